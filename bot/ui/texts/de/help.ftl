### Die Hilfeseiten.

help-title = 🃏 Canasta, wann es dir passt
help-intro = Canasta über Stunden oder Tage: Jeder spielt, wann es passt. Der Bot teilt aus, zählt, kennt die Regeln und sagt dir, wann du am Zug bist.
help-menu = 📚 Mehr Hilfe und alle Befehle…
help-first = Erste Schritte
help-first-lines = 1. Eröffne einen Tisch mit { $new }, oder komm mit { $join } dazu. **{ button-games }** zeigt alle Spielarten.
    2. Besetze freie Plätze mit Menschen oder Computern: **{ button-add-computer }**.
    3. **{ button-start }**, dann wird ausgeteilt.
    4. **{ button-hand }** oder { $hand } zeigt deine Karten und was du tun kannst. Nur du siehst es.
    5. Dein Zug: ziehen oder Stapel nehmen, auslegen, wenn du magst, dann abwerfen. Für alles gibt es Knöpfe und Menüs.
help-game = Noch nie gespielt?
help-game-lines = Sammle Karten eines Werts. Drei oder mehr davon, zusammen ausgelegt, sind eine **Meldung**; sieben sind ein **Canasta** und zählen am meisten. Zweien und Joker sind wild.
    { $learn } zeigt dir in ein paar Minuten Schritt für Schritt, wie es geht.
    { $practice } ist eine eigene Partie gegen Computer und erklärt, was neu ist.
    { $rules } zeigt die Regeln deines Tisches, { $why } sagt, ob du etwas darfst, und warum nicht.
help-know = Gut zu wissen
help-know-lines = 🔕 Zu viele Benachrichtigungen? Stell den Thread eines Tisches in Discord auf **Nur @Erwähnungen**: Ich erwähne dich, wenn du am Zug bist.
    👀 Nach dem Tippen erscheint keine Antwort? { $hand }, am Ende des Kanals eingegeben, zeigt immer deine Karten.
help-words = Wörter des Spiels
help-words-lines = **Meldung**: drei oder mehr Karten eines Werts auf dem Tisch. Sie gehört deiner Seite.
    {""}**Canasta**: eine Meldung von sieben. Es zählt am meisten, und zum Ausmachen brauchst du eins oder mehr.
    {""}**Wilde** Karten sind Zweien und Joker, **natürliche** die von Vier bis Ass.
    {""}**Echtes Canasta**: eins ohne wilde Karten. Ein **gemischtes** hat welche und zählt weniger.
    {""}**Natürliches Paar**: zwei natürliche Karten eines Werts.
    {""}**Talon**: die Karten, von denen du ziehst.
    {""}**Stapel**: was abgeworfen wurde. Wer ihn nimmt, muss die **oberste Karte** sofort auslegen.
    ❄️ **Eingefroren**: ein Stapel, den man nur mit einem natürlichen Paar aus der Hand nimmt, vom Wert der obersten Karte.
    {""}**Rote Drei**: kommt in den meisten Spielarten sofort auf den Tisch und zählt.
    {""}**Schwarze Drei**: in den meisten Spielarten eine **Sperrkarte** wie wilde Karten: Liegt sie oben, kann der Nächste den Stapel nicht nehmen.
    {""}**Sichere Karte**: ein Abwurf, mit dem der Nächste nichts anfangen kann, etwa von einem Wert, dessen Canasta voll ist.
    {""}**Erstmeldung**: was eine Seite in einer Runde zuerst auslegt. Sie muss genug zählen: klassisch 50 Punkte, später in der Partie 90 oder 120.
    {""}**Ausmachen**: die letzte Karte ausspielen; das beendet die Runde.
    {""}**Verdeckt**: in einem Zug ausmachen, ohne vorher etwas ausgelegt zu haben. Das zählt mehr.
    {""}**In manchen Spielarten:**
    {""}**Sequenz**: eine Meldung aus einer Reihe in einer Farbe. Sieben Karten sind ein **Samba**, ein Canasta.
    {""}**Fuß**: eine zweite Hand, sobald die erste aufgebraucht ist.
    {""}**Sonderblatt**: eine ganze Hand, etwa sieben Paare, gezeigt statt einer Erstmeldung. Es beendet die Runde.
    {""}**Splash**: ein ganzes Canasta aus der Hand als Erstmeldung. Es braucht keine Mindestpunktzahl.
    {""}**Bonuskarten**: was eine Seite für ihre Erstmeldung bekommt.
    {""}**Wendekarte**: liegt weit unten im Talon. Wird sie gezogen, erfahren es alle.
help-tips = Tipps
help-tips-lines = { $tips } Stellungen aus Klassisch zu viert, und was sich dort lohnt.
    Für jeden gezeigten Zug hat der starke Computer die Runde { $rounds } Mal zu Ende gespielt, jedes Mal mit anderen verdeckten Karten.
    „75 Punkte weniger (± 5)“ ist der durchschnittliche Unterschied für deine Seite, auf etwa 5 genau.
    Ein Tipp sagt, was sich meistens lohnt. Deine eigenen Karten können anderes sagen.
tip-menu = Zu einem Tipp…
tip-title = { $number }. { $title }
tip-ours = **Ihr:** { $melded ->
    [yes] { $melds }
   *[no] keine Meldung, { $needed } Punkte nötig
}
tip-theirs = **Gegner:** { $melded ->
    [yes] { $melds }
   *[no] keine Meldung
}
tip-threes = **Rote Dreien:** ihr { $ours }, Gegner { $theirs }
tip-pile = **Stapel:** { $count ->
    [one] 1 Karte, { $upcard }
   *[other] { $count } Karten, { $upcard } obenauf
}{ $frozen ->
    [yes] , eingefroren
   *[no] {""}
}
tip-counts = Links { $left }, Partner { $partner }, rechts { $right }, Talon { $stock }
tip-hand = **Deine Hand:** { $cards }
tip-less = **{ $play }**: { $points } Punkte weniger (±{"\u00A0"}{ $error }).
tip-footer = Der starke Computer, je { $rounds } Versuche

tip-take-title = Nimm einen großen Stapel
tip-take-text = Zehn Karten für eine Acht und eine Zwei: Sie ergeben Paare und Meldungen, und die andere Seite bekommt sie nicht. Da ist eine wilde Karte billig.
tip-leave-title = Lass einen kleinen Stapel liegen
tip-leave-text = Dieselbe Hand, aber dort liegt nur eine Karte. Du gäbst eine wilde Karte für drei Achten und bekämst sonst nichts. Warte auf einen Stapel, der es wert ist.
tip-hold-title = Warte mit einer teuren Erstmeldung
tip-hold-text = 120 Punkte würden sechs Karten kosten, darunter beide wilden. Die Runde hat gerade begonnen: Warte auf die dritte Karte eines Werts oder auf einen Stapel für ein Paar.
tip-start-title = Fang mit natürlichen Karten an
tip-start-text = Drei Asse reichen und kosten keine wilde Karte. Und solange deine Seite nicht ausgelegt hat, nimmt keiner von euch den Stapel ohne natürliches Paar.
tip-freeze-title = Frier ein, was sie nehmen würden
tip-freeze-text = Fast jede Karte gibt ihnen elf dazu. Eine Zwei sperrt den Stapel für den Nächsten; danach braucht es ein natürliches Paar, und du hast vier.
tip-early-title = Früh: niedrig und lose abwerfen
tip-early-text = Niemand hat ausgelegt, also können wenige den kleinen Stapel nehmen. Eine Fünf, die zu nichts passt, ist kein Verlust. Asse zählen je 20, und die Erstmeldung braucht 90.
tip-late-title = Spät: abwerfen, was sicher ist
tip-late-text = Ein großer Stapel, und sie haben drei Meldungen. Dafür sind schwarze Dreien da. Hast du keine, wirf ab, was dort schon liegt und nicht genommen wurde, etwa Neunen.
tip-pairs-title = Behalte deine Paare
tip-pairs-text = Den eingefrorenen Stapel nimmt man nur mit einem natürlichen Paar. Zerreiß keins für einen Abwurf, und leg keins mit einer wilden Karte aus: Drei Karten auf dem Tisch bringen weniger.
tip-wild-title = Mach ein Canasta fertig
tip-wild-text = Beide wilden Karten machen die Könige zum Canasta, damit deine Seite ausmachen darf. Auf zwei Meldungen verteilt ergeben sie keins.
tip-partner-title = Zähl die Karten deines Partners
tip-partner-text = Dein Partner hat noch eine Karte und deine Seite ein Canasta: Die Runde kann vor deinem nächsten Zug enden. Leg aus, was als Minus für euch zählen würde.
tip-out-title = Mach vor ihnen aus
tip-out-text = Die Karten deines Partners werden als Minus für euch zählen. Aber sie haben auch ein Canasta und wenige Karten: Jetzt auszumachen kostet weniger, als zu spät zu kommen.
tip-end-title = Leg aus, bevor der Talon endet
tip-end-text = Eine Seite ohne Meldungen verliert 100 Punkte für jede rote Drei, statt sie zu gewinnen. Es sind nur noch wenige Karten: Leg eine Erstmeldung aus, auch eine schlechte.

help-play = Spielen
help-play-lines = { $hand } deine Karten und was du tun kannst

    {""}**Dein Zug**
    { $draw } vom Talon ziehen
    { $take } den Stapel nehmen
    { $meld } aus- oder anlegen, etwa `KKK2, QQQ`
    { $discard } deinen Zug beenden
    { $takeback } zurücknehmen, was du ausgelegt oder abgeworfen hast, wenn der Tisch es erlaubt
    { $ask } „Darf ich ausmachen?“

    {""}**Wenn nötig**
    { $answer } deine Antwort an deinen Partner
    { $threes } Dreien hinlegen, die du behalten hast
    { $special } ein Sonderblatt zeigen, in Spielarten, die es kennen
    { $endround } bei leerem Talon den Stapel liegen lassen

    {""}**Während du wartest**
    { $orders } was ich tun soll, wenn dein Zug kommt
    { $ready } bereit für die nächste Runde
    { $cut } die nächsten Karten mit eigenen Worten mischen
    { $moretime } mehr Zeit für den laufenden Zug
    { $back } wieder von einem Computer übernehmen
help-look = Ansehen
help-look-lines = { $mine } alle deine Tische, und wo du am Zug bist
    { $rules } die Regeln deines Tisches oder jeder Spielart
    { $why } darf ich das, und wenn nicht, warum nicht

    { $score } der Punktestand
    { $stats } deine Partien und Runden auf diesem Server
    { $records } die Rekorde dieses Servers
    { $ladder } wer hier am besten spielt
    { $scorepad } Punkte für ein Spiel mit echten Karten
    { $log } was geschehen ist
    { $catchup } was seit deinem letzten Zug geschehen ist
    { $show } die Tischansicht noch einmal
    { $replay } eine beendete Runde, alle Hände offen
    { $verify } wurde fair ausgeteilt?

    { $settings } wie ich dir Bescheid gebe, Ruhezeiten, wie Karten gezeigt werden
    { $privacyshow } was ich über dich speichere
    { $privacyexport } alles davon als Datei
    { $privacydelete } mich vergessen
help-table = Tische
help-table-lines = **Vor der Partie**
    { $new } einen eröffnen · { $join } einen Platz nehmen
    { $list } die Tische hier, und wo du mitspielen kannst
    { $evening } einen Abend mit Anmeldung planen oder die kommenden sehen
    { $seats } Plätze wechseln
    { $computer } einen Computer auf einen Platz setzen
    { $terms } Tischeinstellungen: Bedenkzeit, Erinnerungen, Ansicht
    { $start } losspielen · { $leave } deinen Platz aufgeben

    {""}**Während der Partie**
    { $substitute } deinen Platz übergeben
    { $resign } aufgeben, wenn deine Seite zustimmt
    { $pause } pausieren, wenn alle zustimmen
    { $resume } nach einer Pause weiterspielen
    { $move } einen Tisch in einen anderen Kanal verlegen
    { $cancel } einen Tisch endgültig schließen

    {""}**Danach**
    { $rematch } noch einmal mit denselben Leuten

    {""}**Turniere**
    { $tournamentnew } eins eröffnen · { $tournamentshow } die Tabelle
    { $tournamentsubstitute } jemanden ersetzen
    { $tournamentremove } eine Anmeldung herausnehmen
help-house = Hausregeln
help-house-lines = Für die Serververwaltung:
    { $housecreate } aus jeder Spielart eine Hausregel machen
    { $houseedit } sie mit Menüs ändern
    { $houseset } und { $houseunset } eine Option durch Eintippen ändern
    { $houseterms } Tischeinstellungen: Bedenkzeit, Erinnerungen, Ansicht
    { $housedefault } was neue Tische spielen
    { $housedelete } sie löschen

    { $houseshare } ein Code für einen anderen Server
    { $houseimport } eine über ihren Code übernehmen
    { $housepublish } eine allen Servern anbieten

    Für alle:
    { $houselist } die dieses Servers
    { $houseshow } eine davon
    { $library } die, die andere Server anbieten
help-admin = Server verwalten
help-admin-lines = Für die Serververwaltung:
    { $setup } übliches Spiel, Tischeinstellungen, Rollen, Tagesaufgabe
    { $admindoctor } was der Bot hier braucht, und wie es zu beheben ist
    { $admintables } alle offenen Tische, und was nicht stimmt
    { $adminpause } eine Partie pausieren
    { $adminresume } sie weitergehen lassen
    { $adminextend } mehr Zeit für einen Zug
    { $adminreplace } einen Platz jemand anderem geben
    { $adminend } einen Tisch schließen
    { $adminlimits } wie viele Tische es geben darf
    { $admindaily } eine Tagesaufgabe zum Abstimmen, und wo sie erscheint
    { $adminplayers } wer gerufen wird, wenn an einem Tisch Spieler fehlen
    { $adminlog } was getan wurde
help-cards = Karten eintippen
help-cards-lines = Eintippen musst du nichts. Wenn du magst, schreib Karten so:
    `K`, `10`, `2`; `*` oder `JK` ist ein Joker. Farben sind nicht nötig.

    { $meld } `KKK2, QQQ` zwei Meldungen; Kommas trennen sie
    { $meld } `K` legt einen König an die Könige deiner Seite an
    { $meld } `2 > K` legt eine Zwei an diese Könige an
    { $take } `KK` nimmt den Stapel mit zwei Königen
    { $discard } `4` wirft eine Vier ab
    { $why } `nehmen KK` fragt, ob du das darfst
button-link-invite = Auf meinen Server
button-link-support = Support
button-link-privacy = Datenschutz
button-link-terms = Nutzungsbedingungen
help-footer = Deine Hand siehst nur du.
