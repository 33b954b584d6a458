"""The habits of the steady player, as weights of its evaluation in points of the score, for each kind of game.

The numbers were tuned by playing: ``python -m tests.campaigns.ladder`` measures whether a change helps.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct, structs

from bot.canasta.rules.model import RuleSet


class Weights(Struct, frozen=True, kw_only=True):
    """The weights of one kind of game; tuples are indexed by a number, their last value stands for all greater ones."""

    # Canastas
    complete_by_missing: tuple[float, ...] = (0.97, 0.70, 0.42, 0.22, 0.10, 0.03, 0.0)
    """Chance that a meld becomes a canasta, by the cards it still lacks."""
    natural_by_missing: tuple[float, ...] = (1.0, 0.55, 0.35, 0.20, 0.10, 0.0)
    """Chance that this canasta has no wild card, by the naturals it still lacks."""
    pure_by_missing: tuple[float, ...] = (0.97, 0.55, 0.34, 0.18, 0.08, 0.03, 0.0)
    """Chance that a meld that takes no wild cards becomes a canasta, by the cards it still lacks."""
    wild_by_missing: tuple[float, ...] = (0.97, 0.6, 0.35, 0.17, 0.07, 0.02, 0.0)
    """Chance that a meld of wild cards becomes a canasta, by the cards it still lacks."""
    wilds_gathered: float = 0.7
    """Share of the wild cards coming to a side that joins its canasta of them, where going out needs one."""
    run_by_missing: tuple[float, ...] = (0.97, 0.55, 0.27, 0.12, 0.05, 0.02, 0.0)
    """Chance that a sequence becomes a canasta, by the cards it still lacks, each of them a certain one."""
    run_not_begun: float = 0.6
    """Factor on the chance of a sequence that lies only in the hand."""
    not_begun: float = 0.55
    """Factor on the chance of a meld of another kind that lies only in the hand."""
    first_canasta: float = 150.0
    """Value of the right to go out, beside the bonus of the canasta."""

    all_canastas: float = 220.0
    """Value of the right to go out where it needs several canastas, when all of them are complete."""
    special_by_missing: tuple[float, ...] = (1.0, 0.1, 0.02, 0.0)
    """Chance of a special hand, by the cards it still lacks, less what the side forgoes that keeps it: with a partner much
    more, as neither of them may meld."""
    held_to_the_end: float = 0.4
    """Chance that sevens and aces held now are still held when the round ends."""

    # The hand
    two_held: float = 92.0
    """Value of a two kept in the hand; more makes the player hold back twos."""
    joker_held: float = 112.0
    """Value of a joker kept in the hand."""
    unload_at: float = 0.2
    """Chance of the round's end before the next turn above which wild cards go wherever they fit."""
    loose_card_lost: float = 0.45
    """Expected cost of a card that fits nowhere, as a share of its points."""
    held_back: float = 20.0
    """Cost of each natural held that an own meld lacks: partner can only go on from what lies on the table."""
    pair_point: float = 4.0
    """Value of a pair, beside the piles that it may take."""
    shield: float = 1.0
    """Value of a black three kept as a safe discard."""
    small_hand: tuple[float, ...] = (150.0, 95.0, 60.0, 36.0, 20.0, 9.0, 3.0, 0.0)
    """Cost of a small hand in choice (discards, pairs, melds), by its number of cards."""
    small_hand_with_canasta: float = 0.45
    """Factor on that cost for a side that may go out."""

    card_before_foot: float = 12.0
    """Cost of each card in the hand while a foot waits to be picked up."""

    # The pile
    card_of_pile: float = 11.0
    """Approximate value of a card of the pile."""
    pile_grows_by: float = 4.0
    catch: float = 0.026
    """Chance that an unseen copy is discarded to this seat in time."""
    catch_by_meld: float = 0.55
    """Factor on catching a pile with a melded rank, as opponents avoid discarding it."""
    catch_with_wild: float = 0.35
    draw: float = 35.0
    """Value of a card from the stock."""
    further_draw: float = 0.5
    """Factor on that value for each further card of a larger draw, which shortens the stock."""
    taken_from_them: float = 2.0
    """Value of each card of a taken pile, as the others do not get it."""
    alone_for_pile: float = 700.0
    """Cost of playing alone against two for the rest of the round (three players with a lone hand)."""

    # The initial meld
    having_melded: float = 60.0
    """Value of having melded."""
    initial_meld_margin: float = 20.0
    """Points by which an initial meld must be better than holding."""
    give_natural: float = 6.0
    """Cost of each natural in an initial meld; this and the next four only rank the initial melds to be evaluated."""
    give_points: float = 0.2
    """Share of the points of its naturals that counts in favour of a meld."""
    give_pair: float = 10.0
    """Additional cost where no pair of the rank stays in the hand."""
    give_two: float = 32.0
    give_joker: float = 46.0
    never_melds: float = 0.25
    """Chance that a side that has not melded yet never will."""
    catch_before_melding: float = 0.5
    """Factor on the chance of taking a pile for a side that has not melded, as a requirement must be met."""

    # Discards
    danger: float = 1.0
    """Factor on the expected loss of a discard, against the value of keeping the card."""
    keeps_pairs: float = 1.3
    """Factor on the expected copies in a hand, as players keep pairs more often than chance."""
    shown_unwanted: float = 0.45
    """Factor on the danger of a rank that the next player discarded or left in the pile."""
    unmelded_in_pile: float = 0.6
    """Share of ``card_of_pile`` for a card that fits none of the others' melds."""
    gives_run: float = 4.0
    """Cost of a card that extends a sequence of the others, times the square of its length."""
    feeds_by_missing: tuple[float, ...] = (0.0, 200.0, 80.0, 30.0, 15.0, 0.0)
    """Cost of a card that goes to a meld of the others, by the cards that the meld lacks for a canasta."""
    feeds_first: float = 1.5
    """Factor on that cost while the others have no canasta."""
    wild_take: float = 0.6
    """Chance that a player who can take a pile with one natural and a wild card does so."""
    freeze: float = 0.06
    """Share of the pile's value, for each meld that the others have beyond those of this side."""

    # The end of the round
    out_by_cards: tuple[float, ...] = (1.0, 0.5, 0.36, 0.26, 0.18, 0.12, 0.08, 0.05)
    """Chance that a player who may go out does so in the next turn, by the cards in that hand."""
    ready_by_longest: tuple[float, ...] = (0.0, 0.0, 0.0, 0.02, 0.06, 0.15, 0.35, 0.5)
    """Chance that a side without a canasta gets the right to go out in a turn, by its longest meld."""
    ready_with_two_lacking: float = 0.01
    """That chance for a side that lacks more than one canasta."""
    partner_goes: float = 0.3
    """Readiness of partner to go out, low because partner usually asks first."""
    last_turns: tuple[float, ...] = (0.92, 0.45, 0.15, 0.0)
    """Chance that the stock ends the round before the next turn, by the turns that it still lasts."""
    stock_for_plans: float = 7.0
    """Turns of stock for each seat from which on ``Situation.time_left`` is 1."""

    # Going out
    their_card: float = 15.0
    """Cost to the others of a card left in a hand: its points and its possible use."""
    partner_card: float = 13.0
    """Cost of a card left in partner's hand."""
    foot_left: float = 14.0
    """Cost of a card of a foot that was never picked up."""
    exit_margin: float = 0.0
    """Points by which going out must be better than playing on."""
    ask_margin: float = 120.0
    """Distance from that margin within which partner is asked, where possible."""
    match_point: float = 400.0
    """Value of ending the match as its winner, or of not ending it as its loser."""
    keep_playing: float = 150.0
    """Points that the asked seat must be able to lay down in its next turn to answer no."""


_WITH_PARTNERS: Final = Weights()
_WITHOUT_PARTNERS: Final = Weights(
    partner_card=0.0, catch=0.03, card_of_pile=12.0, special_by_missing=(1.0, 0.45, 0.16, 0.05, 0.0)
)


_MANY_CANASTAS: Final = 3

Factors: TypeAlias = tuple[tuple[str, float], ...]
"""Names of weights, and the factors on them."""


class Style(Struct, frozen=True):
    """A way to play, as factors on weights.

    ``gentle`` stands for them where going out needs many canastas, or each player has a second packet: a habit of holding
    cards costs far more there. None means the same factors.
    """

    factors: Factors = ()
    gentle: Factors | None = None

    def factors_for(self, rules: RuleSet) -> Factors:
        """Return the factors under these rules."""
        is_long = rules.deal.foot_size or rules.going_out.canastas_to_go_out >= _MANY_CANASTAS
        return self.gentle if is_long and self.gentle is not None else self.factors


PLAIN: Final = Style()


def weights_for(rules: RuleSet, style: Style = PLAIN) -> Weights:
    """Return the weights for these rules, changed by a style."""
    usual = _WITHOUT_PARTNERS if rules.deal.side_structure == "individual" else _WITH_PARTNERS
    factors = style.factors_for(rules)
    return _changed(usual, factors) if factors else usual


@lru_cache(maxsize=64)
def _changed(weights: Weights, factors: Factors) -> Weights:
    changes = {}
    for name, factor in factors:
        value = getattr(weights, name)
        is_scale = isinstance(value, tuple)
        changes[name] = tuple(one * factor for one in value) if is_scale else value * factor
    return structs.replace(weights, **changes)


def at(values: tuple[float, ...], number: int) -> float:
    """Return the value for a number; the last one stands for all greater numbers."""
    return values[number] if number < len(values) else values[-1]
