### For who manages a server.

command-admin = Para quem gerencia o servidor: as mesas daqui e o que falta ao bot
command-admin-tables = Todas as mesas abertas: onde estão, de quem é a vez, o que há de errado
command-admin-end = Encerrar uma mesa de vez
command-admin-doctor = Conferir do que o bot precisa aqui e como corrigir o que falta
command-admin-pause = Pausar uma partida: ninguém é avisado e nenhum relógio corre
command-admin-resume = Retomar uma partida em pausa
command-admin-extend = Dar mais tempo a quem está na vez
command-admin-replace = Dar um lugar a outra pessoa ou a um computador
option-admin-hours = Quantas horas a mais
option-admin-seat = O lugar de quem
option-admin-member = Quem assume; deixe vazio para um computador
option-admin-level = O nível em que o computador joga (padrão: firme)
command-admin-limits = Quantas mesas podem estar abertas, e em quantas uma pessoa pode jogar
command-admin-log = O que quem gerencia o servidor fez aqui
option-admin-open-tables = Quantas mesas podem estar abertas neste servidor; 0: sem limite
option-admin-tables-per-person = Em quantas mesas uma pessoa pode jogar; 0: sem limite
option-admin-table = O número da mesa

admin-only = Só quem gerencia o servidor pode fazer isto.
organisers-only = Só quem gerencia o servidor, e quem tem o cargo escolhido em `/servidor`, pode fazer isto.
admin-tables-title = 🛠️ Mesas abertas
admin-tables-line = **[{ $table }]({ $link })** · { $place }
admin-tables-lobby = 🪑 { $names }, { $free ->
    [1] um lugar livre
   *[other] { $free } lugares livres
}, aberta { $since }
admin-tables-waits = ⏳ aguardando { $names }; a vez começou { $since }
admin-tables-playing = 🔀 entre duas rodadas, { $since }
admin-tables-paused = ⏸️ em pausa { $since }
admin-tables-footer = /admin prorrogar, pausar, substituir e encerrar agem sobre uma mesa pelo número.
admin-tables-homeless = 🧵 não tem mais canal; mova-a com `/mesa mover`
admin-end-sure = Quer mesmo encerrar **{ $table }**? Quem joga lá: { $names }. Não dá para desfazer.
admin-ended = **{ $table }** foi encerrada.

admin-limits-tables = 🪑 Mesas abertas neste servidor: { $count ->
    [0] sem limite
    [1] no máximo uma
   *[other] no máximo { $count }
}
admin-limits-person = 👤 Mesas por pessoa: { $count ->
    [0] sem limite
    [1] no máximo uma
   *[other] no máximo { $count }
}
admin-limits-hint = Mude assim: `/admin limites mesas_abertas:20 mesas_por_pessoa:3`. As mesas já abertas continuam abertas.

role-gone = Um cargo que eu deveria dar foi excluído. Escolha outro, ou nenhum.
role-not-given = Um bot não pode dar { $role }. Escolha um cargo do seu próprio servidor, criado à mão.
role-no-permission = Não posso dar cargos aqui. Primeiro, me dê a permissão “Gerenciar cargos” e escolha { $role } de novo.
role-too-high = { $role } está acima do meu. Arraste meu cargo para cima dele (Configurações do servidor → Cargos) e escolha-o de novo.
role-has-power = { $role } permite mais do que todos podem, e eu o daria sem perguntar a você. Escolha um cargo sem permissões próprias.
role-not-yours = Você não poderia dar { $role } à mão, então não posso fazer isso por você. Peça a alguém que possa gerenciar esse cargo.

admin-log-title = 📒 O que foi feito aqui
admin-log-none = Nada ainda.
admin-log-line = { $when } { $who } { $what }
admin-action-limits = definiu os limites: mesas abertas { $tables }, por pessoa { $person }
admin-action-daily = pôs o desafio do dia em { $channel }, às { $hour }:00 UTC
admin-action-players-role = deixou as mesas avisarem { $role }
admin-action-players-role-off = desligou os avisos a jogadores
admin-action-forum = mandou as novas mesas para { $channel }
admin-action-forum-off = deixou as novas mesas no canal em que são abertas
admin-action-language = escolheu o meu idioma aqui: { $language ->
    [none] o que o Discord prefere
   *[other] { $language }
}
admin-action-organisers-role = deixou { $role } organizar
admin-action-organisers-role-off = deixou só quem gerencia organizar
admin-action-daily-game = escolheu { $house ->
    [1] a regra da casa padrão
   *[0] a Clássica para quatro
} para o desafio do dia
admin-action-daily-off = desligou o desafio do dia
admin-action-tournament-opened = abriu o torneio { $name }
admin-action-tournament-started = deu início ao torneio { $name }
admin-action-tournament-cancelled = cancelou o torneio { $name }
admin-action-tournament-changed = mudou o torneio { $name }
admin-action-tournament-result = definiu um resultado do torneio { $name }
admin-action-ended = encerrou a Mesa { $table }
admin-action-board-renewed = postou de novo o quadro da Mesa { $table }
admin-action-moved = moveu a Mesa { $table }
admin-action-stand-in = deixou um computador assumir na Mesa { $table }
admin-action-paused = pausou a Mesa { $table }
admin-action-resumed = retomou a Mesa { $table }
admin-action-extended = deu a **{ $name }** { $hours ->
    [1] mais uma hora
   *[other] mais { $hours } horas
} na Mesa { $table }
admin-action-replaced = deu o lugar de **{ $before }** na Mesa { $table } a **{ $after }**
admin-action-house-created = criou a regra da casa **{ $name }**
admin-action-house-set = mudou a regra da casa **{ $name }**: { $changes }
admin-action-house-copied = copiou a regra da casa **{ $original }** como **{ $name }**
admin-action-house-renamed = mudou o nome da regra da casa **{ $name }** para **{ $later }**
admin-action-house-taken-back = voltou a regra da casa **{ $name }** à versão de { $when }
admin-action-house-deleted = excluiu a regra da casa **{ $name }**
admin-action-house-published = ofereceu a regra da casa **{ $name }** a todos os servidores
admin-action-house-taken-down = tirou a regra da casa **{ $name }** da biblioteca
admin-action-house-default = fez as novas mesas jogarem **{ $name }**
admin-action-house-default-none = fez as novas mesas jogarem a Clássica
admin-action-podium = pôs o pódio de cada temporada em { $channel }
admin-action-podium-off = desligou os pódios das temporadas
admin-action-rank-role = passou a dar { $role } a quem fica { $last ->
    [1] em 1º lugar
   *[other] do 1º ao { $last }º lugar
} em um ranking
admin-action-rank-role-off = deixou de dar cargo a quem fica { $last ->
    [1] em 1º lugar
   *[other] do 1º ao { $last }º lugar
} em um ranking
admin-action-seasons = { $length ->
    [quarterly] fez os rankings recomeçarem a cada trimestre
    [yearly] fez os rankings recomeçarem a cada ano
   *[off] fez os rankings não recomeçarem mais
}
admin-action-terms = definiu os ajustes de mesa da regra da casa **{ $name }**
admin-action-terms-usual = definiu os ajustes das novas mesas
admin-action-unknown = fez algo que esta versão do bot não conhece
button-admin-log-newest = Mais novos

admin-paused = ⏸️ { $table } está em pausa. Retome com `/admin retomar`.
admin-paused-already = ⏸️ { $table } já está em pausa.
admin-resumed = ▶️ { $table } continua.
admin-resume-alone = Só restam computadores na { $table }, e eles não continuam sem ninguém. Dê antes um lugar a alguém: `/admin substituir`.
admin-extended = ⏳ **{ $name }** tem { $hours ->
    [1] mais uma hora
   *[other] mais { $hours } horas
} na { $table }.
admin-replaced = 🔁 **{ $after }** assume o lugar de **{ $before }** na { $table }.
admin-replace-sure = Quer mesmo dar o lugar de **{ $before }** na **{ $table }** a { $level ->
    [none] { $after }
   *[other] um computador ({ $level })
}? A mesa vai saber que a decisão foi sua{ $is_notified ->
    [no] .
   *[yes] , e **{ $before }** recebe um aviso.
}
admin-replace-stranger = Essa pessoa não está mais neste servidor.
admin-replaced-already = Um computador já joga lá.
admin-seat-free = Não há ninguém no lugar { $seat } da { $table }.
admin-no-bots = **{ $name }** é um bot. Para pôr um computador, não indique ninguém.

doctor-title = 🩺 { $count ->
    [1] Uma coisa a corrigir
   *[other] { $count } coisas a corrigir
}
doctor-title-well = 🩺 Tudo bem
doctor-examined = Conferi { $when }; posso conferir de novo um minuto depois disso.
doctor-mark-ok = ✅ { $what }
doctor-mark-warning = ⚠️ { $what }
doctor-mark-broken = ❌ { $what }
doctor-server = **Este servidor**
doctor-table = **[{ $table }]({ $link })**
doctor-tables-well = ✅ { $count ->
    [1] Uma mesa está em ordem.
   *[other] { $count } mesas estão em ordem.
}
doctor-tables-unseen = { $count ->
    [1] Mais uma mesa não foi conferida.
   *[other] Mais { $count } mesas não foram conferidas.
} Corrija estas primeiro e repita o comando.
doctor-no-tables = Nenhuma mesa aberta.
doctor-more = … e mais. Corrija estas primeiro e confira de novo.
doctor-mended-board = O quadro da Mesa { $number } está sendo postado de novo.
doctor-mended-place = A Mesa { $number } agora está aqui.
doctor-mended-thread = O tópico da Mesa { $number } está aberto de novo.
doctor-mend-refused = O Discord não me deixou fazer isso. Veja abaixo de qual permissão eu preciso.

doctor-database-well = O banco de dados responde.
doctor-database-silent = O banco de dados não responde, então ninguém pode jogar. Quem opera o bot deve olhar o disco e o log dele.
doctor-commands-well = O Discord conhece todos os comandos.
doctor-commands-unknown = O Discord ainda não conhece { $names }. Espere um minuto e reinicie o Discord; se não adiantar, o bot tem de ser reiniciado.
doctor-commands-unseen = Não consigo ver meus comandos aqui. Se eles faltam, convide o bot de novo com o escopo “applications.commands”.
doctor-messages-well = As mensagens saem na hora.
doctor-messages-wait = Há mensagens esperando há { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}: o Discord me limita ou está fora do ar. Elas saem sozinhas mais tarde; nada se perde.
doctor-deadlines-wait = Vezes de computadores, cartas a dar ou prazos estão atrasados há { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}. Tento de novo automaticamente; se continuar, quem opera o bot deve olhar o log dele.
doctor-too-far-ahead = O relógio da máquina do bot foi atrasado, e { $count ->
    [1] uma mensagem ou vez de computador espera
   *[other] { $count } mensagens ou vezes de computadores esperam
} por uma hora no futuro. Eu as trago de volta em até cinco minutos; se continuar, quem opera o bot deve olhar o relógio.
doctor-here-well = Neste canal tenho todas as permissões de que preciso.
doctor-chosen-well = Em { $place } tenho todas as permissões de que preciso.
doctor-chosen-gone = Um canal escolhido para mesas, desafio do dia ou pódios não existe mais. `/servidor` e `/admin` escolhem outro.
doctor-table-well = Tudo bem.

doctor-needs-view-channel = Não consigo ver { $place }. Me dê “Ver canal” { $channel ->
    [none] lá
   *[other] em { $channel }
} (configurações do canal → Permissões).
doctor-needs-send-messages = Não consigo escrever em { $place }. Me dê “Enviar mensagens” lá.
doctor-needs-send-messages-in-threads = { $channel ->
    [none] Não consigo escrever nos tópicos de { $place }. Me dê “Enviar mensagens em tópicos” lá.
   *[other] Não consigo escrever em { $place }. Me dê “Enviar mensagens em tópicos” em { $channel }.
}
doctor-needs-embed-links = Os quadros ficam vazios em { $place }. Me dê “Inserir links” { $channel ->
    [none] lá
   *[other] em { $channel }
}.
doctor-needs-create-public-threads = Novas mesas em { $place } ficam sem tópico próprio. Me dê “Criar tópicos públicos” lá.
doctor-needs-read-message-history = Em { $place } não consigo reencontrar minhas mensagens; depois de uma queda, uma pode aparecer duas vezes. Me dê “Ver histórico de mensagens” { $channel ->
    [none] lá
   *[other] em { $channel }
}.
doctor-needs-create-events = As noites não aparecem entre os eventos deste servidor. Me dê “Criar eventos” (configurações do servidor → Cargos).
doctor-needs-attach-files = Em { $place } não consigo enviar arquivos, como um replay. Me dê “Anexar arquivos” { $channel ->
    [none] lá
   *[other] em { $channel }
}.

doctor-place-unseen = O Discord não conseguiu me mostrar { $place } agora. Confira de novo em um minuto.
doctor-thread-gone = O tópico foi excluído. A partida está a salvo: poste o quadro de novo, e ela continua em { $channel }.
doctor-channel-gone = O canal foi excluído. A partida está a salvo: use este comando onde ela deve continuar e mova-a para lá.
doctor-place-closed = Não consigo ver { $place }. Me dê “Ver canal” lá ou mova a mesa para cá.
doctor-thread-locked = { $place } está trancado. Destranque-o (segure o tópico ou clique nele com o botão direito → Destrancar) ou mova a mesa para cá.
doctor-thread-asleep = { $place } está arquivado. Eu o acordo com a próxima jogada, ou agora.
doctor-board-gone = O quadro foi excluído. Poste-o de novo.
doctor-lobby-gone = A mensagem com os lugares foi excluída. Poste-a de novo.
doctor-board-unseen = O Discord não conseguiu me mostrar o quadro agora. Confira de novo em um minuto.
doctor-table-waits = Há mensagens para esta mesa esperando; a espera começou { $since }. Tento de novo automaticamente.
doctor-table-lost = Uma mensagem para esta mesa se perdeu { $since }: eu não podia escrever lá. Poste o quadro de novo.
doctor-person-left = **{ $name }** saiu deste servidor. Dê o lugar a outra pessoa ou a um computador: `/admin substituir`.
doctor-person-no-account = **{ $name }** excluiu a conta. Dê o lugar a outra pessoa ou a um computador: `/admin substituir`.
doctor-person-blind = **{ $name }** não consegue ver { $place } e não recebe mensagens lá. Dê acesso ao canal.

rehearsal-starter = Quem opera este bot está testando aqui do que ele precisa. Esta mensagem vai sumir.
rehearsal-thread = Ensaio da Canasta
rehearsal-press = Para quem opera o bot: toque no botão.
button-rehearsal = Continuar
button-mend-board = Mesa { $number }: postar o quadro
button-mend-place = Mesa { $number }: mover para cá
button-mend-thread = Mesa { $number }: reabrir o tópico
button-check-again = Conferir de novo
button-admin-replace = Sim, dar o lugar
button-admin-end = Sim, encerrar
