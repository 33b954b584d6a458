"""``python -m tests.campaigns.translations [LANGUAGE ...]``: what the catalogs lack. It ends with 1 where anything is wrong."""

import sys
from collections.abc import Iterable

from bot.ui.texts import FALLBACK, locales
from tests.support.catalogs import messages_of, missing_in, wrong_variables


def main(chosen: Iterable[str]) -> int:
    """Print a list for each language, and return the exit code. A missing text is no fault: it is read in English."""
    is_wrong = False
    english = messages_of(FALLBACK)
    for locale in [*chosen] or [one for one in locales() if one != FALLBACK]:
        if locale not in locales():
            print(f"{locale}: there is no such folder")
            is_wrong = True
            continue
        missing = missing_in(locale)
        print(f"{locale}: {len(english) - len(missing)} of {len(english)} texts, {len(missing)} missing")
        for key in missing:
            print(f"  missing  {key}  ({english[key].file})")
        for key, what in wrong_variables(locale):
            print(f"  wrong    {key}: {what}")
            is_wrong = True
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
