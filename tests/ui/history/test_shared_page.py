"""The page of a shared round: what it tells, that it loads nothing, and that no name gets out of its place."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from typing import Any

import pytest
from msgspec.structs import replace

from bot.canasta.cards import each_card
from bot.canasta.rules.presets import PRESETS
from bot.service.history.replays import Match, Replay
from bot.service.matches.record import Tenure
from bot.ui.history.replay_presenter import replay_embed
from bot.ui.history.shared_page import CARD_LETTERS, page_of_match, page_of_round
from bot.ui.texts import texts_for
from bot.ui.words.names import without_markdown
from tests.golden.kept_export import match_of

texts = texts_for()
LARGEST = 300_000
HOSTILE = "</script><img src=x onerror=alert(1)>"


class Elements(HTMLParser):
    """The elements of a page in their order, their attributes, and the text of each kind."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.all: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.all.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append((self.all[-1][0] if self.all else "", data))


def data_of(page: bytes) -> dict[str, Any]:
    """What the script of the page reads."""
    [content] = re.findall(
        r'<script type="application/json" id="data">(.*?)</script>', page.decode(), re.DOTALL
    )
    data: dict[str, Any] = json.loads(content)
    return data


def steps_of(data: dict[str, Any], at: int = 0) -> list[dict[str, Any]]:
    """The steps of a round in full, each from the changes since the one before."""
    step: dict[str, Any] = {}
    return [step := step | changes for changes in data["rounds"][at]["steps"]]


def named(match: Match, *names: str) -> Match:
    seats = tuple(replace(holder, name=name) for holder, name in zip(match.record.seats, names, strict=True))
    return replace(match, record=replace(match.record, seats=seats, house_rule=names[0]))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_step_says_what_the_replay_says_and_shows_its_cards(preset: str) -> None:
    match = match_of(preset)
    [shown] = match.rounds
    page = page_of_round("en", match)
    assert len(page) < LARGEST
    steps = steps_of(data_of(page))
    assert len(steps) == len(shown.frames)
    for at, (step, frame) in enumerate(zip(steps, shown.frames, strict=True)):
        embed = replay_embed(texts, Replay(match.record, (shown.round,), shown), at)
        told = without_markdown(embed.description or "").splitlines()
        ours = [*step["said"], *([step["next"], step["pile"]] if step["next"] else [])]
        assert "\n".join(ours) == "\n".join(line for line in told if line)
        titles = [without_markdown(field.name or "").removeprefix("👉 ") for field in embed.fields]
        sides = frame.table.seating.active_sides
        assert [step[f"side{place}"]["title"] for place in range(len(sides))] == titles
        for view in frame.views:
            assert sorted(step[f"hand{view.seat}"]) == [CARD_LETTERS[card] for card in each_card(view.hand)]
        for place, side in enumerate(sides):
            melds = sorted("".join(sorted(cards)) for cards, _ in step[f"melds{place}"])
            there = [
                "".join(CARD_LETTERS[card] for card in each_card(meld.cards))
                for meld in frame.table.melds[side]
            ]
            assert melds == sorted(there)
            assert sum(bool(make) for _, make in step[f"melds{place}"]) == sum(
                meld.is_canasta for meld in frame.table.melds[side]
            )
        assert step["turn"] == list(frame.table.seats_to_act)
        assert step["left"] == [frame.table.pile_size, frame.table.stock_size]


def test_the_scores_are_those_of_the_round() -> None:
    match = match_of("classic_4")
    data = data_of(page_of_match("en", match))
    result = match.rounds[0].round.result
    assert result is not None
    sheet = data["rounds"][0]["sheet"]
    numbers = [[int(one.replace(",", "").replace("−", "-")) for one in row[1:]] for row in sheet["rows"]]
    assert [sum(points) for points in zip(*numbers, strict=True)] == [side.total for side in result.sheets]
    assert data["scores"] == [{"round": 1, "totals": [side.after for side in result.sheets]}]
    assert data["rounds"][0]["result"] == ["Ben went out."]


def test_nothing_is_loaded_and_only_its_own_script_and_style_are_allowed() -> None:
    page = page_of_match("en", match_of("samba")).decode()
    elements = Elements(page)
    [policy] = [
        attributes["content"] or ""
        for tag, attributes in elements.all
        if tag == "meta" and attributes.get("http-equiv") == "Content-Security-Policy"
    ]
    [script] = re.findall("<script>(.*?)</script>", page, re.DOTALL)
    [style] = re.findall("<style>(.*?)</style>", page, re.DOTALL)
    hashes = [base64.b64encode(hashlib.sha256(part.encode()).digest()).decode() for part in (script, style)]
    assert policy == (
        f"default-src 'none'; script-src 'sha256-{hashes[0]}'; style-src 'sha256-{hashes[1]}'; base-uri 'none'; "
        "form-action 'none'"
    )
    names = {name for _, attributes in elements.all for name in attributes}
    assert not names & {"src", "href", "srcset", "action", "style", "ping", "background", "poster", "data"}
    assert not any(name.startswith("on") for name in names)
    assert not re.search(
        r"url\(|@import|fetch\(|XMLHttp|import\(|WebSocket|sendBeacon|innerHTML|eval\(", page
    )
    # The one address is the name of a kind of elements, which nobody visits.
    assert re.findall(r"https?://[^\"'\s]*", page) == ["http://www.w3.org/2000/svg"]
    assert "[DATA]" not in page
    assert "[POLICY]" not in page


@pytest.mark.parametrize(
    "name", [HOSTILE, "<!--", "[DATA] [TITLE]", "\\`**x**`", "a\u2028b", '"}]}', "&lt;b&gt;"]
)
def test_no_name_gets_out_of_its_place(name: str) -> None:
    match = named(match_of("classic_4"), name, "Ben", "Cyd", "Dot")
    page = page_of_round("en", match)
    elements, plain = Elements(page.decode()), Elements(page_of_round("en", match_of("classic_4")).decode())
    assert [tag for tag, _ in elements.all] == [tag for tag, _ in plain.all]
    [title] = [text for tag, text in elements.texts if tag == "title" and text.strip()]
    shown = name.replace("\u2028", " ")
    assert title.startswith(f"Canasta · 🏠 {shown[:35]}")
    step = steps_of(data_of(page))[0]
    assert step["names"][0][:20] == shown[:20]
    assert shown[:20] in step["next"]


def test_people_have_the_names_that_the_match_keeps() -> None:
    """Who had themselves erased is nobody's name there, and who left early has theirs until then."""
    match = named(match_of("classic_4"), "Somebody", "Ben", "Cyd", "Dot")
    middle = match.rounds[0].frames[20].version
    early = Tenure(
        seat=match.record.seats[1].seat, name="Earlier", user=match.record.seats[1].user, upto=middle
    )
    match = replace(match, record=replace(match.record, former=(early,)))
    page = page_of_round("en", match)
    steps = steps_of(data_of(page))
    assert [step["names"][1] for step in (steps[0], steps[20], steps[21], steps[-1])] == [
        "Earlier",
        "Earlier",
        "Ben",
        "Ben",
    ]
    assert steps[0]["names"][0] == "Somebody"
    assert not any(str(holder.user) in page.decode() for holder in match.record.seats if holder.user)
    assert "Ana" not in page.decode()


def test_a_round_that_cannot_be_shown_says_so() -> None:
    match = match_of("classic_4")
    without = replace(match, rounds=(replace(match.rounds[0], frames=()),))
    data = data_of(page_of_round("en", without))
    [shown] = data["rounds"]
    assert shown["steps"] == shown["sides"] == shown["codes"] == []
    assert shown["sheet"] is None


def test_workers_write_it_without_discord() -> None:
    asked = "import sys, bot.ui.history.shared_page; sys.exit('discord' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0
