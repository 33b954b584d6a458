"""Any moment of a round in one line, and what may be done in it.

    at = playing("K K 2 5", melds="KKKK", took="stock")
    refused(at.why("discard 5"), Reason.MUST_GO_OUT)
    after = at.does("meld K K > K")

Cards are written as in ``bot.canasta.notation``; suits that are not said are dealt from the pack as they come, threes
without a suit are black. The acting seat is 0 with partner 2; the other side are 1 and 3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

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
    FACES,
    NO_CARDS,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    card_byte,
    cards_of,
    count_of,
    each_card,
    full_pack,
    is_red_three,
    minus,
    rank_of,
    size,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import Event
from bot.canasta.melding.shapes import meld_of
from bot.canasta.melds import Meld, MeldId, MeldPart
from bot.canasta.notation.card_parser import parse_cards
from bot.canasta.phases.dealing import minimums_in
from bot.canasta.phases.taking.frozen_and_blocked import freeze_card
from bot.canasta.rules.irregularities import punishes
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat, SideId, seating_for
from bot.canasta.state import NOTHING_HIDDEN, Hidden, State
from bot.canasta.turn import Phase, Question, Took, Turn
from bot.canasta.view import ScoreKey, SeatView, TableView

SECRET = "5e" * 32
ME, LEFT, PARTNER, RIGHT = (Seat(seat) for seat in range(4))
OURS, THEIRS = SideId(0), SideId(1)
SUITS_OF_THREES = (Suit.CLUBS, Suit.SPADES)


class _Pack:
    """Deals cards to the places of a moment: those with a suit first, then the others as they come."""

    def __init__(self, pack: Cards) -> None:
        self.left = pack
        self.asked: list[tuple[list[Card | None], list[tuple[int, int | None]]]] = []

    def ask(self, text: str) -> list[Card | None]:
        """A list that :meth:`deal` fills with the cards of the text, in its order."""
        faces = parse_cards(text)
        cards: list[Card | None] = [None] * len(faces)
        self.asked.append((cards, faces))
        return cards

    def deal(self) -> None:
        for exactly in (True, False):
            for cards, faces in self.asked:
                for at, (rank, suit) in enumerate(faces):
                    if (suit is not None or rank == Rank.JOKER) == exactly:
                        cards[at] = self._take(rank, suit)

    def _take(self, rank: int, suit: int | None) -> Card:
        suits: Sequence[int] = SUITS_OF_THREES if rank == Rank.THREE else tuple(Suit)
        faces = [card(rank, suit or 0)] if suit is not None or rank == Rank.JOKER else []
        faces = faces or sorted((card(rank, s) for s in suits), key=lambda face: -count_of(self.left, face))
        assert count_of(self.left, faces[0]), f"the pack has no further {Rank(rank).name}"
        self.left = minus(self.left, cards_of(faces[:1]))
        return faces[0]

    def rest(self) -> list[Card]:
        """What is not dealt, without red threes, in an order that is always the same."""
        cards = [face for face in each_card(self.left) if not is_red_three(face)]
        Random(1950).shuffle(cards)
        return cards


def _bag(cards: Iterable[Card | None]) -> Cards:
    return cards_of(one for one in cards if one is not None)


def _row(cards: Iterable[Card | None]) -> bytes:
    return b"".join(card_byte(one) for one in cards if one is not None)


def drawing(hand: str = "4 9 J", **moment: Any) -> Situation:
    """A moment at the beginning of a turn of seat 0."""
    return Situation.of(hand, took=None, **moment)


def playing(hand: str = "4 9 J", *, took: str = "stock", **moment: Any) -> Situation:
    """A moment after seat 0 has drawn (or taken the pile): its hand holds what it drew."""
    return Situation.of(hand, took=took, **moment)


class Situation:
    """A state, what led to it, and short words for what can be done in it."""

    def __init__(self, state: State, events: tuple[Event, ...] = ()) -> None:
        self.state = state
        self.events = events

    @classmethod
    def of(
        cls,
        hand: str,
        *,
        took: str | None,
        hands: Mapping[int, str] | None = None,
        melds: str = "",
        theirs: str = "",
        red_threes: Mapping[int, str] | None = None,
        pile: str = "9H",
        stock: str | None = None,
        totals: tuple[int, ...] = (0, 0),
        question: bool | str | None = None,
        laid: bool = False,
        exposed: Mapping[int, str] | None = None,
        melded_before: Iterable[int] = (),
        asked_before: int = 0,
        turn: int = 9,
        seat: int = 0,
        dealer: int = 3,
        feet: Mapping[int, str] | None = None,
        played: Iterable[int] = (),
        rules: RuleSet | Mapping[str, Any] | None = None,
    ) -> Situation:
        """See :func:`playing`. ``question`` is "open" or partner's answer; ``stock`` has the top first.

        Own melds were laid by partner in an earlier turn, unless ``melded_before`` names seat 0. ``feet`` are those not
        picked up yet, by seat or by side, and the seats of ``played`` have played from theirs.
        """
        rule_set = rules if isinstance(rules, RuleSet) else with_options(RuleSet(), dict(rules or {}))
        seating = seating_for(rule_set.deal.side_structure, rule_set.deal.seat_count)
        seats = range(seating.seat_count)
        acting, side = Seat(seat), seating.sides[seat]
        pack = _Pack(full_pack(rule_set.deal.deck_count, rule_set.deal.joker_count))
        in_hands: dict[int, list[Card | None]] = {seat: pack.ask(hand)}
        in_hands |= {other: pack.ask(text) for other, text in (hands or {}).items()}
        threes = {other: pack.ask(text) for other, text in (red_threes or {}).items()}
        in_feet = {other: pack.ask(text) for other, text in (feet or {}).items()}
        on_pile = pack.ask(pile)
        shown = {other: pack.ask(text) for other, text in (exposed or {}).items()}
        in_stock = pack.ask(stock) if stock is not None else None
        meld_texts = {side: melds, next(s for s in seating.sides if s != side): theirs}
        in_melds = {
            of: [pack.ask(text) for text in texts.split(",") if text.strip()]
            for of, texts in meld_texts.items()
        }
        pack.deal()
        rest = pack.rest()
        for other in seats:
            if other not in in_hands:
                in_hands[other] = list(rest[:5])
                del rest[:5]
        stock_row = _row(in_stock) if in_stock is not None else bytes(rest)
        bags = tuple(_bag(in_hands[other]) for other in seats)
        has_one = range(seating.side_count) if rule_set.deal.foot_scope == "team" else seats
        foot_bags = tuple(_bag(in_feet.get(one, [])) for one in has_one) if rule_set.deal.foot_size else ()

        number = 0
        rows: list[tuple[Meld, ...]] = []
        for of in range(seating.side_count):
            row = []
            for cards in in_melds.get(SideId(of), []):
                number += 1
                layer = _first_layer(seating.members(SideId(of)), acting)
                row.append(meld_on_table(rule_set, number, _bag(cards), layer))
            rows.append(tuple(row))
        pile_row = _row(on_pile)
        partners = seating.partners(acting)
        asked = None
        if question is not None:
            asked = Question(acting, partners, None if question == "open" else bool(question))
        table = TableView(
            rules=rule_set,
            seating=seating,
            round=2,
            dealer=Seat(dealer),
            phase=Phase.DRAW if took is None else Phase.PLAY,
            turn=Turn(turn, acting, None if took is None else Took(took), laid),
            question=asked,
            melds=tuple(rows),
            laid_threes=tuple(_bag(threes.get(other, [])) for other in seats),
            hand_sizes=tuple(map(size, bags)),
            known=(NO_CARDS,) * seating.seat_count,
            stock_size=len(stock_row),
            pile=pile_row,
            pile_face_down=0,
            pile_frozen=freeze_card(pile_row, rule_set.pile.pile_freeze_cards) is not None,
            has_melded=tuple(map(bool, rows)),
            melded_before=tuple(
                other in set(melded_before)
                or any(part.seat == other for row in rows for m in row for part in m.parts)
                for other in seats
            ),
            questions_asked=tuple(
                (asked_before if other == seat else 0) + (other == seat and asked is not None)
                for other in seats
            ),
            totals=totals,
            minimums=minimums_in(rule_set, totals, 2),
            feet=tuple(map(size, foot_bags)),
            played_from_foot=tuple(other in set(played) for other in seats)
            if foot_bags and has_one == seats
            else (),
            penalty_cards=tuple(_bag(shown.get(other, [])) for other in seats) if punishes(rule_set) else (),
            fines=(0,) * len(seats) if punishes(rule_set) else (),
            turn_card_drawn=len(stock_row) < rule_set.deal.turn_card_from_bottom
            or not rule_set.deal.turn_card_from_bottom,
        )
        hidden = Hidden(feet=foot_bags) if foot_bags else NOTHING_HIDDEN
        return cls(State(table, bags, stock_row, hidden))

    # ------------------------------------------------------------------------------------------------ looking

    @property
    def table(self) -> TableView:
        return self.state.table

    @property
    def seat(self) -> Seat:
        """Who is to act (the first, if several)."""
        return (self.table.seats_to_act or (self.table.turn.seat,))[0]

    def view(self, seat: int | None = None) -> SeatView:
        return engine.view_of(self.state, self.seat if seat is None else Seat(seat))

    def hand(self, seat: int | None = None) -> str:
        """The ranks of a hand, lowest first: ``* 2 5 K K``."""
        return ranks(self.view(seat).hand)

    def melds(self, side: int = 0) -> list[str]:
        """The ranks of a side's melds, naturals first."""
        return [ranks(meld.cards) for meld in self.table.melds[side]]

    def offers(self, seat: int | None = None) -> list[Action]:
        return list(engine.legal_actions(self.view(seat)))

    def offered(self, text: str, seat: int | None = None) -> bool:
        """Whether this action is yielded, whatever the suits."""
        wanted = shape(self.action(text, seat))
        return any(shape(action) == wanted for action in self.offers(seat))

    # ------------------------------------------------------------------------------------------------- acting

    def action(self, text: str, seat: int | None = None) -> Action:
        """``draw``, ``take``, ``take KK with QQ2``, ``meld KKK2, 2 > Q``, ``discard 4``, ``ask``, ``answer yes``..."""
        verb, _, rest = text.partition(" ")
        view = self.view(seat)
        match verb:
            case "draw":
                return Draw()
            case "pass":
                return Pass()
            case "ask":
                return AskPartner()
            case "special":
                return DeclareSpecialHand(rest.removesuffix(" with upcard"), rest.endswith(" with upcard"))
            case "withdraw":
                return WithdrawQuestion()
            case "answer":
                return Answer(rest == "yes")
            case "discard":
                thrown = each_card(_Chooser(view).cards(rest.removesuffix(" saying more")))[0]
                return Discard(thrown, rest.endswith(" saying more"))
            case "meld":
                return LayDown(_Chooser(view).plays(rest))
            case "lay":
                return LayThrees(_Chooser(view).cards(rest))
            case "take":
                use, _, more = rest.partition("with")
                chooser = _Chooser(view)
                first = chooser.plays(use)
                return TakePile(first[0] if first else Play(NO_CARDS), chooser.plays(more))
        raise AssertionError(text)

    def why(self, text: str, seat: int | None = None) -> Violation | None:
        """Why this may not be done."""
        return engine.check(self.view(seat), self.action(text, seat))

    def may(self, text: str, seat: int | None = None) -> bool:
        return self.why(text, seat) is None

    def does(self, *texts: str, seat: int | None = None) -> Situation:
        """The moment after these actions, with the events of the last."""
        now = self
        for text in texts:
            who = now.seat if seat is None else Seat(seat)
            step = engine.apply(now.state, who, now.action(text, who))
            now = Situation(step.state, step.events)
        return now

    def score(self, side: int = 0) -> dict[ScoreKey, int]:
        """The points of the last round by line."""
        result = self.table.result
        assert result is not None, "the round is not over"
        points: Counter[ScoreKey] = Counter()
        for line in result.sheets[side].lines:
            points[line.key] += line.points
        return dict(points)

    def total(self, side: int = 0) -> int:
        result = self.table.result
        assert result is not None, "the round is not over"
        return result.sheets[side].total


def _first_layer(members: tuple[Seat, ...], acting: Seat) -> Seat:
    return next((seat for seat in members if seat != acting), members[0])


def meld_on_table(rule_set: RuleSet, number: int, cards: Cards, seat: int, turn: int = 1) -> Meld:
    """A meld of these cards, which must be one by the rules."""
    meld = meld_of(rule_set, MeldId(number), (MeldPart(Seat(seat), turn, cards),))
    assert isinstance(meld, Meld), f"{ranks(cards)}: {meld.reason} {meld.facts}"
    return meld


class _Chooser:
    """Chooses the suits of typed cards from a hand; cards it lacks are taken from nowhere, to be refused."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.left = view.hand

    def cards(self, text: str) -> Cards:
        chosen = NO_CARDS
        for rank, suit in parse_cards(text):
            faces = [
                face for face in FACES if rank_of(face) == rank and (suit is None or face == card(rank, suit))
            ]
            if rank == Rank.THREE and suit is None:
                faces = [card(rank, s) for s in SUITS_OF_THREES]
            face = next((face for face in faces if count_of(self.left, face)), faces[0])
            self.left = minus(self.left, cards_of([face]))
            chosen += cards_of([face])
        return chosen

    def plays(self, text: str) -> tuple[Play, ...]:
        plays = []
        for group in text.split(","):
            typed, _, target = (part.strip() for part in group.partition(">"))
            if not typed and not target:
                continue
            meld = None
            if target.startswith("#"):
                meld = MeldId(int(target[1:]))
            elif target:
                ((rank, _),) = parse_cards(target)
                same = [m for m in self.view.melds if m.rank == (0 if rank <= Rank.TWO else rank)]
                meld = min(same, key=lambda m: m.is_canasta).id
            plays.append(Play(self.cards(typed) if typed else NO_CARDS, meld))
        return tuple(plays)


_RANK_TEXTS = ("", "*", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def ranks(cards: Cards) -> str:
    """The ranks of some cards, lowest first."""
    return " ".join(_RANK_TEXTS[rank_of(face)] for face in each_card(cards))


def cards(text: str) -> Cards:
    """The cards of a text in which every suit is said."""
    return cards_of(card(rank, suit or 0) for rank, suit in parse_cards(text))


def shape(action: Action) -> tuple[Any, ...]:
    """An action without its suits."""
    match action:
        case LayDown(plays):
            return ("meld", *sorted(_play_shape(play) for play in plays))
        case TakePile(use, more):
            return ("take", _play_shape(use), *sorted(_play_shape(play) for play in more))
        case DeclareSpecialHand(name, with_upcard):
            return ("special", name, with_upcard)
        case Discard(thrown):
            return ("discard", rank_of(thrown))
        case Answer(yes):
            return ("answer", yes)
        case _:
            return (type(action).__name__,)


def _play_shape(play: Play) -> tuple[str, int]:
    return ranks(play.cards), play.meld or 0


def refused(violation: Violation | None, reason: Reason, **facts: Any) -> None:
    """Assert a refusal for this reason, with these facts among its own."""
    assert violation is not None, f"allowed, though {reason} was expected"
    assert violation.reason is reason, f"{violation.reason} {violation.facts}"
    assert {name: violation.facts.get(name) for name in facts} == facts


def rules(**options: Any) -> RuleSet:
    """Classic Canasta for four with some options changed."""
    return rules_of("classic_4", options)


def unchecked_rules(**options: Any) -> RuleSet:
    """The same, whether or not tables may choose these options."""
    return with_options(RuleSet(), options)


def dealt(
    rule_set: RuleSet | None = None, secret: str = SECRET, *, label: str = "table", cut: str = ""
) -> Situation:
    """The first round of a match, just dealt."""
    state = engine.start_match(rule_set or rules())
    step = engine.apply(state, None, StartRound(secret, label, cut))
    return Situation(step.state, step.events)
