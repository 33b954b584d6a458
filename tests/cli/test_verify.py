"""``python -m bot verify FILE``."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.ui.words.seals import whole_seal
from tests.service.history.test_exports import exported
from tests.support.world import ANA, BEN, World

Captured = pytest.CaptureFixture[str]


async def a_match() -> Any:
    world = World()
    await world.start()
    table = await world.new_table(ANA)
    await world.seat(table, BEN)
    for number in range(2):
        await world.services.lobby.add_computer(table, ANA.user, key=f"computer {number}")
    await world.services.cuts.cut(table, BEN, "lucky *seven*", key="cut")
    await world.services.lobby.start(table, ANA.user, key="start")
    await world.services.settle()
    while (await world.view(table, 0)).table.round <= 1:
        await world.play_turn(table)
    document = await exported(world, table)
    await world.services.stop()
    return document


def kept(path: Path, document: Any) -> Path:
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


async def test_a_match_that_agrees(tmp_path: Path, capsys: Captured) -> None:
    document = await a_match()
    assert main(["verify", str(kept(tmp_path / "match.json", document))]) == 0
    told = capsys.readouterr().out
    assert "Everything checks out" in told
    assert "Round 2 is not over" in told
    assert f"Round 1: {whole_seal(document['rounds'][0]['deal']['commitment'])}" in told
    assert "1:lucky *seven*" in told
    assert "the bot’s operator could see the cards" in told
    assert "**" not in told


async def test_a_match_that_does_not(tmp_path: Path, capsys: Captured) -> None:
    document = await a_match()
    document["rounds"][0]["deal"]["secret"] = "00" * 32
    assert main(["verify", str(kept(tmp_path / "match.json", document))]) == 1
    told = capsys.readouterr().out
    assert "Something does not match" in told
    assert "not the one that was sealed" in told


async def test_a_match_of_an_older_version_was_not_sealed(tmp_path: Path, capsys: Captured) -> None:
    document = await a_match()
    del document["rounds"][0]["deal"]["sealed"]
    assert main(["verify", str(kept(tmp_path / "match.json", document))]) == 3
    told = capsys.readouterr().out
    assert "Everything checks out" not in told
    assert "not sealed in advance" in told


async def test_the_help_says_what_each_exit_code_means(capsys: Captured) -> None:
    with pytest.raises(SystemExit):
        main(["verify", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "Exit code 0: all of it agrees, and every deal was sealed in advance." in told
    assert "3: nothing contradicts, but not every deal was sealed in advance." in told


async def test_what_somebody_wrote_into_a_file_moves_no_cursor(tmp_path: Path, capsys: Captured) -> None:
    document = await a_match()
    document["table"]["title"] = "\x1b[2J\u202eevil"
    document["rounds"][0]["deal"]["commitment"] = "\x1b[31mred"
    document["rounds"][0]["deal"]["cut"] = "0:\x1b[5m\r\nEverything checks out"
    assert main(["verify", str(kept(tmp_path / "match.json", document))]) == 1
    told = capsys.readouterr().out
    assert not any(sign in told for sign in "\x1b\r\u202e")


@pytest.mark.parametrize("content", ["", "hello", "[" * 50_000, '{"format": "canasta-match"}'])
def test_what_is_no_match(tmp_path: Path, capsys: Captured, content: str) -> None:
    path = tmp_path / "match.json"
    path.write_text(content, encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert "cannot be checked" in capsys.readouterr().err


def test_a_file_that_is_not_there(tmp_path: Path, capsys: Captured) -> None:
    assert main(["verify", str(tmp_path / "nothing.json")]) == 1
    assert main(["verify", str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("cannot be read") == 2


def test_it_runs_by_itself_without_discord(tmp_path: Path) -> None:
    path = kept(tmp_path / "match.json", asyncio.run(a_match()))
    code = (
        "import sys; sys.modules['discord'] = None; import bot.__main__ as m; sys.exit(m.main(sys.argv[1:]))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, "verify", str(path)], check=False, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    assert "Everything checks out" in ran.stdout
