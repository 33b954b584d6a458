### The browser of games: families, the games of each, one game. Names and sentences of games are in presets.ftl.

button-games = Outra modalidade
button-play-game = Jogar esta aqui
games-title = Modalidades
games-now = { $table } joga { $game }. Olhe à vontade; nada muda até o responsável escolher.
games-family-line = **{ $family }** · { $count ->
    [1] uma modalidade
   *[other] { $count } modalidades
}: { $about }
games-houses = As modalidades deste servidor
games-houses-line = **{ games-houses }** · { $count ->
    [1] uma modalidade feita
   *[other] { $count } modalidades feitas
} por pessoas daqui
games-house-line = **{ $name }**: { $game } com regras da casa
games-families-menu = Que tipo de modalidade?…
games-menu = Ver uma modalidade…
games-at-a-glance = Em resumo
games-facts = { $players } jogadores, { $rounds ->
    [0] até { $target }
    [1] uma rodada
   *[other] { $rounds } rodadas
}
games-line = **{ $name }** · { games-facts }: { $about }
games-glance = { $form ->
    [individual] { $players } jogadores, cada um por si
    [lone_vs_pair] { $players } jogadores, em cada rodada um contra dois
    [pairs_2x2_rotating_fifth] { $players } jogadores, dois contra três, dos quais um fica de fora
    [trios_2x3] { $players } jogadores, três contra três
    [pairs_3x2] { $players } jogadores em três duplas
   *[other] { $players } jogadores em duas duplas
} · { $packs ->
    [1] um baralho
   *[other] { $packs } baralhos
} · { $cards } cartas cada{ $foot ->
    [0] { "" }
   *[other] , e um morto de { $foot }
} · { $rounds ->
    [0] até { $target } pontos
    [1] uma rodada
   *[other] { $rounds } rodadas
}
games-host-chooses = O responsável pela mesa escolhe a modalidade, antes da partida.
games-chosen = { $table } agora joga { $game }.

games-family-classic = Clássica
games-family-classic-about = A dos livros de regras, para dois a seis jogadores
games-family-viennese = Vienense
games-family-viennese-about = Menos curingas; uma canastra pode bloquear o lixo para o próprio time
games-family-variants = Clássica com tempero
games-family-variants-about = Uma ou duas regras que mudam tudo
games-family-american = Americana
games-family-american-about = A dos clubes de hoje: cartas de bônus, mãos especiais
games-family-sequences = Samba e parentes
games-family-sequences-about = Sequências de um naipe além de jogos do mesmo valor
games-family-hand-and-foot = Hand and Foot
games-family-hand-and-foot-about = Mão e morto para cada jogador, muitos baralhos, muitas canastras
