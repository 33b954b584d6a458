"""Somebody who hears only the public events can follow the whole table: a log of a match leaves nothing out."""

from __future__ import annotations

from typing import Final

from bot.canasta.actions import Action, DeclareSpecialHand, Draw
from bot.canasta.cards import NO_CARDS, Cards, count_all, faces, is_wild, one, size, suit_of
from bot.canasta.events import (
    BonusGiven,
    BonusTaken,
    CardsExposed,
    Discarded,
    Drew,
    Event,
    ExposedTakenBack,
    Fined,
    FootTaken,
    LaidDown,
    PileRecycled,
    PileTurnedOver,
    RoundStarted,
    SidesFormed,
    SpecialHandShown,
    ThreesLaid,
    TookPile,
    TurnCardDrawn,
    visible_to,
)
from bot.canasta.melds import MeldId, MeldKind
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import EndReason, TableView
from tests.campaigns.fuzz.cards import pack_of
from tests.campaigns.fuzz.laws import Law
from tests.campaigns.fuzz.play import RandomMatch


def a_spectator_can_follow_the_table(match: RandomMatch) -> None:
    """Hand sizes, pile, stock, melds, laid threes, feet and bonus cards as told are those of the table."""
    told = _Spectator(match.rules)
    for step in match.steps:
        for event in visible_to(step.events, None):
            told.hears(event, step.action, step.after.table)
        told.compare(step.after.table)


class _Meld:
    def __init__(self, event: LaidDown) -> None:
        suits = {suit_of(face) for face in faces(event.cards) if not is_wild(face)}
        self.seat, self.kind = event.seat, event.kind
        self.cards = NO_CARDS
        self.key = (event.kind, event.rank, min(suits) if event.kind is MeldKind.SEQUENCE else None)


class _Spectator:
    """What somebody has been told."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.hands: list[int] = []
        self.feet: list[int] = []
        self.bonus: list[int] = []
        self.wings: list[int] = []
        self.pile: list[int] = []
        self.face_down = 0
        self.threes: list[Cards] = []
        self.exposed: list[Cards] = []
        self.fines: list[int] = []
        self.melds: dict[MeldId, _Meld] = {}
        self.stock = 0
        self.recycled = 0
        self.seen_stock: list[int] = []
        self.turn_card_drawn = True

    def hears(self, event: Event, action: Action, table: TableView) -> None:
        """One more event."""
        match event:
            case RoundStarted():
                self._begins(event, len(table.hand_sizes), set(table.seating.sides))
            case ThreesLaid():
                self.threes[event.seat] += event.cards
                if isinstance(action, Draw):
                    # Each one laid came from the stock; what was kept is told as drawn.
                    self.stock -= size(event.cards)
                else:
                    self.hands[event.seat] += event.replaced - size(event.cards)
                    self.stock -= event.replaced
            case Drew():
                self.hands[event.seat] += event.count
                self.stock -= event.count
                # A last three that nothing replaces is told after the cards that were drawn with it.
                assert event.stock == table.stock_size
            case TookPile():
                self.hands[event.seat] += event.count
                face_up = min(event.count, len(self.pile))
                self.pile = self.pile[: len(self.pile) - face_up]
                self.face_down -= event.count - face_up
            case LaidDown():
                assert event.is_new == (event.meld not in self.melds)
                if event.is_new:
                    self.melds[event.meld] = _Meld(event)
                meld = self.melds[event.meld]
                meld.cards += event.cards
                assert event.size == size(meld.cards)
                self.hands[event.seat] -= size(event.cards)
            case Discarded():
                self._is_thrown(event)
            case CardsExposed():
                self.hands[event.seat] -= size(event.cards)
                self.exposed[event.seat] += event.cards
            case ExposedTakenBack():
                self.hands[event.seat] += size(event.cards)
                self.exposed[event.seat] -= event.cards
            case Fined():
                self.fines[event.seat] += event.points
            case FootTaken():
                place = (
                    table.seating.sides[event.seat] if self.rules.deal.foot_scope == "team" else event.seat
                )
                assert self.feet[place] == event.count
                self.hands[event.seat] += event.count
                self.feet[place] = 0
            case BonusGiven():
                self._is_given(event)
            case BonusTaken():
                self.hands[event.seat] += event.count
                self.bonus[event.seat] -= event.count
            case TurnCardDrawn():
                assert not self.turn_card_drawn
                self.turn_card_drawn = True
            case PileRecycled():
                self.stock = event.stock
                self.pile = self.pile[-1:]
                self.face_down = 0
                self.recycled += 1
            case PileTurnedOver():
                # In the order in which everybody saw the cards thrown, the first below.
                self.seen_stock = ([] if self.face_down else self.seen_stock) + self.pile
                self.stock = event.stock
                self.pile = []
                self.face_down = 0
                self.recycled += 1
            case SidesFormed():
                self._put_together(event.partners)
            case SpecialHandShown():
                assert isinstance(action, DeclareSpecialHand)
                if action.with_upcard:
                    self.pile = []
                    self.hands[event.seat] += 1
                assert self.hands[event.seat] == size(event.cards)
            case _:
                pass

    def _begins(self, event: RoundStarted, seats: int, sides: set[SideId]) -> None:
        deal = self.rules.deal
        playing = [seat not in event.sits_out for seat in range(seats)]
        self.hands = [event.hand_size * plays for plays in playing]
        self.feet = [event.foot_size * plays for plays in playing]
        if deal.foot_scope == "team":
            self.feet = [event.foot_size for _ in sides]
        self.bonus = [0] * seats
        self.wings = list(deal.bonus_card_counts) if deal.bonus_cards in ("wings", "dead_wings") else []
        self.pile = list(event.upcards)
        self.face_down = event.face_down
        self.threes = [NO_CARDS] * seats
        self.exposed = [NO_CARDS] * seats
        self.fines = [0] * seats
        self.melds = {}
        dealt = sum(self.hands) + sum(self.feet) + sum(self.wings) + len(self.pile) + self.face_down
        self.stock = count_all(pack_of(self.rules)) - dealt
        self.recycled = 0
        self.turn_card_drawn = deal.turn_card_from_bottom == 0 or self.stock < deal.turn_card_from_bottom

    def _is_thrown(self, event: Discarded) -> None:
        if event.card is None:
            # Thrown face down with the end of the round: it is no part of the pile any more.
            self.hands[event.seat] -= 1
            return
        self.pile.append(event.card)
        # Who has penalty cards must throw those first (Scarne, Improper Melding).
        if self.exposed[event.seat]:
            self.exposed[event.seat] -= one(event.card)
        else:
            self.hands[event.seat] -= 1

    def _is_given(self, event: BonusGiven) -> None:
        (self.hands if event.to_hand else self.bonus)[event.seat] += event.count
        if self.wings and not event.to_hand:
            assert self.wings.pop(0) == event.count
        else:
            self.stock -= event.count

    def _put_together(self, partners: tuple[Seat, ...]) -> None:
        """Two players have become partners: melds of one rank become one where one alone may lie (matrix D28)."""
        first, second = (
            [number for number in sorted(self.melds) if self.melds[number].seat == seat] for seat in partners
        )
        for number in second:
            joined = next(
                (own for own in first if self._become_one(self.melds[own], self.melds[number])), None
            )
            if joined is None:
                first.append(number)
                continue
            kept, gone = sorted((joined, number))
            self.melds[kept].cards += self.melds[gone].cards
            first[first.index(joined)] = kept
            del self.melds[gone]

    def _become_one(self, own: _Meld, other: _Meld) -> bool:
        limits = self.rules.melds
        if own.key != other.key or own.kind is MeldKind.SEQUENCE:
            return False
        sizes = size(own.cards), size(other.cards)
        if own.kind is MeldKind.WILD:
            most = [limits.max_wild_meld_cards]
            if limits.canasta_extension == "none":
                most.append(limits.canasta_size)
            return all(limit is None or sum(sizes) <= limit for limit in most)
        if own.kind is MeldKind.RANK and limits.same_rank_melds == "many":
            return False
        one_each = limits.same_rank_melds == "merge" and not self._may_stand_beside_a_canasta()
        return own.kind is not MeldKind.RANK or one_each or max(sizes) < limits.canasta_size

    def _may_stand_beside_a_canasta(self) -> bool:
        pile = self.rules.pile
        return (
            pile.own_canasta_take_conflict == "separate_open_meld"
            and not pile.pile_layoff_to_canasta
            and pile.pile_natural_plus_wild
        )

    def compare(self, table: TableView) -> None:
        """What was told against what is there."""
        assert self.hands == list(table.hand_sizes)
        assert self.stock == table.stock_size
        assert self.face_down == table.pile_face_down
        assert self.feet == list(table.feet or [0] * len(self.feet))
        assert self.bonus == list(table.bonus or [0] * len(self.bonus))
        assert self.wings == list(table.wings)
        assert self.exposed == list(table.penalty_cards or [NO_CARDS] * len(self.exposed))
        assert self.fines == list(table.fines or [0] * len(self.fines))
        assert self.recycled == table.recycled
        self.seen_stock = self.seen_stock[max(len(self.seen_stock) - self.stock, 0) :]
        assert self.seen_stock == list(table.seen_stock)
        assert self.turn_card_drawn == table.turn_card_drawn
        assert {number: meld.cards for number, meld in self.melds.items()} == {
            meld.id: meld.cards for melds in table.melds for meld in melds
        }
        uncredited = self.rules.threes.last_stock_three == "ends_uncredited"
        ended = table.result is not None and table.result.reason is EndReason.LAST_CARD_RED_THREE
        if not (uncredited and ended):
            # The three that ended the round so is shown, and lies in the pile.
            assert self.pile == list(table.pile)
            assert self.threes == list(table.laid_threes)


SPECTATOR: Final[tuple[Law, ...]] = (a_spectator_can_follow_the_table,)
