"""What counting cards shows of a way out before any is searched for, under any rules.

``lone_cards`` and ``canastas_conceivable`` are bounds, not answers: hands that pass may still have no way out. The search
is asked for at every step, and nearly always there is none: without the tests a round of Samba takes 1.4 times as long,
one of Classic 1.15 times, and that game has a goal of its own.

``goes_out_by_count`` proves that there is a way out, and finds most of them. Whether a seat could go out is tested at
every turn, and after a partner's yes for every card that could be laid down. Finding the plays
(:mod:`bot.canasta.search.going_out.exit_search`) takes much longer: without the proof a round of Scarne's game takes
1.4 times as long.
"""

from __future__ import annotations

from typing import Final

from bot.canasta.cards import (
    BLACK_THREES,
    NATURAL_RANKS,
    NO_CARDS,
    RED_THREES,
    SUIT_MASKS,
    Cards,
    Rank,
    lowest_face,
    of_rank,
    rank_counts,
    size,
)
from bot.canasta.melding.runs import could_be_seven, each_once
from bot.canasta.melding.shapes import LONGEST_SEQUENCE, black_threes_needed, black_threes_take_wilds
from bot.canasta.melds import OF_A_SUIT, OF_BLACK_THREES, OF_RANK, OF_THREES, OF_WILDS, Meld
from bot.canasta.policies.discard_bans import may_go_last
from bot.canasta.rules.model import NO_LIMIT, RuleSet
from bot.canasta.view import SeatView

# ------------------------------------------------------------------------------------------------- no way out

_JOKER, _TWO, _THREE, _SEVEN = Rank.JOKER.value, Rank.TWO.value, Rank.THREE.value, Rank.SEVEN.value
_A_SEQUENCE_OR_NATURAL: Final = {"sequence_or_natural": 1}


def lone_cards(rules: RuleSet, melds: tuple[Meld, ...], hand: Cards) -> int:
    """Return how many natural cards are too few of their rank for a meld and fit none, so that they must be discarded."""
    limits = rules.melds
    if limits.sequence_melds:
        return 0
    melded = {meld.rank for meld in melds}
    counts = rank_counts(hand)
    least = max(limits.min_naturals, limits.min_meld_cards - counts[_TWO] - counts[_JOKER])
    return sum([counts[rank] for rank in NATURAL_RANKS if counts[rank] < least and rank not in melded])


def threes_fitting_nowhere(rules: RuleSet, melds: tuple[Meld, ...], threes: Cards, wilds: int = 0) -> Cards:
    """Return those of some threes that no meld can take, with so many wild cards where they take any."""
    if rules.melds.threes_melds:
        is_meld = size(threes) >= rules.melds.min_meld_cards or any(meld.kind is OF_THREES for meld in melds)
        return NO_CARDS if is_meld else threes
    is_meld = size(threes & BLACK_THREES) >= black_threes_needed(rules, wilds) or (
        black_threes_take_wilds(rules) and any(meld.kind is OF_BLACK_THREES for meld in melds)
    )
    return threes & RED_THREES if is_meld else threes


def canastas_conceivable(rules: RuleSet, melds: tuple[Meld, ...], cards: Cards) -> bool:
    """Return whether the canastas for going out are possible if each meld gets all cards that fit."""
    needed = rules.going_out.canastas_to_go_out
    mix = rules.going_out.canasta_mix
    canasta = rules.melds.canasta_size
    counts = rank_counts(cards)
    wilds = counts[_TWO] + counts[_JOKER]
    fewest = rules.traits.canasta_naturals
    # Possible canastas: of any kind, and of each kind that a mix can name.
    every = natural = mixed = wild = sevens = running = 0
    for meld in melds:
        kind = meld.kind
        if kind is OF_RANK:
            naturals, lying = meld.naturals + counts[meld.rank], meld.wilds
            is_canasta = meld.is_canasta
            if is_canasta or naturals >= fewest[lying + wilds] or naturals + lying >= canasta:
                every += 1
                sevens += meld.rank == _SEVEN
                natural += not lying and (is_canasta or naturals >= canasta)
                mixed += lying + wilds > 0
        elif kind is OF_A_SUIT:
            if meld.is_canasta:
                every += 1
                running += 1
        elif kind is OF_WILDS:
            if meld.is_canasta or meld.wilds + wilds >= canasta:
                every += 1
                wild += 1
        else:
            every += meld.is_canasta or counts[_THREE] >= canasta - meld.naturals
    if wilds >= canasta and rules.melds.wild_melds:
        most = rules.melds.max_wild_meld_cards or NO_LIMIT
        new = max(1, wilds // min(canasta, most))
        every += new
        wild += new
    least = fewest[wilds]
    if max(counts[_THREE:]) >= least:
        merges = rules.traits.same_rank == "merge"
        for rank in NATURAL_RANKS:
            if counts[rank] >= least:
                new = 1 if merges else max(1, (counts[rank] + wilds) // canasta)
                every += new
                natural += counts[rank] // canasta
                mixed += new if wilds else 0
                sevens += new if rank == _SEVEN else 0
        every += rules.melds.threes_melds and counts[_THREE] >= canasta
    if rules.melds.sequence_melds and (every < needed or mix):
        if every >= needed and natural + running and mix == _A_SEQUENCE_OR_NATURAL:
            # The mix of Samba is there already; looking for new sequences would take most of the time.
            return True
        new = _new_sequences(rules, melds, cards, wilds)
        every += new
        running += new
    if every < needed:
        return False
    if not mix:
        return True
    found = {
        "natural": natural,
        "mixed": mixed,
        "wild": wild,
        "sevens": sevens,
        "sequence": running,
        "sequence_or_natural": natural + running,
    }
    for make, due in mix.items():  # noqa: SIM110 - a generator would cost as much as all the rest
        if found[make] < due:
            return False
    return True


def _new_sequences(rules: RuleSet, melds: tuple[Meld, ...], cards: Cards, wilds: int) -> int:
    """Return an upper bound of the sequences of seven that could be made, from those on the table and new ones."""
    once = each_once(cards)
    wilds = min(wilds, rules.melds.sequence_max_wilds)
    found = 0
    for meld in melds:
        if meld.kind is OF_A_SUIT and not meld.is_canasta:
            spare = max(0, min(wilds, rules.melds.sequence_max_wilds - meld.wilds))
            found += could_be_seven(meld.cards, once, meld.suit or 0, spare + meld.wilds)
    # A new one takes so many naturals of its suit.
    of_suit = LONGEST_SEQUENCE - wilds
    if once % 255 < of_suit:
        return found
    for suit, mask in enumerate(SUIT_MASKS):
        if (once & mask) % 255 >= of_suit and could_be_seven(NO_CARDS, once, suit, wilds):
            found += size(cards & mask) // of_suit
    return found


# -------------------------------------------------------------------------------------------------- a way out


def goes_out_by_count(view: SeatView, melds: tuple[Meld, ...], hand: Cards) -> bool:
    """Return whether all cards, but for a discard, can go to sets that give the canastas for going out.

    For a seat that no foot keeps from going out. False decides nothing: a way out may need a sequence.
    """
    rules = view.table.rules
    traits = rules.traits
    if not traits.counted_ways:
        return False
    counts = rank_counts(hand)
    wilds = counts[_JOKER] + counts[_TWO]
    # The card that no set takes: it must be the last discard.
    single = threes_fitting_nowhere(rules, melds, of_rank(hand, _THREE)) if counts[_THREE] else NO_CARDS
    if size(single) > 1:
        return False
    canasta, caps, largest = rules.melds.canasta_size, traits.caps, traits.largest_meld
    natural = running = others = 0
    # The wild cards that further canastas need, and how many wild cards melds take beside all naturals.
    short: list[int] = []
    room = melded = 0
    for meld in melds:
        kind = meld.kind
        if kind is OF_RANK:
            rank = meld.rank
            naturals, lying = meld.naturals + counts[rank], meld.wilds
            if counts[rank] and naturals + lying > largest:
                return False
            melded |= 1 << rank
            free = caps[naturals] - lying
            if naturals + lying < canasta:
                if naturals + lying + free >= canasta:
                    short.append(canasta - naturals - lying)
            elif lying:
                others += 1
            else:
                # With a wild card it would be no natural canasta any more.
                natural += 1
                continue
            room += max(free, 0)
        elif kind is OF_WILDS:
            room += traits.largest_wild_meld - meld.wilds
            others += meld.is_canasta
        elif meld.kind is OF_THREES:
            others += meld.is_canasta
        else:
            running += meld.is_canasta
    least_cards, least_naturals = rules.melds.min_meld_cards, rules.melds.min_naturals
    for rank in NATURAL_RANKS:
        held = counts[rank]
        if not held or melded >> rank & 1:
            continue
        if held == 1:
            if single:
                return False
            single = of_rank(hand, rank)
            continue
        free = caps[held]
        lack = least_cards - held
        if held < least_naturals or held > largest or lack > free:
            return False
        if held >= canasta:
            natural += 1
            continue
        if lack > 0:
            wilds -= lack
            free -= lack
            held = least_cards
        if held + free >= canasta:
            short.append(canasta - held)
        room += free
    if single:
        if not may_go_last(view, lowest_face(single)):
            return False
    elif wilds == room + 1 and rules.discard.discard_wild != "never":
        wilds -= 1
    if not 0 <= wilds <= room:
        return False
    missing = rules.going_out.canastas_to_go_out - natural - running - others
    if missing > 0:
        short.sort()
        if len(short) < missing or sum(short[:missing]) > wilds:
            return False
    mix = rules.going_out.canasta_mix
    if mix:
        have = {"natural": natural, "sequence": running, "sequence_or_natural": natural + running}
        return all(kind in have and have[kind] >= least for kind, least in mix.items())
    return True
