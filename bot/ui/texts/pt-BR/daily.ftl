### The daily deal: one position a day. Of Classic it is the same in every server.

command-admin-daily = Postar um desafio do dia: uma posição para votar, da Clássica ou da sua regra da casa
option-admin-daily-channel = Onde postar
option-admin-daily-hour = A hora, de 0 a 23, em UTC; a resposta a mostra no seu horário

daily-title = 🧩 Desafio do dia
daily-question = **O que você descarta?** { $took ->
    [pile] Você pegou o lixo
   *[other] Você comprou
} e não baixa mais nada.
daily-rules-classic = (Clássica para quatro)
daily-rules-house = (Regra da casa: **{ $name }**)
daily-footer = Vale a sua primeira escolha. Só você vê a resposta.
daily-position = A posição
daily-last = O desafio anterior
daily-you = Você
daily-left = Esquerda
daily-partner = Parceiro
daily-right = Direita

daily-words-house = **{ $name }:** { $what }
daily-hand = **Sua mão:** { $cards }
daily-ours = **Seu time** ({ $score }): { $melds }
daily-ours-none = **Seu time** ({ $score }): nada baixado, { $needed } pontos para abrir
daily-theirs = **Os adversários** ({ $score }): { $melds }
daily-theirs-none = **Os adversários** ({ $score }): nada baixado, { $needed } pontos para abrir
daily-threes = **3 vermelhos:** seu time { $ours }, os adversários { $theirs }
daily-pile = **Lixo:** { $count ->
    [0] vazio
    [1] 1 carta, { $upcard }
   *[other] { $count } cartas, { $upcard } no topo
}{ $frozen ->
    [yes] , congelado
   *[no] {""}
}
daily-counts = **Monte:** { $stock ->
    [1] uma carta
   *[other] { $stock } cartas
} · na mão: esquerda { $left }, parceiro { $partner }, direita { $right }
daily-feet = **Mortos ainda não pegos:** { $whose }

daily-answer = A resposta
daily-nobody-voted = **{ $best }** era o melhor. Ninguém votou.
daily-votes = Votos: { $votes }
daily-vote = { $card } { $count }
daily-found = 🎯 { $who }
daily-found-others = { $count ->
    [1] mais uma pessoa
   *[other] mais { $count }
}
daily-footer-over = Este desafio terminou. Ele cita quem participa, pelo botão de /ranking ou /recordes.
daily-result = **{ $best }** era o melhor. Acertos: { $right } de { $votes ->
    [1] 1 voto
   *[other] { $votes } votos
}.
daily-streaks = 🔥 Em sequência: { $runs }
daily-streak = { $who } { $count }

daily-chosen = { $right ->
    [yes] 🎯 Você escolheu **{ $card }**: acertou.
   *[no] Você escolheu **{ $card }**.
}
daily-chosen-before = Você já tinha escolhido **{ $card }**, e é isso que vale.
daily-so-far = Acertos até agora: { $right } de { $votes ->
    [1] 1 voto
   *[other] { $votes } votos
}.
daily-own-streak = 🔥 Você acertou { $count } seguidos.

daily-on = 🧩 O desafio do dia sai em { $channel } às { $time }; o próximo, { $next }.
daily-game-classic = É da Clássica para quatro.
daily-game-house = É da sua regra da casa padrão, **{ $name }**: cada desafio é procurado pouco antes de ser postado. Se não houver nenhum, nesse dia sai o da Clássica para quatro.
daily-hindrance = { $why ->
    [players] Sua regra da casa padrão, **{ $name }**, não é para quatro em duplas, então não há desafios dela.
    [missing] Não há desafios da sua regra da casa padrão, **{ $name }**: o que compara jogadas não está instalado aqui.
    [game] Não há desafios da sua regra da casa padrão, **{ $name }**: nesta modalidade não dá para comparar jogadas.
   *[no_default] Nenhuma regra da casa é a padrão aqui. Primeiro, torne uma a padrão: `/casa padrão`.
}
daily-off = 🧩 Não há desafio do dia aqui. Escolha onde e quando: `/admin desafio canal:#canasta hora:18`
daily-which-channel = Escolha também um canal: `/admin desafio canal:#canasta hora:18`
daily-closed-channel = Não posso escrever em { $channel }. Me deixe ver o canal, enviar mensagens e inserir links lá, ou escolha outro.
button-daily-off = Desligar
button-daily-house = Nossa regra da casa
button-daily-classic = Clássica para quatro
