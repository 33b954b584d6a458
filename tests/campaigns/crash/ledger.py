"""What a process was told and has told others, in a file that survives it: the other half of the truth."""

import os
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

import msgspec

L = TypeVar("L")


class Wish(StrEnum):
    """What a click is for."""

    ACT = "act"
    TAKE_BACK = "take back"
    """Of lay-downs; of a discard where one is held by then."""
    HOLD = "hold"
    """A discard at a table where it can be taken back for a while."""
    TAKE_DISCARD_BACK = "take discard back"
    FINISH = "finish"
    """A held discard is to be made at once."""


class Clicked(msgspec.Struct, frozen=True, tag="asked"):
    """Somebody clicks."""

    key: str
    table: int
    user: int
    action: str
    """The encoded action, in hexadecimal; empty where lay-downs are to be taken back."""
    at: int
    """The second of the world's time."""
    wish: Wish = Wish.ACT


class Acknowledged(msgspec.Struct, frozen=True, tag="acknowledged"):
    """He was answered: this is done, and is version so-and-so of the match."""

    key: str
    table: int
    user: int
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """He was answered: this was not done."""

    key: str


class Delivered(msgspec.Struct, frozen=True, tag="told"):
    """A notice reached Discord."""

    life: int
    nonce: int
    table: int
    kind: str
    shown: int
    """The version of the match that the message shows."""


Line = Clicked | Acknowledged | Refused | Delivered


class Ledger:
    """Appends lines that are on the disk before it goes on."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def write(self, line: Line) -> None:
        # One call: a process that is killed leaves a whole line or none.
        os.write(self._file, msgspec.json.encode(line) + b"\n")
        os.fsync(self._file)

    def close(self) -> None:
        os.close(self._file)


def read(path: Path, after: int = 0) -> tuple[list[Line], int]:
    """The lines that stand there beyond so many bytes, and how many bytes there are now."""
    if not path.exists():
        return [], after
    with path.open("rb") as file:
        file.seek(after)
        content = file.read()
    lines = content.splitlines()
    return [_decode(line) for line in lines], after + len(content)


_decode = msgspec.json.Decoder(Line).decode
