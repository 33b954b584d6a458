"""Verification of a match from its exported document: seals, deals, plays, scores. See ``docs/fair-deals.md``.

Only the document and the rules of the game are used, so anybody who has the file can check it anywhere. The file is
untrusted input: everything in it is limited in size, and mistakes in it are reported.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct, convert
from msgspec.structs import replace

from bot.canasta.actions import StartRound
from bot.canasta.cards import NO_CARDS
from bot.canasta.codec import SCHEMA_VERSION, state_hash
from bot.canasta.engine import apply, start_match
from bot.canasta.errors import CanastaError, RuleSetError
from bot.canasta.events import Event, SeatsDrawn
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.writing import cards_text
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.canasta.seats import Seat
from bot.canasta.shuffle import commitment
from bot.canasta.state import State
from bot.canasta.taking_back import is_lay_down
from bot.service.history.exports import FORMAT, TAKE_BACK, VERSION, drawn_unseen, match_json, seats_document
from bot.service.history.replays import Match, Replays, with_frames
from bot.service.ids import TableId
from bot.service.work import HERE, Workers, run_anyhow

LARGEST_FILE: Final = 32_000_000
"""The largest file in bytes; a bigger one is refused unread. A long match has less than one million."""

_SECRET_BYTES: Final = 32

Short = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=0, le=10**9)]


class NotAMatchError(CanastaError):
    """An error for content that is no verifiable match; the text says why."""


class Fault(StrEnum):
    """The kinds of mismatches between the document and the replayed match."""

    NUMBER = "number"
    """Rounds that do not follow each other."""
    LABEL = "label"
    """A deal that was made for another table."""
    SECRET = "secret"  # noqa: S105 - the name of a fault
    SEAL = "seal"
    """A secret that does not match the commitment."""
    SEATS = "seats"
    """Partners and seats that were drawn differently, or not at all."""
    DEALER = "dealer"
    HANDS = "hands"
    VERSION = "version"
    """Plays that are out of order."""
    REFUSED = "refused"
    """A play that the rules do not allow."""
    TAKEN_BACK = "taken_back"
    """A play that could not be taken back."""
    DREW = "drew"
    HASH = "hash"
    UNENDED = "unended"
    """Plays that do not end the round as the document says."""
    SCORES = "scores"


STOPPING: Final = frozenset({Fault.NUMBER, Fault.SECRET, Fault.REFUSED, Fault.TAKEN_BACK, Fault.UNENDED})
"""The faults after which nothing more can be replayed."""


class Mismatch(Struct, frozen=True):
    """A fault that was found, and the version of its play."""

    fault: Fault
    version: int = 0
    engine: int = 0
    """The version of the engine that played it."""


class RoundProof(Struct, frozen=True):
    """The result of checking a round."""

    number: int
    commitment: str
    is_sealed: bool
    """True if the file says that the commitment was published before the deal."""
    secret: str
    cut: str
    plays: int
    compared: int
    """The number of states that were compared with the stored hashes."""
    is_scored: bool
    """False for a round in which the match was given up."""
    mismatches: tuple[Mismatch, ...]
    places: tuple[Seat, ...] = ()
    """The new seat of each seat that its cuts name, if seats were drawn with its deal."""
    before: tuple[str, ...] = ()
    """The commitments that were replaced because a backup was restored, oldest first; ``is_sealed`` is False then."""

    @property
    def is_good(self) -> bool:
        """Return whether everything agrees."""
        return not self.mismatches


class Proof(Struct, frozen=True):
    """The result of checking a match."""

    table: int
    title: str
    rounds: tuple[RoundProof, ...]
    unchecked: int
    """The number of rounds after one that cannot be replayed to its end."""
    left_out: int | None
    """The number of the round that is not over."""

    @property
    def is_good(self) -> bool:
        """Return whether everything agrees in all rounds."""
        return not self.unchecked and all(one.is_good for one in self.rounds)

    @property
    def is_sealed(self) -> bool:
        """Return whether all commitments were published before their deals."""
        return all(one.is_sealed for one in self.rounds)


# ------------------------------------------------------------------------------------------------- the document


class _Table(Struct):
    number: Number
    title: Annotated[str, Meta(max_length=300)] = ""
    deal_label: Annotated[str, Meta(pattern=r"^(duplicate [1-9][0-9]{0,8})?$")] = ""
    """The label of the deals of a duplicate, as its sign-up told it with the seal; empty for the number of the table. No other
    text is allowed: whoever could choose it after the seal could choose the deal.
    """


class _Rules(Struct):
    options: dict[Short, Any]


class _Deal(Struct):
    version: Number
    secret: Short
    label: Short
    cut: Annotated[str, Meta(max_length=2000)]
    commitment: Short
    hash: Short
    schema: Number
    engine: Number
    sealed: bool = False
    resealed: Annotated[tuple[Short, ...], Meta(max_length=1000)] = ()
    hands: Annotated[tuple[Annotated[str, Meta(max_length=1000)], ...], Meta(max_length=20)] = ()


class _OthersDrew(Struct):
    seat: Number
    cards: Annotated[str, Meta(max_length=1000)]


class _Play(Struct):
    version: Number
    seat: Number
    action: Annotated[str, Meta(max_length=1000)]
    hash: Short
    schema: Number
    engine: Number
    returns_to: Number | None = None
    drew: Annotated[str, Meta(max_length=1000)] = ""
    others_drew: Annotated[tuple[_OthersDrew, ...], Meta(max_length=20)] = ()
    """The cards that other seats drew with this play; missing in files of earlier versions."""


_Drawn = Annotated[tuple[Annotated[str, Meta(max_length=1000)], ...], Meta(max_length=1000)]
_Places = Annotated[tuple[Number, ...], Meta(max_length=20)]


class _SeatsDrawn(Struct):
    draws: _Drawn
    cutters: _Places
    cuts: _Drawn
    seats: _Places


class _Round(Struct):
    round: Number
    dealer: Number
    deal: _Deal
    plays: Annotated[tuple[_Play, ...], Meta(max_length=20_000)]
    result: dict[str, Any] | None
    differs_from: Number | None = None
    seats_drawn: _SeatsDrawn | None = None

    def tells_draws_of(self, play: _Play) -> bool:
        """Return whether the file has the drawn cards: it does in rounds with hands, before ``differs_from``."""
        return bool(self.deal.hands) and (self.differs_from is None or play.version < self.differs_from)


class _LeftOut(Struct):
    round: Number


class _Match(Struct):
    format: Short
    version: Number
    table: _Table
    rules: _Rules
    rounds: Annotated[tuple[_Round, ...], Meta(max_length=2000)]
    left_out: _LeftOut | None = None


def proof_of(content: bytes) -> Proof:
    """Check a match as ``match_json`` writes it.

    Raises:
        NotAMatchError: with a sentence that says what is wrong with the file.
    """
    if len(content) > LARGEST_FILE:
        raise NotAMatchError(f"It has {len(content):,} bytes; a match has {LARGEST_FILE:,} at most.")
    try:
        match = msgspec.json.decode(content, type=_Match)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotAMatchError(f"It is not a match as the bot writes them: {str(error)[:200]}.") from error
    except RecursionError:
        raise NotAMatchError("It is nested too deeply.") from None
    if match.format != FORMAT:
        raise NotAMatchError(f'It is not a match as the bot writes them: its format is not "{FORMAT}".')
    if match.version != VERSION:
        raise NotAMatchError(
            f"It is written in version {match.version} of the format; this bot reads version {VERSION}."
        )
    try:
        rules = rules_of(DEFAULT_PRESET, match.rules.options, stored=True)
    except RuleSetError as error:
        raise NotAMatchError(f"Its rules cannot be played: {str(error)[:300]}.") from error
    return _proof(match, rules)


def _proof(match: _Match, rules: RuleSet) -> Proof:
    state = start_match(rules, stored=True)
    rounds: list[RoundProof] = []
    version = 0
    for told in match.rounds:
        checking = _Checking(told, state, version, match.table.deal_label or str(match.table.number))
        checking.check(is_last=told is match.rounds[-1])
        state, version = checking.state, checking.version
        rounds.append(checking.proof())
        if any(mismatch.fault in STOPPING for mismatch in checking.mismatches):
            break
    if match.left_out is not None and rounds and not _follows(match.left_out, match.rounds[-1]):
        rounds[-1] = replace(rounds[-1], mismatches=(*rounds[-1].mismatches, Mismatch(Fault.NUMBER)))
    return Proof(
        table=match.table.number,
        title=match.table.title,
        rounds=tuple(rounds),
        unchecked=len(match.rounds) - len(rounds),
        left_out=None if match.left_out is None else match.left_out.round,
    )


def _follows(left_out: _LeftOut, last: _Round) -> bool:
    """Return whether the left out round is the next after the last one: if not, rounds were removed at the end."""
    return last.result is not None and left_out.round == last.round + 1


class _StopError(Exception):
    """The signal that the round cannot be replayed any further."""


class _Checking:
    """The replay of one round, and the faults found in it."""

    def __init__(self, told: _Round, state: State, version: int, label: str) -> None:
        self.told = told
        self.state = state
        self.version = version
        self.label = label
        self.mismatches: list[Mismatch] = []
        self.compared = 0
        self.places: tuple[Seat, ...] = ()

    def proof(self) -> RoundProof:
        told, deal = self.told, self.told.deal
        return RoundProof(
            number=told.round,
            commitment=deal.commitment,
            is_sealed=deal.sealed and not deal.resealed,
            before=deal.resealed,
            secret=deal.secret,
            cut=deal.cut,
            plays=len(told.plays),
            compared=self.compared,
            is_scored=told.result is not None,
            mismatches=tuple(self.mismatches),
            places=self.places,
        )

    def check(self, *, is_last: bool) -> None:
        """Replay the deal, the plays and the score, and collect the faults."""
        try:
            self._deal()
            self._play()
            self._score(is_last=is_last)
        except _StopError:
            pass

    def _wrong(self, fault: Fault, told: _Deal | _Play | None = None) -> None:
        # Only the first fault of each kind is kept: later ones follow from it.
        if all(mismatch.fault is not fault for mismatch in self.mismatches):
            place = (0, 0) if told is None else (told.version, told.engine)
            self.mismatches.append(Mismatch(fault, *place))
        if fault in STOPPING:
            raise _StopError

    def _deal(self) -> None:
        told, deal = self.told, self.told.deal
        if told.round != self.state.table.round + 1:
            self._wrong(Fault.NUMBER)
        try:
            secret = bytes.fromhex(deal.secret)
        except ValueError:
            secret = b""
        if len(secret) != _SECRET_BYTES:
            self._wrong(Fault.SECRET)
        if commitment(secret) != deal.commitment:
            self._wrong(Fault.SEAL)
        if deal.label != self.label:
            self._wrong(Fault.LABEL)
        events = self._do(None, StartRound(secret.hex(), deal.label, deal.cut), deal)
        drawn = next((event for event in events if isinstance(event, SeatsDrawn)), None)
        if (None if drawn is None else convert(seats_document(drawn), _SeatsDrawn)) != told.seats_drawn:
            self._wrong(Fault.SEATS)
        self.places = () if drawn is None else drawn.seats
        if self.state.table.dealer != told.dealer:
            self._wrong(Fault.DEALER)
        if deal.hands and deal.hands != tuple(map(cards_text, self.state.hands)):
            self._wrong(Fault.HANDS)

    def _play(self) -> None:
        states: dict[int, State] = {self.version: self.state}
        laying: Seat | None = None
        before = 0  # the version of the last play that was no lay-down of this seat
        seats = self.state.table.seating.seat_count
        for play in self.told.plays:
            seat = Seat(play.seat)
            if play.seat >= seats:
                self._wrong(Fault.REFUSED, play)
            if play.action == TAKE_BACK:
                # Only this seat's lay-downs since then, and nothing that has shown a card.
                target = play.returns_to or 0
                if laying != seat or target not in states or not before <= target < self.version:
                    self._wrong(Fault.TAKEN_BACK, play)
                self._goes_on(play)
                self.state = states[target]
                self._compare(play)
            else:
                try:
                    action = parse_action(play.action)
                except CanastaError:
                    self._wrong(Fault.REFUSED, play)
                    return
                last = self.version
                events = self._do(seat, action, play)
                if not is_lay_down(events):
                    laying, before = None, play.version
                elif laying != seat:
                    laying, before = seat, last
                drawn = drawn_unseen(events)
                own = drawn.pop(seat, NO_CARDS)
                is_told = play.drew or self.told.tells_draws_of(play)
                if is_told and play.drew != cards_text(own):
                    self._wrong(Fault.DREW, play)
                others = [(other.seat, other.cards) for other in play.others_drew]
                if others and others != [(who, cards_text(cards)) for who, cards in sorted(drawn.items())]:
                    self._wrong(Fault.DREW, play)
            states[play.version] = self.state

    def _do(self, seat: Seat | None, action: Any, told: _Deal | _Play) -> tuple[Event, ...]:
        self._goes_on(told)
        try:
            step = apply(self.state, seat, action)
        except CanastaError:
            self._wrong(Fault.REFUSED, told)
            raise
        self.state = step.state
        self._compare(told)
        return step.events

    def _goes_on(self, told: _Deal | _Play) -> None:
        if told.version <= self.version:
            self._wrong(Fault.VERSION, told)
        self.version = told.version

    def _compare(self, told: _Deal | _Play) -> None:
        """Compare the state with the stored hash if that was written in the current schema."""
        if told.schema == SCHEMA_VERSION:
            self.compared += 1
            if state_hash(self.state) != told.hash:
                self._wrong(Fault.HASH, told)

    def _score(self, *, is_last: bool) -> None:
        result, told = self.state.table.result, self.told.result
        if told is None:
            # The match was given up during this round: nothing comes after it.
            if result is not None or not is_last:
                self._wrong(Fault.UNENDED)
            return
        if result is None or self.state.table.is_running:
            self._wrong(Fault.UNENDED)
        document = msgspec.json.decode(msgspec.json.encode(result))
        document["scores"] = document.pop("sheets")
        if document != told:
            self._wrong(Fault.SCORES)


class Proofs:
    """Proofs and exports, open to everybody who may see the table. Workers get only rows of rounds that are over."""

    def __init__(self, replays: Replays, workers: Workers = HERE) -> None:
        self._replays = replays
        self._workers = workers

    async def proof(self, table: TableId, upto: int | None = None) -> Proof:
        """Return the result of checking all rounds, up to ``upto`` if given.

        Raises:
            TableNotFound, NoRoundOver
            RoundNotOver: that one was not played to its end.
        """
        match = await self._replays.rows(table, upto)
        return await run_anyhow(self._workers, _proved, match)

    async def document(
        self, table: TableId, write: Callable[[Match], bytes] = match_json, *, upto: int | None = None
    ) -> tuple[Match, bytes]:
        """Return the match without frames, and the document of its rounds that are over, up to ``upto`` if given.

        ``write`` makes the document, by default JSON; it must be a module-level function.

        Raises:
            TableNotFound, NoRoundOver
            RoundNotOver: that one was not played to its end.
        """
        match = await self._replays.rows(table, upto)
        return match, await run_anyhow(self._workers, _written, write, match)


def _proved(match: Match) -> Proof:
    return proof_of(match_json(match))


def _written(write: Callable[[Match], bytes], match: Match) -> bytes:
    return write(with_frames(match))
