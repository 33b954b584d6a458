"""The counts of a side at the end of a round, from which its score follows."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.canasta.policies.canasta_bonuses import CanastaKind
from bot.canasta.policies.penalties import UnfinishedKind
from bot.canasta.seats import Seat


class Exit(StrEnum):
    """The ways of going out that can differ in their bonus."""

    OPEN = "open"
    CONCEALED = "concealed"
    HAND_CANASTA = "hand_canasta"
    """Concealed, with a complete canasta of one's own (pagat, Viennese Canasta: "Hand-Canasta")."""


class HandCount(Struct, frozen=True, omit_defaults=True):
    """The cards left in a hand or a foot.

    ``points`` are those of all cards but threes; ``cards`` is their number with threes, 0 where it is not known.
    ``seat`` is None where the cards of several players are counted together.
    """

    points: int = 0
    red_threes: int = 0
    black_threes: int = 0
    sevens: int = 0
    aces: int = 0
    cards: int = 0
    seat: Seat | None = None


class SideCount(Struct, frozen=True, omit_defaults=True):
    """The counts of a side at the end of a round.

    * ``canastas``, ``unfinished``: one entry for each; ``from_hand`` of the canastas were laid whole from a hand.
    * ``exit``: how the side went out, None if it did not; ``exit_seat`` is the player.
    * ``red_threes``, ``black_threes``: on the table; ``held_red_threes`` and ``held_black_threes`` are those in hands
      that count as though they lay there (option threes_in_hand_scoring), and in no :class:`HandCount`.
    * ``melded``: the card points of all melds; ``melded_cards`` is their number, 0 where it is not known.
    * ``fines``: by player, None where the player is not known.
    * ``special_hand``: the name of the hand with which the side ended the round; nothing else counts then.
    """

    canastas: tuple[CanastaKind, ...] = ()
    from_hand: int = 0
    exit: Exit | None = None
    exit_seat: Seat | None = None
    has_exact_cut: bool = False
    red_threes: int = 0
    black_threes: int = 0
    held_red_threes: int = 0
    held_black_threes: int = 0
    melded: int = 0
    melded_cards: int = 0
    unfinished: tuple[UnfinishedKind, ...] = ()
    hands: tuple[HandCount, ...] = ()
    feet: tuple[HandCount, ...] = ()
    fines: tuple[tuple[Seat | None, int], ...] = ()
    special_hand: str | None = None

    @property
    def has_melded(self) -> bool:
        """Return whether the side has any meld."""
        return bool(self.melded_cards or self.melded or self.canastas)

    @property
    def has_sevens_canasta(self) -> bool:
        """Return whether one of the canastas is of sevens."""
        return CanastaKind.SEVENS in self.canastas or CanastaKind.MIXED_SEVENS in self.canastas
