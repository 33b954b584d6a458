### Names and descriptions of commands, and what they answer.

command-table = Mesas: abrir uma, preencher os lugares, começar e encerrar
command-table-new = Abrir uma nova mesa neste canal, com a regra da casa ou qualquer modalidade
command-table-join = Pegar um lugar em uma mesa
command-table-leave = Sair de uma mesa antes de a partida começar
command-table-seats = Mudar de lugar ou ver quem está em cada um
command-table-computer = Pôr um computador em um lugar, ou tirar um
command-table-terms = Ajustes da mesa: relógio, lembretes, quadro e mais (o responsável define)
command-table-start = Começar a partida
command-table-rematch = Jogar de novo com as mesmas pessoas; os lugares delas ficam reservados
command-table-cancel = Encerrar uma mesa de vez (o responsável ou quem gerencia o servidor)
command-table-move = Mover uma mesa para este canal
command-table-show = Olhar uma mesa
command-table-list = As mesas deste servidor
command-my-tables = Todas as suas mesas em todos os servidores: onde é a sua vez e desde quando
command-hand = A sua mão e tudo o que dá para fazer agora (só você vê)
command-draw = Comprar uma carta do monte
command-take-pile = Pegar o lixo
command-meld = Baixar jogos ou encaixar cartas nos seus jogos
command-take-back = Pegar de volta o seu descarte ou o que você baixou nesta vez
command-discard = Descartar uma carta e encerrar a sua vez
command-ask-partner = Perguntar ao seu parceiro se você pode bater
command-answer = Responder à pergunta do seu parceiro; a resposta é para valer
command-orders = Programar o que eu faço na sua vez: comprar, pegar o lixo, responder ao parceiro
command-ready = Confirmar que, por você, a próxima rodada pode começar
command-cut = Cortar as próximas cartas: junte palavras suas que ninguém possa prever
command-lay-threes = Baixar na mesa os 3 que você tem e comprar uma carta para cada um
command-special-hand = Mostrar toda a sua mão como mão especial; isso encerra a rodada
command-end-round = Deixar o lixo quando o monte acabou; isso encerra a rodada
command-substitute = Passar o seu lugar: convidar alguém ou oferecer a qualquer pessoa
command-resign = Desistir da partida, se o seu time concordar
command-pause = Pausar a partida, se todos concordarem: nenhum relógio corre
command-resume = Retomar depois de uma pausa, se todos concordarem (o responsável pode sem os outros)
command-back = Reassumir o lugar do computador que joga por você
command-more-time = Dar mais tempo a quem está na vez
command-score = O placar da partida até agora
command-verify = Conferir as cartas dadas, as jogadas e os pontos das rodadas terminadas
command-log = O que aconteceu na mesa
command-why = Posso fazer isto? E, se não, qual regra diz?
command-rules = As regras da modalidade
command-settings = Onde eu aviso você, seu fuso e horário de silêncio, como as cartas aparecem
command-help = Como começar, e todos os comandos

option-seat-of-gone = O lugar de quem saiu do servidor (padrão: o seu)
option-round-upto = Até qual rodada (padrão: todas as terminadas)
option-member = Quem convidar; deixe vazio para que qualquer pessoa possa pegar o lugar
option-hours = Quantas horas, no máximo uma semana (padrão: um dia)
option-title = Um nome para a mesa
option-table = O número da mesa, se você está em várias
option-other-partners = Trocar lugares para que os parceiros mudem
option-seat = O número do lugar
option-computer-action = Pôr um computador ou tirar um
option-level = O nível em que joga (padrão: firme)
option-character = Quem joga, cada um com o seu estilo
option-computers = Preencher os outros lugares com computadores deste nível
option-own = Só as mesas em que você está
option-take-cards = As cartas da sua mão que vão com a carta de cima, como KK ou KK, QQQ
option-meld-cards = As cartas, como KKK2, QQQ
option-cut-words = Quaisquer palavras; todos veem, e elas mudam a ordem das cartas
option-three-cards = Os 3, como 3♣ 3♥ (padrão: todos os que você tem)
option-special-hand = Qual (padrão: a que você tem)
option-discard-card = A carta, como 4 ou 4♠
option-answer = Seu parceiro pode bater?
option-why-action = O que você quer fazer, como: take KK, meld QQQ2, discard 4, go out
option-section = Uma parte das regras
option-discard = { $card }, uma de { $count }

choice-add = Pôr
choice-remove = Tirar
choice-yes = Sim, pode bater
choice-no = Ainda não

table-made = { $table } está aberta { $forum ->
    [none] neste canal. Os outros entram com os botões abaixo dela
   *[other] em { $forum }. Os outros entram com os botões de lá
}; lugares vazios podem ficar com computadores.
table-made-usual = { table-made } A modalidade é { $game }; dá para escolher outra até a partida começar.
table-seat = Você está no lugar { $number } da { $table }.
table-left = Você saiu da { $table }.
rematch-seat = Você está no lugar { $number } da { $table }, com as mesmas regras: { $place }
rematch-is-on = A revanche já começou: { $table }, { $place }
next-match-is-on = A próxima partida já começou: { $table }, { $place }
table-seats-left =
    { $count ->
        [0] Todos os lugares da { $table } estão ocupados. Comece com `/mesa começar`.
        [1] Um lugar da { $table } ainda está livre.
       *[other] { $count } lugares da { $table } ainda estão livres.
    }
table-started = { $table } começou: { $place }. Para ver as suas cartas, toque em **Minha mão** ou use `/mão`.
table-no-permission = Não posso escrever aqui. Preciso das permissões “Ver canal”, “Enviar mensagens” e “Inserir links” neste canal.

table-moved = { $table } agora está aqui. Todas as cartas estão como antes.
table-moved-away = 🚚 { $table } continua em { $place }.
table-move-none = Nenhuma outra mesa sua está aberta. Indique a mesa pelo número.

which-table-none-over = Nenhuma partida sua terminou aqui. Indique a mesa pelo número.
which-table-none = Não há mesa sua aqui. Abra uma com `/mesa nova` ou indique a mesa pelo número.
which-table-several = Qual mesa? Acrescente o número dela ao comando: { $tables }.
which-table-to-administer = Qual mesa? Acrescente o número dela ao comando: { $tables }. `/admin mesas` mostra todas as mesas abertas deste servidor.
which-table-none-to-administer = Nenhuma mesa aberta aqui. Acrescente o número de uma mesa ao comando: `/admin mesas` mostra todas as mesas abertas deste servidor.
