"""What a proof found out, in words."""

import pytest
from msgspec import structs

from bot.canasta.events import PackShuffled
from bot.canasta.seats import Seat
from bot.service.deals.coming_deal import ComingDeal, Cut
from bot.service.deals.verifying import Fault, Mismatch, Proof, RoundProof
from bot.service.history.rounds import OpenedDeal
from bot.service.matches.record import TableStatus
from bot.ui.deals.verifying import proof_message
from bot.ui.lobby.presenter import lobby_embed
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.words.seals import (
    dealt_line,
    fault_text,
    kept_seals,
    limits_lines,
    opened_lines,
    proof_lines,
    verdict,
    whole_seal,
)
from tests.support.samples import record_of

texts = texts_for(None)
GOOD = RoundProof(1, "ab" * 32, True, "cd" * 32, "", 84, 85, True, ())
LONGEST_CUT = "\n".join(f"{seat}:{'*' * 60}" for seat in range(8))


def proof_with(*rounds: RoundProof, **changes: object) -> Proof:
    return structs.replace(Proof(7, "Friday", rounds, 0, None), **changes)


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_is_a_sentence(fault):
    text = fault_text(texts, Mismatch(fault, 12, 1))
    assert len(text) > 20
    assert "{" not in text


def test_a_good_proof_says_so_and_what_it_does_not_show():
    assert "Everything checks out" in verdict(texts, proof_with(GOOD))
    [line] = proof_lines(texts, proof_with(GOOD))
    assert line == "✅ Round 1: the seal is kept, the deal follows from it, 84 plays legal, the scores match."
    assert len(limits_lines(texts)) == 4


def test_a_match_that_was_given_up_has_no_scores():
    [line] = proof_lines(texts, proof_with(structs.replace(GOOD, is_scored=False)))
    assert line.endswith("84 plays legal. The match was resigned in this round.")


def test_what_was_not_sealed_is_no_full_proof():
    told = proof_with(structs.replace(GOOD, is_sealed=False))
    assert "Everything checks out" not in verdict(texts, told)
    assert "not sealed in advance" in proof_lines(texts, told)[0]


def test_what_does_not_agree_comes_with_its_place():
    bad = structs.replace(GOOD, number=2, mismatches=(Mismatch(Fault.HASH, 31, 1), Mismatch(Fault.SCORES)))
    told = proof_with(GOOD, bad, unchecked=3, left_out=6)
    assert "Something does not match" in verdict(texts, told)
    lines = proof_lines(texts, told)
    assert lines[1:3] == [
        "❌ Round 2:",
        "• from play no. 31 on, the table was different It was played by version 1 of the game.",
    ]
    assert lines[-2:] == [
        "3 later rounds could not be checked.",
        "Round 6 is not over, so nothing of it is shown.",
    ]


def test_a_long_proof_fits_into_one_message():
    found = tuple(Mismatch(fault, 10**9, 10**9) for fault in Fault)
    rounds = [
        structs.replace(GOOD, number=number, mismatches=found, cut=LONGEST_CUT) for number in range(1, 200)
    ]
    coming = ComingDeal(201, "ef" * 32, before=("cd" * 32,) * 20)
    record = structs.replace(record_of(title="x" * 100), dealt_with="ab" * 32, coming_deal=coming)
    message = proof_message(texts, record, proof_with(*rounds))
    assert limits.is_within(message.embeds[0])


def test_cuts_of_a_full_table_fit_into_the_lobby_and_the_score_sheet():
    cuts = tuple(Cut(Seat(seat), "*" * 32, "*" * 60) for seat in range(8))
    record = structs.replace(record_of(), coming_deal=ComingDeal(1, "ab" * 32, cuts))
    assert limits.is_within(lobby_embed(texts, record))
    lines = opened_lines(texts, record, OpenedDeal(1, "cd" * 32, LONGEST_CUT, "ab" * 32))
    assert limits.utf16(limits.cut("\n".join(lines), limits.FIELD_VALUE)) <= limits.FIELD_VALUE
    line = dealt_line(texts, record, PackShuffled("ab" * 32, LONGEST_CUT))
    assert limits.utf16(line) < limits.CONTENT


def test_the_score_sheet_says_who_cut_the_deal_and_whether_it_was_sealed_anew_but_no_seal():
    assert opened_lines(texts, record_of(), OpenedDeal(1, "cd" * 32, "", "ab" * 32)) == []
    [cut] = opened_lines(texts, record_of(), OpenedDeal(1, "cd" * 32, "1:hi", "ab" * 32))
    assert "hi" in cut
    anew, _ = opened_lines(
        texts, record_of(), OpenedDeal(1, "cd" * 32, "1:hi", "ab" * 32, before=("ef" * 32,))
    )
    assert "sealed anew" in anew
    assert "abab" not in anew


def test_seals_to_keep_are_those_of_rounds_that_are_not_over():
    coming = ComingDeal(3, "ef" * 32)
    record = structs.replace(record_of(), dealt_with="ab" * 32, coming_deal=coming)
    both = [f"🔏 Round 2: `{whole_seal('ab' * 32)}`", f"🔏 Round 3: `{whole_seal('ef' * 32)}`"]
    assert kept_seals(texts, record, 1) == both
    assert kept_seals(texts, record, 2) == both[1:]
    anew = structs.replace(record, coming_deal=structs.replace(coming, before=("cd" * 32,)))
    assert kept_seals(texts, anew, 2) == [both[1], f"Before, its seal was `{whole_seal('cd' * 32)}`."]
    assert kept_seals(texts, structs.replace(record, status=TableStatus.FINISHED), 1) == []
    assert kept_seals(texts, structs.replace(record, coming_deal=None), 1) == []
