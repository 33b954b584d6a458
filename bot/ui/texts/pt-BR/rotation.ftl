### Rotating partners: several matches in which everybody is everybody's partner.

button-partners = Rodízio de parceiros
button-rotate = { $rounds ->
    [99] Desligado
    [0] Partidas inteiras
    [1] { $rounds } rodada cada
   *[other] { $rounds } rodadas cada
}
button-next-match = Próxima partida ({ $number } de { $matches })

rotation-about = **Rodízio de parceiros** na { $table }: várias partidas, cada uma com novos parceiros, e pontos para cada pessoa. Até oito podem entrar; os que passam de quatro ficam de fora em revezamento. Quanto dura uma partida?
rotation-plan = 🔄 Rodízio de parceiros: { $matches } partidas{ $people ->
    [4] , em que cada um é parceiro de todos os outros.
   *[other] {" "}com novos parceiros, quatro para cada pessoa.
}
rotation-match = 🔄 Rodízio de parceiros: partida { $number } de { $matches }.
rotation-sits-out = 🪑 { $names } { $count ->
    [one] fica
   *[other] ficam
} de fora nesta partida.
rotation-standings = Pontos até agora
rotation-sitting-out = Você fica de fora nesta partida da { $table }: { $place }
rotation-after = 🔄 **Depois da partida { $number } de { $matches }**
rotation-standing = **{ $rank }** · { $name }: { $points }
rotation-standing-matches = **{ $rank }** · { $name }: { $points } ({ $matches ->
    [1] { $matches } partida
   *[other] { $matches } partidas
})
rotation-next = A próxima partida abre sozinha, com novos parceiros. **Próxima partida** leva até lá.
rotation-table = 🔄 Próxima partida: **{ $players }**
rotation-opened = 🔄 **Partida { $number } de { $matches }**: **{ $one }** contra **{ $other }**. { $begun ->
    [yes] Já começou
   *[no] Começa quando alguém lá tocar em **Começar a partida**
}: { $table }, { $place }
rotation-over = 🏁 { $people } Foi a última partida do seu rodízio.
rotation-won = 🏆 **{ $names }** { $count ->
    [one] tem
   *[other] têm
} mais pontos que todos.
news-next-opened = 🔄 **{ $name }** abriu a próxima partida, Mesa { $number }: { $place }
news-next-match = 🔄 A próxima partida está aberta: { $table }
news-waits = 👋 **{ $name }** entrou no rodízio e fica de fora primeiro.
news-rotation = 🔄 **{ $name }** mudou o rodízio de parceiros.
