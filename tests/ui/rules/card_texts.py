"""Rule cards as text."""

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.ui.rules.pages import PRESET, SECTIONS, Card, section_embed, section_lines
from bot.ui.texts import texts_for

texts = texts_for()
CLASSIC = RuleSet()


def card_of(rules):
    return "\n".join(line for section in SECTIONS for line in section_lines(texts, rules, section))


def section_of(rules, section):
    return section_embed(texts, Card(rules, "classic_4", PRESET, 0), section)


def changed(option_id, value):
    rules = CLASSIC if option_id != "side_structure" else with_options(CLASSIC, {"seat_count": 4})
    return with_options(rules, {option_id: value})


PUNISHED = {"irregularities": "scarne"}
