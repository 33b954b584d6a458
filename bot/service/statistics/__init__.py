"""Statistics of people in a server, from the rounds that they played."""
