"""The rule card: a rule set in words, every number taken from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import discord

from bot.canasta.melds import CANASTA_SIZE
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import seating_for
from bot.ui.presenters import colours, limits
from bot.ui.presenters.numbers import total
from bot.ui.texts import Texts

_Lines = Iterator[str]


def rules_embed(texts: Texts, rules: RuleSet, section: str | None = None) -> discord.Embed:
    """The whole rule card, or one of its :data:`SECTIONS`."""
    if section is not None:
        title = texts("rules-title-section", section=section_title(texts, section))
        embed = discord.Embed(title=title, description=_written(texts, rules, section), colour=colours.PLAIN)
    else:
        embed = discord.Embed(title=texts("rules-title"), colour=colours.PLAIN)
        for name in SECTIONS:
            value = limits.cut(_written(texts, rules, name), limits.FIELD_VALUE - 20)
            embed.add_field(name=section_title(texts, name), value=value, inline=False)
    return embed.set_footer(text=texts("rules-footer"))


def section_title(texts: Texts, section: str) -> str:
    """The heading of a section."""
    return texts(f"rules-section-{section}")


def _written(texts: Texts, rules: RuleSet, section: str) -> str:
    return "\n".join(texts("rules-line", rule=rule) for rule in section_lines(texts, rules, section))


def section_lines(texts: Texts, rules: RuleSet, section: str) -> list[str]:
    """The rules of a section, one by one."""
    return list(_SECTIONS[section](texts, rules))


def _deal(texts: Texts, rules: RuleSet) -> _Lines:
    deal = rules.deal
    counts = {"seats": deal.seat_count, "packs": deal.deck_count, "jokers": deal.joker_count}
    sides = seating_for(deal.side_structure, deal.seat_count).side_count
    if sides == deal.seat_count:
        yield texts("rules-deal-singles", **counts)
    else:
        yield texts("rules-deal-partners", sides=sides, members=deal.seat_count // sides, **counts)
    if deal.max_copies_per_natural_rank is not None:
        yield texts("rules-deal-short-pack", copies=deal.max_copies_per_natural_rank)
    yield texts("rules-deal-hand", count=deal.hand_size)
    if deal.start_pile == "empty":
        yield texts("rules-deal-no-upcard")
        return
    yield texts("rules-deal-upcard")
    if deal.upcard_cover_on:
        freezes = "yes" if deal.cover_freezes else "no"
        yield texts("rules-deal-cover", cards=_cards(texts, deal.upcard_cover_on), freezes=freezes)


def _turn(texts: Texts, rules: RuleSet) -> _Lines:
    yield texts("rules-turn-draw", count=rules.draw.draw_count)
    yield texts("rules-turn-play")
    yield texts("rules-turn-discard")
    yield texts("rules-turn-visible", visibility=rules.draw.pile_visibility)


def _melds(texts: Texts, rules: RuleSet) -> _Lines:
    melds = rules.melds
    yield texts("rules-melds-shape", least=melds.min_meld_cards)
    most = "none" if melds.max_wilds is None else str(melds.max_wilds)
    yield texts("rules-melds-wilds", naturals=melds.min_naturals, most=most)
    if melds.wild_ratio != "none":
        yield texts("rules-melds-ratio", ratio=melds.wild_ratio)
    if melds.max_meld_cards is not None:
        yield texts("rules-melds-largest", most=melds.max_meld_cards)
    yield texts("rules-melds-merge")
    yield texts("rules-melds-canasta", size=CANASTA_SIZE)


def _first_meld(texts: Texts, rules: RuleSet) -> _Lines:
    initial = rules.initial
    rows = "; ".join(_minimum_rows(texts, rules))
    yield f"{texts('rules-first-meld-needs', compare=initial.initial_compare)} {rows}."
    yield texts("rules-first-meld-counts")
    yield texts("rules-first-meld-pile", allowed=initial.initial_pile_allowed)
    if initial.concealed_waives_minimum != "never":
        yield texts("rules-first-meld-waiver")


def _minimum_rows(texts: Texts, rules: RuleSet) -> _Lines:
    table = rules.initial.initial_minimums
    for index, (start, minimum) in enumerate(table):
        # All scores are multiples of five.
        end = table[index + 1][0] if index + 1 < len(table) else None
        if start is None and end is None:
            yield texts("rules-first-meld-row-any", minimum=minimum)
        elif start is None:
            yield texts("rules-first-meld-row-below", below=total(texts, end or 0), minimum=minimum)
        elif end is None:
            yield texts("rules-first-meld-row-from", **{"from": total(texts, start)}, minimum=minimum)
        else:
            span = {"from": total(texts, start), "to": total(texts, end - 5)}
            yield texts("rules-first-meld-row-between", **span, minimum=minimum)


def _pile(texts: Texts, rules: RuleSet) -> _Lines:
    pile = rules.pile
    yield texts("rules-pile-top")
    if pile.pile_always_frozen:
        yield texts("rules-pile-always-frozen")
    else:
        yield texts("rules-pile-pair")
        yield from _unfrozen_ways(texts, rules)
    if pile.pile_frozen_until_melded:
        yield texts("rules-pile-frozen-unmelded")
    if pile.pile_freeze_cards:
        yield texts("rules-pile-frozen-by", cards=_cards(texts, pile.pile_freeze_cards))
    if blocking := pile.pile_block_tops:
        yield texts("rules-pile-blocked", cards=_cards(texts, blocking))
    if pile.block_on_taker_canasta_rank:
        yield texts("rules-pile-blocked-canasta")
    yield texts("rules-pile-one-card", allowed="yes" if pile.one_card_hand_takes_one_card_pile else "no")


def _unfrozen_ways(texts: Texts, rules: RuleSet) -> _Lines:
    pile = rules.pile
    ways = []
    if pile.pile_natural_plus_wild:
        ways.append(texts("rules-pile-way-wild"))
    if pile.pile_layoff_to_meld:
        whole = pile.pile_layoff_to_canasta
        ways.append(texts("rules-pile-way-layoff" if whole else "rules-pile-way-layoff-no-canasta"))
    if ways:
        yield texts("rules-pile-unfrozen", ways=texts.alternatives(ways))
    if not pile.pile_layoff_to_canasta and pile.pile_natural_plus_wild:
        yield texts("rules-pile-own-canasta", conflict=pile.own_canasta_take_conflict)


def _threes(texts: Texts, rules: RuleSet) -> _Lines:
    threes = rules.threes
    if threes.red_three_totals:
        row = [texts.number(points) for points in threes.red_three_totals]
        totals = row[0] if len(row) == 1 else texts("rules-threes-each", one=row[0], rest=", ".join(row[1:]))
        yield texts("rules-threes-red", totals=totals)
        yield texts("rules-threes-sign", sign=threes.three_sign)
    else:
        yield texts("rules-threes-red-none")
    yield texts("rules-threes-caught", points=threes.red_three_in_hand_penalty)
    yield texts("rules-threes-black-block" if threes.black_three_blocks_pile else "rules-threes-black-pass")
    if threes.black_three_meld == "never":
        yield texts("rules-threes-black-never")
    else:
        least, value = rules.melds.min_meld_cards, threes.black_three_melded_value
        yield texts("rules-threes-black-meld", least=least, value=value)
        if threes.bonus_four_black_threes:
            yield texts("rules-threes-black-all", points=threes.bonus_four_black_threes)
    yield texts("rules-threes-black-hand", points=threes.black_three_hand_penalty)


def _going_out(texts: Texts, rules: RuleSet) -> _Lines:
    going_out = rules.going_out
    yield texts("rules-out-needs", count=going_out.canastas_to_go_out)
    mix = [
        texts(f"rules-out-mix-{make}", count=going_out.canasta_mix[make])
        for make in ("natural", "mixed")
        if going_out.canasta_mix.get(make)
    ]
    if mix:
        yield texts("rules-out-mix", mix=texts.listed(mix))
    yield texts("rules-out-how", discard=rules.discard.final_discard)
    yield texts("rules-out-keep")
    if seating_for(rules.deal.side_structure, rules.deal.seat_count).side_count < rules.deal.seat_count:
        limit = going_out.ask_limit_per_hand
        yield texts("rules-out-ask", limit="any" if limit is None else limit)
    if going_out.concealed_rule != "none":
        yield texts("rules-out-concealed", pile="yes" if going_out.concealed_after_pile_take else "no")


def _scoring(texts: Texts, rules: RuleSet) -> _Lines:
    scoring, going_out = rules.scoring, rules.going_out
    yield texts("rules-score-cards", black=rules.threes.black_three_melded_value)
    natural, mixed = scoring.bonus_natural_canasta, scoring.bonus_mixed_canasta
    yield texts("rules-score-canastas", natural=natural, mixed=mixed)
    if going_out.concealed_rule == "none":
        yield texts("rules-score-going-out", points=scoring.bonus_going_out)
    else:
        bonus, extra = scoring.bonus_going_out, going_out.concealed_extra
        yield texts("rules-score-concealed", points=bonus, extra=extra)
    yield texts("rules-score-hand")


def _end(texts: Texts, rules: RuleSet) -> _Lines:
    end = rules.end
    yield texts("rules-end-round")
    yield texts("rules-end-stock", rule=end.stock_exhaustion)
    yield texts("rules-end-last-three")
    yield texts("rules-end-target", compare=end.target_compare, target=end.target_score)
    yield texts("rules-end-tie", tie=end.tie_rule)


def _cards(texts: Texts, names: frozenset[str]) -> str:
    """Kinds of cards as a choice: "a wild card or a red three"."""
    known = [name for name in ("wild", "black_three", "red_three") if name in names]
    return texts.alternatives([texts(f"rules-card-{name.replace('_', '-')}") for name in known])


_SECTIONS: Final[dict[str, Callable[[Texts, RuleSet], _Lines]]] = {
    "deal": _deal,
    "turn": _turn,
    "melds": _melds,
    "first-meld": _first_meld,
    "pile": _pile,
    "threes": _threes,
    "going-out": _going_out,
    "scoring": _scoring,
    "end": _end,
}

SECTIONS: Final[tuple[str, ...]] = tuple(_SECTIONS)
"""The sections of the card, in their order: keys for :func:`section_title`."""
