"""Laws that hold in every game: cards and counts, what may be done, replay, bytes and texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import msgspec

from bot.canasta import engine
from bot.canasta.actions import (
    Action,
    Answer,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Pass,
    Play,
    StartRound,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import (
    BLACK_THREES,
    FACES,
    RED_THREES,
    cards_of,
    contains,
    each_card,
    is_red_three,
    is_wild,
    size,
)
from bot.canasta.codec import (
    decode_action,
    decode_events,
    decode_rules,
    decode_state,
    encode_action,
    encode_events,
    encode_rules,
    encode_state,
    state_hash,
)
from bot.canasta.errors import IllegalActionError
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.writing import action_text
from bot.canasta.phases.irregularities import binding_answer
from bot.canasta.positions.actions import read_action, write_action, write_event
from bot.canasta.positions.reader import PositionReader
from bot.canasta.resample import resample
from bot.canasta.rules.model import traits_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView, TableView
from tests.campaigns.fuzz.cards import face_down, in_the_open, pack_of
from tests.campaigns.fuzz.play import RandomMatch
from tests.support.random_play import PlayedStep

Law: TypeAlias = Callable[[RandomMatch], None]

SAMPLED: Final = 40
"""So many moments of a match are looked at where a law is dear to check."""


def some(match: RandomMatch, purpose: str, count: int = SAMPLED) -> Iterator[PlayedStep]:
    """Some steps of a match, other ones for each purpose."""
    random = match.random(purpose)
    return iter(random.sample(match.steps, min(count, len(match.steps))))


# -------------------------------------------------------------------------------------------------- cards and counts


def no_card_is_lost_or_made(match: RandomMatch) -> None:
    """Every card of the packs is in one place, after every step."""
    pack = pack_of(match.rules)
    for step in match.steps:
        assert in_the_open(step.after.table) + face_down(step.after) == pack, step.action


def public_counts_are_true(match: RandomMatch) -> None:
    """The numbers that everybody sees are those of the hidden cards."""
    for step in match.steps:
        state, table, hidden = step.after, step.after.table, step.after.hidden
        assert table.hand_sizes == tuple(map(size, state.hands))
        assert table.stock_size == len(state.stock)
        assert table.feet == tuple(map(size, hidden.feet))
        assert table.bonus == tuple(map(size, hidden.bonus))
        assert table.wings == tuple(map(size, hidden.wings))
        assert table.pile_face_down == len(hidden.under_pile)
        # A last card thrown face down lies on the pile of a round that is over (pagat, Modern American Canasta).
        assert size(hidden.face_down_discard) == table.has_face_down_discard
        assert table.has_melded == tuple(map(bool, table.melds))
        for seat, known in enumerate(table.known):
            assert contains(state.hands[seat], known), step.action
        for seat in table.seating.sitting_out:
            assert not state.hands[seat]
            assert not table.laid_threes[seat]


def threes_lie_where_they_belong(match: RandomMatch) -> None:
    """Threes that go to the table are not held longer than the rules let them (matrix 1.3, 1.4, 1.14)."""
    threes = match.rules.threes
    traits = traits_of(match.rules)
    for step in match.steps:
        table = step.after.table
        for seat, laid in enumerate(table.laid_threes):
            aside = BLACK_THREES if threes.black_threes_from_pile == "set_aside" else 0
            assert not laid & ~(traits.table_threes | aside)
            before_first_turn = threes.three_lay_timing == "own_turn" and (
                Seat(seat) not in table.seating.order or not table.turns_begun(Seat(seat))
            )
            waits = table.turn.took == "last_three" and table.turn.seat == seat
            if table.is_running and not (
                before_first_turn or traits.kept_threes or waits or _may_hold_threes(table, seat)
            ):
                assert not step.after.hands[seat] & traits.table_threes, (step.action, seat)


def _may_hold_threes(table: TableView, seat: int) -> bool:
    """Threes of a foot or of bonus cards that came to a hand when it was not its turn wait for the turn."""
    return table.rules.threes.three_lay_timing == "own_turn" and table.turn.seat != seat


def the_pile_is_frozen_while_a_freezing_card_lies_in_it(match: RandomMatch) -> None:
    """matrix 1.7: a freezing card in the pile freezes it for everybody; a black three never does."""
    rules = match.rules
    freezing = rules.pile.pile_freeze_cards
    for step in match.steps:
        table = step.after.table
        lies = ("wild" in freezing and any(map(is_wild, table.pile))) or (
            "red_three" in freezing and any(map(is_red_three, table.pile))
        )
        if table.turned_red_three:
            assert rules.pile.turned_red_three_freezes
            assert any(map(is_red_three, table.pile))
        lies = lies or table.turned_red_three
        if not table.is_running:
            # A red three that was the last card of the stock may lie there now.
            continue
        if rules.deal.cover_freezes:
            assert table.pile_frozen == lies
        else:
            assert not table.pile_frozen or lies


def melds_tell_who_laid_what(match: RandomMatch) -> None:
    """The parts of a meld are its cards, laid by members of the side in turns that were theirs."""
    for step in match.steps[::3]:
        table = step.after.table
        numbers = [meld.id for melds in table.melds for meld in melds]
        assert len(set(numbers)) == len(numbers)
        for side, melds in enumerate(table.melds):
            for meld in melds:
                assert sum(part.cards for part in meld.parts) == meld.cards
                assert all(table.seating.sides[part.seat] == side for part in meld.parts)
                assert all(part.turn <= table.turn.number for part in meld.parts)
                wilds = sum(map(is_wild, each_card(meld.cards)))
                if meld.kind != "threes":
                    assert (meld.naturals, meld.wilds) == (size(meld.cards) - wilds, wilds)


def cards_never_leave_a_side(match: RandomMatch) -> None:
    """What is melded stays melded, and laid threes stay laid (matrix 1.5)."""
    for step in match.steps:
        if step.seat is None:
            continue
        before, after = step.before.table, step.after.table
        for side in range(len(before.melds)):
            # Two players who become partners put their melds together, as the side of the lower seat.
            now = after.seating.sides[side] if before.seating.personal_totals else side
            own = sum(meld.cards for meld in after.melds[now])
            assert contains(own, sum(meld.cards for meld in before.melds[side]))
        for laid, still in zip(before.laid_threes, after.laid_threes, strict=True):
            assert contains(still, laid)


# ------------------------------------------------------------------------------------------------- what may be done

SIMPLE: Final[tuple[Action, ...]] = (
    Draw(),
    Pass(),
    AskPartner(),
    WithdrawQuestion(),
    Answer(yes=True),
    Answer(yes=False),
    *map(Discard, FACES),
    *(
        DeclareSpecialHand(name, with_upcard)
        for name in ("straight", "pairs", "pairs_with_twos", "garbage")
        for with_upcard in (False, True)
    ),
)
"""Actions without a choice of cards to lay down."""


def who_must_act_can(match: RandomMatch) -> None:
    """Who is to act has something to do, everything offered is lawful, and nobody else has an offer."""
    for step in some(match, "offers", 3 * SAMPLED):
        table = step.after.table
        to_act = table.seats_to_act
        assert bool(to_act) == table.is_running
        for seat in table.seating.order:
            view = engine.view_of(step.after, seat)
            offers = list(engine.legal_actions(view))
            assert view.is_to_act == (seat in to_act)
            if seat in to_act:
                assert offers, "a seat must act and has nothing to do"
            else:
                assert not [action for action in offers if not isinstance(action, WithdrawQuestion)]
            assert len(set(map(repr, offers))) == len(offers)
            for action in offers:
                assert engine.check(view, action) is None, action


def simple_offers_are_complete(match: RandomMatch) -> None:
    """Every draw, answer, question and discard that is lawful is offered, but none that a fine is the price of."""
    for step in some(match, "complete", SAMPLED // 2):
        for seat in step.after.table.seating.order:
            view = engine.view_of(step.after, seat)
            offers = list(engine.legal_actions(view))
            question = view.table.question
            # Where going against the answer is only fined, that is lawful and not offered.
            is_fined = question is not None and binding_answer(view.table) != question.answer
            for action in SIMPLE:
                if is_fined and isinstance(action, Discard) and action not in offers:
                    continue
                assert (engine.check(view, action) is None) == (action in offers), action


def what_is_refused_changes_nothing(match: RandomMatch) -> None:
    """:func:`engine.apply` refuses what :func:`engine.check` refuses, with the same reason, which can be written."""
    random = match.random("refused")
    for step in some(match, "refused"):
        table = step.after.table
        for seat in table.seating.order:
            view = engine.view_of(step.after, seat)
            hand = each_card(view.hand)
            few = cards_of(random.sample(hand, min(len(hand), random.randint(1, 4))))
            for action in (
                random.choice(SIMPLE),
                LayDown((Play(few),)),
                TakePile(Play(few)),
                LayThrees(few & (RED_THREES | BLACK_THREES)),
            ):
                _is_carried_out_or_refused(step.after, view, action)


def _is_carried_out_or_refused(state: State, view: SeatView, action: Action) -> None:
    violation = engine.check(view, action)
    if violation is None:
        engine.apply(state, view.seat, action)
        return
    assert msgspec.json.encode(violation)
    try:
        engine.apply(state, view.seat, action)
    except IllegalActionError as error:
        assert error.violation == violation  # noqa: PT017 - any action may come here
    else:
        raise AssertionError(f"carried out, yet refused by check: {action}")


# --------------------------------------------------------------------------------------- views, replay, bytes, texts


def unseen_cards_can_be_dealt_anew(match: RandomMatch) -> None:
    """A resampled state is possible and the same to the seat: its view, what it may do, what it is refused."""
    random = match.random("resample")
    pack = pack_of(match.rules)
    for step in some(match, "resample", SAMPLED // 2):
        state = step.after
        seat = random.choice(state.table.seating.order)
        view = engine.view_of(state, seat)
        assert view.table is state.table
        assert view.hand == state.hands[seat]
        assert view.__struct_fields__ == ("table", "seat", "hand")
        other = resample(view, random)
        assert engine.view_of(other, seat) == view
        assert in_the_open(other.table) + face_down(other) == pack
        public_counts_are_true(RandomMatch(match.rules, match.seed, [step._replace(after=other)]))
        threes_lie_where_they_belong(RandomMatch(match.rules, match.seed, [step._replace(after=other)]))


def the_same_actions_give_the_same_match(match: RandomMatch) -> None:
    """The log of a match, played anew, leads to the same states and events."""
    state = match.steps[0].before
    for step in match.steps:
        again = engine.apply(state, step.seat, step.action)
        assert again.events == step.events
        state = again.state
    assert state == match.steps[-1].after
    assert state_hash(state) == state_hash(match.steps[-1].after)


def bytes_are_read_as_they_were_written(match: RandomMatch) -> None:
    """States, actions, events and rules, as they are stored."""
    assert decode_rules(encode_rules(match.rules)) == match.rules
    for step in match.steps:
        assert decode_action(encode_action(step.action)) == step.action
        assert decode_events(encode_events(step.events)) == step.events
    for step in some(match, "bytes"):
        encoded = encode_state(step.after)
        again = decode_state(encoded, match.rules)
        assert again == step.after
        assert encode_state(again) == encoded


def texts_are_read_as_they_were_written(match: RandomMatch) -> None:
    """Actions as players type them and as JSON; events as JSON."""
    for step in match.steps:
        if step.seat is not None:
            _is_read_again(engine.view_of(step.before, step.seat), step.action)
        for event in step.events:
            assert msgspec.json.encode(write_event(event))
    for step in some(match, "texts", SAMPLED // 2):
        for seat in step.after.table.seats_to_act:
            view = engine.view_of(step.after, seat)
            for action in engine.legal_actions(view):
                _is_read_again(view, action)


def _is_read_again(view: SeatView, action: Action) -> None:
    text = action_text(action)
    assert parse_action(text, view) == action, text
    document = msgspec.json.decode(msgspec.json.encode(write_action(action)))
    reader = PositionReader()
    assert read_action(reader, "action", document, view) == action, document
    assert not reader.problems


def no_round_is_left_hanging(match: RandomMatch) -> None:
    """Who has no card has gone out or picks up a foot; a round that is over can be followed by the next deal."""
    for step in match.steps:
        table = step.after.table
        if table.is_running:
            assert all(step.after.hands[seat] for seat in table.seating.order), step.action
    last = match.steps[-1].after
    if last.table.phase is Phase.BETWEEN_ROUNDS:
        assert engine.apply(last, None, StartRound("5a" * 32, label="next")).state.table.is_running


def recycling_has_a_limit(match: RandomMatch) -> None:
    """The pile becomes a new stock at most so often as the option recycle_limit says."""
    end = match.rules.end
    for step in match.steps:
        most = end.recycle_limit if match.rules.end.recycles else 0
        assert step.after.table.recycled <= most


LAWS: Final[tuple[Law, ...]] = (
    no_card_is_lost_or_made,
    public_counts_are_true,
    threes_lie_where_they_belong,
    the_pile_is_frozen_while_a_freezing_card_lies_in_it,
    melds_tell_who_laid_what,
    cards_never_leave_a_side,
    who_must_act_can,
    simple_offers_are_complete,
    what_is_refused_changes_nothing,
    unseen_cards_can_be_dealt_anew,
    the_same_actions_give_the_same_match,
    bytes_are_read_as_they_were_written,
    texts_are_read_as_they_were_written,
    no_round_is_left_hanging,
    recycling_has_a_limit,
)
