"""The verbs of the hand panel: what its buttons and menus do, as named in their custom ids."""

from typing import Final

from bot.ui.toolkit.components import Verb

# The turn.
DRAW: Final = Verb("draw")
TAKE: Final = Verb("take", 1)  # the fingerprint of the action
TAKE_ONE_OF: Final = Verb("takes")  # values: fingerprints
TAKE_BACK: Final = Verb("unlay")
LAY_THREES: Final = Verb("threes", 1)  # the fingerprint of the action
SPECIAL_HAND: Final = Verb("show", 1)  # the fingerprint of the action
HINT: Final = Verb("hint")
PASS: Final = Verb("pass")
ASK: Final = Verb("ask")
WITHDRAW: Final = Verb("unask")
ANSWER: Final = Verb("answer", 1)  # 1: yes
ANSWER_ALWAYS: Final = Verb("always", 1)  # 1: yes
READING: Final = Verb("mean")  # value: one of the readings of a typed text, as text
CATCH_UP: Final = Verb("since")

# The draft.
RANKS: Final = Verb("ranks", 1)  # revision; values: places
RANK: Final = Verb("rank")  # value: the place whose cards are to be set
COUNT: Final = Verb("count", 3)  # revision, place, which cards; value: how many
RUN: Final = Verb("run", 2)  # revision, place; values: the ranks of a sequence
TAP: Final = Verb("tap", 4)  # the look of the cards, the place, how many of them, the look of a loose card
HOME: Final = Verb("home", 2)  # revision, the look of a wild card; value: the place it goes to
CLEAR: Final = Verb("clear", 1)  # revision
LAY_DOWN: Final = Verb("lay", 1)  # the draft's revision
LAY_DOWN_SUGGESTED: Final = Verb("meld", 1)  # the fingerprint of the action
SUGGESTION: Final = Verb("pick", 1)  # revision; value: the number of a proposal

# The discard.
DISCARD: Final = Verb("throw")  # value: a card
DISCARD_SELECTED: Final = Verb("discard", 2)  # the card, 1: saying falsely that more than one is left
DISCARD_SAYING_MORE: Final = Verb("bluff")  # value: a card
DISCARD_ANYWAY: Final = Verb("drop", 1)  # the card
DISCARD_SAYING_MORE_ANYWAY: Final = Verb("bluffs", 1)  # the card
UNDISCARD: Final = Verb("undiscard", 2)  # the card, 1: saying falsely that more than one is left
FINISH_DISCARD: Final = Verb("final", 2)  # the same
