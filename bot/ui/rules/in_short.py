"""First page of the rule card: the rules that nobody can play without, in one line each and the same order in all games."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.canasta.melding.shapes import LONGEST_SEQUENCE, black_threes_needed, largest_meld
from bot.canasta.phases.taking.frozen_and_blocked import turned_up_alone_freezes
from bot.canasta.rules.model import NO_LIMIT, RuleSet, same_rank
from bot.ui.rules.options_told import (
    are_american_threes,
    are_kept_by_choice,
    are_threes_only_discarded,
    can_be_caught_with,
    laid_threes,
)
from bot.ui.rules.play import RATIOS, black_threes_bar, cards_named, minimum_words, take_wilds
from bot.ui.rules.scores import kinds_to_go_out
from bot.ui.rules.threes import each_total
from bot.ui.texts import Texts, yes_no
from bot.ui.words.options import is_alone, of_rounds

_Parts = Iterator[str]

_USUAL_PRICE: Final = 5
_FEW_TOTALS: Final = 6
"""Totals of threes that are still written out one by one."""


def in_short(texts: Texts, rules: RuleSet, *, alone: bool | None = None) -> list[str]:
    """Return the lines of the first page.

    ``alone``: speak of players instead of sides, by default where nobody has a partner; so that lines of two games
    differ by their rules only.
    """
    wording = yes_no(is_alone(rules) if alone is None else alone)
    lines = []
    for key, parts in _LINES:
        if told := "; ".join(parts(texts, rules, wording)):
            lines.append(texts(f"rules-short-{key}", told=told))
    return lines


# ----------------------------------------------------------------------------------------------- the first meld, melds


def _first_meld(texts: Texts, rules: RuleSet, _: str) -> _Parts:
    initial = rules.initial
    by = initial.initial_minimums_by if len(initial.initial_minimums) > 1 else "always"
    yield texts(
        "rules-short-first-meld-points",
        by=by,
        compare=initial.initial_compare,
        rows=", ".join(_minimums(texts, rules)),
    )
    if initial.initial_pile_allowed != "top_counts":
        yield texts("rules-short-first-meld-hand")
    if initial.initial_purity != "none":
        yield texts("rules-short-first-meld-purity", purity=initial.initial_purity)
    if initial.initial_canasta_waiver != "none":
        yield texts("rules-short-first-meld-waiver", canasta=initial.initial_canasta_waiver)
    start, natural = initial.initial_canasta_required_from, initial.initial_natural_canasta_required_from
    if start is not None and natural is not None and start < natural:
        yield texts("rules-short-first-meld-canastas", start=start, natural=natural)
    elif natural is not None:
        yield texts("rules-short-first-meld-natural-canasta", start=natural)
    elif start is not None:
        yield texts("rules-short-first-meld-canasta", start=start)


def _minimums(texts: Texts, rules: RuleSet) -> _Parts:
    rows = rules.initial.initial_minimums
    if len(rows) == 1:
        yield minimum_words(texts, rows[0][1])
    elif rules.initial.initial_minimums_by == "round":
        yield from of_rounds(texts, [(start or 1, minimum_words(texts, needed)) for start, needed in rows])
    else:
        below = rows[1][0] or 0
        for start, needed in rows:
            edge, at = ("below", below) if start is None else ("from", start)
            yield texts("rules-short-minimum", minimum=minimum_words(texts, needed), edge=edge, score=at)


def _wild(texts: Texts, rules: RuleSet, _: str) -> _Parts:
    shapes = rules.melds
    yield texts(
        "rules-short-wild-which", jokers=yes_no(rules.deal.joker_count > 0), limit=_limit(texts, rules)
    )
    if take_wilds(rules):
        if shapes.wild_ratio in RATIOS:
            yield texts("rules-short-wild-ratio", ratio=shapes.wild_ratio)
        if shapes.sevens_rule == "pure_only":
            yield texts("rules-short-wild-sevens")
        if shapes.aces_rule != "ordinary":
            yield texts("rules-short-wild-aces")
    if shapes.wild_melds:
        yield texts("rules-short-wild-alone")


def _limit(texts: Texts, rules: RuleSet) -> str:
    shapes = rules.melds
    most: int | str = "none" if shapes.max_wilds is None else shapes.max_wilds
    if not take_wilds(rules):
        most = "never"
    elif shapes.max_wilds is None and shapes.wild_ratio in RATIOS:
        most = "ratio"
    return texts("rules-short-wild-limit", most=most, naturals=shapes.min_naturals)


def _sequences(texts: Texts, rules: RuleSet, _: str) -> _Parts:
    if rules.melds.sequence_melds:
        yield texts(
            "rules-short-sequences-which",
            least=rules.melds.min_meld_cards,
            most=LONGEST_SEQUENCE,
            wilds=rules.melds.sequence_max_wilds,
        )


# ------------------------------------------------------------------------------------------------------------ the pile


def _pile(texts: Texts, rules: RuleSet, alone: str) -> _Parts:
    taking = rules.pile
    if taking.pile_always_frozen:
        yield texts("rules-short-pile-always")
    else:
        causes = list(_freezing(texts, rules, alone))
        yield texts("rules-short-pile-frozen", causes=texts.listed(causes), ever=yes_no(bool(causes)))
        if ways := list(_ways(texts, rules)):
            yield texts("rules-short-pile-else", ways=texts.alternatives(ways), ever=yes_no(bool(causes)))
    if "seven" in taking.pile_block_tops:
        yield texts("rules-short-pile-seven")
    if rules.draw.pile_take_extent != "all":
        yield texts("rules-short-pile-extent", extent=rules.draw.pile_take_extent)
    if (whose := closed_by(rules)) != "none":
        yield texts("rules-short-pile-closed", whose=whose)


def _freezing(texts: Texts, rules: RuleSet, alone: str) -> _Parts:
    if rules.pile.pile_frozen_until_melded:
        yield texts("rules-short-pile-unmelded", alone=alone)
    if rules.pile.pile_freeze_cards:
        yield texts("rules-short-pile-by", cards=cards_named(texts, rules.pile.pile_freeze_cards))
    if turned_up_alone_freezes(rules):
        yield texts("rules-short-pile-by-turned-three")


def _ways(texts: Texts, rules: RuleSet) -> _Parts:
    """Yield what takes a pile that is not frozen, besides two natural cards."""
    taking = rules.pile
    if taking.pile_layoff_to_meld:
        whole = taking.pile_layoff_to_canasta or closed_by(rules) != "none"
        yield texts("rules-short-pile-way-meld", canasta=yes_no(whole))
    if rules.melds.sequence_melds and rules.melds.sequence_pile_take == "whole_pile":
        yield texts("rules-short-pile-way-sequence")
    if taking.pile_natural_plus_wild and take_wilds(rules):
        yield texts("rules-short-pile-way-wild")


def closed_by(rules: RuleSet) -> str:
    """Return whose canasta of its top card's rank closes the pile to a side: "any", "own" or "none"."""
    melds, taking = rules.melds, rules.pile
    never = not taking.pile_layoff_to_canasta and taking.own_canasta_take_conflict == "never_take"
    bars = never or taking.block_on_taker_canasta_rank
    if melds.sequence_melds and melds.sequence_pile_take == "whole_pile":
        return "own" if bars else "none"  # A sequence takes it, whatever becomes of the rank.
    if melds.closed_rank_rule == "dead_for_both":
        return "any"
    is_full = largest_meld(melds) == melds.canasta_size and same_rank(rules) == "merge"
    return "own" if bars or is_full or melds.closed_rank_rule == "dead_for_owner_only" else "none"


# -------------------------------------------------------------------------------------------------------------- threes


def _threes(texts: Texts, rules: RuleSet, _: str) -> _Parts:
    """Yield the rules on threes of both colours, where they are the same."""
    if are_threes_only_discarded(rules):
        yield _held(texts, rules)
        red, black = rules.threes.red_three_in_hand_penalty, rules.threes.black_three_hand_penalty
        yield texts("rules-short-threes-prices", red=red, black=black, same=yes_no(red == black))
    elif are_american_threes(rules):
        yield texts("rules-short-threes-each", laid=_laid(texts, rules, "any"))
        yield from _sign(texts, rules)


def _red(texts: Texts, rules: RuleSet, _: str) -> _Parts:
    if are_threes_only_discarded(rules) or are_american_threes(rules):
        return
    if laid_threes(rules) in {"red", "any"}:
        yield _laid(texts, rules, "red")
        yield from _sign(texts, rules)
    else:
        yield _held(texts, rules)
    price = rules.threes.red_three_in_hand_penalty
    if can_be_caught_with(rules, "red") and price != _USUAL_PRICE:
        yield texts("rules-short-threes-price", points=price)


def _black(texts: Texts, rules: RuleSet, _: str) -> _Parts:
    of = rules.threes
    if are_threes_only_discarded(rules) or are_american_threes(rules):
        return
    if laid_threes(rules) in {"black", "any"}:
        yield _laid(texts, rules, "black")
        return
    if of.black_three_blocks_pile or "black_three" in rules.pile.pile_block_tops or black_threes_bar(rules):
        yield texts("rules-short-black-block")
    if of.black_threes_from_pile == "set_aside":
        yield texts("rules-short-black-aside")
    needed = black_threes_needed(rules)
    how: str = "never" if needed == NO_LIMIT else of.black_three_meld
    if rules.melds.threes_melds:
        how = "with_red"
    yield texts("rules-short-black-meld", how=how, count=needed)
    melded_value = _USUAL_PRICE if how == "with_red" else of.black_three_melded_value
    worth: int | str = "none" if how == "never" else melded_value
    price = of.black_three_hand_penalty
    yield texts("rules-short-black-worth", points=worth, price=price, same=yes_no(worth == price))


def _held(texts: Texts, rules: RuleSet) -> str:
    thrown = yes_no(rules.discard.discard_threes != "never")
    return texts("rules-short-threes-held", melded=yes_no(rules.melds.threes_melds), thrown=thrown)


def _laid(texts: Texts, rules: RuleSet, which: str) -> str:
    """Return what becomes of threes that go to the table, and what they count there."""
    kept = rules.threes.threes_kept_in_hand if are_kept_by_choice(rules, which) else "none"
    totals = _totals(texts, rules.threes.red_three_totals)
    return texts("rules-short-threes-laid", kept=kept, totals=totals)


def _totals(texts: Texts, row: Sequence[int]) -> str:
    if not row:
        return texts("rules-threes-nothing")
    even = next((at for at, points in enumerate(row) if points != row[0] * (at + 1)), len(row))
    told = each_total(texts, row)
    if even > 1 and len(row) - even < _FEW_TOTALS:
        return ", ".join([texts("rules-short-threes-even", points=row[0]), *told[even:]])
    if 1 < len(row) <= _FEW_TOTALS:
        numbers = ", ".join(map(texts.number, row))
        return texts("rules-short-threes-row", points=numbers, count=len(row))
    return told[0] if len(row) == 1 else texts("rules-short-threes-span", first=told[0], last=told[-1])


def _sign(texts: Texts, rules: RuleSet) -> _Parts:
    if rules.threes.red_three_totals:
        yield texts("rules-short-threes-sign", sign=rules.threes.three_sign)


# -------------------------------------------------------------------------------------------- going out, and the target


def _going_out(texts: Texts, rules: RuleSet, alone: str) -> _Parts:
    going_out = rules.going_out
    kinds = kinds_to_go_out(texts, rules)
    mixed = "no" if not kinds else "some"
    if sum(going_out.canasta_mix.values()) == going_out.canastas_to_go_out:
        mixed = "all"
    yield texts(
        "rules-short-out-canastas",
        count=going_out.canastas_to_go_out,
        size=rules.melds.canasta_size,
        mix=texts.listed(kinds),
        mixed=mixed,
    )
    if going_out.red_threes_to_go_out != "none":
        yield texts("rules-short-out-threes")
    if going_out.all_members_must_play_from_foot and rules.deal.foot_size:
        yield texts("rules-short-out-foot")
    if rules.discard.final_discard == "required":
        yield texts("rules-short-out-discard")
    if alone == "no":
        limit = going_out.ask_limit_per_hand
        asking = "required" if going_out.ask_required else "any" if limit is None else limit
        yield texts("rules-short-out-ask", asking=asking)


def _play(texts: Texts, rules: RuleSet, _: str) -> _Parts:
    counts = rules.draw.draw_counts_by_round or (rules.draw.draw_count,)
    yield texts(
        "rules-short-play-until",
        rounds=rules.end.round_count or 0,
        compare=rules.end.target_compare,
        points=rules.end.target_score,
        least=min(counts) if min(counts) < max(counts) else 0,
        most=max(counts),
    )
    if rules.deal.foot_size:
        yield texts("rules-short-play-foot", count=rules.deal.foot_size, scope=rules.deal.foot_scope)


_LINES: Final[tuple[tuple[str, Callable[[Texts, RuleSet, str], _Parts]], ...]] = (
    ("first-meld", _first_meld),
    ("wild", _wild),
    ("sequences", _sequences),
    ("pile", _pile),
    ("threes", _threes),
    ("red", _red),
    ("black", _black),
    ("out", _going_out),
    ("play", _play),
)
"""Lines of the page by the end of their key, in their order; one without anything to tell is left out."""
