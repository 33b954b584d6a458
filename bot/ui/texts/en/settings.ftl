### Personal settings. Nobody else sees them.

settings-title = ⚙️ Your settings
settings-title-group = ⚙️ Your settings · { $group }
settings-look = Look
settings-play = Play
settings-calls = Calls
settings-hours = Quiet hours
settings-footer = For all your tables in all servers

settings-switch = { $name }: { $on ->
    [yes] on
   *[no] off
}
settings-switch-about = **{ $switch }** · { $about }

settings-notify-table = I call you **in the table’s thread**, unless you clicked there in the last two minutes.
settings-notify-direct = I call you **by direct message**, unless you clicked at the table in the last two minutes.
settings-notify-never = I do **not call you at all**. `/my-tables` shows where it is your turn.
settings-direct-closed = ⚠️ I cannot send you direct messages, so I call you at the table. Allow direct messages from members of this server, then choose “Call me by direct message” again.
settings-direct-closed-brief = ⚠️ I cannot send you direct messages

settings-now = It is **{ $time }** for you ({ $place }).
settings-now-no-zone = No time zone is set; at UTC it is **{ $time }**.
settings-runs-always = Your clock runs day and night. With quiet hours it rests, and nobody calls you.
settings-rests-hours = Your clock rests **from { $from } to { $until }**, and nobody calls you then.
settings-rests-days = Your clock rests **on { $days }**, and nobody calls you then.
settings-rests-both = Your clock rests **from { $from } to { $until }** and **on { $days }**, and nobody calls you then.
settings-hours-of-utc = ⚠️ These are UTC hours until you set your time zone.
settings-quiet-now = These are your quiet hours. I can call you again { $when }.
settings-quiet-brief = Quiet from { $from } to { $until }
settings-days-off-brief = Off on { $days }
settings-zone-brief = Time zone of { $place }
settings-no-zone-brief = Time zone not set

settings-own-cards-picture = You see your cards **as a picture**.
settings-own-cards-emojis = You see your cards **as emojis**.
settings-own-cards-words = You see your cards **in words**.
settings-name-four-colours = Four colours
settings-about-four-colours = Blue diamonds, green clubs. Now: { $sample }
settings-name-compact = Compact hand
settings-about-compact = No picture, fewer lines: for small screens
settings-name-text-only = Text only
settings-about-text-only = Suits as letters, no emoji: best for screen readers
settings-name-spaced = More space
settings-about-spaced = More room between cards and lines

settings-hand-order-usual = Your cards stand **in the order of the game**.
settings-hand-order-high = Your cards stand **by rank, aces first**.
settings-hand-order-low = Your cards stand **by rank, aces last**.
settings-hand-order-suit = Your cards stand **by suit**.
settings-name-confirm-discard = Ask before a discard
settings-about-confirm-discard = { $on ->
    [yes] I ask you to confirm a discard that ends your turn
   *[no] A discard ends your turn immediately
}
settings-name-plays-forced = Forced plays
settings-about-plays-forced = I draw for you where nobody could take the pile, and pass where you must
settings-name-has-lessons = Explanations in practice
settings-about-has-lessons = What is new to you is explained once

menu-notify = When it is your turn…
option-notify-table = Call me at the table
option-notify-table-about = In its thread; the call disappears once you have played
option-notify-direct = Call me by direct message
option-notify-direct-about = Your hand opens there, and you play from there
option-notify-never = Do not call me
option-notify-never-about = I check /my-tables myself

menu-own-cards = My cards…
option-own-cards-picture = My cards as a picture
option-own-cards-picture-about = With a description in words for screen readers
option-own-cards-emojis = My cards as emojis
option-own-cards-emojis-about = Small cards, one beside the other
option-own-cards-words = My cards in words
option-own-cards-words-about = Letters and numbers, also on buttons and in menus

menu-language = Language…
option-language-of-client = The language of my Discord

menu-hand-order = My cards in the order…
option-hand-order-usual = My cards in the order of the game
option-hand-order-usual-about = By rank; by suit in games with sequences
option-hand-order-high = My cards by rank, aces first
option-hand-order-high-about = A K Q J 10 … 4, then threes, twos and jokers
option-hand-order-low = My cards by rank, aces last
option-hand-order-low-about = 4 5 6 7 8 … A, then threes, twos and jokers
option-hand-order-suit = My cards by suit
option-hand-order-suit-about = Buttons for a whole rank stay in order of rank

menu-quiet-from = Quiet hours from…
menu-quiet-until = Quiet hours until…
option-quiet-off = No quiet hours
option-quiet-from = Quiet from { $time }
option-quiet-until = Quiet until { $time }
option-quiet-length = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
menu-days-off = Days off (4 at most)…
menu-zones = Where do you live?
option-zone = { $city }, { $country }
option-zone-now = It is { $time } there now

button-zone = Set my time zone…

zone-form-title = Your time zone
zone-form-label = A place near you, or your time now
zone-form-hint = Berlin · New York · 14:35 · 2:35 pm
zone-none = I do not know a place or time like “{ $typed }”. Try the nearest big city, or what your clock shows now, such as `14:35`.
zone-several = Several places fit “{ $typed }”. Choose yours below.
zone-set = ✅ Your time zone is now that of **{ $place }**.

style-computer = computer
style-person = person
style-changed = [changed]
style-house = [house rule]
style-closed = closed
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

# $time: 22:00; $hour and $half: 10 and am or pm, for those who count to twelve. Leave them out where nobody does.
time-with-half = { $time } ({ $hour } { $half })
# Words: in "Every month on the first { $weekday }", and in lists.
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
