### Vorausplanung: was geschehen soll, wenn der eigene Zug kommt.

orders-title = Dein nächster Zug · { $table }
orders-none = Noch nichts vorausgeplant: Ich gebe dir Bescheid, wenn du am Zug bist.
orders-sits-out = Du setzt in dieser Runde aus, da gibt es nichts vorauszuplanen. Nächste Runde gebe ich dir Bescheid, wenn du am Zug bist.
orders-own-turn = Du bist jetzt am Zug. Spiel von deiner Hand aus; vorausplanen lässt sich nur ein späterer Zug.
orders-nobody-asks = In dieser Runde kann dich niemand „Darf ich ausmachen?“ fragen, also gibt es nichts vorab zu beantworten.
orders-footer = Nur du siehst das. Die Vorausplanung gilt für einen Zug, und für den Rest des Zugs gebe ich dir Bescheid.

orders-start-draw = 📌 Wenn du am Zug bist: ziehen.
orders-start-take = { $least ->
    [1] 📌 Wenn du am Zug bist: den Stapel nehmen, wenn seine oberste Karte passt, sonst ziehen.
   *[other] 📌 Wenn du am Zug bist: den Stapel nehmen, wenn seine oberste Karte passt und er mindestens { $least } Karten hat, sonst ziehen.
}
orders-answer-yes = 📌 Wenn dein Partner in dieser Runde „Darf ich ausmachen?“ fragt: ja.
orders-answer-no = 📌 Wenn dein Partner in dieser Runde „Darf ich ausmachen?“ fragt: nein.

orders-sure = { $order }
    Ist das richtig?
orders-given = ✅ Notiert.
orders-always = 📌 Für den Rest dieser Runde gebe ich dieselbe Antwort. Ändern kannst du es mit { $command }.
orders-forgotten = Gestrichen; für dich wird nichts getan.
orders-too-late = Dieser Zug ist schon gekommen. Es wurde nichts vorausgeplant.

orders-happened-drew = 📌 Wie vorausgeplant hast du gezogen.
orders-happened-took = 📌 Wie vorausgeplant hast du den Stapel genommen.
orders-happened-drew-small-pile = 📌 Wie vorausgeplant hast du gezogen: Der Stapel hatte weniger als { $least } Karten.
orders-happened-drew-no-fit = 📌 Wie vorausgeplant hast du gezogen: Der Stapel ließ sich nicht nehmen.
orders-happened-forced-draw = 📌 Niemand konnte den Stapel nehmen, deshalb habe ich für dich gezogen.
orders-happened-forced-pass = 📌 Der Talon war leer, und du konntest den Stapel nicht nehmen, deshalb habe ich für dich gepasst.
orders-happened-dropped = 📌 Was du vorausgeplant hattest, ging nicht mehr, deshalb ist nichts geschehen. Wähle jetzt.
orders-round-over = 📌 Die Runde endete vor deinem Zug, deshalb entfällt deine Vorausplanung.

button-orders = Vorausplanen
button-orders-confirm = Bestätigen
button-orders-back = Zurück
button-orders-forget = Vorausplanung streichen
button-orders-forget-answer = Antwort streichen
button-always-yes = Diese Runde immer ja

menu-orders = Was soll ich für dich tun?
option-orders-draw = Ziehen
option-orders-take = { $least ->
    [1] Stapel nehmen, wenn er passt, sonst ziehen
   *[other] Nehmen, wenn er passt und mindestens { $least } Karten hat
}
option-orders-yes = Dem Partner antworten: ja, die ganze Runde
option-orders-no = Dem Partner antworten: nein, die ganze Runde
