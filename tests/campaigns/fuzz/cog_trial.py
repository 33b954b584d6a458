"""One trial of the whole bot: a table with random rules, and people who press, type, forge, sleep and restart it.

A step depends on its number and on how the table stands, never on the steps before, so that a failing trial can be
repeated with some of its steps left out.
"""

from __future__ import annotations

import json
import logging
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from discord.ext import commands
from msgspec import structs

from bot.bootstrap import build_bot
from bot.canasta.errors import RuleSetError
from bot.canasta.rules.options import differences
from bot.canasta.rules.presets import PRESETS
from bot.canasta.rules.share_code import encode
from bot.config import Settings
from bot.gateway.client import SimulatedClock
from bot.service.clocks.terms import LONGEST_HOLD
from bot.service.ids import UserId
from bot.service.matches.record import TableStatus
from bot.service.people.anonymising import knows
from tests.campaigns.fuzz.hostile import (
    VERBS,
    forged_click,
    forged_form,
    forged_ids,
    forged_values,
    nonsense,
    odd_options,
    odd_text,
)
from tests.campaigns.fuzz.log_audit import audit_tables
from tests.campaigns.fuzz.rules import house_rules
from tests.cogs.house_rules.test_house_rules import who_manages
from tests.secrecy.receiving import leaks, revisions
from tests.support.fakes import a_key
from tests.support.referees.guards import LoggedErrors, logged_errors
from tests.support.simulated_discord.clicker import Clicker
from tests.support.simulated_discord.club import PEOPLE, Club, open_club
from tests.support.simulated_discord.people import ClubMember, Place, Reply
from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.scene import Scene

LONGEST_CODE: Final = 1500

ENDS_EVERYTHING: Final = frozenset(
    {"privacy delete", "resign", "admin end", "table cancel", "table leave", "substitute"}
)
"""Typed now and then only, since little can happen afterwards."""


class FoundError(AssertionError):
    """What a trial found, and the number of the step at which it showed."""

    def __init__(self, what: str, step: int) -> None:
        super().__init__(what)
        self.what = what
        self.step = step

    @property
    def kind(self) -> str:
        """The same for two trials that find the same: the first line without its numbers."""
        first = self.what.partition("\n")[0]
        return "".join(sign for sign in first if not sign.isdigit())[:70]


class CogTrial:
    """A bot, a server, people, and what happened to them so far."""

    def __init__(self, club: Club, seed: str, watcher: LoggedErrors) -> None:
        self.club = club
        self.seed = seed
        self.watcher = watcher
        self.did: Counter[str] = Counter()
        self.rules = ""
        self.admin = who_manages(club, club.guild, "Moe")
        self._looked_at = 0
        self.audited = 0
        """So many stored actions were played again."""

    async def begin(self) -> None:
        """A table with a random game, usually with house rules that were imported as a code, and its match."""
        rng = Random(f"{self.seed} rules")
        preset = rng.choice(list(PRESETS))
        rules, chosen = PRESETS[preset], preset
        if rng.random() < 0.7:
            rules = house_rules(rules, rng)
            try:
                code = encode(preset, differences(rules, PRESETS[preset]))
            except (RuleSetError, ValueError):
                code = ""
            if code and len(code) <= LONGEST_CODE:
                offered = await self.admin.slash("house import", code=code, name="Ours")
                if offered.post.buttons:
                    await self.admin.click(offered, offered.post.buttons[0].label)
                    if await self.club.bot.services.houses.all(self.club.guild.id):  # type: ignore[attr-defined]
                        chosen = "Ours"
        if chosen == preset:
            rules = PRESETS[preset]
        self.rules = f"{preset} {json.dumps(differences(rules, PRESETS[preset]))}"
        await self.club["Ana"].slash("table new", rules=chosen)
        scene = self.scene
        seats = (await scene.record()).rules.deal.seat_count
        people = PEOPLE[1 : rng.randint(1, min(4, seats))]
        for name in people:
            await self.club[name].click(scene.lobby, "Join")
        for _ in range(seats - 1 - len(people)):
            await self.club["Ana"].click(scene.lobby, "Add a computer")
        if rng.random() < 0.5:
            await self._hold_discards()
        await self.club["Ana"].click(scene.lobby, "Start the match")
        await scene.calm()

    async def _hold_discards(self) -> None:
        """Every discard can be taken back for a minute."""
        record, lobby = await self.scene.record(), self.scene.services.lobby
        terms = structs.replace(record.terms, discard_hold=LONGEST_HOLD)
        await lobby.set_terms(record.id, record.host, terms, key=a_key())

    @property
    def scene(self) -> Scene:
        return Scene(self.club)

    async def step(self, number: int) -> None:
        """One thing happens, and nothing may be wrong afterwards."""
        rng = Random(f"{self.seed} {number}")
        name = rng.choices([name for name, _, _ in KINDS], [weight for _, weight, _ in KINDS])[0]
        do = next(do for its, _, do in KINDS if its == name)
        try:
            await do(self, rng)
            await self.scene.calm()
            self.look()
        except FoundError:
            raise
        except Exception as error:
            detail = str(error) or repr(error)
            raise FoundError(f"{name}: {type(error).__name__} {detail}\n{_where(error)}", number) from error
        self.did[name] += 1

    def look(self) -> None:
        """No error was logged, nothing was raised, all is answered, and all that was sent is valid."""
        errors = self.watcher.unexpected()
        assert not errors, f"logged: {errors[0]}"
        requests = self.club.traffic.requests
        fresh, self.club.traffic.requests = requests[self._looked_at :], []
        try:
            self.club.traffic.requests = fresh
            found = self.club.audit()
        finally:
            self.club.traffic.requests = requests
            self._looked_at = len(requests)
        # The machine may be busy: how long answers take is measured elsewhere.
        found = [one for one in found if "real seconds" not in one]
        assert not found, f"the referees object: {found[0]}"

    async def audit(self) -> None:
        """The log is the match, and tells nobody too much."""
        self.audited += await audit_tables(self.club.bot._store)  # type: ignore[attr-defined]

    # ------------------------------------------------------------------------------------------- what may happen

    async def play(self, rng: Random) -> None:
        """Whoever must act presses what the hand offers."""
        record = await self.scene.record()
        if record.status is not TableStatus.PLAYING:
            await self.rematch(rng)
            return
        person = await self._who_acts(rng)
        if person is None or record.pause is not None:
            await self.club.advance(minutes=1)
            return
        panel = await self._hand_of(person)
        clicker = Clicker(self.scene, person, rng)
        for _ in range(rng.randint(1, 12)):
            now = await self.scene.record()
            if panel is None or now.turn != record.turn or now.pause is not None or not now.is_open:
                return
            hand = await self.scene.hand_of(person)
            if not hand.view.is_to_act:
                return
            if hand.record.held is not None:
                await self._while_held(person, panel, rng)
                return
            panel = await clicker.press(panel)

    async def _while_held(self, person: ClubMember, panel: Reply, rng: Random) -> None:
        """The player takes the discard back, makes it at once or lets the time pass."""
        if hand := await self._hand_of(person) if rng.random() < 0.5 else panel:
            buttons = [button for button in hand.post.buttons if button.custom_id and not button.disabled]
            if buttons and rng.random() < 0.7:
                await person.click(hand, custom_id=rng.choice(buttons).custom_id)
        if rng.random() < 0.7:
            await self.club.advance(seconds=rng.choice((1, LONGEST_HOLD)))

    async def rematch(self, rng: Random) -> None:
        """A match that is over is followed by whatever its last messages offer."""
        await self.press(rng)

    async def hurry(self, rng: Random) -> None:
        """Some turns are taken out of sight."""
        for _ in range(rng.randint(1, 6)):
            record = await self.scene.record()
            person = await self._who_acts(rng)
            if record.status is not TableStatus.PLAYING or record.pause is not None or person is None:
                return
            if record.terms.discard_hold:
                await self.play(rng)  # a turn of which the discard is held does not end out of sight
            else:
                await self.scene.play_turns(1)

    async def type(self, rng: Random) -> None:
        """Anybody types any command with odd values, having seen what it offers."""
        person = rng.choice([*self._people(), self.admin])
        names = [
            command
            for command in self.club.bot.tree.walk_commands()
            if hasattr(command, "parameters")
            and (person is self.admin or (command.root_parent or command).default_permissions is None)
            and (command.qualified_name not in ENDS_EVERYTHING or rng.random() < 0.05)
        ]
        command = rng.choice(names)
        where = rng.choice([self.scene.place if self._has_thread() else self.club.channel, self.club.channel])
        filled = odd_options(command, rng, [*self._people(), self.admin])
        for option in command.parameters:
            if option.autocomplete and rng.random() < 0.5:
                offered = await person.suggestions(
                    command.qualified_name,
                    option.name,
                    odd_text(rng, 40) if rng.random() < 0.5 else "",
                    where=where,
                )
                if offered and rng.random() < 0.7:
                    filled[option.display_name] = rng.choice(list(offered.values()))
        await person.slash(command.qualified_name, where=where, **filled)

    async def press(self, rng: Random) -> None:
        """Anybody presses, or chooses from, anything that is in sight."""
        person = rng.choice([*self._people(), self.admin])
        places = [self.club.channel, *self.club.threads]
        posts = [post for place in places for post in person.sees(place)[-8:] if post.buttons or post.menus]
        posts += [post for post in person.letters()[-3:] if post.buttons]
        if not posts:
            return
        post = rng.choice(posts)
        buttons = [button for button in post.buttons if button.custom_id and not button.disabled]
        if rng.random() < 0.9:
            buttons = [
                button
                for button in buttons
                if not button.custom_id.startswith(("cn:forgetme:", "cn:resign:"))
            ]
        menus = [menu for menu in post.menus if menu.options and not menu.disabled]
        if menus and (not buttons or rng.random() < 0.5):
            menu = rng.choice(menus)
            count = rng.randint(menu.low, min(menu.high, len(menu.options)))
            await person.select(post, *rng.sample(list(menu.options), count), custom_id=menu.custom_id)
        elif buttons:
            reply = await person.click(post, custom_id=rng.choice(buttons).custom_id)
            if reply.result.modal is not None:
                fields = _fields(reply.form)
                await person.submit(reply, {name: odd_text(rng, longest) for name, longest in fields.items()})

    async def forge(self, rng: Random) -> None:
        """Ids and values that nobody was offered. Who only looks on changes nothing by them."""
        board = self._some_post(rng)
        if board is None:
            return
        record = await self.scene.record()
        strangers = [
            person
            for person in self._people()
            if record.seat_of(person.id) is None  # type: ignore[arg-type]
        ]
        before = await revisions(self.club)
        is_quiet = record.status is TableStatus.PLAYING and not record.offers and bool(strangers)
        person = rng.choice(strangers if is_quiet else self._people())
        for _ in range(rng.randint(1, 5)):
            verb = rng.choice(VERBS)
            custom_id = next(forged_ids(verb, rng, version=record.version))
            # Whoever is forgotten leaves what is open, and the history that names him.
            is_unknown = is_quiet and not knows(record, UserId(person.id))
            if verb.name == "forgetme" and not is_unknown:
                continue
            if rng.random() < 0.1:
                custom_id = nonsense(rng)
            if rng.random() < 0.15:
                await forged_form(self.club, person, board, custom_id, odd_text(rng))
            else:
                values = forged_values(rng) if rng.random() < 0.5 else None
                await forged_click(self.club, person, board, custom_id, values)
            if is_quiet and len(before) == 1:
                after = await revisions(self.club)
                # Anybody may open a table of their own.
                assert {table: after.get(table) for table in before} == before, (
                    f"{person.name} changed something with {custom_id!r}"
                )

    async def restart(self, rng: Random) -> None:
        """The bot stops, or is cut off, and starts again."""
        await self.club.restart(orderly=rng.random() < 0.5)

    async def leap(self, rng: Random) -> None:
        """Time passes."""
        await self.club.advance(
            minutes=rng.choice((0, 1, 30)), hours=rng.choice((0, 0, 1, 5)), days=rng.choice((0, 0, 1, 3))
        )

    async def spy(self, rng: Random) -> None:
        """Everything that somebody can get is the same in another truth."""
        person = rng.choice([*self._people(), self.admin])
        found = [leak async for leak in leaks(self.club, person, rng, administers=person is self.admin)]
        assert not found, f"a leak: {found[0]}"

    async def check(self, _: Random) -> None:
        """What is stored is true."""
        await self.audit()

    # ----------------------------------------------------------------------------------------------------- tools

    def _people(self) -> list[ClubMember]:
        return list(self.club.people.values())

    def _has_thread(self) -> bool:
        return any((thread.name or "").startswith("Table 1") for thread in self.club.threads)

    def _some_post(self, rng: Random) -> Post | None:
        place: Place = rng.choice([self.club.channel, *self.club.threads])
        posts = [post for post in self.club["Eve"].sees(place) if post.by_the_bot and not post.ephemeral]
        return rng.choice(posts) if posts else None

    async def _who_acts(self, rng: Random) -> ClubMember | None:
        record = await self.scene.record()
        if record.status is not TableStatus.PLAYING:
            return None
        table = (await self.scene.state()).table
        users = {
            holder.user
            for seat in table.seats_to_act
            if (holder := record.holder_of(seat)) is not None
            and holder.user is not None
            and holder.player is None
        }
        found = [person for person in [*self._people(), self.admin] if person.id in users]
        return rng.choice(found) if found else None

    async def _hand_of(self, person: ClubMember) -> Reply | None:
        reply = await person.slash("hand", table=1)
        return reply if reply.result.response is not None else None


Step = Callable[[CogTrial, Random], Awaitable[None]]

KINDS: Final[tuple[tuple[str, float, Step], ...]] = (
    ("turns by buttons", 50, CogTrial.play),
    ("turns out of sight", 8, CogTrial.hurry),
    ("commands", 14, CogTrial.type),
    ("presses on anything", 12, CogTrial.press),
    ("forgeries", 7, CogTrial.forge),
    ("restarts", 2, CogTrial.restart),
    ("leaps of the clock", 3, CogTrial.leap),
    ("searches for leaks", 1.2, CogTrial.spy),
    ("audits of the log", 2, CogTrial.check),
)


def _fields(form: dict[str, Any]) -> dict[str, int]:
    """The fields of a form, and how much may be typed into each."""
    found: dict[str, int] = {}
    holders = [*form.get("components", ())]
    while holders:
        part = holders.pop()
        if part.get("type") == 4:
            found[part["custom_id"]] = part.get("max_length", 100)
        holders += [*part.get("components", ()), *filter(None, [part.get("component")])]
    return found


def _where(error: BaseException) -> str:
    frames = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        frames.append(f"{Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return "\n".join(frames[-8:])


async def run_trial(
    seed: str, steps: Sequence[int], *, until: Callable[[], bool] = lambda: False
) -> CogTrial:
    """Play one trial; ``until`` ends it early.

    Raises:
        FoundError
    """

    def build(database: Path) -> commands.AutoShardedBot:
        settings = Settings(
            _env_file=None, database_path=database, discord_token=None, clicks_a_minute=0, tables_an_hour=0
        )
        return build_bot(settings, clock=SimulatedClock(), entropy=Random(f"{seed} deals").randbytes)

    last = steps[0] if steps else 0
    with tempfile.TemporaryDirectory() as folder, logged_errors() as watcher:
        async with open_club(Path(folder) / "canasta.db", build, audited=False, settle_timeout=60.0) as club:
            trial = CogTrial(club, seed, watcher)
            with club.env.time_context():
                try:
                    await trial.begin()
                    for last in steps:
                        if until():
                            break
                        await trial.step(last)
                    await trial.audit()
                except FoundError:
                    raise
                except Exception as error:
                    raise FoundError(f"{type(error).__name__} {error}\n{_where(error)}", last) from error
    return trial


def quiet() -> None:
    """Nothing is written to the terminal but what the command says."""
    logging.getLogger().addHandler(logging.NullHandler())
