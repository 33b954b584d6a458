"""*What would you do?* in the hand: where the table allows it, for whoever is to act, as often as is sensible."""

from datetime import timedelta

import pytest
from msgspec import structs

from bot.canasta.actions import Discard
from bot.canasta.engine import legal_actions
from bot.canasta.notation.action_parser import parse_action
from bot.players.strong import appraisal
from bot.players.strong.appraisal import Appraisal
from bot.service.change import Change
from bot.service.clocks.terms import Terms
from bot.service.work import Here
from bot.ui.toolkit.rate_limit import Allowance
from tests.cogs.clocks.test_terms import set_by_menu
from tests.cogs.failures.test_stale_and_restart import raw_click
from tests.support.appraisals import AppraisedByLot, appraised_by_lot
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.scene import Scene, seated, started

LABEL = "What would you do?"
AT = playing("4C 4D 9S J J Q", hands={1: "5 5 6 6 7 7"}, pile="8H").state


@pytest.fixture
def asked(monkeypatch) -> AppraisedByLot:
    return appraised_by_lot(monkeypatch)


async def allow(club, scene):
    record = await scene.record()
    changed = structs.replace(record, revision=record.revision + 1, terms=Terms(hints=True))
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=changed))


async def table(club, state=AT) -> Scene:
    scene = await started(club, state=state)
    await allow(club, scene)
    return scene


def labels(reply):
    return [button.label for button in reply.post.buttons]


async def test_the_host_allows_it_and_everybody_reads_so(club, asked):
    scene = await seated(club)
    panel = await club["Ana"].slash("table terms")
    assert "Hints**: None" in panel.text
    await set_by_menu(club["Ana"], panel, "hints", "1")
    await scene.calm()
    assert "Hands have *What would you do?*, for everybody alike." in scene.lobby.text
    await club["Ana"].click(scene.lobby, "Start the match")
    await scene.calm()
    await scene.lay(AT)
    assert LABEL in labels(await scene.open_hand("Ana"))


async def test_the_hand_tells_the_best_plays_with_their_differences(club, asked):
    scene = await table(club)
    panel = await scene.open_hand("Ana")
    await club.restart()
    before = (await scene.record()).version
    told = await club["Ana"].click(panel, LABEL)
    assert told.private
    lines = told.text.splitlines()
    best = next(at for at, line in enumerate(lines) if "is best" in line)
    assert "about 30 points less" in lines[best + 1]
    assert "about 60 points less" in lines[best + 2]
    assert "points less" not in "\n".join(lines[best + 3 :])
    assert "Your turn" in told.text  # the hand is there as before
    [(view, _)] = asked.asked
    assert view == await scene.view(0)
    assert (await scene.record()).version == before


async def test_it_is_there_before_the_draw_too_and_for_nobody_who_waits(club, asked):
    scene = await table(club, drawing("8 8 9 J", melds="KKKK", pile="8H").state)
    told = await club["Ana"].click(await scene.open_hand("Ana"), LABEL)
    assert "Draw" in told.text
    for name in ("Ben", "Cyd", "Dot"):
        assert LABEL not in labels(await scene.open_hand(name))


async def test_it_is_not_there_where_only_drawing_is_possible(club, asked):
    scene = await table(club, drawing("4 4 9 J", pile="8H").state)
    panel = await scene.open_hand("Ana")
    assert "Draw" in labels(panel)
    assert LABEL not in labels(panel)
    assert LABEL in labels(await club["Ana"].click(panel, "Draw"))


async def test_without_the_term_there_is_no_button_and_an_old_one_is_refused(club, asked):
    scene = await table(club)
    panel = await scene.open_hand("Ana")
    record = await scene.record()
    changed = structs.replace(record, revision=record.revision + 1, terms=Terms())
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=changed))
    refused = await club["Ana"].click(panel, LABEL)
    assert refused.private
    assert "There are no hints at Table 1" in refused.text
    assert LABEL not in labels(await scene.open_hand("Ana"))
    assert asked.asked == []


async def test_an_old_button_shows_the_hand_as_it_is(club, asked):
    scene = await table(club)
    panel = await scene.open_hand("Ana")
    discard = next(one for one in legal_actions(await scene.view(0)) if isinstance(one, Discard))
    await scene.act(discard)
    stale = await club["Ana"].click(panel, LABEL)
    assert "is best" not in stale.text
    assert "You discarded" in stale.text  # as after any old click
    assert asked.asked == []


async def test_a_move_made_meanwhile_is_not_advised_against(club, asked, monkeypatch):
    scene = await table(club)
    panel = await scene.open_hand("Ana")
    view = await scene.view(0)
    discard = next(one for one in legal_actions(view) if isinstance(one, Discard))
    real = scene.services.hints.of

    async def of(hand):
        found = await real(hand)
        await scene.act(discard)
        return found

    monkeypatch.setattr(scene.services.hints, "of", of)
    told = await club["Ana"].click(panel, LABEL)
    assert "is best" not in told.text
    assert (await scene.view(0)).table.turn.seat == 1


async def test_somebody_else_gets_nothing_from_the_button(club, asked):
    scene = await table(club)
    panel = await scene.open_hand("Ana")
    button = next(button for button in panel.post.buttons if button.label == LABEL)
    for name in ("Ben", "Eve"):
        await raw_click(club, club[name], scene.board, button.custom_id)
    assert asked.asked == []


async def test_who_asks_too_often_waits(club, asked):
    scene = await table(club)
    club.bot.rate_limits.hints = Allowance(club.bot.clock, 2, timedelta(minutes=1))
    panel = await scene.open_hand("Ana")
    for _ in range(2):
        panel = await club["Ana"].click(panel, LABEL)
    refused = await club["Ana"].click(panel, LABEL)
    assert "You have asked for many hints. Please wait 30 seconds." in refused.text
    assert len(asked.asked) == 1, "what was compared of this hand is remembered"
    await club.advance(seconds=30)
    assert "is best" in (await club["Ana"].click(panel, LABEL)).text


async def test_there_is_no_button_where_nothing_can_be_compared(club, asked, monkeypatch):
    scene = await table(club)
    monkeypatch.setattr(appraisal, "covers", lambda rules: False)
    assert LABEL not in labels(await scene.open_hand("Ana"))


async def test_it_is_said_plainly_where_nothing_can_be_compared(club, asked, monkeypatch):
    scene = await table(club)
    panel = await scene.open_hand("Ana")
    monkeypatch.setattr(appraisal, "covers", lambda rules: False)
    assert "cannot be compared under the house rules" in (await club["Ana"].click(panel, LABEL)).text
    monkeypatch.setattr(appraisal, "is_installed", lambda: False)
    assert "installed without the strong level" in (await club["Ana"].click(panel, LABEL)).text


async def test_suggested_melds_are_in_the_order_of_hints(club, asked, monkeypatch):
    """What the best turn begins with has the button, also where the hand would not suggest it by itself."""
    at = playing("8 8 8 8 K K K K 4 5 6 9 9 J", melds="QQQQ, 777")
    best = parse_action("meld 8C 8D 8H, KC KD KH", at.view())
    monkeypatch.setattr(Here, "are_elsewhere", True)
    monkeypatch.setattr(appraisal, "appraise", lambda *_: (Appraisal(best, 0.0, 5.0, 0.0, 0.0, 0.0),))
    scene = await table(club, at.state)
    panel = await scene.open_hand("Ana")
    label = next(label for label in labels(panel) if label and label.startswith("Meld"))
    assert label.replace("\N{NO-BREAK SPACE}", " ") == "Meld 8 8 8 and K K K"
    await club["Ana"].click(panel, label)
    assert len((await scene.view(0)).melds) == 4
