### Was über jemanden gespeichert ist, für ihn selbst.

command-privacy = Was ich über dich speichere und wie du es löschst
command-privacy-show = Was ich über dich speichere, in Zahlen
command-privacy-export = Alles, was ich über dich speichere, als Datei
command-privacy-delete = Mich vergessen (fragt vorher nach)

privacy-title = 🔏 Was ich über dich speichere
privacy-nothing = Nichts. Du hast nie an einem Tisch gesessen oder etwas eingestellt, oder ich habe dich vergessen.
privacy-remains = Was bleibt, wenn ich jemanden vergessen habe, ohne ID und Namen:
privacy-remains-list =
    • die Karten und Züge auf deinen Plätzen, als die von „Jemand“
    • die Ergebnisse gewerteter Partien, unter einer Nummer ohne Bedeutung, denn die Wertungszahlen der anderen folgen daraus
    • die Worte, mit denen du abgehoben hast: Ohne sie könnte niemand das Austeilen prüfen
    • was als Titel eines Tisches, den du vor der Partie verlassen hast, oder als Name oder Satz einer Hausregel eingetippt wurde, auch wenn du darin vorkommst
    • Namen, die jemand anders auf einem eigenen Punktezettel eingetippt hat, bis er gelöscht wird
    • Dateien beendeter Runden, die andere mitgenommen haben (Text, JSON, Webseite), mit den Namen darin
    • was ich in Kanälen veröffentlicht habe und die Namen von Threads, bis die Serververwaltung sie löscht
    • Sicherungen des Betreibers, solange sie aufbewahrt werden
privacy-intro = Deine Discord-ID, der Name, den du an jedem Tisch hattest, und Folgendes:
privacy-lobbies = **{ $count }** { $count ->
        [one] Platz an einem Tisch, der sich füllt
       *[other] Plätze an Tischen, die sich füllen
    }
privacy-running = **{ $count }** { $count ->
        [one] Platz in einer laufenden Partie
       *[other] Plätze in laufenden Partien
    }
privacy-over = **{ $count }** { $count ->
        [one] Platz an einem beendeten Tisch
       *[other] Plätze an beendeten Tischen
    }
privacy-former = **{ $count }** { $count ->
        [one] Platz, den du übergeben hast
       *[other] Plätze, die du übergeben hast
    }
privacy-moves = **{ $count }** { $count ->
        [one] Spielzug
       *[other] Spielzüge
    } von dir, für Wiedergaben
privacy-rounds = **{ $count }** { $count ->
        [one] beendete Runde
       *[other] beendete Runden
    } in deiner Statistik
privacy-participations = **{ $count }** { $count ->
    [one] Server, auf dem
   *[other] Server, auf denen
    } du bei Rekorden, Rangliste und Jahresrückblicken mitmachst
privacy-rated = **{ $count }** { $count ->
        [one] gewertete Partie
       *[other] gewertete Partien
    } und deine Wertungszahlen
privacy-drafts = **{ $count }** { $count ->
        [one] vorbereiteter Zug
       *[other] vorbereitete Züge
    }
privacy-orders = **{ $count }** { $count ->
        [one] Tisch mit Vorausplanung
       *[other] Tische mit Vorausplanung
    }
privacy-settings = deine Einstellungen: wie ich dir Bescheid gebe, Sprache, Zeitzone, Ruhezeiten, wie Karten gezeigt werden
privacy-cuts = **{ $count }** { $count ->
        [one] Mal
       *[other] Mal
    } Abheben für eine kommende Runde
privacy-admin = **{ $count }** { $count ->
        [one] Eintrag
       *[other] Einträge
    } im Protokoll der Verwaltung
privacy-houses = **{ $count }** { $count ->
        [one] Hausregel
       *[other] Hausregeln
    }, die du geändert hast
privacy-notices = **{ $count }** { $count ->
        [one] Nachricht
       *[other] Nachrichten
    } an dich oder über dich, noch nicht verschickt
privacy-requests = **{ $count }** { $count ->
        [one] gemerkter Klick
       *[other] gemerkte Klicks
    }, einen Tag lang behalten
privacy-votes = **{ $count }** { $count ->
        [one] Stimme
       *[other] Stimmen
    } bei einer Tagesaufgabe
privacy-evenings = **{ $count }** { $count ->
        [one] Abend, den du geplant hast oder für den du geantwortet hast
       *[other] Abende, die du geplant hast oder für die du geantwortet hast
    }
privacy-rank-roles = **{ $count }** { $count ->
        [one] Rolle, die
       *[other] Rollen, die
    } du von mir für deinen Rang in einer Rangliste hast
privacy-tournaments = **{ $count }** { $count ->
        [one] Turnier, das du geleitet hast oder zu dem
       *[other] Turniere, die du geleitet hast oder zu denen
    } du dich angemeldet hast
privacy-score-pads = **{ $count }** { $count ->
        [one] Punktezettel
       *[other] Punktezettel
    }, mit den Namen, die du eingetippt hast
privacy-on-pads = **{ $count }** { $count ->
        [one] Punktezettel, auf dem
       *[other] Punktezettel, auf denen
    } dich jemand genannt hat
privacy-real-rounds = **{ $count }** { $count ->
        [one] Runde
       *[other] Runden
    } mit echten Karten in deiner Statistik
privacy-published = **{ $count }** { $count ->
        [one] Hausregel
       *[other] Hausregeln
    }, die du veröffentlicht hast
privacy-marks = { $named ->
        [yes] Außerdem bleibt eine aus deiner ID gebildete Markierung
       *[other] Nichts enthält deine ID oder deinen Namen. Nur eine aus deiner ID gebildete Markierung bleibt
    } an **{ $count }** { $count ->
        [one] Tisch
       *[other] Tischen
    }: Du wurdest mitten in einer Runde vergessen, und die Markierung verhindert, dass du dort eine zweite Hand siehst. Aus ihr lässt sich deine ID nicht ablesen, und sie wird gelöscht, wenn die Runde endet oder, bei einem Duplikat, wenn der letzte Tisch fertig ist.
privacy-footer = Nur du siehst das. /datenschutz exportieren gibt dir alles, /datenschutz löschen vergisst dich.
privacy-exported = Hier ist alles, was ich über dich speichere. Es enthält deine Karten in laufenden Runden: Behalte es für dich, bis sie vorbei sind.

privacy-delete-sure = **Soll ich dich auf allen Servern vergessen?** Das lässt sich nicht rückgängig machen.
    • Deine Einstellungen, vorbereiteten Züge, Vorausplanungen und Punktezettel werden gelöscht.
    • Du verlässt Tische, die sich füllen. In laufenden Partien übernimmt ein Computer deinen Platz; eine Partie ohne andere Menschen endet.
    • An beendeten Tischen bleibt dein Platz als der von „Jemand“, damit die anderen ihren Verlauf behalten.
    • Dein Name und deine ID verschwinden aus deinen Zügen, Protokolleinträgen und veröffentlichten Hausregeln.
    • Deine Anmeldungen zu Turnieren werden zurückgezogen, und du stehst nicht mehr auf den Listen von Abenden.
    • Du verlierst Rollen für Ränge in Ranglisten.
    • In einer laufenden Runde kannst du vor ihrem Ende keinen anderen Platz nehmen, und bei einem Duplikat keinen an einem anderen Tisch, bis alle fertig sind. Bis dahin bleibt eine aus deiner ID gebildete Markierung, ohne deine ID oder deinen Namen.
    `/datenschutz zeigen` listet auf, was bleibt.
privacy-delete-done = Du bist vergessen. Du kannst jederzeit wieder mitspielen, als jemand, den ich noch nicht kenne.
button-privacy-delete = Mich vergessen
