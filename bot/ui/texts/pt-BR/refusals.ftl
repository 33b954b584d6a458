### One sentence or two for each refusal: which rule, with its numbers, and what would be legal.

refusal-round-not-running = Nenhuma rodada está em andamento agora. Dá para jogar assim que vierem as cartas da próxima.
refusal-not-your-turn = { $out ->
    [yes] Você fica de fora nesta rodada. Na próxima, volta a jogar.
   *[no] É a vez de **{ $seat }**. Dá para jogar quando for a sua.
}
refusal-already-drawn = Você já comprou nesta vez. Baixe jogos, se quiser, e depois descarte uma carta.
refusal-must-draw-first = Comece a sua vez comprando uma carta ou pegando o lixo.
refusal-question-open = A pergunta de **{ $asker }**, “Posso bater?”, ainda está em aberto. Antes, ela tem de ser respondida.
refusal-no-question-open = Nenhuma pergunta espera por resposta.
refusal-not-asked = { $why ->
    [own] Foi você que fez a pergunta, então a resposta não é sua. Só dá para retirá-la.
    [not_asker] Quem fez a pergunta foi **{ $asker }**, então só **{ $asker }** pode retirá-la.
   *[not_partner] A pergunta de **{ $asker }** não foi para você, então a resposta não é sua.
}
refusal-round-already-running = Esta rodada ainda está em andamento. As cartas da próxima vêm quando ela terminar.
refusal-match-is-over = Esta partida terminou. Para jogar outra, abra uma nova mesa com `/mesa nova`.
refusal-not-a-seat-action = Os jogadores não dão as cartas; a próxima distribuição vem sozinha.

refusal-stock-empty = O monte acabou, então não há o que comprar. Pegue o lixo, se puder, ou deixe a rodada terminar.
refusal-stock-not-empty = { $rule ->
    [end_of_turn] Nesta modalidade, a rodada termina sozinha, com a vez que deixa o monte vazio.
    [end_with_last_discard] Nesta modalidade, a rodada termina sozinha, com a vez de quem compra a última carta.
    [recycle_pile] Nesta modalidade, o lixo vira um novo monte quando o monte acaba.
    [recycle_pile_turned_over] Nesta modalidade, o lixo vira um novo monte quando o monte acaba.
   *[other] Só dá para encerrar a rodada deixando o lixo quando o monte acabou.
} { $stock ->
    [0] Ainda dá para comprar ou pegar o lixo.
    [1] O monte ainda tem uma carta: compre-a ou pegue o lixo.
   *[other] O monte ainda tem { $stock } cartas: compre ou pegue o lixo.
}
refusal-must-take-pile = { $rule ->
    [forced_if_fits_meld] O monte acabou e { $upcard } encaixa em um jogo { $alone ->
        [yes] seu
       *[no] do seu time
    }, então você tem de pegar o lixo.
   *[other] O monte acabou e você pode pegar o lixo com { $upcard }, então tem de pegar.
}

refusal-cards-not-in-hand = { $why ->
    [none] Você não tem { WORD($rank, "gender") ->
        [f] nenhuma
       *[m] nenhum
    } { WORD($rank, "one") } na mão.
    [few] Do valor { WORD($rank, "one") }, você quer jogar { $wanted } cartas e tem { $held }.
    [several] Na sua mão: { $lacking }.
   *[card] Você não tem { $missing } na mão.
} Escolha entre as cartas da sua mão.
lacking-rank = { WORD($rank, "gender") ->
    [f] nenhuma
   *[m] nenhum
} { WORD($rank, "one") }
lacking-some = só { $cards }
lacking-card = sem { $card }
refusal-nothing-played = Escolha pelo menos uma carta para baixar.
refusal-mixed-ranks = { $joins ->
    [yes] { WORD($rank, "The") } não aceita { $cards }.
   *[no] { $cards } são de valores diferentes.
} Um jogo tem cartas do mesmo valor, com curingas se você quiser{ $sequences ->
    [yes] , ou de três a sete cartas seguidas do mesmo naipe, de quatro a ás
   *[no] { "" }
}{ $joins ->
    [yes] .
   *[no] ; separe os jogos com vírgulas, como `KKK2, QQQ`.
}
refusal-too-few-cards = Um jogo precisa de pelo menos { $needed } cartas, e { WORD($rank, "the") } só teria { $have ->
    [1] uma
   *[other] { $have }
}. Junte { $more ->
    [1] mais uma
   *[other] mais { $more }
}{ $sort ->
    [any] , { $more ->
        [1] natural ou curinga
       *[other] naturais ou curingas
    }.
    [threes] ; os 3 não aceitam curingas.
   *[same] .
}
refusal-too-few-naturals = Um jogo precisa de pelo menos { $needed ->
    [1] { $needed } carta natural
   *[other] { $needed } cartas naturais
}, e { WORD($rank, "the") } { $have ->
    [0] não tem nenhuma
    [1] só tem uma
   *[other] só tem { $have }
}. Os 2 e os jokers não contam aqui.
refusal-too-many-wilds = { $allowed ->
    [0] { WORD($rank, "The") } não aceita curingas.
    [1] { WORD($rank, "The") } aceita um curinga e teria { $have }. Deixe { $more } de fora.
   *[other] { WORD($rank, "The") } aceita { $allowed } curingas e teria { $have }. Deixe { $more } de fora.
}
refusal-too-many-cards = Um jogo pode ter no máximo { $allowed } cartas, e { WORD($rank, "the") } teria { $have }. Deixe { $more } de fora.
refusal-wilds-only = Curingas não podem ser baixados sozinhos. { $cards }: baixe com pelo menos duas cartas naturais do mesmo valor, ou encaixe em um jogo { $alone ->
    [yes] seu
   *[no] do seu time
}.
refusal-no-such-meld = Não há esse jogo na mesa. O quadro mostra { $alone ->
    [yes] os seus
   *[no] os do seu time
}.
refusal-not-your-meld = Esse jogo é dos adversários. Só dá para encaixar nos jogos do seu próprio time.
refusal-red-three-not-playable = Um 3 vermelho não pode fazer parte de um jogo.
refusal-black-threes-only-going-out = { $why ->
    [never] Nesta modalidade, os 3 pretos nunca são baixados.
    [answer] Os 3 pretos só são baixados na vez em que você bate, e o seu parceiro disse que não. Em vez disso, dá para descartar um 3 preto.
    [canastas] Os 3 pretos só são baixados na vez em que você bate, e { $alone ->
        [yes] você
       *[no] o seu time
    } ainda não pode bater: { $kinds ->
        [none] { $canastas ->
            [0] não tem nenhuma canastra
            [1] tem uma canastra
           *[other] tem { $canastas } canastras
        }{ $needed ->
            [1] , e é preciso uma
           *[other] { " " }das { $needed } necessárias
        }
       *[other] faltam canastras ({ $kinds })
    }. Em vez disso, dá para descartar um 3 preto.
   *[cards] Os 3 pretos só são baixados na vez em que você bate, e você ainda ficaria com { $left ->
        [1] uma carta
       *[other] { $left } cartas
    } na mão. Em vez disso, dá para descartar um 3 preto.
}
refusal-black-threes-need-three = Um jogo de 3 pretos precisa de pelo menos { $needed } cartas, e você baixou { $have }. Em vez disso, dá para descartar um 3 preto.
refusal-black-threes-take-no-wilds = Os 3 pretos são baixados sem curingas, e só na vez em que você bate.

refusal-below-initial-meld = { $alone ->
    [yes] Você precisa
   *[no] O seu time precisa
} de { $needed } pontos para abrir; estas cartas somam { $counted }. { $more ->
    [1] Junte mais 1
   *[other] Junte mais { $more }
}{ $example }.

example-any = , com qualquer carta que sirva
example-ten = ; cada carta de oito a rei vale 10
example-twenty = ; um ás ou um 2 vale 20
example-forty = ; um joker vale 50, três ases valem 60
example-fifty = ; um joker vale 50
example-several = , com várias cartas

refusal-pile-empty = O lixo está vazio. Compre do monte.
refusal-pile-blocked = Não dá para pegar o lixo com { $upcard } em cima. Compre do monte.
refusal-pile-blocked-by-canasta = { $alone ->
    [yes] A sua canastra de { $rank }
   *[no] A canastra de { $rank } do seu time
} está completa, então não dá para pegar o lixo com uma carta desse valor em cima. Compre do monte.
refusal-pile-needs-upcard-play = Para pegar o lixo, você tem de baixar { $upcard } na hora: { $lays_off ->
    [yes] em um jogo { $alone ->
        [yes] seu
       *[no] do seu time
    } do mesmo valor, ou{ " " }
   *[no] { "" }
}com duas cartas naturais desse valor, da sua mão{ $with_wild ->
    [yes] , ou com uma delas e um curinga
   *[no] { "" }
}.
refusal-pile-frozen-needs-pair = { $why ->
    [always] O lixo está sempre congelado nesta modalidade.
    [unmelded] O lixo está congelado para você, porque { $alone ->
        [yes] você
       *[no] o seu time
    } ainda não abriu.
    [wild] O lixo está congelado por um curinga.
    [red_three] O lixo está congelado por um 3 vermelho.
   *[other] O lixo está congelado.
} Para pegar { $upcard }, você precisa de duas cartas naturais desse valor da sua mão; você { $have ->
    [0] não mostrou nenhuma
    [1] mostrou uma
   *[other] mostrou { $have }
}.
refusal-pile-natural-plus-wild-off = Nesta modalidade, não dá para pegar { $upcard } com uma carta natural e um curinga. Mostre duas cartas naturais desse valor.
refusal-pile-layoff-off = Nesta modalidade, não dá para pegar o lixo encaixando { $upcard } em um jogo. Mostre duas cartas naturais desse valor da sua mão.
refusal-pile-layoff-to-canasta-off = Nesta modalidade, não dá para pegar o lixo encaixando { $upcard } em uma canastra completa. Mostre duas cartas naturais desse valor da sua mão.
refusal-pile-not-for-initial-meld = Nesta modalidade, a abertura de um time tem de vir só da mão. Compre do monte.
refusal-pile-one-card = Com uma carta na mão, não dá para pegar um lixo de uma carta. Compre do monte.

refusal-must-keep-card = Assim você ficaria { $left ->
    [0] sem nenhuma carta
    [1] com uma carta
   *[other] com { $left } cartas
} na mão, e { $alone ->
    [yes] você
   *[no] o seu time
} ainda não pode bater: { $kinds ->
    [none] { $canastas ->
        [0] não tem nenhuma canastra
        [1] tem uma canastra
       *[other] tem { $canastas } canastras
    }{ $needed ->
        [1] , e é preciso uma
       *[other] { " " }das { $needed } necessárias
    }
   *[other] faltam canastras ({ $kinds })
}. Fique com pelo menos { $hold } cartas, uma delas para descartar.
refusal-must-go-out = Seu parceiro disse que sim, então você tem de bater nesta vez. Jogue de modo que a mão inteira se acabe; uma carta pode ser o último descarte.
refusal-must-not-go-out = Seu parceiro disse que não, então não dá para bater nesta vez. Fique com pelo menos duas cartas, uma delas para descartar.
refusal-discard-not-allowed = { $why ->
    [last] { $card } não pode ser o seu último descarte.
    [dead] Não dá para descartar { $card } no lixo vazio: é uma carta segura, e você tem outra carta para descartar.
    [ace_or_seven] Ases e setes não podem ser descartados no lixo vazio enquanto você tem outra carta natural na mão. Escolha outra carta.
    [early_black_three] Não dá para descartar um 3 preto na sua primeira vez da rodada. Escolha outra carta.
    [seven] Setes não podem ser descartados antes de as canastras de setes estarem completas. Escolha outra carta.
    [wild] Curingas não podem ser descartados enquanto você tem outras cartas na mão. Escolha outra carta.
    [three] Não dá para descartar agora um 3 como { $card }. Escolha outra carta.
    [lay_three] Não dá para descartar { $card } enquanto você tem um 3 que pode baixar na mesa. Antes, baixe um 3.
   *[other] Não dá para descartar { $card } agora. Escolha outra carta.
}

refusal-no-partner = Você joga sem parceiro, então não há a quem perguntar. Pode bater quando as suas cartas permitirem.
refusal-ask-too-late = { $drawn ->
    [yes] Só dá para perguntar ao parceiro antes de comprar. Você ainda pode bater sem perguntar.
   *[no] Só dá para perguntar ao parceiro antes de baixar cartas nesta vez. Você ainda pode bater sem perguntar.
}
refusal-asked-already = Você já perguntou nesta vez, e a resposta vale.
refusal-ask-limit-reached = { $limit ->
    [0] Nesta modalidade, não se pergunta ao parceiro.
    [1] Dá para perguntar uma vez por rodada, e você já perguntou.
   *[other] Dá para perguntar { $limit } vezes por rodada, e você já perguntou.
} Você pode bater sem perguntar.
refusal-cannot-go-out = { $lacking ->
    [undrawn] Antes de comprar, só dá para perguntar se você puder bater com qualquer carta que comprar: com todas as suas cartas baixadas, a nova descartada e as canastras necessárias completas. Ou compre primeiro.
    [yes] { $alone ->
        [yes] Você ainda não pode bater:
       *[no] O seu time ainda não pode bater:
    } { $canastas ->
        [0] não tem nenhuma canastra
        [1] tem uma canastra
       *[other] tem { $canastas } canastras
    }{ $needed ->
        [1] , e é preciso uma
       *[other] { " " }das { $needed } necessárias
    }.
    [kinds] { $alone ->
        [yes] Você ainda não pode bater:
       *[no] O seu time ainda não pode bater:
    } faltam canastras ({ $kinds }).
   *[no] Não dá para bater com estas cartas: todas menos uma têm de ser baixadas, e as canastras necessárias têm de estar completas.
}{ $asks ->
    [yes] { " " }Pergunte quando puder bater na mesma vez.
   *[no] { "" }
}
refusal-no-would-trap = Se o seu parceiro dissesse que não, você não poderia terminar a sua vez com { $left ->
    [1] uma carta
   *[other] { $left } cartas
} na mão. Bata sem perguntar.

service-table-not-found = Não há nenhuma Mesa { $table } aqui. `/mesa lista` mostra as abertas.
service-not-seated = { $why ->
    [free] Você ainda não está na Mesa { $table }. Antes, toque em **{ button-join }**.
    [full] Você não está na Mesa { $table }, e todos os lugares dela estão ocupados. Abra a sua própria mesa com `/mesa nova`.
   *[playing] Você não está na Mesa { $table }. Dá para ver o quadro ou abrir a sua própria mesa com `/mesa nova`.
}
service-not-host = Só o responsável pela Mesa { $table } ou quem gerencia o servidor pode fazer isto.
service-stale-table = A mesa mudou desde que este botão apareceu. Agora ela está assim.
service-stale-draft = A sua jogada preparada mudou desde que este menu apareceu. Agora ela está assim.
service-seat-taken = O lugar { $number } é de **{ $name }**. Escolha um livre.
service-no-such-seat = Não há lugar { $number } aqui; a mesa tem { $seats }.
service-already-seated = Você já está nesta mesa, no lugar { $number }. Para mudar, use `/mesa lugares`.
service-table-full = Todos os { $seats } lugares estão ocupados. { $computers ->
    [0] Abra a sua própria mesa com `/mesa nova`.
    [1] Um deles é de um computador: peça aos jogadores que o tirem.
   *[other] { $computers } deles são de computadores: peça aos jogadores que tirem um.
}
service-too-many-invitations = { $limit } pessoas já foram convidadas para a Mesa { $table }; é o máximo. Outras podem entrar por conta própria.
service-calling-players-off = Não há aqui um cargo para avisar jogadores. Quem gerencia o servidor pode escolher um com `/admin jogadores`.
service-players-just-called = Os jogadores deste servidor foram avisados há pouco. Dá para avisá-los de novo { $until }.
service-rotation-impossible = O rodízio de parceiros só existe em modalidades de duas duplas. Antes, escolha uma assim para a Mesa { $table }, como a Clássica para quatro.
service-rotation-has-begun = Na Mesa { $table } há rodízio de parceiros: os lugares e a modalidade desta partida vêm da primeira.
service-no-such-evening = Essa noite não existe mais aqui. `/noite` mostra as próximas.
service-evening-over = { $why ->
    [cancelled] Esta noite foi cancelada.
    [missed] Esta noite não pôde começar e já passou.
   *[begun] Esta noite já começou. As mesas dela estão listadas abaixo; ainda dá para pegar lugares livres lá.
} `/noite` mostra as próximas.
service-evening-full = { $limit } pessoas já se inscreveram nesta noite; é o máximo.
service-too-many-evenings = { $limit } noites estão planejadas neste servidor; é o máximo. Antes, cancele uma delas.
service-evening-impossible = { $why ->
    [past] Esse momento já passou. Escolha um que ainda venha.
   *[far] Isso está longe demais. Escolha um momento nos próximos { $limit } dias.
}
service-too-few-seats = Essa modalidade tem { $seats } lugares, e há { $people } pessoas sentadas ou esperadas na Mesa { $table }. Escolha uma modalidade para tantas pessoas ou antes libere lugares.
service-seats-missing = { $missing ->
    [1] Um lugar ainda está livre.
   *[other] { $missing } lugares ainda estão livres.
} Espere mais jogadores ou ponha computadores com `/mesa computador`.
service-no-computer-there = { $number ->
    [0] Nenhum computador joga nesta mesa.
   *[other] O lugar { $number } não é de um computador.
}
service-unknown-level = O nível “{ $level }” não está instalado neste bot. Escolha um destes: { $levels }.
service-already-started = A partida da Mesa { $table } já começou; os lugares e os ajustes não mudam mais.
service-not-started = A partida da Mesa { $table } ainda não começou. Quando todos os lugares estiverem ocupados, toque em **{ button-start }**.
service-table-closed = { $status ->
    [practice] Esta partida de treino terminou. `/treino` mostra a que você está jogando ou começa outra.
    [cancelled] A Mesa { $table } foi cancelada. Abra uma nova com `/mesa nova`.
   *[other] A partida da Mesa { $table } terminou. Abra uma nova com `/mesa nova`.
}
service-match-on = A partida da Mesa { $table } está em andamento, então não dá para simplesmente sair. Passe o seu lugar com `/substituir` ou desista com `/desistir`.
service-seat-handed-on = **{ $name }** agora está no seu lugar na Mesa { $table }. Você pode ver o quadro.
service-saw-another-hand = <@{ $user }> estava em outro lugar da Mesa { $table } nesta rodada e viu as cartas dele. A partir da próxima rodada, pode pegar qualquer lugar.
service-sat-at-other-table = <@{ $user }> está ou esteve em outra mesa deste duplicado e viu as cartas dele.
service-no-resigning = Aqui ninguém pode desistir, porque as outras mesas deste duplicado são comparadas com a Mesa { $table }, distribuição por distribuição. *Sair*, abaixo da primeira mensagem dele, deixa computadores jogarem no seu lugar.
service-no-offers = Ninguém mais pode ver a Mesa { $table } antes de o duplicado terminar, então nenhum lugar é oferecido lá. Quem o organiza pode substituir você com `/torneio substituir`.
service-confidential-table = A Mesa { $table } é de um duplicado e fica no tópico privado dela.
service-sits-already = <@{ $user }> já está na Mesa { $table }.
service-no-offer = Este lugar da Mesa { $table } não está disponível, ou não está mais.
service-not-invited = Este lugar da Mesa { $table } está reservado para <@{ $user }>.
service-not-your-side = Na Mesa { $table }, só o lugar ou o time em questão pode decidir isso.
service-no-resignation = Não há proposta de desistência no seu time na Mesa { $table }, ou ela foi retirada.
service-taking-back-off = Na Mesa { $table }, carta baixada fica na mesa: os ajustes não permitem desfazer. Prepare os seus jogos antes; aí ainda dá para mudar de ideia.
service-hints-off = Não há dicas na Mesa { $table }: os ajustes não as permitem.
service-no-hints = { $why ->
    [missing] Este bot não sabe comparar jogadas: foi instalado sem o nível forte.
    [game] Com as regras da casa desta mesa ainda não é possível comparar jogadas.
    [preparing] Acabei de iniciar e ainda não consigo comparar jogadas. Tente de novo em meio minuto.
    [busy] Muita gente está comparando jogadas agora. Tente de novo em um minuto.
   *[failed] Desta vez, não deu para comparar as jogadas. Tente de novo.
}
service-deals-still-played = Outras mesas ainda jogam estas cartas. Os replays, *Conferir* e o resto abrem aqui assim que a última delas terminar.
service-unknown-deal = Nenhuma distribuição tem este código. Copie-o inteiro da página da rodada compartilhada. Um código vale enquanto o bot guardar a partida.
service-began-in-play = Esta partida de treino começou no meio de uma rodada, então não há distribuição para conferir ou exportar. *Replay* mostra como ela continuou.
service-nothing-to-review = Você não fez jogadas na rodada { $round } da Mesa { $table }, então não há nada seu para analisar.
service-daily-deal-over = Este desafio terminou: a resposta está no seguinte.
service-no-such-discard = Essa carta não está entre os descartes deste desafio.
service-tournament-not-found = Não há esse torneio neste servidor.
service-not-organiser = Só { $organiser ->
    [none] quem gerencia o servidor
   *[other] <@{ $organiser }>, que organiza isto, ou quem gerencia o servidor
} pode fazer isto.
service-sign-up-over = { $stage ->
    [running] Este torneio já começou: ninguém mais pode se inscrever. O organizador pode pôr você no lugar de alguém.
   *[other] Este torneio terminou.
}
service-tournament-closed = { $stage ->
    [cancelled] Este torneio foi cancelado.
   *[other] Este torneio terminou.
}
service-not-running = { $stage ->
    [sign_up] Este torneio ainda não começou.
    [cancelled] Este torneio foi cancelado.
   *[other] Este torneio terminou.
}
service-result-fixed = { $why ->
    [bye] Uma folga não tem resultado para definir.
    [duplicate] Um duplicado se decide só pelas cartas.
    [knockout] O mata-mata seguiu com este resultado, então ele fica como está.
    [over] Esta partida terminou.
   *[other] Não há essa partida.
}
service-too-many-notes = Um torneio pode ter no máximo { $most } avisos.
service-already-entered = { $why ->
    [own] Você já tem inscrição neste torneio. Para mudá-la, antes saia dele.
    [asked] Outra pessoa já perguntou a <@{ $user }> e espera a resposta.
   *[other] <@{ $user }> já tem inscrição neste torneio.
}
service-not-entered = { $why ->
    [own] Você não joga neste torneio.
   *[other] <@{ $user }> não joga neste torneio.
}
service-not-asked = Ninguém está convidando você para formar dupla agora.
service-no-opponents = Um torneio precisa de uma modalidade para dois jogadores, ou para duas duplas que ficam juntas, como a Clássica; um torneio progressivo, de uma para duas duplas.
service-tournament-full = Este torneio está cheio: { $most } inscrições.
service-too-many-tournaments = Este servidor tem { $most } torneios abertos, e não pode haver mais.
service-uneven-entries = Um duplicado precisa de pelo menos duas mesas, com duas inscrições em cada; agora { $entries ->
    [1] há uma inscrição
   *[other] há { $entries } inscrições
}. *Começar com computadores* preenche as vagas que faltam.
service-too-few-entries = { $needed ->
    [4] Um torneio progressivo precisa de pelo menos quatro inscrições; *Começar com computadores* enche uma mesa. Agora
   *[other] Um torneio precisa de pelo menos duas inscrições; agora
} { $entries ->
    [0] não há nenhuma completa
    [1] há uma completa
   *[other] há { $entries } completas
}.
service-nothing-to-take-back = { $why ->
    [took_pile] Não dá para desfazer isso: foi baixado com o lixo, que foi pego { $since }.
    [replaced] Não dá para desfazer isso: uma carta foi comprada no lugar de um 3 { $since }. Só dá para desfazer o que você baixar depois.
    [bonus] Não dá para desfazer isso: você ganhou cartas de bônus { $since }.
    [foot] Não dá para desfazer isso: você pegou o seu morto { $since }. Só dá para desfazer o que você baixar depois.
    [penalty] Não dá para desfazer isso: havia cartas expostas { $since }.
    [asked] Não dá para desfazer isso: você perguntou ao seu parceiro { $since }. Só dá para desfazer o que você baixar depois.
    [turn_over] Não dá para desfazer isso: a sua vez terminou { $since }.
   *[nothing_laid] Você não baixou nesta vez nada que dê para desfazer.
}
service-discard-held = { $why ->
    [own] Você descartou, e o descarte passa a valer { $until }. Para jogar de outro modo, antes toque em **{ button-undiscard }** ou use `/desfazer`.
   *[other] **{ $name }** descartou e ainda pode voltar atrás. A partida continua { $until }.
}
service-no-discard-held = Esse descarte não está mais esperando: já vale, ou voltou para a mão.
service-played-differently = Não dá para desfazer isso: uma versão anterior do bot jogou esta rodada de modo um pouco diferente, e o caminho de volta se perdeu. Tudo fica como está.
service-table-paused = { $why ->
    [alone] A partida da Mesa { $table } está em pausa, porque todos a deixaram com computadores. Toque em **{ button-come-back }** para continuar.
    [admin] A partida da Mesa { $table } foi pausada por quem gerencia o servidor, que pode retomá-la com `/admin retomar`.
    [removed] A partida da Mesa { $table } está em pausa, porque o bot ficou fora deste servidor. Quem gerencia o servidor pode retomá-la com `/admin retomar`.
   *[other] A partida da Mesa { $table } está em pausa. **{ button-go-on }** ou `/retomar` pergunta aos outros se querem continuar.
}
service-not-paused = A partida da Mesa { $table } não está em pausa. É só continuar jogando.
service-no-wish = Ninguém mais está pedindo isso na Mesa { $table }. Use `/pausar` ou `/retomar` para pedir de novo.
service-nothing-to-decide = Não há nada para decidir na Mesa { $table }: não acabou o tempo de mais ninguém.
service-holder-changed = Esse lugar da Mesa { $table } agora é de outra pessoa. Dê mais uma olhada.
service-own-time = É a sua própria vez na Mesa { $table }. Só os outros de lá podem dar mais tempo a você, com `/mais-tempo`; dá para pedir a eles uma pausa com `/pausar`.
service-no-clock = Nenhum relógio corre na Mesa { $table }, então não dá para dar mais tempo.
service-house-not-found = Não há regra da casa “{ $name }” neste servidor. `/casa lista` mostra todas.
service-house-gone = Esta regra da casa foi excluída. `/casa lista` mostra as outras.
service-house-version-gone = Esta versão não está mais guardada. Toque de novo em **{ button-house-history }**.
service-house-name-taken = Já existe uma regra da casa **{ $name }** neste servidor. Escolha outro nome.
service-house-name-empty = Uma regra da casa precisa de um nome legível.
service-too-many-open-tables =
    { $limit ->
        [1] Este servidor permite uma mesa aberta por vez, e já há uma.
       *[other] Este servidor permite { $limit } mesas abertas por vez, e já há tantas.
    } Espere uma terminar ou fale com quem gerencia o servidor (`/admin limites`).
service-too-many-own-tables =
    { $limit ->
        [1] Neste servidor, você pode estar em uma mesa por vez.
       *[other] Neste servidor, você pode estar em { $limit } mesas por vez.
    } Antes, termine uma das suas ou fale com quem gerencia o servidor (`/admin limites`).
service-too-many-houses = Um servidor pode ter { $limit } regras da casa. Antes, exclua uma com `/casa excluir`.
service-calendar-impossible =
    { $problem ->
        [unknown_zone] Não conheço esse fuso. Tente uma cidade perto de você, como `São Paulo` ou `Recife`.
        [quiet_too_long] O horário de silêncio pode durar no máximo 14 horas por dia, para que sobre tempo de jogar.
        [too_many_days_off] Dá para ter no máximo quatro dias de folga por semana, para que sobre tempo de jogar.
       *[other] Esses horários não são possíveis. Escolha outros.
    }
service-not-waiting-for-ready = Na Mesa { $table }, nenhuma rodada espera por você agora.
service-order-too-late = Já é a sua vez na Mesa { $table }: jogue pela sua mão. Uma jogada programada é para uma vez futura.
service-order-impossible = Um lixo tem no máximo { $limit } cartas.
service-nobody-asks = Ninguém pode perguntar a você “Posso bater?” na Mesa { $table } agora: nesta rodada, você não tem parceiro que possa.
service-question-waits = Seu parceiro na Mesa { $table } já perguntou a você. Responda sim ou não.
service-seat-reserved = O lugar { $number } está reservado para **{ $name }**. O responsável pode liberá-lo.
service-match-not-over = A partida da Mesa { $table } ainda não terminou. A revanche é possível depois disso.
service-cut-empty = O texto está vazio. Corte com quaisquer letras, números ou emojis.
service-cut-too-long = São { $length } caracteres; um corte pode ter no máximo { $limit }.
service-cut-too-late = As cartas da rodada { $round } já foram dadas e não podem mais ser cortadas. As próximas que você pode cortar são as da rodada { $next }.
service-cuts-collected = As cartas de um duplicado são cortadas antes de ele começar, porque todas as mesas jogam as mesmas.
service-cuts-over = Não dá mais para cortar as cartas: isso só é possível antes de um duplicado começar.
service-not-sealed = A próxima distribuição da Mesa { $table } ainda não está lacrada, então um corte não provaria nada. Dá para cortar a partir da seguinte.
service-terms-impossible = Nenhuma mesa pode jogar com esses ajustes. Nada mudou.
service-settings-changed = As suas configurações foram mudadas duas vezes no mesmo momento. Dê uma olhada nelas e tente de novo.
service-no-round-over = Nenhuma rodada terminou ainda. Quando uma terminar, dá para ver o replay com todas as mãos abertas e conferir a distribuição.
service-round-not-over = A rodada { $round } não foi jogada até o fim, então as cartas dela ficam escondidas. A última com replay é a rodada { $last }.
service-names-impossible = { $why ->
    [empty] Falta um nome. Digite os nomes separados por vírgulas, como `Ana & Ben, Cyd & Dan`.
    [same] Há dois nomes iguais. Cada um precisa de um nome próprio.
   *[number] Um marcador leva de { $needed } a { $limit } nomes, separados por vírgulas, como `Ana & Ben, Cyd & Dan`.
}
service-score-pad-gone = Este marcador foi excluído.
service-score-pad-changed = O marcador mudou desde que você abriu isto. Nada foi anotado.
service-score-pad-full = Um marcador tem espaço para { $limit } rodadas. Comece um novo com `/marcador`.
service-too-many-score-pads = Você tem { $limit } marcadores, e esse é o limite. Antes, exclua um.
service-published-gone = Esta regra da casa saiu da biblioteca ou foi publicada de novo. Abra `/biblioteca` outra vez.
service-too-many-published = Este servidor oferece { $limit } regras da casa, e esse é o limite. Antes, retire uma, em `/biblioteca`.
service-house-changed = Outra pessoa mudou esta regra da casa no mesmo momento. Nada foi feito; tente de novo.

notation-text-too-long = O texto é longo demais ({ $length } caracteres; { $limit } bastam para qualquer jogada).
notation-too-many-cards-typed = São { $count } cartas, mais do que alguém pode ter na mão.
notation-too-many-readings = Dá para ler isso de muitos modos. Separe os jogos com vírgulas, como `KKK2, QQQ`.
notation-unknown-text = Não consigo ler “{ $text }” como cartas. Escreva cartas como `KKK2, QQQ` ou `10 10 J*`; `*` é um joker.
notation-no-cards = Diga as cartas, como `KKK2, QQQ`.
notation-one-card-expected = { $count ->
    [0] Diga uma carta, como `4` ou `K♥`.
   *[other] Diga só uma carta aqui; são { $count }.
}
notation-suit-missing = De que naipe? Escreva { $rank } com ele, como `K♥` ou `KH` (H são copas).
notation-suit-misplaced = Não sei de que carta é o naipe “{ $suit }”. Escreva-o logo depois da carta, como `K♥` ou `KH`.
notation-target-misplaced = Não sei para onde vai “{ $text }”. Diga o jogo depois das cartas, como `2 > K`.
notation-no-meld-of-rank = O seu time não tem jogo de { $rank } em que encaixar.
notation-no-meld-for-wilds = Não sei em que jogo encaixar { $cards }. Diga assim: `2 > K`.
notation-unknown-action = Não sei o que “{ $text }” quer dizer. Dá para começar com: { $known }.
notation-text-after-action = “{ $action }” não leva nada depois; não sei o que “{ $text }” quer dizer ali.
notation-unreadable = Não consigo ler isso. Escreva cartas como `KKK2, QQQ`.
notation-ambiguous = Isso pode ser mais de uma jogada. Qual delas?
notation-ambiguous-choice = • { $choice }


unexpected-refusal = Isso não dá agora.

why-yes = ✅ Sim, você pode { $action }.
why-exposes = ⚠️ Você pode { $action }, mas isso soma pouco para abrir: as cartas ficariam na mesa como cartas expostas.
why-go-out-yes = ✅ Sim, você pode bater agora: { $plays }.
why-go-out-no = ❌ Não, agora não. { $reason }
why-no = ❌ Não, você não pode { $action }. { $reason }

refusal-must-lay-threes = { $allowed ->
    [0] { $held ->
        [1] Nenhum 3 pode ficar na sua mão agora. Antes, baixe-o na mesa.
       *[other] Nenhum 3 pode ficar na sua mão agora. Antes, baixe-os na mesa.
    }
   *[other] São { $held } cartas de valor 3 na sua mão, e você pode guardar { $allowed }. Antes, baixe as outras na mesa.
}
refusal-threes-not-laid-now = { $why ->
    [never] Nesta modalidade, um 3 não é baixado sozinho na mesa. Fica na sua mão até ser descartado ou baixado em um jogo.
    [automatic] { $which ->
        [red] Os 3 vermelhos vão
        [black] Os 3 pretos vão
       *[any] Os 3 vão
    } sozinhos para a mesa nesta modalidade, e uma carta do monte repõe cada um, então não há o que baixar.{ $which ->
        [red] { " " }Os 3 pretos ficam na sua mão.
        [black] { " " }Os 3 vermelhos ficam na sua mão.
       *[any] { "" }
    }
    [none_held] Você não tem nenhum 3 que possa baixar na mesa. Continue a sua vez.
    [others] Só { $which ->
        [red] os 3 vermelhos
        [black] os 3 pretos
       *[any] os 3
    } podem ser baixados na mesa assim.
   *[now] Esses 3 não podem ser baixados na mesa agora.
}
refusal-threes-not-replaced = Antes de comprar, só dá para baixar os 3 que o monte pode repor. { $stock ->
    [0] O monte está vazio
    [1] O monte tem uma carta
   *[other] O monte tem { $stock } cartas
}, e você escolheu { $threes ->
    [1] um 3
    [2] dois 3
    [3] três 3
    [4] quatro 3
   *[other] { $threes } cartas
}.
refusal-rank-closed = Uma canastra encerrou este valor: { $rank }. Nenhuma outra carta dele pode ser baixada.
refusal-rank-takes-no-wilds = Aqui { WORD($rank, "the") } não aceita curingas.
refusal-wilds-locked = { $alone ->
    [yes] Você tem
   *[no] O seu time tem
} um jogo de curingas incompleto: todos os curingas têm de ir para ele.
refusal-wilds-need-five-naturals = Depois da abertura, um curinga só entra em um jogo com { $needed } cartas naturais; { WORD($rank, "the") } tem { $have }.
refusal-canasta-closed = Essa canastra não aceita mais cartas assim.
refusal-not-a-sequence = { $cards } não são uma sequência: é preciso ter valores seguidos do mesmo naipe.
refusal-threes-not-melded = Os 3 não podem ser baixados em jogos nesta modalidade.
refusal-initial-needs-pure-meld = { $purity ->
    [three_naturals] A sua abertura tem de incluir um jogo com três cartas naturais.
    [pure_three_always] A sua abertura tem de incluir um jogo de três ou mais cartas naturais sem curingas.
   *[other] A sua abertura tem de incluir um jogo de três ou mais cartas naturais sem curingas, ou um jogo de curingas.
}
refusal-initial-needs-canasta = { $natural ->
    [yes] A partir de { $score } pontos, a sua abertura tem de incluir uma canastra limpa.
   *[other] A partir de { $score } pontos, a sua abertura tem de incluir uma canastra.
}
refusal-initial-meld-from-hand = A sua abertura tem de chegar a { $needed } pontos só com a mão, sem o lixo; isto soma { $counted }.
refusal-pile-meld-too-large = Com a carta de cima e um par, { WORD($rank, "the") } teria { $have } cartas; { $allowed } é o máximo.
refusal-pile-not-with-mixed-aces = Ases baixados com curingas nesta vez não podem pegar um ás do lixo.
refusal-pile-not-for-sequence = Não dá para pegar { $upcard } para uma sequência.
refusal-pile-wrong-count = O lixo tem { $pile } cartas; { $count } delas não podem ser pegas assim.
refusal-must-discard-exposed = Até { $alone ->
    [yes] você
   *[no] o seu time
} abrir, você tem de descartar uma das suas cartas expostas.
refusal-no-false-count = Só dá para dizer algo falso sobre as suas cartas com uma só na mão, onde as regras da mesa preveem multa para isso.
refusal-must-discard-last = Bater exige um último descarte: guarde uma carta para ele.
refusal-foot-not-played = Antes de o seu time poder bater, todos têm de ter jogado uma carta do morto; { $seat } ainda não jogou.
refusal-unfinished-bars-exit = { $alone ->
    [yes] Você não pode bater
   *[no] O seu time não pode bater
} enquanto { WORD($rank, "the") } estiver { WORD($rank, "gender") ->
    [f] incompleta
   *[m] incompleto
}.
refusal-red-threes-needed = Bater exige { $needed ->
    [1] um 3 vermelho
    [2] dois 3 vermelhos
    [3] três 3 vermelhos
    [4] quatro 3 vermelhos
    [5] cinco 3 vermelhos
   *[other] { $needed } cartas (3 vermelhos)
} na mesa; { $alone ->
    [yes] você tem
   *[no] o seu time tem
} { $have }.
refusal-leave-needed = Aqui você precisa da permissão do parceiro para bater. Pergunte antes.
refusal-no-special-hand = { $why ->
    [none] Não há mãos especiais nesta modalidade. Baixe as suas cartas em jogos.
   *[now] { refusal-no-special-hand-now }
}
refusal-no-special-hand-now = Essa mão especial não pode ser mostrada agora: é preciso ter exatamente as cartas dela, sem ter pegado o lixo, e { $alone ->
    [yes] você
   *[no] o seu time
} não pode ter baixado nada.
service-storage-failed = { $why ->
    [locked] O banco de dados do bot está ocupado no momento. Nada foi feito; tente de novo daqui a pouco.
    [full] O disco do bot está cheio. Nada foi feito e nada se perdeu; avise quem opera o bot e tente de novo mais tarde.
    [damaged] O banco de dados do bot não pode ser lido. Nada foi feito; avise quem opera o bot.
   *[failed] O bot não consegue gravar nada no momento. Nada foi feito e nada se perdeu; tente de novo mais tarde e, se continuar acontecendo, avise quem opera o bot.
}
service-table-damaged = A partida da Mesa { $table } não pode ser lida. Nada foi feito; avise quem opera o bot, que pode restaurá-la de um backup.
