### The message with which the bot introduces itself in a server.

welcome-title = 🃏 Hello! Who plays Canasta with me?
welcome-text = Canasta is a card game: collect cards of the same rank and lay them down together for points, mostly with a partner. Here everybody plays when it suits them, and I deal, keep score and say whose turn it is.
    Never played? **{ button-learn }** shows you how in a few minutes, one tap at a time.
welcome-footer = “{ button-set-up-server }” and “{ button-check-permissions }” are for server managers.
button-open-table = Open a table
button-learn = Learn Canasta
button-set-up-server = Set up
button-check-permissions = Check permissions
