"""A process that is killed again and again while people play, and whoever looks afterwards whether anything is lost."""
