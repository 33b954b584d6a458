"""Deals as ``docs/fair-deals.md`` tells them: written from that page, without anything of the bot."""

import hashlib
import hmac

SUITS = "CDHS"
RANKS = ("*", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def stream(key, purpose, label, number, cut):
    counter = 0
    while True:
        parts = (
            "canasta",
            purpose,
            label,
            str(number),
            hashlib.sha256(cut.encode()).hexdigest(),
            str(counter),
        )
        digest = hmac.new(key, "|".join(parts).encode(), hashlib.sha256).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big")
        counter += 1


def below(limit, numbers):
    while True:
        number = next(numbers)
        if number < 2**32 - 2**32 % limit:
            return number % limit


def rank_of(card):
    return RANKS.index(card.rstrip(SUITS))


def in_order(cards):
    return sorted(cards, key=lambda card: (rank_of(card), SUITS.find(card[-1])))


def shuffle(cards, key, purpose, label, number, cut):
    order, numbers = in_order(cards), stream(key, purpose, label, number, cut)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, numbers)
        order[i], order[j] = order[j], order[i]
    return order


def pack_of(decks, jokers, most=None):
    cards = ["*"] * jokers
    for rank in RANKS[1:]:
        if most is not None and rank not in {"2", "3"}:
            cards += [rank + SUITS[copy % 4] for copy in range(most)]
        else:
            cards += [rank + suit for suit in SUITS] * decks
    return cards


def first_dealer(how, seats, key, label, cut):
    if how == "random":
        return below(seats, stream(key, "first dealer", label, 1, cut))
    among, again = list(range(seats)), 1
    while len(among) > 1:
        cards = shuffle(pack_of(1, 0), key, f"cut for the deal {again}", label, 1, cut)
        ranks = {seat: rank_of(card) for seat, card in zip(among, cards)}  # noqa: B905
        best = (min if how == "low_cut" else max)(ranks.values())
        among, again = [seat for seat in among if ranks[seat] == best], again + 1
    return among[0] if how == "low_cut" else (among[0] - 1) % seats


def drawn_seats(options, key, label, cut):
    """The seat of each place, and the dealer where the cards say it."""
    how, seats, first = options["seat_draw"], options["seat_count"], options["first_dealer"]
    sides = {"pairs_2x2": 2, "trios_2x3": 2, "pairs_3x2": 3, "pairs_4x2": 4}.get(options["side_structure"])
    if how == "as_seated" or sides is None:
        return None, None
    size, number = seats // sides, 0
    chooses = how == "high_card_chooses"
    while True:
        number += 1
        drawn = shuffle(pack_of(1, 0), key, f"draw for partners {number}", label, 1, cut)[:seats]
        ranks = sorted(map(rank_of, drawn))
        decided = all(ranks[at - 1] < ranks[at] for at in range(size, seats, size))
        if chooses or first == "right_of_high_cut":
            decided = decided and ranks[-2] < ranks[-1]
        if chooses and first == "low_cut":
            decided = decided and ranks[0] < ranks[1]
        if decided:
            break
    low_to_high = [drawn.index(card) for card in in_order(drawn)]
    lowest, highest = low_to_high[0], low_to_high[-1]
    seat_of = {}
    if chooses:
        high_to_low = low_to_high[::-1]
        for side in range(sides):
            members = high_to_low[side * size : (side + 1) * size]
            members.sort(key=lambda place: (place - highest) % seats)
            for nth, place in enumerate(members):
                seat_of[place] = (highest + side + nth * sides) % seats
        dealer = seat_of[lowest]
    else:
        teams = sorted(sorted(low_to_high[at : at + size]) for at in range(0, seats, size))
        number = 0
        while True:
            number += 1
            cards = shuffle(pack_of(1, 0), key, f"cut for seats {number}", label, 1, cut)[:sides]
            ranks = sorted(map(rank_of, cards))
            if ranks[0] < ranks[1]:
                break
        for side, (team, card) in enumerate(zip(teams, cards)):  # noqa: B905
            for nth, place in enumerate(team):
                step = 1 if card[-1] in "DH" else 0
                seat_of[place] = side + (nth + step) % size * sides
        dealer = seat_of[teams[[rank_of(card) for card in cards].index(ranks[0])][0]]
    new = [seat_of[place] for place in range(seats)]
    if first == "random":
        return new, None
    return new, dealer if first == "low_cut" else (seat_of[highest] - 1) % seats


def goes_to_table(options, card):
    if card[0] != "3":
        return False
    is_red = card[1] in "DH"
    role = options["red_three_role" if is_red else "black_three_role"]
    if role == "american_three" and options["threes_kept_in_hand"] != "none":
        return False
    return role in {"lay_for_bonus", "american_three"} and not (
        is_red and options["irregularities"] == "scarne"
    )


def deal(options, secret, label, number, cut, dealer_before=None):
    key, seats = bytes.fromhex(secret), options["seat_count"]
    packs = options["deck_count"], options["joker_count"], options["max_copies_per_natural_rank"]
    stock = order = shuffle(pack_of(*packs), key, "deal", label, number, cut)
    places = None
    if number == 1:
        places, dealer = drawn_seats(options, key, label, cut)
        if dealer is None:
            dealer = first_dealer(options["first_dealer"], seats, key, label, cut)
    else:
        dealer = (dealer_before + 1) % seats
    turns = [(dealer + 1 + step) % seats for step in range(seats)]

    def packets(size, owners, cards):
        dealt = size * len(owners)
        return {one: cards[place : dealt : len(owners)] for place, one in enumerate(owners)}, cards[dealt:]

    hands, stock = packets(options["hand_size"], turns, stock)
    owners = turns
    if options["foot_scope"] == "team":
        # Partners sit as many places apart as there are sides.
        sides = {"pairs_2x2": 2, "trios_2x3": 2, "pairs_3x2": 3, "pairs_4x2": 4}[options["side_structure"]]
        owners = [seat % sides for seat in turns[:sides]]
    feet, stock = packets(options["foot_size"], owners, stock)
    if options["first_packet_rule"] == "lower_bottom_card_first":
        # A joker stands above the ace here.
        height = {seat: [rank_of(p[seat][0]) or len(RANKS) for p in (hands, feet)] for seat in turns}
        for seat in turns:
            if height[seat][1] < height[seat][0]:
                hands[seat], feet[seat] = feet[seat], hands[seat]
    if options["bonus_cards"] in {"wings", "dead_wings"}:
        stock = stock[sum(options["bonus_card_counts"]) :]
    face_down: list[str] = []
    if options["start_pile"] == "four_down_one_up":
        face_down, stock = stock[:4], stock[4:]
    pile: list[str] = []
    while options["start_pile"] != "empty":
        pile, stock = [*pile, stock[0]], stock[1:]
        is_wild, is_red_three = pile[-1][0] in "*2", pile[-1] in {"3D", "3H"}
        covers = options["upcard_cover_on"]
        if not (is_wild and "wild" in covers) and not (is_red_three and "red_three" in covers):
            break
    for seat in turns if options["three_lay_timing"] == "at_deal" else turns[:1]:
        due = [card for card in hands[seat] if goes_to_table(options, card)]
        hands[seat] = [card for card in hands[seat] if not goes_to_table(options, card)]
        while due:
            card, stock = stock[0], stock[1:]
            if not goes_to_table(options, card):
                hands[seat].append(card)
                due.pop()
    is_exact = below(20, stream(key, "exact cut", label, number, cut)) == 0
    return {
        "seal": hashlib.sha256(key).hexdigest(),
        "order": " ".join(order),
        "seats": places,
        "dealer": dealer,
        "hands": [" ".join(in_order(hands[seat])) for seat in range(seats)],
        "feet": [" ".join(in_order(feet[one])) for one in sorted(feet)] if options["foot_size"] else [],
        "face_down": " ".join(face_down),
        "pile": " ".join(pile),
        "stock": " ".join(stock),
        "exact_cut": bool(options["exact_cut_bonus"]) and is_exact,
    }


def turned_over(stock, face_down, pile):
    return stock + face_down + pile


def recycled(cards, secret, label, number, cut, times):
    numbers = stream(bytes.fromhex(secret), "recycled pile", label, number, cut)
    key = b"".join(next(numbers).to_bytes(4, "big") for _ in range(8))
    return shuffle(cards, key, "recycled pile", "", times, "")
