### Pauses by agreement, and their end.

# $names: who asks, $count of them; $missing: who has not agreed, $missing_count of them.
pausing-rest = ⏸️ { $names } would like to pause **{ $table }**. It pauses when { $missing } { $missing_count ->
    [one] agrees
   *[other] agree
} too; until then play continues.
pausing-on = ▶️ { $names } would like to play on at **{ $table }**. It continues when { $missing } { $missing_count ->
    [one] agrees
   *[other] agree
} too.
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
} not agreed yet; until then play continues.
pausing-asked-on = ▶️ You would like to play on. { $missing } { $missing_count ->
    [one] has
   *[other] have
} not agreed yet.
pausing-rests = ⏸️ **{ $table }** is paused. No clock runs; `/resume` or **{ button-go-on }** on the board asks the others to play on.
pausing-goes-on = ▶️ The match continues.
pausing-agreed = ✅ **{ $name }** agreed too.
pausing-rests-already = ⏸️ **{ $table }** is already paused.
pausing-plays-already = ▶️ **{ $table }** is not paused.
pausing-nobody-asks = Nobody is asking for that at **{ $table }** any more.
pausing-withdrawn = **{ $name }** no longer asks for it. **{ $table }** stays as it is.
pausing-declined-rest = 💪 **{ $name }** would rather play on at **{ $table }**.
pausing-declined-on = ⏸️ **{ $name }** would rather keep **{ $table }** paused a little longer.

button-agree-to-pause = Agree to pause
button-agree-to-go-on = Agree to resume
button-rather-not = Rather not
button-go-on = Resume

time-given = ⏳ You gave **{ $name }** { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
} for this turn{ $until ->
    [none] {""}
   *[other] , until { $until }
}.
time-was-here = You are already playing for yourself. This is your hand.
