"""The ids the service speaks of. Distinct types, so that a guild never lands where a table belongs."""

from typing import NewType

TableId = NewType("TableId", int)
"""A table's small public number, as people type it."""

UserId = NewType("UserId", int)
"""A Discord user. Computers have none."""

GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
"""A channel or a thread: for the service both are places where a table lives."""

HouseId = NewType("HouseId", int)
"""A house rule. Numbers are never used twice, so that a button of a deleted one means nothing."""

MessageId = NewType("MessageId", int)
NoticeId = NewType("NoticeId", int)
