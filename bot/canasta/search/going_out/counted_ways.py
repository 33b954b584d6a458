"""A quick proof by counting that there is a way out, which finds most of them.

Whether a seat could go out is tested at every turn, and after a partner's yes for every card that could be laid
down. Finding the plays (:mod:`bot.canasta.search.going_out.exit_search`) takes much longer: without the proof a round of
Scarne's game takes 1.4 times as long.
"""

from __future__ import annotations

from bot.canasta.cards import NATURAL_RANKS, NO_CARDS, Cards, Rank, lowest_face, of_rank, rank_counts, size
from bot.canasta.melds import OF_RANK, OF_THREES, OF_WILDS, Meld
from bot.canasta.policies.discard_bans import may_go_last
from bot.canasta.search.going_out.bounds import threes_fitting_nowhere
from bot.canasta.view import SeatView

_JOKER, _TWO, _THREE = Rank.JOKER.value, Rank.TWO.value, Rank.THREE.value


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
