"""Sections of the rule card on playing: the deal, a turn, melds, the first meld and the pile."""

from collections.abc import Iterator
from functools import reduce

from bot.canasta.melding.shapes import LONGEST_SEQUENCE, black_threes_needed, largest_meld, largest_wild_meld
from bot.canasta.phases.taking.frozen_and_blocked import turned_up_alone_freezes
from bot.canasta.rules.model import NO_LIMIT, RuleSet, caps_of
from bot.canasta.rules.options import OPTIONS_BY_ID, value_of, without_effect
from bot.canasta.rules.values import plain_value
from bot.canasta.seats import seating_for
from bot.ui.rules.options_told import are_american_threes, are_threes_only_discarded, draws_several
from bot.ui.texts import Texts, yes_no
from bot.ui.words.options import difference_sentence, is_alone, of_rounds

_Lines = Iterator[str]

RATIOS = frozenset(
    {"naturals_ge_wilds", "naturals_gt_wilds", "naturals_ge_twice_wilds", "one_until_six_cards"}
)
"""Values of ``wild_ratio`` that set a limit."""


def take_wilds(rules: RuleSet) -> bool:
    """Return whether a meld of a rank may have wild cards (option max_wilds, and what else limits them)."""
    return any(caps_of(rules)[rules.melds.min_naturals :])


def clauses(texts: Texts, rules: RuleSet, *options: str) -> _Lines:
    """Yield a sentence for each of these options whose value is not the classic one and changes something."""
    idle = {option for _, option in without_effect(rules)}
    for option in options:
        value = value_of(rules, option)
        if option not in idle and value != OPTIONS_BY_ID[option].classic:
            clause = difference_sentence(texts, option, plain_value(value), alone=is_alone(rules))
            yield sentence(texts, clause)


def sentence(texts: Texts, clause: str) -> str:
    """Return a clause as a sentence."""
    return texts("rules-further", clause=texts.at_start(clause))


def deal(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rules on seats, packs and the deal."""
    dealt = rules.deal
    yield texts("rules-deal-aim", size=rules.melds.canasta_size)
    counts = {"seats": dealt.seat_count, "packs": dealt.deck_count, "jokers": dealt.joker_count}
    if dealt.side_structure == "pairs_2x2_rotating_fifth":
        yield texts("rules-deal-fifth", **counts)
    elif dealt.side_structure == "lone_vs_pair":
        yield texts("rules-deal-lone", **counts)
        if rules.three_handed.no_taker_scoring == "each_alone":
            yield texts("rules-deal-lone-none")
    else:
        sides = seating_for(dealt.side_structure, dealt.seat_count).side_count
        if sides == dealt.seat_count:
            yield texts("rules-deal-singles", **counts)
        else:
            yield texts("rules-deal-partners", sides=sides, members=dealt.seat_count // sides, **counts)
    if dealt.max_copies_per_natural_rank is not None:
        yield texts("rules-deal-short-pack", copies=dealt.max_copies_per_natural_rank)
    yield texts("rules-deal-hand", count=dealt.hand_size)
    if dealt.foot_size:
        yield texts(
            "rules-deal-foot", count=dealt.foot_size, hand=dealt.first_packet_rule, scope=dealt.foot_scope
        )
    yield from _start_of_pile(texts, rules)
    yield from _bonus_cards(texts, rules)


def _start_of_pile(texts: Texts, rules: RuleSet) -> _Lines:
    dealt = rules.deal
    match dealt.start_pile:
        case "empty":
            yield texts("rules-deal-no-upcard")
            return
        case "four_down_one_up":
            yield texts("rules-deal-prize-pile")
        case _:
            yield texts("rules-deal-upcard")
    if dealt.upcard_cover_on:
        cards = cards_named(texts, dealt.upcard_cover_on)
        freezing = _freezing_when_turned(rules) & dealt.upcard_cover_on
        some = "some" if freezing else "no"
        yield texts(
            "rules-deal-cover",
            cards=cards,
            freezes="yes" if freezing == dealt.upcard_cover_on else some,
            freezing=cards_named(texts, freezing),
        )


def _freezing_when_turned(rules: RuleSet) -> frozenset[str]:
    """Return the kinds of cards that freeze the pile when they are turned up at the deal."""
    if not rules.deal.cover_freezes:
        return frozenset()
    also = {"red_three"} if turned_up_alone_freezes(rules) else set()
    return rules.pile.pile_freeze_cards | also


def _bonus_cards(texts: Texts, rules: RuleSet) -> _Lines:
    dealt = rules.deal
    if dealt.bonus_cards != "none":
        first, second = dealt.bonus_card_counts
        packets = {
            "kind": dealt.bonus_cards,
            "first": texts("rules-deal-cards", count=first),
            "same": yes_no(first == second),
            "alone": yes_no(is_alone(rules)),
        }
        yield texts(
            "rules-deal-bonus",
            counts=texts("rules-deal-bonus-counts", second=second, **packets),
            second=texts("rules-deal-cards", count=second),
            **packets,
        )
    if dealt.turn_card_from_bottom:
        bonus = yes_no(dealt.bonus_cards == "draw_after_initial_meld")
        yield texts("rules-deal-turn-card", place=dealt.turn_card_from_bottom, bonus=bonus)


def turn(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rules on a turn, from the draw to the discard."""
    whole = yes_no(rules.draw.pile_take_extent == "all")
    by_round = rules.draw.draw_counts_by_round
    if by_round:
        yield texts(
            "rules-turn-draw-by-round",
            counts="; ".join(of_rounds(texts, enumerate(by_round, 1))),
            whole=whole,
        )
    else:
        yield texts("rules-turn-draw", count=rules.draw.draw_count, whole=whole)
    yield texts("rules-turn-play", alone=yes_no(is_alone(rules)))
    if rules.deal.foot_size:
        yield texts("rules-turn-foot", trigger=rules.deal.foot_trigger, scope=rules.deal.foot_scope)
    discards_all_but_red = (
        rules.discard.discard_threes == "black_only"
        and rules.discard.discard_wild == "allowed"
        and rules.threes.red_three_role != "discard_only"
    )
    yield texts("rules-turn-discard", any=yes_no(discards_all_but_red))
    if draws_several(rules) and rules.draw.short_draw_is_complete:
        yield texts("rules-turn-short-draw")
    yield from _barred_discards(texts, rules)
    yield texts("rules-turn-visible", visibility=rules.draw.pile_visibility)


def _barred_discards(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rules on what may not be discarded; see :mod:`bot.canasta.policies.discard_bans`."""
    thrown = rules.discard.discard_threes
    # That all threes may be discarded need not be said where nothing else is done with them.
    says_threes = thrown in {"never", "final_only"} or not are_threes_only_discarded(rules)
    yield from clauses(
        texts,
        rules,
        "discard_wild",
        *(("discard_threes",) if says_threes else ()),
        "black_three_barred_first_round",
        "seven_discards",
        "empty_pile_aces_sevens_barred",
        "empty_pile_closed_ranks",
        "hand_proof_on_demand",
    )
    if (
        rules.discard.discard_wild == "never"
        or rules.discard.seven_discards != "free"
        or rules.threes.black_three_barred_first_round
        or (thrown in {"never", "final_only"} and not are_american_threes(rules))
    ):
        yield texts("rules-turn-forced")


def melds(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rules on the shapes of melds and canastas."""
    shapes = rules.melds
    yield texts("rules-melds-shape", least=shapes.min_meld_cards, wild=yes_no(shapes.max_wilds != 0))
    most: int | str = shapes.max_wilds or "never"
    if shapes.max_wilds is None:
        most = "ratio" if shapes.wild_ratio in RATIOS else "none"
    yield texts("rules-melds-wilds", naturals=shapes.min_naturals, most=most)
    if shapes.wild_ratio in RATIOS:
        yield texts("rules-melds-ratio", ratio=shapes.wild_ratio)
    if shapes.max_meld_cards is not None and largest_meld(shapes) != shapes.canasta_size:
        yield texts("rules-melds-largest", most=shapes.max_meld_cards)
    if shapes.same_rank_melds == "merge":
        yield texts("rules-melds-merge", alone=yes_no(is_alone(rules)))
    closes = "none" if largest_meld(shapes) == shapes.canasta_size else shapes.canasta_extension
    mixed = yes_no(take_wilds(rules))
    yield texts("rules-melds-canasta", size=shapes.canasta_size, closes=closes, mixed=mixed)
    if shapes.wild_melds:
        largest = min(largest_wild_meld(shapes), NO_LIMIT)
        most = "none" if largest == NO_LIMIT else str(largest)
        yield texts("rules-melds-wild", least=shapes.min_meld_cards, most=most, size=shapes.canasta_size)
    if shapes.sequence_melds:
        yield sequences(texts, rules)
        yield texts("rules-melds-samba", size=LONGEST_SEQUENCE)
    if shapes.threes_melds:
        yield texts("rules-melds-threes", least=shapes.min_meld_cards, size=shapes.canasta_size)


def first_meld(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the requirements of a side's first meld."""
    initial = rules.initial
    by = initial.initial_minimums_by
    if by == "round":
        minimums = [
            (start or 1, f"**{minimum_words(texts, row)}**") for start, row in initial.initial_minimums
        ]
        rows = of_rounds(texts, minimums)
    else:
        rows = list(_minimum_rows(texts, rules))
    yield texts(
        "rules-first-meld-needs",
        compare=initial.initial_compare,
        by=by,
        alone=yes_no(is_alone(rules)),
        rows="; ".join(rows),
    )
    yield texts("rules-first-meld-counts")
    if rules.deal.side_structure == "lone_vs_pair":
        yield texts("rules-first-meld-own")
    yield texts(
        "rules-first-meld-pile", allowed=initial.initial_pile_allowed, extent=rules.draw.pile_take_extent
    )
    if initial.concealed_waives_minimum != "never":
        yield texts("rules-first-meld-waiver")
    yield from beside_points(texts, rules)
    if rules.scoring.special_hands:
        yield texts("rules-first-meld-special")


def sequences(texts: Texts, rules: RuleSet) -> str:
    """Return the definition of a sequence, for games that have them."""
    return texts(
        "rules-melds-sequence",
        least=rules.melds.min_meld_cards,
        most=LONGEST_SEQUENCE,
        wilds=rules.melds.sequence_max_wilds,
        alone=yes_no(is_alone(rules)),
    )


def beside_points(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the requirements of a side's first meld beside points."""
    yield from clauses(
        texts,
        rules,
        "initial_purity",
        "initial_canasta_waiver",
        "initial_canasta_required_from",
        "initial_natural_canasta_required_from",
    )


def minimum_words(texts: Texts, minimum: int) -> str:
    """Return the points of a first meld: "50", or "none"."""
    return texts.number(minimum) if minimum else texts("rules-first-meld-none")


def _minimum_rows(texts: Texts, rules: RuleSet) -> _Lines:
    table = rules.initial.initial_minimums
    for index, (start, needed) in enumerate(table):
        # All scores are multiples of five.
        last = table[index + 1][0] if index + 1 < len(table) else None
        minimum = minimum_words(texts, needed)
        if start is None and last is None:
            yield texts("rules-first-meld-row-any", minimum=minimum)
        elif start is None:
            yield texts("rules-first-meld-row-below", below=texts.number(last or 0), minimum=minimum)
        elif last is None:
            yield texts("rules-first-meld-row-from", **{"from": texts.number(start)}, minimum=minimum)
        else:
            span = {"from": texts.number(start), "to": texts.number(last - 5)}
            yield texts("rules-first-meld-row-between", **span, minimum=minimum)


def pile(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rules on taking the discard pile."""
    taking, alone = rules.pile, yes_no(is_alone(rules))
    extent = rules.draw.pile_take_extent
    yield texts("rules-pile-top", extent=extent)
    if taking.pile_always_frozen:
        yield texts("rules-pile-always-frozen", extent=extent)
    else:
        yield texts("rules-pile-pair", extent=extent)
        yield from _unfrozen_ways(texts, rules)
        if taking.pile_frozen_until_melded:
            yield texts("rules-pile-frozen-unmelded", alone=alone)
        if taking.pile_freeze_cards:
            yield texts("rules-pile-frozen-by", cards=cards_named(texts, taking.pile_freeze_cards))
        if turned_up_alone_freezes(rules):
            yield texts("rules-pile-frozen-by-turned-three")
    yield from _for_sequences(texts, rules)
    most = largest_meld(rules.melds)
    if most is not None:
        yield texts("rules-pile-room", most=most)
    blocking = taking.pile_block_tops
    if rules.threes.red_three_role == "discard_only":
        blocking |= {"red_three"}
    if black_threes_bar(rules):
        blocking |= {"black_three"}
    if taking.pile_wild_pair:
        yield texts("rules-pile-wild-pair")
        blocking -= {"wild"}
    if blocking:
        yield texts("rules-pile-blocked", cards=cards_named(texts, blocking))
    never = not taking.pile_layoff_to_canasta and taking.own_canasta_take_conflict == "never_take"
    if taking.block_on_taker_canasta_rank or never:
        yield texts("rules-pile-blocked-canasta", alone=alone)
    if not taking.pile_always_frozen:
        # A frozen pile needs two cards from the hand.
        allowed = yes_no(taking.one_card_hand_takes_one_card_pile)
        yield texts(
            "rules-pile-one-card",
            allowed=allowed,
            foot=rules.deal.foot_scope if rules.deal.foot_size else "no",
        )


def black_threes_bar(rules: RuleSet) -> bool:
    """Return whether a black three on top bars everybody since nobody melds it.

    With pile_take_extent "from_card" a card below it may be chosen, unless black threes block the pile.
    """
    of = rules.threes
    if of.black_three_role == "american_three" or can_meld_black_threes(rules):
        return False
    return of.black_three_blocks_pile or rules.draw.pile_take_extent != "from_card"


def _unfrozen_ways(texts: Texts, rules: RuleSet) -> _Lines:
    taking = rules.pile
    wording = {"extent": rules.draw.pile_take_extent, "alone": yes_no(is_alone(rules))}
    ways = []
    with_wild = taking.pile_natural_plus_wild and take_wilds(rules)
    if with_wild:
        ways.append(texts("rules-pile-way-wild"))
    if taking.pile_layoff_to_meld:
        whole = taking.pile_layoff_to_canasta
        ways.append(
            texts("rules-pile-way-layoff" if whole else "rules-pile-way-layoff-no-canasta", **wording)
        )
    if rules.melds.sequence_melds and rules.melds.sequence_pile_take == "whole_pile":
        ways.append(texts("rules-pile-way-sequence", **wording))
    if ways:
        told = reduce(lambda one, other: texts("rules-pile-or", one=one, other=other), ways)
        yield texts("rules-pile-unfrozen", ways=told)
    is_refused = taking.own_canasta_take_conflict == "refuse_natural_plus_wild"
    if not taking.pile_layoff_to_canasta and with_wild and is_refused:
        yield texts("rules-pile-own-canasta", **wording)


def _for_sequences(texts: Texts, rules: RuleSet) -> _Lines:
    """Yield the rules on the top card in a sequence (option sequence_pile_take)."""
    if not rules.melds.sequence_melds:
        return
    if rules.melds.sequence_pile_take == "top_card_only":
        yield texts("rules-pile-sequence-card", alone=yes_no(is_alone(rules)))
    allowed = yes_no(rules.melds.sequence_pile_take != "not_allowed")
    yield texts("rules-pile-sequence-none", allowed=allowed, extent=rules.draw.pile_take_extent)


def can_meld_black_threes(rules: RuleSet) -> bool:
    """Return whether black threes are ever melded: with red ones, or by the player who goes out."""
    return rules.melds.threes_melds or black_threes_needed(rules) != NO_LIMIT


def cards_named(texts: Texts, names: frozenset[str]) -> str:
    """Return kinds of cards as a choice: "a wild card or a red three"."""
    known = [name for name in ("wild", "black_three", "red_three", "seven") if name in names]
    return texts.alternatives([texts.word(f"rules-card-{name.replace('_', '-')}") for name in known])
