### Sealed deals, cuts by the players, and the proof that a deal was fair.

seal-first = 🔏 The first deal is sealed, so nobody can change it any more: `{ $commitment }`
seal-replaced = -# 🔏 This deal was sealed anew, because a backup was restored and the deal sealed before may have been known.
seal-before = { $count ->
    [one] Before, its seal was
   *[other] Before, its seals were
} { $before }.
resealed-news = 🔏 **The deal of round { $round } has been sealed anew.** `/verify` shows both seals.
    The bot’s database was restored from a backup. The deal sealed before may have been dealt and seen since that backup, so it is not used. Cuts given to it are gone: cut again if you like. A round that is being played goes on with its cards.
# $draws, $cuts: lists of seats-card; where somebody drew again, with seats-again between them.
seats-drawn = 🪑 Drawn for partners: { $draws }.
seats-cut = Cut for the seats (red: partners change places): { $cuts }.
# A tie decided nothing: what follows was drawn after it.
seats-again = {"; a tie, so again: "}
seats-card = **{ $name }** { $card }
seats-against = {" against "}
# $sides: lists of names with seats-against between them.
seats-order = So { $sides }; the order of play is { $names }.
seats-will-be-drawn = 🪑 Partners and seats are drawn with cards when the match starts, before the first deal and sealed with it.
seal-cut-dealt = -# { $cuts }
seal-cut-by = ✂️ Cut by { $cuts }.
seal-one-cut = **{ $name }**: “{ $text }”
lobby-seal = Fair deal

button-cut = Cut the next deal
cut-form-title = Cut the deal of round { $round }
cut-form-label = Your words: everybody sees them
cut-form-hint = Anything nobody can predict
cut-given = ✂️ You cut the deal of round { $round }: “{ $text }”. You can change it until the cards are dealt.
cut-dealt = The cards of round { $round } have just been dealt.
cut-news = ✂️ **{ $name }** cuts the deal of round { $round }: “{ $text }”

button-verify = Verify
score-deal = 🔓 The deal, opened
proof-title = Proof · { $table }
proof-good = ✅ **Everything checks out.** { $count ->
    [one] One round
   *[other] { $count } rounds
} checked: each deal follows from the secret that was sealed before it, every play is legal, every score is right.
proof-good-unsealed = ☑️ **No contradictions**, but not every deal was sealed in advance: for the rounds marked below, this shows only that the deal follows from its secret.
proof-bad = ❌ **Something does not match.** See below.
proof-round-good = ✅ Round { $round }: the seal is kept, the deal follows from it, { $plays ->
    [one] one play
   *[other] { $plays } plays
} legal{ $scored ->
    [yes] , the scores match.
   *[no] {". The match was resigned in this round."}
}
proof-round-unsealed = ☑️ Round { $round }: not sealed in advance; the deal follows from its secret, { $plays ->
    [one] one play
   *[other] { $plays } plays
} legal{ $scored ->
    [yes] , the scores match.
   *[no] {". The match was resigned in this round."}
}
proof-round-resealed = ☑️ Round { $round }: **sealed anew** after a backup was restored, so not sealed all along; the deal follows from the new seal, { $plays ->
    [one] one play
   *[other] { $plays } plays
} legal{ $scored ->
    [yes] , the scores match.
   *[no] {". The match was resigned in this round."}
}
proof-round-bad = ❌ Round { $round }:
proof-not-compared = { $count ->
    [one] One state was
   *[other] { $count } states were
} stored in another form and could not be compared.
proof-unchecked = { $count ->
    [one] One later round
   *[other] { $count } later rounds
} could not be checked.
proof-left-out = Round { $round } is not over, so nothing of it is shown.
proof-fault-number = the rounds do not follow each other
proof-fault-label = the deal was made for another table
proof-fault-secret = the secret is not 32 bytes
proof-fault-seal = the secret is not the one that was sealed
proof-fault-seats = partners and seats were drawn otherwise
proof-fault-dealer = another seat had to deal
proof-fault-hands = the hands are not the ones that were dealt
proof-fault-version = the plays are not in order (no. { $version })
proof-fault-refused = the rules do not allow play no. { $version }
proof-fault-taken-back = nothing could be taken back at play no. { $version }
proof-fault-drew = other cards were drawn at play no. { $version }
proof-fault-hash = from play no. { $version } on, the table was different
proof-fault-unended = the plays do not end the round as recorded
proof-fault-scores = the scores do not follow from the plays
proof-fault-engine = It was played by version { $engine } of the game.
proof-opened = Round { $round }, opened
proof-seal = 🔏 Sealed: `{ $commitment }`. Before the deal the same was shown by `/verify`, or for the first deal behind **{ button-set-up }**.
proof-resealed = 🔏 Sealed anew after a backup was restored: `{ $commitment }`. Before, the seal was { $before }.
proof-no-seal = 🔏 Not sealed in advance: `{ $commitment }`
proof-secret = 🔓 Secret: `{ $secret }`
proof-no-cut = ✂️ Nobody cut.
proof-limits = What this does not show
proof-not-looked = • That nobody looked: the bot’s operator could see the cards.
proof-not-chosen = • That the secret was not chosen, unless you or somebody you trust cut after the seal.
proof-not-before = • That the seal was there before the deal, unless you or somebody you trust saw it then.
proof-not-talk = • Who talked to whom away from the table.
proof-nothing-over = No round is over yet, so there is nothing to check.
proof-to-come = Sealed until the round is over
proof-to-come-seal = 🔏 Round { $round }: `{ $commitment }`
proof-keep = Keep what is shown here, to compare it later.
opened-seal-anew = 🔏 It was sealed anew, after a backup was restored.
proof-file-seals = Compare these seals with those you saw before each deal, and the cuts with what was posted at the table:
proof-file-seal = Round { $round }: { $commitment }
proof-file-seats = Seats were drawn: those of the lobby became, in their order, { $seats }
proof-file-no-seal = Round { $round }: not sealed in advance
proof-file-resealed = Round { $round }: sealed anew after a backup was restored: { $commitment }
proof-file-before = {"    "}before that: { $commitment }
