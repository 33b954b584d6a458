"""A board of any table keeps to its rectangles, its height and its bytes, and shows what is public alone."""

from io import BytesIO
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.canasta.cards import FACES, JOKER, Card, Rank, Suit, card
from bot.canasta.melds import Make
from bot.canasta.rules.presets import DESCRIPTIONS
from bot.canasta.turn import Phase
from bot.pictures.board import board_picture
from bot.pictures.board_layout import BELOW_STEP, MOST_HEIGHT, USUAL_HEIGHT, WIDTH, lay_out
from bot.pictures.board_melds import Fan, Stack, Tile
from bot.pictures.board_parts import BoardPart, DiscardPile, Name, Panel
from bot.pictures.canvas import Box
from bot.pictures.header_layout import NAME_SIZE, POINTER, PORTRAIT
from bot.pictures.lettering import width_of
from bot.pictures.scene import BoardScene, MeldScene, PileScene, SeatScene, SideScene, board_scene
from tests.pictures.tables import CAPTION, NAMES, NOTE, SHOWN_PORTRAITS, moments, scene_of, scenes
from tests.secrecy.truths import other_state
from tests.support.largest_tables import FORMS, full_table, over, unmelded
from tests.support.random_play import random_play

MOST_BYTES = 40_000


def inside(box: Box, other: Box) -> bool:
    x, y, width, height = box
    left, top, wide, high = other
    return left <= x and top <= y and x + width <= left + wide and y + height <= top + high


def overlap(box: Box, other: Box) -> bool:
    x, y, width, height = box
    left, top, wide, high = other
    return x < left + wide and left < x + width and y < top + high and top < y + height


def assert_tidy(scene: BoardScene) -> None:
    layout = lay_out(scene)
    sheet = (0, 0, WIDTH, layout.height)
    panels = [part.box for part in layout.parts if isinstance(part.thing, Panel)]
    things = [part for part in layout.parts if not isinstance(part.thing, Panel)]
    assert len(panels) == len(scene.sides)
    assert all(inside(part.box, sheet) for part in layout.parts)
    assert not any(overlap(*two) for two in combinations(panels, 2))
    for one, other in combinations(things, 2):
        assert not overlap(one.box, other.box), (one, other)
    for part in things:
        for panel in panels:
            assert inside(part.box, panel) or not overlap(part.box, panel), part
        assert_fits(part)


def assert_fits(part: BoardPart) -> None:
    """What is drawn in a box is no wider than it."""
    width = part.box[2]
    match part.thing:
        case Name(text, acts, won, portrait):
            signs = (POINTER if acts or won else 0) + (PORTRAIT if portrait else 0)
            assert width_of(text, NAME_SIZE) + signs <= width
        case Fan(cards, card, step, _):
            assert card + (len(cards) - 1) * step <= width
        case Stack() as stack:
            assert stack.card + 2 * stack.edge <= width
        case DiscardPile(_, below, _, card):
            assert card + BELOW_STEP * len(below) <= width


def drawn(scene: BoardScene) -> Image.Image:
    picture = board_picture(scene)
    image = Image.open(BytesIO(picture))
    assert (image.format, image.mode, image.width) == ("PNG", "P", WIDTH)
    assert image.info == {}
    assert len(picture) <= MOST_BYTES
    return image


@pytest.mark.parametrize("preset", sorted(DESCRIPTIONS))
def test_every_game_is_laid_out_without_overlap_and_drawn(preset):
    for scene in scenes(preset):
        assert_tidy(scene)
        assert lay_out(scene).height <= MOST_HEIGHT
    drawn(scene)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("visibility", ["top_only", "all"])
def test_the_largest_tables_fit(form, visibility):
    table = full_table(form, visibility=visibility)
    for each in (table, unmelded(table), over(table, (0,))):
        scene = scene_of(each)
        assert_tidy(scene)
        assert drawn(scene).height <= MOST_HEIGHT


def test_a_usual_table_of_classic_leaves_room_for_the_message():
    for seed in range(6):
        for table in moments("classic_4", 60, 12, seed):
            assert lay_out(scene_of(table)).height <= USUAL_HEIGHT


def test_names_of_any_length_and_script_keep_to_their_places():
    table = moments("classic_4")[2]
    for name in ("", " ", "W" * 200, "\N{RIGHT-TO-LEFT OVERRIDE}abc", "مرحبا بالعالم", "🃏" * 32, "a\nb\0c"):
        scene = board_scene(table, (name,) * 4, pile_caption=name * 3, notes=(name,) * 2)
        assert_tidy(scene)
        drawn(scene)


def test_the_same_scene_gives_the_same_bytes():
    scene = scene_of(moments("samba")[3])
    kept = board_picture(scene)
    board_picture.cache_clear()
    assert board_picture(scene) == kept


def test_other_hands_and_another_stock_give_the_same_bytes():
    """The truth that nobody may know is another, and so is what everybody has seen go into hands and under the pile."""
    for preset in ("classic_4", "hand_and_foot", "modern_american"):
        for moment in list(random_play(60, 2, moments(preset)[0].rules))[5::18]:
            state = moment.after
            if not state.table.is_running:
                continue
            other = other_state(state, None, Random(1))
            assert other != state
            assert board_picture(scene_of(other.table)) == board_picture(scene_of(state.table))


def test_cards_of_a_closed_pile_are_in_no_scene():
    table = full_table("pairs_2x2")
    other = replace(
        table, pile=bytes([card(Rank.FOUR, Suit.CLUBS)] * 81) + table.pile[-1:], seen_stock=b"\x10"
    )
    assert scene_of(table) == scene_of(other)
    shown = full_table("pairs_2x2", visibility="all")
    pile = scene_of(shown).pile
    assert pile is not None
    assert pile.below == tuple(shown.pile[-61:-1])
    assert scene_of(shown) != scene_of(replace(shown, pile=other.pile))


def test_hands_are_told_as_the_rules_let_others_ask():
    table = full_table("pairs_2x2")
    asked = replace(
        table,
        rules=replace(table.rules, manners=replace(table.rules.manners, card_count_question="one_or_more")),
    )
    assert [seat.hand for side in scene_of(table).sides for seat in side.seats] == ["60"] * 4
    assert [seat.hand for side in scene_of(asked).sides for seat in side.seats] == ["2+"] * 4
    rest = replace(table, phase=Phase.BETWEEN_ROUNDS)
    assert scene_of(rest).pile is None
    assert {seat.hand for side in scene_of(rest).sides for seat in side.seats} == {""}


@pytest.mark.parametrize("form", ["pairs_2x2", "pairs_4x2"])
def test_a_meld_that_shines_stays_where_it_is(form):
    """With a table's usual melds, and with so many that they are tiles."""
    for table in (moments("classic_4")[2], full_table(form)):
        shining = scene_of(table)
        plain = board_scene(
            table, NAMES, portraits=SHOWN_PORTRAITS, pile_caption=CAPTION, notes=(NOTE,) * len(NAMES)
        )
        assert shining != plain
        boxes = [[(box, type(thing)) for box, thing in lay_out(scene).parts] for scene in (shining, plain)]
        assert boxes[0] == boxes[1]
        assert board_picture(shining) != board_picture(plain)


def test_who_acts_and_who_has_won_is_marked():
    table = replace(full_table("pairs_2x2"), question=None)
    marked = [part.thing for part in lay_out(scene_of(table)).parts if isinstance(part.thing, (Panel, Name))]
    assert [thing.acts for thing in marked if isinstance(thing, Panel)] == [True, False]
    assert [thing.acts for thing in marked if isinstance(thing, Name)] == [True, False, False, False]
    names = [
        part.thing for part in lay_out(scene_of(over(table, (1,)))).parts if isinstance(part.thing, Name)
    ]
    assert [name.won for name in names] == [False, False, True, True]


def a_meld(*cards: Card, canasta: Make | None = None, ends: tuple[int, int] | None = None) -> MeldScene:
    return MeldScene(cards, canasta, ends)


def a_board(*melds: MeldScene) -> BoardScene:
    sides = [
        SideScene((SeatScene(name, "11"),), 0, melds if not at else ()) for at, name in enumerate(NAMES[:2])
    ]
    return BoardScene(tuple(sides))


def test_few_melds_lie_open_and_many_lie_closer():
    kings = a_meld(*[card(Rank.KING, suit) for suit in Suit])
    few = [part.thing for part in lay_out(a_board(kings)).parts if isinstance(part.thing, Fan)]
    assert few[0].is_open
    many = lay_out(a_board(*[kings] * 14))
    assert not any(isinstance(part.thing, Fan) and part.thing.is_open for part in many.parts)


def test_every_make_of_canasta_has_its_seal():
    kings = tuple([card(Rank.KING, Suit.HEARTS)] * 7)
    pictures = {board_picture(a_board(a_meld(*kings, canasta=make))) for make in Make}
    assert len(pictures) == len(Make)


def test_a_sequence_shows_its_ends_and_a_wild_card_in_its_gap():
    cards = tuple(card(rank, Suit.SPADES) for rank in range(4, 11))
    closed = lay_out(a_board(a_meld(*cards, canasta=Make.SEQUENCE, ends=(4, 10))))
    assert [part.thing.run for part in closed.parts if isinstance(part.thing, Stack)] == [
        (4, 10, Suit.SPADES)
    ]
    gap = a_meld(cards[0], JOKER, *cards[2:5], ends=(4, 8))
    assert [part.thing.cards for part in lay_out(a_board(gap)).parts if isinstance(part.thing, Fan)] == [
        gap.cards
    ]


def test_four_colours_change_the_picture():
    table = moments("classic_4")[3]
    assert board_picture(scene_of(table)) != board_picture(scene_of(table, four_colours=True))


def test_the_caption_is_cut_to_its_lines():
    scene = board_scene(moments("classic_4")[2], NAMES, pile_caption=CAPTION * 9)
    assert_tidy(scene)


def test_tiles_are_for_the_fullest_tables_alone():
    def tiled(scene: BoardScene) -> bool:
        return any(isinstance(part.thing, Tile) for part in lay_out(scene).parts)

    assert tiled(scene_of(full_table("individual")))
    assert not tiled(scene_of(full_table("pairs_2x2")))


def test_a_fan_that_is_wider_than_its_panel_is_squared_up():
    fours = a_meld(*[card(Rank.FOUR, Suit.CLUBS)] * 40)
    side = SideScene((SeatScene("Ana", penalty=(JOKER,) * 120),), 0, (fours,))
    for sides in range(1, 9):
        assert_tidy(BoardScene((side,) * sides))


LETTERS = "aÜжλ李🃏 \u202e\u0301Wi"


def any_text(rng: Random, most: int) -> str:
    return "".join(rng.choices(LETTERS, k=rng.randint(0, most)))


def any_seat(rng: Random) -> SeatScene:
    return SeatScene(
        name=any_text(rng, 40),
        hand=rng.choice(["", "7", "2+", "62"]),
        foot=rng.choice([0, 0, 11]),
        foot_waits=rng.random() < 0.5,
        bonus=rng.choice([0, 0, 4]),
        fine=rng.choice([0, 0, 1000]),
        penalty=rng.choice([(), (), (JOKER,) * 5]),
        score=rng.choice([None, rng.randint(-99_999, 99_999)]),
        acts=rng.random() < 0.3,
    )


def any_meld(rng: Random) -> MeldScene:
    cards = tuple(rng.choices(FACES, k=rng.randint(1, 14)))
    ends = rng.choice([None, None, (rng.randint(4, 8), rng.randint(9, 14))])
    return MeldScene(cards, rng.choice([None, *Make]), ends)


def any_side(rng: Random) -> SideScene:
    threes = ((card(Rank.THREE, Suit.HEARTS),) * 9, (card(Rank.THREE, Suit.CLUBS),))
    return SideScene(
        seats=tuple(any_seat(rng) for _ in range(rng.randint(1, 4))),
        score=rng.choice([None, rng.randint(-99_999, 99_999)]),
        melds=tuple(any_meld(rng) for _ in range(rng.choice([0, 2, 6, 16]))),
        threes=rng.choice([(), threes]),
        note=any_text(rng, 60),
        foot=rng.choice([0, 11]),
        won=rng.random() < 0.3,
    )


def any_board(rng: Random) -> BoardScene:
    pile = PileScene(
        size=rng.choice([0, 1, 120]),
        upcard=rng.choice([None, *FACES]),
        below=tuple(rng.choices(FACES, k=rng.choice([0, 5, 60]))),
        is_frozen=rng.random() < 0.5,
        stock=rng.choice([0, 1, 400]),
        wings=tuple(rng.choices(range(9), k=rng.randint(0, 4))),
        turn_card=rng.random() < 0.5,
        caption=any_text(rng, 120),
    )
    sides = tuple(any_side(rng) for _ in range(rng.randint(1, 8)))
    return BoardScene(sides, rng.choice([None, pile]), rng.random() < 0.5)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_lies_on_a_table_is_laid_out_without_overlap_and_drawn(seed):
    scene = any_board(Random(seed))
    assert_tidy(scene)
    with Image.open(BytesIO(board_picture(scene))) as picture:
        assert (picture.width, picture.height) == (WIDTH, lay_out(scene).height)
