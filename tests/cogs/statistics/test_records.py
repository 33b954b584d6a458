"""``/records``: only members who take part are named."""


def fields(reply) -> dict[str, str]:
    [embed] = reply.post.embeds
    return {field["name"]: field["value"] for field in embed.get("fields", ())}


async def test_a_member_takes_part_sees_the_replay_and_leaves(club, scene):
    ana, ben = club["Ana"], club["Ben"]
    empty = await ana.slash("records", where=scene.place)
    assert empty.private
    assert "No record is held yet" in empty.text
    assert "You are not named here" in empty.text

    own = await ana.click(empty, "Take part")
    assert own.private
    assert "You take part" in own.text
    highest = fields(own)["1. Highest round"]
    assert f"<@{ana.id}>" in highest
    assert f"<@{club['Cyd'].id}>" not in highest
    assert "**560** points" in highest
    assert "Classic" in highest
    assert not any("Longest match" in name for name in fields(own))  # none is over yet

    seen = await ben.slash("records", where=scene.place)
    assert fields(seen) == fields(own)
    assert "You are not named here" in seen.text
    [replay] = [one for one in seen.post.buttons if one.label.startswith("▶")]
    shown = await ben.click(seen, replay.label)
    assert shown.private
    assert "Round 1" in shown.text

    own = await ana.click(own, "Stop taking part")
    assert "No record is held yet" in own.text
    assert "No record is held yet" in (await ben.slash("records", where=scene.place)).text


async def test_partners_who_take_part_share_a_record(club, scene):
    ana, cyd = club["Ana"], club["Cyd"]
    await ana.click(await ana.slash("records", where=scene.place), "Take part")
    shown = await cyd.click(await cyd.slash("records", where=scene.place), "Take part")
    highest = fields(shown)["1. Highest round"]
    assert f"<@{ana.id}>" in highest
    assert f"<@{cyd.id}>" in highest
