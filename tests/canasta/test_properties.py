"""What always holds, over rounds of random play under the classic rules and random house rules.

A long search: ``CANASTA_RANDOM_MATCHES=500 python -m pytest --timeout=3600 tests/canasta/test_properties.py``.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.canasta import engine
from bot.canasta.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    Draw,
    LayDown,
    Pass,
    Play,
    StartRound,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import (
    FACES,
    NO_CARDS,
    Cards,
    Rank,
    cards_of,
    contains,
    each_card,
    full_pack,
    is_red_three,
    is_wild,
    rank_counts,
    rank_of,
    size,
)
from bot.canasta.errors import IllegalActionError
from bot.canasta.events import (
    Discarded,
    Drew,
    DrewCards,
    Event,
    HandDealt,
    LaidDown,
    RoundEnded,
    RoundStarted,
    ThreesLaid,
    TookPile,
    WentOut,
    visible_to,
)
from bot.canasta.melds import MeldId, MeldKind
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase, Took
from bot.canasta.view import EndReason, ScoreKey
from tests.builders import playing, rules
from tests.canasta.random_rules import random_rules
from tests.canasta.rulebook import Rulebook

MATCHES = int(os.environ.get("CANASTA_RANDOM_MATCHES", "20"))
"""How many rule sets the random play goes through."""
ROUNDS = 6
LONGEST_ROUND = 4000


class Taken(NamedTuple):
    """One step: what was done in which state, and what came of it."""

    before: State
    seat: Seat | None
    action: Action
    after: State
    events: tuple[Event, ...]


def choose(offers: list[Action], random: Random, liking: float) -> Action:
    """Something a player might do: without a liking for melds no round gets anywhere."""
    building = [action for action in offers if isinstance(action, LayDown | TakePile | AskPartner)]
    if building and random.random() < liking:
        return random.choice(building)
    wilds = [action for action in offers if isinstance(action, Discard) and is_wild(action.card)]
    if wilds and len(wilds) < len(offers) and random.random() < 0.8:
        offers = [action for action in offers if action not in wilds]
    return random.choice(offers)


def play(rule_set: RuleSet, seed: str, rounds: int = ROUNDS) -> list[Taken]:
    random = Random(seed)
    state = engine.start_match(rule_set)
    steps: list[Taken] = []
    for number in range(rounds):
        if state.table.phase is Phase.MATCH_OVER:
            break
        liking = (0.8, 0.25, 0.05)[number % 3]
        deal = StartRound(random.randbytes(32).hex(), label=seed, cut=random.choice(("", "cut")))
        step = engine.apply(state, None, deal)
        steps.append(Taken(state, None, deal, step.state, step.events))
        state = step.state
        for _ in range(LONGEST_ROUND):
            if not state.table.is_running:
                break
            seat = random.choice(state.table.seats_to_act)
            question = state.table.question
            if question is not None and question.answer is None and random.random() < 0.1:
                seat = question.asker
            action = choose(list(engine.legal_actions(engine.view_of(state, seat))), random, liking)
            step = engine.apply(state, seat, action)
            steps.append(Taken(state, seat, action, step.state, step.events))
            state = step.state
        assert not state.table.is_running, f"the round of {seed} does not end"
    return steps


@pytest.fixture(scope="module", name="matches")
def _matches() -> list[list[Taken]]:
    random = Random("house rules")
    rule_sets = [RuleSet(), RuleSet(), *(random_rules(random) for _ in range(MATCHES - 2))]
    return [play(rule_set, f"match {number}") for number, rule_set in enumerate(rule_sets)]


@pytest.fixture(name="steps")
def _steps(matches: list[list[Taken]]) -> list[Taken]:
    return [step for match in matches for step in match]


def every_card(state: State) -> Cards:
    table = state.table
    return (
        sum(state.hands)
        + sum(table.laid_threes)
        + sum(meld.cards for row in table.melds for meld in row)
        + cards_of(table.pile)
        + cards_of(state.stock)
    )


# ------------------------------------------------------------------------------------------------ cards and counts


def test_no_card_is_lost_or_made(steps: list[Taken]) -> None:
    for step in steps:
        deal = step.after.table.rules.deal
        pack = full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank)
        assert every_card(step.after) == pack, step.action


def test_public_counts_are_true(steps: list[Taken]) -> None:
    for step in steps:
        table = step.after.table
        assert table.hand_sizes == tuple(map(size, step.after.hands))
        assert table.stock_size == len(step.after.stock)
        assert table.has_melded == tuple(map(bool, table.melds))
        for seat, known in enumerate(table.known):
            assert contains(step.after.hands[seat], known), step.action
        for seat, threes in enumerate(table.laid_threes):
            traits = table.rules.traits
            assert threes & traits.table_threes == threes
            dealt_only = table.rules.threes.three_lay_timing == "own_turn" and not table.turns_begun(
                Seat(seat)
            )
            if not traits.kept_threes and not dealt_only and table.is_running:
                assert not step.after.hands[seat] & traits.table_threes


def test_the_pile_is_frozen_while_a_freezing_card_lies_in_it(steps: list[Taken]) -> None:
    for step in steps:
        table = step.after.table
        freezing = table.rules.pile.pile_freeze_cards
        lies = ("wild" in freezing and any(map(is_wild, table.pile))) or (
            "red_three" in freezing and any(map(is_red_three, table.pile))
        )
        if table.rules.deal.cover_freezes:
            assert table.pile_frozen == lies
        else:
            assert not table.pile_frozen or lies


def test_melds_are_lawful_and_tell_who_laid_what(steps: list[Taken]) -> None:
    for step in steps:
        table = step.after.table
        book = Rulebook(_narrowed(table.rules))
        ids = [meld.id for row in table.melds for meld in row]
        assert sorted(ids) == list(range(1, len(ids) + 1))
        for side, row in enumerate(table.melds):
            assert len({(meld.kind, meld.rank) for meld in row}) == len(row)
            for meld in row:
                assert sum(part.cards for part in meld.parts) == meld.cards
                assert all(table.seating.sides[part.seat] == side for part in meld.parts)
                assert all(part.turn <= table.turn.number for part in meld.parts)
                wilds = sum(map(is_wild, each_card(meld.cards)))
                assert (meld.naturals, meld.wilds) == (size(meld.cards) - wilds, wilds)
                symbol = "B" if meld.kind is MeldKind.BLACK_THREES else meld.rank
                assert book.is_meld(symbol, (meld.naturals, wilds, 0))


def _narrowed(rule_set: RuleSet) -> dict[str, Any]:
    melds = rule_set.melds
    return {
        "max_wilds": melds.max_wilds,
        "wild_ratio": melds.wild_ratio,
        "max_meld_cards": melds.max_meld_cards,
        "black_three_meld": rule_set.threes.black_three_meld,
        "deck_count": rule_set.deal.deck_count,
    }


def test_cards_never_leave_a_meld(steps: list[Taken]) -> None:
    for step in steps:
        if step.seat is None:
            continue
        after = {meld.id: meld for row in step.after.table.melds for meld in row}
        for row in step.before.table.melds:
            for meld in row:
                assert contains(after[meld.id].cards, meld.cards)


# ------------------------------------------------------------------------------------------------- what may be done


def test_legal_actions_are_legal_and_only_for_those_who_are_to_act(steps: list[Taken]) -> None:
    for step in steps:
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


def test_what_is_offered_is_complete_for_draws_answers_and_discards(steps: list[Taken]) -> None:
    simple: list[Action] = [
        Draw(),
        Pass(),
        AskPartner(),
        WithdrawQuestion(),
        Answer(yes=True),
        Answer(yes=False),
        *map(Discard, FACES),
    ]
    for step in steps[::5]:
        for seat in step.after.table.seating.order:
            view = engine.view_of(step.after, seat)
            offers = list(engine.legal_actions(view))
            for action in simple:
                assert (engine.check(view, action) is None) == (action in offers), action


def test_views_are_made_of_public_facts_and_the_own_hand(steps: list[Taken]) -> None:
    for step in steps[::7]:
        for seat in step.after.table.seating.order:
            view = engine.view_of(step.after, seat)
            assert view.table is step.after.table
            assert view.hand == step.after.hands[seat]
            assert view.__struct_fields__ == ("table", "seat", "hand")
    assert engine.table_view(steps[-1].after) is steps[-1].after.table


# ----------------------------------------------------------------------------------------------------------- events


def test_events_name_no_card_that_their_audience_may_not_see(steps: list[Taken]) -> None:
    for step in steps:
        table = step.after.table
        for event in step.events:
            if isinstance(event, DrewCards | HandDealt):
                assert event.audience == event.seat
                continue
            assert event.audience is None
            named = _cards_named(event)
            seen = (
                sum(table.laid_threes)
                + sum(meld.cards for row in table.melds for meld in row)
                + cards_of(table.pile)
                + cards_of(step.before.table.pile)
            )
            assert contains(seen, named), event
        for seat in table.seating.order:
            private = [event for event in visible_to(step.events, seat) if event.audience is not None]
            assert all(event.audience == seat for event in private)
        assert all(event.audience is None for event in visible_to(step.events, None))


def _cards_named(event: Event) -> Cards:
    if isinstance(event, LaidDown | ThreesLaid):
        return event.cards
    if isinstance(event, TookPile):
        return event.to_hand
    if isinstance(event, Discarded):
        return NO_CARDS if event.card is None else cards_of([event.card])
    if isinstance(event, RoundStarted):
        return cards_of(event.upcards)
    return NO_CARDS


def test_a_spectator_can_follow_the_table_by_its_events(matches: list[list[Taken]]) -> None:
    """Hand sizes, pile, stock, melds and red threes as told by public events are those of the table."""
    for match in matches:
        told = _Spectator()
        for step in match:
            for event in visible_to(step.events, None):
                told.action = step.action
                told.hears(event, step.after)
            table = step.after.table
            assert told.hands == list(table.hand_sizes), step.action
            assert told.pile == list(table.pile)
            assert told.stock == table.stock_size
            assert told.threes == list(table.laid_threes)
            assert told.melds == {meld.id: meld.cards for row in table.melds for meld in row}


class _Spectator:
    hands: list[int]
    pile: list[int]
    threes: list[Cards]
    melds: dict[MeldId, Cards]
    stock: int

    def hears(self, event: Event, after: State) -> None:
        match event:
            case RoundStarted():
                seating, deal = after.table.seating, after.table.rules.deal
                self.hands = [event.hand_size] * seating.seat_count
                self.pile = list(event.upcards)
                self.threes = [NO_CARDS] * seating.seat_count
                self.melds = {}
                pack = full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank)
                self.stock = sum(rank_counts(pack)) - sum(self.hands) - len(self.pile)
                self.dealing = True
            case ThreesLaid():
                self.threes[event.seat] += event.cards
                if self.dealing:
                    self.stock -= event.replaced
                elif not isinstance(self.action, Draw | TakePile):
                    self.stock -= event.replaced
                    self.hands[event.seat] += event.replaced - size(event.cards)
                elif self.drawing:
                    # Each one laid came from the stock; what replaced the last is told as drawn.
                    self.stock -= size(event.cards)
                else:
                    self.hands[event.seat] -= size(event.cards)
            case Drew():
                self.hands[event.seat] += event.count
                self.stock -= event.count
                assert event.stock == self.stock
            case TookPile():
                self.hands[event.seat] += event.count - 1
                self.pile = []
                # The upcard is among the cards of the first meld that is told.
                self.hands[event.seat] += 1
                self.drawing = False
            case LaidDown():
                assert event.is_new == (event.meld not in self.melds)
                self.melds[event.meld] = self.melds.get(event.meld, NO_CARDS) + event.cards
                assert event.size == size(self.melds[event.meld])
                self.hands[event.seat] -= size(event.cards)
            case Discarded():
                self.hands[event.seat] -= 1
                if event.card is not None:
                    self.pile.append(event.card)
                self.drawing = True
                self.dealing = False
            case _:
                pass
        if not isinstance(event, RoundStarted | ThreesLaid):
            self.dealing = False

    dealing = False
    drawing = True
    action: Action | None = None


# ----------------------------------------------------------------------------------------------- what others may know


def test_the_table_does_not_depend_on_the_card_drawn(steps: list[Taken]) -> None:
    """Swap what was drawn for another plain card of the stock: nobody else can tell."""
    seen = 0
    for step in steps:
        stock = step.before.stock
        if not isinstance(step.action, Draw) or len(stock) < 5:
            continue
        wanted = step.before.table.rules.draw.draw_count
        if any(rank_of(card) == Rank.THREE for card in stock[:wanted]):
            continue
        other = next((at for at in range(wanted, len(stock)) if rank_of(stock[at]) != Rank.THREE), None)
        if other is None:
            continue
        swapped = bytearray(stock)
        swapped[0], swapped[other] = swapped[other], swapped[0]
        before = State(step.before.table, step.before.hands, bytes(swapped))
        again = engine.apply(before, step.seat, step.action)
        assert again.state.table == step.after.table
        assert visible_to(again.events, None) == visible_to(step.events, None)
        seen += 1
    assert seen > 100


# ------------------------------------------------------------------------------------------------- replay and purity


def test_the_same_actions_give_the_same_match(matches: list[list[Taken]]) -> None:
    for match in matches:
        state = engine.start_match(match[0].before.table.rules)
        for step in match:
            assert state == step.before
            again = engine.apply(state, step.seat, step.action)
            assert again.events == step.events
            state = again.state
        assert state == match[-1].after


def test_a_refused_action_changes_nothing(steps: list[Taken]) -> None:
    for step in steps[::11]:
        copy = msgspec.structs.replace(step.after)
        for seat in step.after.table.seating.order:
            for action in (Draw(), Pass(), Discard(4), Answer(yes=True), LayDown(()), TakePile()):
                if engine.check(engine.view_of(step.after, seat), action) is None:
                    continue
                with pytest.raises(IllegalActionError):
                    engine.apply(step.after, seat, action)
        assert step.after == copy


# ------------------------------------------------------------------------------------------------- ends and scores


def _ends(steps: list[Taken]) -> Iterator[tuple[Taken, RoundEnded]]:
    for step in steps:
        for event in step.events:
            if isinstance(event, RoundEnded):
                yield step, event


def test_scores_add_up_to_their_lines(steps: list[Taken]) -> None:
    for step, event in _ends(steps):
        table = step.after.table
        assert event.result == table.result
        for sheet in event.result.sheets:
            assert sheet.total == sum(line.points for line in sheet.lines)
            assert sheet.before == step.before.table.totals[sheet.side]
            assert sheet.after == sheet.before + sheet.total == table.totals[sheet.side]
            members = table.seating.members(sheet.side)
            held = sum(table.hand_sizes[seat] for seat in members)
            lines = [line for line in sheet.lines if line.key is ScoreKey.CARDS_IN_HAND]
            assert sum(line.count for line in lines) == held
            assert {line.seat for line in lines} == {seat for seat in members if table.hand_sizes[seat]}
            threes = [line.count for line in sheet.lines if line.key is ScoreKey.RED_THREES]
            assert sum(threes) == sum(size(table.laid_threes[seat]) for seat in members)


def test_scores_are_those_of_a_second_reading_of_the_rules(steps: list[Taken]) -> None:
    """pagat, Classic Canasta Scoring, written once more from the cards on the table and in the hands."""
    for step, event in _ends(steps):
        table = step.after.table
        scoring, threes, end = table.rules.scoring, table.rules.threes, event.result
        for sheet in end.sheets:
            members = table.seating.members(sheet.side)
            total = 0
            canastas = 0
            for meld in table.melds[sheet.side]:
                black = meld.kind is MeldKind.BLACK_THREES
                whole = (
                    black and threes.bonus_four_black_threes and meld.size == 2 * table.rules.deal.deck_count
                )
                if whole:
                    total += threes.bonus_four_black_threes
                elif black:
                    total += meld.size * threes.black_three_melded_value
                else:
                    total += sum(_worth(card) for card in each_card(meld.cards))
                if not black and meld.size >= 7:
                    canastas += 1
                    pure = not any(map(is_wild, each_card(meld.cards)))
                    total += scoring.bonus_natural_canasta if pure else scoring.bonus_mixed_canasta
            laid = sum(size(table.laid_threes[seat]) for seat in members)
            worth = (0, *threes.red_three_totals)[min(laid, len(threes.red_three_totals))]
            needs = canastas if threes.three_sign == "any_canasta" else len(table.melds[sheet.side])
            total += worth if needs else -worth
            for seat in members:
                for card in each_card(step.after.hands[seat]):
                    total -= threes.black_three_hand_penalty if card >> 2 == 3 else _worth(card)
            if end.went_out in members:
                total += scoring.bonus_going_out
                total += table.rules.going_out.concealed_extra if end.concealed else 0
            assert sheet.total == total


def _worth(card: int) -> int:
    rank = card >> 2
    return {1: 50, 2: 20, 14: 20}.get(rank, 10 if rank >= 8 else 5)


def test_who_is_concealed_laid_all_in_one_turn(matches: list[list[Taken]]) -> None:
    """pagat: no meld before, nothing added to partner's melds (but see matrix D09), a canasta of his own."""
    seen: Counter[bool] = Counter()
    for match in matches:
        laid_before: set[int] = set()
        now: dict[MeldId, Cards] = {}
        for step in match:
            if step.seat is None:
                laid_before, now = set(), {}
            for event in step.events:
                if isinstance(event, LaidDown):
                    now[event.meld] = now.get(event.meld, NO_CARDS) + event.cards
                elif isinstance(event, WentOut):
                    rule_set = step.after.table.rules
                    expected = (
                        event.seat not in laid_before
                        and rule_set.going_out.concealed_rule != "none"
                        and _stand_alone(now.values(), Rulebook(_narrowed(rule_set)))
                        and (
                            step.after.table.turn.took is not Took.PILE
                            or rule_set.going_out.concealed_after_pile_take
                        )
                    )
                    assert event.concealed == expected
                    seen[expected] += 1
            if isinstance(step.action, Discard) and step.seat is not None:
                if now:
                    laid_before.add(step.seat)
                now = {}
    assert seen[False]


def _stand_alone(laid: Iterable[Cards], book: Rulebook) -> bool:
    has_canasta = False
    for cards in laid:
        naturals = [card for card in each_card(cards) if not is_wild(card)]
        wilds = size(cards) - len(naturals)
        if naturals and naturals[0] >> 2 == 3:
            continue
        if not naturals or not book.is_meld(naturals[0] >> 2, (len(naturals), wilds, 0)):
            return False
        has_canasta = has_canasta or size(cards) >= 7
    return has_canasta


def test_who_goes_out_had_the_right_to(steps: list[Taken]) -> None:
    reasons = set()
    for step, event in _ends(steps):
        table, result = step.after.table, event.result
        reasons.add(result.reason)
        empty = [seat for seat in table.seating.order if not step.after.hands[seat]]
        if result.reason is EndReason.WENT_OUT:
            assert empty == [result.went_out]
            assert result.went_out is not None
            side = table.seating.sides[result.went_out]
            canastas = [meld for meld in table.melds[side] if meld.is_canasta]
            assert len(canastas) >= table.rules.going_out.canastas_to_go_out
            assert any(isinstance(each, WentOut) for each in step.events)
        else:
            assert not empty
            assert result.went_out is None
            assert not step.after.stock
    assert reasons >= {EndReason.WENT_OUT, EndReason.STOCK_EXHAUSTED}


def test_nobody_is_ever_left_with_an_empty_hand_in_a_running_round(steps: list[Taken]) -> None:
    for step in steps:
        if step.after.table.is_running:
            assert all(step.after.hands)


def test_whole_matches_end() -> None:
    """Under a low target the match is over after some rounds, and the winner has the most."""
    match = play(rules(target_score=1000, bonus_natural_canasta=2000), "long", rounds=60)
    table = match[-1].after.table
    assert table.phase is Phase.MATCH_OVER
    assert table.winners == (table.totals.index(max(table.totals)),)
    assert max(table.totals) >= 1000


# ------------------------------------------------------------------------------------------------------------- fuzz

_cards = st.lists(st.sampled_from(FACES), max_size=5).map(cards_of)
_plays = st.builds(Play, _cards, st.none() | st.integers(-1, 6).map(MeldId))
_actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(LayDown, st.lists(_plays, max_size=3).map(tuple)),
    st.builds(TakePile, _plays, st.lists(_plays, max_size=2).map(tuple)),
    st.builds(Discard, st.sampled_from(FACES) | st.integers(-5, 300)),
    st.builds(Answer, st.booleans()),
    st.sampled_from([Draw(), Pass(), AskPartner(), WithdrawQuestion()]),
)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(action=_actions, at=st.integers(0, 10_000), seat=st.integers(0, 3))
def test_any_action_is_either_carried_out_or_refused(
    matches: list[list[Taken]], action: Action, at: int, seat: int
) -> None:
    steps = matches[0]
    state = steps[at % len(steps)].after
    violation = engine.check(engine.view_of(state, Seat(seat)), action)
    if violation is not None:
        assert msgspec.json.encode(violation)
        with pytest.raises(IllegalActionError) as error:
            engine.apply(state, Seat(seat), action)
        assert error.value.violation == violation
    else:
        after = engine.apply(state, Seat(seat), action).state
        assert every_card(after) == every_card(state)


_RICH = playing("K K K Q Q 2 2 2 * * 9 9 3 3 3 4", melds="9 9 2, J J J J J J J")


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_any_lay_down_of_a_rich_hand_is_either_carried_out_or_refused(data: st.DataObject) -> None:
    held = st.lists(st.sampled_from(each_card(_RICH.view().hand)), max_size=5).map(cards_of)
    some = st.lists(st.builds(Play, held, st.none() | st.integers(1, 4).map(MeldId)), min_size=1, max_size=3)
    action = LayDown(tuple(data.draw(some)))
    if engine.check(_RICH.view(), action) is None:
        assert every_card(engine.apply(_RICH.state, Seat(0), action).state) == every_card(_RICH.state)
