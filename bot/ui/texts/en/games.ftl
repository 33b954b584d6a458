### The browser of games: families, the games of each, one game. Names and sentences of games are in presets.ftl.

button-games = Other game
button-play-game = Play this here
games-title = Games
games-now = { $table } plays { $game }. Look around; nothing changes until the host chooses.
games-family-line = **{ $family }** · { $count ->
    [one] one game
   *[other] { $count } games
}: { $about }
games-houses = This server’s own games
games-houses-line = **{ games-houses }** · { $count ->
    [one] one game
   *[other] { $count } games
} that people here have made
games-house-line = **{ $name }**: { $game } with house rules
games-families-menu = What kind of game?…
games-menu = Look at a game…
games-at-a-glance = At a glance
games-facts = { $players } players, { $rounds ->
    [0] to { $target }
   *[other] { $rounds } rounds
}
games-line = **{ $name }** · { games-facts }: { $about }
games-glance = { $form ->
    [individual] { $players } players, everybody for themselves
    [lone_vs_pair] { $players } players, in each round one against two
    [pairs_2x2_rotating_fifth] { $players } players, two against three, one of whom sits out
    [trios_2x3] { $players } players, three against three
    [pairs_3x2] { $players } players in three pairs
   *[other] { $players } players in two pairs
} · { $packs ->
    [one] one pack
   *[other] { $packs } packs
} · { $cards } cards each{ $foot ->
    [0] { "" }
   *[other] , and a foot of { $foot }
} · { $rounds ->
    [0] first to { $target } points
   *[other] { $rounds } rounds
}
games-host-chooses = The host of a table chooses its game, before the match.
games-chosen = { $table } plays { $game } now.

games-family-classic = Classic
games-family-classic-about = The game of the rule books, for two to six players
games-family-viennese = Viennese
games-family-viennese-about = Fewer wild cards; a canasta can bar its side from the pile
games-family-variants = Classic with a twist
games-family-variants-about = One rule or two that change everything
games-family-american = American
games-family-american-about = The club game of today: bonus cards, special hands
games-family-sequences = Samba and its kin
games-family-sequences-about = Runs of one suit beside melds of one rank
games-family-hand-and-foot = Hand and Foot
games-family-hand-and-foot-about = Two packets for each player, many packs, many canastas
