### Was Computer am Tisch sagen: selten und trocken.

board-remark = 💬 **{ $name }**: „{ $remark }“

remark-clover-canasta-1 = Wieder eins für die Sammlung.
remark-clover-canasta-2 = Dafür war noch ein Platz im Regal.
remark-clover-pile-1 = Sortiert wird später.
remark-clover-pile-2 = Die wollte niemand? Wirklich?
remark-clover-exit-1 = Gut. Ich war mit Sammeln ohnehin nicht fertig.
remark-clover-exit-2 = Keine Eile. Mir gefällt es hier.

remark-domino-canasta-1 = Weiter.
remark-domino-canasta-2 = Das hat länger gedauert als geplant.
remark-domino-pile-1 = Und das soll ich jetzt alles tragen.
remark-domino-pile-2 = Ein Umweg, aber ein kurzer.
remark-domino-exit-1 = Ich hatte die Jacke schon an.
remark-domino-exit-2 = „Nein“ ist so ein langsames Wort.

remark-pepper-canasta-1 = Nur nicht gleich mit mir warm werden.
remark-pepper-canasta-2 = Cool.
remark-pepper-pile-1 = Vorsicht, der ist noch kalt.
remark-pepper-pile-2 = Danke fürs Kaltstellen.
remark-pepper-exit-1 = Das war frostig, selbst für mich.
remark-pepper-exit-2 = Notiert. In Raureif.

remark-biscuit-canasta-1 = Die konnte ich entbehren.
remark-biscuit-canasta-2 = Frag nicht, was ich behalten habe.
remark-biscuit-pile-1 = In der Dose ist immer noch Platz.
remark-biscuit-pile-2 = Man sollte Vorräte haben.
remark-biscuit-exit-1 = Gut. Teilen wollte ich sowieso nicht.
remark-biscuit-exit-2 = Dann behalte ich sie noch ein Weilchen.

remark-maple-canasta-1 = Langsam und in guter Ordnung.
remark-maple-canasta-2 = Ich habe zweimal hingesehen. Es ist ein Canasta.
remark-maple-pile-1 = Da war jemand unvorsichtig. Ich war es nicht.
remark-maple-pile-2 = Ich habe vorher das Etikett gelesen.
remark-maple-exit-1 = Lieber einmal zu viel gefragt.
remark-maple-exit-2 = Du wirst deine Gründe haben.

remark-ziggy-canasta-1 = Sie kamen zu zweit, meistens.
remark-ziggy-canasta-2 = Geduld, mal sieben.
remark-ziggy-pile-1 = Auf den habe ich gewartet.
remark-ziggy-pile-2 = Das war jeden langweiligen Zug wert.
remark-ziggy-exit-1 = Ich kann warten. Ich habe Übung.
remark-ziggy-exit-2 = Dann bleibe ich eben sitzen. Mit meinen Paaren.

remark-pickle-canasta-1 = Und ihr habt es Abfall genannt.
remark-pickle-canasta-2 = Alles gefunden, nichts gezogen.
remark-pickle-pile-1 = Wolltet ihr das noch aufessen?
remark-pickle-pile-2 = Jetzt meiner.
remark-pickle-exit-1 = Vielleicht kommt noch ein Stapel. Gut.
remark-pickle-exit-2 = Mir wären ja nur die Reste entgangen.

remark-waffle-canasta-1 = Ach, bin ich schon dran?
remark-waffle-canasta-2 = Das wollte ich eigentlich noch aufheben.
remark-waffle-pile-1 = Darüber muss ich nachdenken. Später.
remark-waffle-pile-2 = Mehr zum Halten. Schön.
remark-waffle-exit-1 = Ich war mir auch nicht sicher.
remark-waffle-exit-2 = Auf ein Mal Warten mehr kommt es nicht an.
