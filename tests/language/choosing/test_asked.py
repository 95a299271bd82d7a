"""What somebody asks a group to choose: said → question, options, voted on at once or not."""

import pytest

from orchestration.language.choosing.asking.asked import choice_asked
from orchestration.language.choosing.lists.proposed import proposed_in


@pytest.mark.parametrize(
    ("said", "question", "options", "quick"),
    [
        ("poll pizza, sushi or salad?", "Pizza, sushi or salad?", "pizza/sushi/salad", True),
        ("poll: Lunch? pizza / sushi / tacos", "Lunch?", "pizza/sushi/tacos", True),
        ('poll "Which day?" "Mon" "Tue"', "Which day?", "Mon/Tue", True),
        ("let's vote on the logo: red, blue or green", "The logo", "red/blue/green", True),
        ("quick vote: tabs vs spaces", "Tabs vs spaces", "tabs/spaces", True),
        ("umfrage: tee oder saft heute mittag?", "Tee oder saft heute mittag?", "tee/saft", True),
        (
            "umfrage: heute abend oder morgen?",
            "Heute abend oder morgen?",
            "heute abend/morgen",
            True,
        ),
        (
            "poll: tacos or salad for lunch today?",
            "Tacos or salad for lunch today?",
            "tacos/salad",
            True,
        ),
        ("poll: ship today or tomorrow?", "Ship today or tomorrow?", "ship today/tomorrow", True),
        ("Umfrage: Pizza oder Sushi?", "Pizza oder Sushi?", "Pizza/Sushi", True),
        ("poll best time for lunch: 12 or 13", "Best time for lunch", "12/13", True),
        ("poll shall we move to Basel?", "Shall we move to Basel?", "Move to Basel", True),
        ("decide where shall we eat on Friday?", "Where shall we eat on Friday?", "", False),
        ("help us pick a name for the release", "A name for the release", "", False),
        ("hey! can u help us pick a name for the room?", "A name for the room?", "", False),
        ("hi all, could u help me choose a logo", "A logo", "", False),
        ("hey all! could u help us find a venue?", "A venue", "", False),
        ("hallo zusammen, könntet ihr uns helfen einen Namen zu finden?", "Einen Namen", "", False),
        ("hello kitty or snoopy?", "Hello kitty or snoopy?", "hello kitty/snoopy", False),
        ("help us find a name for the repo", "A name for the repo", "", False),
        ("can you help us come up with a name: Foo or Bar", "A name", "Foo/Bar", False),
        ("hilf uns mal nen namen fürs repo zu finden", "Namen fürs repo", "", False),
        ("helft uns ein Café auszusuchen bitte", "Ein Café", "", False),
        ("frag mal alle wie der raum heißen soll", "Wie der raum heißen soll", "", False),
        (
            "stimmt mal ab ob wir umziehen",
            "Ob wir umziehen",
            "Umziehen",
            True,
        ),
        ("quick poll: tabs vs spaces lol", "Tabs vs spaces", "tabs/spaces", True),
        ("mach ma a umfrage: fest juni oder juli?", "Fest juni oder juli?", "juni/juli", True),
        ("mach ma bitte ne umfrage: wow oder lol", "Wow oder lol", "wow/lol", True),
        ("umfrage: wow oder lol", "Wow oder lol", "wow/lol", True),
        ("entscheide: wo essen wir?", "Wo essen wir?", "", False),
        (
            "we need to decide which framework to use, React or Vue",
            "Which framework to use?",
            "React/Vue",
            False,
        ),
        (
            "decide between Berlin and Basel for the offsite",
            "Berlin and Basel for the offsite",
            "Berlin/Basel",
            False,
        ),
        ("decide\nTeam name?\n- Owls\n- Foxes\n- Bears", "Team name?", "Owls/Foxes/Bears", False),
        ("poll", "", "", True),
        ("shall we move to Basel?", "Shall we move to Basel?", "Move to Basel", False),
        (
            "sollen wir nach Basel ziehen??",
            "Sollen wir nach Basel ziehen??",
            "Nach Basel ziehen",
            False,
        ),
        ("which is better, tabs or spaces", "Which is better?", "tabs/spaces", False),
        ("was ist besser, A oder B", "Was ist besser?", "A/B", False),
        ("lets voet on lunch: pizza/sushi/salad", "Lunch", "pizza/sushi/salad", True),
        ("pol teh drinks: beer, wine or juice?", "The drinks", "beer/wine/juice", True),
        ("deside: tea or coffee", "Tea or coffee", "tea/coffee", False),
        ("poll who drives: Pol or Ana?", "Who drives", "Pol/Ana", True),
        ("who drives: Pol or Ana?", "Who drives", "Pol/Ana", False),
        ("pool party: Friday or Saturday?", "Pool party", "Friday/Saturday", False),
        ("poll Order food? yes/no", "Order food?", "yes/no", True),
        ("poll support: 24/7", "Support: 24/7", "support: 24/7", True),
        (
            "lass uns abstimmen: Montag Pizza, Dienstag Sushi",
            "Montag Pizza, Dienstag Sushi",
            "Montag Pizza/Dienstag Sushi",
            True,
        ),
        ("vote: a, b", "A, b", "a/b", True),
        ("poll pizza", "Pizza", "pizza", True),
        ("poll C++/Rust/Go", "C++/Rust/Go", "C++/Rust/Go", True),
        ("stimmt ab: rot, blau", "Rot, blau", "rot/blau", True),
        ("poll: :", "", "", True),
        ("poll Where to?\nIt is soon\n1. Rome\n2. Paris\nthanks!", "Where to?", "Rome/Paris", True),
        (
            "lass mal abstimmen ob wir alle zwei wochen tagen",
            "Ob wir alle zwei wochen tagen",
            "Alle zwei wochen tagen",
            True,
        ),
        (
            "ich will abstimmen lassen ob die küche regeln braucht",
            "Ob die küche regeln braucht",
            "Die küche regeln braucht",
            True,
        ),
        (
            "lets vote whether we skip fridays",
            "Whether we skip fridays",
            "Skip fridays",
            True,
        ),
        ("vote whether tea or rum is better", "Tea or rum?", "tea/rum", True),
        ("poll tea, coffee", "Tea, coffee", "tea/coffee", True),
        ("poll the best place for lunch", "The best place for lunch", "", True),
        ("let's vote on lunch, drinks", "Lunch, drinks", "", True),
        ("let's vote on lunch", "Lunch", "", True),
        ("poll where do we eat? pizza, Pizza, sushi", "Where do we eat?", "pizza/sushi", True),
        ("let's vote on the colour: Red, RED, blue", "The colour", "Red/blue", True),
        ("poll a, b / c", "A, b / c", "a/b/c", True),
        ("1. Rome\n2. Paris\n3. New York, NY", "Which one?", "Rome/Paris/New York, NY", False),
        ("poll Where to?\n1) Rome\n2) New York, NY", "Where to?", "Rome/New York, NY", True),
        ("poll\n- Owls\n- Foxes", "Which one?", "Owls/Foxes", True),
        ("decide Welches Logo nehmen wir", "Welches Logo nehmen wir", "", False),
    ],
)
def test_a_question_and_its_options(said, question, options, quick):
    asked = choice_asked(said)
    assert (asked.question, "/".join(asked.options), asked.is_quick) == (question, options, quick)


@pytest.mark.parametrize(
    ("said", "question", "options"),
    [
        (
            "poll Which page? https://a.example/x?b=1 or https://a.example/y",
            "Which page?",
            ("https://a.example/x?b=1", "https://a.example/y"),
        ),
        ("poll https://a.example/x?b=1", "https://a.example/x?b=1", ()),
    ],
)
def test_a_question_mark_in_an_address_ends_no_question(said, question, options):
    asked = choice_asked(said)
    assert (asked.question, asked.options) == (question, options)


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("pizza, or that new noodle place", "Pizza/New noodle place"),
        ("how about Thai?", "Thai"),
        ("what about Vapiano? or the kebab place", "Vapiano/Kebab place"),
        ("- Owls\n- Foxes", "Owls/Foxes"),
        ("let's do bowling", "Bowling"),
        ("maybe escape room", "Escape room"),
        ("haha nice", ""),
        ("I can't on Friday", ""),
        ("who's paying?", ""),
        ("agree with Ben", ""),
        ("A", ""),
        ("I think bowling would be fun because we did not do it last year", ""),
    ],
)
def test_what_a_reply_puts_on_the_list(said, titles):
    assert "/".join(proposed_in(said)) == titles
