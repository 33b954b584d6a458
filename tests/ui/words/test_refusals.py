import inspect
import random
import re
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.canasta import errors
from bot.canasta.actions import (
    Answer,
    AskPartner,
    Discard,
    Draw,
    LayDown,
    Pass,
    Play,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import FACES, cards_of, each_card, one
from bot.canasta.engine import check
from bot.canasta.errors import (
    AmbiguousActionError,
    IllegalActionError,
    NotationError,
    Reason,
    RuleSetError,
    Violation,
)
from bot.canasta.melds import MeldId
from bot.canasta.notation import Unreadable, exact_cards, parse_action, tokens
from bot.canasta.rules.conflicts import CONFLICTS
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.rules.validate import UNPLAYABLE
from bot.canasta.taking_back import Bar
from bot.service import errors as service_errors
from bot.service.errors import NothingToTakeBack, ServiceError
from bot.ui.hand.why import why_text
from bot.ui.texts import catalog, locales, texts_for
from bot.ui.words.options import option_name
from bot.ui.words.refusals import add_example, problem_text, refusal_text, violation_text
from tests.support.as_text import suits
from tests.support.builders import playing
from tests.support.samples import moments, record_of

texts = texts_for()
KING = exact_cards("KH")[0]

SAMPLE = {
    "seat": 1,
    "people": 3,
    "asker": 2,
    "round": 3,
    "next": 2,
    "last": 2,
    "stock": 12,
    "held": 2,
    "wanted": 3,
    "purity": "three_naturals",
    "natural": "yes",
    "score": 7000,
    "pile": 9,
    "upcard": KING,
    "rule": "forced_if_fits_meld",
    "missing": (KING,),
    "cards": (KING, KING - 4),
    "rank": 13,
    "have": 1,
    "threes": 2,
    "needed": 2,
    "allowed": 0,
    "meld": 3,
    "left": 4,
    "why": "wild",
    "counted": 1,
    "card": KING,
    "limit": 1,
    "canastas": 0,
    "length": 2000,
    "count": 7,
    "text": "`KX`*",
    "suit": "H",
    "action": "draw",
    "known": ["draw", "take"],
    "table": 12,
    "host": 1000,
    "seen": 4,
    "now": 5,
    "name": "*Ana*",
    "seats": 4,
    "computers": 2,
    "levels": ("steady", "greedy"),
    "level": "wild",
    "status": "cancelled",
    "user": 1000,
    "problem": "quiet_too_long",
}


def documented_facts(module, enum):
    """The facts that stand as a comment beside each member of an enumeration."""
    member = re.compile(r'^    [A-Z_]+ = \(?\s*"([a-z_]+)"(?:\s*\))?(?:[ ]+# (.*))?', re.MULTILINE)
    found = {}
    for value, comment in member.findall(inspect.getsource(module)):
        if value in set(enum):
            facts = re.sub(r": .*|answered (?:yes|no)", "", comment.replace(", why: ", ", why, "))
            found[value] = [
                name for name in re.findall(r"[a-z_]+", facts.partition("|")[0]) if name in SAMPLE
            ]
    return found


REASONS = documented_facts(errors, Reason)
UNREADABLE = documented_facts(tokens, Unreadable)


def test_the_facts_of_all_reasons_were_read():
    assert set(REASONS) == set(Reason)
    assert REASONS[Reason.BELOW_INITIAL_MELD] == ["needed", "counted"]
    assert set(UNREADABLE) == set(Unreadable)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_a_sentence_in_every_language(reason, locale):
    facts = {name: SAMPLE[name] for name in REASONS[reason]}
    for record in (None, record_of()):
        text = violation_text(texts_for(locale), Violation(reason, facts), record)
        assert len(text) > 20
        assert text.endswith((".", "?", "`."))
        assert "{" not in text
        assert "_" not in text


@pytest.mark.parametrize("reason", Unreadable)
def test_every_unreadable_text_gets_an_answer(reason):
    facts = {name: SAMPLE[name] for name in UNREADABLE[reason]}
    text = refusal_text(texts, NotationError(reason, **facts))
    assert len(text) > 20
    assert "{" not in text
    assert text != texts("notation-unreadable")


def test_an_unknown_notation_error_gets_a_general_answer():
    assert refusal_text(texts, NotationError("brand_new")) == texts("notation-unreadable")


SERVICE_ERRORS = [
    kind
    for kind in vars(service_errors).values()
    if isinstance(kind, type) and issubclass(kind, ServiceError)
]


@pytest.mark.parametrize("kind", [kind for kind in SERVICE_ERRORS if kind is not ServiceError])
def test_every_refusal_of_the_service_is_a_sentence(kind):
    (listed,) = re.findall(r"facts: (.*?)\)", inspect.getdoc(kind) or "", re.DOTALL)
    names = re.findall(r"\b([a-z_]+)\b", listed)
    facts = {name: SAMPLE[name] for name in names if name in SAMPLE}
    text = refusal_text(texts, kind(**facts))
    assert len(text) > 20
    assert "{" not in text
    assert "*Ana*" not in text.replace("**", "")


@pytest.mark.parametrize("bar", [*Bar, "nothing_laid"])
def test_why_nothing_can_be_taken_back_is_said_with_since_when(bar):
    since = None if bar in {Bar.DREW, "nothing_laid"} else datetime(2026, 1, 1, tzinfo=UTC)
    text = refusal_text(texts, NothingToTakeBack(table=12, why=str(bar), since=since))
    assert text.startswith("That cannot be taken back" if since else "You have not laid down anything")
    assert ("<t:1767225600:R>" in text) is (since is not None)


def test_every_refusal_of_the_service_has_a_label_of_its_own_and_a_sentence_under_it():
    labels = [kind.label for kind in SERVICE_ERRORS if kind is not ServiceError]
    keys = [key for key in catalog("en").keys if key.startswith("service-")]
    assert sorted(f"service-{label.replace('_', '-')}" for label in labels) == sorted(keys)


def test_who_plays_for_himself_hears_nothing_of_sides():
    record = record_of(PRESETS["classic_2"])
    facts = {"needed": 90, "counted": 65}
    told = violation_text(texts, Violation(Reason.BELOW_INITIAL_MELD, facts), record)
    assert told.startswith("You need 90 points for your first meld; these cards count 65.")
    facts = {"left": 1, "keep": 1, "canastas": 0, "needed": 2}
    told = violation_text(texts, Violation(Reason.MUST_KEEP_CARD, facts), record)
    assert "you cannot go out yet: you have no canasta of the 2 needed" in told


def test_the_numbers_are_named():
    facts = {"needed": 90, "counted": 65}
    assert violation_text(texts, Violation(Reason.BELOW_INITIAL_MELD, facts)) == (
        "Your side needs 90 points for its first meld; these cards count 65. "
        "Add 25 more, for example a joker, or a meld of aces."
    )
    facts = {"left": 1, "keep": 1, "canastas": 0, "needed": 1}
    assert violation_text(texts, Violation(Reason.MUST_KEEP_CARD, facts)) == (
        "That would leave you with one card, and your side cannot go out yet: it has no canasta, and "
        "one is needed. Keep at least 2 cards, one of them to discard."
    )
    several: dict[str, Any] = {"left": 1, "canastas": 3, "needed": 3, "kinds": {"natural": 1, "wild": 1}}
    assert violation_text(texts, Violation(Reason.MUST_KEEP_CARD, several)) == (
        "That would leave you with one card, and your side cannot go out yet: it takes more canastas "
        "(1 natural and 1 of wild cards). Keep at least 2 cards, one of them to discard."
    )
    assert violation_text(texts, Violation(Reason.NOT_YOUR_TURN, {"seat": 1}), record_of()) == (
        "It is **Ben**’s turn. You can play as soon as it is yours."
    )


@pytest.mark.parametrize(
    "why, instead, words",
    [
        ("dead", (20,), "a safe card"),
        ("ace_or_seven", (20,), "while you hold another natural card"),
        ("seven", (20,), "the canastas of sevens"),
        ("wild", (20,), "while you hold other cards"),
        ("three", (20,), "Threes such as"),
        ("wild", (), "cannot be your last discard"),
        ("lay_three", (), "while you hold a three that you can lay on the table. Lay a three first."),
    ],
)
def test_a_discard_is_refused_with_the_rule_that_forbids_it(why, instead, words):
    """pagat, Modern American Canasta, The Play: what may not be discarded, and when."""
    facts = {"card": KING, "why": why, "instead": instead}
    assert words in violation_text(texts, Violation(Reason.DISCARD_NOT_ALLOWED, facts))


@pytest.mark.parametrize(
    "hand, melds, rules, question, words",
    [
        ("3 3 3 9 8", "KKKKKKK", {}, None, "and you would still hold 2 cards."),
        (
            "3 3 3 9",
            "KKKKKK",
            {},
            None,
            "and your side cannot go out yet: it has no canasta, and one is needed.",
        ),
        (
            "3 3 3",
            "KKKKKKK",
            {"canastas_to_go_out": 2},
            None,
            "and your side cannot go out yet: it has one canasta of the 2 needed.",
        ),
        (
            "3 3 3",
            "KKKKKK2",
            {"canasta_mix": {"natural": 1}},
            None,
            "and your side cannot go out yet: it takes more canastas (1 natural).",
        ),
        ("3 3 3 9", "KKKKKKK", {}, False, "and your partner said no."),
    ],
)
def test_black_threes_are_refused_for_what_keeps_their_player_in(hand, melds, rules, question, words):
    """pagat, Threes in Classic Canasta: only "a player who is going out"; End of the hand: who may go out."""
    violation = playing(hand, melds=melds, rules=rules, question=question).why("meld 333")
    assert violation is not None
    assert violation_text(texts, violation) == (
        f"Black threes are melded only in the turn in which you go out, {words} You can discard a black three instead."
    )


@pytest.mark.parametrize(
    "hand, melds, rules, text, words",
    [
        ("Q Q 4 5", "KKK", {}, "meld QQ > K", "The kings cannot take Q♣, Q♦. A meld has cards of one rank"),
        ("3 4 5", "KKK", {}, "meld 3 > K", "The kings cannot take 3♣."),
        ("Q Q 4 5", "22*", {"wild_melds": True}, "meld QQ > #1", "The wild cards cannot take Q♣, Q♦."),
        # What fits is not named.
        ("K 5H 4 6", "KKK", {"sequence_melds": True}, "meld K5 > #1", "The kings cannot take 5♥."),
        ("2 5C 4 6", "22*", {"wild_melds": True}, "meld 2 5 > #1", "The wild cards cannot take 5♣."),
    ],
)
def test_cards_for_a_meld_of_another_rank_are_refused_with_its_rank(hand, melds, rules, text, words):
    """pagat, Melds and Canastas: "You can add further cards of the appropriate rank"."""
    view = playing(hand, melds=melds, rules=rules).view()
    violation = check(view, parse_action(text, view))
    assert violation is not None
    assert violation_text(texts, violation).startswith(suits(words))


@pytest.mark.parametrize(
    "text, words",
    [
        ("meld * > #1", "Wild cards cannot be added to threes here."),
        ("meld 3D*", "Wild cards cannot be added to threes here."),
        ("meld 3D > K", "The kings cannot take 3♦. A meld has cards of one rank"),
        ("meld 3D55 > K", "The kings cannot take 3♦, 5♣, 5♦. A meld has cards of one rank"),
        ("meld QQ > #1", "The threes cannot take Q♣, Q♦. A meld has cards of one rank"),
    ],
)
def test_where_threes_are_melded_they_are_refused_like_other_ranks(text, words):
    """pagat, Other Canasta Variations (Royal Canasta): "melds of seven threes", which leaves no room for wild cards."""
    view = playing("3D 5 5 Q Q * 8", melds="333, KKK", rules=PRESETS["royal"]).view()
    violation = check(view, parse_action(text, view))
    assert violation is not None
    assert violation_text(texts, violation).startswith(suits(words))


def test_red_threes_among_others_are_a_mixed_meld_where_threes_are_melded():
    """pagat, Other Canasta Variations (Royal Canasta); in Classic Canasta red threes are never in a meld."""
    why = {}
    for preset in ("royal", "classic_4"):
        view = playing("3D 5 5 8 8", melds="KKK", rules=PRESETS[preset]).view()
        violation = check(view, parse_action("meld 3D55", view))
        why[preset] = violation and violation.reason
    assert why == {"royal": Reason.MIXED_RANKS, "classic_4": Reason.RED_THREE_NOT_PLAYABLE}


@pytest.mark.parametrize(
    "hand, preset, text, words",
    [
        ("3D 5 5 8", "royal", "3D", "your threes would be one. Add 2 more; threes take no wild cards."),
        ("QS QD 5 8", "royal", "QS QD", "your queens would be 2. Add one more, natural or wild."),
        ("4S 5S 8 8", "samba", "4S 5S", "your sequence would be 2. Add one more."),
    ],
)
def test_what_can_be_added_to_too_few_cards(hand, preset, text, words):
    """pagat, Melds and Canastas: naturals or wild cards; with threes and sequences not any of them."""
    view = playing(hand, melds="KKK", rules=PRESETS[preset]).view()
    violation = check(view, LayDown((Play(cards_of(exact_cards(text))),)))
    assert violation is not None
    assert violation_text(texts, violation).endswith(words)


@pytest.mark.parametrize(
    "threes, stock, words",
    [
        (1, 0, "The stock is empty, and you chose one three."),
        (2, 1, "It has one card, and you chose 2 threes."),
        (3, 2, "It has 2 cards, and you chose 3 threes."),
    ],
)
def test_threes_that_the_stock_cannot_replace_are_refused_with_the_numbers(threes, stock, words):
    """Wikipedia 2005, Going out: who must draw and cannot "may not meld any cards before the hand ends"."""
    facts = {"threes": threes, "stock": stock}
    text = violation_text(texts, Violation(Reason.THREES_NOT_REPLACED, facts))
    assert text == f"Before you draw, you can lay only as many threes as the stock can replace. {words}"


def test_sequences_are_spoken_of_where_there_are_any():
    """Hoyle: "sequences aren't valid melds in canasta"; Wikipedia 2005, Samba and Bolivia: they are."""
    facts = {"cards": (KING, KING - 4)}
    assert "suit" not in violation_text(texts, Violation(Reason.MIXED_RANKS, facts))
    assert "one suit" in violation_text(texts, Violation(Reason.MIXED_RANKS, {**facts, "sequences": True}))


@pytest.mark.parametrize(
    "lays_off, with_wild, words",
    [
        (False, False, "immediately: with two natural cards of its rank from your hand."),
        (False, True, "from your hand, or with one of them and a wild card."),
        (True, True, "on your side’s meld of its rank, or with two natural cards"),
    ],
)
def test_what_takes_the_pile_is_told_as_the_rules_have_it(lays_off, with_wild, words):
    facts = {"upcard": KING, "lays_off": lays_off, "with_wild": with_wild}
    assert words in violation_text(texts, Violation(Reason.PILE_NEEDS_UPCARD_PLAY, facts))


@pytest.mark.parametrize(
    "missing, words",
    [
        (5, "any card"),
        (10, "eight to king"),
        (20, "a two"),
        (40, "a joker, or a meld of aces"),
        (50, "a joker"),
        (55, "several"),
    ],
)
def test_examples_reach_what_is_missing(missing, words):
    assert words in add_example(texts, missing)


def test_ambiguous_texts_show_their_readings():
    kings, queens = (cards_of(exact_cards(text)) for text in ("KH KD 2C", "QH QD 2C"))
    error = AmbiguousActionError((LayDown((Play(kings),)), LayDown((Play(queens),))))
    text = refusal_text(texts, error)
    assert "meld two kings and a two" in text
    assert "meld two queens and a two" in text


@pytest.mark.parametrize("conflict", CONFLICTS, ids=lambda conflict: conflict.option)
def test_every_conflict_has_its_sentence(conflict):
    sentence = problem_text(texts, conflict.problem(RuleSet()))
    assert sentence.startswith(f"“{option_name(texts, conflict.option)}” does not go with ")
    # The reason, in words of the game: its fixes are offered in words, too.
    assert re.search(r"”: [a-z ,’]{15,}", sentence)
    assert not re.search(r"\b(true|false|none|american three)\b|\d \d", sentence)
    for other in conflict.against:
        assert f"“{option_name(texts, other)}”" in sentence


@pytest.mark.parametrize("conflict", UNPLAYABLE, ids=lambda conflict: conflict.option)
def test_what_cannot_be_played_at_all_has_its_sentence(conflict):
    sentence = problem_text(texts, conflict.problem(RuleSet(), is_playable=False))
    assert sentence.startswith(f"“{option_name(texts, conflict.option)}”: ")


def test_what_was_typed_for_an_option_is_quoted_and_harmless():
    with pytest.raises(RuleSetError) as refused:
        rules_of("classic_4", {"wild_ratio": "*a_b*", "no_such": 1})
    first, second = [problem_text(texts, problem) for problem in refused.value.problems]
    assert first.startswith(
        r"“Natural and wild cards”: '\*a\_b\*' is not possible; allowed: none \| naturals ge wilds"
    )
    assert second == r"unknown option 'no\_such'"


def test_rule_sets_and_surprises():
    with pytest.raises(RuleSetError) as refused:
        rules_of("classic_4", {"hand_size": 25})
    assert refusal_text(texts, refused.value) == (
        "That cannot be played:\n• “Cards dealt”: 25 is not possible; allowed: 7 to 20"
    )
    assert refusal_text(texts, RuntimeError("secret")) == texts("unexpected-refusal")


def test_why_says_yes_or_which_rule():
    assert why_text(texts, Draw(), None) == "✅ Yes, you may draw a card."
    refused = why_text(texts, Draw(), Violation(Reason.STOCK_EMPTY))
    assert refused.startswith("❌ No, you may not draw a card. The stock is empty")


def any_action(rng, view):
    """Some action, mostly a senseless one."""
    hand = each_card(view.hand) or (KING,)

    def some(most):
        return cards_of(rng.sample(hand, min(len(hand), rng.randint(0, most))))

    meld = rng.choice((None, None, MeldId(rng.randint(1, 12))))
    return rng.choice(
        (
            Draw(),
            TakePile(Play(some(3), meld), (Play(some(5)),) if rng.random() < 0.3 else ()),
            LayDown(tuple(Play(some(7), meld) for _ in range(rng.randint(0, 2)))),
            LayDown((Play(one(rng.choice(FACES)) * rng.randint(1, 4)),)),
            LayDown((Play(view.hand),)),
            Discard(rng.choice(FACES)),
            AskPartner(),
            WithdrawQuestion(),
            Answer(rng.random() < 0.5),
            Pass(),
        )
    )


def test_whatever_the_game_refuses_can_be_said():
    """Refusals of senseless actions in random play: each sentence finds the facts it wants."""
    rng = random.Random(5)
    met = set()
    for seed in range(4):
        for moment in moments(seed, most=150):
            for view in moment.views:
                action = any_action(rng, view)
                violation = check(view, action)
                text = why_text(texts, action, violation, moment.record, view)
                assert "{" not in text
                if violation is not None:
                    met.add(violation.reason)
                    assert text == why_text(texts, action, violation, moment.record, view)
                    assert refusal_text(texts, IllegalActionError(violation), moment.record) in text
    assert len(met) > 15


def test_what_would_be_penalised_is_not_simply_allowed():
    """Scarne, Improper Melding."""
    at = playing("Q Q Q 4 5 6", rules=rules_of("scarne_4", {"irregularities": "scarne"}))
    action = at.action("meld QQQ")
    assert check(at.view(0), action) is None
    assert why_text(texts, action, None, None, at.view(0)) == (
        "⚠️ You may meld three queens, but it counts too little for a first meld: the cards would stay exposed as penalty cards."
    )


@pytest.mark.parametrize(
    "typed, words",
    [
        ("discard K", "You have no kings."),
        ("discard *", "You have no jokers."),
        ("meld 777", "You want to play 3 sevens and have 2."),
        ("discard 7H", "You do not have 7♥."),
        ("meld KKK, QQQ", "You have no kings and no queens."),
    ],
)
def test_a_card_that_is_missing_is_named_without_a_suit_where_none_can_be_meant(typed, words):
    """Nobody who typed only a rank reads of a suit; who named one that is not there reads which."""
    violation = playing("7C 7D 9 9 9 4", melds="888").why(typed)
    assert violation is not None
    told = violation_text(texts, violation)
    assert told == suits(f"{words} Choose from the cards in your hand.")


@pytest.mark.parametrize(
    "needed, words",
    [(1, "Going out needs a red three on the table;"), (2, "Going out needs 2 red threes on")],
)
def test_red_threes_that_going_out_needs_are_counted_as_one_says_it(needed, words):
    """Option red_threes_to_go_out."""
    violation = Violation(Reason.RED_THREES_NEEDED, {"have": 0, "needed": needed, "alone": False})
    assert words in violation_text(texts, violation)
