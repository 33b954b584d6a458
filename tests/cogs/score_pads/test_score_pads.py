"""``/scorepad``: a family's evening with real cards, from the names to the file for the spreadsheet."""

from functools import partial

import discord

from tests.support.simulated_discord.composition import make_bot

OMA, KIDS = "Oma & Opa", "Kids"


def labels(form) -> list[str]:
    return [row["components"][0]["label"] for row in form["components"]]


def values(form) -> list[str]:
    return [row["components"][0].get("value", "") for row in form["components"]]


async def typed(person, shown, *texts, label=None):
    """Open the form of a button, and send it with these texts."""
    opened = await person.click(
        shown, label or next(one.label for one in shown.post.buttons if "…" in one.label)
    )
    fields = [row["components"][0]["custom_id"] for row in opened.form["components"]]
    return await person.submit(opened, dict(zip(fields, texts, strict=True)))


async def test_a_familys_evening(club):
    ana = club["Ana"]
    welcome = await ana.slash("scorepad")
    assert welcome.private
    assert "real cards" in welcome.text
    pad = await typed(ana, welcome, f"{OMA}, {KIDS}", "")
    assert pad.private
    assert "Classic" in pad.text
    assert "2 natural, 1 mixed, 2 red threes, 430, out, -85" in pad.text
    assert "50 points for everybody" in pad.text

    opened = await ana.click(pad, "Add round 1…")
    assert labels(opened.form) == [OMA, KIDS]
    pad = await typed(
        ana, pad, "2 natural, 1 mixed, 3 red threes, 430, out, -85", "1 red three, 45", label="Add round 1…"
    )
    assert "Round 1: Oma & Opa 2,045 · Kids 145" in pad.text
    assert "**Oma & Opa**: 90 points" in pad.text.replace("Oma & Opa: 90", "**Oma & Opa**: 90")
    explained = await ana.click(pad, "Explain or change")
    for told in ("2 natural canastas", "+1,000", "Cards in hand", "−85", "+2,045"):
        assert told in explained.text

    # What cannot be is named with what was understood, and is there again when the form is opened again.
    pad = await ana.click(explained, "Back")
    wrong = await typed(ana, pad, "2 naturl, 400", "2 wild, out", label="Add round 2…")
    assert "I do not understand “2 naturl”" in wrong.text
    assert "I understood `400`" in wrong.text
    assert "this game does not count `1 wild`" in wrong.text
    again = await ana.click(wrong, "Type again…")
    assert values(again.form) == ["2 naturl, 400", "2 wild, out"]
    wrong = await typed(
        ana, wrong, "2 natural, 403, out", "out, 2 red threes, 3 red threes", label="Type again…"
    )
    for problem in ("multiples of 5", "2 went out. Only one can.", "5 red threes are too many"):
        assert problem in wrong.text
    unseen = await typed(ana, wrong, "\u200b", "2 wild\u200b, out", label="Type again…")
    assert "nothing is typed. Type `0` if there is nothing to count." in unseen.text
    assert "I do not understand" not in unseen.text
    await club.restart()
    pad = await typed(ana, wrong, "2 natural, 400, out", "1 mixed, 1 red three, 200", label="Type again…")
    assert "Round 2: Oma & Opa 1,500 · Kids 600" in pad.text

    # A round is corrected, the last one taken back and typed again.
    first = await ana.click(await ana.click(pad, "Explain or change"), "Round 1")
    opened = await ana.click(first, "Change…")
    assert values(opened.form) == ["2 natural, 1 mixed, 3 red threes, 430, out, -85", "1 red three, 45"]
    pad = await typed(ana, first, "2 natural, 1 mixed, 3 red threes, 430, out", "0", label="Change…")
    assert "Round 1: Oma & Opa 2,130 · Kids 0" in pad.text
    pad = await ana.click(pad, "Undo round 2")
    assert "Round 2 is taken back" in pad.text
    pad = await typed(ana, pad, "4 natural, 500, out", "-200", label="Add round 2…")
    assert "4,730" in pad.text
    pad = await typed(ana, pad, "3 mixed, 400, out", "150", label="Add round 3…")
    assert "🏆 **Oma & Opa** won with 6,130 points" in pad.text
    assert pad.post.button("Add round 4…").style == discord.ButtonStyle.secondary.value

    pad = await ana.click(pad, "Show to all")
    assert "Everybody here can see it" in pad.text
    assert "Show to all" not in [button.label for button in pad.post.buttons]
    [post] = club["Ben"].sees()
    assert "🏆 **Oma & Opa** won with 6,130 points" in post.text
    assert "Score pad of Ana" in post.text
    assert "Only you" not in post.text
    assert not post.buttons

    sent = await ana.click(pad, "CSV")
    assert sent.private
    [file] = sent.post.attachments
    assert file["filename"] == "scorepad.csv"

    # Only its maker has it, and it can be deleted.
    assert "real cards" in (await club["Ben"].slash("scorepad")).text
    assert "**1** score pad," in (await ana.slash("privacy show")).text
    sure = await ana.click(pad, "Delete…")
    gone = await ana.click(sure, "Yes, delete it")
    assert "deleted" in gone.text
    assert "Nothing." in (await ana.slash("privacy show")).text


async def test_names_and_games_that_cannot_be_are_offered_again(club):
    ana = club["Ana"]
    refused = await ana.slash("scorepad", names="Ana, ana")
    assert refused.private
    assert "Two names are the same" in refused.text
    welcome = await ana.slash("scorepad")
    wrong = await typed(ana, welcome, "Ana,, Ben", "Samba")
    assert "A name is missing" in wrong.text
    again = await ana.click(wrong, "Type again…")
    assert values(again.form) == ["Ana,, Ben", "Samba"]
    wrong = await typed(ana, wrong, "Ana, Ben", "Bridge", label="Type again…")
    assert "Bridge" in wrong.text
    pad = await typed(ana, wrong, "Ana, Ben", "samba", label="Type again…")
    assert "Samba" in pad.text
    assert "1 sequence" in pad.text


async def test_a_form_that_is_answered_late_changes_nothing(club):
    ana = club["Ana"]
    pad = await ana.slash("scorepad", names="Ana, Ben")
    late = await ana.click(pad, "Add round 1…")
    pad = await typed(ana, pad, "200", "50", label="Add round 1…")
    refused = await ana.submit(late, {"value": "400", "value1": "0"})
    assert "has changed" in refused.text
    assert "400" in refused.text
    pad = await typed(ana, refused, "400", "0", label="Type again…")
    assert "Round 2: Ana 400" in pad.text, "it has become the round after the one that was faster"
    late = await ana.click(pad, "Add round 3…")
    await ana.click(await ana.click(pad, "Delete…"), "Yes, delete it")
    gone = await ana.submit(late, {"value": "400", "value1": "0"})
    assert "was deleted" in gone.text
    assert "400" in gone.text


async def test_who_goes_out_with_too_few_canastas_is_asked_about(club):
    ana = club["Ana"]
    asked = await typed(
        ana, await ana.slash("scorepad", names="Ana, Ben"), "100, out", "50", label="Add round 1…"
    )
    assert "**Ana** went out with no canasta. This game needs" in asked.text
    assert (await club.bot.services.score_pads.all(ana.id))[0].rounds == ()
    pad = await ana.click(asked, "No, it is correct")
    assert "Round 1: Ana 200 · Ben 50" in pad.text
    wrong = await typed(ana, pad, "103, out", "50", label="Add round 2…")
    assert "No, it is correct" not in wrong.text


async def test_six_write_a_line_each_in_one_field(club):
    ana = club["Ana"]
    pad = await ana.slash("scorepad", names="A, B, C, D, E, F")
    opened = await ana.click(pad, "Add round 1…")
    [field] = [row["components"][0] for row in opened.form["components"]]
    assert field["value"].splitlines() == [f"{name}: " for name in "ABCDEF"]
    wrong = await ana.submit(opened, {"value": "A: 200\nB: 50\nC: 5\nD: 10\nE: -5"})
    assert "**F**: nothing is typed" in wrong.text
    pad = await typed(ana, wrong, "A: 200\nB: 50\nC: 5\nD: 10\nE: -5\n0", label="Type again…")
    assert "A 200 · B 50 · C 5 · D 10 · E -5 · F 0" in pad.text.replace("−", "-")


async def test_names_are_other_peoples_text(club):
    ana = club["Ana"]
    pad = await ana.slash("scorepad", names="*Ana* @everyone, `Ben`")
    pad = await typed(ana, pad, "200", "50", label="Add round 1…")
    told = pad.post.embeds[0]
    assert "Round 1: \\*Ana\\* @\u200beveryone 200 · \\`Ben\\` 50" in told["description"]
    [totals, *_] = told["fields"]
    assert "'Ben'" in totals["value"]
    assert r"\*Ana\* @" in (await ana.click(pad, "Delete…")).text


async def test_pictures_come_privately(club):
    await club.restart_as(partial(make_bot, has_pictures=True))
    ana = club["Ana"]
    pad = await typed(ana, await ana.slash("scorepad", names="=Ana, Ben"), "200", "50", label="Add round 1…")
    sent = await ana.click(pad, "Pictures")
    assert sent.private
    assert [file["filename"].partition("-")[0] for file in sent.post.attachments] == ["scores", "round"]
    club.refuse("POST", "/interactions/*/callback", status=403, code=50013)
    assert "I may not send files here" in (await ana.click(pad, "Pictures")).text
    await ana.click(pad, "Show to all")
    [chart] = club["Ben"].sees()[-1].attachments
    assert chart["filename"].startswith("scores-")


async def test_a_pad_is_shown_only_where_its_maker_and_the_bot_may_write(club):
    ana = club["Ana"]
    muted, silent = club.guild.create_role("muted"), discord.PermissionOverwrite(send_messages=False)
    closed = club.guild.create_text_channel("closed", overwrites={club.guild.default_role: silent})
    quiet = club.guild.create_text_channel("quiet", overwrites={muted: silent})
    pad = await ana.slash("scorepad", where=closed, names="Ana, Ben")
    assert "Show to all" not in [button.label for button in pad.post.buttons], "there is nothing to show"
    old = await typed(ana, pad, "200", "50", label="Add round 1…")
    assert "may not write in this channel" in (await ana.click(old, "Show to all")).text
    club.env.backend.add_member_role(club.guild.id, ana.id, muted.id)
    muted_pad = await ana.slash("scorepad", where=quiet)
    assert "may not write in this channel" in (await ana.click(muted_pad, "Show to all")).text
    await typed(ana, await ana.slash("scorepad"), "200", "50", label="Add round 2…")
    assert "has changed" in (await ana.click(old, "Show to all")).text
    assert not [post for place in (closed, quiet) for post in club["Ben"].sees(place) if not post.ephemeral]


async def test_a_pad_counts_in_statistics_for_those_who_agree(club):
    ana, ben, cyd = club["Ana"], club["Ben"], club["Cyd"]
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    pad = await ana.slash("scorepad", names="Ana & Ben, Cyd")
    panel = await ana.click(pad, "In statistics")
    assert panel.private
    assert "Ask them" not in [button.label for button in panel.post.buttons]
    assert "is a bot" in (await ana.select(panel, robot, starts="cn:padnamed")).text
    panel = await ana.select(panel, ana, ben, starts="cn:padnamed")
    assert f"**Ana & Ben**: <@{ana.id}> ✅, <@{ben.id}> (not agreed yet)" in panel.text
    panel = await ana.select(panel, "1", starts="cn:padside")
    panel = await ana.select(panel, cyd, starts="cn:padnamed")
    panel = await ana.click(panel, "Ask them")
    assert "They are asked" in panel.text
    [question] = [post for post in club["Eve"].sees() if "with real cards" in post.text]
    assert set(question.pings) == {ben.id, cyd.id}
    assert "You are not named" in (await club["Eve"].click(question, "Count mine")).text
    await club.restart()
    assert "once the game is over" in (await ben.click(question, "Count mine")).text
    assert "does not count" in (await cyd.click(question, "Do not count mine")).text
    panel = await ana.select(panel, "0", starts="cn:padside")
    assert f"<@{ben.id}> ✅" in panel.text
    assert f"<@{cyd.id}> ❌" in panel.text

    pad = await typed(
        ana, await ana.click(panel, "Back"), "2 natural, 1 mixed, 430", "0", label="Add round 1…"
    )
    assert "No finished round" in (await ben.slash("stats")).text
    pad = await typed(ana, pad, "8 natural, 900, out", "0", label="Add round 2…")
    assert "won with" in pad.text
    shown = await ben.slash("stats")
    assert "With real cards\n**2** rounds" in shown.text
    assert "**1** finished, **1** won" in shown.text
    assert "10 natural · 1 mixed" in shown.text
    assert "With real cards" in (await ana.slash("stats")).text
    assert "No finished round" in (await cyd.slash("stats")).text
    assert "No finished round" in (await ben.slash("stats", game="samba")).text
    await ben.click(await ben.slash("records"), "Take part")
    assert "<@" not in (await ben.slash("records")).text, "real cards hold no record"
    assert "**2** rounds with real cards" in (await ben.slash("privacy show")).text
    await ana.click(pad, "Undo round 2")
    assert "No finished round" in (await ben.slash("stats")).text


async def test_a_pad_is_kept_in_direct_messages_too(club):
    ana = club["Ana"]
    command = next(one for one in club.bot.tree.get_commands() if one.name == "scorepad")
    assert command.allowed_installs.user
    assert command.allowed_contexts.private_channel
    pad = club.answered(await ana.actor.user.slash("scorepad", names="Ana, Ben"), ana, "scorepad")
    assert "Classic" in pad.text
    pad = await typed(ana, pad, "200", "50", label="Add round 1…")
    assert "Round 1: Ana 200 · Ben 50" in pad.text
    assert not {"Show to all", "In statistics"} & {button.label for button in pad.post.buttons}
    assert "Round 2: first meld" in (await ana.slash("scorepad")).text, "it is the same pad everywhere"
