### Leute für einen Tisch finden: Einladungen und die Rolle derer, die gerufen werden wollen.

button-invite = Einladen
button-call-players = Spieler rufen
button-be-called = Mich rufen: an oder aus
button-players-off = Ausschalten
button-to-table = Zum Tisch
button-join-table = { $table } beitreten
menu-invite = Bis zu fünf Leute einladen…

invite-whom = Wen möchtest du an { $table } einladen? Alle erfahren es einmal und nehmen erst Platz, wenn sie beitreten.
invite-role = **{ button-call-players }** erwähnt { $role } im Kanal, höchstens einmal in der Stunde.
invite-told = ✅ Eingeladen: { $names }
context-menu-invite = An meinen Tisch einladen
invite-no-table = Du sitzt hier an keinem Tisch mit freiem Platz. Eröffne einen mit `/tisch neu`.
invite-before = { $names }: schon eingeladen, deshalb nicht noch einmal.
invite-seated = { $names }: schon hier.
invite-bot = **{ $name }** ist ein Bot. **{ button-add-computer }** vor der Partie setzt einen Computer an den Tisch.
invite-stranger = **{ $name }** ist auf diesem Server kein Mitglied.
invite-blind = **{ $name }** kann den Kanal des Tisches nicht sehen.

invitation = 💌 { $mention }, { $name ->
    [none] du bist
   *[other] **{ $name }** lädt dich
} an **{ $table }** { $name ->
    [none] eingeladen
   *[other] ein
}: { $game }, { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}.
invitation-direct = 💌 { $name ->
    [none] Du bist
   *[other] **{ $name }** lädt dich
} an **{ $table }** auf **{ $server }** { $name ->
    [none] eingeladen
   *[other] ein
}: { $game }, { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}. Tippe dort auf **{ button-join }**, um Platz zu nehmen.

players-call = 📣 { $mention } { $name ->
    [none] Ein Tisch
   *[other] **{ $name }**
} sucht Spieler: **{ $table }**, { $game }, { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}.
players-called = ✅ Gerufen. Der nächste Ruf geht um { $again }.

command-admin-players = Die Rolle der Mitglieder, die gerufen werden wollen, wenn an einem Tisch Spieler fehlen
option-admin-players-role = Eine Rolle, die der Bot vergeben und erwähnen darf
players-role-on = 📣 Tische, denen Spieler fehlen, dürfen { $role } rufen, höchstens einmal in der Stunde.{ $last ->
    [none] {""}
   *[other] { " " }Der nächste Ruf geht ab { $last }.
} Mitglieder nehmen die Rolle oder geben sie zurück: mit **{ button-be-called }** unter jedem Ruf und in `/tisch liste`.
players-role-off = 📣 An Tische, denen Spieler fehlen, wird niemand gerufen. Wähle eine Rolle für alle, die das wollen: `/admin spieler rolle:@Canasta`
players-role-taken = 🔔 Du hast jetzt { $role }: Du wirst gerufen, wenn an einem Tisch Spieler fehlen.
players-role-laid-down = 🔕 Du hast { $role } nicht mehr: An neue Tische wirst du nicht mehr gerufen.
players-role-gone = Dieser Server hat dafür keine Rolle mehr. Wer ihn verwaltet, kann mit `/admin spieler` eine wählen.
players-role-closed = Ich darf { $role } nicht mehr vergeben oder erwähnen. Wer den Server verwaltet, sieht den Grund, wenn er sie mit `/admin spieler` noch einmal wählt.
players-role-for-rank = { $role } wird schon für Ränge in der Rangliste vergeben. Wähle eine andere Rolle.
players-role-for-organisers = Wer { $role } hat, darf hier Turniere leiten, und ich würde sie allen geben, die sie wollen. Wähle eine andere Rolle.
players-role-silent = Ich darf { $role } nicht erwähnen. Erlaube allen, diese Rolle zu erwähnen, oder gib mir „Alle Rollen erwähnen“.
