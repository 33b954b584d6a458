### The course: /learn. Each step has a task, taps, a sentence why one is right, and one why each other is not.

command-learn = Aprender Canasta tocando, em poucos minutos
learn-title = 🎓 Aprender Canasta
learn-about = Você e seu parceiro baixam cartas do mesmo valor, juntam sete delas em uma **canastra** e contam pontos.
    { $steps } passos curtos mostram como é: cada um pede um toque e diz por quê. Errar não custa nada, e dá para sair e continuar quando quiser.
    Já sabe tudo isso? O menu também tem capítulos curtos sobre { $others }.
learn-so-far = Você já fez { $count } de { $steps } passos.
learn-begin = Começar
learn-go-on = Continuar
learn-again = Desde o começo
learn-rummy = Já jogo buraco
learn-menu = Ir para um passo ou outra modalidade…
learn-step = { $number }. { $title }
learn-chapter = O que muda lá, em { $steps } passos
learn-in-chapter = { $game } · { $step }
learn-footer = Passo { $number } de { $steps } · { $game }
learn-overview = Visão geral
learn-next = Próximo
learn-play = Jogar a primeira partida
learn-hand = Sua mão
learn-pile = **Lixo**, com a carta de cima no fim: { $cards }
learn-melds = **{ $seats ->
    [2] Seus jogos
   *[other] Jogos do seu time
}:** { $melds }
learn-theirs = **Jogos do outro time:** { $melds }
learn-right = ✅ **{ $tapped }** – { $why }
learn-wrong = ❌ **{ $tapped }** – { $why }
learn-done = 🎉 É tudo de que você precisa. O resto aparece jogando, e a sua mão mostra o que dá para fazer. Uma primeira partida contra computadores fáceis espera por você.
learn-chapter-done = 🎉 { $game }: esse é o essencial. `/regras` tem o resto, e uma partida contra computadores fáceis é o lugar para experimentar.
learn-practise = Treinar { $game }
learn-in-a-server = Partidas precisam de um servidor. Digite `/treino` em um onde eu esteja.

learn-turn-title = A vez
learn-turn-task = É a sua vez. O que você faz **primeiro**?
learn-turn-choice-1 = Comprar uma carta
learn-turn-choice-2 = Descartar uma carta
learn-turn-choice-3 = Baixar cartas
learn-turn-why = a vez sempre começa com uma carta do monte (ou com o lixo: mais adiante). Depois você baixa o que quiser, e um descarte encerra a vez.
learn-turn-wrong-2 = o descarte vem por último: ele encerra a sua vez.
learn-turn-wrong-3 = baixar vem em segundo lugar. A vez começa com uma carta.

learn-melds-title = Jogos
learn-melds-task = Um **jogo** são três ou mais cartas do **mesmo valor**; os naipes não importam. O que você pode baixar?
learn-melds-why = três 7 são um jogo. Ele fica na mesa para todo o seu time e vale pontos.
learn-melds-wrong-1 = duas são poucas: um jogo tem pelo menos três cartas.
learn-melds-wrong-3 = sequência do mesmo naipe é do buraco. Na Canasta Clássica, só cartas do mesmo valor vão juntas.

learn-adding-title = Encaixar nos jogos
learn-adding-task = Os jogos do seu parceiro também são seus: os dois encaixam neles. Qual carta você pode encaixar?
learn-adding-why = o quarto rei. Quanto mais um jogo cresce, mais perto chega de uma canastra. Nos jogos do outro time, nunca se encaixa.
learn-adding-wrong-1 = seu time ainda não tem jogo de ases, e um ás sozinho não faz um.
learn-adding-wrong-2 = seu time ainda não tem jogo de noves, e um 9 sozinho não faz um.

learn-worth-title = Quanto valem as cartas
learn-worth-task = As cartas na mesa contam a favor; as que ficam na mão, contra. Qual destas vale **mais**?
learn-worth-why = um joker vale 50. Ases e 2 valem 20; de reis a oitos, 10; de setes a quatros e os 3 pretos, 5.
learn-worth-wrong-1 = um rei vale só 10, como todas as cartas de oito a rei.
learn-worth-wrong-2 = um ás vale 20, tanto quanto um 2. Uma carta aqui vale mais.

learn-wild-title = Curingas
learn-wild-task = Os 2 e os jokers são **curingas**: fazem as vezes de qualquer valor. Mas um jogo precisa de pelo menos **duas cartas naturais** e aceita no máximo **três curingas**. Qual é um jogo?
learn-wild-why = duas damas e um 2: o 2 faz as vezes da terceira dama.
learn-wild-wrong-2 = uma carta natural é pouco. Dois 5 e um curinga serviriam.
learn-wild-wrong-3 = só curingas não fazem um jogo aqui. Precisam de duas cartas naturais ao lado.

learn-first-title = A abertura
learn-first-task = Na rodada, os **primeiros** jogos do seu time têm de somar o bastante: **50 pontos** no começo da partida, mais quando o placar cresce, e 15 abaixo de zero. Dez vale 10, sete 5, ás 20. Com o que você pode abrir?
learn-first-why = três ases somam 60, e 50 bastam. A partir de agora, seu time baixa o que quiser.
learn-first-wrong-1 = três 10 somam só 30 dos 50 pontos.
learn-first-wrong-2 = três 10 e três 7 somam 45: faltam cinco pontos.

learn-pile-title = Pegar o lixo
learn-pile-task = Em vez de comprar, você pode pegar o **lixo inteiro** se baixar na hora a carta de cima: com duas cartas da mão, das quais uma pode ser curinga, ou em um jogo seu. O oito de paus está no topo. Com o que você pega o lixo?
learn-pile-choice-1 = Com nada, só para olhar
learn-pile-why = os três 8 descem como jogo, e todas as outras cartas do lixo vêm para a sua mão. É assim que se vencem partidas.
learn-pile-wrong-1 = a carta de cima tem de ser baixada na hora. Ninguém pega o lixo só por pegar.
learn-pile-wrong-3 = os quatros não combinam com o oito. Para pegar, só conta a carta de cima; o resto vem atrás.

learn-frozen-title = O lixo congelado
learn-frozen-task = Alguém descartou um **2** no lixo: ele fica **congelado** até ser pego. Agora só servem **duas cartas naturais** da sua mão, nenhum curinga. Com o que você pode pegá-lo?
learn-frozen-why = dois 8 naturais. O lixo também está congelado para você enquanto o seu time não abre.
learn-frozen-wrong-1 = um 2 só ajuda enquanto o lixo não está congelado.

learn-threes-title = Os 3
learn-threes-task = Os **3 vermelhos** vão logo para a mesa, e você compra outra carta: 100 pontos cada, ou menos 100 se o seu time não baixar nada. Os **3 pretos** trancam: com um deles em cima, o próximo jogador não pega o lixo. O próximo junta reis e oitos. O que você descarta?
learn-threes-why = ninguém pega o lixo com um 3 preto no topo. Mas ele só segura o próximo jogador, uma vez.
learn-threes-wrong-1 = é um rei para quem junta reis: o lixo iria embora.
learn-threes-wrong-2 = é um 8 para quem junta oitos: o lixo iria embora.

learn-canasta-title = A canastra
learn-canasta-task = Sete cartas fazem uma **canastra**. A **limpa** não tem curinga e dá **500** pontos; a **suja**, **300**. Há seis reis na mesa. Qual carta é a melhor sétima?
learn-canasta-why = o sétimo rei a deixa limpa: 500 pontos além das cartas. Seu time precisa de uma canastra para encerrar a rodada.
learn-canasta-wrong-2 = isso faz uma canastra suja, de 300 pontos. Aqui dá para fazer melhor.

learn-out-title = Bater
learn-out-task = Quem fica sem cartas **bate** e encerra a rodada, por 100 pontos. Seu time tem uma canastra, então você pode: o seis vai nos seis, e o nove é o descarte. Mas o seu parceiro ainda tem muitas cartas, e elas contariam contra vocês. O que é sensato?
learn-out-choice-1 = Bater já
learn-out-choice-2 = Perguntar: “Posso bater?”
learn-out-choice-3 = Guardar as duas cartas
learn-out-why = seu parceiro responde sim ou não, e você tem de respeitar. Pergunta-se depois de comprar, antes de baixar mais.
learn-out-wrong-1 = pode, mas as cartas do seu parceiro contariam contra o seu time. Pergunte antes: não custa nada.
learn-out-wrong-3 = de todo modo, sua vez acaba com um descarte. Pergunte antes se é hora.

learn-score-title = Os pontos
learn-score-task = A rodada acabou, e você bateu: **100**. Seu time tem um 3 vermelho: **100**. A canastra limpa: **500**, e os sete reis nela valem 10 cada: **70**. Seu parceiro tem um joker e um ás: **70** contra vocês. Quanto vocês fazem?
learn-score-choice-1 = 600
learn-score-choice-2 = 700
learn-score-choice-3 = 770
learn-score-why = os bônus somam 700, e o que os reis dão as cartas do seu parceiro tiram. O primeiro time com 5.000 pontos vence a partida.
learn-score-wrong-1 = isso é o que os bônus dariam sem o 3 vermelho. Some tudo mais uma vez.
learn-score-wrong-3 = o que fica na mão do seu parceiro conta contra vocês.

learn-two-cards-title = Duas cartas
learn-two-cards-task = Dois jogadores não têm parceiros e começam com **15 cartas** cada. A sua vez começa. Se você não pega o lixo, como é a vez?
learn-two-cards-choice-1 = Comprar uma, descartar uma
learn-two-cards-choice-2 = Comprar duas, descartar uma
learn-two-cards-choice-3 = Comprar duas, descartar duas
learn-two-cards-why = duas cartas vêm e uma vai; assim as mãos crescem depressa e as canastras vêm logo.
learn-two-cards-wrong-1 = assim se joga a quatro. Com dois jogadores, o monte dá duas cartas.
learn-two-cards-wrong-3 = compram-se duas, mas só se descarta uma.

learn-two-canastas-title = Duas canastras
learn-two-canastas-task = Ninguém divide os jogos com você, e para bater são precisas **duas canastras**. Os reis são uma. Você já comprou; das suas duas últimas cartas, uma vai para os seus jogos e a outra para o lixo. Qual você baixa?
learn-two-canastas-why = a sétima dama faz a segunda canastra, bem a tempo: o quatro é o último descarte, e você bate.
learn-two-canastas-wrong-2 = aí você não poderia descartar a dama: com uma só canastra não se bate.

learn-two-ask-title = Ninguém a quem perguntar
learn-two-ask-task = Você tem duas canastras: o seis encaixa nos seis, e o nove é o descarte. O outro jogador ainda tem muitas cartas. O que você faz?
learn-two-ask-choice-1 = Perguntar: “Posso bater?”
learn-two-ask-choice-2 = Bater já
learn-two-ask-choice-3 = Descartar e continuar
learn-two-ask-why = dá 100 pontos, e todas aquelas cartas contam contra o outro jogador.
learn-two-ask-wrong-1 = sem parceiro, não há a quem perguntar. Você decide por conta própria.
learn-two-ask-wrong-3 = pode, mas o outro jogador poderia baixar muitas cartas em seguida, ou bater primeiro.

learn-foot-packets-title = O morto
learn-foot-packets-task = Além da **mão**, cada jogador tem dez cartas viradas para baixo, o **morto**. Você o pega quando a mão acaba: na hora, se **baixou** a última carta; senão, depois do descarte. Você já comprou suas duas cartas. O que você baixa para continuar com o morto **nesta vez**?
learn-foot-packets-why = não sobra carta, então o morto é seu na hora, e a vez continua.
learn-foot-packets-wrong-1 = sobraria o nove para descartar: o morto só viria no fim da sua vez.
learn-foot-packets-wrong-2 = sobraria o rei para descartar: o morto só viria no fim da sua vez.

learn-foot-pile-title = A carta de cima
learn-foot-pile-task = A vez começa com **duas** cartas do monte, ou com o lixo se você pode baixar a carta de cima. Você pega o lixo com os seus dois 8. O que vem para você?
learn-foot-pile-choice-1 = Só o oito de paus
learn-foot-pile-choice-2 = O lixo inteiro
learn-foot-pile-why = só se pega a carta de cima, e ela já está no seu jogo. O resto do lixo fica.
learn-foot-pile-wrong-2 = isso seria na Canasta Clássica. Aqui as cartas abaixo da de cima ficam onde estão.

learn-foot-wild-title = Curingas
learn-foot-wild-task = Um jogo tem pelo menos duas cartas naturais e no máximo **três curingas**, como na Canasta Clássica. A estes noves falta uma carta para a canastra. Qual você encaixa?
learn-foot-wild-why = a sétima carta, natural: uma canastra **suja**, de 300 pontos.
learn-foot-wild-wrong-1 = o 2 seria o quarto curinga, e o máximo são três.
learn-foot-wild-wrong-2 = o joker seria o quarto curinga, e o máximo são três.

learn-foot-threes-title = Os 3
learn-foot-threes-task = Aqui os **3** só podem ser descartados, nunca baixados. Um **vermelho** que fica na sua mão ou no seu morto custa 100 pontos. O que você descarta?
learn-foot-threes-why = agora ele não pode custar nada. E, como todo 3, impede o próximo jogador de pegar o lixo.
learn-foot-threes-wrong-1 = isso desfaria um par e deixaria você com um 3 vermelho que pode custar 100 pontos.
learn-foot-threes-wrong-2 = um 3 preto que fica na mão não custa nada; um vermelho, 100 pontos. O vermelho vai primeiro.

learn-foot-out-title = Bater
learn-foot-out-task = Para bater, o seu time precisa de uma canastra **limpa** e uma **suja**, e cada um tem de ter jogado do morto. Os dois já jogaram. Das suas duas últimas cartas, você baixa uma e descarta a outra. Qual você baixa?
learn-foot-out-why = os noves são a canastra suja ao lado dos reis limpos. O seis é o último descarte.
learn-foot-out-wrong-1 = isso faz uma segunda canastra limpa. Sem uma suja, você não poderia descartar o nove, sua última carta.

learn-samba-row-title = Sequências
learn-samba-row-task = No Samba, de três a sete cartas **seguidas do mesmo naipe** também são um jogo: uma **sequência**. O quatro é a carta mais baixa, o ás a mais alta, e curingas não têm lugar nela. O que você pode baixar?
learn-samba-row-why = três copas seguidas. Cartas do mesmo valor são jogos como sempre, com no máximo dois curingas.
learn-samba-row-wrong-1 = são seguidas, mas o valete não é de espadas.
learn-samba-row-wrong-3 = um joker faz as vezes de uma carta de um valor, mas nunca de uma carta de sequência.

learn-samba-adding-title = Encaixar em uma sequência
learn-samba-adding-task = Uma sequência cresce nas duas pontas. Qual carta o seu time pode encaixar?
learn-samba-adding-why = o quatro vai abaixo do cinco. Em cima, poderiam vir o nove, o dez e o valete de copas.
learn-samba-adding-wrong-1 = faltam no meio o nove e o dez de copas: uma sequência não tem buracos.
learn-samba-adding-wrong-3 = o próximo é um 9, mas tem de ser de copas.

learn-samba-seven-title = O samba
learn-samba-seven-task = Sete seguidas são um **samba**, uma canastra que não aceita mais nenhuma carta. Duas das suas cartas completariam, cada uma, uma canastra. Qual delas dá **mais**?
learn-samba-seven-why = um samba vale **1.500** pontos, três vezes uma canastra limpa.
learn-samba-seven-wrong-1 = isso faz uma canastra limpa, de 500 pontos. Há mais a ganhar.

learn-samba-pile-title = O lixo
learn-samba-pile-task = Em vez das **duas** cartas do monte, você pode pegar o lixo. Ele está **sempre congelado**: um par natural o pega inteiro; uma sequência sua, só a carta de cima. Como você fica com o **lixo inteiro**?
learn-samba-pile-choice-3 = Com as de paus
learn-samba-pile-why = três 10 descem, e todas as outras cartas do lixo vêm para a sua mão.
learn-samba-pile-wrong-1 = aqui um curinga nunca ajuda a pegar o lixo.
learn-samba-pile-wrong-3 = o dez iria para a sequência, mas o resto do lixo ficaria.

learn-samba-out-title = Bater
learn-samba-out-task = Para bater, o seu time precisa de **duas canastras**, uma delas limpa ou um samba. Os noves são uma suja. Das suas duas últimas cartas, você baixa uma e descarta a outra. Qual você baixa?
learn-samba-out-why = as damas são uma canastra limpa, e o oito é o último descarte. A partida vai até 10.000 pontos.
learn-samba-out-wrong-1 = isso faz uma segunda canastra suja. Uma tem de ser limpa ou um samba; senão, a dama não pode ser a sua última carta.

learn-american-first-title = Aberturas
learn-american-first-task = Os primeiros jogos do seu time vêm **da mão**, somam **125 pontos** juntos, e um deles não tem curingas (ou só tem curingas). Reis e damas valem 10, jokers 50. O que você baixa?
learn-american-first-why = 150 pontos, e os reis são naturais. Por isso você compra **cartas de bônus** depois do descarte: quatro para o primeiro time a abrir, três para o segundo.
learn-american-first-wrong-1 = estas somam 100 pontos, e são precisos 125.
learn-american-first-wrong-2 = estas somam 140 pontos, mas há um joker nos dois jogos.

learn-american-hand-title = O lixo espera
learn-american-hand-task = Seu time não tem jogos, e as cartas da sua mão não dão jogos de 125 pontos. O oito de paus está no topo do lixo. Como você começa a sua vez?
learn-american-hand-choice-2 = Com uma carta do monte
learn-american-hand-why = o lixo é para quem já abriu ou pode abrir antes de comprar. Está sempre congelado, então só um par natural o pega.
learn-american-hand-wrong-1 = o lixo não ajuda nos seus primeiros jogos: eles vêm só da mão.

learn-american-closed-title = Valores encerrados
learn-american-closed-task = Uma canastra tem sete cartas e **encerra o seu valor**: a partir daí ninguém baixa cartas desse valor. E os **setes** nunca levam curingas. O que você pode baixar?
learn-american-closed-why = nada impede os dez. Com a abertura feita, curingas só entram em jogos com cinco cartas naturais, ou fazem o seu próprio jogo.
learn-american-closed-wrong-1 = a canastra do outro time encerrou os valetes, para você também.
learn-american-closed-wrong-2 = setes são baixados sem curingas. Uma canastra deles vale 2.500.

learn-american-threes-title = Os 3
learn-american-threes-task = Os **3** das duas cores vão para a mesa e são repostos. Cada cor conta por si, e três da mesma fazem 500 pontos. A rodada acabou: seu time tem três 3 vermelhos e **uma** canastra. Quanto dão os 3?
learn-american-threes-choice-1 = 500 pontos
learn-american-threes-choice-2 = Nada
learn-american-threes-choice-3 = Menos 500 pontos
learn-american-threes-why = os 3 contam a favor de um time com **duas** canastras e contra um que não tem nenhuma. Com uma, não contam.
learn-american-threes-wrong-1 = para isso, o seu time precisaria de uma segunda canastra.
learn-american-threes-wrong-3 = contariam contra vocês se o seu time não tivesse canastra nenhuma.

learn-american-special-title = Mãos especiais
learn-american-special-task = Seu time não tem jogos, você já comprou, e as suas **14 cartas** são sete pares, sem curingas nem 3. Isso é uma **mão especial**. O que você faz?
learn-american-special-choice-1 = Descartar uma e continuar
learn-american-special-choice-2 = Mostrar as 14 cartas
learn-american-special-why = isso encerra a rodada e dá 2.500 pontos. `/regras` lista as outras mãos especiais.
learn-american-special-wrong-1 = um descarte desfaria um par, e há 2.500 pontos na sua mão.
