"""Everything that players read comes from the catalog: nothing stands outside the marks of one that marks its texts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from msgspec import Struct

from bot.canasta.rules.options import OPTIONS
from bot.canasta.rules.presets import PRESETS
from bot.service.house_rules.model import HouseRule
from bot.service.ids import GuildId, UserId
from bot.service.people.settings import PlayerSettings
from bot.service.tournaments.course import with_end
from bot.service.tournaments.model import TournamentKind
from bot.ui.board.picture import scene_of
from bot.ui.hand.own_cards import PanelStyle
from bot.ui.history.result_pictures import match_scene, round_scene
from bot.ui.house_rules.menus import form_message, page_of
from bot.ui.people.personal_settings import Page
from bot.ui.people.settings_panel import settings_message
from bot.ui.rules.pages import about_embed, card_message, card_of_preset, section_embed, short_embed
from bot.ui.rules.rule_card import SECTIONS
from bot.ui.statistics.year_presenter import person_scene, server_scene, told_in_words, year_embed
from bot.ui.toolkit.messages import Message
from bot.ui.tournaments.organising import organising_message
from bot.ui.tournaments.presenter import main_message
from bot.ui.tournaments.standings import standings_scene
from tests.service.tournaments.plans import finished_round, paired, played_out, signed_up, started
from tests.support.as_text import as_text
from tests.support.panels import hand_panel
from tests.support.pseudo import LOCALE, pseudo_texts, unmarked_words
from tests.ui import every_message
from tests.ui.test_year_presenter import NAMES, PERSON, SERVER

texts = pseudo_texts()
NOW = datetime(2026, 11, 20, 13, 35, tzinfo=UTC)
KNOWN = frozenset(
    [
        "Berlin",
        "Ana",
        "Ben",
        "Cyd",
        "Dot",
        "Rob",
        "Bo",
        "Ben_Ben",
        "Friday",
        "Canasta",
        "club",
        "Club",
        "Cup",
        "Joker",
        "UTC",
        "am",
        "pm",
        "gone",
        "game",
        "seed",
    ]
)
"""Names of places, people, tables, servers and a game that is gone, a card, a seed, and halves of the day, which texts choose by."""


def words_of(thing: Any) -> Iterator[str]:
    """Every text of a message, an embed, a component or a scene, whatever holds it."""
    match thing:
        case str():
            yield thing
        case Message():
            yield from words_of((thing.text, thing.embeds, thing.rows, thing.frame and thing.frame.parts))
        case discord.Embed():
            yield as_text(thing)
        case discord.ui.Button():
            yield thing.label or ""
        case discord.ui.Select():
            yield thing.placeholder or ""
            for entry in thing.options:
                yield from (entry.label, entry.description or "")
        case Struct():
            for name in thing.__struct_fields__:
                if name not in {"portrait", "make", "canasta", "occasion"}:
                    yield from words_of(getattr(thing, name))
        case list() | tuple():
            for one in thing:
                yield from words_of(one)
        case _:
            return


def only_marked(*things: Any) -> None:
    found = [
        f"{sorted(set(words))} in {line}"
        for text in words_of(things)
        for line in text.splitlines()
        if (words := list(unmarked_words(line, KNOWN)))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", [name for name in every_message.LOOKS if name != "rules"])
def test_messages(name, monkeypatch):
    monkeypatch.setattr(every_message, "texts", texts)
    only_marked(list(every_message.LOOKS[name]()))


def test_panels_of_hands_and_pictures_of_boards():
    moments = every_message.match()
    for at in (1, 2, 40, 60, 121, 200):
        moment = moments[at]
        for style in (PanelStyle(suits=True), PanelStyle(is_compact=True)):
            only_marked(hand_panel(texts, moment.hand(moment.to_act), style=style))
        only_marked(hand_panel(texts, moment.hand((moment.to_act + 1) % 4)))
        only_marked(scene_of(texts, moment.record, moment.view))
    last = moments[-1]
    only_marked(round_scene(texts, last.record, last.rounds[0]))
    only_marked(match_scene(texts, last.record, last.view, last.rounds))


@pytest.mark.parametrize("preset", PRESETS)
def test_rule_cards(preset):
    card = card_of_preset(preset)
    only_marked(short_embed(texts, card), about_embed(texts, card), card_message(texts, card).rows)
    only_marked([section_embed(texts, card, section) for section in SECTIONS])


def test_settings():
    settings = PlayerSettings(UserId(1), zone="Europe/Berlin", quiet=(22 * 60, 8 * 60), days_off=(5, 6))
    only_marked([settings_message(texts, settings, NOW, page) for page in Page])


def test_house_rules():
    house = HouseRule(GuildId(1), "Sunday", "samba", {}, UserId(1), NOW)
    only_marked(form_message(texts, house).rows)
    for option in OPTIONS:
        if option.has_choice:
            only_marked(form_message(texts, house, page_of(option), option).rows)


@pytest.mark.parametrize("kind", [kind for kind in TournamentKind if kind is not TournamentKind.DUPLICATE])
def test_tournaments(kind):
    sign_up, running = signed_up(kind, 6), finished_round(paired(started(kind, 5)))
    over = with_end(played_out(started(kind, 5)))
    for tournament in (sign_up, running, over):
        only_marked(main_message(texts, tournament, {}), organising_message(texts, tournament))
    only_marked(standings_scene(texts, over, 0))


def test_years():
    for scene in (person_scene(texts, PERSON, "Ana", NAMES), server_scene(texts, SERVER, "Club", NAMES)):
        only_marked(scene, told_in_words(texts, scene), year_embed(texts, scene))


def test_lists_numbers_and_dates_are_those_of_the_language():
    assert texts.locale == LOCALE
    assert texts.listed(["K", "Q"]) == "K、Q"
    assert texts.dated("date-pattern-full", NOW) == "⟦金曜日 2026-11-20 13:35⟧"


def test_what_code_writes_by_itself_is_found():
    assert list(unmarked_words("⟦drew⟧ a card <t:1:R> ⟦and")) == ["card"]
