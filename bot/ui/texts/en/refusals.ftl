### One sentence or two for each refusal: which rule, with its numbers, and what would be legal.
###
### Elsewhere: what is wrong with rules that are put together (conflicts.ftl); share codes and house rules (house.ftl);
### what a panel, a command or a form refuses by itself, with the texts of its feature (panels, commands, admin, lobby).

## Rules of the game: refusal-<reason>

refusal-round-not-running = No round is being played just now. You can play as soon as the next one is dealt.
refusal-not-your-turn = { $out ->
    [yes] You sit out this round. You play again in the next one.
   *[no] It is **{ $seat }**’s turn. You can play as soon as it is yours.
}
refusal-already-drawn = You have already drawn this turn. Meld if you like, then discard a card.
refusal-must-draw-first = Begin your turn by drawing a card or taking the pile.
refusal-question-open = **{ $asker }**’s question “May I go out?” is still open. It has to be answered first.
refusal-no-question-open = No question is waiting for an answer.
refusal-not-asked = { $why ->
    [own] You asked the question yourself, so the answer is not yours to give. You can only withdraw it.
    [not_asker] **{ $asker }** asked the question, so only **{ $asker }** can withdraw it.
   *[not_partner] **{ $asker }** did not ask you, so the answer is not yours to give.
}
refusal-round-already-running = This round is still being played. The next one is dealt when it is over.
refusal-match-is-over = This match is over. For another one, open a new table with `/table new`.
refusal-not-a-seat-action = Players do not deal; the next deal starts automatically.

refusal-stock-empty = The stock is empty, so there is nothing to draw. Take the pile if you can, or let the round end.
refusal-stock-not-empty = { $rule ->
    [end_of_turn] In this game the round ends by itself, with the turn that leaves the stock empty.
    [end_with_last_discard] In this game the round ends by itself, with the turn of whoever draws the last card.
    [recycle_pile] In this game the pile becomes a new stock when the stock has run out.
    [recycle_pile_turned_over] In this game the pile becomes a new stock when the stock has run out.
   *[other] A player can end the round only by leaving the pile when the stock is empty.
} { $stock ->
    [0] You can still draw
    [one] The stock still has a card: draw it
   *[other] The stock still has { $stock } cards: draw
} or take the pile.
refusal-must-take-pile = { $rule ->
    [forced_if_fits_meld] The stock is empty and { $upcard } fits one of { $alone ->
        [yes] your
       *[no] your side’s
    } melds, so you must take the pile.
   *[other] The stock is empty and you can take the pile with { $upcard }, so you must.
}

# $rank here and below: the name of a meld or of its rank, a word ("kings", "sequence"). $lacking: a list of lacking-…
# $missing: cards.
refusal-cards-not-in-hand = { $why ->
    [none] You have no { $rank }.
    [few] You want to play { $wanted } { $rank } and have { $held }.
    [several] You have { $lacking }.
   *[card] You do not have { $missing }.
} Choose from the cards in your hand.
lacking-rank = no { $rank }
lacking-some = only { $cards }
lacking-card = no { $card }
refusal-nothing-played = Choose at least one card to lay down.
refusal-mixed-ranks = { $joins ->
    [yes] The { $rank } cannot take { $cards }.
   *[no] { $cards } are of different ranks.
} A meld has cards of one rank, with wild cards if you like{ $sequences ->
    [yes] , or three to seven of one suit in a row from four to ace
   *[no] { "" }
}{ $joins ->
    [yes] .
   *[no] ; separate melds with commas, such as `KKK2, QQQ`.
}
refusal-too-few-cards = A meld needs at least { $needed } cards, and your { $rank } would be { $have ->
    [one] one
   *[other] { $have }
}. Add { $more ->
    [one] one more
   *[other] { $more } more
}{ $sort ->
    [any] , natural or wild.
    [threes] ; threes take no wild cards.
   *[same] .
}
refusal-too-few-naturals = A meld needs at least { $needed } natural cards, and your { $rank } have { $have ->
    [0] none
    [one] only one
   *[other] only { $have }
}. Twos and jokers do not count here.
refusal-too-many-wilds = { $allowed ->
    [0] The { $rank } cannot hold a wild card.
    [one] The { $rank } can hold one wild card and would have { $have }. Leave { $more } out.
   *[other] The { $rank } can hold { $allowed } wild cards and would have { $have }. Leave { $more } out.
}
refusal-too-many-cards = A meld can hold { $allowed } cards at most, and the { $rank } would have { $have }. Leave { $more } out.
refusal-wilds-only = Wild cards cannot be melded on their own. { $cards } can go with at least two natural cards of one rank, or on { $alone ->
    [yes] one of your melds
   *[no] a meld of your side
}.
refusal-no-such-meld = There is no such meld on the table. The board shows { $alone ->
    [yes] yours
   *[no] the melds of your side
}.
refusal-not-your-meld = That meld is your opponents’. You can add only to melds of your own side.
refusal-red-three-not-playable = Red threes cannot be part of a meld.
refusal-black-threes-only-going-out = { $why ->
    [never] In this game black threes are never melded.
    [answer] Black threes are melded only in the turn in which you go out, and your partner said no. You can discard a black three instead.
    [canastas] Black threes are melded only in the turn in which you go out, and { $alone ->
        [yes] you
       *[no] your side
    } cannot go out yet: { $kinds ->
        [none] { $alone ->
            [yes] you have
           *[no] it has
        } { $canastas ->
            [0] no canasta
            [one] one canasta
           *[other] { $canastas } canastas
        }{ $needed ->
            [one] , and one is needed
           *[other] { " " }of the { $needed } needed
        }
       *[other] it takes more canastas ({ $kinds })
    }. You can discard a black three instead.
   *[cards] Black threes are melded only in the turn in which you go out, and you would still hold { $left ->
        [one] one card
       *[other] { $left } cards
    }. You can discard a black three instead.
}
refusal-black-threes-need-three = A meld of black threes needs { $needed } of them, and you laid { $have }. You can discard a black three instead.
refusal-black-threes-take-no-wilds = Black threes are melded without wild cards, and only in the turn in which you go out.

refusal-below-initial-meld = { $alone ->
    [yes] You need { $needed } points for your
   *[no] Your side needs { $needed } points for its
} first meld; these cards count { $counted }. { $more ->
    [one] Add 1 more
   *[other] Add { $more } more
}{ $example }.

# These end refusal-below-initial-meld.
example-any = , with any card that fits
example-ten = ; each card from eight to king counts 10
example-twenty = ; an ace or a two counts 20
example-forty = ; a joker counts 50, three aces 60
example-fifty = ; a joker counts 50
example-several = , with several cards

refusal-pile-empty = The pile is empty. Draw from the stock.
refusal-pile-blocked = The pile cannot be taken while { $upcard } lies on top. Draw from the stock.
refusal-pile-blocked-by-canasta = { $alone ->
    [yes] Your
   *[no] Your side’s
} canasta of { $rank } is complete, so you cannot take the pile with one of them on top. Draw from the stock.
refusal-pile-needs-upcard-play = To take the pile you must meld { $upcard } immediately: { $lays_off ->
    [yes] on { $alone ->
        [yes] your
       *[no] your side’s
    } meld of its rank, or{ " " }
   *[no] { "" }
}with two natural cards of its rank from your hand{ $with_wild ->
    [yes] , or with one of them and a wild card
   *[no] { "" }
}.
refusal-pile-frozen-needs-pair = { $why ->
    [always] The pile is always frozen in this game.
    [unmelded] The pile is frozen for you, since { $alone ->
        [yes] you have
       *[no] your side has
    } not melded yet.
    [wild] The pile is frozen by a wild card.
    [red_three] The pile is frozen by a red three.
   *[other] The pile is frozen.
} To take { $upcard } you need two natural cards of its rank from your hand; you showed { $have ->
    [0] none
    [one] one
   *[other] { $have }
}.
refusal-pile-natural-plus-wild-off = In this game you cannot take { $upcard } with one natural card and a wild card. Show two natural cards of its rank.
refusal-pile-layoff-off = In this game you cannot take the pile by adding { $upcard } to a meld. Show two natural cards of its rank from your hand.
refusal-pile-layoff-to-canasta-off = In this game you cannot take the pile by adding { $upcard } to a finished canasta. Show two natural cards of its rank from your hand.
refusal-pile-not-for-initial-meld = In this game a side’s first meld must come from the hand alone. Draw from the stock.
refusal-pile-one-card = With one card in your hand you cannot take a pile of one card. Draw from the stock.

refusal-must-keep-card = That would leave you with { $left ->
    [0] no card
    [one] one card
   *[other] { $left } cards
}, and { $alone ->
    [yes] you
   *[no] your side
} cannot go out yet: { $kinds ->
    [none] { $alone ->
        [yes] you have
       *[no] it has
    } { $canastas ->
        [0] no canasta
        [one] one canasta
       *[other] { $canastas } canastas
    }{ $needed ->
        [one] , and one is needed
       *[other] { " " }of the { $needed } needed
    }
   *[other] it takes more canastas ({ $kinds })
}. Keep at least { $hold } cards, one of them to discard.
refusal-must-go-out = Your partner said yes, so you must go out this turn. Play so that your whole hand is used up; one card may be the last discard.
refusal-must-not-go-out = Your partner said no, so you cannot go out this turn. Keep at least two cards, one of them to discard.
refusal-discard-not-allowed = { $why ->
    [last] { $card } cannot be your last discard.
    [dead] { $card } cannot be discarded on an empty pile: it is a safe card, and you have another card to discard.
    [ace_or_seven] Aces and sevens cannot be discarded on an empty pile while you hold another natural card. Choose another card.
    [early_black_three] Black threes cannot be discarded in your first turn of a round. Choose another card.
    [seven] Sevens cannot be discarded before the canastas of sevens are complete. Choose another card.
    [wild] Wild cards cannot be discarded while you hold other cards. Choose another card.
    [three] Threes such as { $card } cannot be discarded now. Choose another card.
    [lay_three] { $card } cannot be discarded while you hold a three that you can lay on the table. Lay a three first.
   *[other] { $card } cannot be discarded now. Choose another card.
}

refusal-no-partner = You play without a partner, so there is nobody to ask. You can go out when your cards allow it.
refusal-ask-too-late = { $drawn ->
    [yes] Your partner can be asked only before you draw. You can still go out without asking.
   *[no] Your partner can be asked only before you lay down cards in this turn. You can still go out without asking.
}
refusal-asked-already = You have already asked this turn, and the answer counts.
refusal-ask-limit-reached = { $limit ->
    [0] In this game you cannot ask your partner.
    [one] You can ask once per round, and you have already done so.
   *[other] You can ask { $limit } times per round, and you have already done so.
} You can go out without asking.
refusal-cannot-go-out = { $lacking ->
    [undrawn] Before you draw you can ask only if you could go out whatever you draw: with all your cards laid down, the new one discarded, and the canastas you need complete. Or draw first.
    [yes] { $alone ->
        [yes] You cannot go out yet: you have
       *[no] Your side cannot go out yet: it has
    } { $canastas ->
        [0] no canasta
        [one] one canasta
       *[other] { $canastas } canastas
    }{ $needed ->
        [one] , and one is needed
       *[other] { " " }of the { $needed } needed
    }.
    [kinds] { $alone ->
        [yes] You cannot go out yet:
       *[no] Your side cannot go out yet:
    } it takes more canastas ({ $kinds }).
   *[no] You cannot go out with these cards: all but one must be laid down, and the canastas you need must be complete.
}{ $asks ->
    [yes] { " " }Ask when you could go out this turn.
   *[no] { "" }
}
refusal-no-would-trap = If your partner said no, you could not finish your turn with { $left ->
    [one] one card
   *[other] { $left } cards
} left. Go out without asking.

## The table: service-<reason>

service-table-not-found = There is no Table { $table } here. `/table list` shows the open ones.
service-not-seated = { $why ->
    [free] You do not sit at Table { $table } yet. Press **{ button-join }** first.
    [full] You do not sit at Table { $table }, and all its seats are taken. Open a table of your own with `/table new`.
   *[playing] You do not sit at Table { $table }. You can watch the board, or open a table of your own with `/table new`.
}
service-not-host = Only the host of Table { $table } or a server manager can do that.
service-stale-table = The game has moved on since that button was shown. Here is how it stands now.
service-stale-draft = Your prepared melds have changed since that menu was shown. Here is how it stands now.
service-seat-taken = Seat { $number } is taken by **{ $name }**. Choose a free one.
service-no-such-seat = There is no seat { $number } here; the table has { $seats }.
service-already-seated = You already sit at this table, at seat { $number }. To change it, use `/table seats`.
service-table-full = All { $seats } seats are taken. { $computers ->
    [0] Open a table of your own with `/table new`.
    [one] One of them is held by a computer: ask the players to remove it.
   *[other] { $computers } of them are held by computers: ask the players to remove one.
}
service-too-many-invitations = { $limit } people have been invited to Table { $table }; that is the most. Others can join by themselves.
service-calling-players-off = There is no role for calling players here. A server manager can choose one with `/admin players`.
service-players-just-called = Players were called in this server not long ago. You can call them again { $until }.
service-rotation-impossible = Partners can rotate only in games of two pairs. Choose such a game for Table { $table } first, such as Classic for four.
service-rotation-has-begun = At Table { $table } partners rotate: the seats and the game of this match follow from the first one.
service-no-such-evening = There is no such evening here any more. `/evening` shows those to come.
service-evening-over = { $why ->
    [cancelled] This evening was cancelled.
    [missed] This evening could not begin, and is over.
   *[begun] This evening has begun. Its tables are listed below it; free seats can still be taken there.
} `/evening` shows those to come.
service-evening-full = { $limit } people have signed up for this evening; that is the most.
service-too-many-evenings = { $limit } evenings are planned in this server; that is the most. Cancel one of them first.
service-evening-impossible = { $why ->
    [past] That moment is over. Choose one to come.
   *[far] That is too far ahead. Choose a moment in the next { $limit } days.
}
service-too-few-seats = That game has { $seats } seats, and { $people } people sit or are awaited at Table { $table }. Choose a game for as many, or free seats first.
service-seats-missing = { $missing ->
    [one] One seat is
   *[other] { $missing } seats are
} still free. Wait for more players, or add computers with `/table computer`.
service-no-computer-there = { $number ->
    [0] No computer plays at this table.
   *[other] Seat { $number } is not held by a computer.
}
service-unknown-level = The level “{ $level }” is not installed with this bot. Choose one of: { $levels }.
service-already-started = The match at Table { $table } has started; its seats and settings can no longer change.
service-not-started = The match at Table { $table } has not started yet. When all seats are taken, press **{ button-start }**.
service-table-closed = { $status ->
    [practice] This practice match is over. `/practice` shows the one you are playing, or begins another.
    [cancelled] Table { $table } was cancelled. Open a new one with `/table new`.
   *[other] The match at Table { $table } is over. Open a new one with `/table new`.
}
service-match-on = The match at Table { $table } is under way, so you cannot just leave. Hand your seat over with `/substitute`, or give up with `/resign`.
service-seat-handed-on = **{ $name }** has your seat at Table { $table } now. You can watch the board.
service-saw-another-hand = <@{ $user }> held another seat at Table { $table } in this round and has seen its cards. They can take any seat from the next round on.
service-sat-at-other-table = <@{ $user }> sits or sat at another table of this duplicate and has seen its cards.
service-no-resigning = Nobody can resign here, because the other tables of this duplicate are compared with Table { $table } deal by deal. *Withdraw* below its first message lets computers play on for you.
service-no-offers = Nobody else can see Table { $table } before its duplicate is over, so no seat is on offer there. Whoever organises it can replace you by `/tournament substitute`.
service-confidential-table = Table { $table } belongs to a duplicate and stays in its private thread.
service-sits-already = <@{ $user }> already sits at Table { $table }.
service-no-offer = This seat at Table { $table } is not on offer, or no longer is.
service-not-invited = This seat at Table { $table } is reserved for <@{ $user }>.
service-not-your-side = At Table { $table } only the seat or side concerned can decide that.
service-no-resignation = There is no proposal to resign on your side at Table { $table }, or it was withdrawn.
service-taking-back-off = At Table { $table } cards that are laid down stay down: its settings do not allow taking back. Prepare your melds first, and you can still change your mind.
service-hints-off = There are no hints at Table { $table }: its settings do not allow them.
service-no-hints = { $why ->
    [missing] This bot cannot compare plays: it was installed without the strong level.
    [game] Plays cannot be compared under the house rules of this table yet.
    [preparing] I have just started, and cannot compare plays yet. Please try again in half a minute.
    [busy] Many people are having plays compared right now. Please try again in a minute.
   *[failed] Comparing plays failed this time. Please try again.
}
service-deals-still-played = Other tables still play these deals. Replays, *Verify* and the rest open here as soon as the last of them has finished.
service-unknown-deal = No deal has this code. Copy it from the page of the shared round, all of it. A code works as long as the bot keeps the match.
service-began-in-play = This practice match began in the middle of a round, so there is no deal to check or to export. *Replay* shows how it went on.
service-nothing-to-review = You made no plays in round { $round } of Table { $table }, so there is nothing of yours to review.
service-daily-deal-over = This deal is over: its answer stands in the next one.
service-no-such-discard = That card is not among the discards of this deal.
service-tournament-not-found = There is no such tournament in this server.
service-not-organiser = Only { $organiser ->
    [none] a server manager
   *[other] <@{ $organiser }>, who organises this, or a server manager
} can do that.
service-sign-up-over = { $stage ->
    [running] This tournament has begun: nobody can enter any more. The organiser can let you play in somebody's place.
   *[other] This tournament is over.
}
service-tournament-closed = { $stage ->
    [cancelled] This tournament was cancelled.
   *[other] This tournament is over.
}
service-not-running = { $stage ->
    [sign_up] This tournament has not begun yet.
    [cancelled] This tournament was cancelled.
   *[other] This tournament is over.
}
service-result-fixed = { $why ->
    [bye] A bye has no result that could be set.
    [duplicate] A duplicate is decided by its cards alone.
    [knockout] The knockout has gone on with this result, so it stays as it is.
    [over] This match is over.
   *[other] There is no such match.
}
service-too-many-notes = A tournament can have { $most } announcements at most.
service-already-entered = { $why ->
    [own] You have entered this tournament already. To change that, withdraw first.
    [asked] Somebody else has asked <@{ $user }> already, and waits for the answer.
   *[other] <@{ $user }> has entered this tournament already.
}
service-not-entered = { $why ->
    [own] You do not play in this tournament.
   *[other] <@{ $user }> does not play in this tournament.
}
service-not-asked = Nobody asks you to be their partner now.
service-no-opponents = A tournament needs a game for two players, or for two pairs who keep their partners, such as Classic; a progression needs one for two pairs.
service-tournament-full = This tournament is full: { $most } entries.
service-too-many-tournaments = This server has { $most } open tournaments, and more are not possible.
service-uneven-entries = A duplicate needs two tables at least, and two entries at each; now there { $entries ->
    [one] is one entry
   *[other] are { $entries } entries
}. *Start with computers* fills the places that are missing.
service-too-few-entries = { $needed ->
    [4] A progression needs at least four entries; *Start with computers* fills a table. Now
   *[other] A tournament needs at least two entries; now
} there { $entries ->
    [0] is none
    [one] is one
   *[other] are { $entries }
} complete.
service-nothing-to-take-back = { $why ->
    [took_pile] That cannot be taken back: it went down with the pile, which was taken { $since }.
    [replaced] That cannot be taken back: a card was drawn for a three { $since }. Only what you lay down after that can be.
    [bonus] That cannot be taken back: it brought you bonus cards { $since }.
    [foot] That cannot be taken back: you picked up your foot { $since }. Only what you lay down after that can be.
    [penalty] That cannot be taken back: there were penalty cards { $since }.
    [asked] That cannot be taken back: you asked your partner { $since }. Only what you lay down after that can be.
    [turn_over] That cannot be taken back: your turn ended { $since }.
   *[nothing_laid] You have not laid down anything this turn that could be taken back.
}
service-discard-held = { $why ->
    [own] You have discarded, and that counts { $until }. To play differently, press **{ button-undiscard }** or use `/take-back` first.
   *[other] **{ $name }** has discarded and can still take that back. Play goes on { $until }.
}
service-no-discard-held = That discard is no longer waiting: it was made, or taken back.
service-played-differently = That cannot be taken back: an earlier version of the bot played this round a little differently, so the way back cannot be found. Everything stays as it is.
service-table-paused = { $why ->
    [alone] The match at Table { $table } is paused, because everybody had left it to computers. Press **I am back** to continue.
    [admin] The match at Table { $table } was paused by a server manager, who can resume it with `/admin resume`.
    [removed] The match at Table { $table } is paused, because the bot was away from this server. A server manager can resume it with `/admin resume`.
   *[other] The match at Table { $table } is paused. **{ button-go-on }** or `/resume` asks the others to continue.
}
service-not-paused = The match at Table { $table } is not paused. Just play on.
service-no-wish = Nobody is asking for that at Table { $table } any more. Use `/pause` or `/resume` to ask again.
service-nothing-to-decide = There is nothing to decide at Table { $table }: nobody else's time has run out.
service-holder-changed = Somebody else now holds that seat at Table { $table }. Please look again.
service-own-time = It is your own turn at Table { $table }. Only the others there can give you more time, with `/more-time`; you can ask them for a pause with `/pause`.
service-no-clock = Nobody is on the clock at Table { $table }, so no time can be added.
service-house-not-found = There is no house rule “{ $name }” on this server. `/house list` shows them all.
service-house-gone = This house rule was deleted. `/house list` shows the others.
service-house-version-gone = This version is no longer kept. Press **{ button-house-history }** again.
service-house-name-taken = There is already a house rule **{ $name }** on this server. Choose another name.
service-house-name-empty = A house rule needs a readable name.
service-too-many-open-tables =
    { $limit ->
        [one] This server allows one open table at a time, and there is already one.
       *[other] This server allows { $limit } open tables at a time, and there are already that many.
    } Wait until one has ended, or ask a server manager (`/admin limits`).
service-too-many-own-tables =
    { $limit ->
        [one] In this server you can sit at one table at a time.
       *[other] In this server you can sit at { $limit } tables at a time.
    } Finish one of yours first, or ask a server manager (`/admin limits`).
service-too-many-houses = A server can have { $limit } house rules. Delete one first with `/house delete`.
service-calendar-impossible =
    { $problem ->
        [unknown_zone] I do not know this time zone. Try a city near you, such as `Berlin` or `New York`.
        [quiet_too_long] Quiet hours can last 14 hours a day at most, so that there is time left to play.
        [too_many_days_off] You can have four days off a week at most, so that there is time left to play.
       *[other] These hours are not possible. Please choose others.
    }
service-not-waiting-for-ready = At Table { $table } no round is waiting for you right now.
service-order-too-late = It is already your turn at Table { $table }: play it from your hand. An order is for a later turn.
service-order-impossible = A pile has at most { $limit } cards.
service-nobody-asks = Nobody can ask you “May I go out?” at Table { $table } now: this round you have no partner who could.
service-question-waits = Your partner at Table { $table } has already asked you. Please answer yes or no.
service-seat-reserved = Seat { $number } is reserved for **{ $name }**. The host can free it.
service-match-not-over = The match at Table { $table } is not over yet. A rematch is possible once it is.
service-cut-empty = That text is empty. Cut the deal with any letters, digits or emoji.
service-cut-too-long = That is { $length } characters; a cut can have { $limit } at most.
service-cut-too-late = Round { $round } has already been dealt and can no longer be cut. The next deal you can cut is that of round { $next }.
service-cuts-collected = The deals of a duplicate are cut before it starts, because all tables play the same ones.
service-cuts-over = The deals cannot be cut any more: that is possible only before a duplicate starts.
service-not-sealed = The next deal at Table { $table } is not sealed yet, so a cut would prove nothing. You can cut from the deal after it on.
service-terms-impossible = No table can be played with these settings. Nothing was changed.
service-settings-changed = Your settings were changed twice at the same moment. Please look at them and try again.
service-no-round-over = No round is over yet. Once one is, you can replay it with all hands open and verify its deal.
service-round-not-over = Round { $round } was not played to its end, so its cards stay hidden. The last round you can replay is round { $last }.
service-names-impossible = { $why ->
    [empty] A name is missing. Type the names with commas between them, such as `Ana & Ben, Cyd & Dan`.
    [same] Two names are the same. Everybody needs a name of their own.
   *[number] A score pad has { $needed } to { $limit } names, with commas between them, such as `Ana & Ben, Cyd & Dan`.
}
service-score-pad-gone = This score pad was deleted.
service-score-pad-changed = The score pad has changed since you opened this. Nothing was written.
service-score-pad-full = A score pad has room for { $limit } rounds. Start a new one with `/scorepad`.
service-too-many-score-pads = You have { $limit } score pads, and that is the limit. Delete one first.
service-published-gone = This house rule was taken out of the library, or published anew. Open `/library` again.
service-too-many-published = This server offers { $limit } house rules, and that is the limit. Take one down first, in `/library`.
service-house-changed = Somebody else changed this house rule at the same moment. Nothing was done; please try again.

## Typed cards: notation-<key>

notation-text-too-long = That text is too long ({ $length } characters; { $limit } are enough for every play).
notation-too-many-cards-typed = Those are { $count } cards, more than anybody can hold.
notation-too-many-readings = That can be read in too many ways. Separate the melds with commas, such as `KKK2, QQQ`.
notation-unknown-text = I cannot read “{ $text }” as cards. Write cards like `KKK2, QQQ` or `10 10 J*`; `*` is a joker.
notation-no-cards = Name the cards, such as `KKK2, QQQ`.
notation-one-card-expected = { $count ->
    [0] Name one card, such as `4` or `K♥`.
   *[other] Name just one card here; those are { $count }.
}
notation-suit-missing = Which suit do you mean? Write { $rank } with it, such as `KH` or `K♥`.
notation-suit-misplaced = I cannot tell which card the suit “{ $suit }” belongs to. Write it right after its card, such as `KH`.
notation-target-misplaced = I cannot tell where “{ $text }” should go. Name the meld after the cards, such as `2 > K`.
notation-no-meld-of-rank = Your side has no meld of { $rank } to add to.
notation-no-meld-for-wilds = I cannot tell which meld { $cards } should join. Say it like this: `2 > K`.
notation-unknown-action = I do not know what “{ $text }” means. You can begin with: { $known }.
notation-text-after-action = “{ $action }” takes nothing after it; I do not know what “{ $text }” means there.
notation-unreadable = I cannot read that. Write cards like `KKK2, QQQ`.
notation-ambiguous = That can mean more than one play. Which one do you mean?
# $choice: an infinitive of actions.ftl.
notation-ambiguous-choice = • { $choice }


unexpected-refusal = That is not possible just now.

# $action: an infinitive of actions.ftl; $plays: a list of such. $reason: whole sentences.
why-yes = ✅ Yes, you may { $action }.
why-exposes = ⚠️ You may { $action }, but it counts too little for a first meld: the cards would stay exposed as penalty cards.
why-go-out-yes = ✅ Yes, you can go out now: { $plays }.
why-go-out-no = ❌ No, not now. { $reason }
why-no = ❌ No, you may not { $action }. { $reason }

refusal-must-lay-threes = { $allowed ->
    [0] { $held ->
        [one] No three may stay in your hand now. Lay it on the table first.
       *[other] No threes may stay in your hand now. Lay them on the table first.
    }
   *[other] You hold { $held } threes and may keep { $allowed }. Lay the others on the table first.
}
refusal-threes-not-laid-now = { $why ->
    [never] In this game no threes are laid on the table by themselves. They stay in your hand until they are discarded or melded.
    [automatic] { $which ->
        [red] Red threes go
        [black] Black threes go
       *[any] Threes go
    } to the table by themselves in this game, and a card from the stock replaces each, so there is nothing for you to lay.{ $which ->
        [red] { " " }Black threes stay in your hand.
        [black] { " " }Red threes stay in your hand.
       *[any] { "" }
    }
    [none_held] You hold no three that you can lay on the table. Go on with your turn.
    [others] Only { $which ->
        [red] red threes
        [black] black threes
       *[any] threes
    } can be laid on the table like this.
   *[now] These threes cannot be laid on the table now.
}
refusal-threes-not-replaced = Before you draw, you can lay only as many threes as the stock can replace. { $stock ->
    [0] The stock is empty
    [one] It has one card
   *[other] It has { $stock } cards
}, and you chose { $threes ->
    [one] one three
   *[other] { $threes } threes
}.
refusal-rank-closed = A canasta has closed the { $rank }: no more cards of that rank may be melded.
refusal-rank-takes-no-wilds = Wild cards cannot be added to { $rank } here.
refusal-wilds-locked = { $alone ->
    [yes] You have
   *[no] Your side has
} an unfinished meld of wild cards: all wild cards must go there.
refusal-wilds-need-five-naturals = After the first meld a wild card joins only a meld of { $needed } natural cards; the { $rank } have { $have }.
refusal-canasta-closed = That canasta takes no more such cards.
refusal-not-a-sequence = { $cards } are not a sequence: it needs consecutive ranks of one suit.
refusal-threes-not-melded = Threes cannot be melded in this game.
refusal-initial-needs-pure-meld = { $purity ->
    [three_naturals] Your first meld must include a meld with three natural cards.
    [pure_three_always] Your first meld must include a meld of three or more natural cards without wild cards.
   *[other] Your first meld must include a meld of three or more natural cards without wild cards, or a meld of wild cards.
}
refusal-initial-needs-canasta = { $natural ->
    [yes] From { $score } points on your first meld must include a natural canasta.
   *[other] From { $score } points on your first meld must include a canasta.
}
refusal-initial-meld-from-hand = Your first meld must reach { $needed } points from your hand alone, without the pile; this counts { $counted }.
refusal-pile-meld-too-large = With the upcard and a pair your { $rank } would have { $have } cards; { $allowed } is the most.
refusal-pile-not-with-mixed-aces = Aces melded with wild cards in this turn cannot take an ace from the pile.
refusal-pile-not-for-sequence = { $upcard } cannot be taken for a sequence.
refusal-pile-wrong-count = The pile has { $pile } cards; { $count } of them cannot be taken like this.
refusal-must-discard-exposed = Until { $alone ->
    [yes] you have
   *[no] your side has
} melded you must discard one of your penalty cards.
refusal-no-false-count = A false claim about your cards is only possible with a single card left, where the rules of the table punish it.
refusal-must-discard-last = Going out needs a last discard: keep one card for it.
refusal-foot-not-played = Before your side may go out, everybody must have played a card from the foot; { $seat } has not.
refusal-unfinished-bars-exit = { $alone ->
    [yes] You may not go out while your
   *[no] Your side may not go out while its
} { $rank } are unfinished.
refusal-red-threes-needed = Going out needs { $needed ->
    [one] a red three
   *[other] { $needed } red threes
} on the table; { $alone ->
    [yes] you have
   *[no] your side has
} { $have }.
refusal-leave-needed = Here you need your partner’s permission to go out. Ask first.
refusal-no-special-hand = { $why ->
    [none] There are no special hands in this game. Play your cards as melds.
   *[now] { refusal-no-special-hand-now }
}
refusal-no-special-hand-now = That special hand cannot be shown now: you must hold exactly its cards without having taken the pile, and { $alone ->
    [yes] you
   *[no] your side
} must have melded nothing.
service-storage-failed = { $why ->
    [locked] The database of the bot is busy just now. Nothing was done; please try again in a moment.
    [full] The bot's disk is full. Nothing was done and nothing is lost; please tell the bot’s operator, and try again later.
    [damaged] The database of the bot cannot be read. Nothing was done; please tell the bot’s operator.
   *[failed] The bot cannot save anything just now. Nothing was done and nothing is lost; please try again later, and tell the bot’s operator if it keeps happening.
}
service-table-damaged = The match at Table { $table } cannot be read. Nothing was done; please tell the bot’s operator, who can restore it from a backup.
