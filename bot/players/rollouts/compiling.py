"""Compiled entry points, kept on disk: compiling takes a minute, loading a second."""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeVar

import numba

Function = TypeVar("Function", bound=Callable[..., object])


def _folder() -> Path | None:
    """Return a folder for these very sources, as numba does not see that what a function calls has changed; None if none
    can be written.
    """
    sources = blake2b(digest_size=8)
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        sources.update(path.read_bytes())
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    try:
        usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        folder = (Path(chosen) if chosen else usual / "canasta-bot") / sources.hexdigest()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return folder if os.access(folder, os.W_OK) else None


_FOLDER = _folder()
if _FOLDER is not None:
    numba.config.CACHE_DIR = str(_FOLDER)


_INNER: Final = {"_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""For functions that compiled ones alone call: called from Python, they end the process. A wrapper for Python takes longer
to compile than the function.

Without ``_nrt`` they can create no array. With it numba counts, at every call, one more user of each array that is handed
over: five sixths of the time of a rollout (numba/numba#2345).
"""
compiled = numba.njit(**_INNER)
"""Compiles a function that only compiled ones call, and that creates no array."""
inlined = numba.njit(forceinline=True, **_INNER)
"""The same into its callers: a call hands over a round of many arrays, which takes longer than small steps."""


def entry_point(function: Function) -> Function:
    """Compile a function that Python calls; those that it calls in turn are compiled with it."""
    entered: Function = numba.njit(cache=_FOLDER is not None)(function)
    return entered
