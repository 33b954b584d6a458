"""What a steady player holds things worth, in points of the score; one row for each kind of game.

The numbers were set by playing: ``python -m tests.bench.ladder`` tells whether a change of one helps.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from bot.canasta.rules.model import RuleSet


class Kind(StrEnum):
    """A kind of rule set, as far as it changes how one should play."""

    PARTNERS = "partners"
    ALONE = "alone"


class Weights(Struct, frozen=True, kw_only=True):
    """The weights of one kind of game; lists are looked up by a number and end with the value for all more."""

    # Canastas
    complete_by_missing: tuple[float, ...] = (0.97, 0.70, 0.42, 0.22, 0.10, 0.03, 0.0)
    """Chance that a meld becomes a canasta, by the cards it still lacks."""
    natural_by_missing: tuple[float, ...] = (1.0, 0.55, 0.35, 0.20, 0.10, 0.0)
    """Chance that it then has no wild card, by the naturals it still lacks."""
    pure_by_missing: tuple[float, ...] = (0.97, 0.55, 0.34, 0.18, 0.08, 0.03, 0.0)
    """The same for a meld that takes no wild cards."""
    wild_by_missing: tuple[float, ...] = (0.97, 0.6, 0.35, 0.17, 0.07, 0.02, 0.0)
    """The same for a meld of wild cards."""
    run_by_missing: tuple[float, ...] = (0.97, 0.55, 0.27, 0.12, 0.05, 0.02, 0.0)
    """The same for a sequence, of which each card is a certain one."""
    run_not_begun: float = 0.6
    """Of that chance, what is left while the sequence lies only in the hand."""
    not_begun: float = 0.55
    """The same for a rank."""
    first_canasta: float = 150.0
    """The right to go out, beside the bonus of the canasta."""

    all_canastas: float = 220.0
    """The same where going out needs several, when all of them are there."""
    special_by_missing: tuple[float, ...] = (1.0, 0.45, 0.16, 0.05, 0.0)
    """Chance of a special hand, by the cards it still lacks."""
    held_to_the_end: float = 0.4
    """Chance that sevens and aces held now are still held when the round ends."""

    # The hand
    two_held: float = 92.0
    joker_held: float = 112.0
    unload_at: float = 0.2
    """With such a chance that the round ends before the next turn, wild cards go wherever they fit."""
    loose_card_lost: float = 0.45
    """Of the points of a card that fits nowhere, what it will cost."""
    pair_point: float = 4.0
    """A pair, beside the piles that it may catch."""
    shield: float = 9.0
    """A black three kept for the day it is needed."""
    small_hand: tuple[float, ...] = (150.0, 95.0, 60.0, 36.0, 20.0, 9.0, 3.0, 0.0)
    """What so few cards cost in choice: discards, pairs, melds."""
    small_hand_with_canasta: float = 0.45
    """Of that, what is left for a side that may go out."""

    card_before_foot: float = 12.0
    """What each card in the hand costs while a foot waits to be picked up."""

    # The pile
    card_of_pile: float = 11.0
    """What a card of the pile brings, roughly."""
    pile_grows_by: float = 4.0
    catch: float = 0.026
    """Chance that a copy somewhere is thrown to this seat in time."""
    catch_by_meld: float = 0.55
    """Opponents do not like to throw what a side has melded."""
    catch_with_wild: float = 0.35
    draw: float = 14.0
    """What a card from the stock brings."""
    further_draw: float = 0.5
    """Of that, what each further card of a larger draw brings: its cost is a turn of the stock."""
    taken_from_them: float = 2.0
    """For each card of a taken pile: the others do not get it."""
    alone_for_pile: float = 700.0
    """What it costs to be alone against two for the rest of the round (three players with a lone hand)."""

    # Opening
    opened: float = 60.0
    """To have melded at all."""
    open_margin: float = 20.0
    """By how much an initial meld must be better than holding."""
    give_natural: float = 6.0
    """What an initial meld costs besides its effect: this and the next four only sort the openings to be weighed."""
    give_points: float = 0.2
    """Of the points of its naturals, what speaks for a meld."""
    give_pair: float = 10.0
    """What it costs besides where no pair of the rank stays in the hand."""
    give_two: float = 32.0
    give_joker: float = 46.0
    never_open: float = 0.25
    """Chance that a side that has not melded yet never will."""
    unopened_catch: float = 0.5
    """A pair catches less while a requirement stands between."""

    # Discards
    danger: float = 1.0
    """How much what a discard may give away counts against what keeping the card is worth."""
    keeps_pairs: float = 1.3
    """Players keep what matches: more pairs are about than chance would have."""
    shown_unwanted: float = 0.45
    """What is left of the danger of a rank that the next player threw or let lie."""
    unmelded_in_pile: float = 0.6
    """Of ``card_of_pile``, what a card brings the others that fits none of their melds."""
    gives_run: float = 4.0
    """What a card costs that makes a sequence of theirs longer, times the square of its length."""
    wild_take: float = 0.6
    """Chance that a player takes a pile with one natural and a wild card when he could."""
    freeze: float = 0.06
    """Share of the pile, for each rank that they have melded and this side has not."""

    # The end of the round
    out_by_cards: tuple[float, ...] = (1.0, 0.5, 0.36, 0.26, 0.18, 0.12, 0.08, 0.05)
    """Chance that a player who may go out does so in his next turn, by the cards he holds."""
    ready_by_longest: tuple[float, ...] = (0.0, 0.0, 0.0, 0.02, 0.06, 0.15, 0.35, 0.5)
    """Chance that a side without a canasta gets the right to go out in a turn, by its longest meld."""
    ready_with_two_lacking: float = 0.01
    """The same chance for a side that lacks more than one canasta."""
    partner_goes: float = 0.3
    """Partner mostly asks before he ends the round."""
    last_turns: tuple[float, ...] = (0.92, 0.45, 0.15, 0.0)
    """Chance that the stock ends the round before the next turn, by the turns that it still lasts."""
    stock_for_plans: float = 7.0
    """With so many turns of stock for each seat there is time for everything."""

    # Going out
    their_card: float = 15.0
    """A card left in a hand of theirs: its points and what it might have become."""
    partner_card: float = 13.0
    """The same in the hand of partner."""
    foot_left: float = 14.0
    """The same for a card of a foot that was never picked up."""
    exit_margin: float = 0.0
    """By how much going out must be better than playing on."""
    ask_margin: float = 120.0
    """So near to that margin partner is asked, where it can be."""
    match_point: float = 400.0
    """To end the match as its winner, or not to end it as its loser."""
    keep_playing: float = 150.0
    """What partner must be able to lay down in his next turn to answer no."""


WEIGHTS: Final[dict[Kind, Weights]] = {
    Kind.PARTNERS: Weights(),
    Kind.ALONE: Weights(partner_card=0.0, catch=0.03, card_of_pile=12.0),
}
"""The weights by kind of game."""


def kind_of(rules: RuleSet) -> Kind:
    """The kind of game these rules make."""
    return Kind.ALONE if rules.deal.side_structure == "individual" else Kind.PARTNERS


def weights_for(rules: RuleSet) -> Weights:
    """The weights for these rules."""
    return WEIGHTS[kind_of(rules)]


def at(values: tuple[float, ...], number: int) -> float:
    """The value for a number; the last one stands for all greater numbers."""
    return values[number] if number < len(values) else values[-1]
