"""Private answers are in the reader's language, what all may read in the server's, direct messages in their reader's."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.service.administration.admin_actions import AdminAction
from bot.service.people.settings import Notify
from bot.ui import texts as texts_module
from tests.support.pseudo import LOCALE, pseudo_texts, unmarked_words
from tests.support.simulated_discord.clicker import Clicker
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import Scene, private_answers, started

KNOWN = frozenset(
    ["Ana", "Ben", "Cyd", "Dot", "Canasta", "club", "Joker", "Clover", "Domino", "Pepper", "Ace", "Basil"]
)
"""Names of people, computers and servers, and what stands on cards."""


@pytest.fixture
def marked(monkeypatch) -> None:
    """There is a second language, all of whose texts stand between marks."""
    of_catalog = texts_module._texts
    monkeypatch.setattr(texts_module, "locales", lambda: ("en", LOCALE))
    monkeypatch.setattr(
        texts_module, "_texts", lambda locale: pseudo_texts() if locale == LOCALE else of_catalog(locale)
    )


def everything_public(club: Club) -> Iterator[Post]:
    for place in (club.channel, *club.threads):
        yield from (post for post in club["Eve"].sees(place) if not post.ephemeral)


async def played(scene: Scene, *names: str, turns: int) -> list[Post]:
    """They play by buttons, everybody at their turn; what they saw of their hands."""
    seen: list[Post] = []
    clickers = {name: Clicker(scene, scene.club[name], Random(7)) for name in names}
    for _ in range(turns):
        await scene.calm()
        record = await scene.record()
        for holder in record.people:
            if holder.name in names and (await scene.view(holder.seat)).is_to_act:
                await clickers[holder.name].take_turn()
                seen += private_answers(await scene.open_hand(holder.name))
    return seen


def is_marked(text: str) -> bool:
    return "⟦" in text


async def test_the_server_reads_its_language_and_a_person_their_own(club, marked):
    club.languages[club["Ana"].id] = LOCALE
    scene = await started(club, ("Ana", "Ben"))
    await played(scene, "Ana", "Ben", turns=10)
    await club["Ana"].slash("score", table=1)
    public = [post.text for post in everything_public(club)]
    assert len(public) > 3
    assert [text for text in public if is_marked(text)] == []
    [hers] = private_answers(await scene.open_hand("Ana"))
    [his] = private_answers(await scene.open_hand("Ben"))
    assert is_marked(hers.text)
    assert not is_marked(his.text)


async def test_managers_choose_the_language_of_their_server(club, marked):
    await club.bot.services.admin.choose(club.guild.id, club["Ana"].id, AdminAction.LANGUAGE, language=LOCALE)
    scene = await started(club, ("Ana", "Ben"))
    seen = await played(scene, "Ana", "Ben", turns=10)
    public = [post.text for post in everything_public(club)]
    assert [text for text in public if not is_marked(text)] == []
    assert {word for text in public for word in unmarked_words(text, KNOWN)} == set()
    assert [post.text for post in seen if is_marked(post.text)] == []


async def test_a_public_message_that_is_clicked_stays_in_the_language_of_the_server(club, marked):
    club.languages[club["Ben"].id] = LOCALE
    scene = await started(club, ("Ana", "Ben", "Cyd"))
    await club["Ana"].slash("pause", where=scene.place)
    [wish] = [post for post in scene.public() if any(":rest:" in one.custom_id for one in post.buttons)]
    await club["Ben"].click(wish, starts="cn:rest:")
    assert [post.text for post in everything_public(club) if is_marked(post.text)] == []
    assert "Cyd" in wish.text


async def test_three_languages_at_one_table(club):
    club.languages |= {club["Ben"].id: "de", club["Cyd"].id: "pt-BR"}
    await club.bot.services.admin.choose(
        club.guild.id, club["Ana"].id, AdminAction.LANGUAGE, language="es-419"
    )
    scene = await started(club, ("Ana", "Ben", "Cyd"))
    for name, words in {"Ana": "Your hand", "Ben": "Deine Hand", "Cyd": "Sua mão"}.items():
        [hand] = private_answers(await scene.open_hand(name))
        assert words in hand.text
    assert "Mi mano" in scene.board.text
    assert scene.place.name == "Mesa 1"


async def test_a_person_chooses_a_language(club, marked):
    ana = club["Ana"]
    await club.bot.services.settings.choose(ana.id, language=LOCALE)
    assert is_marked((await ana.slash("settings")).text)
    await club.bot.services.settings.choose(ana.id, language="en")
    club.languages[ana.id] = LOCALE
    assert not is_marked((await ana.slash("settings")).text)


@pytest.mark.parametrize("speaks", [LOCALE, "en-US"])
async def test_direct_messages_are_in_the_language_of_their_reader(club, marked, speaks):
    """Also where their reader has only been seen, and in a server that reads another language."""
    ben = club["Ben"]
    club.languages[ben.id] = speaks
    if speaks != LOCALE:
        await club.bot.services.admin.choose(
            club.guild.id, club["Ana"].id, AdminAction.LANGUAGE, language=LOCALE
        )
    await club.bot.services.settings.choose(ben.id, notify=Notify.DIRECT)
    scene = await started(club, ("Ana", "Ben"))
    [seat] = [holder.seat for holder in (await scene.record()).people if holder.name == "Ben"]
    while not (await scene.view(seat)).is_to_act:
        await played(scene, "Ana", turns=1)
    await club.advance(minutes=20)
    letters = [post.text for post in ben.letters()]
    assert letters
    assert {is_marked(text) for text in letters} == {speaks == LOCALE}


async def test_a_language_is_stored_only_where_it_is_not_the_server_s(club, marked):
    ana, ben = club["Ana"], club["Ben"]
    club.languages[ben.id] = LOCALE
    for person in (ana, ben):
        await person.slash("settings")
    settings = club.bot.services.settings
    assert (await settings.of(ana.id)).revision == 0
    assert (await settings.of(ben.id)).locale == LOCALE
    revision = (await settings.of(ben.id)).revision
    await ben.slash("settings")
    assert (await settings.of(ben.id)).revision == revision
