"""Compiled rollouts, kept for all tests in one folder: ``python -m tests.support.compiled`` fills it beforehand.

``make test`` does so while the types are checked, on another core. Every process that the tests start would compile for
half a minute otherwise. What only the tests call comes last.
"""

import contextlib
import os
import tempfile
from pathlib import Path


def keep_compiled() -> None:
    """Keep compiled code where the tests and what they start find it, also where the home directory cannot be written."""
    folder = Path(tempfile.gettempdir()) / f"canasta-compiled-{os.getuid()}"
    os.environ.setdefault("NUMBA_CACHE_DIR", str(folder))


if __name__ == "__main__":
    keep_compiled()
    from bot.players.strong.appraisal import prepare

    prepare()
    with contextlib.suppress(ImportError):  # without the extra
        from tests.campaigns.rollouts.replay import Replay

        Replay("classic_4", seed=1).check_rounds(1)
