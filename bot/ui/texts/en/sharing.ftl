### A round as a web page in a file, to show around: the answer that brings it, and the words of the page.

button-share = Share
button-share-all = All { $count } rounds
share-round = 🎞️ Here is round { $round } as a web page: open the file in a browser, on a phone, too. It needs no internet.
share-match = 🎞️ Here { $count ->
    [one] is the finished round
   *[other] are all { $count } finished rounds
} as a web page: open the file in a browser, on a phone, too. It needs no internet.
share-warning = Only you see this. Pass the file on as you like, but ask the others first: it shows the names and all cards of the players, and whoever has it keeps it. **What was handed out outlives `/privacy delete`.**
share-too-often = You have made many pages. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
share-too-large = All rounds together are too large for one file. Share them one by one: **{ button-replay }** has a menu of the rounds.

shared-title = Canasta · { $game }
shared-round-name = Round { $round }, dealt by { $dealer }
shared-command = /practice deal:{ $code }
shared-no-script = This page plays its round with a script of its own. Allow scripts for it, or open it in another browser.
shared-back = Back
shared-forward = Next
shared-play = Play
shared-pause = Pause
shared-step = Step
shared-round = Round
shared-foot = foot
shared-empty = no cards
shared-keys = Keys: ← and → step by step, Home and End, P plays and pauses.
shared-scores = Scores
shared-seal = Was the deal fair?
shared-computed = ✅ This page has just computed it: the secret is the sealed one, and the hands that were dealt follow from it.
shared-computed-seal = ✅ This page has just computed it: the secret is the sealed one.
shared-not-computed = ❌ This page has just computed it, and it does not fit: do not trust it.
shared-not-sealed = ☑️ This page has just computed it: the hands that were dealt follow from the secret. It was not sealed in advance.
shared-bot-checked = The bot checked when it wrote this page:
shared-secret = The seal and what it hid
shared-limits = What this does not show
shared-whole-check = To check every play yourself: the bot’s server has the match as a JSON file (Replay, then JSON), and python -m bot verify FILE checks it.
shared-deal = Play this deal yourself
shared-deal-how = Type this in a server with the bot, in the place of whoever you like. It works as long as the bot keeps the match.
