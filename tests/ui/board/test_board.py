import inspect
import typing

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.canasta.cards import NO_CARDS, Rank, Suit, card, cards_of
from bot.canasta.events import Discarded, Drew, HandDealt
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options.deal import ThreeHanded
from bot.canasta.rules.options.going_out import GoingOut
from bot.canasta.rules.options.melds import InitialMeld
from bot.canasta.rules.options.pile import Pile
from bot.canasta.seats import Seat, SideId
from bot.canasta.turn import Phase, Question
from bot.canasta.view import SeatView
from bot.pictures.board import board_picture
from bot.pictures.canvas import Canvas
from bot.pictures.lettering import drawable
from bot.service.matches.record import TableStatus
from bot.service.queries import Board, Hand, LogEntry
from bot.ui.board import in_words as board_in_words
from bot.ui.board.in_words import board_embed
from bot.ui.board.picture import scene_of, with_picture
from bot.ui.delivery import call_messages, news
from bot.ui.delivery.table_message import table_embed
from bot.ui.history import score_presenter
from bot.ui.lobby import presenter as lobby_presenter
from bot.ui.lobby import table_lists
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.words.pile import pile_lines, pile_state_lines
from bot.ui.words.sides import title_of_side
from bot.ui.words.style import Style, restyled
from bot.ui.words.turn import turn_text
from tests.support.as_text import as_text, suits
from tests.support.largest_tables import FORMS, NASTY_NAMES, full_table, over, unmelded
from tests.support.positions import meld, with_pile
from tests.support.samples import NOW, moments, record_of

texts = texts_for()
*_, LATE = moments(3, most=30)
LONG_LOG = LATE.log * 2


@pytest.fixture(scope="module")
def played():
    return list(moments(3, most=240))


def test_a_board_in_the_middle_of_a_round():
    view = replace(
        with_pile("4S 2D 9H", pile_frozen=True),
        round=3,
        dealer=Seat(3),
        melds=(
            (meld(1, "7C 7C 7D 7H 7S 2C"), meld(3, "KC KC KD KD KH KS KS")),
            (meld(2, "QC QD 2S *"), meld(4, "9C 9C 9D 9D 9H 9H 2C 2D *")),
        ),
        has_melded=(True, True),
        laid_threes=tuple(cards_of(exact_cards(text)) for text in ("3H", "", "3D", "")),
        hand_sizes=(11, 4, 7, 0),
        stock_size=26,
        totals=(1250, -40),
        minimums=(50, 15),
    )
    log = [
        LogEntry(1, Seat(3), NOW, (Drew(Seat(3), 1, 27),)),
        LogEntry(2, Seat(3), NOW, (Discarded(Seat(3), exact_cards("9H")[0], freezes=False),)),
    ]
    assert as_text(table_embed(texts, Board(record_of(), view, tuple(log)))) == (
        "[Table 12: Friday · Round 3]\n"
        "👉 **Ana**’s turn: draw or take the pile · started <t:1795255200:R>\n"
        "\n"
        "**Pile:** 3 cards, **9♥** on top · **Stock:** 26 cards · ❄️ Frozen\n"
        "\n"
        "## 👉 Ana & Cyd · 1,250 points · +815 on the table\n"
        "**Seven kings** · 70 points · 🔴 natural canasta +500\n"
        "**Five 7s and a two** · 45 points\n"
        "🔺 Red threes: 3♦, 3♥ = +200\n"
        "Cards in hand: Ana 11 · Cyd 7 · canastas to go out: 1 of 1\n"
        "\n"
        "## Ben & Dot · −40 points · +540 on the table\n"
        "**Six 9s, two 2s and a joker** · 150 points · ⚫ mixed canasta +300\n"
        "**Two queens, a two and a joker** · 90 points\n"
        "Cards in hand: Ben 4 · Dot 0 · canastas to go out: 1 of 1\n"
        "\n"
        "## Last plays\n"
        "**Dot** drew a card and discarded 9♥\n"
        "\n"
        "(Classic for four · match to 5,000 points · dealt by Dot)"
    )


def test_a_board_at_every_moment_of_a_match(played):
    for moment in played:
        embed = table_embed(texts, moment.board)
        assert limits.is_within(embed)
        if moment.view.is_running:
            text = as_text(embed)
            for seat, size in enumerate(moment.view.hand_sizes):
                assert f"{record_of().name_of(Seat(seat))} {size}" in text
            for side, melded in enumerate(moment.view.has_melded):
                assert melded or f"**{moment.view.minimums[side]} points**" in text


@settings(max_examples=60, deadline=None)
@given(
    form=st.sampled_from(sorted(FORMS)),
    size=st.integers(3, 12),
    wilds=st.integers(0, 3),
    names=NASTY_NAMES,
    title=st.one_of(st.just("_" * 300), st.text(max_size=300)),
    visibility=st.sampled_from(["top_only", "all"]),
    melded=st.booleans(),
)
def test_the_largest_board_fits(form, size, wilds, names, title, visibility, melded):
    view = full_table(form, size=size, wilds=min(wilds, size - 2), visibility=visibility)
    view = view if melded else unmelded(view)
    record = record_of(view.rules, names=names, title=title)
    embed = board_embed(texts, record, view, LONG_LOG)
    assert limits.is_within(embed), (limits.total(embed), len(embed.fields))
    # The footer knows neither markdown nor mentions.
    text = as_text(embed.remove_footer())
    assert "@everyone" not in text
    assert "<@" not in text.replace("\\<@", "")
    ended = board_embed(texts, record, over(view, range(view.seating.side_count)), LONG_LOG)
    assert limits.is_within(ended)


def test_a_table_of_four_always_shows_every_meld_in_full():
    view = full_table("pairs_2x2", size=11, wilds=3)
    text = as_text(board_embed(texts, record_of(), view, ()))
    assert text.count("⚫ mixed canasta +300") == 2 * 11
    assert text.count("black threes") == 2
    natural = full_table("pairs_2x2", size=8, wilds=0)
    assert as_text(board_embed(texts, record_of(), natural, ())).count("🔴 natural canasta +500") == 2 * 11


@pytest.mark.parametrize("form", FORMS)
def test_melds_are_told_briefly_rather_than_that_something_is_left_out(form):
    """With long names beside eleven melds that have three words each, which a field of the board cannot hold in full."""
    view = full_table(form, size=11, wilds=3)
    record = record_of(view.rules, names=["W" * 40] * 8)
    text = as_text(board_embed(texts, record, view, ()))
    assert text.count("Cards in hand") == view.seating.side_count
    assert text.count("… 60") == view.seating.seat_count


def test_the_newest_plays_are_shown_as_many_as_there_are():
    view = with_pile("4S 9H")
    for count in range(8):
        log = [
            LogEntry(
                number + 1, Seat(number % 4), NOW, (Discarded(Seat(number % 4), number + 20, freezes=False),)
            )
            for number in range(count)
        ]
        shown = as_text(table_embed(texts, Board(record_of(), view, tuple(log))))
        assert shown.count("discarded") == min(count, 5)


def test_only_the_top_of_the_pile_is_shown_unless_the_rules_show_all():
    hidden = as_text(board_embed(texts, record_of(), full_table("pairs_2x2"), ()))
    assert "10♥" in hidden
    assert suits("10♠") not in hidden
    shown = as_text(board_embed(texts, record_of(), full_table("pairs_2x2", visibility="all"), ()))
    assert suits("10♠, 10♠") in shown


@pytest.mark.parametrize(
    "view, line",
    [
        (with_pile("KH"), "❄️ Frozen"),
        (
            with_pile("KH", has_melded=(True, False)),
            "❄️ Frozen for Ben & Dot",
        ),
        (with_pile("KH", has_melded=(True, True)), None),
        (
            with_pile("2S KH", pile_frozen=True),
            "❄️ Frozen",
        ),
        (
            with_pile("3H KH", pile_frozen=True),
            "❄️ Frozen",
        ),
        (
            with_pile("KH", RuleSet(pile=Pile(pile_always_frozen=True))),
            None,
        ),
        (with_pile("KH 3C", has_melded=(True, True)), "⛔ Blocked for now by the black three on top."),
        (with_pile("3H", has_melded=(True, True)), "⛔ Blocked for now by the red three on top."),
        (with_pile("KH 2S", has_melded=(True, True)), "⛔ Blocked: nobody can take a wild card."),
        (
            with_pile(
                "KH",
                RuleSet(pile=Pile(block_on_taker_canasta_rank=True)),
                has_melded=(True, True),
                melds=(full_table("pairs_2x2").melds[0], ()),
            ),
            "⛔ Blocked for Ana & Cyd: a canasta of kings is complete.",
        ),
    ],
)
def test_why_the_pile_is_frozen_or_blocked(view, line):
    first, *others = pile_lines(texts, record_of(), view)
    if line is not None and "Frozen" in line:
        assert first.endswith(f" · {line}")
        assert pile_state_lines(texts, record_of(), view) == [line]
    else:
        assert "Frozen" not in first
        assert others == ([] if line is None else [line])


def test_pile_and_stock_may_be_empty():
    view = replace(with_pile("KH", has_melded=(True, True)), pile=b"", stock_size=0)
    assert pile_lines(texts, record_of(), view) == ["**Pile:** empty · **Stock:** empty"]


def test_whom_the_table_waits_for():
    view = with_pile("KH")
    record = record_of()
    began = "started <t:1795255200:R>"
    assert turn_text(texts, record, view) == f"👉 **Ana**’s turn: draw or take the pile · {began}"
    last = replace(view, stock_size=0)
    assert (
        turn_text(texts, record, last) == f"👉 **Ana**’s turn: take the pile or let the round end · {began}"
    )
    playing = replace(view, phase=Phase.PLAY)
    assert turn_text(texts, record, playing) == f"👉 **Ana**’s turn: meld and discard · {began}"
    asked = replace(playing, question=Question(Seat(0), (Seat(2),)))
    assert turn_text(texts, record, asked) == (
        "❓ **Ana** asks: “May I go out?” Waiting for **Cyd**’s answer · asked <t:1795255200:R>"
    )
    for answer, words in ((True, "**Cyd** said yes: **Ana** goes out"), (False, "**Cyd** said no")):
        answered = replace(playing, question=Question(Seat(0), (Seat(2),), answer))
        assert words in turn_text(texts, record, answered)
    between = replace(view, phase=Phase.BETWEEN_ROUNDS)
    assert "first deal" in turn_text(texts, record, between)
    assert turn_text(texts, record, over(view, [1])) == "🏆 The match is over: **Ben & Dot** win!"
    assert "cancelled" in turn_text(texts, record_of(status=TableStatus.CANCELLED), view)


def test_the_lobby_stands_in_for_a_board_before_the_match():
    record = record_of(status=TableStatus.LOBBY, names=("Ana", None, None, None))
    assert "Waiting for players" in as_text(table_embed(texts, Board(record, None, ())))


def test_a_private_event_in_the_log_does_not_reach_the_board(played):
    moment = played[10]
    leak = LogEntry(1, Seat(0), NOW, (HandDealt(Seat(0), moment.views[0].hand),))
    with_leak = board_embed(texts, moment.record, moment.view, [*moment.recent(), leak])
    assert as_text(with_leak) == as_text(board_embed(texts, moment.record, moment.view, moment.recent()))


@pytest.mark.parametrize(
    "module",
    [board_in_words, lobby_presenter, score_presenter, table_lists, news, call_messages],
    ids=lambda m: m.__name__,
)
def test_public_presenters_are_given_nothing_secret(module):
    for name, function in inspect.getmembers(module, inspect.isfunction):
        hints = typing.get_type_hints(function) if function.__module__ == module.__name__ else {}
        assert not {SeatView, Hand} & set(hints.values()), name


def test_a_house_requirement_is_shown():
    rules = RuleSet(initial=InitialMeld(initial_minimums=((None, 75),)))
    view = replace(with_pile("KH", rules), minimums=(75, 75))
    assert "**75 points**" in as_text(board_embed(texts, record_of(rules), view, ()))


def test_computers_are_marked_and_the_side_on_turn_too():
    record = record_of(computers=(1, 3))
    text = as_text(board_embed(texts, record, with_pile("KH"), ()))
    assert "🤖 Ben & 🤖 Dot" in text
    assert "## 👉 Ana & Cyd" in text


def test_each_player_with_a_total_has_the_own_points_on_the_table():
    """pagat, three players: partners combine "their melds, but not their red threes"."""
    rules = RuleSet(three_handed=ThreeHanded(red_threes_individual=True))
    view = with_pile("KH", rules, melds=((meld(1, "7C 7C 7D"),), ()), has_melded=(True, False))
    view = replace(
        view,
        seating=replace(view.seating, personal_totals=True),
        laid_threes=(NO_CARDS, NO_CARDS, cards_of(exact_cards("3H")), NO_CARDS),
        totals=(0, 10, 20, 30),
    )
    titles = [title_of_side(texts, record_of(rules), view, SideId(side), on_turn=False) for side in (0, 1)]
    assert titles == ["Ana 0 +15 & Cyd 20 +115 points", "Ben 10 & Dot 30 points"]


def test_how_many_canastas_are_there_of_those_that_going_out_needs():
    """Options canastas_to_go_out and canasta_mix: a canasta of a kind that is not needed counts for nothing."""
    rules = RuleSet(going_out=GoingOut(canastas_to_go_out=2, canasta_mix={"natural": 1, "mixed": 1}))
    naturals = (meld(1, "7C 7C 7D 7H 7S 7S 7D"), meld(2, "KC KC KD KD KH KS KS"))
    for melds, there in (((), 0), (naturals[:1], 1), (naturals, 1)):
        view = with_pile("KH", rules, melds=(melds, ()), has_melded=(bool(melds), False))
        text = as_text(board_embed(texts, record_of(rules), view, ()))
        assert f"to go out: {there} of 2" in text


def test_whose_quiet_hours_last_until_when():
    view = with_pile("KH")
    board = Board(record_of(), view, (), None, {Seat(0): NOW})
    assert "🌙 Quiet hours of **Ana** until <t:1795255200:t>" in as_text(table_embed(texts, board))


def test_red_threes_count_by_what_lies_on_the_table():
    view = replace(
        with_pile("KH", has_melded=(True, False)), laid_threes=(1 << (8 * card(Rank.THREE, Suit.HEARTS)),) * 4
    )
    text = as_text(board_embed(texts, record_of(), view, ()))
    assert "3♥, 3♥ = +200" in text
    assert "3♥, 3♥ = −200 for now" in text  # its first meld turns them round
    assert "+200 for now" not in text
    assert view.seating.members(SideId(0)) == (0, 2)


@pytest.mark.parametrize(
    "names", [("Ana", "Clover", "Domino", "Dot") * 2, ("Ana",) * 8, ("Bartholomäus",) * 8]
)
@pytest.mark.parametrize("form", FORMS)
async def test_what_freezes_the_pile_stands_whole_in_the_picture_or_beside_it(form, names, monkeypatch):
    view = unmelded(full_table(form))
    view = replace(view, has_melded=tuple(side > 1 for side in range(view.seating.side_count)))
    record = record_of(view.rules, names=names[: view.seating.seat_count])
    [line] = pile_state_lines(texts, record, view)
    assert "Frozen" in line
    scene = scene_of(texts, record, view)
    assert scene.pile is not None
    written: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _canvas, text, *_where, **_how: written.append(text))
    board_picture.__wrapped__(scene)
    [drawn] = pile_state_lines(texts, record, view, markdown=False)
    whole = drawable(restyled(texts, drawn, Style(text_only=True)))
    assert (whole in " ".join(written)) is bool(scene.pile.caption)
    monkeypatch.undo()
    shown = await with_picture(texts, Board(record, view, ()))
    assert shown is not None
    assert (line in as_text(shown.embeds[0])) is not bool(scene.pile.caption)
