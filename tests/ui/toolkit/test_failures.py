"""What is logged of a fault."""

from bot.ui.toolkit.failures import traces


def test_a_fault_that_is_its_own_cause_is_told_once() -> None:
    fault, other = ValueError("secret"), KeyError("secret")
    fault.__cause__, other.__cause__ = other, fault
    assert traces(fault).splitlines() == ["ValueError", "KeyError"]
