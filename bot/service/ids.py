"""The id types of the service, distinct so that a type checker finds a guild id passed as a table id."""

from typing import NewType

TableId = NewType("TableId", int)
"""The small public number of a table, as people type it."""

UserId = NewType("UserId", int)
"""The id of a Discord user. Computers have none."""

GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
"""The id of a channel or a thread: for the service both are places of a table."""

HouseId = NewType("HouseId", int)
"""The id of a house rule. Ids are never reused, so that a button of a deleted one matches no other."""

TournamentId = NewType("TournamentId", int)
"""The number of a tournament."""

EveningId = NewType("EveningId", int)
"""The number of an evening."""

RoleId = NewType("RoleId", int)
"""The id of a role of a server."""

ScorePadId = NewType("ScorePadId", int)
"""The id of a score pad. Ids are never reused, so that a button of a deleted one matches no other."""

PublishedId = NewType("PublishedId", int)
"""The id of a published house rule. Ids are never reused, so that a button of one taken down matches no other."""

MessageId = NewType("MessageId", int)
NoticeId = NewType("NoticeId", int)
