### Finding people for a table: invitations, and the role of members who want to be called.

button-invite = Convidar
button-call-players = Avisar jogadores
button-be-called = Me avise: sim ou não
button-players-off = Desligar
button-to-table = Para a mesa
button-join-table = Entrar: { $table }
menu-invite = Convide até cinco pessoas…

invite-whom = { $table }: quem você quer convidar? Cada pessoa recebe um só aviso e só se senta ao entrar.
invite-role = **{ button-call-players }** menciona { $role } no canal, no máximo uma vez por hora.
invite-told = ✅ Convite enviado: { $names }
context-menu-invite = Convidar para minha mesa
invite-no-table = Você não está em nenhuma mesa daqui com lugar livre. Abra uma com `/mesa nova`.
invite-before = { $names }: convite já enviado, sem novo aviso.
invite-seated = { $names }: já na mesa.
invite-bot = **{ $name }** é um bot. **{ button-add-computer }**, antes da partida, põe um computador.
invite-stranger = **{ $name }** não é membro deste servidor.
invite-blind = **{ $name }** não consegue ver o canal da mesa.

invitation = 💌 { $mention }, { $name ->
    [none] há um convite
   *[other] **{ $name }** convida você
} para a **{ $table }**: { $game }, { $free ->
    [1] um lugar livre
   *[other] { $free } lugares livres
}.
invitation-direct = 💌 { $name ->
    [none] Há um convite
   *[other] **{ $name }** convida você
} para a **{ $table }** em **{ $server }**: { $game }, { $free ->
    [1] um lugar livre
   *[other] { $free } lugares livres
}. Toque lá em **{ button-join }** para se sentar.

players-call = 📣 { $mention } { $name ->
    [none] Uma mesa precisa de jogadores
   *[other] **{ $name }** precisa de jogadores
}: **{ $table }**, { $game }, { $free ->
    [1] um lugar livre
   *[other] { $free } lugares livres
}.
players-called = ✅ Aviso enviado. O próximo é possível { $again }.

command-admin-players = O cargo de quem quer ser avisado quando uma mesa precisa de jogadores
option-admin-players-role = Um cargo que o bot possa dar e mencionar
players-role-on = 📣 Mesas que precisam de jogadores podem avisar { $role }, no máximo uma vez por hora.{ $last ->
    [none] {""}
   *[other] { " " }O próximo aviso é possível a partir de { $last }.
} Os membros pegam ou largam o cargo com **{ button-be-called }**, abaixo de cada aviso e em `/mesa lista`.
players-role-off = 📣 Ninguém é avisado de mesas que precisam de jogadores. Escolha um cargo para quem quer ser: `/admin jogadores cargo:@Canasta`
players-role-taken = 🔔 Agora você tem { $role }: aviso quando uma mesa precisar de jogadores.
players-role-laid-down = 🔕 Você não tem mais { $role }: não aviso mais de novas mesas.
players-role-gone = Este servidor não tem mais um cargo para isso. Quem gerencia o servidor pode escolher um com `/admin jogadores`.
players-role-closed = Não posso mais dar ou mencionar { $role }. Quem gerencia o servidor vê por que ao escolhê-lo de novo com `/admin jogadores`.
players-role-for-rank = { $role } já é dado por posições no ranking. Escolha outro cargo.
players-role-for-organisers = Quem tem { $role } pode organizar torneios aqui, e eu o daria a qualquer pessoa que pedisse. Escolha outro cargo.
players-role-silent = Não posso mencionar { $role }. Permita que todos mencionem esse cargo, ou me dê “Mencionar todos os cargos”.
