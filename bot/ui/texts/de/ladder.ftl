### Ranglisten eines Servers.

command-ladder = Wer auf diesem Server am besten spielt, von allen, die mitmachen
option-ladder-games = Welche Spiele (sonst: deine üblichen)

ladder-title = 🪜 Rangliste · { $games }
ladder-season = { $length ->
    [quarterly] Saison { $year }, { $quarter }. Quartal
    [yearly] Saison { $year }
   *[off] Gesamte Zeit
}
ladder-about = Punkte{"\u00A0"}±{"\u00A0"}Unsicherheit · Partien · letzte Änderung. In zwei von drei Fällen liegt die wahre Stärke im Bereich{"\u00A0"}±; mehr Partien machen ihn kleiner. Kurze Partien zählen weniger: mit halbem Ziel oder halb so vielen Runden die Hälfte.
ladder-line = { $own ->
    [yes] ➤{" "}
   *[no] {""}
}{ $ranked ->
    [yes] **{ $rank }.** { $person } · **{ $points }**
   *[no] { $person } · { $points }
}{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches }{ $change ->
    [unknown] {""}
   *[other] {" "}·{" "}{ $change }
}
ladder-provisional = *Noch weniger als { $count } Partien:*
ladder-nobody = Von denen, die mitmachen, hat noch niemand eine Wertungszahl. Partien von Menschen zählen, wenn sie nach ihren Regeln enden.
ladder-more = … und { $count } weitere
ladder-own = Du
ladder-own-line = { $points }{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $won } gewonnen{ $change ->
    [unknown] {""}
   *[other] {" "}· letzte Änderung { $change }
}
ladder-own-provisional = Vorläufig: noch { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} bis zu einem Rang.
ladder-own-none = Noch keine gewertete Partie.
ladder-footer-out = Nur du siehst deine Wertungszahl. Mach mit, wenn du in Rangliste, Rekorden und Jahresrückblicken dieses Servers stehen willst.
ladder-footer-in = Du machst mit: Rangliste, Rekorde und Jahresrückblicke dieses Servers dürfen dich nennen.
ladder-menu = Andere Spiele…
ladder-seasons-menu = Saisons…
ladder-seasons = { $length ->
    [quarterly] Jedes Quartal eine neue Saison
    [yearly] Jedes Jahr eine neue Saison
   *[off] Keine Saisons
}
button-rank-roles = Rollen nach Rang
rank-roles-title = 🏅 Rollen nach Rang
rank-roles-about = Diese Rollen gebe ich Mitgliedern, die mitmachen, für ihren Rang in irgendeiner Rangliste dieses Servers, und nehme sie zurück, wenn sie ihn verlieren. Wähle Rollen, die für nichts anderes da sind.
rank-roles-menu = { $last ->
    [1] Rang 1
   *[other] Ränge 1 bis { $last }
}
rank-roles-none = keine Rolle
rank-roles-players = { $role } ist die Rolle der Mitglieder, die an Tische gerufen werden wollen. Wähle eine andere.
rank-roles-organisers = Wer { $role } hat, darf hier Turniere leiten, und ich würde sie für Ränge in der Rangliste vergeben. Wähle eine andere Rolle.
rank-roles-reason = Rang in der Canasta-Rangliste
button-season-before = ◀ Saison davor
button-season-after = Saison danach ▶
button-season-all = Gesamte Zeit
button-season-now = Diese Saison
button-podium-here = Podeste hier
button-podium-off = Keine Podeste
podium-where = { $channel ->
    [none] Wenn eine Saison vorbei ist, kann ich ihr Podest in diesem Kanal zeigen.
   *[other] Wenn eine Saison vorbei ist, zeige ich ihr Podest in { $channel }.
}
podium-closed-channel = In { $channel } darf ich keine Nachrichten mit eingebetteten Inhalten schreiben, also dort keine Podeste zeigen. Erlaube es mir, oder nimm einen anderen Kanal.
podium-title = 🏆 { $season } ist vorbei
podium-line = { $medal } { $person } · **{ $points }**{"\u00A0"}±{"\u00A0"}{ $uncertainty } · { $matches } Partien
podium-footer = Die ersten Ränge derer, die mitmachen, nach mindestens zehn Partien. /rangliste zeigt die Saison, die begonnen hat.
button-podium-ladder = Ganze Rangliste
