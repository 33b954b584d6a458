"""Texts of the private hand panel: the cards, what can be done now, and the draft."""

from collections.abc import Collection, Iterator, Sequence
from datetime import datetime
from functools import reduce
from itertools import islice
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.canasta.actions import (
    Action,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Pass,
    TakePile,
)
from bot.canasta.cards import NO_CARDS, RED_THREES, Cards, size
from bot.canasta.drafts.draft import DraftReport
from bot.canasta.engine import legal_actions
from bot.canasta.hand_order import HandOrder
from bot.canasta.phases.asking import may_skip_drawing
from bot.canasta.phases.going_out.rights import ends_round, has_foot
from bot.canasta.phases.irregularities import binding_answer, must_discard_exposed
from bot.canasta.phases.taking.take_pile import names_sequence
from bot.canasta.policies.end_of_stock import draw_count_of
from bot.canasta.policies.special_hands import special_hand_points
from bot.canasta.rules.irregularities import false_count_cost, ignored_answer_cost, unexposed_three_cost
from bot.canasta.turn import Phase, Question
from bot.canasta.view import SeatView, TableView
from bot.service.matches.record import TableRecord
from bot.service.orders.giving import sits_out
from bot.service.queries import Hand
from bot.ui.hand.draft_presenter import draft_text, selected_text
from bot.ui.hand.meld_lines import meld_lines
from bot.ui.hand.shown_hand import PLAIN, PanelStyle
from bot.ui.hand.taps import has_card_buttons, has_face_buttons
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit import colours, limits
from bot.ui.words.actions import card_laid, cards_of_plays, sequences_named, takes_top_only
from bot.ui.words.cards import BETWEEN, card_text, cards_listed, counts_of, hand_by_suit, hand_lines
from bot.ui.words.melds import special_hand_name
from bot.ui.words.names import seat_name, table_name
from bot.ui.words.pile import pile_lines
from bot.ui.words.turn import clock_lines, held_text, order_lines, turn_text, wish_lines

_MOST_EXAMPLES = 3
# Far more than anybody has, so that a panel takes bounded time.
_MOST_LOOKED_AT = 2000
_MOST_BESIDE_TITLE = 40
_LONGEST_NOTE = 900
_LONGEST_NOW = 1000
_ROOM_FOR_HAND = 1200
"""Characters left for the lines above what can be done now, and for the margin, however many melds there are."""
_MARGIN = 200
"""Characters left for the line of a card that is selected by itself."""
_PRINTED_ON_A_THREE: Final = 5


class HandWords(NamedTuple):
    """The texts of a hand panel: the hand, what can be done with it, and what is prepared; the last may be empty."""

    hand: str
    now: str
    prepared: str
    colour: int


def hand_words(
    texts: Texts,
    hand: Hand,
    *,
    note: str | None = None,
    drawn: Cards = NO_CARDS,
    report: DraftReport | None = None,
    legal: Collection[Action] | None = None,
    shown: str | None = None,
    take: TakePile | None = None,
    taps: bool = False,
    style: PanelStyle = PLAIN,
) -> HandWords:
    """Return the texts of the panel of one seat.

    ``note`` stands first: a refusal, or what has just been done. ``drawn`` are the cards drawn in this turn.
    ``legal`` are the legal actions of the view, if they are known already. ``shown`` stands for the words of the
    hand, empty where a picture or buttons say them. ``take`` is the way to take the pile that has a button: it is named
    first. With ``taps`` the cards stand on buttons, and what is selected needs no line for each meld.
    """
    view, record = hand.view, hand.record
    options = tuple(islice(legal_actions(view), _MOST_LOOKED_AT)) if legal is None else tuple(legal)
    is_out, order = sits_out(view.table, view.seat), style.order_in(view)
    lines = [_titled(texts, hand, note, is_out=is_out, is_compact=style.is_compact)]
    if is_out:
        lines.append(_sitting_out_text(texts, record, view))
    elif shown is not None:
        lines += [shown] if shown else []
    elif order is HandOrder.SUIT:
        lines.append(hand_by_suit(texts, view.hand))
    else:
        suits = style.suits or view.table.rules.melds.sequence_melds
        cards = hand_lines(texts, view.hand, suits=suits, order=order)
        lines.append(cards.replace("\n", BETWEEN) if style.is_compact else cards)
    lines += _lines_beside_hand(texts, view)
    holder = record.holder_of(view.seat)
    if holder is not None and holder.is_absent and record.is_open:
        lines.append(texts("hand-stand-in"))
    came = cards_listed(drawn)
    if came and came not in (note or ""):
        lines.append(texts("hand-drawn", cards=came))
    if record.held is not None and hand.held is not None:
        now = [held_text(texts, record.held, hand.held), *wish_lines(texts, record)]
    else:
        now = now_lines(texts, record, view, options, hand.due, take, style)
        now += _time_lines(texts, hand)
    now += order_lines(texts, hand)
    now = [limits.cut("\n".join(now), _LONGEST_NOW)]
    prepared = ""
    if report is not None and not hand.draft.is_empty:
        if taps:
            prepared = selected_text(texts, hand.draft, view, report, record, style.emojis)
        else:
            told = draft_text(texts, hand.draft, view, report, record)
            prepared = f"**{texts('draft-title')}**\n{told}"
    if view.table.is_running:
        room = limits.COMPONENTS_TEXT - _ROOM_FOR_HAND - limits.utf16(prepared) - limits.utf16(now[0])
        now += meld_lines(texts, record, view, style.emojis, room)
    shown_now = "\n".join(now)
    room = limits.COMPONENTS_TEXT - limits.utf16(shown_now) - limits.utf16(prepared) - _MARGIN
    return HandWords(
        limits.cut("\n".join(lines), room),
        shown_now,
        prepared,
        colours.YOUR_TURN if view.is_to_act and not hand.rests else colours.HAND,
    )


def _lines_beside_hand(texts: Texts, view: SeatView) -> list[str]:
    """Return the lines about a red three that costs points, the foot, the bonus cards and the penalty cards of
    this seat, and what it said of its last card.

    The faces in the foot and in the bonus cards are known to nobody.
    """
    table, seat = view.table, view.seat
    lines = []
    if cost := _red_three_cost(view):
        lines.append(texts("hand-red-threes-cost", points=cost))
    if table.feet and table.is_running and not sits_out(table, seat):
        foot, scope = table.feet[table.foot_place(seat)], table.rules.deal.foot_scope
        if foot:
            lines.append(texts("hand-foot", count=foot, trigger=table.rules.deal.foot_trigger, scope=scope))
        elif scope == "player":
            lines.append(texts("hand-in-foot"))
    if table.bonus and table.bonus[seat]:
        lines.append(texts("hand-bonus", count=table.bonus[seat]))
    if table.penalty_cards and table.penalty_cards[seat]:
        lines.append(texts("hand-penalty-cards", cards=cards_listed(table.penalty_cards[seat])))
    if table.says_more and table.says_more[seat]:
        lines.append(texts("hand-said-more", points=false_count_cost(table.rules)))
    return lines


def _red_three_cost(view: SeatView) -> int:
    """Return the cost of a red three left in the hand, in games that never lay it down; 0 where it need not be told."""
    threes = view.table.rules.threes
    stays = threes.three_lay_timing == "not_laid" and view.hand & RED_THREES
    cost = threes.red_three_in_hand_penalty if stays and view.table.is_running else 0
    return cost if cost > _PRINTED_ON_A_THREE else 0


def _titled(texts: Texts, hand: Hand, note: str | None, *, is_out: bool, is_compact: bool) -> str:
    """Return the title with the name of the table, and the note below it, a short one beside a compact title."""
    name, key = table_name(texts, hand.record), "hand-count" if is_compact else "hand-title"
    told = texts("hand-title-out") if is_out else texts(key, count=size(hand.view.hand))
    title = f"**{name} · {told}**" if is_compact else f"**{told}** · {name}"
    if not note:
        return title
    if is_compact and "\n" not in note and len(note) <= _MOST_BESIDE_TITLE:
        return f"{title} · {note}"
    return f"{title}\n{limits.cut(note, _LONGEST_NOTE)}"


def _sitting_out_text(texts: Texts, record: TableRecord, view: SeatView) -> str:
    """Return the text for a seat that sits out and has no cards: who plays for its side in this round."""
    seating = view.table.seating
    names = [seat_name(texts, record, seat) for seat in seating.members(seating.side_of(view.seat))]
    return texts("hand-sits-out", names=texts.listed(names), count=len(names))


def _time_lines(texts: Texts, hand: Hand) -> list[str]:
    """Return the lines about time while this seat is to act; those of other seats come with the turn's text."""
    record = hand.record
    if not hand.view.is_to_act or record.pause is not None:
        return []
    return [*clock_lines(texts, record, hand.due), *wish_lines(texts, record)]


def _exceptional_words(texts: Texts, view: SeatView, options: Sequence[Action]) -> list[str]:
    lines = []
    special = next((action for action in options if isinstance(action, DeclareSpecialHand)), None)
    if special is not None:
        hand = special_hand_name(texts, special.name)
        worth = special_hand_points(view.table.rules, special.name)
        lines.append(texts("hand-may-show-special", hand=hand, points=worth))
    threes = [size(action.cards) for action in options if isinstance(action, LayThrees)]
    if threes and not _three_comes_first(view, options):
        table = view.table
        fine = unexposed_three_cost(table.rules)
        ends = table.rules.threes.unreplaced_three_ends_round and max(threes) > table.stock_size
        key = "hand-may-lay-last-threes" if ends else "hand-may-lay-threes"
        key = "hand-lay-threes-or-pay" if fine else key
        lines.append(texts(key, count=max(threes), fine=fine))
    return lines


def _three_comes_first(view: SeatView, options: Sequence[Action]) -> bool:
    """Return whether a three must be laid first: nothing may be discarded, drawn or taken before."""
    question = view.table.question
    return (
        any(isinstance(action, LayThrees) for action in options)
        and all(isinstance(action, LayThrees | LayDown) for action in options)
        and (question is None or not question.answer)
    )


def now_lines(
    texts: Texts,
    record: TableRecord,
    view: SeatView,
    options: Sequence[Action],
    due: datetime | None = None,
    take: TakePile | None = None,
    style: PanelStyle = PLAIN,
) -> list[str]:
    """Return what this seat can do now, in plain words; or whom the table waits for.

    The lines of a compact panel leave out what players know who have played before.
    """
    table, is_brief = view.table, style.is_compact
    if not record.is_open or record.pause is not None:
        return [turn_text(texts, record, table)]
    question = table.question
    if question is not None and question.answer is None and table.is_running:
        names = texts.listed([seat_name(texts, record, seat) for seat in question.answerers])
        if view.seat == question.asker:
            return [texts("hand-asked", name=names)]
        if view.seat in question.answerers:
            asker = seat_name(texts, record, question.asker)
            return [texts("hand-to-answer", asker=asker, fine=fine_after(table))]
    if not view.is_to_act:
        return [turn_text(texts, record, table, due)]
    if table.phase is Phase.DRAW:
        needed = _first_meld_words(texts, view)
        beside, below = (needed, []) if is_brief else ([], needed)
        lines = [
            " ".join([_draw_words(texts, view, options, take, is_brief=is_brief), *beside]),
            *pile_lines(texts, record, table, style.emojis),
            *below,
        ]
        lines += _question_words(texts, record, table, options)
    else:
        lines = _play_words(texts, record, view, options, is_brief=is_brief)
    return [*lines, *_exceptional_words(texts, view, options)]


def _first_meld_words(texts: Texts, view: SeatView) -> list[str]:
    """Return the points that the first meld of this side needs, if it has none yet."""
    if not view.requirement:
        return []
    return [texts("hand-first-meld", needed=view.requirement)]


def _alone(view: SeatView) -> str:
    """Return whether this seat has no partner in this round, as "yes" or "no": without one, sides are not mentioned."""
    seating = view.table.seating
    return yes_no(len(seating.members(seating.side_of(view.seat))) == 1)


def _draw_words(
    texts: Texts, view: SeatView, options: Sequence[Action], take: TakePile | None, *, is_brief: bool
) -> str:
    takes = [action for action in options if isinstance(action, TakePile)]
    may_draw = any(isinstance(action, Draw) for action in options)
    if is_brief and takes and may_draw:
        return texts("hand-turn")  # the buttons say how
    ways = _ways(texts, takes, take, view)
    if may_draw:
        upcard, count = view.table.upcard, draw_count_of(view.table.rules, view.table.round)
        if not takes:
            return texts("hand-turn-draw" if upcard is None else "hand-turn-draw-only", count=count)
        if (
            upcard is not None
            and all(names_sequence(view, action) for action in takes)
            and takes_top_only(view)
        ):
            named = sequences_named(texts, takes, view)
            return texts("hand-turn-draw-or-take-top", upcard=card_text(upcard), count=count, rank=named)
        whole = all(not names_sequence(view, action) for action in takes) or not takes_top_only(view)
        if whole and upcard is not None and all(not action.use.cards and not action.more for action in takes):
            laid = dict.fromkeys(card_laid(view, action) for action in takes)
            key = "alone" if all(action.count in {None, 1} for action in takes) else "down"
            return texts(
                f"hand-turn-draw-or-take-{key}",
                cards=texts.alternatives([card_text(card) for card in laid]),
                count=count,
                alone=_alone(view),
            )
        return texts("hand-turn-draw-or-take", ways=ways, count=count)
    if not takes and any(isinstance(action, LayThrees) for action in options):
        # More than may be kept: nothing else can be done before they lie on the table.
        return texts("hand-turn-threes-first")
    if not takes:
        return texts("hand-turn-pass-only")
    may_pass = any(isinstance(action, Pass) for action in options)
    return texts("hand-turn-take-or-pass" if may_pass else "hand-turn-take-only", ways=ways)


def _ways(texts: Texts, takes: Sequence[TakePile], first: TakePile | None, view: SeatView) -> str:
    """Return the ways to take the pile: the one that has a button, then those with the fewest cards."""
    ordered = sorted(takes, key=lambda action: (action != first, len(action.more), size(action.use.cards)))
    if first is not None and first not in takes:
        ordered.insert(0, first)  # with more cards than are listed
    ways: list[str] = []
    has_lists = False
    for action in ordered:
        words = cards_of_plays(texts, (action.use, *action.more)) or texts.word("hand-take-nothing")
        if names_sequence(view, action):
            key = "hand-take-for-sequence-only" if takes_top_only(view) else "hand-take-for-sequence"
            words = texts.word(key, rank=sequences_named(texts, [action], view))
        if words in ways:
            continue
        ways.append(words)
        has_lists |= bool(action.more) or len(counts_of(action.use.cards)) > 1
        if len(ways) == _MOST_EXAMPLES:
            break
    if not has_lists:
        return texts.alternatives(ways)
    return reduce(lambda said, way: texts.word("hand-take-or", ways=said, way=way), ways)


def _play_words(
    texts: Texts, record: TableRecord, view: SeatView, options: Sequence[Action], *, is_brief: bool
) -> list[str]:
    lays = [action for action in options if isinstance(action, LayDown)]
    can_discard = any(isinstance(action, Discard) for action in options)
    too_little = can_discard and not lays and view.requirement
    if can_discard and not lays and any(isinstance(action, DeclareSpecialHand) for action in options):
        return [texts("hand-turn-show-or-discard"), *_question_words(texts, record, view.table, options)]
    if can_discard and not lays and (forbids := _who_forbids(texts, record, view)):
        lines = [texts("hand-turn-play-refused", name=texts.listed(forbids), count=len(forbids))]
    elif too_little:
        lines = [texts("hand-turn-play-too-little", needed=view.requirement, alone=_alone(view))]
    elif can_discard and size(view.hand) == 1 and ends_round(view.table, view.seat):
        lines = [texts("hand-turn-last-card")]
    elif can_discard and size(view.hand) == 1 and has_foot(view.table, view.seat):
        lines = [texts("hand-turn-last-before-foot", scope=view.table.rules.deal.foot_scope)]
    elif not can_discard:
        if _three_comes_first(view, options):
            ends = view.table.rules.threes.unreplaced_three_ends_round and not view.table.stock_size
            lines = [texts("hand-turn-must-lay-three", ends=yes_no(ends))]
        else:
            lines = [texts("hand-turn-must-meld")]
    else:
        has_buttons = has_card_buttons(view) or has_face_buttons(view)
        key = "hand-turn" if is_brief else "hand-turn-tap" if has_buttons else "hand-turn-play"
        lines = [texts(key if lays else "hand-turn-play-no-meld")]
    if not too_little:
        lines += _first_meld_words(texts, view)
        lines = [" ".join(lines)] if is_brief else lines
    if must_discard_exposed(view.table, view.seat):
        lines.append(texts("hand-must-throw-exposed", alone=_alone(view)))
    return [*lines, *_question_words(texts, record, view.table, options)]


def _who_forbids(texts: Texts, record: TableRecord, view: SeatView) -> list[str]:
    """Return who said no to going out, if nothing else keeps this seat from laying cards down; else nobody."""
    question = view.table.question
    if question is None or question.answer is not False:
        return []
    unasked = replace(view, table=replace(view.table, question=None))
    if not any(isinstance(action, LayDown) for action in islice(legal_actions(unasked), _MOST_LOOKED_AT)):
        return []
    return [seat_name(texts, record, seat) for seat in question.answerers]


def _question_words(
    texts: Texts, record: TableRecord, table: TableView, options: Sequence[Action]
) -> Iterator[str]:
    """Yield the partner's answer, or that the partner may be asked."""
    question = table.question
    if question is not None:
        yield answer_words(texts, record, table, question)
    if any(isinstance(action, AskPartner) for action in options):
        skips = table.phase is Phase.DRAW and may_skip_drawing(table.rules)
        yield texts("hand-may-ask-to-skip" if skips else "hand-may-ask")


def fine_after(table: TableView) -> int:
    """Return the fine for going against the answer to the question that is open; 0 where the answer binds."""
    # The answer about going out without drawing binds in any case.
    skips = table.phase is Phase.DRAW and may_skip_drawing(table.rules)
    return 0 if skips else ignored_answer_cost(table.rules)


def answer_words(texts: Texts, record: TableRecord, table: TableView, question: Question) -> str:
    """Return the text of the partner's answer, with the fine for going against it where that can be done."""
    names = texts.listed([seat_name(texts, record, seat) for seat in question.answerers])
    fine = ignored_answer_cost(table.rules) if binding_answer(table) is None else 0
    key = "hand-said-yes" if question.answer else "hand-said-no"
    return texts(key, name=names, count=len(question.answerers), fine=fine)
