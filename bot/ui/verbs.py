"""Verbs of buttons, menus and forms: names, and how many numbers a custom id carries besides table and version."""

from typing import Final, NamedTuple


class Verb(NamedTuple):
    """The action of a button, menu or form, as named in its custom id."""

    name: str
    args: int = 0


# The lobby
JOIN: Final = Verb("join")
LEAVE: Final = Verb("leave")
SEAT: Final = Verb("seat")
ADD_COMPUTER: Final = Verb("more")
REMOVE_COMPUTER: Final = Verb("less")
START: Final = Verb("start")
FREE_SEATS: Final = Verb("freeseats")
CANCEL: Final = Verb("cancel")
REALLY_CANCEL: Final = Verb("end")

# Leaving a match
TAKE_SEAT: Final = Verb("sit", 1)  # the seat
KEEP_SEAT: Final = Verb("keep", 1)  # the seat
REALLY_RESIGN: Final = Verb("resign")
AGREE_TO_RESIGN: Final = Verb("yield", 1)  # the side
PLAY_ON: Final = Verb("goon", 1)  # the side

# Views: these do not check the table's version.
HAND: Final = Verb("hand")
SCORE: Final = Verb("score")
LOG: Final = Verb("log", 1)  # a number that older versions of the bot used
LOG_PAGE: Final = Verb("logpage", 3)  # round, page (0: the last one), which of the buttons
LOG_ROUND: Final = Verb("loground")  # value: a round
REPLAY: Final = Verb("replay", 1)  # round; 0: the last one that is over
REPLAY_STEP: Final = Verb("step", 3)  # round, step, which of the buttons
REPLAY_ROUND: Final = Verb("film")  # value: a round
EXPORT_TEXT: Final = Verb("astext")
EXPORT_JSON: Final = Verb("asjson")
RULES: Final = Verb("rules")
CATCH_UP: Final = Verb("since")

HAND_AT: Final = Verb("handat")
MY_TABLES: Final = Verb("mine", 1)  # which page, from 0

# Moves: these require the table's current version.
DRAW: Final = Verb("draw")
TAKE: Final = Verb("take", 1)  # the fingerprint of the action
TAKE_ONE_OF: Final = Verb("takes")  # values: fingerprints
DISCARD: Final = Verb("throw")  # value: a card
DISCARD_SAYING_MORE: Final = Verb("bluff")  # value: a card
DISCARD_ANYWAY: Final = Verb("drop", 1)  # the card
DISCARD_SAYING_MORE_ANYWAY: Final = Verb("bluffs", 1)  # the card
LAY_DOWN: Final = Verb("lay", 1)  # the draft's revision
LAY_DOWN_SUGGESTED: Final = Verb("meld", 1)  # the fingerprint of the action
TAKE_BACK: Final = Verb("unlay")
LAY_THREES: Final = Verb("threes", 1)  # the fingerprint of the action
SPECIAL_HAND: Final = Verb("show", 1)  # the fingerprint of the action
ASK: Final = Verb("ask")
WITHDRAW: Final = Verb("unask")
ANSWER: Final = Verb("answer", 1)  # 1: yes
PASS: Final = Verb("pass")
READING: Final = Verb("mean")  # value: one of the readings of a typed text, as text

# Standing orders
ORDERS: Final = Verb("orders")
ORDER_CHOICE: Final = Verb("order")  # value: what is ordered and a number of cards
ORDER_GIVE: Final = Verb(
    "ordered", 4
)  # what is ordered, a number of cards, and for which turn (round, own turns)
ORDER_FORGET: Final = Verb("unorder", 1)  # 1: the answer to partner
ANSWER_ALWAYS: Final = Verb("always", 1)  # 1: yes

# The draft: these require its current revision, not the table's version.
SUGGESTION: Final = Verb("pick", 1)  # revision; value: the fingerprint of an action
RANKS: Final = Verb("ranks", 1)  # revision; values: places
RANK: Final = Verb("rank")  # value: the place whose cards are to be set
COUNT: Final = Verb("count", 3)  # revision, place, which cards; value: how many
RUN: Final = Verb("run", 2)  # revision, place; values: the ranks of a sequence
CLEAR: Final = Verb("clear", 1)  # revision

# Between rounds and after a match
READY: Final = Verb("ready")
REMATCH: Final = Verb("rematch", 1)  # 1: with other partners

# The next deal
CUT: Final = Verb("cut", 1)  # the round that is to be dealt
VERIFY: Final = Verb("verify", 1)  # up to which round; 0: all that are over

# Time
PLAY_FOR: Final = Verb("playfor")
GIVE_TIME: Final = Verb("give")
COME_BACK: Final = Verb("back")
AGREE_TO_PAUSE: Final = Verb("rest")
AGREE_TO_GO_ON: Final = Verb("unrest")
RATHER_NOT: Final = Verb("rather", 1)  # 1: not go on
GO_ON: Final = Verb("resume")

# House rules: the number of the house rule stands in place of the table's.
HOUSE_EDIT: Final = Verb("house")
HOUSE_SECTION: Final = Verb("hsection")  # value: a page of options
HOUSE_OPTION: Final = Verb("hoption")  # value: the id of an option
HOUSE_VALUE: Final = Verb("hvalue", 1)  # the number of the option; value: as JSON
HOUSE_UNSET: Final = Verb("hunset", 1)  # the number of the option
HOUSE_TYPE: Final = Verb("htype", 1)  # the number of the option
HOUSE_FIX: Final = Verb("hfix")  # value: changes as a share code
HOUSE_ACCEPT: Final = Verb("haccept")
HOUSE_DECLINE: Final = Verb("hdecline")
HOUSE_DELETE: Final = Verb("hdelete")

# For a seat whose player has left the server.
STAND_IN: Final = Verb("standin", 1)  # the seat

# For members who manage the server.
ADMIN_END: Final = Verb("aend")
DOCTOR: Final = Verb("doctor")
MEND: Final = Verb("mend", 1)  # what is mended
ADMIN_LOG: Final = Verb("alog", 1)  # entries before which number; 0: the newest

# Terms: the argument says whose (a table's, a house rule's, the server's); its number stands in place of the table's.
TERMS: Final = Verb("terms")
TERMS_OF_HOUSE: Final = Verb("hterms")
TERMS_SETTING: Final = Verb("tsetting", 1)  # whose; value: the name of a setting
TERMS_VALUE: Final = Verb("tvalue", 1)  # whose; value: a setting and what it is to be
TERMS_OF_SERVER: Final = Verb("tserver")

HELP_TOPIC: Final = Verb("help")  # value: a topic
RULE_SECTION: Final = Verb("rulepart", 1)  # whose rules: of a table, a house rule, a game; value: a section

# Personal settings belong to no table: 0 stands in place of its number.
SETTINGS: Final = Verb("settings", 1)  # the page
SETTINGS_NOTIFY: Final = Verb("notify")  # value: where to call
SETTINGS_SHOWING: Final = Verb("showing")  # values: how cards are shown
QUIET_FROM: Final = Verb("quiet")  # value: a minute of the day, or "off"
QUIET_UNTIL: Final = Verb("waking")  # value: a minute of the day
DAYS_OFF: Final = Verb("daysoff")  # values: weekdays, 0 for Monday
ZONE_TYPE: Final = Verb("zoneask")
ZONE: Final = Verb("zone")  # value: the name of a zone
FORGET_ME: Final = Verb("forgetme")
