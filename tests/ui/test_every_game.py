"""Everything that is shown of every game stays within Discord's limits, with the longest names, at any moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.canasta.actions import (
    Action,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Pass,
    Play,
    TakePile,
)
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NO_CARDS,
    RED_THREES,
    Rank,
    Suit,
    card,
    cards_of,
    each_card,
    faces,
    of_rank,
    rank_of,
)
from bot.canasta.drafts.choices import choices
from bot.canasta.drafts.draft import report_on
from bot.canasta.drafts.rows import UnsavedDraft
from bot.canasta.engine import check
from bot.canasta.rules.presets import PRESETS
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.service.matches.draft import Draft
from bot.ui.board.picture import with_picture
from bot.ui.delivery.table_message import table_message
from bot.ui.hand.shown_hand import PanelStyle
from bot.ui.hand.why import why_text
from bot.ui.history.score_presenter import match_embed, round_embed, score_embed
from bot.ui.rules.pages import PAGES, card_message, card_of_preset
from bot.ui.texts import texts_for
from bot.ui.toolkit.card_emojis import WORDS_ONLY
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.words.plays import play_lines_text
from bot.ui.words.refusals import violation_text
from tests.support.panels import hand_panel
from tests.support.referees import lint, openapi
from tests.support.samples import SampleTable, all_emojis_uploaded, cautious, moments, record_of
from tests.support.simulated_discord.traffic import SentRequest, Upload

TEXTS = texts_for("en")
UPLOADED = all_emojis_uploaded()
THREES = RED_THREES | BLACK_THREES
LONG = tuple(f"{letter * 24} *{letter}* `x`" for letter in "WMQGODHN")
"""As long as Discord allows, with signs that have to be escaped."""

STEPS = 600
LOOKS = 10


def expect_fine(message: Message) -> None:
    """Neither this project's rules nor Discord's document object to a message."""
    body: dict[str, Any] = {
        **({} if message.frame is None else {"flags": lint.V2}),
        "content": message.text or "",
        "embeds": [embed.to_dict() for embed in message.embeds],
        "components": message.view.to_components() if message.view else [],
        "allowed_mentions": {"parse": []},
    }
    path = "/channels/2/messages"
    files = tuple(Upload(file.name, len(file.content)) for file in message.attachments)
    assert not lint.problems(SentRequest("POST", path, body, files=files))
    referee = openapi.referee()
    if referee is not None:
        assert not referee.problems("POST", path, body)


@cache
def looks(preset: str, seed: int) -> tuple[SampleTable, ...]:
    """Moments of a match of a game played by chance, some early, some late in a round. Several tests look at the same match."""
    return tuple(_looks(preset, seed))


def _looks(preset: str, seed: int) -> Iterator[SampleTable]:
    rules = PRESETS[preset]
    rng = Random(seed)
    choose = cautious if seed % 2 else None
    played = moments(
        seed, rules, record_of(rules, names=LONG), **({"choose": choose} if choose else {}), most=STEPS
    )
    for moment in played:
        between = moment.view.phase in {Phase.BETWEEN_ROUNDS, Phase.MATCH_OVER}
        if between or rng.random() < LOOKS / STEPS:
            yield moment


@pytest.mark.parametrize("preset", PRESETS)
async def test_boards_hands_and_score_sheets_stay_within_limits(preset: str) -> None:
    for seed in (1, 2):
        for moment in looks(preset, seed):
            expect_fine(table_message(TEXTS, moment.board))
            for seat in {0, len(moment.views) - 1, *moment.view.seats_to_act}:
                expect_fine(hand_panel(TEXTS, moment.hand(seat), note="x" * 300))
            if moment.rounds:
                expect_fine(of_embed(round_embed(TEXTS, moment.record, moment.rounds[-1])))
                expect_fine(of_embed(score_embed(TEXTS, moment.record, moment.view, moment.rounds)))
            if moment.view.phase is Phase.MATCH_OVER:
                expect_fine(of_embed(match_embed(TEXTS, moment.record, moment.view, moment.rounds)))


@pytest.mark.parametrize("preset", PRESETS)
async def test_pictures_of_boards_come_with_few_words(preset: str) -> None:
    for seed in (1, 2):
        for moment in looks(preset, seed)[-3:]:
            words = table_message(TEXTS, moment.board)
            shown = await with_picture(TEXTS, moment.board) or words
            [picture], [embed] = shown.attachments, shown.embeds
            assert embed.image.url == picture.url
            assert not embed.fields
            assert len(embed) < len(words.embeds[0])
            expect_fine(shown)


@pytest.mark.parametrize("preset", PRESETS)
async def test_every_menu_of_a_draft_stays_within_limits(preset: str) -> None:
    """Whole melds are prepared one after the other, and the menus of each of them are opened."""
    rng = Random(3)
    for moment in looks(preset, 2):
        if moment.view.phase not in {Phase.DRAW, Phase.PLAY}:
            continue
        seat = moment.to_act
        view = moment.views[seat]
        prepared = UnsavedDraft(view.table.phase is Phase.DRAW)
        for revision in range(3):
            offered = choices(prepared, view)
            if not offered:
                break
            draft = Draft(revision, prepared.uses_pile, prepared.plays).held_by(view)
            report_on(draft, view)
            for number, loose in enumerate((0, JOKER, card(Rank.TWO, Suit.CLUBS)), start=revision):
                style = PanelStyle(UPLOADED if number % 2 else WORDS_ONLY)
                expect_fine(hand_panel(TEXTS, moment.hand(seat, draft), loose=loose, style=style))
            for choice in rng.sample(offered, min(3, len(offered))):
                expect_fine(hand_panel(TEXTS, moment.hand(seat, draft), place=choice.place))
            prepared = UnsavedDraft(prepared.uses_pile, draft.plays).with_more([rng.choice(offered).whole])


@pytest.mark.parametrize("preset", PRESETS)
async def test_rule_cards_and_what_happened_stay_within_limits(preset: str) -> None:
    for page in PAGES:
        expect_fine(card_message(TEXTS, card_of_preset(preset), page))
    for moment in looks(preset, 4):
        lines = play_lines_text(TEXTS, moment.record, moment.log[-12:])
        if lines is not None:
            expect_fine(Message(lines))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_refusal_is_a_sentence(preset: str) -> None:
    """Whatever is tried: no name of an option or a value, no missing word stands in what people read."""
    rng = Random(6)
    refused = set()
    for moment in looks(preset, 2):
        if not moment.view.is_running:
            continue
        for view in (moment.views[0], moment.views[moment.to_act]):
            for action in _attempts(view, rng):
                violation = check(view, action)
                if violation is not None:
                    refused.add(violation.reason)
                    sentence = violation_text(TEXTS, violation, moment.record)
                    assert not _RAW.search(sentence), (violation, sentence)
                    known = not isinstance(action, DeclareSpecialHand) or action.name != "nonsense"
                    why = why_text(TEXTS, action, violation, None, view) if known else ""
                    assert not list(lint.arithmetic(sentence, why))
    assert len(refused) > 8


_RAW = re.compile(r"[a-z]_[a-z]|ss\b(?<!\bless)(?<!\bpass)(?<!\bunless)|[{}]")


def _attempts(view: SeatView, rng: Random) -> Iterator[Action]:
    """Things to try, most of them wrong: some cards of the hand laid down, thrown, shown for the pile."""
    held = each_card(view.hand)
    for _ in range(8):
        some = cards_of(rng.sample(held, min(len(held), rng.randint(1, 5))))
        ranks = [of_rank(view.hand, rank_of(face)) for face in held]
        cards = rng.choice([some, *ranks]) if held else NO_CARDS
        wild = of_rank(view.hand, Rank.TWO) if rng.random() < 0.4 else NO_CARDS
        meld = rng.choice([None, *(meld.id for meld in view.melds)])
        yield LayDown((Play(cards | wild if not cards & wild else cards, meld),))
        yield TakePile(Play(some if rng.random() < 0.5 else cards, meld if rng.random() < 0.3 else None))
    yield from (Discard(face) for face in faces(view.hand))
    yield from (Draw(), Pass(), AskPartner(), TakePile(), LayThrees(view.hand & THREES))
    yield from (DeclareSpecialHand(name) for name in ("pairs", "garbage", "nonsense"))
