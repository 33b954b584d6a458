import pytest

from bot.service.people.names import without_names


@pytest.mark.parametrize(
    "title, name, left",
    [
        ("ANNA's table", "Anna", "X's table"),
        ("annas Runde", "Anna", "X Runde"),
        ("Annalla ja Benillä", "anna", "X ja Benillä"),
        ("_Anna_ & co", "Anna", "_X_ & co"),
        ("ÁNNA’S TABLE", "Anna", "X’S TABLE"),
        ("𝓐nna ＡＮＮＡ A\u200bnna A\u0301nna", "Anna", "X X X X"),
        ("Anna plays", "✨Anna✨", "X plays"),
        ("at ✨Anna✨", "✨Anna✨", "at ✨X✨"),
        ("STRASSER und Straßers", "Straßer", "X und X"),
        ("ANIL'IN MASASI, anılın", "Anıl", "X'IN MASASI, X"),
        ("İREM ve irem", "İrem", "X ve X"),
        ("ΟΔΥΣΣΕΥΣ", "Οδυσσευς", "X"),
        ("Анны стол, АННА", "Анн", "X стол, X"),
        ("mary  ann SMITH's", "Mary Ann Smith", "X's"),
        ("我和安娜的桌子", "安娜", "我和X的桌子"),
        ("안나의 테이블", "안나", "X 테이블"),
        ("कमला की मेज़", "कमला", "X की मेज़"),
        ("Al's, Als, Alle, Hal", "Al", "X's, X, Alle, Hal"),
        ("J’s and a jar", "J", "X’s and a jar"),
        ("🌸🌸 night", "🌸", "XX night"),
        ("Hanna, Joanna", "Anna", "Hanna, Joanna"),
        ("कामिल", "कमल", "कामिल"),
        ("Friday", "", "Friday"),
        ("Friday", "\u3164", "Friday"),
    ],
)
def test_a_name_is_found_in_any_case_and_with_any_ending(title: str, name: str, left: str) -> None:
    assert without_names(title, [name], "X") == left


def test_longer_names_go_first() -> None:
    assert without_names("Anna Maria & Anna", ["Anna", "Anna Maria"], "X") == "X & X"
