### Buttons, menus and short sentences of the panels.

panel-fault = Desculpe, algo deu errado do meu lado. Olhe a sua mão antes de tentar de novo; se continuar acontecendo, passe o código **{ $code }** a quem opera o bot.
panel-outdated = Este botão é de uma versão antiga do bot. Abra a sua mão de novo com `/mão`.
panel-plays-in-thread = A partida está sendo jogada em { $place }.
panel-refused = ⚠️ { $reason }
panel-moved-on = 🔄 A mesa andou desde a sua última olhada. É assim que ela está agora; nada foi feito.
panel-clicked-twice = 🔄 A mesa já tinha andado, então o seu segundo toque não fez nada.
panel-draft-moved-on = 🔄 A sua jogada preparada tinha mudado desde a sua última olhada. É assim que ela está agora.
panel-no-special-hand = A sua mão não é uma mão especial que dê para mostrar agora.
panel-no-special-hands = Não há mãos especiais nesta modalidade. Baixe suas cartas em jogos.
panel-not-offered = 🔄 Isso não dá mais. É assim que a mesa está agora.
panel-discard-sure = Descartar **{ $card }** e encerrar a sua vez?
panel-undiscarded = ↩️ O seu descarte voltou para a sua mão.
panel-discard-final = ⌛ Tarde demais para voltar atrás: o descarte vale.
panel-draft-waiting = Você preparou jogos que ainda não baixou. Descartar { $card } mesmo assim?
panel-cancel-sure = { $table }: quer mesmo encerrar? Não dá para desfazer.
panel-cancelled = A mesa está encerrada.

button-join = Entrar
button-set-up = Preparar
button-leave = Sair
button-free-seats = Liberar os lugares reservados
button-rematch = Revanche
button-rematch-others = Revanche, novos parceiros
button-start = Começar a partida
button-add-computer = Pôr um computador
button-computers = Computadores
button-add-level = Pôr nível { $level }
button-dismiss-computer = Tirar { $name }
button-cancel = Cancelar a mesa
button-really-cancel = Sim, encerrar
button-hand = Minha mão
button-score = Placar
button-log = Histórico
button-rules = Regras
button-in-words = Em palavras
button-more = Mais
button-bring-down = Trazer o quadro
button-refresh = Atualizar
button-next-round = Próxima rodada
button-next-table = Próxima: { $table }
button-back = Voltar
button-page-back = Voltar
button-page-on = Mais
page-number = Página { $page } de { $pages }
button-draw =
    { $count ->
        [1] Comprar
       *[other] Comprar { $count } cartas
    }
button-pass = Deixar o lixo: fim da rodada
button-lay-down = Baixar
button-suggested-out = { $play } e bater
button-go-out = Baixar e bater
button-take-with-draft = Pegar o lixo com isto
button-clear = Limpar
button-take-seat = Pegar o lugar
button-keep-seat = Retirar a oferta
button-really-resign = Sim, desistir
button-resign-to = Desistir: { $level }
button-propose-resign = Sim, propor
button-agree-to-resign = Desistir
button-play-on = Continuar
button-take-back = ↩️ Desfazer
button-hint = O que você faria?
button-undiscard = ↩️ Voltar atrás
button-finish-discard = Descartar já
button-ask = Perguntar: “Posso bater?”
button-withdraw = Retirar a pergunta
button-yes = Sim, pode bater
button-no = Ainda não
button-meld = Baixar
button-add = Encaixar
button-discard = Descartar { $card }
button-discard-nothing = Descartar
button-discard-saying-more = 🤫 Descartar { $card }: “mais de uma”
button-card-chosen = { $chosen }/{ $count }
button-cards-chosen = { $chosen }/{ $count } { $rank }
button-discard-anyway = Descartar { $card }

menu-seat = Escolha o seu lugar…
menu-character = Quem vai jogar?
menu-which-computer = Qual computador?
menu-take = 💡 Outras formas de pegar o lixo…
menu-suggestions = 💡 Sugestões para baixar…
menu-suggestions-kept = 💡 Dá para baixar (melhor guardar)…
menu-complete = 💡 Complete seus jogos com…
menu-ranks = 🃏 Preparar jogos: todas as cartas de…
menu-rank = ➕ Juntar cartas soltas ou curingas a…
menu-home = Onde encaixa { $wild }?
menu-discard = ⬇️ Descartar e encerrar a vez…
menu-discard-saying-more = 🤫 Descartar e dizer “mais de uma”…
menu-count-naturals = Quantas cartas de { $rank }?
menu-count-twos = Quantos 2 com { $rank }?
menu-count-jokers = Quantos jokers com { $rank }?
menu-run = Cartas para a { $sequence }…
menu-reading = O que você quis dizer?

option-seat-free = Lugar { $number } (livre)
option-seat-computer = Lugar { $number } ({ $name } troca de lugar)
option-computer = Lugar { $number }: { $name }, { $level }
option-new-computer = Um novo computador
option-partner-free = lugar { $number }
option-seat-partner = No time de { $names }
option-home-hand = De volta para a mão
option-help = Juntar { $adds }
option-help-points = Juntar { $adds }: { $counted } de { $needed }
option-initial = { $melds }: { $counted } pontos
button-initial = { $melds }: { $counted }
option-rank-new = Um novo jogo de { $rank }, { $points } pontos
option-rank-pair = Um par de { $rank }, { $points } pontos: junte um curinga
option-rank-pair-alone = Um par de { $rank }, { $points } pontos
option-rank-joins = No seu jogo de { $rank }, { $points } pontos
option-place-new = { $rank }, { $points } pontos
option-row =
    { $prepared ->
        [none] Na sua mão: { $held }
       *[other] Na sua mão: { $held }. Preparado: { $prepared }
    }
place-black-threes = 3 pretos
place-red-threes = 3 vermelhos
option-held-exposed = Uma das suas cartas expostas
option-held =
    { $count ->
        [1] Você tem uma
       *[other] Você tem { $count }
    }
option-count-naturals =
    { $count ->
        [0] Sem { $rank }
        [1] Uma carta: { $rank }
       *[other] { $count } cartas: { $rank }
    }
option-count-twos =
    { $count ->
        [0] Nenhum 2
        [1] Um 2
       *[other] { number-in-words } 2
    }
option-count-jokers =
    { $count ->
        [0] Nenhum joker
        [1] Um joker
       *[other] { number-in-words } jokers
    }

panel-no-member = { $name } não é membro deste servidor. Escolha alguém que seja.
panel-only-in-a-server = Isso só dá para fazer no servidor da mesa, não por mensagem direta.
direct-no-seat = Você não tem lugar nessa mesa, então nada dela pode ser aberto aqui.
direct-no-member = Só membros do servidor da mesa podem abrir isto, e não encontro você lá.
direct-unknown = No momento não consigo saber se você é membro do servidor da mesa. Tente daqui a pouco ou toque em **{ button-hand }** na mesa.
panel-too-often-told = Você fez muita coisa em pouco tempo, e os outros são avisados de cada uma. Pode continuar jogando, mas espere { $seconds ->
        [1] um segundo
       *[other] { $seconds } segundos
    } para fazer isto.
panel-too-fast = Devagar, não consigo acompanhar. Continue em { $seconds ->
        [1] um segundo
       *[other] { $seconds } segundos
    }.
