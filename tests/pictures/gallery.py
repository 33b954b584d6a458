"""Samples of every picture in a folder, for looking at them: ``python -m tests.pictures.gallery FOLDER``.

``sheet.png`` shows all of them as wide as a phone does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from random import Random

from PIL import Image

from bot.canasta.cards import JOKER, Rank, Suit, card, cards_of, each_card, full_pack
from bot.canasta.hand_order import HandOrder
from bot.canasta.melds import Make
from bot.canasta.rules.presets import DESCRIPTIONS
from bot.pictures.board import board_picture
from bot.pictures.hand import HandScene, hand_picture
from bot.pictures.results.bracket import BracketMatch, BracketScene, bracket_picture
from bot.pictures.results.chart import ChartScene, LineScene, chart_picture
from bot.pictures.results.moments import MomentScene, Occasion, moment_picture
from bot.pictures.results.score_sheet import RoundScene, RowScene, round_picture
from bot.pictures.results.standings import StandingRow, StandingsScene, standings_picture
from bot.pictures.results.year import FactScene, YearScene, year_picture
from tests.pictures.tables import NAMES, moments, scene_of
from tests.support.largest_tables import FORMS, full_table, over, unmelded

SHOWN = 300
"""The width of a picture on a phone."""
COLUMNS = 4
GAP = 12
NIGHT = (54, 55, 62)


def samples() -> Iterator[tuple[str, bytes]]:
    """Yield every sample with its name."""
    for preset in DESCRIPTIONS:
        for at, table in enumerate(moments(preset)[1::2]):
            yield f"board-{preset}-{at}", board_picture(scene_of(table))
    for form in FORMS:
        table = full_table(form, visibility="all")
        for name, each in (("full", table), ("unmelded", unmelded(table)), ("over", over(table, (0,)))):
            yield f"largest-{form}-{name}", board_picture(scene_of(each, four_colours=True))
    yield from _hands()
    yield from _results()
    yield from _moments()


def _hands() -> Iterator[tuple[str, bytes]]:
    pack = each_card(full_pack(4, 8))
    for count in (1, 5, 11, 14, 22, 40, 62):
        hand = Random(count).sample(pack, count)
        for order in HandOrder:
            scene = HandScene(
                cards_of(hand), cards_of(hand[: count // 9]), order, four_colours=order is HandOrder.SUIT
            )
            yield f"hand-{count}-{order}", hand_picture(scene)


def _results() -> Iterator[tuple[str, bytes]]:
    rows = (
        RowScene("Natural canastas", (500, None, 500, 1_000)),
        RowScene("Mixed canastas", (300, 600, None, 300)),
        RowScene("Going out", (100, None, None, None)),
        RowScene("Red threes", (200, 100, -100, 400)),
        RowScene("Melded cards", (295, 240, 135, 410)),
        RowScene("Cards in hand", (None, -140, -95, -20)),
    )
    for sides in (2, 4):
        yield (
            f"round-{sides}",
            round_picture(
                RoundScene(
                    headline="Ana & Clover win round 2",
                    detail="Ana went out with a natural canasta of kings",
                    names=("Ana & Clover", "Domino & Pepper", "Ümit", "Olga")[:sides],
                    rows=tuple(RowScene(row.label, row.points[:sides]) for row in rows),
                    total=RowScene("This round", (1_395, 800, 440, 2_090)[:sides]),
                    after=RowScene("Total", (1_780, 1_530, 1_250, 4_875)[:sides]),
                    won=(0,),
                )
            ),
        )
    rng = Random(4)
    for sides in (2, 8):
        lines: list[LineScene] = []
        for name in NAMES[:sides]:
            totals = [0]
            while len(totals) < 9:
                totals.append(totals[-1] + rng.randrange(-300, 1_500, 5))
            lines.append(LineScene(name, tuple(totals), won=not lines))
        yield f"chart-{sides}", chart_picture(ChartScene(tuple(lines), 5_000))
    places = [
        StandingRow(
            rank, NAMES[rank - 1 : rank + 1], 18 - 2 * rank, 20 + rank, 4_200 - 900 * rank, is_own=rank == 3
        )
        for rank in range(1, len(NAMES))
    ]
    facts = tuple(FactScene("Favourite partner", name, "52 rounds · 5 of 9 won") for name in NAMES)
    numbers = ((1_040, "matches"), (512, "won"), (7_311, "rounds"))
    rounds = tuple(rng.randrange(200) for _ in range(12))
    letters = tuple("JFMAMJJASOND")
    yield (
        "year",
        year_picture(YearScene("2026", "Ana", "so far", numbers, facts, rounds, letters, "Rounds by month")),
    )
    heads = ("points", "opp.", "diff.")
    first, second, final = (
        BracketMatch(((NAMES[at],), (NAMES[at + 1],)), ("5,210", "3,900"), winner=0, is_over=True)
        for at in range(3)
    )
    yield (
        "bracket",
        bracket_picture(
            BracketScene("Autumn cup", "Round 2 of 2", ("Semi-finals", "Final"), ((first, second), (final,)))
        ),
    )
    yield "standings", standings_picture(StandingsScene("Autumn cup", "Round 3 of 5", heads, tuple(places)))


def _moments() -> Iterator[tuple[str, bytes]]:
    kings = tuple(card(Rank.KING, suit) for suit in (3, 2, 2, 0, 3, 2, 1))
    spades = tuple(card(rank, Suit.SPADES) for rank in range(5, 12))
    wilds = (JOKER, JOKER, JOKER, *(card(Rank.TWO, suit) for suit in Suit))
    for scene in (
        MomentScene(Occasion.GOING_OUT, "Ana goes out!", "Round 2 · Ana & Clover +755", kings, Make.NATURAL),
        MomentScene(
            Occasion.GOING_OUT,
            "Ana goes out concealed!",
            "Round 2 · Ana & Clover +755",
            (*wilds[2:4], *kings[:5]),
            Make.MIXED,
        ),
        MomentScene(
            Occasion.GOING_OUT, "Pepper goes out!", "Round 4 · Domino & Pepper +1,500", spades, Make.SEQUENCE
        ),
        MomentScene(Occasion.BIG_SCORE, "Ana & Clover make 2,430 points!", "Best round so far"),
        MomentScene(
            Occasion.BIG_SCORE,
            "Domino & Pepper make 3,250 points!",
            "Best round so far · Pepper goes out!",
            wilds,
            Make.WILD,
        ),
        MomentScene(Occasion.WIN, "Ana & Clover win the match!", "5,120 to 3,890 in 6 rounds"),
    ):
        yield f"moment-{scene.occasion}-{scene.make or 'plain'}", moment_picture(scene)


def sheet(pictures: Sequence[bytes]) -> Image.Image:
    """Return all pictures beside each other, as wide as on a phone."""
    shown = []
    for picture in pictures:
        image = Image.open(BytesIO(picture)).convert("RGB")
        shown.append(
            image.resize((SHOWN, round(image.height * SHOWN / image.width)), Image.Resampling.LANCZOS)
        )
    rows = [shown[start : start + COLUMNS] for start in range(0, len(shown), COLUMNS)]
    height = sum(max(image.height for image in row) + GAP for row in rows)
    page = Image.new("RGB", (COLUMNS * (SHOWN + GAP), height), NIGHT)
    top = 0
    for row in rows:
        for column, image in enumerate(row):
            page.paste(image, (column * (SHOWN + GAP), top))
        top += max(image.height for image in row) + GAP
    return page


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures.gallery", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    pictures = []
    for name, picture in samples():
        folder.joinpath(f"{name}.png").write_bytes(picture)
        pictures.append(picture)
    sheet(pictures).save(folder / "sheet.png")
    print(f"{len(pictures)} pictures in {folder}, the largest of {max(map(len, pictures)):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
