"""The part of the discord.py client that interactions need."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, cast

import discord

from bot.service.people.settings import PlayerSettings
from bot.service.services import Services
from bot.ui.texts import Texts
from bot.ui.texts.preferred_language import Languages
from bot.ui.toolkit.card_emojis import CardEmojis
from bot.ui.toolkit.live_panels import LivePanels
from bot.ui.toolkit.members import Members
from bot.ui.toolkit.messages import Message
from bot.ui.toolkit.open_interactions import OpenInteractions
from bot.ui.toolkit.rate_limit import RateLimits


class InteractionMetrics(Protocol):
    """Metrics hook for answered interactions."""

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """Count an interaction of this kind that ended with this outcome after so many seconds."""

    def was_slow(self, spent: Mapping[str, float]) -> None:
        """Count the seconds of a slow answer, by what it waited for."""

    def refused(self, reason: str) -> None:
        """Count a refusal for this reason."""

    def failed(self, fault: BaseException) -> None:
        """Count an unexpected fault."""


class OperatorLinks(NamedTuple):
    """The addresses of the operator's pages; None for those that there are not."""

    invite: str | None = None
    support: str | None = None
    privacy: str | None = None
    terms: str | None = None


class InteractionClient(Protocol):
    """The part of the client that interactions need."""

    services: Services
    metrics: InteractionMetrics
    open_interactions: OpenInteractions
    live_panels: LivePanels
    rate_limits: RateLimits
    members: Members
    languages: Languages
    card_emojis: CardEmojis
    has_pictures: bool
    links: OperatorLinks

    def refusal_text(self, texts: Texts, refused: Exception, /) -> str:
        """Return the sentence for a refusal of the game or of a service."""

    async def is_owner(self, user: discord.User, /) -> bool:
        """Return whether this user owns the application, or belongs to the team that does."""

    def in_style(self, texts: Texts, message: Message, settings: PlayerSettings, /) -> Message:
        """Return a private message in the style that the user has chosen."""


def client_of(interaction: discord.Interaction[Any]) -> InteractionClient:
    """Return the client of an interaction, for what interactions need of it."""
    return cast(InteractionClient, interaction.client)
