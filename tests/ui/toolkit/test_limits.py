import discord
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.toolkit import limits


@given(st.text(alphabet="ab \n\\*🃏", max_size=200), st.integers(5, 60))
def test_a_cut_text_fits_and_ends_cleanly(text, limit):
    short = limits.cut(text, limit)
    assert limits.utf16(short) <= limit
    assert short == text or (short.endswith("…") and not short.endswith("\\…"))
    assert text.startswith(short.removesuffix("…"))


@given(st.lists(st.text(alphabet="ab 🃏", max_size=50)), st.integers(5, 60))
def test_the_last_lines_are_kept(lines, limit):
    kept = limits.whole_lines(lines, limit)
    assert len(kept) == 1 or limits.utf16("\n".join(kept)) <= limit
    assert bool(kept) == bool(lines)


def test_the_first_embed_that_fits_is_taken():
    long, short = discord.Embed(description="x" * 5000), discord.Embed(description="x")
    assert limits.first_within([long, short]) is short
    assert limits.first_within([short, long]) is short
    assert limits.first_within([long]) is long


def test_what_discord_would_refuse():
    fine = discord.Embed(title="t", description="d").add_field(name="n", value="v").set_footer(text="f")
    assert limits.is_within(fine)
    assert limits.total(fine) == 5
    for spoilt in (
        discord.Embed(title="x" * 257),
        discord.Embed(description="🃏" * 2049),
        discord.Embed().set_footer(text="x" * 2049),
        discord.Embed().add_field(name="", value="v"),
        discord.Embed().add_field(name="n", value=""),
        discord.Embed().add_field(name="n" * 257, value="v"),
        discord.Embed().add_field(name="n", value="v" * 1025),
        discord.Embed(description="x" * 4000)
        .add_field(name="n", value="v" * 1000)
        .set_footer(text="x" * 1000),
    ):
        assert not limits.is_within(spoilt)
    many = discord.Embed()
    for number in range(26):
        many.add_field(name=str(number), value="v")
    assert not limits.is_within(many)
