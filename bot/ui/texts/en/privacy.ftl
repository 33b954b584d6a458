### What is stored about a person, for himself.

command-privacy = What I store about you, and how to delete it
command-privacy-show = What I store about you, in numbers
command-privacy-export = Everything I store about you, as a file
command-privacy-delete = Forget me (asks you to confirm first)

privacy-title = 🔏 What I store about you
privacy-nothing = Nothing. You have never sat at a table or chosen a setting, or I have forgotten you.
# The same whether somebody is known or forgotten: after deletion nothing tells whose these are.
privacy-remains = What stays when I have forgotten somebody, without id and name:
privacy-remains-list =
    • the cards and plays at your seats, as “Somebody’s”
    • the results of rated matches, under a number that means nothing, since the ratings of the others follow from them
    • the words you cut a deal with: without them nobody could check it
    • what was typed as the title of a table that you left before its match, or as the name or sentence of a house rule, even if you are named in it
    • names that somebody else typed on a score pad of their own, until they delete it
    • files of finished rounds that people have taken with them (text, JSON, web page), with the names in them
    • what I have posted in channels and the names of threads, until a server manager deletes them
    • backups of the operator, as long as they are kept
privacy-intro = Your Discord id, the name you had at each table, and this:
privacy-lobbies = **{ $count }** { $count ->
        [one] seat at a table that is filling
       *[other] seats at tables that are filling
    }
privacy-running = **{ $count }** { $count ->
        [one] seat in a running match
       *[other] seats in running matches
    }
privacy-over = **{ $count }** { $count ->
        [one] seat at a finished table
       *[other] seats at finished tables
    }
privacy-former = **{ $count }** { $count ->
        [one] seat you have handed over
       *[other] seats you have handed over
    }
privacy-moves = **{ $count }** { $count ->
        [one] play
       *[other] plays
    } of yours, for replays
privacy-rounds = **{ $count }** { $count ->
        [one] finished round
       *[other] finished rounds
    } in your statistics
privacy-participations = **{ $count }** { $count ->
    [one] server
   *[other] servers
    } where you take part in records, ladder and years
privacy-rated = **{ $count }** { $count ->
        [one] rated match
       *[other] rated matches
    } and your ratings
privacy-drafts = **{ $count }** { $count ->
        [one] prepared play
       *[other] prepared plays
    }
privacy-orders = **{ $count }** { $count ->
        [one] table with standing orders
       *[other] tables with standing orders
    }
privacy-settings = your settings: how I call you, language, time zone, quiet hours, how cards are shown
privacy-cuts = **{ $count }** { $count ->
        [one] cut
       *[other] cuts
    } of an upcoming deal
privacy-admin = **{ $count }** { $count ->
        [one] entry
       *[other] entries
    } in the log of admin actions
privacy-houses = **{ $count }** { $count ->
        [one] house rule
       *[other] house rules
    } you have changed
privacy-notices = **{ $count }** { $count ->
        [one] message
       *[other] messages
    } waiting to be sent to or about you
privacy-requests = **{ $count }** remembered { $count ->
        [one] click
       *[other] clicks
    }, kept for a day
privacy-votes = **{ $count }** { $count ->
        [one] vote
       *[other] votes
    } on a daily deal
privacy-evenings = **{ $count }** { $count ->
        [one] evening
       *[other] evenings
    } that you planned or answered
privacy-rank-roles = **{ $count }** { $count ->
        [one] role
       *[other] roles
    } that you have from me for your place on a ladder
privacy-tournaments = **{ $count }** { $count ->
        [one] tournament
       *[other] tournaments
    } that you organised or entered
privacy-score-pads = **{ $count }** { $count ->
        [one] score pad
       *[other] score pads
    }, with the names you typed
privacy-on-pads = **{ $count }** { $count ->
        [one] score pad
       *[other] score pads
    } on which somebody has named you
privacy-real-rounds = **{ $count }** { $count ->
        [one] round
       *[other] rounds
    } with real cards in your statistics
privacy-published = **{ $count }** { $count ->
        [one] house rule
       *[other] house rules
    } you have published
privacy-marks = { $named ->
        [yes] In addition, a mark made from your id is kept
       *[other] Nothing contains your id or your name. Only a mark made from your id is kept
    } at **{ $count }** { $count ->
        [one] table
       *[other] tables
    }: you were forgotten in the middle of a round, and the mark prevents you from seeing a second hand of it. Your id cannot be read from the mark, and it is deleted when that round ends or, in a duplicate, when its last table has finished.
privacy-footer = Only you can see this. /privacy export gives you all of it, /privacy delete forgets you.
privacy-exported = Here is everything I store about you. It contains your cards in rounds still being played: keep it to yourself until they are over.

privacy-delete-sure = **Shall I forget you in all servers?** This cannot be undone.
    • Your settings, prepared plays, standing orders and score pads are deleted.
    • You leave tables that are filling. A computer takes your seat in running matches; a match with nobody else in it ends.
    • At finished tables your seat stays as “Somebody’s”, so that the others keep their history.
    • Your name and id are removed from your plays, log entries and published house rules.
    • Your entries withdraw from tournaments, and you are off the lists of evenings.
    • You lose roles for places on ladders.
    • In a running round you cannot take another seat before it ends, and in a duplicate none at another table before all have finished. Until then a mark made from your id is kept, without your id or name.
    `/privacy show` lists what stays.
privacy-delete-done = You are forgotten. You are welcome to play again at any time, as somebody new to me.
button-privacy-delete = Forget me
