### Score pads, for games that are played with real cards.

command-scorepad = Marcar os pontos com cartas de verdade: bônus, totais e o próximo mínimo para abrir
option-pad-names = Para começar: nomes dos times ou pessoas, com vírgulas (deixe vazio para ver os seus)
option-pad-game = A modalidade ou uma regra da casa deste servidor (padrão: a das novas mesas)

pad-welcome-title = 🧮 Marcadores
pad-welcome = Para partidas com cartas de verdade: você digita o que cada time tem depois de uma rodada, e eu calculo bônus, totais e o próximo mínimo para abrir. Só você vê.
pad-title = 🧮 Marcador · { $game }
pad-sheet-title = 🧮 { $game } · Rodada { $round }
pad-totals = Totais
pad-next = Rodada { $round }: mínimo para abrir
pad-minimum-all = { $points } pontos para todos
pad-minimum = { $side }: { $points } pontos
pad-won = 🏆 **{ $names }** { $count ->
    [one] venceu
   *[other] venceram
} com { $total } pontos.
pad-footer = Só você vê isto. Fica guardado por um ano depois da última mudança.
pad-how = Depois de cada rodada, digite para cada time o que ele tem, em qualquer ordem, como
    `{ $example }`
    Um número sozinho são os pontos de todas as cartas baixadas, também as das canastras; com um menos, os das que ficaram na mão. Os bônus eu somo para você.
pad-how-partners = Cada parceiro digita os jogos do time{ $threes ->
    [own] , e cada um os seus próprios 3 vermelhos
   *[both] {""}
}.
pad-how-others = Também dá para digitar { $words }.
pad-written = ✅ Rodada { $round }: { $points }
pad-scored = { $side } { $points }
pad-undone = ↩️ A rodada { $round } foi desfeita.
pad-deleted = O marcador foi excluído.
pad-delete-sure = Quer mesmo excluir o marcador de { $names }?
pad-choice = { $date } · { $rounds ->
    [1] uma rodada
   *[other] { $rounds } rodadas
}
pad-pictures = 📈 O andamento da partida e a última rodada.
pad-shown = Todos aqui podem vê-lo agora, como está; rodadas posteriores não o mudam.
pad-shown-by = Marcador de { $name }
pad-not-shown = Não dá para mostrar isto aqui: você ou eu não podemos escrever neste canal.
pad-people-title = 🧮 Contar nas estatísticas
pad-people-about = Quando a partida terminar, as rodadas dela contam em `/estatísticas` aqui para todos os que concordarem, como rodadas com cartas de verdade: pontos, canastras e partidas. Não entram em recordes nem em ratings. Escolha um time e depois as pessoas dele.
pad-people-side = **{ $side }**: { $people }
pad-people-nobody = ninguém
pad-people-sides = Qual time
pad-people-menu = Quem é { $side }?
pad-person = { $person } { $answer ->
    [agreed] ✅
    [declined] ❌
   *[none] (ainda sem resposta)
}
pad-person-stranger = { $name } é um bot ou não é membro deste servidor.
pad-asked = A pergunta foi feita neste canal.
pad-question = 🧮 { $people }: { $maker } marca os pontos de uma partida com cartas de verdade que vocês jogaram: { $game }. Pode contar nas suas estatísticas neste servidor? Só a sua própria resposta vale, e dá para mudá-la aqui.
pad-agreed = ✅ Conta nas suas `/estatísticas` assim que a partida terminar.
pad-declined = Não conta nas suas estatísticas.
pad-not-named = Você não está neste marcador, ou ele foi excluído.
pad-csv = 📄 Para planilhas.
pad-csv-round = Rodada
pad-csv-side = Time
pad-no-files = Não posso enviar arquivos aqui. Por mensagem direta comigo, posso.
pad-why-threes = Os 3 { $counts ->
    [against] contam contra este time
   *[nothing] não contam
}: { $sign ->
    [any_meld] ele não baixou nada.
    [any_canasta] ele não tem canastra.
    [two_canastas] ele tem menos de duas canastras.
    [sevens_canasta] ele não tem canastra de setes.
    [american_three_way] { $counts ->
        [against] ele não tem canastra.
       *[nothing] para isso são precisas duas canastras.
    }
   *[never] nesta modalidade é sempre assim.
}
pad-why-melds = Sem canastra, as cartas baixadas contam contra este time.

pad-form-new = Novo marcador
pad-form-names = Nomes, com vírgulas
pad-form-names-hint = Ana & Beto, Caio & Duda
pad-form-game = Modalidade ou regra da casa
pad-form-game-hint = Deixe vazio para a das novas mesas
pad-form-title = Rodada { $round }
pad-form-lines = Uma linha para cada time

pad-refused-title = ✏️ Ainda não anotado
pad-empty = **{ $side }**: nada digitado. Digite `0` se não há o que contar.
pad-too-long = **{ $side }**: é longo demais; { $limit } caracteres bastam.
pad-unknown = **{ $side }**: não entendo { $pieces }.
pad-foreign = **{ $side }**: esta modalidade não conta { $items }.
pad-read = Entendi { $items }.
pad-problem-several-out = { $count } bateram. { $limit ->
    [1] Só um pode bater.
   *[other] Só um pode bater, com um parceiro.
}
pad-problem-several-cuts = { $count } times têm o corte exato. Só um pode ter.
pad-problem-odd-points = **{ $side }**: todas as cartas valem múltiplos de { $limit }, e { $count } não é um.
pad-problem-too-few-points = **{ $side }**: as cartas de { $count ->
    [1] uma canastra valem
   *[other] { $count } canastras valem
} pelo menos { $limit } pontos, sem o bônus.
pad-problem-few-canastas-to-go-out = **{ $side }** bateu com { $count ->
    [0] nenhuma canastra
    [1] uma canastra
   *[other] { $count } canastras
}. Esta modalidade exige { $limit ->
    [1] uma
   *[other] { $limit }
}. Falta uma canastra?
pad-problem-too-many-from-hand = **{ $side }**: { $count } canastras da mão, mas só { $limit } no total.
pad-problem-too-many-canastas = { $count } canastras são mais do que os baralhos permitem: no máximo { $limit }.
pad-problem-too-many-wilds = Estas canastras precisam de { $count } curingas. Os baralhos têm { $limit }.
pad-problem-too-many-red-threes = 3 vermelhos demais: { $count }. Os baralhos têm { $limit }.
pad-problem-too-many-black-threes = 3 pretos demais: { $count }. Os baralhos têm { $limit }.
pad-problem-too-many-points = { $count } pontos são demais. Todas as cartas juntas valem no máximo { $limit }.

button-pad-new = Novo marcador…
button-pad-round = Anotar rodada { $round }…
button-pad-undo = Desfazer rodada { $round }
button-pad-sheet = Explicar ou mudar
button-pad-pictures = Imagens
button-pad-csv = CSV
button-pad-show = Mostrar a todos
button-pad-people = Nas estatísticas
button-pad-ask = Perguntar
button-pad-agree = Contar para mim
button-pad-decline = Não contar para mim
button-pad-change = Mudar…
button-pad-again = Digitar de novo…
button-pad-round-sure = Não, está certo
button-pad-delete = Excluir…
button-pad-delete-sure = Sim, excluir
menu-pad = 🧮 Outros marcadores…
