"""The rule card: a rule set in words, every number taken from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

import discord

from bot.canasta.melding import NO_LIMIT, black_threes_needed, largest_meld, largest_wild_meld
from bot.canasta.rules.irregularities import exposes_improper_melds, unexposed_three_cost
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS, OPTIONS_BY_ID, Option, value_of
from bot.canasta.rules.values import plain_value
from bot.canasta.seats import seating_for
from bot.ui.presenters import colours, limits
from bot.ui.presenters.numbers import total
from bot.ui.presenters.option_words import difference_sentence
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
    """The rules of a section, one by one: first those every game has, then whatever else is not as in Classic."""
    return [*_SECTIONS[section](texts, rules), *_further(texts, rules, section)]


def _further(texts: Texts, rules: RuleSet, section: str) -> _Lines:
    """A sentence for each option that no sentence above speaks of, where it has not its classic value."""
    for option in OPTIONS:
        value = value_of(rules, option.id)
        if (
            _FURTHER_IN[option.section] != section
            or value == option.classic
            or _is_told(rules, option, value)
        ):
            continue
        clause = difference_sentence(texts, option.id, plain_value(value))
        yield texts("rules-further", clause=clause[:1].upper() + clause[1:])


def _is_told(rules: RuleSet, option: Option, value: object) -> bool:
    """Whether one of the sentences that every game has says this value, or another option leaves it nothing to say."""
    told = _TOLD.get(option.id, ())
    return told is None or value in told or (option.id in _OF_LAID_THREES and _are_threes_only_thrown(rules))


def _are_threes_only_thrown(rules: RuleSet) -> bool:
    """Whether threes of either colour are good for nothing but to be thrown."""
    return {rules.threes.red_three_role, rules.threes.black_three_role} == {"discard_only"}


def _deal(texts: Texts, rules: RuleSet) -> _Lines:
    deal = rules.deal
    counts = {"seats": deal.seat_count, "packs": deal.deck_count, "jokers": deal.joker_count}
    if deal.side_structure == "pairs_2x2_rotating_fifth":
        yield texts("rules-deal-fifth", **counts)
    elif deal.side_structure == "lone_vs_pair":
        yield texts("rules-deal-lone", **counts)
    else:
        sides = seating_for(deal.side_structure, deal.seat_count).side_count
        if sides == deal.seat_count:
            yield texts("rules-deal-singles", **counts)
        else:
            yield texts("rules-deal-partners", sides=sides, members=deal.seat_count // sides, **counts)
    if deal.max_copies_per_natural_rank is not None:
        yield texts("rules-deal-short-pack", copies=deal.max_copies_per_natural_rank)
    yield texts("rules-deal-hand", count=deal.hand_size)
    if deal.foot_size:
        yield texts("rules-deal-foot", count=deal.foot_size, hand=deal.first_packet_rule)
    if deal.start_pile == "empty":
        yield texts("rules-deal-no-upcard")
        return
    if deal.start_pile == "upcard":
        yield texts("rules-deal-upcard")
    if deal.upcard_cover_on:
        freezes = "yes" if deal.cover_freezes else "no"
        yield texts("rules-deal-cover", cards=_cards(texts, deal.upcard_cover_on), freezes=freezes)


def _turn(texts: Texts, rules: RuleSet) -> _Lines:
    whole = "yes" if rules.draw.pile_take_extent == "all" else "no"
    by_round = rules.draw.draw_counts_by_round
    if by_round:
        yield texts("rules-turn-draw-by-round", counts=_of_rounds(texts, enumerate(by_round, 1)), whole=whole)
    else:
        yield texts("rules-turn-draw", count=rules.draw.draw_count, whole=whole)
    yield texts("rules-turn-play")
    if rules.deal.foot_size:
        yield texts("rules-turn-foot", trigger=rules.deal.foot_trigger)
    throws_all_but_red = (
        rules.discard.discard_threes == "black_only" and rules.discard.discard_wild == "allowed"
    )
    yield texts("rules-turn-discard", any="yes" if throws_all_but_red else "no")
    yield texts("rules-turn-visible", visibility=rules.draw.pile_visibility)


def _melds(texts: Texts, rules: RuleSet) -> _Lines:
    melds = rules.melds
    yield texts("rules-melds-shape", least=melds.min_meld_cards)
    most = "none" if melds.max_wilds is None else str(melds.max_wilds)
    yield texts("rules-melds-wilds", naturals=melds.min_naturals, most=most)
    if melds.wild_ratio in _TOLD["wild_ratio"]:  # type: ignore[operator]
        yield texts("rules-melds-ratio", ratio=melds.wild_ratio)
    if melds.max_meld_cards is not None and largest_meld(melds) != melds.canasta_size:
        yield texts("rules-melds-largest", most=melds.max_meld_cards)
    if melds.same_rank_melds == "merge":
        yield texts("rules-melds-merge")
    closes = "none" if largest_meld(melds) == melds.canasta_size else melds.canasta_extension
    yield texts("rules-melds-canasta", size=melds.canasta_size, closes=closes)
    if melds.wild_melds:
        largest = min(largest_wild_meld(melds), NO_LIMIT)
        most = "none" if largest == NO_LIMIT else str(largest)
        yield texts("rules-melds-wild", least=melds.min_meld_cards, most=most, size=melds.canasta_size)


def _first_meld(texts: Texts, rules: RuleSet) -> _Lines:
    initial = rules.initial
    by = initial.initial_minimums_by
    if by == "round":
        minimums = [(start or 1, f"**{minimum}**") for start, minimum in initial.initial_minimums]
        rows = _of_rounds(texts, minimums)
    else:
        rows = "; ".join(_minimum_rows(texts, rules))
    yield f"{texts('rules-first-meld-needs', compare=initial.initial_compare, by=by)} {rows}."
    yield texts("rules-first-meld-counts")
    if rules.deal.side_structure == "lone_vs_pair":
        yield texts("rules-first-meld-own")
    if initial.initial_pile_allowed in {"top_counts", "no"}:
        yield texts("rules-first-meld-pile", allowed=initial.initial_pile_allowed)
    if initial.concealed_waives_minimum != "never":
        yield texts("rules-first-meld-waiver")


def _of_rounds(texts: Texts, firsts: Iterable[tuple[int, object]]) -> str:
    """What holds in which rounds; ``firsts`` are the first round of each value, and the value."""
    rows = list(firsts)
    told = []
    for index, (first, value) in enumerate(rows):
        last = rows[index + 1][0] - 1 if index + 1 < len(rows) else None
        if last is None:
            told.append(texts("rules-rounds-from", first=first, value=str(value)))
        elif last == first:
            told.append(texts("rules-rounds-one", first=first, value=str(value)))
        else:
            told.append(texts("rules-rounds-span", first=first, last=last, value=str(value)))
    return "; ".join(told)


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
    yield texts("rules-pile-top", extent=rules.draw.pile_take_extent)
    if pile.pile_always_frozen:
        yield texts("rules-pile-always-frozen")
    else:
        yield texts("rules-pile-pair")
        yield from _unfrozen_ways(texts, rules)
        if pile.pile_frozen_until_melded:
            yield texts("rules-pile-frozen-unmelded")
        if pile.pile_freeze_cards:
            yield texts("rules-pile-frozen-by", cards=_cards(texts, pile.pile_freeze_cards))
    blocking = pile.pile_block_tops
    if rules.threes.red_three_role == "discard_only" and not rules.melds.threes_melds:
        blocking |= {"red_three"}
    if pile.pile_wild_pair:
        yield texts("rules-pile-wild-pair")
        blocking -= {"wild"}
    if blocking:
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
    if threes.red_three_role == "lay_for_bonus":
        yield from _laid_red_threes(texts, rules)
    elif threes.red_three_role == "american_three":
        yield texts("rules-threes-american", totals=_three_totals(texts, rules))
    foot = "yes" if rules.deal.foot_size else "no"
    if _are_threes_only_thrown(rules):
        yield texts("rules-threes-thrown")
    if threes.red_three_role != "american_three":
        yield texts("rules-threes-caught", points=threes.red_three_in_hand_penalty, foot=foot)
    if threes.black_three_role == "stop_card":
        yield texts(
            "rules-threes-black-block" if threes.black_three_blocks_pile else "rules-threes-black-pass"
        )
    if threes.black_three_meld == "never" or threes.black_three_role == "discard_only":
        if not _are_threes_only_thrown(rules):
            yield texts("rules-threes-black-never")
    else:
        all_together = "yes" if threes.black_three_meld == "exit_turn_all_six" else "no"
        least, value = black_threes_needed(rules), threes.black_three_melded_value
        yield texts("rules-threes-black-meld", least=least, value=value, all=all_together)
        if threes.bonus_four_black_threes:
            yield texts("rules-threes-black-all", points=threes.bonus_four_black_threes)
    yield texts("rules-threes-black-hand", points=threes.black_three_hand_penalty, foot=foot)


def _laid_red_threes(texts: Texts, rules: RuleSet) -> _Lines:
    threes = rules.threes
    if not threes.red_three_totals:
        yield texts("rules-threes-red-none")
        return
    by_hand = "yes" if unexposed_three_cost(rules) else "no"
    yield texts("rules-threes-red", totals=_three_totals(texts, rules), hand=by_hand)
    if not threes.red_three_from_pile_replaced and "red_three" in rules.deal.upcard_cover_on:
        yield texts("rules-threes-from-pile")
    if threes.three_sign in {"any_meld", "any_canasta"}:
        yield texts("rules-threes-sign", sign=threes.three_sign)


def _three_totals(texts: Texts, rules: RuleSet) -> str:
    row = [texts.number(points) for points in rules.threes.red_three_totals]
    if len(row) > 1:
        return texts("rules-threes-each", one=row[0], rest=", ".join(row[1:]))
    return row[0] if row else texts("rules-threes-nothing")


_KINDS: Final = ("natural", "mixed", "wild", "sevens", "sequence", "sequence_or_natural")


def canasta_kinds(texts: Texts, kinds: Iterable[tuple[str, int]]) -> list[str]:
    """Kinds of canastas with their numbers: "2 natural"."""
    return [texts(f"rules-out-mix-{kind.replace('_', '-')}", count=count) for kind, count in kinds]


def _going_out(texts: Texts, rules: RuleSet) -> _Lines:
    going_out = rules.going_out
    yield texts("rules-out-needs", count=going_out.canastas_to_go_out)
    mix = canasta_kinds(
        texts, [(make, going_out.canasta_mix[make]) for make in _KINDS if going_out.canasta_mix.get(make)]
    )
    if mix:
        yield texts("rules-out-mix", mix=texts.listed(mix))
    yield texts("rules-out-how", discard=rules.discard.final_discard)
    yield texts("rules-out-keep", foot="yes" if rules.deal.foot_size else "no")
    if rules.deal.side_structure != "individual":
        limit = going_out.ask_limit_per_hand
        timing = "beginning" if going_out.ask_timing == "with_skip_draw" else "play"
        yield texts("rules-out-ask", limit="any" if limit is None else limit, timing=timing)
        if rules.deal.side_structure == "trios_2x3" and limit != 0:
            yield texts("rules-out-ask-next")
    if going_out.concealed_rule == "own_canasta_no_additions":
        yield texts("rules-out-concealed", pile="yes" if going_out.concealed_after_pile_take else "no")


def _scoring(texts: Texts, rules: RuleSet) -> _Lines:
    scoring, going_out = rules.scoring, rules.going_out
    yield texts("rules-score-cards", black=rules.threes.black_three_melded_value)
    natural, mixed = scoring.bonus_natural_canasta, scoring.bonus_mixed_canasta
    yield texts("rules-score-canastas", natural=natural, mixed=mixed)
    if going_out.concealed_rule == "none" or not going_out.concealed_extra:
        yield texts("rules-score-going-out", points=scoring.bonus_going_out)
    else:
        bonus, extra = scoring.bonus_going_out, going_out.concealed_extra
        yield texts("rules-score-concealed", points=bonus, extra=extra)
    yield texts("rules-score-hand", foot="yes" if rules.deal.foot_size else "no")
    if rules.deal.side_structure == "lone_vs_pair":
        yield texts("rules-score-each")
    if rules.deal.bonus_cards in {"draw_after_initial_meld", "wings"}:
        yield texts("rules-score-bonus-cards")


def _end(texts: Texts, rules: RuleSet) -> _Lines:
    end = rules.end
    yield texts("rules-end-round")
    if end.stock_exhaustion in {"forced_if_fits_meld", "forced_if_legal", "optional"}:
        yield texts("rules-end-stock", rule=end.stock_exhaustion)
    if rules.threes.last_stock_three == "ends_laid_counts" and rules.threes.red_three_role == "lay_for_bonus":
        yield texts("rules-end-last-three")
    if end.round_count is None:
        alone = "yes" if rules.deal.side_structure in {"individual", "lone_vs_pair"} else "no"
        yield texts("rules-end-target", compare=end.target_compare, target=end.target_score, alone=alone)
    yield texts("rules-end-tie", tie=end.tie_rule)
    yield from _irregularities(texts, rules)


def _irregularities(texts: Texts, rules: RuleSet) -> _Lines:
    """What is punished instead of refused; or the penalties that a game keeps as figures and that never come up."""
    if rules.manners.irregularities == "reject":
        penalties = []
        for option_id in _PENALTIES:
            value = value_of(rules, option_id)
            if value != OPTIONS_BY_ID[option_id].classic:
                penalties.append(difference_sentence(texts, option_id, value))
        if penalties:
            yield texts("rules-end-refused", penalties=texts.listed(penalties))
        return
    yield texts("rules-end-punished")
    if exposes_improper_melds(rules):
        yield texts("rules-end-exposed")
    yield texts("rules-end-answer", points=rules.manners.penalty_ignored_answer)
    yield texts("rules-end-three", points=rules.manners.penalty_unexposed_red_three)
    yield texts("rules-end-count", points=rules.manners.penalty_false_card_count)


def _cards(texts: Texts, names: frozenset[str]) -> str:
    """Kinds of cards as a choice: "a wild card or a red three"."""
    known = [name for name in ("wild", "black_three", "red_three", "seven") if name in names]
    return texts.alternatives([texts(f"rules-card-{name.replace('_', '-')}") for name in known])


_PENALTIES: Final = (
    "improper_initial_meld",
    "penalty_ignored_answer",
    "penalty_false_card_count",
    "penalty_unexposed_red_three",
)

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

_FURTHER_IN: Final = {
    "deal": "deal",
    "draw": "turn",
    "threes": "threes",
    "melds": "melds",
    "initial": "first-meld",
    "pile": "pile",
    "discard": "turn",
    "going_out": "going-out",
    "scoring": "scoring",
    "end": "end",
    "three_handed": "going-out",
    "manners": "turn",
}
"""The section of the card for what is left of each section of the rule set."""

_OF_LAID_THREES: Final = frozenset(
    {
        "red_three_role",
        "black_three_role",
        "three_lay_timing",
        "threes_kept_in_hand",
        "three_sign",
        "discard_threes",
    }
)
"""Options that have nothing to say where threes are good for nothing but to be thrown."""

_TOLD: Final[dict[str, tuple[object, ...] | None]] = {
    "seat_count": None,
    "side_structure": None,
    "deck_count": None,
    "joker_count": None,
    "max_copies_per_natural_rank": None,
    "hand_size": None,
    "foot_size": None,
    "first_packet_rule": None,
    "foot_trigger": None,
    "start_pile": ("empty",),
    "upcard_cover_on": None,
    "cover_freezes": None,
    "draw_count": None,
    "draw_counts_by_round": None,
    "pile_take_extent": None,
    "pile_visibility": None,
    "red_three_totals": None,
    "three_sign": ("any_canasta",),
    "red_three_in_hand_penalty": None,
    "black_three_blocks_pile": None,
    "black_three_meld": None,
    "black_three_melded_value": None,
    "black_three_hand_penalty": None,
    "bonus_four_black_threes": None,
    "min_naturals": None,
    "canasta_size": None,
    "max_wilds": None,
    "wild_ratio": ("naturals_ge_wilds", "naturals_gt_wilds", "naturals_ge_twice_wilds"),
    "max_meld_cards": None,
    "canasta_extension": None,
    "wild_melds": None,
    "max_wild_meld_cards": None,
    "initial_minimums": None,
    "initial_minimums_by": None,
    "initial_compare": None,
    "initial_pile_allowed": ("no",),
    "concealed_waives_minimum": None,
    "pile_freeze_cards": None,
    "pile_frozen_until_melded": None,
    "pile_always_frozen": None,
    "pile_natural_plus_wild": None,
    "pile_layoff_to_meld": None,
    "pile_layoff_to_canasta": None,
    "own_canasta_take_conflict": ("never_take",),
    "pile_block_tops": None,
    "pile_wild_pair": None,
    "block_on_taker_canasta_rank": None,
    "one_card_hand_takes_one_card_pile": None,
    "final_discard": None,
    "canastas_to_go_out": None,
    "canasta_mix": None,
    "ask_limit_per_hand": None,
    "concealed_rule": (),
    "concealed_extra": None,
    "concealed_after_pile_take": None,
    "bonus_natural_canasta": None,
    "bonus_mixed_canasta": None,
    "bonus_going_out": None,
    "stock_exhaustion": ("forced_if_legal", "optional"),
    "target_score": None,
    "target_compare": None,
    "tie_rule": None,
    "improper_initial_meld": None,
    "penalty_ignored_answer": None,
    "penalty_false_card_count": None,
    "penalty_unexposed_red_three": None,
}
"""What the sentences that every game has say: the values of each option, None for all of them."""
