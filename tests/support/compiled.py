"""Compiled rollouts, kept for all tests in one folder: ``python -m tests.support.compiled`` fills it beforehand.

``make test`` does so while the types are checked, on another core, and calls it again before the tests: a second process
waits for the first. Every process that the tests start would compile for a minute otherwise. What only the tests call
comes last.
"""

import contextlib
import fcntl
import os
import tempfile
from pathlib import Path


def keep_compiled() -> Path:
    """Keep compiled code where the tests and what they start find it, also where the home directory cannot be written.

    Returns the folder.
    """
    folder = Path(tempfile.gettempdir()) / f"canasta-compiled-{os.getuid()}"
    return Path(os.environ.setdefault("NUMBA_CACHE_DIR", str(folder)))


if __name__ == "__main__":
    folder = keep_compiled()
    folder.mkdir(parents=True, exist_ok=True)
    from bot.players.strong.appraisal import prepare

    with (folder / "lock").open("w") as lock, contextlib.suppress(ImportError):  # without the extra
        fcntl.flock(lock, fcntl.LOCK_EX)
        prepare()
        from tests.campaigns.rollouts.replay import Replay

        Replay("classic_4", seed=1).check_rounds(1)
