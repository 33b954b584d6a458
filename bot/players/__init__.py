"""Computer players: functions of a seat's view and a Random that return an action."""
