### Knöpfe, Menüs und kurze Sätze der Ansichten.

panel-fault = Tut mir leid, bei mir ist etwas schiefgegangen. Sieh deine Hand an, bevor du es noch einmal versuchst; passiert es wieder, gib dem Betreiber des Bots den Code **{ $code }**.
panel-outdated = Dieser Knopf gehört zu einer älteren Version des Bots. Öffne deine Hand noch einmal mit `/hand`.
panel-plays-in-thread = Die Partie wird in { $place } gespielt.
panel-refused = ⚠️ { $reason }
panel-moved-on = 🔄 Am Tisch ging es weiter, nachdem du zuletzt hingesehen hast. So steht es jetzt; geschehen ist nichts.
panel-clicked-twice = 🔄 Da war der Tisch schon weiter, deshalb hat dein zweites Tippen nichts bewirkt.
panel-draft-moved-on = 🔄 Was du vorbereitet hast, hat sich geändert, nachdem du zuletzt hingesehen hast. So steht es jetzt.
panel-no-special-hand = Deine Hand ist kein Sonderblatt, das sich jetzt zeigen lässt.
panel-no-special-hands = In dieser Spielart gibt es keine Sonderblätter. Leg deine Karten als Meldungen aus.
panel-not-offered = 🔄 Das geht nicht mehr. So steht es jetzt am Tisch.
panel-discard-sure = **{ $card }** abwerfen und deinen Zug beenden?
panel-undiscarded = ↩️ Du hast deinen Abwurf zurück.
panel-discard-final = ⌛ Zu spät zum Zurücknehmen: Dein Abwurf gilt.
panel-draft-waiting = Du hast Meldungen vorbereitet, die noch nicht ausliegen. { $card } trotzdem abwerfen?
panel-cancel-sure = Willst du { $table } wirklich schließen? Das lässt sich nicht rückgängig machen.
panel-cancelled = Der Tisch ist geschlossen.

button-join = Beitreten
button-set-up = Einrichten
button-leave = Verlassen
button-free-seats = Reservierte Plätze freigeben
button-rematch = Revanche
button-rematch-others = Revanche, andere Partner
button-start = Partie starten
button-add-computer = Computer setzen
button-computers = Computer
button-add-level = Dazu: { $level }
button-dismiss-computer = { $name } wegnehmen
button-cancel = Tisch schließen
button-really-cancel = Ja, schließen
button-hand = Meine Hand
button-score = Punktestand
button-log = Verlauf
button-rules = Regeln
button-in-words = In Worten
button-more = Mehr
button-bring-down = Tisch neu zeigen
button-refresh = Aktualisieren
button-next-round = Nächste Runde
button-next-table = Weiter: { $table }
button-back = Zurück
button-page-back = Zurück
button-page-on = Weiter
page-number = Seite { $page } von { $pages }
button-draw =
    { $count ->
        [one] Ziehen
       *[other] { $count } Karten ziehen
    }
button-pass = Stapel liegen lassen: Runde endet
button-lay-down = Auslegen
button-suggested-out = { $play } und ausmachen
button-go-out = Auslegen und ausmachen
button-take-with-draft = Stapel damit nehmen
button-clear = Leeren
button-take-seat = Platz nehmen
button-keep-seat = Angebot zurückziehen
button-really-resign = Ja, aufgeben
button-resign-to = Aufgeben: { $level }
button-propose-resign = Ja, vorschlagen
button-agree-to-resign = Aufgeben
button-play-on = Weiterspielen
button-take-back = ↩️ Zurücknehmen
button-hint = Was würdest du tun?
button-undiscard = ↩️ Zurücknehmen
button-finish-discard = Jetzt abwerfen
button-ask = Fragen: „Ausmachen?“
button-withdraw = Frage zurückziehen
button-yes = Ja, mach aus
button-no = Nein, noch nicht
button-meld = Auslegen
button-add = Anlegen
button-discard = { $card } abwerfen
button-discard-nothing = Abwerfen
button-discard-saying-more = 🤫 { $card } abwerfen, „mehr als eine“
button-card-chosen = { $chosen }/{ $count }
button-cards-chosen = { $chosen }/{ $count } { $rank }
button-discard-anyway = { $card } abwerfen

menu-seat = Platz wählen…
menu-character = Wer soll spielen?
menu-which-computer = Welcher Computer?
menu-take = 💡 Stapel anders nehmen…
menu-suggestions = 💡 Vorschläge zum Auslegen…
menu-suggestions-kept = 💡 Möglich (jetzt besser behalten)…
menu-complete = 💡 Meldungen ergänzen mit…
menu-ranks = 🃏 Vorbereiten: alle Karten von…
menu-rank = ➕ Einzelne oder wilde Karten für…
menu-home = Wohin soll { $wild }?
menu-discard = ⬇️ Abwerfen und Zug beenden…
menu-discard-saying-more = 🤫 Abwerfen und „mehr als eine“ sagen…
menu-count-naturals = Wie viele { $rank }?
menu-count-twos = Wie viele Zweien zu { WORD($rank, "the-dative") }?
menu-count-jokers = Wie viele Joker zu { WORD($rank, "the-dative") }?
menu-run = Karten für die { WORD($sequence, "definite") }…
menu-reading = Was meinst du?

option-seat-free = Platz { $number } (frei)
option-seat-computer = Platz { $number } ({ $name } rückt)
option-computer = Platz { $number }: { $name }, { $level }
option-new-computer = Ein neuer Computer
option-partner-free = Platz { $number }
option-seat-partner = Partner von { $names }
option-home-hand = Zurück auf die Hand
option-help = Ergänze { WORD($adds, "accusative") }
option-help-points = Ergänze { WORD($adds, "accusative") }: { $counted } von { $needed }
option-initial = { $melds }: { $counted } Punkte
button-initial = { $melds }: { $counted }
option-rank-new = Neue Meldung: { $rank }, { $points } Punkte
option-rank-pair = Paar: { $rank }, { $points } Punkte, braucht eine wilde Karte
option-rank-pair-alone = Paar: { $rank }, { $points } Punkte
option-rank-joins = An die { WORD($rank, "definite") }, { $points } Punkte
option-place-new = { $rank }, { $points } Punkte
option-row =
    { $prepared ->
        [none] Auf der Hand: { $held }
       *[other] Auf der Hand: { $held }. Vorbereitet: { $prepared }
    }
place-black-threes = { $form ->
    [dative] schwarzen Dreien
    [definite] schwarzen Dreien
    [the] die schwarzen Dreien
    [the-dative] den schwarzen Dreien
    [one] schwarze Drei
    [gender] f
   *[plain] schwarze Dreien
}
place-red-threes = { $form ->
    [dative] roten Dreien
    [definite] roten Dreien
    [the] die roten Dreien
    [the-dative] den roten Dreien
    [one] rote Drei
    [gender] f
   *[plain] rote Dreien
}
option-held-exposed = Eine deiner Strafkarten
option-held =
    { $count ->
        [one] Du hast eine
       *[other] Du hast { $count }
    }
option-count-naturals =
    { $count ->
        [0] Keine { WORD($rank, "definite") }
        [one] { WORD($rank, "gender") ->
            [m] Ein { WORD($rank, "one") }
            [n] Ein { WORD($rank, "one") }
            [f] Eine { WORD($rank, "one") }
           *[other] Eine: { $rank }
        }
       *[other] { number-in-words } { $rank }
    }
option-count-twos =
    { $count ->
        [0] Keine Zweien
        [one] Eine Zwei
       *[other] { number-in-words } 2en
    }
option-count-jokers =
    { $count ->
        [0] Keine Joker
        [one] Ein Joker
       *[other] { number-in-words } Joker
    }

panel-no-member = { $name } ist auf diesem Server kein Mitglied. Wähle ein Mitglied.
panel-only-in-a-server = Das geht nur auf dem Server, auf dem der Tisch ist, nicht in einer Direktnachricht.
direct-no-seat = An diesem Tisch hast du keinen Platz, deshalb lässt sich hier nichts davon öffnen.
direct-no-member = Das können nur Mitglieder des Servers öffnen, auf dem der Tisch ist, und dort finde ich dich nicht.
direct-unknown = Ich kann gerade nicht feststellen, ob du auf dem Server des Tisches Mitglied bist. Versuch es bald noch einmal, oder tippe am Tisch auf **{ button-hand }**.
panel-too-often-told = Du hast in kurzer Zeit viel getan, und andere erfahren von allem. Du kannst weiterspielen, aber warte damit noch { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
panel-too-fast = Du bist zu schnell für mich. Mach in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } weiter.
