### Beschreibungen der Befehle und ihre Antworten.

command-table = Tische: eröffnen, Plätze besetzen, starten und schließen
command-table-new = Einen neuen Tisch in diesem Kanal eröffnen, für eure Hausregeln oder jede Spielart
command-table-join = Einen Platz an einem Tisch nehmen
command-table-leave = Einen Tisch verlassen, bevor die Partie beginnt
command-table-seats = Auf einen anderen Platz wechseln oder sehen, wer wo sitzt
command-table-computer = Einen Computer auf einen Platz setzen oder einen wegnehmen
command-table-terms = Tischeinstellungen: Uhr, Erinnerungen, Ansicht und mehr (ändern kann sie der Gastgeber)
command-table-start = Die Partie starten
command-table-rematch = Noch einmal mit denselben Leuten spielen; ihre Plätze sind reserviert
command-table-cancel = Einen Tisch endgültig schließen (Gastgeber oder Serververwaltung)
command-table-move = Einen Tisch in diesen Kanal verlegen
command-table-show = Einen Tisch ansehen
