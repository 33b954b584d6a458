### What is stored about a person, for himself.

command-privacy = What I store about you, and how to be forgotten
command-privacy-show = What I store about you, in numbers
command-privacy-export = Everything of yours as a file
command-privacy-delete = Forget me: asks once more first

privacy-title = 🔏 What I store about you
privacy-nothing = Nothing. You have never sat at a table or chosen a setting, or I have forgotten you.
privacy-intro = Your Discord id, the name you had at each table, and this:
privacy-lobbies = **{ $count }** { $count ->
        [one] seat at a table that is filling
       *[other] seats at tables that are filling
    }
privacy-running = **{ $count }** { $count ->
        [one] seat in a match that is on
       *[other] seats in matches that are on
    }
privacy-over = **{ $count }** { $count ->
        [one] seat at a table that is over
       *[other] seats at tables that are over
    }
privacy-former = **{ $count }** { $count ->
        [one] seat you have handed over
       *[other] seats you have handed over
    }
privacy-moves = **{ $count }** { $count ->
        [one] play
       *[other] plays
    } of yours, for replays
privacy-drafts = **{ $count }** { $count ->
        [one] prepared play
       *[other] prepared plays
    }
privacy-orders = **{ $count }** { $count ->
        [one] table with standing orders
       *[other] tables with standing orders
    }
privacy-settings = your settings: where you are called, time zone, quiet hours, how cards are shown
privacy-cuts = **{ $count }** { $count ->
        [one] cut
       *[other] cuts
    } for a coming deal
privacy-admin = **{ $count }** { $count ->
        [one] entry
       *[other] entries
    } in the log of what admins did
privacy-houses = **{ $count }** { $count ->
        [one] house rule
       *[other] house rules
    } that you changed last
privacy-notices = **{ $count }** { $count ->
        [one] message
       *[other] messages
    } still to be sent to or about you
privacy-requests = **{ $count }** remembered { $count ->
        [one] click
       *[other] clicks
    }, for a day
privacy-footer = Only you can see this. /privacy export gives you all of it, /privacy delete forgets you.
privacy-exported = Here is everything of yours. It holds your cards of rounds that are on: keep it to yourself until they are over.

privacy-delete-sure = **Shall I forget you, in all servers?** This cannot be undone.
    • Your settings, prepared plays and standing orders are deleted.
    • You leave tables that are filling. A computer takes your seat in matches that are on; a match with nobody else in it ends.
    • At tables that are over your seat stays, as “Somebody’s”, so that the others keep their history.
    • Plays and log entries of yours lose your name and your id.
    What I have already written in channels stays there; who manages the server can delete it.
privacy-delete-done = You are forgotten. You are welcome to play again at any time, as somebody I have never met.
button-privacy-delete = Forget me
