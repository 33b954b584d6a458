### Records of a server.

command-records = The records of this server, with their replays

records-title = 🏆 Records of this server
records-none = No record is held yet. Finished rounds of people count, if they take part.
records-name = { $number }. { $record }
record-highest-round = Highest round
record-largest-pile = Largest pile
record-fastest-exit = Fastest exit
record-first-concealed = First concealed exit
record-longest-match = Longest match
records-line = { $value } · { $people }
    { $game } · { $day }
record-value-points = **{ $count }** points
record-value-cards = **{ $count }** cards
record-value-turns = in **{ $count }** { $count ->
    [one] turn
   *[other] turns
}
record-value-rounds = **{ $count }** { $count ->
    [one] round
   *[other] rounds
}
records-without-replay = Where ▶ is missing, the replay was deleted or is not open to you.
records-footer-out = You are not named here. To be in the records, the ladder and the years of this server, take part.
records-footer-in = You take part: records, ladder and years of this server may name you.
button-record-replay = ▶ { $numbers }
button-take-part = Take part
button-take-part-not = Stop taking part
