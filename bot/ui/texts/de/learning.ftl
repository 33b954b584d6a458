### Der Kurs: /lernen.

command-learn = Canasta in ein paar Minuten durch Antippen lernen
learn-title = 🎓 Canasta lernen
learn-about = Du und dein Partner legt Karten eines Werts aus, sammelt sieben davon zu einem **Canasta** und zählt Punkte.
    { $steps } kleine Schritte zeigen dir, wie es geht: Bei jedem tippst du etwas an und erfährst, warum. Falsches Tippen kostet nichts, und du kannst jederzeit aufhören und weitermachen.
    Kannst du das alles schon? Im Menü gibt es auch kurze Kapitel zu { $others }.
learn-so-far = Du hast { $count } von { $steps } Schritten geschafft.
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-again = Von vorn
learn-rummy = Ich kann Rommé
learn-menu = Zu einem Schritt oder anderen Spiel…
learn-step = { $number }. { $title }
learn-chapter = Was dort anders ist, in { $steps } Schritten
learn-in-chapter = { $game } · { $step }
learn-footer = Schritt { $number } von { $steps } · { $game }
learn-overview = Übersicht
learn-next = Weiter
learn-play = Erste Partie spielen
learn-hand = Deine Hand
learn-pile = **Stapel**, oberste Karte zuletzt: { $cards }
learn-melds = **{ $seats ->
    [2] Deine Meldungen
   *[other] Meldungen deiner Seite
}:** { $melds }
learn-theirs = **Meldungen der anderen Seite:** { $melds }
learn-right = ✅ **{ $tapped }** – { $why }
learn-wrong = ❌ **{ $tapped }** – { $why }
learn-done = 🎉 Mehr brauchst du nicht. Der Rest ergibt sich beim Spielen, und deine Hand zeigt, was du tun kannst. Eine erste Partie gegen leichte Computer wartet auf dich.
learn-chapter-done = 🎉 Das ist der Kern: { $game }. Den Rest hat `/regeln`, und ausprobieren kannst du es in einer Partie gegen leichte Computer.
learn-practise = { $game } üben
learn-in-a-server = Partien brauchen einen Server. Gib auf einem, auf dem ich bin, `/üben` ein.

learn-turn-title = Ein Zug
learn-turn-task = Du bist am Zug. Was tust du **zuerst**?
learn-turn-choice-1 = Eine Karte ziehen
learn-turn-choice-2 = Eine Karte abwerfen
learn-turn-choice-3 = Karten auslegen
learn-turn-why = jeder Zug beginnt mit einer Karte vom Talon (oder mit dem Stapel: später). Dann legst du aus, was du magst, und ein Abwurf beendet den Zug.
learn-turn-wrong-2 = der Abwurf kommt zuletzt: Er beendet deinen Zug.
learn-turn-wrong-3 = das Auslegen kommt danach. Ein Zug beginnt mit einer Karte.

learn-melds-title = Meldungen
learn-melds-task = Eine **Meldung** sind drei oder mehr Karten **eines Werts**; die Farben sind egal. Was davon kannst du auslegen?
learn-melds-why = drei Siebenen sind eine Meldung. Sie liegt für deine ganze Seite auf dem Tisch und zählt.
learn-melds-wrong-1 = zwei sind zu wenig: Eine Meldung hat mindestens drei Karten.
learn-melds-wrong-3 = Reihen in einer Farbe sind Rommé. Im klassischen Canasta gehören nur Karten eines Werts zusammen.

learn-adding-title = An Meldungen anlegen
learn-adding-task = Die Meldungen deines Partners sind auch deine: Ihr legt beide daran an. Welche Karte kannst du anlegen?
learn-adding-why = der vierte König. Je mehr eine Meldung wächst, desto näher kommt sie einem Canasta. An Meldungen der anderen Seite legst du nie an.
learn-adding-wrong-1 = deine Seite hat noch keine Meldung aus Assen, und ein Ass allein ergibt keine.
learn-adding-wrong-2 = deine Seite hat noch keine Meldung aus Neunen, und eine Neun allein ergibt keine.

learn-worth-title = Was Karten zählen
learn-worth-task = Karten auf dem Tisch zählen als Plus für dich, Karten, die auf deiner Hand bleiben, als Minus. Welche davon zählt **am meisten**?
learn-worth-why = ein Joker zählt 50. Asse und Zweien zählen 20, Könige bis Achten 10, Siebenen bis Vieren und schwarze Dreien 5.
learn-worth-wrong-1 = ein König zählt nur 10, wie alle Karten von der Acht bis zum König.
learn-worth-wrong-2 = ein Ass zählt 20, so viel wie eine Zwei. Eine Karte hier zählt mehr.

learn-wild-title = Wilde Karten
learn-wild-task = Zweien und Joker sind **wild**: Sie stehen für jeden Wert. Aber eine Meldung braucht mindestens **zwei natürliche Karten** und verträgt höchstens **drei wilde**. Was ist eine Meldung?
learn-wild-why = zwei Damen und eine Zwei: Die Zwei steht für eine dritte Dame.
learn-wild-wrong-2 = eine natürliche Karte ist zu wenig. Zwei Fünfen und eine wilde Karte würden reichen.
learn-wild-wrong-3 = wilde Karten allein ergeben hier keine Meldung. Sie brauchen zwei natürliche Karten neben sich.

learn-first-title = Die Erstmeldung
learn-first-task = Die **ersten** Meldungen deiner Seite in einer Runde müssen zusammen genug zählen: **50 Punkte** am Anfang einer Partie, mehr, wenn euer Punktestand wächst, und nur 15, wenn er unter null liegt. Zehnen zählen 10, Siebenen 5, Asse 20. Womit kannst du anfangen?
learn-first-why = drei Asse zählen 60, und 50 genügen. Von jetzt an legt deine Seite aus, was sie mag.
learn-first-wrong-1 = drei Zehnen zählen nur 30 von den 50 Punkten.
learn-first-wrong-2 = drei Zehnen und drei Siebenen zählen 45: Es fehlen fünf Punkte.

learn-pile-title = Den Stapel nehmen
learn-pile-task = Statt zu ziehen darfst du den **ganzen Stapel** nehmen, wenn du seine oberste Karte sofort auslegst: mit zwei Karten aus deiner Hand, von denen eine wild sein darf, oder in einer deiner Meldungen. Obenauf liegt die Kreuz-Acht. Womit nimmst du den Stapel?
learn-pile-choice-1 = Mit nichts, nur zum Ansehen
learn-pile-why = die drei Achten werden als Meldung ausgelegt, und alle anderen Karten des Stapels kommen auf deine Hand. So gewinnt man.
learn-pile-wrong-1 = die oberste Karte muss sofort ausgelegt werden. Niemand nimmt den Stapel, nur um ihn zu haben.
learn-pile-wrong-3 = die Vieren passen nicht zur Acht. Für das Nehmen zählt nur die oberste Karte; der Rest kommt mit.

learn-frozen-title = Der eingefrorene Stapel
learn-frozen-task = Jemand hat eine **Zwei** auf den Stapel geworfen: Er ist **eingefroren**, bis ihn jemand nimmt. Jetzt gehen nur noch **zwei natürliche Karten** aus deiner Hand, keine wilde. Womit kannst du ihn nehmen?
learn-frozen-why = zwei natürliche Achten. Eingefroren ist der Stapel für dich auch, solange deine Seite noch nicht ausgelegt hat.
learn-frozen-wrong-1 = eine Zwei hilft nur, solange der Stapel nicht eingefroren ist.

learn-threes-title = Dreien
learn-threes-task = **Rote Dreien** kommen sofort auf den Tisch, und du ziehst eine andere Karte: je 100 Punkte, oder minus 100, wenn deine Seite nichts auslegt. **Schwarze Dreien** sind Sperrkarten: Liegt eine oben, kann der Nächste den Stapel nicht nehmen. Der Nächste sammelt Könige und Achten. Was wirfst du ab?
learn-threes-why = mit einer schwarzen Drei obenauf nimmt niemand den Stapel. Aber sie stoppt nur den Nächsten, und nur einmal.
learn-threes-wrong-1 = das ist ein König für jemanden, der Könige sammelt: Der Stapel wäre weg.
learn-threes-wrong-2 = das ist eine Acht für jemanden, der Achten sammelt: Der Stapel wäre weg.

learn-canasta-title = Das Canasta
learn-canasta-task = Sieben Karten sind ein **Canasta**. Ein **echtes** hat keine wilde Karte und bringt **500** Punkte, ein **gemischtes** **300**. Dort liegen sechs Könige. Welche Karte ist die bessere siebte?
learn-canasta-why = der siebte König macht es echt: 500 Punkte zusätzlich zu den Karten. Deine Seite braucht ein Canasta, um die Runde zu beenden.
learn-canasta-wrong-2 = das ergibt ein gemischtes Canasta von 300 Punkten. Hier geht mehr.

learn-out-title = Ausmachen
learn-out-task = Wer keine Karte mehr hat, **macht aus** und beendet die Runde, für 100 Punkte. Deine Seite hat ein Canasta, also darfst du: die Sechs an die Sechsen, und die Neun ist dein Abwurf. Aber dein Partner hat noch viele Karten, und sie würden als Minus für euch zählen. Was ist klug?
learn-out-choice-1 = Sofort ausmachen
learn-out-choice-2 = Fragen: „Darf ich ausmachen?“
learn-out-choice-3 = Beide Karten behalten
learn-out-why = dein Partner antwortet ja oder nein, und daran musst du dich halten. Du fragst nach dem Ziehen, bevor du weiter auslegst.
learn-out-wrong-1 = du darfst, aber die Karten deines Partners würden als Minus für deine Seite zählen. Frag vorher: Es kostet nichts.
learn-out-wrong-3 = deinen Zug würdest du ohnehin mit einem Abwurf beenden. Frag vorher, ob es Zeit ist.

learn-score-title = Die Wertung
learn-score-task = Die Runde ist vorbei, und du hast ausgemacht: **100**. Deine Seite hat eine rote Drei: **100**. Ihr echtes Canasta: **500**, und die sieben Könige darin zählen je 10: **70**. Dein Partner hat einen Joker und ein Ass: **70** als Minus für euch. Was bekommt ihr?
learn-score-choice-1 = 600
learn-score-choice-2 = 700
learn-score-choice-3 = 770
learn-score-why = die Boni ergeben 700, und was die Könige bringen, nehmen die Karten deines Partners weg. Wer zuerst 5.000 Punkte hat, gewinnt die Partie.
learn-score-wrong-1 = das brächten die Boni ohne die rote Drei. Zähl noch einmal alles zusammen.
learn-score-wrong-3 = was auf der Hand deines Partners bleibt, zählt als Minus für euch.

learn-two-cards-title = Zwei Karten
learn-two-cards-task = Zu zweit gibt es keine Partner, und jeder beginnt mit **15 Karten**. Dein Zug beginnt. Wenn du den Stapel nicht nimmst, wie sieht der Zug aus?
learn-two-cards-choice-1 = Eine ziehen, eine abwerfen
learn-two-cards-choice-2 = Zwei ziehen, eine abwerfen
learn-two-cards-choice-3 = Zwei ziehen, zwei abwerfen
learn-two-cards-why = zwei Karten kommen und eine geht, also wachsen die Hände schnell, und Canastas kommen bald.
learn-two-cards-wrong-1 = so wird zu viert gespielt. Zu zweit kommen zwei Karten vom Talon.
learn-two-cards-wrong-3 = gezogen werden zwei, aber abgeworfen wird immer nur eine Karte.

learn-two-canastas-title = Zwei Canastas
learn-two-canastas-task = Niemand teilt deine Meldungen, und zum Ausmachen brauchst du **zwei Canastas**. Die Könige sind eins. Du hast gezogen, und von deinen letzten zwei Karten geht eine an deine Meldungen und die andere auf den Stapel. Welche legst du an?
learn-two-canastas-why = die siebte Dame macht das zweite Canasta, gerade rechtzeitig: Die Vier ist dein letzter Abwurf, und du hast ausgemacht.
learn-two-canastas-wrong-2 = dann könntest du die Dame nicht abwerfen: Mit nur einem Canasta darfst du nicht ausmachen.

learn-two-ask-title = Niemand zu fragen
learn-two-ask-task = Du hast zwei Canastas: Die Sechs kann an die Sechsen, und die Neun ist dein Abwurf. Dein Gegner hat noch viele Karten auf der Hand. Was tust du?
learn-two-ask-choice-1 = Fragen: „Darf ich ausmachen?“
learn-two-ask-choice-2 = Sofort ausmachen
learn-two-ask-choice-3 = Abwerfen und weiterspielen
learn-two-ask-why = das bringt 100 Punkte, und all diese Karten zählen als Minus für deinen Gegner.
learn-two-ask-wrong-1 = ohne Partner ist niemand da, den du fragen könntest. Du entscheidest allein.
learn-two-ask-wrong-3 = du darfst, aber dein Gegner könnte danach viele Karten auslegen oder vor dir ausmachen.

learn-foot-packets-title = Der Fuß
learn-foot-packets-task = Neben der **Hand** hat jeder zehn verdeckte Karten, den **Fuß**. Du nimmst ihn auf, wenn deine Hand aufgebraucht ist: sofort, wenn du die letzte Karte **ausgelegt** hast, sonst nach deinem Abwurf. Du hast deine zwei Karten gezogen. Was legst du aus, um **in diesem Zug** mit deinem Fuß weiterzuspielen?
learn-foot-packets-why = keine Karte bleibt übrig, also gehört dir der Fuß sofort, und der Zug geht weiter.
learn-foot-packets-wrong-1 = die Neun bliebe zum Abwerfen: Der Fuß käme erst, wenn dein Zug vorbei ist.
learn-foot-packets-wrong-2 = der König bliebe zum Abwerfen: Der Fuß käme erst, wenn dein Zug vorbei ist.

learn-foot-pile-title = Die oberste Karte
learn-foot-pile-task = Ein Zug beginnt mit **zwei** Karten vom Talon, oder mit dem Stapel, wenn du seine oberste Karte auslegen kannst. Du nimmst den Stapel mit deinen zwei Achten. Was bekommst du?
learn-foot-pile-choice-1 = Nur die Kreuz-Acht
learn-foot-pile-choice-2 = Den ganzen Stapel
learn-foot-pile-why = genommen wird nur die oberste Karte, und sie liegt schon in deiner Meldung. Der Rest des Stapels bleibt.
learn-foot-pile-wrong-2 = das wäre klassisches Canasta. Hier bleiben die Karten unter der obersten, wo sie sind.

learn-foot-wild-title = Wilde Karten
learn-foot-wild-task = Eine Meldung hat mindestens zwei natürliche und höchstens **drei wilde** Karten, wie im klassischen Canasta. Diesen Neunen fehlt noch eine Karte zum Canasta. Welche legst du an?
learn-foot-wild-why = die siebte Karte, eine natürliche: ein **gemischtes** Canasta, für 300 Punkte.
learn-foot-wild-wrong-1 = die Zwei wäre die vierte wilde Karte, und mehr als drei dürfen es nicht sein.
learn-foot-wild-wrong-2 = der Joker wäre die vierte wilde Karte, und mehr als drei dürfen es nicht sein.

learn-foot-threes-title = Dreien
learn-foot-threes-task = **Dreien** kann man hier nur abwerfen, nie auslegen. Eine **rote**, die auf deiner Hand oder in deinem Fuß bleibt, kostet 100 Punkte. Was wirfst du ab?
learn-foot-threes-why = jetzt kann sie dich nichts mehr kosten. Und wie jede Drei hält sie den Nächsten vom Stapel fern.
learn-foot-threes-wrong-1 = das würde ein Paar zerreißen und dir eine rote Drei lassen, die 100 Punkte kosten kann.
learn-foot-threes-wrong-2 = eine schwarze Drei auf deiner Hand kostet nichts, eine rote 100 Punkte. Die rote geht zuerst.

learn-foot-out-title = Ausmachen
learn-foot-out-task = Zum Ausmachen braucht deine Seite ein **echtes** und ein **gemischtes** Canasta, und jeder von euch muss aus dem Fuß gespielt haben. Das habt ihr beide. Von deinen letzten zwei Karten legst du eine an und wirfst die andere ab. Welche legst du an?
learn-foot-out-why = die Neunen sind das gemischte Canasta neben den Königen ohne wilde Karten. Die Sechs ist dein letzter Abwurf.
learn-foot-out-wrong-1 = das ergibt ein zweites echtes Canasta. Ohne ein gemischtes könntest du die Neun, deine letzte Karte, nicht abwerfen.

learn-samba-row-title = Sequenzen
learn-samba-row-task = In Samba sind auch drei bis sieben Karten **einer Farbe in einer Reihe** eine Meldung: eine **Sequenz**. Die Vier ist die niedrigste Karte, das Ass die höchste, und wilde Karten haben darin keinen Platz. Was davon kannst du auslegen?
learn-samba-row-why = drei Herz-Karten in einer Reihe. Karten eines Werts sind Meldungen wie immer, mit höchstens zwei wilden Karten.
learn-samba-row-wrong-1 = sie stehen in einer Reihe, aber der Bube ist kein Pik.
learn-samba-row-wrong-3 = ein Joker steht für eine Karte eines Werts, aber nie für eine in einer Sequenz.

learn-samba-adding-title = An eine Sequenz anlegen
learn-samba-adding-task = Eine Sequenz wächst an beiden Enden. Welche Karte kann deine Seite anlegen?
learn-samba-adding-why = die Vier kommt unter die Fünf. Oben könnten Herz-Neun, -Zehn und -Bube folgen.
learn-samba-adding-wrong-1 = Herz-Neun und Herz-Zehn fehlen dazwischen: Eine Sequenz hat keine Lücken.
learn-samba-adding-wrong-3 = als Nächstes kommt eine Neun, aber es muss ein Herz sein.

learn-samba-seven-title = Der Samba
learn-samba-seven-task = Sieben in einer Reihe sind ein **Samba**, ein Canasta, das keine weitere Karte nimmt. Zwei deiner Karten würden je ein Canasta vollenden. Welche davon bringt **mehr**?
learn-samba-seven-why = ein Samba zählt **1.500** Punkte, dreimal so viel wie ein echtes Canasta.
learn-samba-seven-wrong-1 = das ergibt ein echtes Canasta, für 500 Punkte. Da ist mehr zu holen.

learn-samba-pile-title = Der Stapel
learn-samba-pile-task = Statt deiner **zwei** Karten vom Talon darfst du den Stapel nehmen. Er ist **immer eingefroren**: Ein natürliches Paar nimmt ihn ganz, eine eigene Sequenz nur seine oberste Karte. Wie bekommst du den **ganzen Stapel**?
learn-samba-pile-choice-3 = Mit den Kreuz-Karten
learn-samba-pile-why = drei Zehnen werden ausgelegt, und alle anderen Karten des Stapels kommen auf deine Hand.
learn-samba-pile-wrong-1 = eine wilde Karte hilft hier nie, den Stapel zu nehmen.
learn-samba-pile-wrong-3 = die Zehn käme an die Sequenz, aber der Rest des Stapels bliebe liegen.

learn-samba-out-title = Ausmachen
learn-samba-out-task = Zum Ausmachen braucht deine Seite **zwei Canastas**, eins davon echt oder ein Samba. Die Neunen sind ein gemischtes. Von deinen letzten zwei Karten legst du eine an und wirfst die andere ab. Welche legst du an?
learn-samba-out-why = die Damen sind ein echtes Canasta, und die Acht ist dein letzter Abwurf. Eine Partie geht bis 10.000 Punkte.
learn-samba-out-wrong-1 = das ergibt ein zweites gemischtes Canasta. Eins muss echt oder ein Samba sein, sonst kann die Dame nicht dein letzter Abwurf sein.

learn-american-first-title = Erstmeldungen
learn-american-first-task = Die ersten Meldungen deiner Seite kommen **aus deiner Hand**, zählen zusammen **125 Punkte**, und eine davon hat keine wilden Karten (oder nur wilde). Könige und Damen zählen 10, Joker 50. Was legst du aus?
learn-american-first-why = 150 Punkte, und die Könige kommen ohne wilde Karte aus. Dafür ziehst du nach deinem Abwurf **Bonuskarten**: vier die Seite, die zuerst auslegt, drei die zweite.
learn-american-first-wrong-1 = das zählt 100 Punkte, und 125 sind nötig.
learn-american-first-wrong-2 = das zählt 140 Punkte, aber in beiden Meldungen ist ein Joker.

learn-american-hand-title = Der Stapel wartet
learn-american-hand-task = Deine Seite hat keine Meldungen, und die Karten auf deiner Hand ergeben keine für 125 Punkte. Auf dem Stapel liegt oben die Kreuz-Acht. Wie beginnst du deinen Zug?
learn-american-hand-choice-2 = Mit einer Karte vom Talon
learn-american-hand-why = der Stapel ist für die, die schon ausgelegt haben oder es vor dem Ziehen können. Er ist immer eingefroren, sodass ihn nur ein natürliches Paar nimmt.
learn-american-hand-wrong-1 = bei deinen ersten Meldungen kann der Stapel nicht helfen: Sie kommen allein aus deiner Hand.

learn-american-closed-title = Geschlossene Werte
learn-american-closed-task = Ein Canasta hat sieben Karten und **schließt seinen Wert**: Von da an legt niemand mehr Karten dieses Werts aus. Und **Siebenen** vertragen nie wilde Karten. Was kannst du auslegen?
learn-american-closed-why = den Zehnen steht nichts im Weg. Liegen deine ersten Meldungen, kommen wilde Karten nur an Meldungen von fünf natürlichen Karten oder bilden eigene.
learn-american-closed-wrong-1 = das Canasta der anderen Seite hat die Buben geschlossen, auch für dich.
learn-american-closed-wrong-2 = Siebenen werden ohne wilde Karten ausgelegt. Ein Canasta daraus zählt 2.500.

learn-american-threes-title = Dreien
learn-american-threes-task = **Dreien** beider Farben kommen auf den Tisch und werden ersetzt. Rot und Schwarz zählen jeweils für sich, und drei von einer Farbe ergeben 500 Punkte. Die Runde ist vorbei: Deine Seite hat drei rote Dreien und **ein** Canasta. Was bringen die Dreien?
learn-american-threes-choice-1 = 500 Punkte
learn-american-threes-choice-2 = Nichts
learn-american-threes-choice-3 = Minus 500 Punkte
learn-american-threes-why = Dreien zählen als Plus für eine Seite mit **zwei** Canastas und als Minus für eine, die keins hat. Mit einem zählen sie nichts.
learn-american-threes-wrong-1 = dafür bräuchte deine Seite ein zweites Canasta.
learn-american-threes-wrong-3 = als Minus für euch würden sie zählen, wenn deine Seite gar kein Canasta hätte.

learn-american-special-title = Sonderblätter
learn-american-special-task = Deine Seite hat keine Meldungen, du hast gezogen, und deine **14 Karten** sind sieben Paare, ohne wilde Karten und Dreien. Das ist ein **Sonderblatt**. Was tust du?
learn-american-special-choice-1 = Eine abwerfen und weiterspielen
learn-american-special-choice-2 = Alle 14 Karten zeigen
learn-american-special-why = das beendet die Runde und bringt 2.500 Punkte. `/regeln` nennt die anderen Sonderblätter.
learn-american-special-wrong-1 = ein Abwurf würde ein Paar zerreißen, und auf deiner Hand liegen 2.500 Punkte.
