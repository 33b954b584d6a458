### Finding people for a table: invitations, and the role of members who want to be called.

button-invite = Invite
button-call-players = Call players
button-be-called = Call me: on or off
button-players-off = Turn it off
button-to-table = To the table
button-join-table = Join { $table }
menu-invite = Invite up to five people…

invite-whom = Whom do you want to invite to { $table }? Each is told once, and sits down only by joining.
invite-role = **{ button-call-players }** mentions { $role } in the channel, once an hour at most.
# $names: mentions, $count of them.
invite-told = ✅ Invited: { $names }
context-menu-invite = Invite to my table
invite-no-table = You sit at no table here with a free seat. Open one with `/table new`.
# $names: mentions, $count of them.
invite-before = { $names }: invited before, and not told again.
# $names: mentions, $count of them.
invite-seated = { $names }: here already.
invite-bot = **{ $name }** is a bot. **{ button-add-computer }** in the lobby seats a computer.
invite-stranger = **{ $name }** is not a member of this server.
invite-blind = **{ $name }** cannot see the table’s channel.

invitation = 💌 { $mention }, { $name ->
    [none] you are invited
   *[other] **{ $name }** invites you
} to **{ $table }**: { $game }, { $free ->
    [one] one seat free
   *[other] { $free } seats free
}.
invitation-direct = 💌 { $name ->
    [none] You are invited
   *[other] **{ $name }** invites you
} to **{ $table }** on **{ $server }**: { $game }, { $free ->
    [one] one seat free
   *[other] { $free } seats free
}. Press **{ button-join }** there to sit down.

players-call = 📣 { $mention } { $name ->
    [none] A table needs players
   *[other] **{ $name }** needs players
}: **{ $table }**, { $game }, { $free ->
    [one] one seat free
   *[other] { $free } seats free
}.
players-called = ✅ Called. Players can be called again at { $again }.

command-admin-players = The role of members who want to be called when a table needs players
option-admin-players-role = A role that the bot may give and mention
players-role-on = 📣 Tables that need players may call { $role }, once an hour at most.{ $last ->
    [none] {""}
   *[other] { " " }The next call is possible from { $last }.
} Members take the role, or lay it down, with **{ button-be-called }** below each call and in `/table list`.
players-role-off = 📣 Nobody is called to tables that need players. Choose a role for those who want to be: `/admin players role:@Canasta`
players-role-taken = 🔔 You have { $role } now: you are called when a table needs players.
players-role-laid-down = 🔕 You no longer have { $role }: you are not called to new tables any more.
players-role-gone = This server has no role for that any more. A server manager can choose one with `/admin players`.
players-role-closed = I may not give or mention { $role } any more. A server manager can see why by choosing it again with `/admin players`.
players-role-for-rank = { $role } is given for places on the ladder already. Please choose another role.
players-role-for-organisers = Who has { $role } may organise tournaments here, and I would give it to anybody who asks. Please choose another role.
players-role-silent = I may not mention { $role }. Please allow everybody to mention that role, or give me “Mention All Roles”.
