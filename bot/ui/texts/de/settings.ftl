### Eigene Einstellungen.

settings-title = ⚙️ Deine Einstellungen
settings-title-group = ⚙️ Deine Einstellungen · { $group }
settings-look = Aussehen
settings-play = Spielen
settings-calls = Bescheid geben
settings-hours = Ruhezeiten
settings-footer = Für alle deine Tische auf allen Servern

settings-switch = { $name }: { $on ->
    [yes] an
   *[no] aus
}
settings-switch-about = **{ $switch }** · { $about }

settings-notify-table = Ich gebe dir **im Thread des Tisches** Bescheid, außer wenn du dort in den letzten zwei Minuten getippt hast.
settings-notify-direct = Ich gebe dir **per Direktnachricht** Bescheid, außer wenn du am Tisch in den letzten zwei Minuten getippt hast.
settings-notify-never = Ich gebe dir **gar nicht** Bescheid. `/meine-tische` zeigt, wo du am Zug bist.
settings-direct-closed = ⚠️ Ich kann dir keine Direktnachrichten schicken, deshalb gebe ich dir am Tisch Bescheid. Erlaube Direktnachrichten von Mitgliedern dieses Servers, dann wähle noch einmal „Bescheid per Direktnachricht“.
settings-direct-closed-brief = ⚠️ Ich kann dir keine Direktnachrichten schicken

settings-now = Bei dir ist es **{ $time } Uhr** ({ $place }).
settings-now-no-zone = Keine Zeitzone gesetzt; in UTC ist es **{ $time } Uhr**.
settings-runs-always = Deine Bedenkzeit läuft Tag und Nacht. In Ruhezeiten steht sie still, und niemand gibt dir Bescheid.
settings-rests-hours = Deine Bedenkzeit ruht **von { $from } bis { $until } Uhr**, und dann gibt dir niemand Bescheid.
settings-rests-days = Deine Bedenkzeit ruht **am { $days }**, und dann gibt dir niemand Bescheid.
settings-rests-both = Deine Bedenkzeit ruht **von { $from } bis { $until } Uhr** und **am { $days }**, und dann gibt dir niemand Bescheid.
settings-hours-of-utc = ⚠️ Das sind Stunden in UTC, bis du deine Zeitzone setzt.
settings-quiet-now = Gerade ist deine Ruhezeit. Bescheid geben kann ich dir wieder { $when }.
settings-quiet-brief = Ruhe von { $from } bis { $until }
settings-days-off-brief = Frei: { $days }
settings-zone-brief = Zeitzone von { $place }
settings-no-zone-brief = Keine Zeitzone gesetzt

settings-own-cards-picture = Du siehst deine Karten **als Bild**.
settings-own-cards-emojis = Du siehst deine Karten **als Emojis**.
settings-own-cards-words = Du siehst deine Karten **in Worten**.
settings-name-four-colours = Vier Farben
settings-about-four-colours = Karo blau, Kreuz grün. Jetzt: { $sample }
settings-name-compact = Kompakte Hand
settings-about-compact = Kein Bild, weniger Zeilen: für kleine Bildschirme
settings-name-text-only = Nur Text
settings-about-text-only = Farben als Buchstaben, keine Emojis: am besten für Screenreader
settings-name-spaced = Mehr Abstand
settings-about-spaced = Mehr Platz zwischen Karten und Zeilen

settings-hand-order-usual = Deine Karten stehen **in der Reihenfolge der Spielart**.
settings-hand-order-high = Deine Karten stehen **nach Wert, Asse zuerst**.
settings-hand-order-low = Deine Karten stehen **nach Wert, Asse zuletzt**.
settings-hand-order-suit = Deine Karten stehen **nach Farbe**.
settings-name-confirm-discard = Vor dem Abwurf fragen
settings-about-confirm-discard = { $on ->
    [yes] Bevor ein Abwurf deinen Zug beendet, frage ich nach
   *[no] Ein Abwurf beendet deinen Zug sofort
}
settings-name-plays-forced = Erzwungene Züge
settings-about-plays-forced = Ich ziehe für dich, wo niemand den Stapel nehmen kann, und passe, wo du musst
settings-name-has-lessons = Erklärungen beim Üben
settings-about-has-lessons = Was dir neu ist, wird einmal erklärt

menu-notify = Wenn du am Zug bist…
option-notify-table = Bescheid am Tisch
option-notify-table-about = In seinem Thread; die Nachricht verschwindet, sobald du gespielt hast
option-notify-direct = Bescheid per Direktnachricht
option-notify-direct-about = Deine Hand öffnet sich dort, und du spielst von dort aus
option-notify-never = Kein Bescheid
option-notify-never-about = Ich sehe selbst in /meine-tische nach

menu-own-cards = Meine Karten…
option-own-cards-picture = Meine Karten als Bild
option-own-cards-picture-about = Mit einer Beschreibung in Worten für Screenreader
option-own-cards-emojis = Meine Karten als Emojis
option-own-cards-emojis-about = Kleine Karten, eine neben der anderen
option-own-cards-words = Meine Karten in Worten
option-own-cards-words-about = Buchstaben und Zahlen, auch auf Knöpfen und in Menüs

menu-language = Sprache…
option-language-of-client = Die Sprache meines Discord

menu-hand-order = Reihenfolge meiner Karten…
option-hand-order-usual = Meine Karten in der Reihenfolge der Spielart
option-hand-order-usual-about = Nach Wert; nach Farbe in Spielarten mit Sequenzen
option-hand-order-high = Meine Karten nach Wert, Asse zuerst
option-hand-order-high-about = A K Q J 10 … 4, dann Dreien, Zweien und Joker
option-hand-order-low = Meine Karten nach Wert, Asse zuletzt
option-hand-order-low-about = 4 5 6 7 8 … A, dann Dreien, Zweien und Joker
option-hand-order-suit = Meine Karten nach Farbe
option-hand-order-suit-about = Knöpfe für einen ganzen Wert bleiben nach Wert geordnet

menu-quiet-from = Ruhe ab…
menu-quiet-until = Ruhe bis…
option-quiet-off = Keine Ruhezeit
option-quiet-from = Ruhe ab { $time }
option-quiet-until = Ruhe bis { $time }
option-quiet-length = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
menu-days-off = Freie Tage (höchstens 4)…
menu-zones = Wo wohnst du?
option-zone = { $city }, { $country }
option-zone-now = Dort ist es jetzt { $time } Uhr

button-zone = Zeitzone setzen…

zone-form-title = Deine Zeitzone
zone-form-label = Ein Ort in deiner Nähe oder deine Uhrzeit
zone-form-hint = Berlin · Wien · Zürich · 14:35
zone-none = Einen Ort oder eine Uhrzeit „{ $typed }“ kenne ich nicht. Versuch es mit der nächsten Großstadt oder mit dem, was deine Uhr jetzt zeigt, etwa `14:35`.
zone-several = Zu „{ $typed }“ passen mehrere Orte. Wähle deinen unten.
zone-set = ✅ Deine Zeitzone ist jetzt die von **{ $place }**.

style-computer = Computer
style-person = Mensch
style-changed = [geändert]
style-house = [Hausregel]
style-closed = geschlossen
suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik

time-with-half = { $hour ->
   *[other] { $half ->
       *[other] { $time }
    }
}
weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag
