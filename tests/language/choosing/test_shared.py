"""Options as people join them: said → the question, and what there is to choose from."""

import pytest

from orchestration.language.choosing.asking.asked import choice_asked


@pytest.mark.parametrize(
    ("said", "question", "options"),
    [
        ("poll should we use tabs or spaces?", "Should we use tabs or spaces?", "tabs/spaces"),
        ("shall we go to Rome or Paris?", "Shall we go to Rome or Paris?", "Rome/Paris"),
        ("do we want pizza or sushi?", "Do we want pizza or sushi?", "pizza/sushi"),
        ("sollen wir Tabs oder Spaces nehmen?", "Sollen wir Tabs oder Spaces nehmen?",
         "Tabs/Spaces"),
        ("should we take the bus or walk?", "Should we take the bus or walk?", "take the bus/walk"),
        ("should we order in or cook?", "Should we order in or cook?", "order in/cook"),
        ("should we stay in or go out?", "Should we stay in or go out?", "stay in/go out"),
        ("friday or monday for the release?", "Friday or monday for the release?",
         "friday/monday"),
        ("poll a room for 10 or 20", "A room for 10 or 20", "a room for 10/20"),
        ("poll offsite: talk about AI or sauna at the lake", "Offsite",
         "talk about AI/sauna at the lake"),
        ("vote: red blue or green", "Red blue or green", "red/blue/green"),
        ("vote: dark blue or green", "Dark blue or green", "dark blue/green"),
        ("vote: ice cream or cake", "Ice cream or cake", "ice cream/cake"),
        ("poll which day: mon tue or wed?", "Which day", "mon/tue/wed"),
        ("umfrage: rot blau oder grün", "Rot blau oder grün", "rot/blau/grün"),
        ("what do we call it? maybe atlas or phoenix", "What do we call it?", "atlas/phoenix"),
        ("wie soll es heißen? vielleicht Atlas oder Otter", "Wie soll es heißen?", "Atlas/Otter"),
        ("poll maybe later or never", "Maybe later or never", "maybe later/never"),
        ("poll now or maybe later", "Now or maybe later", "now/maybe later"),
    ],
)  # fmt: skip
def test_what_options_share_is_in_none_of_them(said, question, options):
    asked = choice_asked(said)
    assert (asked.question, "/".join(asked.options)) == (question, options)


@pytest.mark.parametrize(
    ("said", "question", "options"),
    [
        ("yes or no: do we hire him", "Do we hire him", "yes/no"),
        ("yes or no: do we hire him?", "Do we hire him?", "yes/no"),
        ("poll yes/no: do we hire him?", "Do we hire him?", "yes/no"),
        ("ja oder nein: fahren wir nach Rom?", "Fahren wir nach Rom?", "ja/nein"),
        ("umfrage: freitag homeoffice, ja oder nein?", "Freitag homeoffice?", "ja/nein"),
        ("poll Friday from home – yes or no?", "Friday from home?", "yes/no"),
        ("poll is everybody fine with Mondays?", "Is everybody fine with Mondays?", "Yes/No"),
        ("umfrage: kann jeder am Montag?", "Kann jeder am Montag?", "Ja/Nein"),
        ("poll yes, no or maybe", "Yes, no or maybe", "yes/no/maybe"),
        ("poll: shall we have a party or not?", "Shall we have a party or not?", "Have a party"),
    ],
)
def test_a_yes_or_a_no_is_to_the_question_beside_it(said, question, options):
    asked = choice_asked(said)
    assert (asked.question, "/".join(asked.options)) == (question, options)


@pytest.mark.parametrize(
    ("said", "question", "options"),
    [
        ("poll Sushi, sushi, SUSHI , Ramen?", "Sushi, sushi, SUSHI , Ramen?", "Sushi/Ramen"),
        ("poll tea, coffee?", "Tea, coffee?", "tea/coffee"),
        ("poll lunch tomorrow, anyone?", "Lunch tomorrow, anyone?", ""),
        ("poll only one?", "Only one?", "only one"),
        ("poll where do we eat?", "Where do we eat?", ""),
        ("poll ?", "", ""),
        ("poll …!", "", ""),
        ("poll what: a\nb\nc", "What", "a/b/c"),
        ("poll what? a\nb", "What?", "a/b"),
        ("poll Lunch: where?\nRome\nParis", "Lunch: where?", "Rome/Paris"),
        ("create a poll: tea or coffee", "Tea or coffee", "tea/coffee"),
        ("create a poll in #platform: tea or coffee", "Tea or coffee", "tea/coffee"),
        ("mach ne umfrage: tee oder kaffee", "Tee oder kaffee", "tee/kaffee"),
        ("macht mal eine Umfrage: Tee oder Kaffee?", "Tee oder Kaffee?", "Tee/Kaffee"),
    ],
)
def test_what_a_poll_lists(said, question, options):
    asked = choice_asked(said)
    assert asked.is_quick
    assert (asked.question, "/".join(asked.options)) == (question, options)
