"""Whether the bot belongs to the place where it was asked."""

from typing import Any, cast

import pytest

from bot.ui.toolkit.permissions import is_in_server


class Asked:
    """An interaction in a server or a direct message, by an installation of the server, the user or both."""

    def __init__(self, guild: int | None, *, by_guild: bool, by_user: bool) -> None:
        self.guild_id = guild
        self.is_guild_integration = lambda: by_guild
        self.is_user_integration = lambda: by_user


@pytest.mark.parametrize(
    "guild, by_guild, by_user, expected",
    [
        (1, True, False, True),
        (1, True, True, True),
        (1, False, True, False),
        (1, False, False, True),
        (None, False, True, False),
        (None, True, False, False),
    ],
)
def test_the_bot_is_in_a_server_that_has_installed_it(
    guild: int | None, by_guild: bool, by_user: bool, expected: bool
) -> None:
    asked = cast(Any, Asked(guild, by_guild=by_guild, by_user=by_user))
    assert is_in_server(asked) is expected
