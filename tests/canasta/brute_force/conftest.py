"""The rule sets of the brute force, each as a fixture by its name."""

import pytest

from tests.canasta.brute_force.random_moments import RULE_SETS


@pytest.fixture(params=RULE_SETS, name="name")
def _name(request: pytest.FixtureRequest) -> str:
    return str(request.param)
