"""Tournaments as they are stored: the plan, the entries, and the rounds with their pairings and results."""

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum
from hashlib import sha256
from typing import Final

from msgspec import Struct

from bot.canasta.codec import decode_rules
from bot.canasta.rules.model import RuleSet
from bot.service.clocks.terms import Terms
from bot.service.ids import ChannelId, GuildId, MessageId, TableId, TournamentId, UserId

WIN, DRAW, LOSS = 2, 1, 0
"""The points of an entry for a match. A bye and a walkover count as a win."""

MAIN: Final = "main"
"""The name of the message that is kept up to date."""
RESULT: Final = "result"
CALLED_OFF: Final = "cancelled"
ASKED: Final = "ask"
"""The beginning of the name of a message that asks somebody to be a partner; the number of the entry follows."""
RESULTS: Final = "results"
"""The beginning of the name of a message with all results of a round; the number of the round follows."""
MOVED_UP: Final = "up"
"""The beginning of the name of a message to an entry that had to wait and has a place now; its number follows."""
NOTE: Final = "note"
"""The beginning of the name of an announcement of an organiser; its number follows."""
DECLINED: Final = "no"
"""The same of a message to who had asked and got a no."""
TABLES_A_POST: Final = 14
"""The number of matches of a round that one message tells."""


class TournamentKind(StrEnum):
    """The kinds of tournaments."""

    SWISS = "swiss"
    """Some rounds, each against an opponent with about as many points."""
    ROUND_ROBIN = "round_robin"
    """Everybody against everybody."""
    KNOCKOUT = "knockout"
    """Who loses is out."""
    DUPLICATE = "duplicate"
    """One match, in which all tables play the same deals and are compared with each other."""
    PROGRESSION = "progression"
    """Everybody for themselves in a game of two pairs: partners and tables change after each round."""


class TournamentStage(StrEnum):
    """The stages of a tournament, in this order; CANCELLED may follow the first two."""

    SIGN_UP = "sign_up"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


OPEN: Final = frozenset({TournamentStage.SIGN_UP, TournamentStage.RUNNING})
"""The stages of tournaments that can still change."""


class Ending(StrEnum):
    """The ways in which a match of a tournament ends."""

    PLAYED = "played"
    """By the rules of the game, or as one side gave it up."""
    STOPPED = "stopped"
    """Before its end, by the deadline of the round or by an admin: the score counts as it stood."""
    UNPLAYED = "unplayed"
    """Stopped before the first round of cards was over: nobody gets points."""
    WALKOVER = "walkover"
    """One side has withdrawn."""
    NO_SHOW = "no_show"
    """One side, or each, made no move although it had the time for a turn: it gets no points, the other one wins."""
    SET = "set"
    """The organiser has set or corrected it."""
    BYE = "bye"
    """There was no opponent."""


class NoShows(StrEnum):
    """The ways to treat entries that make no move in a match although they had the time for a turn."""

    UNKNOWN = ""
    """They are treated as all others: tournaments that were opened before there was this rule keep their rules."""
    NOBODY = "nobody"
    """They lose. Where neither side moved, nobody wins, and in a knockout nobody goes on."""
    LOT = "lot"
    """They lose. Where neither side moved, the lot says who goes on in a knockout."""


class Plan(Struct, frozen=True, omit_defaults=True):
    """The choices of the organiser."""

    kind: TournamentKind
    rules: bytes
    """The rules of the matches, encoded (``bot.canasta.codec``)."""
    size: int
    """The number of people in an entry: 1 for singles, 2 for pairs."""
    days: int
    """The longest time for a round, in days."""
    rounds: int = 0
    """The number of rounds of a Swiss tournament or a progression; 0 for as many as a knockout would take."""
    preset: str = ""
    house_rule: str = ""
    terms: Terms = Terms()
    no_shows: NoShows = NoShows.UNKNOWN
    most: int = 0
    """The largest number of entries, after which others wait; 0 for as many as possible."""
    fewest: int = 0
    """The number of entries below which it does not begin by itself; 0 for the smallest possible one."""
    starts: datetime | None = None
    """The moment at which the sign-up closes and the tournament begins by itself; None if the organiser starts it."""

    @property
    def game(self) -> RuleSet:
        """Return the rules of the matches."""
        return decode_rules(self.rules)


class Entrant(Struct, frozen=True, omit_defaults=True):
    """A person or a computer in an entry. A person without an id has been erased."""

    name: str = ""
    user: UserId | None = None
    is_computer: bool = False

    @property
    def is_erased(self) -> bool:
        """Return whether this was a person whose data was deleted."""
        return self.user is None and not self.is_computer


class Entry(Struct, frozen=True, omit_defaults=True):
    """A person, or two who play as partners."""

    number: int
    people: tuple[Entrant, ...]
    asks: bool = False
    """True while the second person has not agreed yet."""
    withdrew: bool = False
    waited: bool = False
    """True if there was no room for it when it entered: it is told when there is."""

    @property
    def is_out(self) -> bool:
        """Return whether this entry plays no further match."""
        return self.withdrew or any(one.is_erased for one in self.people)

    @property
    def is_of_computers(self) -> bool:
        """Return whether nobody in it is a person."""
        return all(one.is_computer for one in self.people)

    def has(self, user: UserId) -> bool:
        """Return whether this person is in the entry."""
        return any(one.user == user for one in self.people)


class Result(Struct, frozen=True):
    """The result of a match: points and scores of the first and of the second entry."""

    points: tuple[int, int]
    ending: Ending
    scores: tuple[int, int] = (0, 0)
    """The scores of the match in the points of the game."""
    deals: tuple[int, ...] = ()
    """The points of the first entry beyond those of the second in each complete deal of a duplicate."""
    moved: tuple[bool, ...] = (True, True)
    """Whether each entry took part, in the order of ``Pairing.everybody``; False for one that made no move until the
    match was stopped.
    """
    lost: tuple[int, ...] = ()
    """The entries of a progression that have lost whatever their side has made: they made no move, or had withdrawn."""


class Pairing(Struct, frozen=True, omit_defaults=True):
    """A match between two entries, named by their numbers; without a second one it is a bye."""

    first: int
    second: int | None = None
    table: TableId | None = None
    """The table of the match; None before it is opened, and where there is nothing to play."""
    result: Result | None = None
    longer: int = 0
    """The days for which this match may last longer than its round."""
    reminded: bool = False
    """True once the players whose turn it is were told that the round is nearly over."""
    partners: tuple[int, int] | None = None
    """The entries that are the partners of the first and of the second one in this round of a progression."""

    @property
    def entries(self) -> tuple[int, ...]:
        """Return the numbers of the entries."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Return the numbers of the entries of each side: one, or in a progression two."""
        if self.partners is None:
            return tuple((number,) for number in self.entries)
        return tuple(zip(self.entries, self.partners, strict=True))

    @property
    def everybody(self) -> tuple[int, ...]:
        """Return the numbers of all entries at the table, those of the first side first."""
        return tuple(number for side in self.sides for number in side)

    @property
    def is_to_be_opened(self) -> bool:
        """Return whether a table is still to be opened for this match."""
        return self.table is None and self.result is None

    @property
    def is_being_played(self) -> bool:
        """Return whether the table has no result yet."""
        return self.table is not None and self.result is None


class TournamentRound(Struct, frozen=True, omit_defaults=True):
    """A round of the tournament."""

    begun: datetime
    due: datetime
    """The moment at which matches that are not over are stopped."""
    pairings: tuple[Pairing, ...]
    away: int = 0
    """The seconds in which the bot was down since it began; ``due`` is later by them."""

    @property
    def is_over(self) -> bool:
        """Return whether all matches have a result."""
        return all(pairing.result is not None for pairing in self.pairings)


class AnnouncementKind(StrEnum):
    """The kinds of announcements of organisers."""

    WORDS = "words"
    """Their own words to everybody. Where a message cannot call all, more of them follow; ``place`` counts them."""
    RESULT = "result"
    """A result that was set or corrected: that of the match at ``place`` of ``round``."""
    MORE_TIME = "more_time"
    """More time for the ``round``, or for the match at ``place`` of it."""
    PAUSED = "paused"
    RESUMED = "resumed"


class Announcement(Struct, frozen=True, omit_defaults=True):
    """An announcement of an organiser, posted in the channel."""

    number: int
    kind: AnnouncementKind
    by: UserId
    text: str = ""
    round: int = 0
    place: int | None = None


class EntrantCut(Struct, frozen=True, omit_defaults=True):
    """The text with which an entrant cuts all deals of a duplicate. It is public at once."""

    number: int
    """The number that stands before the text in the shuffle: how many had cut before."""
    name: str
    text: str
    user: UserId | None = None


class Tournament(Struct, frozen=True, omit_defaults=True):
    """A tournament of a server."""

    id: TournamentId
    guild: GuildId
    channel: ChannelId
    organiser: UserId
    name: str
    plan: Plan
    created: datetime
    revision: int = 1
    """The number of changes; concurrent writers compare it."""
    stage: TournamentStage = TournamentStage.SIGN_UP
    seed: str = ""
    """The public seed of everything that is drawn by lot, drawn itself once the entries are complete."""
    entries: tuple[Entry, ...] = ()
    rounds: tuple[TournamentRound, ...] = ()
    planned: int = 0
    """The number of rounds, once it is running."""
    due: datetime | None = None
    """The moment at which there is something to do next, if nothing happens before."""
    seal: str = ""
    """The commitment to the deals of a duplicate."""
    sealed_before: tuple[str, ...] = ()
    """The commitments that ``seal`` has replaced after a restore, oldest first."""
    declined: tuple[Entry, ...] = ()
    """The entries whose second person did not want to be the partner; who asked is told."""
    cuts: tuple[EntrantCut, ...] = ()
    """The cuts of the deals of a duplicate, in the order of their numbers."""
    notes: tuple[Announcement, ...] = ()
    """The announcements of organisers, oldest first."""
    fell_short: bool = False
    """True if it was cancelled by itself, as there were too few entries at the moment of its start."""
    paused: datetime | None = None
    """Since when all matches are paused."""
    goes_on: bool = False
    """True after a pause, until all tables play again."""
    content: int = 1
    """The number of changes of what its message shows."""
    shown: int = 0
    """The ``content`` that its main message shows."""
    posts: dict[str, MessageId] = {}
    """The messages that were posted, by their names (``wanted_posts``); 0 for one that could not be posted."""
    posting: str = ""
    """The name of the message that is being posted, or was when the bot was stopped."""

    @property
    def is_open(self) -> bool:
        """Return whether it can still change."""
        return self.stage in OPEN

    @property
    def is_duplicate(self) -> bool:
        """Return whether all its tables play the same deals."""
        return self.plan.kind is TournamentKind.DUPLICATE

    @property
    def is_progression(self) -> bool:
        """Return whether everybody enters alone and changes partners."""
        return self.plan.kind is TournamentKind.PROGRESSION

    @property
    def wanted_posts(self) -> tuple[str, ...]:
        """Return the names of the messages that belong to its present state: the one that is kept up to date, those
        with the results of the round before, those with the pairings of the round, the one with the result or that
        there will be none, those that ask somebody to be a partner, those that tell of a no or of a place in the end, and
        those of organisers.
        """
        names = [MAIN]
        if self.stage is TournamentStage.SIGN_UP:
            names += [f"{ASKED}.{entry.number}" for entry in self.entries if entry.asks]
            names += [f"{DECLINED}.{entry.number}" for entry in self.declined]
            names += [f"{MOVED_UP}.{entry.number}" for entry in self.moved_up]
        if self.stage is TournamentStage.RUNNING and self.rounds:
            if len(self.rounds) > 1 and self.plan.no_shows is not NoShows.UNKNOWN:
                names.append(f"{RESULTS}.{len(self.rounds) - 1}")
            parts = range(0, len(self.pairings), TABLES_A_POST)
            names += [f"{len(self.rounds)}.{part}" for part, _ in enumerate(parts)]
        if self.stage is TournamentStage.OVER:
            names.append(RESULT)
        if self.stage is TournamentStage.CANCELLED and (self.rounds or self.fell_short):
            names.append(CALLED_OFF)
        names += [f"{NOTE}.{note.number}" for note in self.notes]
        return tuple(names)

    @property
    def answered_posts(self) -> tuple[str, ...]:
        """Return the names of posted requests that are answered, withdrawn, or too late, and still have their buttons."""
        asked = [name for name, message in self.posts.items() if message and name.startswith(f"{ASKED}.")]
        return tuple(name for name in asked if name not in self.wanted_posts)

    @property
    def active(self) -> tuple[Entry, ...]:
        """Return the entries that are complete and have not withdrawn, in their order."""
        return tuple(entry for entry in self.entries if not (entry.is_out or entry.asks))

    @property
    def current(self) -> TournamentRound | None:
        """Return the last round that was begun."""
        return self.rounds[-1] if self.rounds else None

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Return the matches of the last round that was begun."""
        return self.rounds[-1].pairings if self.rounds else ()

    @property
    def next_number(self) -> int:
        """Return the number of the next entry. Numbers of entries that asked somebody are not used again."""
        asked = [int(name.split(".")[1]) for name in (*self.posts, self.posting) if name.startswith(ASKED)]
        asked += [int(name.split(".")[1]) for name in self.posts if name.startswith(f"{MOVED_UP}.")]
        used = [entry.number for entry in (*self.entries, *self.declined)]
        return 1 + max([*asked, *used], default=0)

    @property
    def waiting(self) -> tuple[Entry, ...]:
        """Return the entries of the sign-up for which there is no room yet, in their order."""
        is_open = self.stage is TournamentStage.SIGN_UP
        return self.entries[self.plan.most :] if self.plan.most and is_open else ()

    @property
    def moved_up(self) -> tuple[Entry, ...]:
        """Return the entries of the sign-up that had to wait and have a place now."""
        waiting = {entry.number for entry in self.waiting}
        return tuple(entry for entry in self.entries if entry.waited and entry.number not in waiting)

    @property
    def players(self) -> tuple[UserId, ...]:
        """Return the people who are still in, in the order of their entries."""
        return tuple(one.user for entry in self.active for one in entry.people if one.user is not None)

    def entry(self, number: int) -> Entry:
        """Return the entry of this number."""
        return next(entry for entry in self.entries if entry.number == number)

    def entry_of(self, user: UserId) -> Entry | None:
        """Return the entry of this person that has not withdrawn."""
        return next((entry for entry in self.entries if entry.has(user) and not entry.is_out), None)


class RoundTable(Struct, frozen=True):
    """The part of a table's record that its tournament asks for again and again."""

    is_open: bool
    is_confidential: bool
    thread: ChannelId | None


_SEED_DIGITS: Final = 16


def seed_of(secret: bytes) -> str:
    """Return a seed, of 16 hexadecimal digits."""
    return secret.hex()[:_SEED_DIGITS]


def lot(seed: str, *about: int) -> int:
    """Return a number that the seed gives for these numbers: anybody can compute it, and nobody can choose it."""
    told = "|".join((seed, *map(str, about)))
    return int.from_bytes(sha256(told.encode()).digest()[:8])


def in_drawn_order(seed: str, numbers: Iterable[int]) -> list[int]:
    """Return the entries in the order in which they were drawn."""
    return sorted(numbers, key=lambda number: (lot(seed, number), number))
