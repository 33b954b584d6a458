"""Tables to draw: moments of random rounds of every game, and the largest there can be."""

from collections.abc import Iterator
from functools import cache

from bot.canasta.rules.presets import rules_of
from bot.canasta.view import TableView
from bot.pictures.scene import BoardScene, board_scene
from tests.support.random_play import random_play

SHOWN_PORTRAITS = ("", "domino", "", "pepper", "", "computer", "", "waffle")
NAMES = ("Ana", "Domino", "Clover", "Pepper", "Maximiliane Wolkenstein", "Ümit", "李明 Li", "Ольга Петровна")
CAPTION = "Frozen: only a pair of queens from your hand takes it"
NOTE = "First meld: 120 points"


@cache
def moments(preset: str, steps: int = 160, every: int = 26, seed: int = 5) -> tuple[TableView, ...]:
    """Return moments of a game, some of them between two rounds."""
    played = random_play(steps, seed, rules_of(preset))
    return tuple(moment.after.table for at, moment in enumerate(played) if at % every == 0 or at == steps - 1)


def scene_of(table: TableView, *, four_colours: bool = False) -> BoardScene:
    """Return the scene of a table on which the first meld of each side shines."""
    notes = (NOTE,) * len(NAMES)
    shining = {melds[0].id for melds in table.melds if melds}
    return board_scene(
        table,
        NAMES,
        portraits=SHOWN_PORTRAITS,
        pile_caption=CAPTION,
        notes=notes,
        shining=shining,
        four_colours=four_colours,
    )


def scenes(preset: str) -> Iterator[BoardScene]:
    return map(scene_of, moments(preset))
