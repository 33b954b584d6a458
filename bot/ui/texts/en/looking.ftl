### Looking back: the log.

log-title = Log of { $table }
log-title-round = Log of { $table } · Round { $round }
log-empty = Nothing has happened yet.
log-page = Page { $page } of { $pages } · the newest turn at the bottom

button-first = ⏮ First
button-older = ◀ Older
button-newer = Newer ▶
button-latest = Latest ⏭

menu-round = 🔢 Another round…
option-round = Round { $round }
option-rounds-before = ◀ Rounds { $first } to { $last }
option-rounds-behind = Rounds { $first } to { $last } ▶
