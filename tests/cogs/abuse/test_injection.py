"""Whatever people are called and whatever they type, no markdown, mention, link or invisible sign comes of it anywhere.

A server in which every word that can be typed is hostile is gone through: play, refusals, catching up, proofs, replays, exports,
letters, the doctor and the admins' log. Each hostile word begins with the same sign, so that it is found in whatever is sent.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import regex

from tests.cogs.house_rules.test_house_rules import who_manages
from tests.secrecy.receiving import Receiver
from tests.support.builders import playing
from tests.support.simulated_discord.scene import FOUR, Scene

MARK = "Ӝ"
"""A letter that nothing else contains."""

NASTY = "**_@here`"
"""What each hostile word goes on with."""

NAMES = {
    "Ana": f"{MARK}{NASTY}<@1>[x](http://e)\u202ea",
    "Ben": f"{MARK}{NASTY}||b||\u200f\x07```",
    "Cyd": f"{MARK}{NASTY}# c\n> d\u2066\u3164\u17b4",
    "Dot": f"{MARK}{NASTY}<#5>~~d~~\ufeff\uffa0\u2800\u0301\\",
    "Eve": f"{MARK}{NASTY}<@&9>e\U000e0041",
    "Moe": f"{MARK}{NASTY}https://e.e m",
}
TITLE = f"{MARK}{NASTY} [free](https://e.vil) ||<@1>||\u202e\u3164 # x"
RULE = f"{MARK}{NASTY}rule ||<@1>|| \u2066\uffa0 ~"
CUT = f"{MARK}{NASTY} ``` @everyone <@1> \u202e\u2800\u034f"

_FENCE = re.compile(r"```.*?```", re.DOTALL)


def strings(body: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[bool, str]]:
    """Every text of something that is sent, and whether Discord reads markdown in it."""
    if isinstance(body, dict):
        for name, value in body.items():
            yield from strings(value, (*path, name))
    elif isinstance(body, list):
        for value in body:
            yield from strings(value, path)
    elif isinstance(body, str):
        in_embed = path[-2:-1] == ("embeds",) and path[-1] in {"title", "description"}
        in_field = path[-2:-1] == ("fields",) and path[-1] in {"name", "value"}
        yield path[-1:] == ("content",) or in_embed or in_field, body


def objections(body: Any) -> list[str]:
    """What is wrong with something that is sent."""
    found = []
    for is_read, text in strings(body):
        if unseen := set(_UNSEEN.findall(text)):
            found.append(f"invisible {sorted(map(ascii, unseen))} in {text!r}")
        if not is_read:
            continue
        # In a block of code nothing is read but its end; in one line of code a backslash would be shown.
        outside = re.sub(r"`[^`\n]*`", "", _FENCE.sub("", text))
        if re.search(rf"{MARK}(?!\\\*\\\*)", outside) or "```" in outside:
            found.append(f"markdown in {text!r}")
        if re.search(r"@(everyone|here)", outside):
            found.append(f"a mention in {text!r}")
    return found


_UNSEEN = regex.compile(
    r"(?![\n\u200b\ufe0e\ufe0f])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]"
)


def sent(club: Any) -> list[Any]:
    return [request.json for request in club.traffic.requests if request.json is not None]


def told(receiver: Receiver) -> list[Any]:
    """What notices would say, at the table and in letters: "post <place> {...} [text, embeds, rows, files]"."""
    lines = [
        line
        for shown in receiver.shown
        if shown.asked.startswith("notice")
        for line in shown.body.decode().splitlines()
    ]
    messages = [json.loads(line[line.index(' ["') :]) for line in lines if ' ["' in line]
    return [{"content": text, "embeds": embeds, "components": rows} for text, embeds, rows, _ in messages]


@pytest.fixture
async def hostile(club):
    """Everybody is called something nasty, and so are the table and its rule."""
    people = {**club.people, "Moe": who_manages(club, club.guild, "Moe")}
    for name, person in people.items():
        club.env.backend.get_user(person.id).global_name = NAMES[name]
    club.people["Moe"] = people["Moe"]
    await people["Moe"].slash("house create", name=RULE, preset="classic_4")
    offered = await club["Ana"].suggestions("table new", "rules", MARK)
    assert any(MARK in label for label in offered)
    await club["Ana"].slash("table new", title=TITLE, rules=next(v for k, v in offered.items() if MARK in k))
    scene = Scene(club)
    await scene.seat(*FOUR[1:])
    await club["Ben"].slash("cut", words=CUT, where=club.channel, table=1)
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    return scene


async def test_a_whole_round_of_hostile_words(club, hostile):
    scene, moe = hostile, club["Moe"]
    assert MARK in (await scene.record()).title
    await scene.play_turns(5)
    receiver = Receiver(club, club["Ana"])
    await receiver.everything(("commands", "buttons", "autocomplete", "attempts", "notices"))
    assert len(receiver.shown) > 100
    for command in ("substitute", "pause", "privacy show", "privacy export"):
        await club["Cyd"].slash(command, **({"table": 1} if command in {"substitute", "pause"} else {}))
    await scene.calm()
    club.guild.remove_member(club["Dot"].actor)
    for command, options in (
        ("admin doctor", {}),
        ("admin extend", {"table": 1, "hours": 3}),
        ("admin tables", {}),
        ("house list", {}),
        ("house show", {"name": RULE}),
        ("house share", {"name": RULE}),
        ("house terms", {"name": RULE}),
        ("admin log", {}),
    ):
        await moe.slash(command, **options)
    await scene.lay(playing("4", melds="KKKKKKK", hands={2: "6 7 8"}).state)
    await club["Ana"].slash("discard", card="4", table=1)
    await scene.calm()
    await club["Ana"].slash("verify", table=1)
    await club["Ana"].slash("replay", table=1)
    await club["Eve"].slash("catch-up", table=1)
    assert sum(MARK in json.dumps(body, ensure_ascii=False) for body in sent(club)) > 100
    letters = told(receiver)
    assert len(letters) > 30
    found = [one for body in [*sent(club), *letters] for one in objections(body)]
    assert not found, "\n".join(found[:20])
    names = {file.filename for request in club.traffic.requests for file in request.files}
    assert names
    assert all(re.fullmatch(r"[a-z0-9._-]+", name) for name in names), names


@pytest.mark.parametrize(
    "body",
    [
        {"content": f"{MARK}** is on turn"},
        {"embeds": [{"fields": [{"name": "x", "value": f"**{MARK}_**"}]}]},
        {"embeds": [{"footer": {"text": "a\u202eb"}}]},
        {"content": f"{MARK}\\*\\* @here"},
        {"components": [{"components": [{"label": "a\u2066"}]}]},
    ],
)
def test_a_hostile_word_would_be_seen(body):
    assert objections(body)
