### Every table where one person sits.

my-tables-away = 🤖 Por ahora juega un ordenador en tu lugar.
