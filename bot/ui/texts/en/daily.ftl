### The daily deal: one position a day. Of Classic it is the same in every server.

command-admin-daily = Post a daily deal: one position to vote on, of Classic or of your house rule
option-admin-daily-channel = Where to post it
option-admin-daily-hour = The hour, 0 to 23, in UTC; the answer shows it in your own time

daily-title = 🧩 Daily deal
daily-question = **What do you discard?** { $took ->
    [pile] You have taken the pile
   *[other] You have drawn
}, and lay down nothing more.
daily-rules-classic = (Classic for four)
daily-rules-house = (House rule: **{ $name }**)
daily-footer = Your first choice counts. Only you see the answer.
daily-position = The position
daily-last = The deal before
# Places in the picture of a deal: 10 characters or so.
daily-you = You
daily-left = Left
daily-partner = Partner
daily-right = Right

daily-words-house = **{ $name }:** { $what }
daily-hand = **Your hand:** { $cards }
daily-ours = **Your side** ({ $score }): { $melds }
daily-ours-none = **Your side** ({ $score }): nothing melded, { $needed } points needed
daily-theirs = **The opponents** ({ $score }): { $melds }
daily-theirs-none = **The opponents** ({ $score }): nothing melded, { $needed } points needed
daily-threes = **Red threes:** your side { $ours }, the opponents { $theirs }
daily-pile = **Pile:** { $count ->
    [0] empty
    [one] 1 card, { $upcard }
   *[other] { $count } cards, { $upcard } on top
}{ $frozen ->
    [yes] , frozen
   *[no] {""}
}
daily-counts = **Stock:** { $stock ->
    [one] one card
   *[other] { $stock } cards
} · left { $left }, partner { $partner }, right { $right } in hand
daily-feet = **Feet not picked up:** { $whose }

daily-answer = The answer
daily-nobody-voted = **{ $best }** was best. Nobody voted.
daily-votes = Votes: { $votes }
daily-vote = { $card } { $count }
daily-found = 🎯 { $who }
daily-found-others = { $count ->
    [one] one more
   *[other] { $count } more
}
daily-footer-over = This deal is over. It names those who take part, by the button of /ladder or /records.
daily-result = **{ $best }** was best. { $right } of { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} found it.
daily-streaks = 🔥 In a row: { $runs }
daily-streak = { $who } { $count }

daily-chosen = { $right ->
    [yes] 🎯 You chose **{ $card }**: well found.
   *[no] You chose **{ $card }**.
}
daily-chosen-before = You had chosen **{ $card }** already, and that counts.
daily-so-far = So far { $right } of { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} found it.
daily-own-streak = 🔥 You have found { $count } in a row.

daily-on = 🧩 The daily deal is posted in { $channel } at { $time }, next { $next }.
daily-game-classic = It is Classic for four.
daily-game-house = It is your default house rule, **{ $name }**: each deal is found for it shortly before it is posted. Should none be found, that day has the deal of Classic for four.
daily-hindrance = { $why ->
    [players] Your default house rule, **{ $name }**, is not for four in pairs, so there are no daily deals of it.
    [missing] There are no daily deals of your default house rule, **{ $name }**: what compares plays is not installed here.
    [game] There are no daily deals of your default house rule, **{ $name }**: plays cannot be compared in this game.
   *[no_default] No house rule is the default here. Make one the default first: `/house default`.
}
daily-off = 🧩 There is no daily deal here. Choose where and when: `/admin daily channel:#canasta hour:18`
daily-which-channel = Please choose a channel, too: `/admin daily channel:#canasta hour:18`
daily-closed-channel = I may not write in { $channel }. Please let me view it, send messages and embed links there, or choose another channel.
button-daily-off = Turn it off
button-daily-house = Our house rule
button-daily-classic = Classic for four
