"""A ladder in words."""

from bot.canasta.rules.preset import Family
from bot.service.ids import ChannelId, GuildId, UserId
from bot.service.ratings.ladder import Ladder, LadderEntry, entry_of, ranked
from bot.service.ratings.model import MemberRating, RankRoles, SeasonLength
from bot.ui.ratings.ladder import ladder_message
from bot.ui.texts import texts_for

texts = texts_for()
ANA, BEN, CYD = (UserId(number) for number in (1, 2, 3))
RATINGS = (
    MemberRating(ANA, 31.0, 4.5, 12, 8, 30.5),
    MemberRating(BEN, 24.0, 4.0, 30, 10, 24.3),
    MemberRating(CYD, 27.0, 7.0, 3, 2),
)


def shown(
    entries: tuple[LadderEntry, ...],
    own: LadderEntry | None = None,
    season: tuple[SeasonLength, str, int | None] = (SeasonLength.OFF, "", 0),
    chosen: RankRoles | None = None,
):
    length, name, back = season
    ladder = Ladder(Family.CLASSIC, length, name, back, entries, own, takes_part=own in entries)
    return ladder_message(texts, ladder, BEN, chosen)


def test_ranked_members_come_first_and_the_own_line_is_marked() -> None:
    entries = ranked(RATINGS)
    [embed] = shown(entries, entries[1]).embeds
    assert embed.title == "🪜 Ladder · Classic"
    assert (embed.description or "").splitlines() == [
        "Of all time",
        "",
        "**1.** <@1> · **1,240**\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}180 · 12 · +20",
        "➤ **2.** <@2> · **960**\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}160 · 30 · −12",
        "",
        "*Fewer than 10 matches yet:*",
        "<@3> · 1,080\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}280 · 3",
    ]
    [own] = embed.fields
    assert own.value == "960\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}160 · 30 matches, 10 won · last change −12"
    about, takes_part = (embed.footer.text or "").splitlines()
    assert about == texts("ladder-about")
    assert "In two cases of three" in about
    assert "You take part" in takes_part


def test_who_does_not_take_part_sees_the_own_rating_beside_the_ladder() -> None:
    own = entry_of(MemberRating(BEN, 26.0, 8.0, 1, 1))
    [embed] = shown((), own).embeds
    assert "Nobody who takes part has been rated yet" in (embed.description or "")
    assert embed.fields[0].value == (
        "1,040\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}320 · 1 match, 1 won\nProvisional: 9 more matches for a place."
    )
    assert "Only you see your rating" in (embed.footer.text or "")
    [embed] = shown(()).embeds
    assert embed.fields[0].value == "No rated match yet."
    assert "±" not in (embed.footer.text or "")


def test_a_long_ladder_ends_after_twenty_lines() -> None:
    ratings = tuple(MemberRating(UserId(n), 25.0 + n, 4.0, 20, 9) for n in range(10, 40))
    [embed] = shown(ranked(ratings)).embeds
    assert (embed.description or "").count("<@") == 20
    assert "… and 10 more" in (embed.description or "")


def test_seasons_lead_to_those_before_and_after() -> None:
    def labels(season: tuple[SeasonLength, str, int | None]) -> list[str | None]:
        return [one.label for one in shown((), season=season).rows[1]][1:]

    assert labels((SeasonLength.OFF, "", 0)) == []
    assert labels((SeasonLength.YEARLY, "2026", 0)) == ["◀ Season before", "All time"]
    assert labels((SeasonLength.YEARLY, "2025", 1)) == ["◀ Season before", "Season after ▶", "All time"]
    assert labels((SeasonLength.YEARLY, "1986", 40)) == ["Season after ▶", "All time"]
    assert labels((SeasonLength.YEARLY, "", None)) == ["This season"]
    assert labels((SeasonLength.YEARLY, "2026-1", None)) == ["This season", "All time"]
    assert labels((SeasonLength.OFF, "2026", None)) == ["This season"]
    [embed] = shown((), season=(SeasonLength.QUARTERLY, "2026-4", 0)).embeds
    assert (embed.description or "").startswith("Season 2026, quarter 4")


def test_only_managers_choose_the_length_of_seasons_roles_and_podiums() -> None:
    assert len(shown(()).rows) == 2
    none = RankRoles(GuildId(1))
    [_, _, [lengths], others] = shown((), chosen=none).rows
    assert [one.label for one in lengths.options] == [
        "No seasons",
        "A new season each quarter",
        "A new season each year",
    ]
    assert [one.label for one in others] == ["Roles for places"]
    yearly = (SeasonLength.YEARLY, "2026", 0)
    message = shown((), season=yearly, chosen=none)
    assert [one.label for one in message.rows[3]] == ["Roles for places", "Podiums here"]
    assert "I can post its podium in this channel" in message.embeds[0].description
    message = shown((), season=yearly, chosen=RankRoles(GuildId(1), podium=ChannelId(5)))
    assert [one.label for one in message.rows[3]] == ["Roles for places", "No podiums"]
    assert "I post its podium in <#5>" in message.embeds[0].description
