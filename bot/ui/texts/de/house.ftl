### House rules of a server.

command-house = Hausregeln dieses Servers: wie ihr hier Canasta spielt
command-house-list = Die Hausregeln dieses Servers
command-house-show = Was eine Hausregel ändert
command-house-create = Eine Hausregel erstellen, ausgehend von einer bekannten Spielart
command-house-set = Eine Option einer Hausregel ändern
command-house-unset = Eine Option zurücksetzen, wie in der Spielart, von der die Hausregel ausging
command-house-edit = Eine Hausregel mit Menüs ändern
command-house-delete = Eine Hausregel löschen; Tische, die danach spielen, machen weiter
command-house-terms = Tischeinstellungen (Bedenkzeit, Erinnerungen, Ansicht) für eine Hausregel oder alle neuen Tische
command-house-default = Was neue Tische normalerweise spielen
command-house-share = Einen Code holen, um eine Hausregel auf einem anderen Server zu nutzen
command-house-import = Eine Hausregel eines anderen Servers über ihren Code importieren

option-house-name = Der Name der Hausregel
option-house-new-name = Ein Name für die Hausregel
option-house-preset = Die Spielart, von der sie ausgeht (sonst: Klassisch)
option-house-option = Die Option: Tippe ein Wort, um sie zu suchen
option-house-value = Ihr Wert
option-house-code = Der Code, den /hausregel teilen auf dem anderen Server gezeigt hat
option-house-terms = Die Hausregel (leer lassen für alle neuen Tische dieses Servers)
option-house-default = Die Hausregel (leer lassen für Klassisch)
option-rules = Eine Hausregel dieses Servers oder eine Spielart
option-rules-of = Eine Hausregel oder Spielart statt des Tisches in diesem Kanal

house-title = 🏠 Hausregel { $name }
house-footer = Gespielt wird sie mit /tisch neu.
house-footer-form = Ändern geht mit den Menüs unten, spielen mit /tisch neu.
house-sentence = { $preset }, aber { $differences }.
house-sentence-same = { $preset }, ohne jede Änderung.
house-is-default = ⭐ Neue Tische spielen danach.
house-line = • **{ $name }**: { $value } (statt { $before }) · `{ $option }`
house-line-clause = • **{ $name }**: { $value } (in { $preset }: { $before }) · `{ $option }`
house-line-unknown = • `{ $option }`: Diese Version des Bots kennt sie nicht
house-no-penalty = 💡 Bestraft wird nur, was eine eigene Strafe hat. Noch ohne Strafe: { $names }.
house-penalty-unused = 💡 Ohne Wirkung, bis auch **{ $option }** eingestellt ist: { $names }.
house-no-effect = 💡 Ohne Wirkung, solange **{ $option }** so bleibt: { $names }.
house-no-effect-minimums = 💡 Die Partie endet { $by ->
    [round] nach { $end ->
        [one] einer Runde
       *[other] { $end } Runden
    }
   *[other] bei { $end } Punkten
}, deshalb gilt das nie für die Erstmeldung{ $tie ->
    [play_on] , außer nach einem Unentschieden
   *[other] {""}
}: { $rows }.
house-contradicts = ⚠️ Manches davon passt nicht zusammen. Gespielt wird es so, wie es ist, aber die nächste Änderung muss es klären:
house-option-named = **{ $name }**
house-list-title = 🏠 Hausregeln dieses Servers
house-list-line = • **{ $name }**: { $what }
house-list-default = ⭐ **{ $name }** (für neue Tische): { $what }
house-list-none = Es gibt noch keine. Erstell eine mit `/hausregel erstellen` und ändere sie mit `/hausregel setzen` oder `/hausregel bearbeiten`.
house-made = 🏠 **{ $name }** ist erstellt.
house-set-done = ✅ Ab jetzt gilt: { $what }.
house-unset-done = ↩️ { $name }: wieder wie in { $preset }.
house-deleted = **{ $name }** ist gelöscht. Tische, die danach spielen, machen unverändert weiter.
house-delete-sure = Willst du **{ $name }** wirklich löschen? Tische, die danach spielen, machen unverändert weiter.
house-renamed = ✏️ **{ $before }** heißt jetzt **{ $name }**. Offene Tische behalten den alten Namen.
house-copied = 🏠 **{ $name }** ist eine Kopie von **{ $original }**. Ändere unten, was anders sein soll.
house-taken-back = ↩️ **{ $name }** ist wieder wie zuvor. Offene Tische behalten ihre Regeln.
house-rename-title = { $name } umbenennen
house-copy-title = { $name } kopieren
house-name-label = Neuer Name
house-copy-label = Name der Kopie
house-name-hint = Höchstens 40 Zeichen
house-history-title = 🕘 Änderungen an { $name }
house-version-now = **{ $number } (jetzt)** · { $when } · { $who }: { $what }
house-version = **{ $number }** · { $when } · { $who }: { $what }
house-version-title = 🕘 { $name }, Version { $number }
house-version-undone = { $names } wieder wie in { $preset }
house-version-renamed = heißt jetzt **{ $name }**
house-version-instead = Wenn du hierher zurückgehst: { $changes }.
menu-house-show = Eine Hausregel zeigen…
menu-house-versions = Frühere Version ansehen…
house-default-done = ⭐ Neue Tische spielen jetzt **{ $name }**.
house-default-none = Neue Tische spielen jetzt { $preset }.
house-share = 🏠 **{ $name }**: { $what }
    `{ $code }`
    Auf dem anderen Server: `/hausregel importieren` mit diesem Code.
house-import-title = 🏠 Diese Hausregel importieren?
house-import-declined = Es wurde nichts importiert.
house-fix = 💡 So passt es: { $fix }.
house-setting = { $name } = { $value }
house-admins-only = Nur wer den Server verwaltet, kann Hausregeln ändern.
house-offer-lost = Dieses Angebot ist nicht mehr lesbar. Gib noch einmal `/hausregel importieren` ein.
house-code-mistyped = Dieser Code hat einen Tippfehler oder ist unvollständig. Kopiere ihn ganz: Buchstaben, Ziffern und Striche.
house-code-too-new = Dieser Code stammt aus einer neueren Version des Bots. Dieser Bot muss erst aktualisiert werden.
house-code-too-long = Diese Hausregel ändert mehr, als in einen Code passt. Geh von einer ähnlicheren Spielart aus: `/hausregel erstellen`.
house-code-unknown = Dieser Code enthält eine Option, einen Wert oder eine Spielart, die diese Version des Bots nicht kennt.
rules-unknown = Eine Spielart oder Hausregel „{ $name }“ kenne ich nicht. Meinst du { $nearest }? Während du tippst, zeigt der Befehl alle.
house-option-unknown = Eine Option „{ $option }“ gibt es nicht. Tippe ein Wort, um zu suchen, und wähl aus der Liste.

house-choice-default = ⭐ { $name } (Hausregel, für neue Tische)
house-choice = 🏠 { $name } (Hausregel)
house-choice-preset = { $name }
house-choice-option = { $name }: { $about }
house-choice-now = { $value } (wie jetzt)

house-form-sections = ✏️ Etwas ändern im Bereich…
house-form-section = ✏️ Bereich: { $section }
house-form-options = ✏️ Welche Option?
house-form-option-chosen = ✏️ Option: { $name }
house-form-values = ✏️ Wert: { $value }
house-form-fixes = 💡 Damit es passt, auch ändern…
house-form-option = **{ $name }**: { $about }
    Jetzt: { $value }. In { $preset }: { $before }.
house-type-label = Der Wert
house-type-hint = Möglich: { $allowed }
house-form-type = Möglich: { $allowed }. Nicht im Menü? **{ button-house-type }**
house-section-page = { $section } ({ $number })
house-section-deal = Austeilen
house-section-draw = Ziehen
house-section-threes = Dreien
house-section-melds = Meldungen
house-section-initial = Erstmeldung
house-section-pile = Ablagestapel
house-section-discard = Abwerfen
house-section-going_out = Ausmachen
house-section-scoring = Wertung
house-section-end = Ende
house-section-three_handed = Zu dritt
house-section-manners = Fragen und Regelverstöße
button-house-edit = Ändern
button-house-publish = Veröffentlichen…
button-house-rename = Umbenennen…
button-house-copy = Kopieren…
button-house-history = Frühere Versionen
button-house-take-back = Hierher zurück
button-house-type = Wert eingeben…
button-house-unset = Wie in { $preset }
button-house-accept = Importieren
button-house-decline = Nein
button-house-delete = Ja, löschen

refusal-house-rule = 🏠 Hausregel: { $differences }.
refusal-preset-rule = 📖 { $preset }: { $differences }.

rules-menu = 📖 Mehr von den Regeln lesen…
rules-line-changed = 🔸 { $rule }
rules-line-house = 🏡 { $rule }
rules-game = **{ $name }**: { $about }
rules-completion = ❔ Die Quellen zu dieser Spielart lassen manches offen. Das wird hier gespielt wie in der Spielart, von der sie stammt, soweit es passt:
rules-note = 📝 { $note }
rules-marked = 🔸 { $shown ->
    [yes] = anders als in { $classic }
   *[no] Im Menü: was anders ist als in { $classic }
}
rules-marked-house = 🏡 { $shown ->
    [yes] = Hausregel, anders als in { $game }
   *[no] Im Menü: die Hausregeln, also was anders ist als in { $game }
}
