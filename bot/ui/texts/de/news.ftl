### Neues von einer Partie, die Wochen dauert.

news-paused = ⏸️ { $why ->
    [agreed] Alle sind mit einer Pause einverstanden. Keine Bedenkzeit läuft, bis die Partie weitergeht.
    [alone] Die Partie macht Pause, bis jemand zurückkommt. Keine Bedenkzeit läuft.
    [removed] Die Partie macht Pause, solange ich nicht auf diesem Server bin. Keine Bedenkzeit läuft.
   *[other] Die Partie macht Pause. Keine Bedenkzeit läuft, bis sie weitergeht.
}
news-pause-wanted = ⏸️ **{ $name }** möchte die Partie pausieren. Das gilt, sobald alle zustimmen.
news-resumed = ▶️ Die Partie geht weiter.
news-resume-wanted = ▶️ **{ $name }** möchte weiterspielen. Die Partie geht weiter, sobald alle zustimmen.
news-vacation = 🏖️ **{ $name }** hat die Zeit für diesen Zug verbraucht und nutzt jetzt Urlaubszeit{ $until ->
    [none] {""}
   *[other] , die bis { $until } reicht
}.
news-skipped = ⌛ Die Zeit von **{ $name }** ist abgelaufen. Der Zug wurde ohne Meldung übersprungen.
news-stands-in = 🤖 Ein Computer vertritt vorerst **{ $name }**. **{ $name }**, ein Klick gibt dir deinen Platz zurück.
news-back = 👋 **{ $name }** ist wieder da und spielt weiter.
news-alone = 💤 Am Tisch sind nur noch Computer, deshalb macht die Partie Pause. Sie geht weiter, sobald jemand zurückkommt.
news-extended = ⏳ **{ $name }** hat mehr Zeit{ $until ->
    [none] {""}
   *[other] , bis { $until }
}.
news-default-answer = ⌛ Die Zeit für die Antwort ist abgelaufen. Nach den Einstellungen dieses Tisches lautet sie: { $answer ->
    [yes] Ja
   *[no] Nein
}.
news-gone = 🚪 **{ $name }** ist nicht mehr auf diesem Server. Die Partie ist sicher, und der Platz bleibt: Alle am Tisch können ihn mit `/ersatz` jemand anderem anbieten oder einen Computer spielen lassen, bis **{ $name }** zurück ist.
news-moved-here = 🚚 { $table } geht hier weiter.
news-offered = 🪑 **{ $name }** möchte Platz { $seat } übergeben{ $wanted ->
    [none] {""}
   *[other] , und zwar an { $wanted }
}.
news-offer-withdrawn = 🪑 **{ $name }** behält Platz { $seat }.
news-substituted = 🔁 **{ $holder }** übernimmt Platz { $seat } von **{ $name }**.
news-replaced = 🔁 { $after } übernimmt Platz { $seat } von { $before }: entschieden von { $by }, mit dem Recht, diesen Server zu verwalten.
news-resign-wanted = 🏳️ **{ $name }** möchte aufgeben. Die Partie endet, wenn die ganze Seite zustimmt.
news-plays-on = 💪 **{ $name }** möchte weiterspielen.
news-resigned = 🏳️ Die Seite von **{ $name }** gibt auf; Computer spielen für sie weiter.
news-ready = ✅ **{ $name }** ist für die nächste Runde bereit.
