### Actions as words: after "you may", on a button with a capital letter, in a list, as a bullet.

action-draw = comprar uma carta
action-draw-several = comprar { $count } cartas
action-take-pile = pegar o lixo
action-take-pile-with = pegar o lixo com { $cards }
action-take-pile-more = pegar o lixo com { $cards } e { $then }
action-take-pile-layoff-more = pegar o lixo e { $then }
action-take-for-sequence = pegar o lixo e encaixar { $card } na { $rank }
action-take-for-sequence-only = pegar só { $card } do lixo para a { $rank }
action-top = { $count ->
    [1] { $take } (só a carta de cima)
   *[other] { $take } (as { $count } cartas de cima)
}
action-lay-down = baixar { $melds }
action-lay-off = encaixar { $cards } { WORD($rank, "on") }
action-lay-nothing = não baixar nada
action-add = encaixar { $cards } no jogo #{ $meld }
action-discard = descartar { $card }
action-discard-saying-more = descartar { $card } e dizer “mais de uma”
action-ask-partner = perguntar ao parceiro se pode bater
action-withdraw-question = retirar a pergunta
action-answer-yes = responder sim
action-answer-no = responder não
action-pass = deixar o lixo, o que encerra a rodada
action-start-round = dar as cartas da próxima rodada
action-lay-no-threes = baixar 3 na mesa
action-lay-threes = { $count ->
    [0] baixar { $cards } na mesa
    [1] baixar { $cards } e comprar uma carta
   *[other] baixar { $cards } e comprar { $count } cartas
}
action-special-hand = mostrar { $hand }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } pontos)
}
