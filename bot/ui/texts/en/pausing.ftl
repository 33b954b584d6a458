### Pauses by agreement, and their end.

pausing-rest = ⏸️ { $names } would like to pause **{ $table }**. It rests when { $missing } { $missing_count ->
    [one] agrees
   *[other] agree
}, too; until then play goes on.
pausing-on = ▶️ { $names } would like to play on at **{ $table }**. It goes on when { $missing } { $missing_count ->
    [one] agrees
   *[other] agree
}, too.
pausing-rest-line = ⏸️ { $names } would like a pause; { $missing } { $missing_count ->
    [one] has
   *[other] have
} not agreed yet (`/pause` agrees).
pausing-on-line = ▶️ { $names } would like to play on; { $missing } { $missing_count ->
    [one] has
   *[other] have
} not agreed yet.

pausing-asked-rest = ⏸️ You would like to pause **{ $table }**. { $missing } { $missing_count ->
    [one] has
   *[other] have
} not agreed yet; until then play goes on.
pausing-asked-on = ▶️ You would like to play on. { $missing } { $missing_count ->
    [one] has
   *[other] have
} not agreed yet.
pausing-rests = ⏸️ **{ $table }** rests now. No clock runs; `/resume` or **{ button-go-on }** on the board asks the others to play on.
pausing-goes-on = ▶️ The match goes on.
pausing-agreed = ✅ **{ $name }** agreed, too.
pausing-rests-already = ⏸️ **{ $table }** rests already.
pausing-plays-already = ▶️ **{ $table }** is being played; there is no pause to end.
pausing-nobody-asks = Nobody asks for that at **{ $table }** any more.
pausing-withdrawn = **{ $name }** asks for it no longer. **{ $table }** stays as it is.
pausing-declined-rest = 💪 **{ $name }** would rather play on at **{ $table }**.
pausing-declined-on = ⏸️ **{ $name }** would rather let **{ $table }** rest a little longer.

button-agree-to-pause = Agree to pause
button-agree-to-go-on = Agree to go on
button-rather-not = Rather not
button-go-on = Go on

time-given = ⏳ You gave **{ $name }** { $hours ->
    [one] one hour
   *[other] { $hours } hours
} more for this turn{ $until ->
    [none] {""}
   *[other] , until { $until }
}.
time-was-here = You play for yourself already. This is your hand.
