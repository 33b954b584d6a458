### Sealed deals, cuts by the players, and the proof that a deal was fair.

seal-first = 🔏 The first deal is sealed: `{ $commitment }`
seal-dealt = -# 🔏 The seal of this deal: `{ $commitment }`
seal-next = -# 🔏 The next deal is sealed already: `{ $commitment }`
seal-cut-by = ✂️ Cut by { $cuts }.
seal-one-cut = **{ $name }**: “{ $text }”
lobby-seal = Fair deal
board-footer-seal = 🔏 { $seal }
