### Sealed deals, cuts by the players, and the proof that a deal was fair.

seal-first = 🔏 The first deal is sealed: `{ $commitment }`
seal-dealt = -# 🔏 The seal of this deal: `{ $commitment }`
seal-next = -# 🔏 The next deal is sealed already: `{ $commitment }`
seal-cut-by = ✂️ Cut by { $cuts }.
seal-one-cut = **{ $name }**: “{ $text }”
lobby-seal = Fair deal
board-footer-seal = 🔏 { $seal }

button-cut = Cut the next deal
cut-form-title = Cut the deal of round { $round }
cut-form-label = Your words: everybody sees them
cut-form-hint = Anything that nobody can foresee
cut-given = ✂️ You cut the deal of round { $round }: “{ $text }”. You may change it until the cards are dealt.
cut-dealt = The cards of round { $round } have just been dealt.
cut-news = ✂️ **{ $name }** cuts the deal of round { $round }: “{ $text }”
    -# It was sealed before: `{ $commitment }`
