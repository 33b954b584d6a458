"""Players of the ladder: the levels, also as they were at an earlier commit, and the shares that the default level must win.

``steady:clover`` is the level in the style of a character.
``steady@v1.2`` or ``steady@4da0be9`` is the level as it was then: its package is taken out of git and loaded under another
name beside the present one, so that both play the same rounds on the present engine.
"""

from __future__ import annotations

import hashlib
import importlib
import subprocess
import sys
import tarfile
from functools import lru_cache
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from io import BytesIO
from pathlib import Path
from typing import Final

from bot.canasta.rules.presets import DEFAULT_PRESET
from bot.players.registry import CHARACTERS, PLAYERS, Player, player_of

_ROOT: Final = Path(__file__).parents[3]
_PACKAGE: Final = "bot/players"

DEFAULT_LEVEL: Final = next(iter(PLAYERS))
NEEDED: Final = {"random": 95, "greedy": 65}
"""Of a hundred matches of Classic, the number that the default level must win against these."""

NEEDED_ANYWHERE: Final = {"random": 90, "greedy": 60}
"""The same for every other game."""


class UnknownPlayerError(Exception):
    """A level or a commit that does not exist."""


def needed(preset: str, opponent: str) -> int:
    """Return the share in percent that the default level must win."""
    return (NEEDED if preset == DEFAULT_PRESET else NEEDED_ANYWHERE)[opponent]


@lru_cache(maxsize=8)
def player_named(name: str) -> Player:
    """Return the player of a level, of ``level@commit`` or of ``level:character``."""
    levelled, _, revision = name.partition("@")
    level, _, character = levelled.partition(":")
    players = _players_at(revision) if revision else PLAYERS
    if level not in players:
        raise UnknownPlayerError(f"There is no level {level}; there are {', '.join(players)}.")
    if not character:
        return players[level]
    if revision or character not in CHARACTERS:
        raise UnknownPlayerError(f"There is no {character} now; there are {', '.join(CHARACTERS)}.")
    return player_of(level, character)


def identity_of(name: str) -> str:
    """Return what tells whether a player is the one that was measured: a hash of its code, or its commit."""
    _, _, revision = name.partition("@")
    if revision:
        return _git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()[:12]
    code = hashlib.sha256()
    for path in sorted((_ROOT / _PACKAGE).rglob("*.py")):
        code.update(path.read_bytes())
    return code.hexdigest()[:12]


class _EarlierModules(MetaPathFinder, InspectLoader):
    """An importer of the players' package as it was at a commit, under another name."""

    def __init__(self, name: str, archive: bytes) -> None:
        self._sources: dict[str, str] = {}
        self._packages: set[str] = set()
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            for member in files:
                content = files.extractfile(member)
                if content is not None and member.name.endswith(".py"):
                    self._add(name, member.name, content.read().decode())

    def _add(self, name: str, path: str, source: str) -> None:
        module = path.removesuffix(".py").replace(_PACKAGE, name).replace("/", ".")
        if module.endswith(".__init__"):
            module = module.removesuffix(".__init__")
            self._packages.add(module)
        self._sources[module] = source.replace("bot.players", name)

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return the spec of a module of the package, None for all others."""
        if fullname not in self._sources:
            return None
        return spec_from_loader(fullname, self, is_package=self.is_package(fullname))

    def is_package(self, fullname: str) -> bool:
        """Return whether a module has modules of its own."""
        return fullname in self._packages

    def get_source(self, fullname: str) -> str:
        """Return the source of a module."""
        return self._sources[fullname]


def _players_at(revision: str) -> dict[str, Player]:
    """Return the players of a commit, by level."""
    name = f"players_of_{identity_of(f'@{revision}')}"
    if name not in sys.modules:
        sys.meta_path.append(_EarlierModules(name, _git("archive", revision, _PACKAGE)))
    players: dict[str, Player] = importlib.import_module(f"{name}.registry").PLAYERS
    return players


def _git(*arguments: str) -> bytes:
    try:
        return subprocess.run(["git", *arguments], cwd=_ROOT, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise UnknownPlayerError(
            f"git {' '.join(arguments)} did not succeed: earlier players need its history."
        ) from error
