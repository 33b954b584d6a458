### Ladders of a server.

command-ladder = Quem joga melhor neste servidor, entre os que participam
option-ladder-games = Quais modalidades (padrão: as que você mais joga)

ladder-title = 🪜 Ranking · { $games }
ladder-season = { $length ->
    [quarterly] Temporada { $year }, trimestre { $quarter }
    [yearly] Temporada { $year }
   *[off] De todos os tempos
}
ladder-about = Pontos{"\u00A0"}±{"\u00A0"}incerteza · partidas · última mudança. Em dois de cada três casos, a força real está dentro do{"\u00A0"}±; mais partidas o diminuem. Partidas curtas contam menos: com metade dos pontos ou das rodadas, metade.
ladder-line = { $own ->
    [yes] ➤{" "}
   *[no] {""}
}{ $ranked ->
    [yes] **{ $rank }.** { $person } · **{ $points }**
   *[no] { $person } · { $points }
}{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches }{ $change ->
    [unknown] {""}
   *[other] {" "}·{" "}{ $change }
}
ladder-provisional = *Ainda com menos de { $count } partidas:*
ladder-nobody = Ninguém que participa tem rating ainda. Partidas entre pessoas contam quando terminam pelas regras.
ladder-more = … e mais { $count }
ladder-own = Você
ladder-own-line = { $points }{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches ->
    [1] 1 partida
   *[other] { $matches } partidas
}, { $won } { $won ->
    [1] vencida
   *[other] vencidas
}{ $change ->
    [unknown] {""}
   *[other] {" "}· última mudança { $change }
}
ladder-own-provisional = Provisório: { $count ->
    [1] falta uma partida
   *[other] faltam { $count } partidas
} para ter posição.
ladder-own-none = Nenhuma partida com rating ainda.
ladder-footer-out = Só você vê o seu rating. Para estar no ranking, nos recordes e nos anos deste servidor, participe.
ladder-footer-in = Você participa: ranking, recordes e anos deste servidor podem citar você.
ladder-menu = Outras modalidades…
ladder-seasons-menu = Temporadas…
ladder-seasons = { $length ->
    [quarterly] Uma nova temporada a cada trimestre
    [yearly] Uma nova temporada a cada ano
   *[off] Sem temporadas
}
button-rank-roles = Cargos por posição
rank-roles-title = 🏅 Cargos por posição
rank-roles-about = Dou estes cargos a membros que participam, pela posição que têm em qualquer ranking deste servidor, e os tiro quando a perdem. Escolha cargos que não sirvam para mais nada.
rank-roles-menu = { $last ->
    [1] 1º lugar
   *[other] Do 1º ao { $last }º lugar
}
rank-roles-none = nenhum cargo
rank-roles-players = { $role } é o cargo de membros que querem ser avisados de mesas. Escolha outro.
rank-roles-organisers = Quem tem { $role } pode organizar torneios aqui, e eu o daria por posições no ranking. Escolha outro cargo.
rank-roles-reason = Posição no ranking de Canasta
button-season-before = ◀ Temporada anterior
button-season-after = Temporada seguinte ▶
button-season-all = Geral
button-season-now = Esta temporada
button-podium-here = Pódios aqui
button-podium-off = Sem pódios
podium-where = { $channel ->
    [none] Quando uma temporada termina, posso postar o pódio dela neste canal.
   *[other] Quando uma temporada termina, posto o pódio dela em { $channel }.
}
podium-closed-channel = Em { $channel } me falta “Enviar mensagens” ou “Inserir links”, então não dá para postar pódios lá. Me dê a permissão ou use outro canal.
podium-title = 🏆 { $season } terminou
podium-line = { $medal } { $person } · **{ $points }**{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches } partidas
podium-footer = Primeiros lugares de quem participa, com pelo menos dez partidas. /ranking mostra a temporada que começou.
button-podium-ladder = Ranking completo
