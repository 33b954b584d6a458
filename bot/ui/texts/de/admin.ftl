### Für alle, die einen Server verwalten.

command-admin = Für die Serververwaltung: die Tische hier, und was der Bot braucht
command-admin-tables = Alle offenen Tische: wo sie sind, wer am Zug ist, was nicht stimmt
command-admin-end = Einen Tisch endgültig beenden
command-admin-doctor = Prüfen, was der Bot hier braucht, und wie Fehlendes zu beheben ist
command-admin-pause = Eine Partie pausieren: Niemand bekommt Bescheid, keine Bedenkzeit läuft
command-admin-resume = Eine pausierte Partie weitergehen lassen
command-admin-extend = Dem Spieler am Zug mehr Zeit geben
command-admin-replace = Einen Platz jemand anderem oder einem Computer geben
option-admin-hours = Wie viele Stunden mehr
option-admin-seat = Wessen Platz
option-admin-member = Wer übernimmt; leer lassen für einen Computer
option-admin-level = Wie gut der Computer spielt (sonst: solide)
command-admin-limits = Wie viele Tische offen sein dürfen, und an wie vielen eine Person sitzen darf
command-admin-log = Was die Serververwaltung hier getan hat
option-admin-open-tables = Wie viele Tische auf diesem Server offen sein dürfen; 0: ohne Grenze
option-admin-tables-per-person = An wie vielen Tischen eine Person sitzen darf; 0: ohne Grenze
option-admin-table = Die Nummer des Tisches

admin-only = Das kann nur, wer den Server verwaltet.
organisers-only = Das kann nur, wer den Server verwaltet oder die Rolle hat, die dafür mit `/einrichten` gewählt ist.
admin-tables-title = 🛠️ Offene Tische
admin-tables-line = **[{ $table }]({ $link })** · { $place }
admin-tables-lobby = 🪑 { $names }, { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}, eröffnet { $since }
admin-tables-waits = ⏳ wartet auf { $names }; Zug begonnen { $since }
admin-tables-playing = 🔀 zwischen zwei Runden, { $since }
admin-tables-paused = ⏸️ Pause, begonnen { $since }
admin-tables-footer = /admin verlängern, pause, ersetzen und beenden nehmen die Nummer eines Tisches.
admin-tables-homeless = 🧵 hat keinen Kanal mehr; verlege ihn mit `/tisch verlegen`
admin-end-sure = Willst du **{ $table }** wirklich beenden? Dort spielen { $names }. Das lässt sich nicht rückgängig machen.
admin-ended = **{ $table }** ist beendet.

admin-limits-tables = 🪑 Offene Tische auf diesem Server: { $count ->
    [0] ohne Grenze
    [one] höchstens einer
   *[other] höchstens { $count }
}
admin-limits-person = 👤 Tische je Person: { $count ->
    [0] ohne Grenze
    [one] höchstens einer
   *[other] höchstens { $count }
}
admin-limits-hint = So änderst du sie: `/admin grenzen offene-tische:20 tische-je-person:3`. Tische, die schon offen sind, bleiben offen.

role-gone = Eine Rolle, die ich vergeben sollte, ist gelöscht. Wähle eine andere oder keine.
role-not-given = { $role } kann ein Bot nicht vergeben. Wähle eine Rolle deines eigenen Servers, die von Hand erstellt wurde.
role-no-permission = Ich darf hier keine Rollen vergeben. Gib mir zuerst „Rollen verwalten“, dann wähle { $role } noch einmal.
role-too-high = { $role } steht über meiner Rolle. Zieh meine Rolle darüber (Servereinstellungen → Rollen), dann wähle sie noch einmal.
role-has-power = { $role } erlaubt mehr, als alle dürfen, und ich würde sie vergeben, ohne dich zu fragen. Wähle eine Rolle ohne eigene Berechtigungen.
role-not-yours = Du könntest { $role } nicht von Hand vergeben, also darf ich es nicht für dich. Frag jemanden, der diese Rolle verwalten darf.

admin-log-title = 📒 Was hier getan wurde
admin-log-none = Noch nichts.
admin-log-line = { $when } { $who }: { $what }
admin-action-limits = setzte die Grenzen: offene Tische { $tables }, je Person { $person }
admin-action-daily = stellte die Tagesaufgabe ein: in { $channel } um { $hour }:00 UTC
admin-action-players-role = lässt Tische { $role } rufen
admin-action-players-role-off = schaltete das Rufen von Spielern aus
admin-action-forum = zeigt neue Tische in { $channel }
admin-action-forum-off = zeigt neue Tische in Threads, wo sie eröffnet werden
admin-action-language = lässt mich hier so schreiben: { $language ->
    [none] in der Sprache, die Discord bevorzugt
   *[other] { $language }
}
admin-action-organisers-role = lässt { $role } Turniere leiten
admin-action-organisers-role-off = lässt nur die Serververwaltung Turniere leiten
admin-action-daily-game = wählte { $house ->
    [1] die Standard-Hausregel
   *[0] Klassisch zu viert
} für die Tagesaufgabe
admin-action-daily-off = schaltete die Tagesaufgabe aus
admin-action-tournament-opened = eröffnete das Turnier { $name }
admin-action-tournament-started = startete das Turnier { $name }
admin-action-tournament-cancelled = sagte das Turnier { $name } ab
admin-action-tournament-changed = änderte das Turnier { $name }
admin-action-tournament-result = setzte ein Ergebnis des Turniers { $name } fest
admin-action-ended = beendete Tisch { $table }
admin-action-board-renewed = zeigte Tisch { $table } neu
admin-action-moved = verlegte Tisch { $table }
admin-action-stand-in = ließ an Tisch { $table } einen Computer übernehmen
admin-action-paused = pausierte Tisch { $table }
admin-action-resumed = ließ Tisch { $table } weitergehen
admin-action-extended = gab **{ $name }** { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} mehr an Tisch { $table }
admin-action-replaced = gab den Platz von **{ $before }** an Tisch { $table } an **{ $after }**
admin-action-house-created = erstellte die Hausregel **{ $name }**
admin-action-house-set = änderte die Hausregel **{ $name }**: { $changes }
admin-action-house-copied = kopierte die Hausregel **{ $original }** als **{ $name }**
admin-action-house-renamed = benannte die Hausregel **{ $name }** in **{ $later }** um
admin-action-house-taken-back = setzte die Hausregel **{ $name }** auf den Stand von { $when } zurück
admin-action-house-deleted = löschte die Hausregel **{ $name }**
admin-action-house-published = bot die Hausregel **{ $name }** allen Servern an
admin-action-house-taken-down = nahm die Hausregel **{ $name }** aus der Bibliothek
admin-action-house-default = lässt neue Tische **{ $name }** spielen
admin-action-house-default-none = lässt neue Tische klassisch spielen
admin-action-podium = zeigt das Podest jeder Saison in { $channel }
admin-action-podium-off = zeigt keine Podeste von Saisons mehr
admin-action-rank-role = gibt { $role } für { $last ->
    [1] Rang 1
   *[other] die Ränge 1 bis { $last }
} einer Rangliste
admin-action-rank-role-off = gibt keine Rolle mehr für { $last ->
    [1] Rang 1
   *[other] die Ränge 1 bis { $last }
} einer Rangliste
admin-action-seasons = { $length ->
    [quarterly] lässt die Ranglisten jedes Quartal neu beginnen
    [yearly] lässt die Ranglisten jedes Jahr neu beginnen
   *[off] lässt die Ranglisten nicht mehr neu beginnen
}
admin-action-terms = setzte die Tischeinstellungen der Hausregel **{ $name }**
admin-action-terms-usual = setzte die Tischeinstellungen neuer Tische
admin-action-unknown = tat etwas, das diese Version des Bots nicht kennt
button-admin-log-newest = Neueste

admin-paused = ⏸️ { $table } macht Pause. Mit `/admin weiter` geht es weiter.
admin-paused-already = ⏸️ { $table } macht schon Pause.
admin-resumed = ▶️ { $table } geht weiter.
admin-resume-alone = An { $table } sind nur noch Computer, und allein spielen sie nicht weiter. Gib zuerst jemandem einen Platz: `/admin ersetzen`.
admin-extended = ⏳ **{ $name }** hat an { $table } { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} mehr.
admin-replaced = 🔁 **{ $after }** übernimmt an { $table } von **{ $before }**.
admin-replace-sure = Willst du den Platz von **{ $before }** an **{ $table }** wirklich { $level ->
    [none] an { $after } geben
   *[other] einem Computer geben ({ $level })
}? Der Tisch erfährt, dass du es entschieden hast{ $is_notified ->
    [no] .
   *[yes] , und **{ $before }** bekommt Bescheid.
}
admin-replace-stranger = Diese Person ist nicht mehr auf diesem Server.
admin-replaced-already = Dort spielt schon ein Computer.
admin-seat-free = Auf Platz { $seat } an { $table } sitzt niemand.
admin-no-bots = **{ $name }** ist ein Bot. Um einen Computer dorthin zu setzen, lass die Person weg.

doctor-title = 🩺 { $count ->
    [one] Eines ist zu beheben
   *[other] { $count } Dinge sind zu beheben
}
doctor-title-well = 🩺 Alles in Ordnung
doctor-examined = Geprüft { $when }; eine Minute danach kann ich es wieder prüfen.
doctor-mark-ok = ✅ { $what }
doctor-mark-warning = ⚠️ { $what }
doctor-mark-broken = ❌ { $what }
doctor-server = **Dieser Server**
doctor-table = **[{ $table }]({ $link })**
doctor-tables-well = ✅ { $count ->
    [one] Ein Tisch ist in Ordnung.
   *[other] { $count } Tische sind in Ordnung.
}
doctor-tables-unseen = { $count ->
    [one] Ein weiterer Tisch wurde nicht angesehen.
   *[other] { $count } weitere Tische wurden nicht angesehen.
} Behebe zuerst das hier, dann prüfe noch einmal.
doctor-no-tables = Kein Tisch ist offen.
doctor-more = … und mehr. Behebe zuerst das hier, dann prüfe noch einmal.
doctor-mended-board = Tisch { $number } wird neu gezeigt.
doctor-mended-place = Tisch { $number } ist jetzt hier.
doctor-mended-thread = Der Thread von Tisch { $number } ist wieder offen.
doctor-mend-refused = Discord hat mich das nicht tun lassen. Welche Berechtigung ich brauche, steht unten.

doctor-database-well = Die Datenbank antwortet.
doctor-database-silent = Die Datenbank antwortet nicht, also kann niemand spielen. Der Betreiber des Bots sollte nach Festplatte und Protokoll sehen.
doctor-commands-well = Discord kennt alle Befehle.
doctor-commands-unknown = Discord kennt { $names } noch nicht. Warte eine Minute und starte Discord neu; hilft das nicht, muss der Bot neu gestartet werden.
doctor-commands-unseen = Ich kann meine Befehle hier nicht sehen. Fehlen sie, lade den Bot noch einmal ein, mit dem Scope „applications.commands“.
doctor-messages-well = Nachrichten gehen sofort hinaus.
doctor-messages-wait = Nachrichten warten schon { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}: Discord bremst mich oder ist nicht erreichbar. Sie gehen später von selbst hinaus; nichts geht verloren.
doctor-deadlines-wait = Züge von Computern, das Austeilen oder Fristen sind schon { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} überfällig. Sie werden von selbst wieder versucht; bleibt das so, sollte der Betreiber des Bots in sein Protokoll sehen.
doctor-too-far-ahead = Die Uhr des Rechners, auf dem der Bot läuft, wurde zurückgestellt, und { $count ->
    [one] eine Nachricht oder ein Zug eines Computers wartet
   *[other] { $count } Nachrichten oder Züge von Computern warten
} auf eine Zeit in der Zukunft. Innerhalb von fünf Minuten hole ich sie zurück; bleibt das so, sollte der Betreiber des Bots nach der Uhr sehen.
doctor-here-well = In diesem Kanal habe ich alle Berechtigungen, die ich brauche.
doctor-chosen-well = In { $place } habe ich alle Berechtigungen, die ich brauche.
doctor-chosen-gone = Ein Kanal, der für Tische, die Tagesaufgabe oder Podeste gewählt war, ist weg. Mit `/einrichten` und `/admin` wählst du einen anderen.
doctor-table-well = Alles in Ordnung.

doctor-needs-view-channel = Ich kann { $place } nicht sehen. Gib mir { $channel ->
    [none] dort
   *[other] in { $channel }
} „Kanal anzeigen“ (Kanaleinstellungen → Berechtigungen).
doctor-needs-send-messages = In { $place } kann ich nicht schreiben. Gib mir dort „Nachrichten senden“.
doctor-needs-send-messages-in-threads = { $channel ->
    [none] In Threads von { $place } kann ich nicht schreiben. Gib mir dort „Nachrichten in Threads senden“.
   *[other] In { $place } kann ich nicht schreiben. Gib mir in { $channel } „Nachrichten in Threads senden“.
}
doctor-needs-embed-links = In { $place } bleiben Tischansichten leer. Gib mir { $channel ->
    [none] dort
   *[other] in { $channel }
} „Links einbetten“.
doctor-needs-create-public-threads = In { $place } bekommen neue Tische keinen eigenen Thread. Gib mir dort „Öffentliche Threads erstellen“.
doctor-needs-read-message-history = In { $place } kann ich meine eigenen Nachrichten nicht wiederfinden, sodass nach einem Absturz eine doppelt dastehen kann. Gib mir { $channel ->
    [none] dort
   *[other] in { $channel }
} „Nachrichtenverlauf anzeigen“.
doctor-needs-create-events = Abende erscheinen nicht unter den Events dieses Servers. Gib mir „Events erstellen“ (Servereinstellungen → Rollen).
doctor-needs-attach-files = In { $place } kann ich keine Dateien senden, etwa eine Wiedergabe. Gib mir { $channel ->
    [none] dort
   *[other] in { $channel }
} „Dateien anhängen“.

doctor-place-unseen = Discord konnte mir { $place } gerade nicht zeigen. Prüfe in einer Minute noch einmal.
doctor-thread-gone = Der Thread wurde gelöscht. Die Partie ist sicher: Zeig den Tisch neu, dann geht sie in { $channel } weiter.
doctor-channel-gone = Der Kanal wurde gelöscht. Die Partie ist sicher: Gib diesen Befehl dort ein, wo sie weitergehen soll, und verlege sie dorthin.
doctor-place-closed = Ich kann { $place } nicht sehen. Gib mir dort „Kanal anzeigen“, oder verlege den Tisch hierher.
doctor-thread-locked = { $place } ist gesperrt. Entsperre den Thread (gedrückt halten oder Rechtsklick → Entsperren), oder verlege den Tisch hierher.
doctor-thread-asleep = { $place } ist archiviert. Ich wecke ihn mit dem nächsten Zug oder jetzt.
doctor-board-gone = Die Tischansicht wurde gelöscht. Zeig sie neu.
doctor-lobby-gone = Die Nachricht mit den Plätzen wurde gelöscht. Zeig sie neu.
doctor-board-unseen = Discord konnte mir die Tischansicht gerade nicht zeigen. Prüfe in einer Minute noch einmal.
doctor-table-waits = Nachrichten an diesen Tisch warten, die älteste entstand { $since }. Sie werden von selbst wieder versucht.
doctor-table-lost = Eine Nachricht an diesen Tisch ging verloren, { $since }: Ich konnte dort nicht schreiben. Zeig den Tisch neu.
doctor-person-left = **{ $name }** hat diesen Server verlassen. Gib den Platz jemand anderem oder einem Computer: `/admin ersetzen`.
doctor-person-no-account = **{ $name }** hat das eigene Konto gelöscht. Gib den Platz jemand anderem oder einem Computer: `/admin ersetzen`.
doctor-person-blind = **{ $name }** kann { $place } nicht sehen und bekommt dort keine Nachrichten. Mach den Kanal für diese Person sichtbar.

rehearsal-starter = Der Betreiber dieses Bots probiert hier aus, was er braucht. Diese Nachricht verschwindet wieder.
rehearsal-thread = Canasta-Probe
rehearsal-press = Für den Betreiber des Bots: Tippe auf den Knopf.
button-rehearsal = Weiter
button-mend-board = Tisch { $number }: neu zeigen
button-mend-place = Tisch { $number }: hierher verlegen
button-mend-thread = Tisch { $number }: Thread wieder öffnen
button-check-again = Noch einmal prüfen
button-admin-replace = Ja, Platz geben
button-admin-end = Ja, beenden
