### The message with which the bot introduces itself in a server.

welcome-title = 🃏 Hello! Who plays Canasta with me?
welcome-text = Canasta is a card game: collect cards of the same rank and lay them down together for points, mostly with a partner. Here everybody plays when it suits them, and I deal, keep score and say whose turn it is.
    Never played? **{ button-learn }** shows you how in a few minutes, one tap at a time.
welcome-footer = “{ button-set-up-server }” and “{ button-check-permissions }” are for server managers.
button-open-table = Open a table
button-learn = Learn Canasta
button-set-up-server = Set up
button-check-permissions = Check permissions

### What a server's managers decide once.

command-setup = For server managers: the usual game, table settings, roles, the daily deal
setup-title = 🛠️ Set up this server
setup-game = 🃏 **Usual game:** { $game }
setup-terms = 🪑 **New tables:** { $terms }
setup-places = 📍 **Tables:** { $forum ->
    [none] in threads where they are opened
   *[other] as posts in { $forum }
}
setup-tags = 🏷️ Add { $tags } to its tags, and I show there how each table stands.
setup-players = 📣 **Called to new tables:** { $role ->
    [none] nobody
   *[other] { $role }
}
setup-organisers = 🏆 **Organisers:** managers{ $role ->
    [none] {""}
   *[other] {" "}and { $role }
}
setup-daily = 📅 **Daily deal**, a hand a day to vote on: { $channel ->
    [none] off
   *[other] { $channel } at { $time }
}
setup-language = 🌍 **Language of tables and announcements:** { $language }
setup-language-about = 🌍 In which language shall I write what everybody here reads? Private answers are in each reader’s own language; `/settings` changes it.
menu-language-here = Language of this server…
option-language-of-server = The language that Discord prefers here
setup-footer = You can play without changing anything. House rules: /house create
setup-organisers-given = I give { $role } to people myself, when they ask for it or for places on the ladder. Please choose one that organisers have.
setup-closed-forum = I may not post in { $forum }. Please give me “View Channel”, “Create Posts”, “Send Messages in Posts” and “Embed Links” there.
setup-tagged-forum = Each post in { $forum } needs a tag. Please add “free seats”, “playing” and “over” to its tags first.
setup-organisers-everyone = Everybody has that role. Please choose one that organisers have.
menu-setup-game = Usual game…
menu-setup-forum = Forum for new tables…
menu-setup-players = Role to call to new tables…
menu-setup-organisers = Role of organisers…
button-language = Language
button-setup-daily = Daily deal here
button-setup-no-daily = No daily deal

### Posts of tables in a forum.

post-name = { $table } · { $game }
# The names of tags, as a manager types them in the forum's settings.
post-tag-free = free seats
post-tag-playing = playing
post-tag-over = over
