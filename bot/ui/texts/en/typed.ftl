### What people type in this language for what the bot reads in its own notation, as pairs with spaces between them.

# Words: cards, verbs of plays and what stands between; then letters printed on cards, each a pair of single letters.
# The notation counts first: a letter that it knows in that place means the same in every language. For German, for
# example: könig=K dame=Q bube=J ass=A nehmen=take auslegen=meld abwerfen=discard mit=with und=and b=J d=Q
# An underscore stands for a space: answer_yes.
typed-words = {""}
