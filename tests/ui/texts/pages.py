"""The pages of the bot in one language: what tests look at for every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any, Final

import pytest

from bot.canasta.rules.options import OPTIONS
from bot.canasta.rules.presets import PRESETS
from bot.service.house_rules.model import HouseRule
from bot.service.ids import GuildId, UserId
from bot.service.people.settings import PlayerSettings
from bot.service.tournaments.course import with_end
from bot.service.tournaments.model import TournamentKind
from bot.ui.board.picture import scene_of
from bot.ui.hand.shown_hand import PanelStyle
from bot.ui.history.result_pictures import match_scene, round_scene
from bot.ui.house_rules.menus import form_message, page_of
from bot.ui.people.personal_settings import Page
from bot.ui.people.settings_panel import settings_message
from bot.ui.rules.pages import SECTIONS, about_embed, card_message, card_of_preset, section_embed, short_embed
from bot.ui.statistics.year import person_scene, server_scene, told_in_words, year_embed
from bot.ui.texts import Texts
from bot.ui.tournaments.organising import organising_message
from bot.ui.tournaments.presenter import main_message
from bot.ui.tournaments.standings import standings_scene
from tests.service.tournaments.plans import finished_round, paired, played_out, signed_up, started
from tests.support.panels import hand_panel
from tests.ui import every_message
from tests.ui.test_year_presenter import NAMES, PERSON, SERVER

NOW: Final = datetime(2026, 11, 20, 13, 35, tzinfo=UTC)

Things = Iterator[Any]
"""Messages, embeds, components, scenes of pictures and plain texts."""


def looks(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> Things:
    """Every kind of message of a match, of news, calls and help."""
    monkeypatch.setattr(every_message, "texts", texts)
    for name, look in every_message.LOOKS.items():
        if name != "rules":
            yield from look()


def hands_and_boards(texts: Texts) -> Things:
    """Panels of hands, and the scenes of boards and results."""
    moments = every_message.match()
    for at in (1, 2, 40, 60, 121, 200):
        moment = moments[at]
        for style in (PanelStyle(suits=True), PanelStyle(is_compact=True)):
            yield hand_panel(texts, moment.hand(moment.to_act), style=style)
        yield hand_panel(texts, moment.hand((moment.to_act + 1) % 4))
        yield scene_of(texts, moment.record, moment.view)
    last = moments[-1]
    yield round_scene(texts, last.record, last.rounds[0])
    yield match_scene(texts, last.record, last.view, last.rounds)


def rule_cards(texts: Texts) -> Things:
    """The rule cards of every game."""
    for preset in PRESETS:
        card = card_of_preset(preset)
        yield from (short_embed(texts, card), about_embed(texts, card), card_message(texts, card).rows)
        yield from (section_embed(texts, card, section) for section in SECTIONS)


def settings(texts: Texts) -> Things:
    """The pages of the personal settings."""
    chosen = PlayerSettings(UserId(1), zone="Europe/Berlin", quiet=(22 * 60, 8 * 60), days_off=(5, 6))
    yield from (settings_message(texts, chosen, NOW, page) for page in Page)


def house_rules(texts: Texts) -> Things:
    """The forms of every option."""
    house = HouseRule(GuildId(1), "Sunday", "samba", {}, UserId(1), NOW)
    yield form_message(texts, house).rows
    for option in OPTIONS:
        if option.has_choice:
            yield form_message(texts, house, page_of(option), option).rows


def tournaments(texts: Texts) -> Things:
    """Tournaments of each kind, before, during and after."""
    for kind in TournamentKind:
        if kind is TournamentKind.DUPLICATE:
            continue
        sign_up, running = signed_up(kind, 6), finished_round(paired(started(kind, 5)))
        over = with_end(played_out(started(kind, 5)))
        for tournament in (sign_up, running, over):
            yield from (main_message(texts, tournament, {}), organising_message(texts, tournament))
        yield standings_scene(texts, over, 0)


def years(texts: Texts) -> Things:
    """The reviews of a year."""
    for scene in (person_scene(texts, PERSON, "Ana", NAMES), server_scene(texts, SERVER, "Club", NAMES)):
        yield from (scene, told_in_words(texts, scene), year_embed(texts, scene))


PAGES: Final[dict[str, Callable[[Texts], Things]]] = {
    page.__name__: page for page in (hands_and_boards, rule_cards, settings, house_rules, tournaments, years)
}
"""All pages but those of :func:`looks`."""
