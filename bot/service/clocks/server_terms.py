"""Default time settings of a server, for new tables whose house rule has none of its own."""

from bot.service.administration.admin_actions import AdminAction, in_server
from bot.service.change import Change
from bot.service.clocks.terms import Terms, problems_of_terms
from bot.service.concurrency import retried, revised
from bot.service.errors import SettingsChanged, TermsImpossible
from bot.service.ids import GuildId, UserId
from bot.service.ports import Clock, Store


def expect_possible(terms: Terms) -> None:
    """Raise an error for invalid terms.

    Raises:
        TermsImpossible
    """
    problems = problems_of_terms(terms)
    if problems:
        raise TermsImpossible(problems=problems)


class ServerTerms:
    """The default terms of servers. A change does not affect tables that exist already."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def of(self, guild: GuildId) -> Terms:
        """Return the terms of new tables of this server."""
        return (await self._store.guild_settings(guild)).terms

    @retried(SettingsChanged)
    async def set(self, guild: GuildId, actor: UserId, terms: Terms) -> Terms:
        """Set the terms of new tables of this server.

        Raises:
            TermsImpossible, SettingsChanged
        """
        expect_possible(terms)
        now = await self._store.guild_settings(guild)
        if now.terms == terms:
            return terms
        later = revised(now, terms=terms)
        at = self._clock.now()
        admin = in_server(AdminAction.TERMS, guild, actor, at, {"name": ""})
        await self._store.commit(Change(at=at, documents=(later,), admin=admin))
        return terms
