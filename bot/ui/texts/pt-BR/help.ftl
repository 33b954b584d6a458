### The help pages. On a phone a line holds some 35 characters.

help-title = 🃏 Canasta, no seu tempo
help-intro = Canasta ao longo de horas ou dias: cada um joga quando lhe convém. O bot dá as cartas, marca os pontos, conhece as regras e avisa quando é a sua vez.
help-menu = 📚 Mais ajuda e todos os comandos…
help-first = Primeiros passos
help-first-lines = 1. Abra uma mesa com { $new } ou entre em uma com { $join }. **{ button-games }** mostra todas as modalidades.
    2. Preencha os lugares livres com pessoas ou computadores: **{ button-add-computer }**.
    3. **{ button-start }** dá as cartas.
    4. **{ button-hand }**, ou { $hand }, mostra suas cartas e o que dá para fazer. Só você vê.
    5. Na sua vez: compre ou pegue o lixo, baixe se quiser e descarte. Botões e menus fazem tudo.
help-game = Nunca jogou?
help-game-lines = Junte cartas do mesmo valor. Três ou mais delas, baixadas juntas, são um **jogo**; sete são uma **canastra**, que vale mais que tudo. Os 2 e os jokers são curingas.
    { $learn } mostra como é em poucos minutos, um toque de cada vez.
    { $practice } é uma partida só sua contra computadores e explica o que é novo.
    { $rules } mostra as regras da sua mesa; { $why } diz se você pode fazer algo e, se não, por quê.
help-know = Bom saber
help-know-lines = 🔕 Notificações demais? Ponha o tópico da mesa em **Somente @menções** no Discord: eu menciono você quando é a sua vez.
    👀 Nada aparece depois de um toque? { $hand }, digitado no fim do canal, sempre mostra suas cartas.
help-words = Palavras da Canasta
help-words-lines = **Jogo**: três ou mais cartas do mesmo valor na mesa. É do seu time.
    {""}**Canastra**: um jogo de sete cartas. É o que mais vale, e é preciso ter uma, ou mais, para bater.
    {""}**Curingas** são os 2 e os jokers; cartas **naturais**, as de quatro a ás.
    {""}**Canastra limpa**: sem curingas. A **suja** tem algum e vale menos.
    {""}**Par natural**: duas cartas naturais do mesmo valor.
    {""}**Monte**: as cartas de onde se compra.
    {""}**Lixo**: o que foi descartado. Quem pega o lixo tem de baixar na hora a **carta de cima**.
    ❄️ **Congelado**: o lixo que só se pega com um par natural da mão, do valor da carta de cima.
    {""}**3 vermelho**: na maioria das modalidades, vai logo para a mesa e vale pontos.
    {""}**3 preto**: na maioria das modalidades, é uma **carta que tranca**, como os curingas: com ele em cima, o próximo jogador não pega o lixo.
    {""}**Carta segura**: um descarte que não serve ao próximo jogador, como o de um valor cuja canastra já está completa.
    {""}**Abertura**: o que um time baixa primeiro na rodada. Tem de somar o bastante: 50 pontos na Clássica, 90 ou 120 mais adiante na partida.
    {""}**Bater**: jogar a última carta, o que encerra a rodada.
    {""}**Bater na mão**: bater em uma só vez, sem nada baixado antes. Vale mais.
    {""}**Em algumas modalidades:**
    {""}**Sequência**: um jogo de cartas seguidas do mesmo naipe. Sete cartas são um **samba**, uma canastra.
    {""}**Morto**: uma segunda mão, para quando a primeira acaba.
    {""}**Mão especial**: uma mão inteira, como sete pares, mostrada em vez da abertura. Encerra a rodada.
    {""}**Splash**: uma canastra inteira da mão como abertura. Não precisa de pontos.
    {""}**Cartas de bônus**, ou talon: o que um time ganha pela abertura.
    {""}**Carta de aviso**: fica perto do fundo do monte. Quando é comprada, todos ficam sabendo.
help-tips = Macetes
help-tips-lines = { $tips } posições da Clássica para quatro, e o que compensa em cada uma.
    Para cada jogada mostrada, o computador forte jogou a rodada até o fim { $rounds } vezes, cada vez com outras cartas escondidas.
    “75 pontos a menos (± 5)” é a diferença média para o seu time, com margem de 5.
    Um macete diz o que compensa quase sempre. As suas cartas podem dizer outra coisa.
tip-menu = Ir para um macete…
tip-title = { $number }. { $title }
tip-ours = **Vocês:** { $melded ->
    [yes] { $melds }
   *[no] sem jogos, { $needed } pontos para abrir
}
tip-theirs = **Eles:** { $melded ->
    [yes] { $melds }
   *[no] sem jogos
}
tip-threes = **3 vermelhos:** vocês { $ours }, eles { $theirs }
tip-pile = **Lixo:** { $count ->
    [1] 1 carta, { $upcard }
   *[other] { $count } cartas, { $upcard } no topo
}{ $frozen ->
    [yes] , congelado
   *[no] {""}
}
tip-counts = Esquerda { $left }, parceiro { $partner }, direita { $right }, monte { $stock }
tip-hand = **Sua mão:** { $cards }
tip-less = **{ $play }**: { $points } pontos a menos (±{"\u00A0"}{ $error }).
tip-footer = O computador forte, { $rounds } tentativas cada

tip-take-title = Pegue um lixo grande
tip-take-text = Dez cartas por um 8 e um 2: elas viram pares e jogos, e o outro time fica sem elas. Aqui um curinga sai barato.
tip-leave-title = Deixe um lixo pequeno
tip-leave-text = A mesma mão, mas só há uma carta lá. Você gastaria um curinga em três 8 e não ganharia mais nada. Espere um lixo que valha a pena.
tip-hold-title = Segure uma abertura cara
tip-hold-text = 120 pontos levariam seis cartas, com os dois curingas. A rodada mal começou: espere uma terceira carta do mesmo valor ou um lixo para pegar com um par.
tip-start-title = Abra com cartas naturais
tip-start-text = Três ases bastam e não custam curinga. E, até o seu time abrir, nenhum de vocês pega o lixo sem um par natural.
tip-freeze-title = Congele o que eles pegariam
tip-freeze-text = Quase qualquer carta dá a eles mais onze. Um 2 segura o próximo jogador; depois é preciso um par natural, e você tem quatro.
tip-early-title = No começo, descarte cartas baixas e soltas
tip-early-text = Ninguém abriu, então poucos podem pegar o lixo pequeno. Um 5 que não combina com nada não faz falta. Cada ás vale 20, e a abertura pede 90.
tip-late-title = No fim, descarte o que é seguro
tip-late-text = Lixo grande, e eles têm três jogos. É para isso que servem os 3 pretos. Sem um deles, descarte o que já está lá e ninguém pegou, como os noves.
tip-pairs-title = Guarde seus pares
tip-pairs-text = Só um par natural pega o lixo congelado. Não desfaça um para descartar nem o baixe com um curinga: três cartas na mesa rendem menos.
tip-wild-title = Complete uma canastra
tip-wild-text = Os dois curingas fazem dos reis uma canastra, e o seu time pode bater. Divididos em dois jogos, não fazem nenhuma.
tip-partner-title = Conte as cartas do parceiro
tip-partner-text = Seu parceiro tem uma carta, e o seu time, uma canastra: a rodada pode acabar antes da sua próxima vez. Baixe o que contaria contra você.
tip-out-title = Bata antes deles
tip-out-text = As cartas do seu parceiro vão contar contra vocês. Mas eles também têm uma canastra e poucas cartas: bater agora custa menos que chegar tarde.
tip-end-title = Abra antes de o monte acabar
tip-end-text = Um time sem jogos perde 100 pontos por cada 3 vermelho, em vez de ganhá-los. Restam poucas cartas: abra, mesmo com uma abertura fraca.

help-play = Jogar
help-play-lines = { $hand } suas cartas e o que dá para fazer

    {""}**Na sua vez**
    { $draw } comprar do monte
    { $take } pegar o lixo
    { $meld } baixar ou encaixar cartas, como `KKK2, QQQ`
    { $discard } encerrar a sua vez
    { $takeback } desfazer o que você baixou ou descartou, se a mesa permite
    { $ask } “Posso bater?”

    {""}**Quando for preciso**
    { $answer } sua resposta ao parceiro
    { $threes } baixar os 3 que você guardou
    { $special } mostrar uma mão especial, onde existe
    { $endround } deixar o lixo quando o monte acabou

    {""}**Enquanto espera**
    { $orders } o que eu faço quando chegar a sua vez
    { $ready } tudo pronto para a próxima rodada
    { $cut } misturar as próximas cartas com palavras suas
    { $moretime } mais tempo para quem está na vez
    { $back } reassumir o lugar do computador
help-look = Consultar
help-look-lines = { $mine } todas as suas mesas e onde é a sua vez
    { $rules } as regras da sua mesa ou de qualquer modalidade
    { $why } posso fazer isto e, se não, por quê

    { $score } o placar
    { $stats } suas partidas e rodadas neste servidor
    { $records } os recordes deste servidor
    { $ladder } quem joga melhor aqui
    { $scorepad } os pontos de uma partida com cartas de verdade
    { $log } o que aconteceu
    { $catchup } o que aconteceu desde a sua última vez
    { $show } o quadro outra vez
    { $replay } uma rodada terminada, com todas as mãos abertas
    { $verify } a distribuição foi justa?

    { $settings } como eu aviso você, horário de silêncio, como as cartas aparecem
    { $privacyshow } o que eu guardo sobre você
    { $privacyexport } tudo isso em um arquivo
    { $privacydelete } esquecer você
help-table = Mesas
help-table-lines = **Antes da partida**
    { $new } abrir uma · { $join } pegar um lugar
    { $list } as mesas daqui e onde dá para entrar
    { $evening } planejar uma noite com inscrição ou ver as próximas
    { $seats } mudar de lugar
    { $computer } pôr um computador em um lugar
    { $terms } ajustes da mesa: relógio, lembretes, quadro
    { $start } dar as cartas · { $leave } deixar o seu lugar

    {""}**Durante a partida**
    { $substitute } passar o seu lugar
    { $resign } desistir, se o seu time concordar
    { $pause } pausar, se todos concordarem
    { $resume } voltar a jogar depois de uma pausa
    { $move } mover uma mesa para outro canal
    { $cancel } encerrar uma mesa de vez

    {""}**Depois dela**
    { $rematch } jogar de novo com as mesmas pessoas

    {""}**Torneios**
    { $tournamentnew } abrir um · { $tournamentshow } a classificação
    { $tournamentsubstitute } substituir um jogador
    { $tournamentremove } tirar uma inscrição
help-house = Regras da casa
help-house-lines = Para quem gerencia o servidor:
    { $housecreate } criar uma regra da casa a partir de qualquer modalidade
    { $houseedit } mudá-la com menus
    { $houseset } e { $houseunset } mudar uma opção digitando
    { $houseterms } ajustes da mesa: relógio, lembretes, quadro
    { $housedefault } o que as novas mesas jogam
    { $housedelete } excluí-la

    { $houseshare } um código para outro servidor
    { $houseimport } importar uma pelo código
    { $housepublish } oferecer uma a todos os servidores

    Para todos:
    { $houselist } as deste servidor
    { $houseshow } uma delas
    { $library } as que outros servidores oferecem
help-admin = Gerenciar o servidor
help-admin-lines = Para quem gerencia o servidor:
    { $setup } a modalidade de costume, ajustes da mesa, cargos, o desafio do dia
    { $admindoctor } do que o bot precisa aqui e como corrigir
    { $admintables } todas as mesas abertas e o que há de errado
    { $adminpause } pausar uma partida
    { $adminresume } retomá-la
    { $adminextend } mais tempo para um turno
    { $adminreplace } dar um lugar a outra pessoa
    { $adminend } encerrar uma mesa
    { $adminlimits } quantas mesas pode haver
    { $admindaily } um desafio do dia para votar, e onde ele é postado
    { $adminplayers } quem é avisado quando faltam jogadores
    { $adminlog } o que foi feito
help-cards = Digitar cartas
help-cards-lines = Você nunca precisa digitar. Se gosta, escreva as cartas assim:
    `K`, `10`, `2`; `*` ou `JK` é um joker. Naipes não são necessários.

    { $meld } `KKK2, QQQ` dois jogos, separados por vírgula
    { $meld } `K` encaixa um rei nos reis do seu time
    { $meld } `2 > K` encaixa um 2 neles
    { $take } `KK` pega o lixo com dois reis
    { $discard } `4` descarta um 4
    { $why } `take KK` pergunta se você pode
button-link-invite = Adicionar ao servidor
button-link-support = Suporte
button-link-privacy = Privacidade
button-link-terms = Termos de uso
help-footer = Só você vê a sua mão.
