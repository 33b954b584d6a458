import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options.going_out import End
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase, Question
from bot.pictures.emojis import EMOJI_NAMES
from bot.service.delivery.notices import News, TableNews
from bot.service.ids import ChannelId, TableId, UserId
from bot.service.matches.record import TableStatus
from bot.ui.delivery.call_messages import question_call, turn_call
from bot.ui.delivery.news import news_text
from bot.ui.help.pages import COMMANDS, TOPICS, help_embed
from bot.ui.lobby.messages import lobby_rows
from bot.ui.lobby.presenter import lobby_embed
from bot.ui.lobby.table_lists import table_list_embed
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.toolkit.card_emojis import CardEmojis
from bot.ui.words.options import preset_name
from tests.support.as_text import as_text
from tests.support.largest_tables import FORMS, NASTY_NAMES, full_table, rules_of_form, unmelded
from tests.support.samples import record_of

texts = texts_for()
LOBBY = record_of(names=("Ana", "Rob", None, None), computers=(1,), status=TableStatus.LOBBY)


def test_a_lobby_with_free_seats():
    assert as_text(lobby_embed(texts, LOBBY)) == (
        "[Table 12: Friday]\n"
        f"**{preset_name(texts, 'classic_4')}** · first to 5,000 points.\n"
        "🕊️ No clock, only reminders.\n"
        "📌 Cards that are laid down stay down.\n"
        "\n"
        "## Seats, partners in one line\n"
        "**1** · Ana 👑 host & **3** · *free*\n"
        "**2** · 🤖 Rob & **4** · *free*\n"
        "\n"
        "## Waiting for players · 2 seats free\n"
        "**Join**, **Invite** friends, or **Add a computer**."
    )


def test_a_full_lobby_and_one_that_is_over():
    full = record_of(status=TableStatus.LOBBY)
    told = as_text(lobby_embed(texts, full))
    assert "Press **Start the match** to deal." in told
    assert "ready to start" in told
    assert "waiting" not in told
    cancelled = as_text(lobby_embed(texts, record_of(status=TableStatus.CANCELLED)))
    assert "cancelled" in cancelled
    assert "/table new" in cancelled
    assert "What next" not in as_text(lobby_embed(texts, record_of(status=TableStatus.PLAYING)))


def test_a_lobby_says_how_long_the_match_is_and_who_plays_with_whom():
    """Option round_count; pagat, Canasta for Three Players and for Five Players."""
    rounds = RuleSet(end=End(round_count=4))
    assert "· the highest score after 4 rounds wins." in as_text(lobby_embed(texts, record_of(rounds)))
    for preset, line in (
        ("classic_3", "🎯 The first to take the pile in a round plays alone"),
        ("classic_5", "🪑 On the larger side one player sits out each round, in turn."),
    ):
        assert line in as_text(lobby_embed(texts, record_of(PRESETS[preset])))


def test_nobody_is_called_a_partner_before_partners_are_drawn():
    """Option seat_draw; Scarne, Selecting Partners and Seating Positions."""
    waiting = record_of(PRESETS["scarne_4"], status=TableStatus.LOBBY)
    shown = as_text(lobby_embed(texts, waiting))
    assert "🪑 Partners and seats are drawn with cards when the match starts" in shown
    assert "## Seats\n**1** · Ana" in shown
    joined = news_text(texts, TableNews(TableId(12), News.JOINED, seat=Seat(2)), waiting)
    assert joined == "👋 **Cyd** joined at seat 3."
    begun = replace(waiting, status=TableStatus.PLAYING, version=0)
    started = TableNews(TableId(12), News.STARTED)
    assert "**Ana**, **Ben**, **Cyd** and **Dot**" in news_text(texts, started, begun)
    assert "**Ana & Cyd** against **Ben & Dot**" in news_text(texts, started, replace(begun, version=1))


@settings(deadline=None)
@given(form=st.sampled_from(sorted(FORMS)), names=NASTY_NAMES, title=st.text(max_size=200))
def test_every_lobby_and_list_fits(form, names, title):
    record = record_of(rules_of_form(form), names=names, title=title, status=TableStatus.LOBBY)
    record = replace(record, preset="classic_6_three_teams")
    assert limits.is_within(lobby_embed(texts, record))
    assert limits.is_within(table_list_embed(texts, [record] * 100))


def test_the_list_of_tables():
    playing = replace(record_of(), thread=ChannelId(77))
    text = as_text(table_list_embed(texts, [playing, replace(LOBBY, id=TableId(13))], waiting=[12]))
    assert "**Table 12: Friday** · 👉 **your turn**, started <t:" in text
    assert "Ana, Ben, Cyd and Dot · <#77>" in text
    assert "**Table 13: Friday** · waiting for players, 2 of 4 seats free" in text
    assert "· ready to start" in as_text(table_list_embed(texts, [record_of(status=TableStatus.LOBBY)]))
    assert "`/table new`" in as_text(table_list_embed(texts, []))
    assert "You are not at any table" in as_text(table_list_embed(texts, [], UserId(1)))
    assert "more tables are not shown" in as_text(table_list_embed(texts, [playing] * 100))
    finished = table_list_embed(texts, [record_of(status=TableStatus.FINISHED)])
    assert "finished" in as_text(finished)


def news(kind, **facts):
    return news_text(texts, TableNews(TableId(12), kind, **facts), LOBBY)


@pytest.mark.parametrize(
    "kind, facts, line",
    [
        (News.CREATED, {"user": 1000, "name": "Ana"}, "🆕 **Ana** opened Table 12: Friday."),
        (News.JOINED, {"name": "Cyd", "seat": 2}, "👋 **Cyd** joined as partner of **Ana**."),
        (News.LEFT, {"name": "*Cyd*", "seat": 2}, r"🚪 **\*Cyd\*** left the table."),
        (News.RESEATED, {"name": "Cyd", "seat": 3}, "🔀 **Cyd** moved to seat 4, partner of **🤖 Rob**."),
        (News.COMPUTER_JOINED, {"name": "Bo", "seat": 2}, "**🤖 Bo** plays along as partner of **Ana**."),
        (News.COMPUTER_LEFT, {"name": "Bo", "seat": 2}, "**🤖 Bo** left the table."),
        (News.HOST_CHANGED, {"name": "Cyd"}, "👑 **Cyd** is the host now."),
        (News.STARTED, {}, "🎴 The match begins: **Ana & Seat 3** against **🤖 Rob & Seat 4**. To 5,000 points."),
        (News.CANCELLED, {"user": 1000}, "🚫 **Ana** cancelled the table."),
        (News.CANCELLED, {}, "🚫 The table was cancelled."),
        (News.WALKOVER, {"seat": 1}, "🏳️ The match ends here: **🤖 Rob & Seat 4** will not go on in the tournament."),
        (News.MOVED, {}, "🧵 The thread of Table 12: Friday can no longer be reached; the table continues here."),
        (News.UNREACHABLE, {"seat": 0}, "📪 I could not tell **Ana** that it is time to play. Please pass it on if you can."),
    ],
)  # fmt: skip
def test_news_of_a_table(kind, facts, line):
    assert news(kind, **facts) == line


def test_every_piece_of_news_has_a_line():
    for kind in News:
        assert len(news(kind, name="Ana", seat=Seat(3))) > 10
    alone = record_of(names=(None, None, "Cyd", None))
    joined = TableNews(TableId(12), News.JOINED, name="Cyd", seat=Seat(2))
    assert news_text(texts, joined, alone) == "👋 **Cyd** joined at seat 3."
    singles = record_of(RuleSet(deal=FORM_OF_SINGLES))
    started = news_text(texts, TableNews(TableId(12), News.STARTED), singles)
    assert "**Ana**, **Ben**" in started


FORM_OF_SINGLES = rules_of_form("individual").deal


@pytest.mark.parametrize("names", [("Ana", "Ben", "Cyd", "Dot"), ("<@1>", "@everyone", "<@&5>", "@here")])
def test_a_ping_mentions_exactly_its_one_person(names):
    record = record_of(names=names, title="@here <@7>")
    view = unmelded(full_table("pairs_2x2"))
    for text in (
        turn_call(texts, record, UserId(1000)),
        turn_call(texts, record, UserId(1000), view),
        question_call(texts, record, UserId(1000), Seat(0)),
    ):
        assert text.count("<@1000>") == 1
        rest = text.replace("<@1000>", "").replace("@\u200b", "")
        assert "@" not in rest
        assert len(text) < limits.CONTENT


def test_pings_say_what_it_is_about():
    view = unmelded(full_table("pairs_2x2"))
    assert turn_call(texts, record_of(), UserId(5), view) == (
        "👉 <@5>, it is your turn at **Table 12: Friday**. On the pile: 10♥."
    )
    assert question_call(texts, record_of(), UserId(5), Seat(0)) == (
        "❓ <@5>, **Ana** asks you at **Table 12: Friday**: “May I go out?” Your answer is binding."
    )


def test_a_call_after_the_question_says_what_partner_answered():
    """Everybody hears the answer, and it binds: it matters more than that a card is drawn."""
    view = replace(
        unmelded(full_table("pairs_2x2")), phase=Phase.PLAY, question=Question(Seat(0), (Seat(2),), True)
    )
    assert turn_call(texts, record_of(), UserId(5), view).endswith("✅ Cyd said yes: go out this turn.")
    view = replace(view, question=Question(Seat(0), (Seat(2),), False))
    assert turn_call(texts, record_of(), UserId(5), view).endswith(
        "✋ Cyd said no: you cannot go out this turn."
    )


def test_the_help_page_names_every_command_and_fits():
    plain = "\n".join(as_text(help_embed(texts, topic)) for topic in TOPICS)
    assert all(f"`/{command}`" in plain for command in COMMANDS.values())
    for topic in TOPICS:
        assert limits.is_within(help_embed(texts, topic))


def test_the_first_page_of_the_help_fits_a_phone_and_tells_how_to_begin():
    first = as_text(help_embed(texts))
    assert len(first) < 1400
    assert "`/table new`" in first
    assert "**My hand**" in first


def test_a_lobby_has_six_buttons_for_the_first_steps():
    names = [[getattr(item, "label", None) for item in row] for row in lobby_rows(texts, LOBBY)]
    assert names == [["Join", "Start the match", "Invite"], ["Add a computer", "Set up", "Leave"]]


def test_a_computer_has_its_portrait_where_there_are_emojis():
    emojis = CardEmojis()
    emojis.replace({name: number for number, name in enumerate(sorted(EMOJI_NAMES), start=1)})
    seats = tuple(replace(one, character="maple" if one.is_computer else None) for one in LOBBY.seats)
    told = as_text(lobby_embed(texts, replace(LOBBY, seats=seats), emojis))
    assert f"**2** · {emojis.portrait('maple')} Rob" in told
    assert "🤖" not in told
    told = as_text(lobby_embed(texts, LOBBY, emojis))
    assert f"**2** · {emojis.portrait('computer')} Rob" in told
