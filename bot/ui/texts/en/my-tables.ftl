### Every table where one person sits.

my-tables-none = You are not at any table in any server. Open one with { $command }.
my-tables-waiting = { $count ->
    [0] No table is waiting for you.
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
my-tables-in = { $table } in **{ $server }**
my-tables-head = { $table } · [Open]({ $url })
my-tables-ready = **Are you ready?** The last round ended { $since }.
my-tables-turn = **Your turn**, started { $since }.
my-tables-all-wait = Everyone there is waiting for you.
my-tables-other = Waiting for **{ $name }**, turn started { $since }
my-tables-between = The next round is coming up.
my-tables-paused = ⏸️ Paused { $since }
my-tables-away = 🤖 A computer is playing for you for now.

button-hand-at = Hand: { $table }
