"""Section of the rule card on threes: on the table, left in a hand, black ones, and as the last card of the stock."""

from collections.abc import Iterator, Sequence

from bot.canasta.melding.shapes import black_threes_needed
from bot.canasta.rules.irregularities import unexposed_three_cost
from bot.canasta.rules.model import NO_LIMIT, RuleSet
from bot.canasta.scoring.lines import ALL_SET_ASIDE
from bot.ui.rules.options_told import (
    are_american_threes,
    are_kept_by_choice,
    are_threes_only_discarded,
    can_be_caught_with,
    draws_several,
    laid_threes,
)
from bot.ui.rules.play import can_meld_black_threes
from bot.ui.texts import Texts, yes_no
from bot.ui.words.options import is_alone

_Lines = Iterator[str]


def threes(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rules on red and black threes."""
    of, laid = rules.threes, laid_threes(rules)
    if laid != "none":
        yield from _on_the_table(texts, rules, laid)
    elif are_threes_only_discarded(rules):
        thrown = yes_no(rules.discard.discard_threes != "never")
        key = "rules-threes-melded" if rules.melds.threes_melds else "rules-threes-thrown"
        yield texts(key, thrown=thrown)
    as_laid = laid if of.threes_in_hand_scoring != "five_each" else "none"
    if as_laid != "none":
        yield texts("rules-threes-as-laid", which=as_laid, rule=of.threes_in_hand_scoring)
    one_price = as_laid == "none" and _have_one_price(rules)
    if one_price:
        yield from _left_over(texts, rules, "any", as_laid)
    else:
        yield from _left_over(texts, rules, "red", as_laid)
    yield from _black(texts, rules)
    if not one_price:
        yield from _left_over(texts, rules, "black", as_laid)
    if laid != "none":
        points = _price_of_last(rules, laid, as_laid)
        yield texts("rules-threes-last", which=laid, rule=_rule_of_last(rules), points=points)
        yield from _unreplaced(texts, rules)


# -------------------------------------------------------------------------------------------------- on the table


def _on_the_table(texts: Texts, rules: RuleSet, laid: str) -> _Lines:
    of, alone = rules.threes, yes_no(is_alone(rules))
    manner = {"kept": of.threes_kept_in_hand, "timing": of.three_lay_timing, "alone": alone}
    if laid == "black" or are_american_threes(rules) or are_kept_by_choice(rules, "red"):
        yield texts("rules-threes-american", which=laid, **manner)
        yield from _from_the_pile(texts, rules)
        yield texts("rules-threes-american-totals", which=laid, totals=_totals(texts, rules))
    else:
        timing = "hand" if unexposed_three_cost(rules) else of.three_lay_timing
        yield texts("rules-threes-red", timing=timing, totals=_totals(texts, rules))
        if laid == "any":
            yield texts("rules-threes-american", which="black", **manner)
            yield texts("rules-threes-black-too")
        yield from _from_the_pile(texts, rules)
    if of.red_three_totals:
        yield texts("rules-threes-sign", sign=of.three_sign, alone=alone)


def _from_the_pile(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rule on a three that was turned up at the deal, or discarded."""
    of, laid = rules.threes, laid_threes(rules)
    if of.red_three_from_pile_replaced:
        return
    red = laid in {"red", "any"} and "red_three" in rules.deal.upcard_cover_on
    thrown = rules.discard.discard_threes in {"black_only", "any"}
    black = laid in {"black", "any"} and (thrown or rules.deal.start_pile != "empty")
    if red or black:
        yield texts("rules-threes-from-pile", which="any" if red and black else "red" if red else "black")


def _totals(texts: Texts, rules: RuleSet) -> str:
    return ", ".join(each_total(texts, rules.threes.red_three_totals)) or texts("rules-threes-nothing")


def each_total(texts: Texts, row: Sequence[int]) -> list[str]:
    """Return what each number of threes counts."""
    return [
        texts("rules-threes-each", points=texts.number(points), count=count)
        for count, points in enumerate(row, 1)
    ]


# ------------------------------------------------------------------------------------------------ left in a hand


def _have_one_price(rules: RuleSet) -> bool:
    """Return whether a three of either colour left in a hand costs the same, so that one sentence covers both."""
    of = rules.threes
    return are_american_threes(rules) and of.red_three_in_hand_penalty == of.black_three_hand_penalty


def _left_over(texts: Texts, rules: RuleSet, which: str, as_laid: str) -> _Lines:
    """Yield the cost of a three at the end; those that count as if laid do so in a hand, not in a foot."""
    in_hand = as_laid not in {which, "any"}
    if not (can_be_caught_with(rules, which) and (in_hand or rules.deal.foot_size)):
        return
    foot = yes_no(bool(rules.deal.foot_size)) if in_hand else "only"
    yield texts("rules-threes-caught", which=which, points=_price(rules, which), foot=foot)


def _price(rules: RuleSet, which: str) -> int:
    of = rules.threes
    return of.black_three_hand_penalty if which == "black" else of.red_three_in_hand_penalty


# --------------------------------------------------------------------------------------------------- black threes


def _black(texts: Texts, rules: RuleSet) -> _Lines:
    of, needed = rules.threes, black_threes_needed(rules)
    if of.black_three_role == "stop_card":
        if of.black_three_blocks_pile:
            yield texts("rules-threes-black-block")
        elif can_meld_black_threes(rules):
            yield texts("rules-threes-black-pass", going_out=yes_no(not rules.melds.threes_melds))
    if of.black_threes_from_pile == "set_aside" and laid_threes(rules) not in {"black", "any"}:
        yield texts("rules-threes-black-aside", all=of.bonus_four_black_threes or ALL_SET_ASIDE)
    if needed == NO_LIMIT:
        if not are_threes_only_discarded(rules) and not can_meld_black_threes(rules):
            yield texts("rules-threes-black-never")
        return
    if rules.melds.threes_melds:
        return  # They are melded with red ones, at any time.
    if of.black_three_role == "american_three" and of.threes_kept_in_hand == "none":
        return  # They all lie on the table.
    yield texts(
        "rules-threes-black-meld", least=needed, value=of.black_three_melded_value, how=of.black_three_meld
    )
    if of.bonus_four_black_threes:
        yield texts("rules-threes-black-all", points=of.bonus_four_black_threes)


# ------------------------------------------------------------------------------------------------------- the last


def _rule_of_last(rules: RuleSet) -> str:
    """Return the option last_stock_three in effect beside the others: a three that may not be kept leaves the hand."""
    rule = rules.threes.last_stock_three
    if rule != "stays_in_hand":
        return rule
    if rules.threes.threes_kept_in_hand != "unlimited":
        return "ends_laid_counts"
    return "stays_if_kept" if rules.threes.red_three_role == "lay_for_bonus" else rule


def _price_of_last(rules: RuleSet, laid: str, as_laid: str) -> int | str:
    """Return the cost of a last three that stays in the hand, or "held" where that is no single number."""
    if as_laid != "none" or (laid == "any" and _price(rules, "red") != _price(rules, "black")):
        return "held"
    return _price(rules, laid)


def _unreplaced(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the effects of a three that the stock cannot replace, where it may come with others or be kept."""
    of = rules.threes
    if draws_several(rules):
        last = "last" if of.last_stock_three == "ends_uncredited" else "no"
        yield texts("rules-threes-with-another", ends="always" if of.unreplaced_three_ends_round else last)
    if of.threes_kept_in_hand != "none" and of.unreplaced_three_ends_round:
        yield texts("rules-threes-laid-last")
