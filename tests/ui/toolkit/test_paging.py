"""Pages of embeds, as tall as a phone's screen allows."""

import discord
import pytest

from bot.ui.delivery.table_message import turn_words
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId, digits_of, user_of
from bot.ui.toolkit.paging import page_buttons, pages_of

texts = texts_for()


def lines(count, word="line"):
    return [f"{word} {number}" for number in range(count)]


def embed_of(description=(), fields=(), footer=None):
    embed = discord.Embed(title="Title", description="\n".join(description) or None, colour=7)
    for name, value in fields:
        embed.add_field(name=name, value="\n".join(value), inline=False)
    return embed.set_footer(text=footer) if footer else embed


def test_what_fits_is_one_page_as_it_was():
    embed = embed_of(lines(3), [("A", lines(2, "a"))], "The end.")
    [[page]] = pages_of(texts, [embed])
    assert page == embed


def test_pages_together_say_everything_once_and_in_order():
    embed = embed_of(lines(30), [("A", lines(9, "a")), ("B", lines(9, "b"))], "The end.")
    pages = [page for [page] in pages_of(texts, [embed])]
    told = [line for page in pages for line in (page.description or "").split("\n") if line]
    assert told == lines(30)
    assert [(field.name, field.value) for page in pages for field in page.fields] == [
        (field.name, field.value) for field in embed.fields
    ]
    assert {page.title for page in pages} == {"Title"}
    assert [page.footer.text for page in pages] == [
        "Page 1 of 4",
        "Page 2 of 4",
        "Page 3 of 4",
        "The end. · Page 4 of 4",
    ]


def test_a_page_by_itself_has_the_room_of_the_buttons_that_it_does_not_need():
    assert len(pages_of(texts, [embed_of(lines(21))])) == 1
    first, last = (page for [page] in pages_of(texts, [embed_of(lines(22))]))
    assert (first.description or "").count("\n") == 17
    assert last.description == "\n".join(lines(22)[18:])


def test_a_field_that_is_taller_than_a_page_is_divided_under_its_name():
    pages = [page for [page] in pages_of(texts, [embed_of((), [("A", lines(40, "a"))])])]
    fields = [field for page in pages for field in page.fields]
    assert len(fields) == len(pages) > 1
    assert {field.name for field in fields} == {"A"}
    assert "\n".join(field.value or "" for field in fields).split("\n") == lines(40, "a")


def test_a_picture_has_room_on_the_last_page():
    embed = embed_of(lines(2), [("A", lines(5, "a")), ("B", lines(3, "b"))])
    assert len(pages_of(texts, [embed])) == 1
    first, last = (page for [page] in pages_of(texts, [embed], below=8))
    assert [field.name for field in first.fields] == ["A"]
    assert [field.name for field in last.fields] == ["B"]


def test_several_embeds_keep_their_titles_on_each_page():
    embeds = [embed_of(lines(12, "a")), embed_of(lines(12, "b"))]
    embeds[1].title = "Other"
    pages = pages_of(texts, embeds)
    assert [[embed.title for embed in page] for page in pages] == [["Title", "Other"], ["Other"]]


@pytest.mark.parametrize(
    "long",
    ["<@123456789012345678>", "<:king_of_hearts:123456789012345678>", "[Open](https://example.org/123)"],
)
def test_mentions_and_emojis_count_as_they_are_shown(long):
    assert len(pages_of(texts, [embed_of([long * 2] * 16)])) == 1


def test_one_long_line_stands_on_a_page_of_its_own():
    pages = pages_of(texts, [embed_of(["a", "word " * 300, "b"])])
    assert len(pages) == 3
    assert all(limits.is_within(page) for [page] in pages)


@pytest.mark.parametrize("page, labels", [(0, ["More"]), (1, ["Back", "More"]), (2, ["Back"])])
def test_buttons_lead_to_the_pages_before_and_after(page, labels):
    buttons = page_buttons(texts, turn_words, NO_TABLE, page=page, pages=3)
    assert [button.label for button in buttons] == labels
    targets = [int((button.custom_id or "").rpartition(":")[2]) for button in buttons]
    assert targets == [other for other in (page - 1, page + 1) if 0 <= other < 3]


def test_a_person_stands_in_a_custom_id_in_parts():
    for user in (1, 10**9, 1456074443980800048, 2**63 - 1):
        assert user_of(digits_of(user)) == user
        assert all(part < 10**9 for part in digits_of(user))
    assert user_of(digits_of(0)) is None
    assert user_of(digits_of(2**63 - 1)) == 2**63 - 1
    for forged in (digits_of(2**63), (10**9 - 1,) * 3):
        with pytest.raises(NotOurId):
            user_of(forged)
