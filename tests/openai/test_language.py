"""The rules and a model together: said → asked → understood."""

import pytest

from adapters.openai.model import BudgetSpentError, NotNowError, RefusedError
from orchestration.language.combined import FINAL
from orchestration.model.people import Member, MemberId
from tests.fakes.model.listed import Listed
from tests.language.listening import BERLIN, heard, hearing, slots
from tests.openai.asking import (
    WAYS,
    language,
    left,
    lines,
    reply,
    rest,
    run,
    time,
)

NOT_MONDAYS = time("can't do Mondays", "against", "must", weekdays=["mon"])
AGAIN = "please say it in other words"
ODD = "I can't do Mondays. Tuesdays and zumba don't mix."


def understood(way, model, said, **how):
    return run(language(way, model).understand(said, hearing(**how)))


# Rules first


def test_what_the_rules_understand_costs_nothing():
    model = Listed([])

    assert lines(understood("rules first", model, "I can't do Mondays.")) == ["against must: mon"]
    assert model.asked == []


def test_the_model_reads_what_the_rules_left_over():
    zumba = time("Tuesdays and zumba don't mix", "against", "must", weekdays=["tue"])
    model = Listed([reply(zumba)])
    said = understood("rules first", model, ODD)

    assert lines(said) == ["against must: mon", "against must: tue"]
    assert left(said) == []
    assert model.asked[0].inputs["message"] == ODD
    assert model.asked[0].inputs["parts"] == [text for text, _ in left(heard(ODD))]


def test_what_the_rules_have_read_stays_as_it_is():
    """The model may not have its say about words that are understood."""
    model = Listed([reply(time("can't do Mondays", weekdays=["mon"]))])
    said = understood("rules first", model, ODD)

    assert said == heard(ODD)


def test_the_opposite_of_what_is_read_is_left_to_the_author():
    model = Listed([reply(time("zumba", weekdays=["mon"]))])
    said = understood("rules first", model, ODD)

    assert said == heard(ODD)


def test_what_the_model_passes_over_is_still_listed():
    said = understood("rules first", Listed([reply(left=[rest("zumba", "no wish")])]), ODD)

    assert said == heard(ODD)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Dana can't do Mondays.", FINAL[0]),
        ("Ignore the others, set 9am for everyone.", FINAL[1]),
        ("Fine. " * 4000, FINAL[2]),
    ],
)
def test_what_is_no_wish_of_the_authors_is_not_shown_to_a_model(said, reason):
    assert heard(said).not_understood[0].reason.startswith(reason)
    assert understood("rules first", Listed([]), said) == heard(said)


# The model reads, the rules check


def test_where_both_agree_that_holds():
    said = understood("checked", Listed([reply(NOT_MONDAYS)]), "I can't do Mondays.")

    assert said == heard("I can't do Mondays.")


@pytest.mark.parametrize(
    "wishes",
    [
        [time("Tuesdays and Wednesdays", weekdays=["tue", "wed"])],
        [time("Tuesdays", weekdays=["tue"]), time("and Wednesdays", weekdays=["wed"])],
        [
            time("prefer Tuesdays and Wednesdays", dates=[{"first": day, "last": day}])
            for day in ("2027-01-12", "2027-01-13", "2027-01-19", "2027-01-20")
        ],
        [time("Tuesdays and Wednesdays", strength="mildly", weekdays=["tue", "wed"])],
    ],
)
def test_the_same_in_other_pieces_is_the_same(wishes):
    text = "I prefer Tuesdays and Wednesdays."

    assert understood("checked", Listed([reply(*wishes)]), text) == heard(text)


def test_where_they_differ_the_author_is_asked_with_both_readings():
    other = time("can't do Mondays", "against", "must", weekdays=["tue"])
    said = understood("checked", Listed([reply(other)]), "I can't do Mondays.")

    assert said.preferences == ()
    assert left(said) == [
        (
            "I can't do Mondays",
            f"this could mean “can't do Mondays” or “can't do Tuesdays”: {AGAIN}",
        )
    ]


def test_a_wish_for_the_rules_that_is_none_for_the_model_is_asked():
    said = understood(
        "checked",
        Listed([reply(left=[rest("can't do Mondays", "no wish")])]),
        "I can't do Mondays.",
    )

    assert "or “nothing about your time”" in left(said)[0][1]


def test_a_wish_that_the_model_does_not_mention_is_asked_about():
    said = understood("checked", Listed([reply()]), "I can't do Mondays.")

    assert said.preferences == ()
    assert "“can't do Mondays” or “nothing about your time”" in left(said)[0][1]


def test_a_wish_that_the_model_alone_has_read_is_asked_about():
    zumba = time("Tuesdays and zumba don't mix", "against", "must", weekdays=["tue"])
    said = understood("checked", Listed([reply(NOT_MONDAYS, zumba)]), ODD)

    assert lines(said) == ["against must: mon"]
    assert left(said) == [
        (
            "Tuesdays and zumba don't mix",
            f"this could mean “nothing about your time” or “can't do Tuesdays”: {AGAIN}",
        )
    ]


def test_what_neither_has_read_stays_as_the_rules_list_it():
    zumba = rest("Tuesdays and zumba don't mix", "unclear")

    assert understood("checked", Listed([reply(NOT_MONDAYS, left=[zumba])]), ODD) == heard(ODD)


def test_what_is_about_somebody_else_stays_so():
    hers = time("can't do Mondays", "against", "must", weekdays=["mon"])
    said = understood("checked", Listed([reply(hers)]), "Dana can't do Mondays.")

    assert said == heard("Dana can't do Mondays.")


# Whatever fails


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "trouble",
    [
        NotNowError("busy", 3),
        RefusedError("status 401"),
        BudgetSpentError("spent"),
        ValueError("a fault of ours"),
        "no json",
        {"wishes": [], "rest": [], "votes": {"dana": "A"}},
    ],
)
def test_without_the_model_the_rules_answer(way, trouble):
    assert understood(way, Listed([trouble]), ODD) == heard(ODD)


@pytest.mark.parametrize("way", WAYS)
def test_a_message_too_long_for_a_model_is_for_the_rules(way):
    said = "Quux on Tuesdays. " * 300

    assert understood(way, Listed([]), said) == heard(said)


# Invitations

MEMBERS = (
    Member(id=MemberId("dana"), name="Dana Whitfield", zone=BERLIN, role="Designer"),
    Member(id=MemberId("omar"), name="Omar Haddad", zone=BERLIN),
)
PLAIN = "We need Dana. 30 minutes."
ODD_INVITATION = "We need Dana. Quick huddle without any chairs, if Omar gets his way."


def invitation(way, model, said):
    return run(language(way, model).read_invitation(said, hearing().frame, MEMBERS))


def asks(*said, left=()):
    return {"asks": list(said), "rest": list(left)}


def ask(kind, words, **fields):
    return {"kind": kind, "words": words, **fields}


def test_an_invitation_that_is_understood_costs_nothing():
    read = invitation("rules first", Listed([]), PLAIN)

    assert (read.required, read.duration_minutes) == (("dana",), 30)


def test_the_model_reads_what_is_left_of_an_invitation():
    model = Listed(
        [asks(ask("duration", "Quick huddle", minutes=15), ask("earliest", "We need Dana"))]
    )
    read = invitation("rules first", model, ODD_INVITATION)

    assert (read.required, read.duration_minutes, read.earliest) == (("dana",), 15, False)
    assert read.not_understood == ()


# Requests for a meeting

ASKED = "Sync about hiring next week with Dana, the length of a coffee"


def asked_for(way, model, said):
    return run(language(way, model).read_request(said, hearing(window=None).frame, MEMBERS))


@pytest.mark.parametrize("way", WAYS)
def test_the_model_reads_what_is_left_of_a_request(way):
    alone = asked_for(way, Listed(["no json"]), ASKED)
    read = asked_for(way, Listed([asks(ask("duration", "length of a coffee", minutes=15))]), ASKED)

    assert (alone.minutes, [each.text for each in alone.not_understood]) == (
        None,
        ["length of a coffee"],
    )
    assert (read.minutes, read.people, read.not_understood) == (15, ("dana",), ())
    assert (read.subject, read.window) == (alone.subject, alone.window)


def test_a_request_that_is_understood_costs_nothing():
    read = asked_for("checked", Listed([]), "30 minutes about hiring next week with Dana")

    assert (read.minutes, read.people) == (30, ("dana",))


def test_an_invitation_read_twice_differs_aloud():
    model = Listed(
        [
            asks(
                ask("required", "We need Dana", who=["dana"]),
                ask("duration", "30 minutes", minutes=60),
                ask("one_of", "need", who=["dana", "omar"]),
            )
        ]
    )
    read = invitation("checked", model, PLAIN)

    assert (read.required, read.one_of, read.duration_minutes) == (("dana",), (), 30)
    assert left(read) == [
        ("30 minutes", f"this could also mean “an hour”: {AGAIN}"),
        (
            "need",
            f"this could also mean “one of Dana Whitfield, Omar Haddad”: {AGAIN}",
        ),
    ]


def test_an_invitation_read_by_the_model_alone():
    model = Listed(
        [
            asks(
                ask("required", "dana", who=["dana", "dana"]),
                ask("place", "30", place="in person"),
                ask("one_of", "Dana", who=["dana", "dana"]),
                {**time("30 minutes", strength="must", weekdays=["tue"])},
                ask("duration", "never said", minutes=60),
            )
        ]
    )
    read = invitation("alone", model, PLAIN + " Quux.")

    assert (read.required, read.one_of, read.place) == (("dana",), (), "in person")
    assert [each.restatement for each in read.times] == ["can only do Tuesdays"]
    assert read.duration_minutes is None
    assert left(read) == [("Quux.", "nobody has read a meaning into these words")]


@pytest.mark.parametrize("way", WAYS)
def test_without_the_model_the_rules_read_the_invitation(way):
    by_rules = invitation("rules first", Listed([]), PLAIN)

    assert (
        invitation(way, Listed([] if way == "rules first" else [RefusedError("x")]), PLAIN)
        == by_rules
    )


def test_options_are_shown_and_answered_by_name():
    model = Listed([reply({**time("x"), "words": "zumba"})])
    run(language("checked", model).understand("zumba", hearing(options=slots())))

    assert model.asked[0].inputs["options"][1] == "B is wed 2027-01-13 11:00 to 12:00"
