"""Private messages as each person likes to read them."""

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.canasta.cards import cards_of
from bot.canasta.notation.card_parser import exact_cards
from bot.service.ids import TableId, UserId
from bot.service.people.settings import PlayerSettings
from bot.ui.texts import texts_for
from bot.ui.toolkit.components import option
from bot.ui.toolkit.limits import DESCRIPTION, FIELD_VALUE, is_within
from bot.ui.toolkit.messages import Attachment, Message, of_embed
from bot.ui.words.cards import card_text, cards_listed, hand_by_suit, hand_lines
from bot.ui.words.style import PLAIN, Style, restyled, style_of, styled
from tests.support import verbs

texts = texts_for()
TEXT, FOUR, SPACED = Style(text_only=True), Style(four_colours=True), Style(spaced=True)
HAND = cards_of(exact_cards("KH KH KS QD QC 10H 9C 4D 2C * 3S"))
BLACK = "\N{VARIATION SELECTOR-15}"


def lettered(text):
    return restyled(texts, text, TEXT)


def coloured(text):
    return restyled(texts, text, FOUR)


def test_letters_have_no_colours():
    chosen = PlayerSettings(UserId(1), text_only=True, four_colours=True, spaced=True)
    assert style_of(chosen) == Style(text_only=True, spaced=True)
    assert style_of(PlayerSettings(UserId(1))) == PLAIN


def test_whoever_has_chosen_nothing_gets_the_message_itself():
    message = Message("👉 K♥")
    assert styled(texts, message, PLAIN) is message


def test_files_come_along():
    message = Message("👉 K♥", attachments=(Attachment("match.txt", "👉 K♥".encode()),))
    assert styled(texts, message, TEXT).attachments == message.attachments


def test_text_only_writes_suits_as_they_are_typed():
    assert lettered(hand_lines(texts, HAND, suits=True)).splitlines() == [
        "**KHHS · QCD · 10H · 9C · 4D**",
        "Wild: 2C · Joker",
        "Black threes: 3S",
    ]
    assert lettered(hand_by_suit(texts, HAND)).splitlines()[:2] == [
        "**spades\N{NO-BREAK SPACE}K**",
        "**hearts\N{NO-BREAK SPACE}10 K K**",
    ]
    assert lettered(f"new sequence in ♠{BLACK}") == "new sequence in spades"


@pytest.mark.parametrize(
    "text, plain",
    [
        ("👉 **Your turn.** Draw a card.", "**Your turn.** Draw a card."),
        ("👉 **🤖 Robbie**’s turn: draw", "**computer Robbie**’s turn: draw"),
        ("🤖\u00a0Robbie", "computer\u00a0Robbie"),
        ("🤖 computers are playing", "computers are playing"),
        ("kings\u00a0🔒", "kings (closed)"),
        ("🔒 Closed for everybody", "Closed for everybody"),
        ("🔸 You may", "[changed] You may"),
        ("🏡 You may", "[house rule] You may"),
        ("✅ 65 points", "✓ 65 points"),
        ("❌ No", "✗ No"),
        ("⚠️ turns your natural canasta", "! turns your natural canasta"),
        ("went out 🏁", "went out"),
        ("went out 🏁.", "went out."),
        ("discarded 4♣, which ❄️ freezes the pile", "discarded 4C, which freezes the pile"),
        ("**🌸🌸** joined", "**🌸🌸** joined"),
        ("🃏", "🃏"),
    ],
)
def test_text_only_has_no_pictures_and_loses_no_meaning(text, plain):
    assert lettered(text) == plain


def test_every_card_is_readable_as_letters():
    for face in exact_cards("KH 10S 2C AD 3D *"):
        assert lettered(card_text(face)) == {"*": "Joker"}.get(card_text(face), card_text(face)).replace(
            BLACK, ""
        ).translate(str.maketrans("♣♦♥♠", "CDHS"))


def test_four_colours_keep_the_shapes():
    assert coloured(cards_listed(cards_of(exact_cards("KS KH KD KC")))) == (
        f"K🍀, K🔷, K♥\N{VARIATION SELECTOR-16}, K♠{BLACK}"
    )
    assert coloured("`KH` or `K♥`, not K♥") == "`KH` or `K♥`, not K♥\N{VARIATION SELECTOR-16}"
    assert coloured(f"```\nK♥ 5♣{BLACK}\n```") == f"```\nK♥ 5♣{BLACK}\n```"


def test_more_space_between_cards_and_lines():
    embed = discord.Embed(title="Your hand", description=hand_lines(texts, HAND))
    embed.add_field(name="Now", value="one\ntwo · three")
    [wide] = styled(texts, of_embed(embed), SPACED).embeds
    assert wide.description is not None
    assert wide.description.splitlines()[:2] == [
        "**K K K\u2003·\u2003Q Q\u2003·\u200310\u2003·\u20039\u2003·\u20034**",
        "",
    ]
    assert wide.fields[0].value == "one\n\ntwo\u2003·\u2003three"
    table = discord.Embed(description="above\n```\na\nb\n```")
    [kept] = styled(texts, of_embed(table), SPACED).embeds
    assert "```\na\nb\n```" in (kept.description or "")
    assert "♥\N{NO-BREAK SPACE}10\u2002 K" in restyled(texts, hand_by_suit(texts, HAND), SPACED)


def test_buttons_and_menus_are_rewritten_and_still_mean_the_same():
    table = TableId(1)
    click = verbs.of("draw").button("👉 Throw K♥", table, 3)
    choose = verbs.of("throw").menu(
        "⬇️ Discard…",
        [option("K♥", 7, description="You hold 4♠"), option("9 · 4", 8)],
        table,
        3,
    )
    ids = (click.custom_id, choose.custom_id)
    styled(texts, of_embed(discord.Embed(title="x"), [[click], [choose]]), Style(text_only=True, spaced=True))
    assert (click.label, choose.placeholder) == ("Throw KH", "Discard…")
    assert [(one.label, one.description, one.value) for one in choose.options] == [
        ("KH", "You hold 4S", "7"),
        ("9 · 4", None, "8"),
    ]
    assert (click.custom_id, choose.custom_id) == ids


def test_what_clicks_read_again_stays_as_it_is():
    embed = discord.Embed(title="🏠 Import?", colour=7).set_footer(text="🏠 1RV2").set_author(name="🏠 K♥")
    [kept] = styled(texts, of_embed(embed), Style(text_only=True, spaced=True)).embeds
    assert (kept.footer.text, kept.author.name, kept.title) == ("🏠 1RV2", "🏠 K♥", "Import?")
    assert kept.colour == discord.Colour(7)


STYLES = st.builds(Style, st.booleans(), st.booleans(), st.booleans())
PIECES = st.sampled_from(
    [
        "K♥",
        "♠ 4 5",
        "👉 ",
        " · ",
        "🤖 Ana",
        "\n",
        "`K♥`",
        "words ",
        "🔸 ",
        "🏡 ",
        "✅",
        "```",
        "♦",
        "**",
        "🌸",
    ]
)


@given(st.lists(PIECES, max_size=60).map("".join), st.integers(1, 400), STYLES)
def test_a_message_that_discord_takes_stays_one(piece, times, style):
    long = (piece * times)[:2040] or "x"
    embed = discord.Embed(title="🏠 t", description=long[:DESCRIPTION])
    embed.add_field(name="👉 n", value=long[: FIELD_VALUE // 2])
    message = styled(texts, Message(long[:900], (embed,)), style)
    assert message.text is not None
    assert len(message.text.encode("utf-16-le")) // 2 <= 2000
    assert is_within(message.embeds[0])


@given(st.lists(PIECES, max_size=30).map("".join), STYLES)
def test_doing_it_twice_is_doing_it_once(text, style):
    tight = Style(style.text_only, style.four_colours and not style.text_only)
    once = restyled(texts, text, tight)
    assert restyled(texts, restyled(texts, once, tight), tight) == restyled(texts, once, tight)
