### The review of a year: of a person, and of a server.

year-of-person = 📅 **Your { $year }**
year-of-server = 📅 **{ $year } in this server**
year-shown-of-person = 📅 **{ $year }** of { $name }
year-shown-of-server = 📅 **{ $year } in this server**, shown by { $name }
year-so-far = so far
year-this-server = This server
year-names = Only members who take part are named.
year-nothing = No finished round is counted yet.
year-shown = Everybody here can see it now.
year-not-shown = This cannot be shown here: you or I may not write in this channel.
button-year-own = My year
button-year-server = The year
button-year-show = Show to all

# Below a large number in a picture: "12 / matches"; in words "12 matches".
year-total-matches = { $count ->
    [one] match
   *[other] matches
}
year-total-won = won
year-total-rounds = { $count ->
    [one] round
   *[other] rounds
}
year-total-people = { $count ->
    [one] player
   *[other] players
}

year-game = Favourite game
year-game-played = Most played
year-partner = Favourite partner
year-opponent = Most-met opponent
year-canastas = Canastas
year-best = Best round
year-run = Longest run
year-concealed = Concealed exits
year-pile = Largest pile
year-fastest = Fastest exit
year-highest = Highest round
year-busiest = Busiest month
year-pair = Most faithful pair

year-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
year-together = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}{ $matches ->
    [0] {""}
   *[other] {" "}· { $won } of { $matches } won
}
year-against = { $matches ->
    [0] { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
   *[other] matches { $won } : { $lost }
}
year-canastas-natural = natural
year-canastas-mixed = mixed
year-canastas-other = other
year-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
year-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
year-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
year-note-points = { $count ->
    [one] point
   *[other] points
}
year-note-cards = { $count ->
    [one] card
   *[other] cards
}
year-note-run = { $count ->
    [one] match won
   *[other] matches won in a row
}
year-note-exits = of { $count ->
    [one] 1 exit
   *[other] { $count } exits
}

year-months = Rounds by month
year-month-letters = J F M A M J J A S O N D
year-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
