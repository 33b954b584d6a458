"""Refusals as sentences: every one there can be has its words."""

import inspect
import random
import re
from datetime import UTC, datetime

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
from bot.canasta.notation import tokens
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.notation.tokens import Unreadable
from bot.canasta.rules.conflicts import CONFLICTS
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import rules_of
from bot.canasta.rules.validate import UNPLAYABLE
from bot.canasta.taking_back import Bar
from bot.service import errors as service_errors
from bot.service.errors import NothingToTakeBack, ServiceError
from bot.ui.hand.why import why_text
from bot.ui.texts import catalog, locales, texts_for
from bot.ui.words.options import option_name
from bot.ui.words.refusals import problem_text, refusal_text, violation_text
from tests.support.builders import playing
from tests.support.samples import moments, record_of

texts = texts_for()
KING = exact_cards("KH")[0]
SAMPLE = {
    "organiser": 100,
    "stage": "running",
    "most": 128,
    "entries": 1,
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
    "until": datetime(2026, 1, 1, tzinfo=UTC),
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


def test_who_asked_is_not_told_that_they_did_not_ask_themselves():
    told = {
        why: violation_text(texts, Violation(Reason.NOT_ASKED, {"asker": 1, "why": why}), record_of())
        for why in ("own", "not_asker", "not_partner")
    }
    assert told["own"].startswith("You asked the question yourself")
    assert told["not_asker"].endswith("only **Ben** can withdraw it.")
    assert told["not_partner"].startswith("**Ben** did not ask you")


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
    if isinstance(kind, type)
    and issubclass(kind, ServiceError)
    and kind.__module__ == service_errors.__name__
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


@pytest.mark.parametrize(
    "hand, words",
    [
        (
            "3 3",
            "A meld needs at least 3 cards, and your black threes would be 2. Add one more, natural or wild.",
        ),
        ("3 2 2", "A meld needs at least 2 natural cards, and your black threes have only one."),
        ("3 3 2 2 * *", "The black threes can hold 3 wild cards and would have 4. Leave 1 out."),
        (
            "3 3 2",
            "Black threes are melded only in the turn in which you go out, and you would still hold 2 cards.",
        ),
    ],
)
def test_black_threes_are_named_where_wild_cards_may_go_with_them(hand, words):
    """Option black_three_meld, exit_turn_with_wilds: the rule, its numbers and what would be legal."""
    at = playing(f"{hand} 9 8", melds="KKKKKKK", rules={"black_three_meld": "exit_turn_with_wilds"})
    why = at.why(f"meld {hand}")
    assert why is not None
    assert words in violation_text(texts, why)


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


def test_a_lone_hand_says_what_to_set_together_with_it():
    told = {}
    for changes in ({"side_structure": "individual"}, {"lone_hand_rule": "none"}):
        with pytest.raises(RuleSetError) as refused:
            rules_of("scarne_3_cutthroat", changes)
        (option,) = changes
        told[option] = problem_text(texts, refused.value.problems[0])
    assert told["side_structure"].endswith("one against two under “Partnerships”; change both together")
    assert told["lone_hand_rule"].endswith(
        "change it together with “Partnerships”, or choose other partnerships"
    )


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


def test_an_organiser_who_was_forgotten_is_not_named():
    for organiser, told in ((7, "<@7>"), (0, "Only a server manager can do that.")):
        assert told in refusal_text(texts_for(), service_errors.NotOrganiser(organiser=organiser))
        assert "<@0>" not in refusal_text(texts_for(), service_errors.NotOrganiser(organiser=organiser))
