"""A progression in a channel: entered alone, with a new partner in each round."""

from __future__ import annotations

from tests.cogs.failures.test_stale_and_restart import raw_click
from tests.cogs.tournaments.test_tournament import (
    admin,  # noqa: F401 - a fixture
    calm,
    cup,
    enter,
    named,
    public,
    sign_up_of,
    start,
)
from tests.support.fakes import a_key

NAMES = ("Ana", "Ben", "Cyd", "Dot")


async def opened(club, admin):  # noqa: F811
    panel = await admin.slash("tournament new", rules="classic_2")
    games = panel.post.menu(starts="cn:tngame")
    assert [games.options[value] for value in games.chosen] == ["Classic for two"]
    kinds = panel.post.menu(starts="cn:tnkind").options
    assert kinds["4"] == "Progression: a new partner and table each round"
    panel = await admin.select(panel, "4", starts="cn:tnkind")
    games = panel.post.menu(starts="cn:tngame")
    assert [games.options[value] for value in games.chosen] == ["Classic for four"]
    assert "Classic for two" not in games.options.values()
    panel = await admin.select(panel, "1", starts="cn:tnlength")
    await named(club, admin, panel, "Changing cup")
    await calm(club)
    return sign_up_of(club)


async def play_round(club):
    """The second side gives up in each match."""
    for pairing in (await cup(club)).pairings:
        record = await club.bot.services.queries.table(pairing.table)
        for holder in [one for one in record.people if one.seat % 2]:
            await club.bot.services.resigning.resign(record.id, holder.user, key=a_key())
    await calm(club)
    await club.advance(seconds=10)
    await calm(club)


async def test_a_progression_from_the_form_to_the_result(club, admin):  # noqa: F811
    sign_up = await opened(club, admin)
    assert "Progression · changing partners · Classic for four, one round of cards a match" in sign_up.text
    assert "Everybody enters alone." in sign_up.text
    people = [club[name] for name in NAMES]
    await enter(club, *people[:3])
    panel = await admin.click(sign_up_of(club), "Organise")
    assert "3 entries are too few: computers have to enter, too." in panel.text
    assert panel.post.button("Start").disabled
    await enter(club, people[3])
    await start(club, admin)
    tournament = await cup(club)
    [pairing] = tournament.pairings
    names = {entry.number: entry.people[0].name for entry in tournament.entries}
    line = " – ".join(" & ".join(names[number] for number in side) for side in pairing.sides)
    assert line in sign_up_of(club).text
    begins = public(club)[-1]
    assert "round 1 of 3 begins" in begins.text
    assert set(begins.pings) == {person.id for person in people}
    panel = await admin.click(await admin.click(sign_up_of(club), "Organise"), "Set a result")
    assert line in panel.post.menu(starts="cn:tnmatch").options.values()

    # The partner in the match is asked nothing: a computer plays on for who withdraws.
    gone = club[names[pairing.partners[0]]]
    question = await gone.click(sign_up_of(club), "Withdraw")
    assert "Computers play on in your place, so that your partners lose nothing." in question.text
    await gone.click(question, "Yes, withdraw")
    await calm(club)
    assert f"{names[pairing.first]} & 🤖 Computer – " in sign_up_of(club).text
    told = await people[0].click(begins, "Standings")
    assert not any(button.label == "Crosstable" for button in told.post.buttons)
    assert any(button.label == "Rounds" for button in told.post.buttons)
    forged = await raw_click(club, people[0], begins, f"cn:tncross:0:0:{tournament.id}:0")
    assert "belongs to an older version" in str(forged.response)
    for _ in range(3):
        await play_round(club)
    assert f"~~{gone.name}~~ (withdrawn) · **+0** · 0" in (await people[0].click(begins, "Standings")).text
    results = next(post.text for post in reversed(public(club)) if "results of round 1" in post.text)
    assert f"counts as lost for {gone.name}" in results
    assert "**Changing cup** is over." in public(club)[-1].text
