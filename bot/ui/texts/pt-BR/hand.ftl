### The private hand panel and the draft of melds.

hand-title = Sua mão · { hand-count }
hand-count = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
hand-title-out = Você fica de fora nesta rodada
hand-sits-out = 🪑 { $names } { $count ->
    [one] joga
   *[other] jogam
} pelo seu time, e os pontos dessa rodada valem para você. Você volta na próxima.
hand-picture-alt = Sua mão: { $cards }.
hand-as-of = Como estava às { $moment }
hand-drawn = 🆕 Compra: **{ $cards }**
hand-own-melds = **{ $alone ->
    [yes] Você
   *[no] Seu time
}:** { $melds }
hand-their-melds = **{ $side }:** { $melds }
hand-stand-in = 🤖 Um computador está jogando no seu lugar. Toque em **{ button-come-back }** ou faça uma jogada para reassumir.

hand-turn-draw = 👉 **Sua vez.** Compre { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }.
hand-turn-draw-only = 👉 **Sua vez.** Compre { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }; com a sua mão não dá para pegar o lixo.
hand-turn-draw-or-take = 👉 **Sua vez.** Compre { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } ou pegue o lixo com { $ways }.
hand-turn-draw-or-take-alone = 👉 **Sua vez.** Compre { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } ou pegue o lixo: { $cards } encaixa em { $alone ->
        [yes] um jogo seu
       *[no] um jogo do seu time
    }.
hand-turn-draw-or-take-down = 👉 **Sua vez.** Compre { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } ou pegue o lixo até { $cards }, que encaixa em { $alone ->
        [yes] um jogo seu
       *[no] um jogo do seu time
    }.
hand-turn-draw-or-take-top = 👉 **Sua vez.** Compre { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } ou pegue só { $upcard } do lixo para a { $rank }.
hand-turn-take-only = 👉 **Sua vez.** O monte acabou e o lixo serve: pegue-o com { $ways }.
hand-turn-take-or-pass = 👉 **Sua vez.** O monte acabou. Pegue o lixo com { $ways } ou deixe a rodada terminar.
hand-turn-threes-first = 👉 **Sua vez.** Os 3 na sua mão passam do que você pode guardar. Antes, baixe-os na mesa; para cada um, você compra uma carta.
hand-turn-pass-only = 👉 **Sua vez.** O monte acabou e não dá para pegar o lixo: a rodada termina aqui.
hand-take-for-sequence = a { $rank }, sem gastar carta da mão
hand-take-for-sequence-only = a { $rank }, sem gastar carta da mão (vem só a de cima)
hand-take-nothing = o que já está na mesa
hand-take-or = { $ways }, ou { $way }
hand-turn-play = 👉 **Sua vez.** Se quiser, baixe ou encaixe cartas; depois, descarte.
hand-turn = 👉 **Sua vez.**
hand-turn-tap = 👉 **Sua vez.** Toque nas cartas para jogar.
hand-turn-play-no-meld = 👉 **Sua vez.** Agora não dá para baixar nada; descarte uma carta.
hand-turn-play-refused = 👉 **Sua vez.** Com estas cartas, só daria para baixar batendo, e { $name } { $count ->
    [one] disse
   *[other] disseram
} que não; descarte uma carta.
hand-turn-play-too-little = 👉 **Sua vez.** Suas cartas ainda não dão a abertura { $alone ->
    [yes] de
   *[no] do seu time, de
} **{ $needed } pontos**; descarte uma carta.
hand-turn-show-or-discard = 👉 **Sua vez.** Mostre sua mão especial ou descarte uma carta.
hand-turn-last-card = 👉 **Sua vez.** Descarte sua última carta e bata.
hand-turn-last-before-foot = 👉 **Sua vez.** Descarte sua última carta e pegue { $scope ->
    [team] o morto do seu time
   *[player] o seu morto
}.
hand-turn-must-meld = 👉 **Sua vez.** Baixe cartas; ainda não dá para descartar.
hand-turn-must-lay-three = 👉 **Sua vez.** Baixe primeiro um 3 na mesa; ainda não dá para descartar.{ $ends ->
    [yes] {" "}Isso encerra a rodada, porque o monte não tem como repor a carta.
   *[no] {""}
}
hand-first-meld = Para abrir: **{ $needed } pontos**.
hand-foot = 🦶 { $scope ->
    [team] Morto do seu time
   *[player] Seu morto
}: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}; fica com você{ $scope ->
    [team] , se nenhum parceiro chegar antes,
   *[player] { "" }
} { $trigger ->
    [own_first_canasta] quando você completar uma canastra ou acabar com esta mão.
   *[hand_empty] quando você acabar com esta mão.
}
hand-in-foot = 🦶 Você está jogando com o morto.
hand-red-threes-cost = ⚠️ Um 3 vermelho guardado custa { $points }.
hand-bonus = 🎁 { $count ->
    [1] Uma carta de bônus espera por você; ela vem para a sua mão
   *[other] { $count } cartas de bônus esperam por você; elas vêm para a sua mão
} na sua próxima vez.
hand-said-more = 🤫 Você disse “mais de uma”: isso se revela na sua próxima vez ou no fim da rodada, e custa { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}.
hand-penalty-cards = ⚠️ Suas cartas expostas: { $cards }
hand-must-throw-exposed = ⚠️ Até { $alone ->
    [yes] você abrir
   *[no] seu time abrir
}, cada descarte tem de ser uma das suas cartas expostas.
hand-lay-threes-or-pay = 🔺 Você tem { $count ->
    [1] um 3 vermelho: baixe-o e compre uma carta. Se ele ainda estiver na sua mão no fim da rodada, custa
   *[other] 3 vermelhos: baixe-os e compre uma carta para cada um. Cada um que ainda estiver na sua mão no fim da rodada custa
} { points-fined }.
hand-may-lay-threes = 🔺 Também dá para guardar { $count ->
    [1] o seu 3
   *[other] os seus 3
}.
hand-may-lay-last-threes = 🔺 Você tem { $count ->
    [1] um 3 na mão: baixá-lo encerra a rodada, porque o monte não tem como repor a carta.
   *[other] mais de um 3 na mão: baixar todos encerra a rodada, porque o monte não tem como repor as cartas.
}
hand-may-show-special = 🌟 Você tem uma mão especial, **{ $hand }**, de { $points } pontos: mostrá-la encerra a rodada.
hand-may-ask-to-skip = Você poderia bater sem comprar, se o seu parceiro concordar.
hand-may-ask = Você poderia bater. Se quiser, pergunte antes ao seu parceiro.
hand-said-yes = ✅ { $name } { $count ->
    [one] disse
   *[other] disseram
} que sim: bata nesta vez{ $fine ->
    [0] .
   *[other] , ou seu time leva multa de { points-fined }.
}
hand-said-no = ✋ { $name } { $count ->
    [one] disse
   *[other] disseram
} que não: { $fine ->
    [0] não dá para bater nesta vez.
   *[other] se você bater nesta vez mesmo assim, seu time leva multa de { points-fined }.
}
hand-discard-held = ⏳ **Seu descarte: { $card }.** Dá para voltar atrás até { $until } ({ $left }). Os outros esperam e ainda não o veem.
hand-discard-held-saying-more = ⏳ **Seu descarte: { $card }, dizendo “mais de uma”.** Dá para voltar atrás até { $until } ({ $left }). Os outros esperam e ainda não sabem disso.
hand-asked = ⏳ Você perguntou a { $name }: “Posso bater?” Aguardando a resposta.
hand-to-answer = ❓ **{ $asker }** pergunta a você: “Posso bater?” { $fine ->
    [0] Sua resposta é para valer nesta vez.
   *[other] Contrariar sua resposta nesta vez custa { points-fined } ao seu time.
}

draft-title = Preparado
draft-selected = Escolha: **{ $cards }**
draft-empty = Nada preparado ainda.
draft-pile = Com o lixo: { $upcard } e { $count ->
    [0] mais nenhuma carta
    [1] mais uma carta
   *[other] mais { $count } cartas
}
draft-row = **{ $cards }** · { $points } pontos
draft-joins = { $row } · { WORD($rank, "on") }, que fica com { $size } cartas
draft-completes = { $row } · forma uma { $make } de { $rank }
draft-completes-make = { $row } · forma uma { $make }
draft-spoils = { $row } · ⚠️ suja a sua canastra limpa de { $rank }
selected-alone = Escolha: **{ $card }**
selected-too-few-cards = ⚠️ { $rank }: { $have } de { $needed } cartas
selected-too-few-naturals = ⚠️ { $rank }: { $have } de { $needed } cartas naturais
selected-no-meld = ⚠️ Não forma jogo: junte cartas do mesmo valor ou uma sequência de um naipe.
selected-several-ways = Cabem em mais de um jogo: você escolhe em qual.
selected-wild = Escolha: **{ $card }**. Toque nas cartas que vão com ela, ou descarte-a.
selected-wild-home = Escolha: **{ $card }**. Diga onde encaixa, toque nas cartas que vão com ela, ou descarte-a.
play-makes = forma uma { $make }
play-spoils = ⚠️ suja a sua canastra limpa de { $rank } (de { $before } para { $after })
play-unfinished = ⚠️ custa { $points } pontos se o jogo de { $rank } ficar incompleto
play-leaves-one = ⚠️ deixa uma carta depois do descarte: para bater { $needed ->
    [1] é preciso uma canastra
   *[other] são precisas { $needed } canastras
}, e você tem { $have }
play-leaves-one-barred = ⚠️ deixa uma carta depois do descarte, e ainda não dá para bater
play-counts-against = ⚠️ sem canastra, conta contra você: { $stock ->
    [0] o monte acabou
    [1] resta uma carta no monte
   *[other] restam { $stock } cartas no monte
}
draft-counted = ✅ { $counted } pontos
draft-enough = ✅ **{ $counted } de { $needed } pontos**
draft-enough-but = ✏️ **{ $counted } de { $needed } pontos**
draft-waived = ✅ **{ $counted } de { $needed } pontos**, mas basta: você baixa a mão inteira de uma vez
draft-exposes = ⚠️ Se você baixar assim, elas ficam na mesa como cartas expostas.
draft-short = ✏️ **{ $counted } de { $needed } pontos**, { $missing ->
    [one] falta
   *[other] faltam
} { $missing }: { $worth }
draft-short-add = ✏️ **{ $counted } de { $needed } pontos**: junte { $help } ({ $worth })
cards-worth = { $cards } valem { $points }
draft-problem = ⚠️ { $problem }
draft-add = 💡 Junte { $help }
draft-add-wilds = { $cards } { WORD($rank, "to") }
place-beside = { $form ->
    [gender] m
    [the] o segundo jogo de { $rank }
    [The] O segundo jogo de { $rank }
    [on] no segundo jogo de { $rank }
    [to] ao segundo jogo de { $rank }
   *[plain] { $rank } (segundo jogo)
}
place-new-sequence = { $form ->
    [gender] f
    [the] a nova sequência de { $suit }
    [The] A nova sequência de { $suit }
    [on] na nova sequência de { $suit }
    [to] à nova sequência de { $suit }
   *[plain] nova sequência de { $suit }
}
place-sequence = { $form ->
    [gender] f
    [the] a sequência { $cards }
    [The] A sequência { $cards }
    [on] na sequência { $cards }
    [to] à sequência { $cards }
   *[plain] sequência { $cards }
}
draft-goes-out = 🏁 Com isso você bate.
draft-goes-out-discard = 🏁 Depois é só descartar a última carta e bater.
