### Der Überblick über die Spielarten.

button-games = Anderes Spiel
button-play-game = Das hier spielen
games-title = Spielarten
games-now = { $table } spielt { $game }. Sieh dich um; nichts ändert sich, bis der Gastgeber wählt.
games-family-line = **{ $family }** · { $count ->
    [one] eine Spielart
   *[other] { $count } Spielarten
}: { $about }
games-houses = Eigene Spielarten dieses Servers
games-houses-line = **{ games-houses }** · { $count ->
    [one] eine Spielart
   *[other] { $count } Spielarten
}, hier entstanden
games-house-line = **{ $name }**: { $game } mit Hausregeln
games-families-menu = Welche Art von Spiel?…
games-menu = Spielart ansehen…
games-at-a-glance = Auf einen Blick
games-facts = { $players } Spieler, { $rounds ->
    [0] bis { $target }
   *[other] { $rounds } Runden
}
games-line = **{ $name }** · { games-facts }: { $about }
games-glance = { $form ->
    [individual] { $players } Spieler, alle für sich
    [lone_vs_pair] { $players } Spieler, in jeder Runde einer gegen zwei
    [pairs_2x2_rotating_fifth] { $players } Spieler, zwei gegen drei, von denen einer aussetzt
    [trios_2x3] { $players } Spieler, drei gegen drei
    [pairs_3x2] { $players } Spieler in drei Paaren
   *[other] { $players } Spieler in zwei Paaren
} · { $packs ->
    [one] ein Kartenspiel
   *[other] { $packs } Kartenspiele
} · je { $cards } Karten{ $foot ->
    [0] { "" }
   *[other] {" "}und ein Fuß von { $foot }
} · { $rounds ->
    [0] wer zuerst { $target } Punkte hat
   *[other] { $rounds } Runden
}
games-host-chooses = Die Spielart wählt der Gastgeber des Tisches, vor der Partie.
games-chosen = { $table } spielt jetzt { $game }.

games-family-classic = Klassisch
games-family-classic-about = Das Spiel der Regelbücher, für zwei bis sechs
games-family-viennese = Wiener Canasta
games-family-viennese-about = Weniger wilde Karten; ein Canasta kann der eigenen Seite den Stapel sperren
games-family-variants = Klassisch mit einem Dreh
games-family-variants-about = Ein, zwei Regeln, die alles ändern
games-family-american = Amerikanisch
games-family-american-about = Das Klubspiel von heute: Bonuskarten, Sonderblätter
games-family-sequences = Samba und Verwandte
games-family-sequences-about = Sequenzen einer Farbe neben Meldungen eines Werts
games-family-hand-and-foot = Hand and Foot
games-family-hand-and-foot-about = Zwei Päckchen für jeden, viele Kartenspiele, viele Canastas
