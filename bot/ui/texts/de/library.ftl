### The library of house rules that servers offer to all others.

command-library = Hausregeln anderer Server: lesen, ausprobieren, importieren
command-house-publish = Eine Hausregel in der Bibliothek allen Servern anbieten

library-title = 📚 Bibliothek der Hausregeln
library-footer = { $pages ->
    [one] { "" }
   *[other] Seite { $page } von { $pages } ·{ " " }
}Wer den Server verwaltet, fügt mit /hausregel veröffentlichen eine hinzu.
library-empty = Zurzeit bietet kein Server eine Hausregel an.
library-line = • **{ $name }**: { $about }
library-rule-title = 📚 { $name }
library-author = ✍️ { $author }
library-code = Code für `/hausregel importieren`
library-published = 📚 **{ $name }** steht in der Bibliothek, so wie sie jetzt ist. Änderst du sie später, ändert sich dort nichts; veröffentliche sie dafür noch einmal.
library-imported = 🏠 **{ $name }** ist jetzt eine Hausregel dieses Servers. Gespielt wird sie mit `/tisch neu`.
library-name-taken = Dieser Server hat schon eine andere Hausregel namens **{ $name }**. Importiere sie unter einem anderen Namen: `/hausregel importieren` mit dem Code `{ $code }`.
library-down-sure = Willst du **{ $name }** wirklich aus der Bibliothek nehmen? Server, die sie importiert haben, behalten sie.
library-taken-down = **{ $name }** ist nicht mehr in der Bibliothek.
library-practice-runs = Du spielst gerade eine Übungspartie. Mit `/üben` geht sie weiter; probier diese Hausregel danach aus.
library-form-title = { $name } veröffentlichen
library-form-about = Wie ist sie? Ein Satz
library-form-about-hint = Wir ziehen zwei Karten, und der Stapel ist immer eingefroren.
library-form-author = Von wem ist sie?
library-form-author-hint = Ein Name, den alle sehen; leer für keinen

menu-library = 📖 Eine öffnen…
button-library-newer = ◀ Neuere
button-library-older = Ältere ▶
button-library-try = Ausprobieren
button-library-import = Importieren
button-library-down = Zurückziehen…
button-library-down-sure = Ja, zurückziehen
