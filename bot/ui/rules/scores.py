"""Sections of the rule card on going out, the score of a round, and the end."""

from collections.abc import Iterator
from typing import Final

from bot.canasta.phases.asking import may_skip_drawing
from bot.canasta.policies.special_hands import HAND_SIZE, names_by_worth, special_hand_points
from bot.canasta.rules.irregularities import CAN_HAPPEN, ignored_answer_cost, punishes
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import OPTIONS_BY_ID, value_of
from bot.ui.rules.play import clauses, take_wilds
from bot.ui.texts import Texts, yes_no
from bot.ui.words.melds import canasta_kinds
from bot.ui.words.options import difference_sentence, is_alone

_Lines = Iterator[str]


_KINDS: Final = ("natural", "mixed", "wild", "sevens", "sequence", "sequence_or_natural")


def going_out(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rules on going out."""
    going_out, alone = rules.going_out, yes_no(is_alone(rules))
    yield texts("rules-out-needs", count=going_out.canastas_to_go_out, alone=alone)
    mix = kinds_to_go_out(texts, rules)
    if mix:
        sevens = yes_no(len(mix) > 1 and "sevens" in going_out.canasta_mix)
        yield texts("rules-out-mix", mix=texts.listed(mix), sevens=sevens)
    yield texts("rules-out-how", discard=rules.discard.final_discard)
    yield texts("rules-out-keep", foot=rules.deal.foot_scope if rules.deal.foot_size else "no")
    if not is_alone(rules):
        yield from _asking(texts, rules)
    yield from clauses(
        texts,
        rules,
        "red_threes_to_go_out",
        "all_members_must_play_from_foot",
        "incomplete_special_bars_exit",
        "incomplete_wild_bars_exit",
        "initial_meld_may_leave_one",
    )
    yield from _concealed(texts, rules)
    yield from _special_hands(texts, rules)


def kinds_to_go_out(texts: Texts, rules: RuleSet) -> list[str]:
    """Return the kinds of canastas among those that going out needs, with their numbers."""
    mix = rules.going_out.canasta_mix
    return canasta_kinds(texts, [(make, mix[make]) for make in _KINDS if mix.get(make)])


def _asking(texts: Texts, rules: RuleSet) -> _Lines:
    going_out = rules.going_out
    limit = going_out.ask_limit_per_hand
    # A yes to going out undrawn is binding in any case.
    fine = 0 if going_out.ask_timing == "with_skip_draw" else ignored_answer_cost(rules)
    answer = texts("rules-out-answer", fine=fine)
    context = "any" if limit is None else limit
    timing = going_out.ask_timing
    if timing == "own_turn_before_any_meld" and may_skip_drawing(rules):
        # Asked before the draw, a yes takes the draw's place: the section on the turn tells that.
        timing = "before_any_meld"
    yield texts("rules-out-ask", limit=context, timing=timing, answer=answer)
    if rules.deal.side_structure == "trios_2x3" and limit != 0:
        yield texts("rules-out-ask-next")
    if going_out.ask_required:
        yield texts("rules-out-ask-required")


def _concealed(texts: Texts, rules: RuleSet) -> _Lines:
    going_out = rules.going_out
    wording = {"pile": yes_no(going_out.concealed_after_pile_take), "alone": yes_no(is_alone(rules))}
    if going_out.concealed_rule == "own_canasta_no_additions":
        yield texts("rules-out-concealed", **wording)
    elif going_out.concealed_rule == "viennese_two_grades":
        yield texts("rules-out-covered", **wording)
    else:
        yield from clauses(texts, rules, "concealed_rule")
        if going_out.concealed_rule != "none":
            yield from clauses(texts, rules, "concealed_after_pile_take")


def _special_hands(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rules on special hands (pagat, American Canasta: Special Hands)."""
    scoring = rules.scoring
    if not scoring.special_hands:
        return
    from_pile = yes_no(scoring.special_hand_last_card_from_pile == "single_card_pile")
    yield texts("rules-out-special", cards=HAND_SIZE, pile=from_pile, alone=yes_no(is_alone(rules)))
    for name in names_by_worth(rules):
        if name == "pairs_with_twos" and scoring.pairs_wild_pair == "none":
            continue
        yield texts(
            f"rules-out-special-{name.replace('_', '-')}",
            points=special_hand_points(rules, name),
            wilds=scoring.pairs_wild_pair,
            form=scoring.garbage_form,
        )
    if rules.melds.closed_rank_rule != "none":
        yield texts("rules-out-special-closed")


def scoring(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rules on the score of a round."""
    points, alone = rules.scoring, yes_no(is_alone(rules))
    counted = "none"
    if rules.melds.threes_melds:
        counted = "all"
    elif _black_threes_count(rules):
        counted = "black"
    yield texts("rules-score-cards", threes=counted)
    yield texts("rules-score-melds", alone=alone, deducted=yes_no(points.melds_deducted_without_canasta))
    mixed_canasta = points.bonus_mixed_canasta if take_wilds(rules) else "none"
    yield texts("rules-score-canastas", natural=points.bonus_natural_canasta, mixed=mixed_canasta)
    yield from _other_canastas(texts, rules)
    yield from _exit_bonus(texts, rules)
    yield texts("rules-score-hand", foot=yes_no(bool(rules.deal.foot_size)), alone=alone)
    yield from _penalties(texts, rules)
    if rules.deal.side_structure == "lone_vs_pair":
        yield texts("rules-score-each", own=yes_no(rules.three_handed.red_threes_individual))
    if rules.deal.bonus_cards in {"draw_after_initial_meld", "wings"}:
        yield texts("rules-score-bonus-cards")


def _black_threes_count(rules: RuleSet) -> bool:
    """Return whether a black three has the usual card points."""
    of = rules.threes
    return of.black_three_role != "american_three" and of.black_three_melded_value == _BLACK_THREE


def _other_canastas(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the bonuses of canastas that only some games have, or that count more than others.

    See :mod:`bot.canasta.policies.canasta_bonuses`.
    """
    points, shapes = rules.scoring, rules.melds
    if shapes.wild_melds:
        wild = points.bonus_mixed_canasta if points.bonus_wild_canasta is None else points.bonus_wild_canasta
        yield texts(
            "rules-score-wild",
            points=wild,
            twos=_or_none(points.bonus_wild_all_twos),
            jokers=_or_none(points.bonus_wild_four_jokers),
            six=_or_none(points.bonus_wild_six_jokers),
        )
    natural, mixed = points.bonus_sevens_canasta, points.bonus_mixed_sevens_canasta
    if natural is not None:
        grade = "same" if mixed == natural or not take_wilds(rules) else _or_none(mixed)
        yield texts("rules-score-sevens", natural=natural, mixed=grade)
    yield from clauses(texts, rules, "bonus_pure_aces_canasta")
    if shapes.sequence_melds:
        run = points.bonus_sequence_canasta
        with_wild = points.bonus_mixed_sequence_canasta if shapes.sequence_max_wilds else None
        yield texts(
            "rules-score-sequence",
            points=points.bonus_natural_canasta if run is None else run,
            mixed=_or_none(with_wild),
        )
    if shapes.threes_melds:
        of_threes = points.bonus_threes_canasta
        worth = points.bonus_natural_canasta if of_threes is None else of_threes
        yield texts("rules-score-threes", points=worth)


def _or_none(points: int | None) -> int | str:
    return "none" if points is None else points


def _exit_bonus(texts: Texts, rules: RuleSet) -> _Lines:
    going_out, bonus = rules.going_out, rules.scoring.bonus_going_out
    if going_out.concealed_rule == "viennese_two_grades":
        covered, canasta = going_out.covered_exit_bonus, going_out.hand_canasta_bonus
        yield texts("rules-score-covered", points=bonus, covered=covered, canasta=canasta)
    elif going_out.concealed_rule == "none" or not going_out.concealed_extra:
        yield texts("rules-score-going-out", points=bonus)
    else:
        yield texts("rules-score-concealed", points=bonus, extra=going_out.concealed_extra)


def _penalties(texts: Texts, rules: RuleSet) -> _Lines:
    points = rules.scoring
    if rules.melds.wild_melds and (
        points.penalty_incomplete_wild or points.penalty_incomplete_wild_four_jokers
    ):
        jokers = _or_none(points.penalty_incomplete_wild_four_jokers)
        yield texts("rules-score-unfinished-wild", points=points.penalty_incomplete_wild, jokers=jokers)
    yield from clauses(
        texts, rules, "penalty_incomplete_sevens", "penalty_incomplete_pure_aces", "penalty_short_sequence"
    )
    if points.penalty_three_sevens_in_hand:
        cost = points.penalty_three_sevens_in_hand
        yield texts("rules-score-sevens-held", count=points.sevens_in_hand_from, points=cost)
    yield from clauses(texts, rules, "penalty_three_aces_in_hand")


def end(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rules on the end of a round and of the match."""
    over, alone = rules.end, yes_no(is_alone(rules))
    goes_on = yes_no(over.stock_exhaustion not in {"end_of_turn", "end_with_last_discard"})
    yield texts("rules-end-round", goes_on=goes_on)
    if rules.end.recycles:
        key = (
            "rules-end-turned-over"
            if over.stock_exhaustion == "recycle_pile_turned_over"
            else "rules-end-recycle"
        )
        yield texts(key, limit=over.recycle_limit)
    else:
        rule = over.stock_exhaustion
        if rule == "forced_if_fits_meld" and rules.pile.pile_always_frozen:
            rule = "optional"  # Nobody must take a frozen pile.
        yield texts("rules-end-stock", rule=rule, alone=alone)
    if over.round_count is None:
        by_player = yes_no(rules.deal.side_structure in {"individual", "lone_vs_pair"})
        yield texts(
            "rules-end-target", compare=over.target_compare, target=over.target_score, alone=by_player
        )
        yield texts("rules-end-tie", tie=over.tie_rule, alone=by_player)
    else:
        yield texts("rules-end-rounds", rounds=over.round_count)
        yield texts("rules-end-tie", tie=over.tie_rule, alone=alone)
    yield from _irregularities(texts, rules)


def _irregularities(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the penalties for irregularities that are not refused, and those that are set but never apply."""
    priced = [option for option in CAN_HAPPEN if value_of(rules, option) != OPTIONS_BY_ID[option].classic]
    if punishes(rules):
        possible = [option for option, can_happen in CAN_HAPPEN.items() if can_happen(rules)]
        in_force = [option for option in priced if option in possible]
        yield texts("rules-end-punished" if in_force else "rules-end-nothing-punished")
        for option in possible:
            if option != "improper_initial_meld":
                yield texts(_PENALTIES[option], points=value_of(rules, option))
            elif option in in_force:
                yield texts("rules-end-exposed", alone=yes_no(is_alone(rules)))
        key, idle = "rules-end-idle", [option for option in priced if option not in possible]
    else:
        key, idle = "rules-end-refused", priced
    # Where nobody has a partner the card does not speak of any.
    told = [option for option in idle if option != "penalty_ignored_answer" or not is_alone(rules)]
    if told:
        penalties = [difference_sentence(texts, option, value_of(rules, option)) for option in told]
        yield texts(key, penalties=texts.listed(penalties))


_BLACK_THREE: Final = 5

_PENALTIES: Final = {
    "penalty_ignored_answer": "rules-end-answer",
    "penalty_unexposed_red_three": "rules-end-three",
    "penalty_false_card_count": "rules-end-count",
}
