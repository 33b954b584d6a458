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

## The replay of a round that is over: all hands are open.

command-replay = Step through a finished round with all hands open (only you see it)
option-round-number = The number of the round (default: the last finished one)

replay-title = 🎬 { $table } · Round { $round }, all hands open
replay-step = Step { $step } of { $steps } · { $turn ->
    [0] the deal
   *[other] turn { $turn } of { $turns }
}
replay-next-draw = 👉 **{ $name }**’s turn: draw or take the pile.
replay-next-play = 👉 **{ $name }**’s turn: meld and discard.
replay-next-answer = ❓ **{ $name }** has to answer.
replay-frozen = ❄️ { $pile }
replay-canasta = { $cards } ({ $make })
replay-no-melds = No melds on the table.
replay-hand = **{ $name }** ({ $count }): { $cards }
replay-hand-turn = 👉 **{ $name }** ({ $count }): { $cards }
replay-foot = 🦶 foot ({ $count }): { $cards }
replay-differs = ⚠️ Another version of the bot played this round (game version { $engine }). From step { $step } on you see it as today’s version plays it.
replay-breaks = ⚠️ Another version of the bot played this round (game version { $engine }). From step { $step } on it can no longer be shown.

button-replay = Replay
# Short, so that four of them stand side by side on a phone.
button-replay-start = Start
button-replay-back = Back
button-replay-on = Next
button-replay-end = End
button-replay-turn-back = ⏪ Turn
button-replay-turn-on = Turn ⏩
button-export-text = Text
button-export-json = JSON

## The match as a text file.

export-title = Canasta, table { $table }: { $title }
export-title-untitled = Canasta, table { $table }
export-rules = Rules: { $preset }
export-rules-house = Rules: { $house } ({ $preset })
export-difference = {"  "}but { $clause }
export-players = Players:
export-player = {"  "}Seat { $seat }, side { $side }: { $name }
export-before = {"    "}up to version { $upto }: { $name }
export-scores = Scores:
export-score-round = {"  "}Round { $round }: { $scores }
export-score = { $side } { $points } = { $after }
export-left-out = Round { $round } is not over, so it is left out.

export-legend = Each play: its number, who, what; cards drawn are in brackets, with the name where another player drew them for threes. KH is the king of hearts, * a joker.
export-round = === Round { $round }, dealt by { $dealer } ===
export-secret = Secret of the deal: { $secret }
export-commitment = Its SHA-256: { $commitment }
export-label = Label: { $label } · Cut: { $cut }
export-hand = {"  "}{ $name } holds { $cards }
export-threes = {"  "}{ $name } has laid { $cards }
export-pile = {"  "}Pile: { $cards }
# $play: the play as it is typed, in any language.
export-play = { $version } { $name }: { $play }
export-play-stand-in = { $version } { $name } 🤖: { $play }
export-returns = {" "}(as at { $version })
export-drew = {" "}[{ $cards }]
export-drew-other = {" "}[{ $name }: { $cards }]
export-sent = Here is { $table } as a file, with every finished round.
export-sent-without = Here is { $table } as a file, with every finished round. Round { $round } is left out: its cards stay hidden until it is over.

## What happened since somebody's last turn.

command-catch-up = What happened since your last turn (only you see it)
catch-up-title = 🕰️ What happened at { $table }
catch-up-since = Since your last turn, { $since }:
catch-up-nothing = Nothing new has happened.
catch-up-more = … and { $count ->
    [one] one turn more
   *[other] { $count } turns more
} before these: `/log`
catch-up-pile = **Discards and takes:** { $plays }
catch-up-pile-more = **Discards and takes:** … { $plays }
catch-up-face-down = face down
catch-up-took = { $name } took { $count }
catch-up-round = new round { $round }
catch-up-recycled = 🔁 new stock
button-catch-up = What happened?
