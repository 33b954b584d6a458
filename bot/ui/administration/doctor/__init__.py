"""``/admin doctor``: what the bot needs, whether it has it, and how to mend what is missing.

Facts are gathered over REST (:mod:`visit`), judged by pure functions (:mod:`checks`), and told by a presenter.
"""
