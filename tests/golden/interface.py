"""The names that others rely on, one a line: ``python -m tests.golden.interface`` writes them anew.

A line that goes or changes breaks somebody's habit, an old message, a dashboard or a script; one that comes is a promise.
"""

from __future__ import annotations

import asyncio
import json
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

from bot.__main__ import COMMANDS
from bot.config import Settings
from bot.operations.metrics import Metrics
from bot.ui.registry import KNOWN
from bot.ui.toolkit import custom_ids, forms
from tests.support.simulated_discord.club import open_club
from tests.support.simulated_discord.composition import make_bot

FOLDER: Final = Path(__file__).with_name("interface")


_TRANSLATED = ("name_localizations", "description_localizations")


def _commands() -> Iterator[str]:
    """The commands as they are sent, in English, by name; options and choices in the order in which people see them."""
    for command in sorted(asyncio.run(_sent_commands()), key=lambda one: str(one["name"])):
        yield from _command(f"/{command['name']}", command)


async def _sent_commands() -> list[dict[str, Any]]:
    with TemporaryDirectory() as folder:
        async with open_club(Path(folder) / "canasta.db", make_bot) as club:
            return [
                one for sent in club.traffic.requests if sent.path.endswith("/commands") for one in sent.json
            ]


def _command(path: str, part: dict[str, Any]) -> Iterator[str]:
    yield f"{path} {_plain(part, without=('options', 'choices', *_TRANSLATED))}"
    for inner in part.get("options") or ():
        yield from _command(f"{path} {inner['name']}", inner)
    for choice in part.get("choices") or ():
        yield f"{path} = {_plain(choice, without=_TRANSLATED)}"


def _custom_ids() -> Iterator[str]:
    """The ids of buttons, menus and forms that are answered, and those of the fields of forms."""
    yield from sorted(f"click {kind.__discord_ui_compiled_template__.pattern}" for kind in KNOWN)
    yield from sorted(f"submit {custom_ids.template(*verb).pattern}" for verb in forms._HANDLERS)
    yield from (f"field {forms._field_id(number)}" for number in range(forms.MOST_FIELDS))


def _metrics() -> Iterator[str]:
    for metric in vars(Metrics()).values():
        if hasattr(metric, "_labelnames"):
            buckets = getattr(metric, "_upper_bounds", "")
            yield f"{metric._type} {metric._name} {[*metric._labelnames]} {buckets} {metric._documentation}"


def _command_line() -> Iterator[str]:
    for name, command in COMMANDS.items():
        parser = ArgumentParser(name, description=command.help)
        # A command declares what it takes, and then reads it.
        with (
            patch.object(parser, "parse_args", side_effect=NotImplementedError),
            suppress(NotImplementedError),
        ):
            command.run(parser, [])
        yield f"{name}: {parser.description} {parser.epilog or ''}".rstrip()
        for action in parser._actions[1:]:
            kind = f"{type(action).__name__}, {'required' if action.required else action.default}"
            yield f"{name} {'|'.join(action.option_strings) or action.dest} ({kind}): {action.help}"


def _settings() -> Iterator[str]:
    for name, setting in Settings.model_json_schema()["properties"].items():
        yield f"{name.upper()} {_plain(setting, without=('title',))}"


KEPT: Final[dict[str, Callable[[], Iterator[str]]]] = {
    "commands": _commands,
    "custom_ids": _custom_ids,
    "metrics": _metrics,
    "command_line": _command_line,
    "settings": _settings,
}


def _plain(part: dict[str, Any], without: tuple[str, ...] = ()) -> str:
    shown = {key: value for key, value in part.items() if key not in without and value != {}}
    return json.dumps(shown, ensure_ascii=False, sort_keys=True)


def written(name: str) -> str:
    """The kept file of this name as it reads now."""
    return "\n".join([*KEPT[name](), ""])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for kept in KEPT:
        (FOLDER / f"{kept}.txt").write_text(written(kept), encoding="utf-8")
