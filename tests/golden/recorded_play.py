"""Everything that the bot sends in one play: ``python -m tests.golden.recorded_play`` records it anew.

Two people and two computers play a round of Classic, the first turns by buttons and commands, and look at what there is
besides. A line that begins with ``>`` says who did what; below it stand the requests that came of it, with all they carry.

What may differ although nothing has changed is left out. Ids are numbered as they come, and times count from the beginning,
in minutes. Nonces, requests that only ask, and the order between two channels say nothing. Computers play once everybody is
answered, and tables are told once nobody plays, so that no board of a moment in between depends on how long something takes.
The name of a picture says which pixels it has: :func:`without_pixels` is for comparing with what another library draws.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import platform
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from functools import partial, wraps
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import PIL
import pytest
from PIL import Image, features

from bot.gateway.client import CanastaBot
from bot.pictures.emojis import EMOJI_NAMES
from bot.players.strong import appraisal
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.support.simulated_discord.club import Club, open_club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.people import ClubMember
from tests.support.simulated_discord.scene import Scene
from tests.support.simulated_discord.tapping import discard_first
from tests.support.simulated_discord.traffic import SentRequest
from tests.support.stores.new_database import put_new_database

KEPT: Final = Path(__file__).with_name("recorded_play.txt")
DRAWN_BY: Final = (
    f"Drawn by Pillow {PIL.__version__} with FreeType {features.version('freetype2')} on {platform.machine()}"
)

_DEAL: Final = "recorded play: 7"
_BEGINS: Final = 1_767_225_600
"""When simulated time begins."""
_WIDTH: Final = 180


def without_pixels(text: str) -> str:
    """The recording as it is whatever draws the pictures."""
    return re.sub(r"pixels:\w+", "pixels:…", text.partition("\n")[2])


class _Recording:
    """What has been recorded of a club so far."""

    def __init__(self, club: Club) -> None:
        self.lines = [DRAWN_BY]
        self._club = club
        self._files: dict[str, bytes] = club.env.backend.cdn._blobs
        self._told = len(club.traffic.requests)

    async def note(self, what: str) -> None:
        """Record what was sent since the last note, once nothing is left to do."""
        await Scene(self._club).calm()
        sent = self._club.traffic.requests[self._told :]
        self._told += len(sent)
        self.lines += ["", f"> {what}"]
        for request in sorted(sent, key=_place):
            if request.method == "GET":
                continue
            path = re.sub(r"^/(interactions|webhooks)/\d+/[^/]+", r"/\1", request.path)
            self.lines.append(f"{request.method} {path}{'' if request.status == 200 else ' refused'}")
            self.lines += () if request.json is None else _outline("", request.json, 0)
            for file in request.files:
                if not file.filename.endswith(".png"):
                    self.lines += _outline("file", self._content(file.filename), 0)

    def doing(self, name: str) -> Callable[..., Awaitable[Any]]:
        """Return something that people do, which is recorded from now on."""
        original = getattr(ClubMember, name)

        @wraps(original)
        async def recorded(person: ClubMember, *with_what: Any, **how: Any) -> Any:
            done = await original(person, *with_what, **how)
            words = [str(one) for one in with_what if isinstance(one, str | dict)]
            words += [f"{key}={value}" for key, value in how.items() if key != "where"]
            await self.note(f"{person.name}: {name} {' '.join(words)}")
            return done

        return recorded

    def text(self) -> str:
        """Return all of it, without what differs from run to run."""
        text = "\n".join([*self.lines, ""])
        text = re.sub(r"<t:(\d+)", lambda found: f"<t:{(int(found[1]) - _BEGINS) / 60:+.0f}min", text)
        text = re.sub(r"(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d(\.\d+)?", r"\1:…", text)
        text = re.sub(r'nonce: ".*?"', "nonce: …", text)
        for url, content in self._files.items():
            name = url.rpartition("/")[2]
            if name.endswith(".png"):
                text = text.replace(name, f"{name.rpartition('-')[0]}-pixels:{_pixels(content)}.png")
        numbers = itertools.count(1)
        names: dict[str, str] = defaultdict(lambda: f"id{next(numbers)}")
        names |= {str(person.id): name for name, person in self._club.people.items()}
        names |= dict.fromkeys(map(str, self._club.env.backend.application_emojis), "emoji")
        return re.sub(r"\b\d{17,20}\b", lambda found: names[found[0]], text)

    def _content(self, filename: str) -> str:
        """Return what stands in a file; of a match as JSON each play in a line."""
        url = next(url for url in reversed(self._files) if url.endswith(f"/{filename}"))
        return re.sub(r"\n {5,}", " ", self._files[url].decode())


def _pixels(content: bytes) -> str:
    with Image.open(BytesIO(content)) as image:
        return hashlib.sha256(f"{image.mode} {image.size}".encode() + image.tobytes()).hexdigest()[:12]


def _place(request: SentRequest) -> tuple[bool, str]:
    """Where a request stands among those of a moment: answers come first, then one channel after the other."""
    _, kind, where, *_ = request.path.split("/")
    return (False, "") if kind in {"interactions", "webhooks"} else (True, where)


def _outline(name: str, value: Any, depth: int) -> Iterator[str]:
    """What is short in a line, and the rest in several; a line of a text is a line."""
    margin, flat = "  " * depth, json.dumps(value, ensure_ascii=False, sort_keys=True)
    if isinstance(value, str) and "\n" in value:
        yield f"{margin}{name}"
        yield from (f"{margin}  | {line}" for line in value.split("\n"))
    elif isinstance(value, dict | list) and (len(flat) > _WIDTH or "\\n" in flat):
        if name:
            yield f"{margin}{name}"
        parts = sorted(value.items()) if isinstance(value, dict) else [("-", inner) for inner in value]
        for key, inner in parts:
            yield from _outline(key if key == "-" else f"{key}:", inner, depth + bool(name))
    else:
        yield f"{margin}{name} {flat}"


# ----------------------------------------------------------------------------------------------------------- the play


async def _play(club: Club, recording: _Recording) -> None:
    ana, ben, eve = (club[name] for name in ("Ana", "Ben", "Eve"))
    await ana.suggestions("table new", "rules", "clas")
    await ana.slash("table new", rules="classic_4", title="Friday")
    scene = Scene(club)
    await ben.click(scene.lobby, "Join")
    await ben.slash("table seats", seat=2)
    await ana.click(scene.lobby, "Add a computer")
    await ana.slash("table computer", level="easy", character="maple")
    terms = await ana.slash("table terms")
    await ana.select(terms, "take_back", starts="cn:tsetting:")
    await ana.select(terms, "take_back=1", starts="cn:tvalue:")
    await eve.slash("table list")
    await ana.click(scene.lobby, "Start the match")
    for turn in (_by_buttons, _by_buttons, _by_commands, _by_commands, _by_buttons, _by_buttons):
        await turn(scene, (ana, ben)[(await scene.view(0)).table.seats_to_act[0]])
    for label in ("Score", "Log", "More"):
        await eve.click(scene.board, label)
    for command in ("score", "log", "catch-up", "table show", "rules"):
        await ben.slash(command, where=scene.place)
    await _look_around(club, ana, ben)
    await club.advance(minutes=3)
    await recording.note("Everybody has gone away")
    while (await scene.state()).table.round == 1:
        await scene.play_turns(1)
        await recording.note("A turn out of sight")
    replay = await ana.slash("replay", where=scene.place)
    await ana.click(replay, "Text")
    await ana.click(replay, "JSON")
    for command in ("verify", "stats", "my-tables", "privacy show", "privacy export"):
        await ana.slash(command, where=scene.place)


async def _by_buttons(scene: Scene, person: ClubMember) -> None:
    """Take the pile if possible, else draw; lay down, take that back, and lay down what is suggested."""
    panel = await scene.open_hand(person.name)
    for verb in ("take", "draw", "meld", "unlay", "meld", "meld"):
        ids = [button.custom_id for button in panel.post.buttons if not button.disabled]
        if pressed := [one for one in ids if one.startswith(f"cn:{verb}:")]:
            panel = await person.click(panel, custom_id=pressed[0])
    await discard_first(person, panel)


async def _by_commands(scene: Scene, person: ClubMember) -> None:
    await person.slash("hand", where=scene.place)
    await person.slash("draw", where=scene.place)
    melds = await person.suggestions("meld", "cards", where=scene.place)
    await person.slash("meld", where=scene.place, cards=next(iter(melds.values())))
    cards = await person.suggestions("discard", "card", where=scene.place)
    await person.slash("discard", where=scene.place, card=next(iter(cards.values())))


async def _look_around(club: Club, ana: ClubMember, ben: ClubMember) -> None:
    """Settings, help, house rules, an evening, a tournament, and what people count for themselves."""
    settings = await ana.slash("settings")
    await ana.click(settings, "Calls")
    await ana.select(settings, "direct", starts="cn:notify:")
    for group in ("Look", "Play", "Quiet hours"):
        await ana.click(settings, group)
    await ben.select(await ben.slash("help"), "1", starts="cn:help:")
    for command in ("library", "ladder", "records", "scorepad"):
        await ben.slash(command)
    moe = who_manages(club, club.guild, "Moe")
    await moe.slash("house create", name="Sunday", preset="classic_4")
    panel = await moe.slash("house edit", name="Sunday")
    for menu, chosen in (("hsection", "pile.0"), ("hoption", "pile_always_frozen"), ("hvalue", "true")):
        await moe.select(panel, chosen, starts=f"cn:{menu}:")
    for command in ("house show", "house terms", "house share", "house default"):
        await moe.slash(command, name="Sunday")
    await moe.slash("house list")
    panel = await ana.slash("evening", when="tomorrow 20:00", game="samba", rotating=1)
    await ana.click(panel, "Plan it")
    evening = ana.sees()[-1]
    await ben.click(evening, "I’m in")
    form = await ana.click(await ana.click(evening, "Change"), "Move it")
    await ana.click(await ana.submit(form, {"value": "tomorrow 21:00"}), "Yes, move it")
    await moe.slash("tournament new")
    await moe.slash("tournament new", name="Cup", kind="duplicate", match_rounds=1)
    await ben.click(ana.sees()[-1], "Enter")
    await moe.click(ana.sees()[-1], "Organise")


def _one_after_the_other(bot: CanastaBot) -> None:
    """Let computers play once everybody is answered, and tables be told once nobody plays."""
    deadlines, answers = bot.services._deadlines.drain, bot.open_interactions

    async def nobody_plays() -> None:
        await answers.finish()
        await deadlines.finish()

    deadlines._wait_for_others = answers.finish
    bot.services._outbox._drain._wait_for_others = nobody_plays


async def recorded(database: Path) -> str:
    """Play, with the tables in a new file, and return what was recorded."""
    put_new_database(database)
    with pytest.MonkeyPatch.context() as patch:
        # The cards follow from the name of the test.
        patch.setenv("PYTEST_CURRENT_TEST", f"{_DEAL} (call)")
        patch.delenv("CANASTA_DEALS", raising=False)
        # A round can be reviewed; nobody does.
        patch.setattr(appraisal, "is_installed", lambda: True)
        async with open_club(database, make_bot) as club:
            club.discord.refused_files = 0
            for name in sorted(EMOJI_NAMES):
                club.env.backend.create_application_emoji(name)
            await club.restart_as(partial(make_bot, has_emojis=True, has_pictures=True))
            await club.settle()
            assert isinstance(club.bot, CanastaBot)
            _one_after_the_other(club.bot)
            recording = _Recording(club)
            for name in ("slash", "click", "select", "submit", "suggestions"):
                patch.setattr(ClubMember, name, recording.doing(name))
            await _play(club, recording)
            return recording.text()


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        KEPT.write_text(asyncio.run(recorded(Path(folder) / "canasta.db")), encoding="utf-8")
