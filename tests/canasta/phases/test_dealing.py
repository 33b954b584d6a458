"""The deal (pagat, Classic Canasta: The Deal; Wikipedia 2005, The Cards and Deal; Hoyle, Dealing)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from bot.canasta import engine
from bot.canasta.actions import Discard, StartRound
from bot.canasta.cards import (
    FACES,
    NATURALS,
    NO_CARDS,
    RED_THREES,
    Rank,
    cards_of,
    count_of,
    each_card,
    full_pack,
    is_red_three,
    is_wild,
    minus,
    one,
    rank_count,
    size,
)
from bot.canasta.codec import decode_action, encode_action, encode_state
from bot.canasta.errors import IllegalActionError, Reason
from bot.canasta.events import HandDealt, RoundStarted, ThreesLaid
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import PRESETS
from bot.canasta.shuffle import shuffled
from bot.canasta.state import State
from bot.canasta.turn import Phase
from tests.support.builders import SECRET, Situation, cards, dealt, refused, rules
from tests.support.random_play import random_play

SECRETS = [f"{number:064x}" for number in range(120)]
Stack = Callable[..., Situation]


@pytest.fixture
def stack(monkeypatch: pytest.MonkeyPatch) -> Stack:
    """Deal from an arranged pack: what is dealt at which place (0: the first card of the dealer's left), then the rest."""

    def deal(
        turned: str,
        *,
        places: dict[int, str] | None = None,
        rule_set: RuleSet | None = None,
        dealt_cards: int = 44,
    ) -> Situation:
        wanted = {place: exact_cards(text)[0] for place, text in (places or {}).items()}
        after = exact_cards(turned)
        left = minus(full_pack(2, 4), cards_of([*wanted.values(), *after]))
        plain = list(each_card(left & NATURALS))
        hands = [wanted[place] if place in wanted else plain.pop() for place in range(dealt_cards)]
        rest = each_card(
            minus(left, cards_of(card for place, card in enumerate(hands) if place not in wanted))
        )
        order = bytes([*hands, *after, *(card for card in rest if not is_red_three(card))])
        monkeypatch.setattr("bot.canasta.phases.dealing.shuffled", lambda *_: order)
        return dealt(rule_set)

    return deal


# ------------------------------------------------------------------------------------------- hands, pile and stock


def test_everybody_gets_eleven_cards_and_one_is_turned() -> None:
    """pagat, The Deal: "Each player is dealt 11 cards ... The top card of the stock is taken off"."""
    at = dealt()
    assert at.table.hand_sizes == (11, 11, 11, 11)
    covers = len(at.table.pile) - 1
    threes = sum(map(size, at.table.laid_threes))
    assert at.table.stock_size == 108 - 44 - 1 - covers - threes
    assert len(at.state.stock) == at.table.stock_size


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    """Scarne: "one at a time, starting with the player at the dealer's left"; matrix D41 for the order of the rest."""
    for secret in SECRETS[:30]:
        at = dealt(secret=secret)
        table = at.table
        order = list(shuffled(full_pack(2, 4), bytes.fromhex(secret), "table", 1, ""))
        players = [(table.dealer + 1 + place) % 4 for place in range(4)]
        hands = {seat: order[place:44:4] for place, seat in enumerate(players)}
        stock = order[44:]
        pile = [stock.pop(0)]
        while is_wild(pile[-1]) or is_red_three(pile[-1]):
            pile.append(stock.pop(0))
        laid: dict[int, list[int]] = {seat: [] for seat in players}
        for seat in players:
            while any(map(is_red_three, hands[seat])):
                three = next(card for card in hands[seat] if is_red_three(card))
                hands[seat].remove(three)
                laid[seat].append(three)
                hands[seat].append(stock.pop(0))
        assert at.state.hands == tuple(cards_of(hands[seat]) for seat in range(4))
        assert table.laid_threes == tuple(cards_of(laid[seat]) for seat in range(4))
        assert (list(table.pile), list(at.state.stock)) == (pile, stock)


def test_every_deal_holds_the_whole_pack() -> None:
    """pagat: two packs of 52 and four jokers, 108 cards."""
    pack = full_pack(2, 4)
    assert size(pack) == 108
    for secret in SECRETS:
        state = dealt(secret=secret).state
        held = (
            sum(state.hands)
            + sum(state.table.laid_threes)
            + cards_of(state.stock)
            + cards_of(state.table.pile)
        )
        assert held == pack


def test_the_pack_has_each_face_twice_and_four_jokers() -> None:
    assert Counter(count_of(full_pack(2, 4), face) for face in FACES) == {2: 52, 4: 1}


def test_the_player_left_of_the_dealer_begins() -> None:
    """pagat, The Deal and Play: "The player to the left of the dealer plays first"."""
    for secret in SECRETS[:20]:
        at = dealt(secret=secret)
        assert at.table.turn.seat == (at.table.dealer + 1) % 4
        assert (at.table.phase, at.table.turn.number, at.table.turn.took) == (Phase.DRAW, 1, None)


def test_the_first_dealer_is_drawn_by_lot_and_the_deal_moves_left() -> None:
    """pagat: "The first dealer is chosen at random, and thereafter the turn to deal rotates clockwise"."""
    lots = Counter(dealt(secret=secret).table.dealer for secret in SECRETS)
    assert set(lots) == {0, 1, 2, 3}
    assert max(lots.values()) < 60
    at = dealt()
    over = Situation(_over(at))
    again = Situation(engine.apply(over.state, None, StartRound(SECRET)).state)
    assert again.table.dealer == (at.table.dealer + 1) % 4
    assert again.table.turn.seat == (at.table.dealer + 2) % 4
    assert again.table.round == 2


def _over(at: Situation) -> State:
    """The round played by drawing and throwing until the stock ends."""
    while at.table.is_running:
        if at.table.phase is Phase.DRAW:
            at = at.does("draw" if at.table.stock_size else "pass")
        else:
            card = next(c for c in each_card(at.view().hand) if not is_wild(c))
            step = engine.apply(at.state, at.seat, Discard(card))
            at = Situation(step.state, step.events)
    return at.state


def test_table_round_and_cut_change_the_deal_and_nothing_else_does() -> None:
    assert dealt().state == dealt().state
    different = {
        dealt().state.hands,
        dealt(label="other").state.hands,
        dealt(cut="cut").state.hands,
        dealt(secret="00" * 32).state.hands,
    }
    assert len(different) == 4


def test_a_new_round_forgets_the_last_one_but_the_totals() -> None:
    first = dealt()
    over = _over(first)
    table = engine.apply(over, None, StartRound("11" * 32)).state.table
    assert table.melds == ((), ())
    assert table.known == (NO_CARDS,) * 4
    assert not any(table.has_melded)
    assert not any(table.melded_before)
    assert table.result is None
    assert table.totals == over.table.totals
    assert table.totals != (0, 0)


# ------------------------------------------------------------------------------------------------ the first upcard


@pytest.mark.parametrize(
    "turned, pile, frozen",
    [
        ("KH 5C", "KH", False),
        ("2H 5C 6C", "2H 5C", True),
        ("* 5C 6C", "* 5C", True),
        ("3H 5C 6C", "3H 5C", True),
        ("3H 2C * 3D 9S 6C", "3H 2C * 3D 9S", True),
        ("3S 5C", "3S", False),
    ],
)
def test_a_wild_card_or_red_three_is_covered_and_freezes(
    stack: Stack, turned: str, pile: str, frozen: bool
) -> None:
    """pagat, The Deal and Frozen Discard Pile; matrix sequences 18 and 19. A black three stays the upcard."""
    at = stack(turned)
    assert at.table.pile == bytes(exact_cards(pile))
    assert at.table.pile_frozen is frozen


def test_a_black_three_as_first_upcard_bars_the_first_player(stack: Stack) -> None:
    """Matrix sequence 17."""
    at = stack("3S 5C", places={0: "3C", 4: "3C"})
    refused(at.why("take 3C 3C"), Reason.PILE_BLOCKED, upcard=exact_cards("3S")[0])


def test_covers_can_be_switched_off(stack: Stack) -> None:
    """Options upcard_cover_on and cover_freezes."""
    assert stack("2H 5C").table.pile == bytes(exact_cards("2H 5C"))
    only_threes = stack("2H 5C", rule_set=rules(upcard_cover_on=["red_three"]))
    assert only_threes.table.pile == bytes(exact_cards("2H"))
    only_wilds = stack("3H 5C", rule_set=rules(upcard_cover_on=["wild"]))
    assert only_wilds.table.pile == bytes(exact_cards("3H"))
    thawed = stack("2H 5C", rule_set=rules(cover_freezes=False))
    assert thawed.table.pile == bytes(exact_cards("2H 5C"))
    assert not thawed.table.pile_frozen


def test_a_black_three_may_be_covered_too_and_freezes_nothing(stack: Stack) -> None:
    """Wikipedia of today, Cards and deal: a wild card, a red three or a black three turned up first is covered."""
    rule_set = rules(upcard_cover_on=["wild", "red_three", "black_three"])
    covered = stack("3S 5C", rule_set=rule_set)
    assert covered.table.pile == bytes(exact_cards("3S 5C"))
    assert not covered.table.pile_frozen
    assert stack("3S 2H 5C", rule_set=rule_set).table.pile_frozen


def test_only_the_freezing_cards_freeze(stack: Stack) -> None:
    """Option pile_freeze_cards."""
    assert not stack("2H 5C", rule_set=rules(pile_freeze_cards=["red_three"])).table.pile_frozen
    assert not stack("3H 5C", rule_set=rules(pile_freeze_cards=["wild"])).table.pile_frozen
    assert stack("3H 5C", rule_set=rules(pile_freeze_cards=["red_three"])).table.pile_frozen


# ------------------------------------------------------------------------------------------------------ red threes


def test_dealt_red_threes_are_laid_and_replaced_from_the_dealers_left(stack: Stack) -> None:
    """pagat, The Deal; the order is matrix D41: upcard first, then each player completes his replacements."""
    at = stack("KH 5C 6C 7C", places={0: "3H", 1: "3D"})
    first = at.table.turn.seat
    second = (first + 1) % 4
    assert at.table.laid_threes[first] == cards("3H")
    assert at.table.laid_threes[second] == cards("3D")
    assert count_of(at.view(first).hand, exact_cards("5C")[0]) == 1
    assert count_of(at.view(second).hand, exact_cards("6C")[0]) == 1
    assert at.state.stock[0] == exact_cards("7C")[0]
    assert at.table.hand_sizes == (11,) * 4


def test_a_replacement_that_is_a_red_three_is_replaced_again(stack: Stack) -> None:
    """Matrix sequence 20."""
    at = stack("KH 3D 3H 3D 5C 6C", places={0: "3H"})
    first = at.table.turn.seat
    assert at.table.laid_threes[first] == cards("3H 3H 3D 3D")
    assert count_of(at.view(first).hand, exact_cards("5C")[0]) == 1
    assert at.state.stock[0] == exact_cards("6C")[0]


def test_nobody_holds_a_red_three_after_the_deal() -> None:
    for secret in SECRETS:
        assert not any(hand & RED_THREES for hand in dealt(secret=secret).state.hands)


# ---------------------------------------------------------------------------------------------------------- events


def test_the_deal_shows_each_player_only_his_own_cards(stack: Stack) -> None:
    at = stack("2H KH 5C 6C", places={0: "3H", 4: "3D"})
    started, laid, *hands = at.events
    first = at.table.turn.seat
    assert started == RoundStarted(1, at.table.dealer, first, 11, bytes(exact_cards("2H KH")))
    assert laid == ThreesLaid(first, cards("3H 3D"), 2)
    assert [event.seat for event in hands if isinstance(event, HandDealt)] == [
        (first + i) % 4 for i in range(4)
    ]
    for event in hands:
        assert isinstance(event, HandDealt)
        assert event.audience == event.seat
        assert event.cards == at.state.hands[event.seat]


# --------------------------------------------------------------------------------------------------------- refusals


def test_a_round_is_dealt_only_between_rounds() -> None:
    at = dealt()
    with pytest.raises(IllegalActionError) as error:
        engine.apply(at.state, None, StartRound(SECRET))
    refused(error.value.violation, Reason.ROUND_ALREADY_RUNNING)
    refused(engine.check(at.view(0), StartRound(SECRET)), Reason.NOT_A_SEAT_ACTION)


def test_nobody_can_play_before_the_deal() -> None:
    at = Situation(engine.start_match(rules()))
    assert not at.offers(0)
    refused(at.why("draw", 0), Reason.ROUND_NOT_RUNNING)
    refused(at.why("discard 4", 0), Reason.ROUND_NOT_RUNNING)


@pytest.mark.parametrize("secret", ["", "5e", "5e" * 31, "5e" * 33, "zz" * 32])
def test_a_secret_has_32_bytes(secret: str) -> None:
    with pytest.raises(IllegalActionError):
        engine.apply(engine.start_match(rules()), None, StartRound(secret))


# ---------------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(
    "options, seats, hand, total",
    [
        ({}, 4, 11, 108),
        ({"hand_size": 13}, 4, 13, 108),
        ({"joker_count": 0}, 4, 11, 104),
        ({"deck_count": 3, "joker_count": 6}, 4, 11, 162),
        ({"max_copies_per_natural_rank": 7}, 4, 11, 97),
        ({"seat_count": 2, "side_structure": "individual"}, 2, 11, 108),
        ({"seat_count": 3, "side_structure": "individual"}, 3, 11, 108),
        ({"seat_count": 6, "side_structure": "pairs_3x2", "deck_count": 3}, 6, 11, 160),
        ({"seat_count": 6, "side_structure": "trios_2x3", "deck_count": 3}, 6, 11, 160),
        ({"seat_count": 8, "side_structure": "pairs_4x2", "deck_count": 4}, 8, 11, 212),
    ],
)
def test_packs_seats_and_hands_follow_the_options(
    options: dict[str, object], seats: int, hand: int, total: int
) -> None:
    state = dealt(rules(**options)).state
    assert state.table.hand_sizes == (hand,) * seats
    held = (
        sum(state.hands) + sum(state.table.laid_threes) + cards_of(state.stock) + cards_of(state.table.pile)
    )
    assert size(held) == total
    if options.get("max_copies_per_natural_rank"):
        assert rank_count(held, Rank.KING) == 7
    assert len(state.table.totals) == len(set(state.table.seating.sides))


def test_partners_sit_opposite_each_other() -> None:
    """pagat, Classic Canasta: "partners sitting opposite each other"."""
    seating = dealt().table.seating
    assert [seating.partners(seat) for seat in seating.order] == [(2,), (3,), (0,), (1,)]
    assert [seating.next_after(seat) for seat in seating.order] == [1, 2, 3, 0]


def test_the_pile_can_start_empty() -> None:
    """Option start_pile."""
    at = dealt(rules(start_pile="empty"))
    assert not at.table.pile
    refused(at.why("take"), Reason.PILE_EMPTY)
    assert one(at.state.stock[0])


@pytest.mark.parametrize("preset", ["classic_4", "samba", "hand_and_foot", "scarne_4"])
def test_a_round_goes_on_from_a_position_in_place_of_a_deal(preset: str) -> None:
    for moment in list(random_play(160, 5, PRESETS[preset]))[20::20]:
        state = moment.after
        if not state.table.is_running:
            continue
        fresh = engine.start_match(state.table.rules)
        step = engine.apply(fresh, None, StartRound(SECRET, position=encode_state(state)))
        assert step.state == state
        [told] = step.events
        assert isinstance(told, RoundStarted)
        assert told.round == state.table.round
        assert told.hand_size == 0
        with pytest.raises(IllegalActionError) as refusal:
            engine.apply(step.state, None, StartRound(SECRET, position=encode_state(state)))
        assert refusal.value.violation.reason is Reason.ROUND_ALREADY_RUNNING


def test_a_deal_is_stored_as_before_there_were_positions() -> None:
    wire = msgspec.msgpack.decode(encode_action(StartRound(SECRET, "12", "cut")))
    assert wire[1] == ["start_round", SECRET, "12", "cut"]
    for action in (StartRound(SECRET, "12"), StartRound(SECRET, position=b"x")):
        assert decode_action(encode_action(action)) == action
