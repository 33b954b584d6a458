"""Write the golden playthroughs anew: ``python -m tests.golden``; with ``--fresh`` also play new ones.

Games that have none yet get one in any case.
"""

from __future__ import annotations

import argparse
from typing import Any

from bot.canasta.rules.presets import PRESETS
from tests.golden.playthrough import FOLDER, PRESET_FOLDER, fresh, fresh_short, replayed

PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, Any]]] = {
    # name: seed, rounds, options
    "classic_4": ("classic 1950", 3, {}),
    "house_rules": (
        "house rules",
        2,
        {
            "canastas_to_go_out": 2,
            "draw_count": 2,
            "wild_ratio": "naturals_gt_wilds",
            "stock_exhaustion": "forced_if_legal",
            "pile_natural_plus_wild": False,
            "hand_size": 13,
        },
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser("python -m tests.golden", description=__doc__)
    parser.add_argument(
        "--fresh", action="store_true", help="play new ones instead of playing the kept ones again"
    )
    plays_new = parser.parse_args().fresh
    for name, (seed, rounds, options) in PLAYTHROUGHS.items():
        path = FOLDER / f"{name}.txt"
        is_new = plays_new or not path.exists()
        text = fresh(seed, rounds, options) if is_new else path.read_text(encoding="utf-8")
        path.write_text(replayed(text), encoding="utf-8")
        print(f"wrote {path.name}")
    PRESET_FOLDER.mkdir(exist_ok=True)
    for preset in PRESETS:
        path = PRESET_FOLDER / f"{preset}.txt"
        is_new = plays_new or not path.exists()
        text = fresh_short(preset) if is_new else path.read_text(encoding="utf-8")
        path.write_text(replayed(text), encoding="utf-8")
        print(f"wrote {PRESET_FOLDER.name}/{path.name}")


if __name__ == "__main__":
    main()
