"""A guest has nothing but a link, and everything behind it; no script has to run for that."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest

from orchestration.deciding.state import Phase
from orchestration.model.ballots import Approvals, Order, Points
from orchestration.model.terms import Scoring
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import AddMember, Recalled
from tests.pages.house import GUEST, HOST, SESSION, Quarters

BUSY = b"""BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//A//B//EN\r
BEGIN:VEVENT\r
UID:1\r
DTSTAMP:20270101T000000Z\r
DTSTART:20270111T080000Z\r
DTEND:20270111T160000Z\r
SUMMARY:Secret client\r
END:VEVENT\r
END:VCALENDAR\r
"""


def test_from_the_link_to_the_invite():
    team = Quarters("ana", "ben")
    dana = team.visitor().opens()
    assert "Olga Berg is looking for 30 minutes with you and 2 others" in dana.text
    assert "asked by Olga Berg" in dana.text
    assert "can answer for you, until Sat 6 Feb 2027." in dana.text
    assert dana.text.index("When suits you") < dana.text.index("until Sat 6 Feb 2027")

    dana.presses("Send", {"words": "I can't do Monday, and mornings are best for me."})
    assert "can't do Mondays" in dana.text
    dana.presses("Take back: can't do Mondays")
    assert re.search(r"no longer: can't do Mondays Put back \W* prefers mornings", dana.text)
    dana.presses("Put back: no longer: can't do Mondays")
    assert "no longer" not in dana.text
    dana.presses("Take back: can't do Mondays")
    dana.presses("That's all")
    assert "Done. The options show on this page once all have answered" in dana.text
    assert "1 of 3 have answered" in dana.text

    team.answer("ana", "ben")
    dana.opens()
    assert "Done." not in dana.text
    assert "For you: meets your wish “mornings (before 12:00)”" in dana.text
    dana.presses("Vote B")
    assert "Your vote is in: B." in dana.text
    dana.presses("Vote A")
    assert "Your vote: A." in dana.text

    team.vote(ana="A", ben="A")
    dana.opens()
    assert "Decided by vote" in dana.text
    assert "A has all 3 votes" in dana.text
    assert "3 of 3 who count voted." in dana.text
    ics = dana.asks("GET", dana.page.links["invite.ics Put it into your calendar"])
    assert ics.headers["content-type"].startswith("text/calendar")
    assert b"SUMMARY:Roadmap" in ics.content
    assert b"dana@example.org" in ics.content
    for calendar in ("Add to Google Calendar", "Add to Outlook"):
        assert dana.page.links[calendar].startswith("https://")

    dana.presses("4 of 5")
    assert "Thank you." in dana.text
    assert dict(team.visitor().opens().page.pictures) == {"/s/files/mark.svg": ""}
    assert team.chat.told  # the others have their private conversations, which she has not


@pytest.mark.parametrize(
    ("button", "read_back"),
    [("Any time", "Any time: noted."), ("Mornings", "mornings (before 12:00)")],
)
def test_one_tap_is_an_answer(button, read_back):
    assert read_back in Quarters().visitor().opens().presses(button).text


@pytest.mark.parametrize("said", ["I can do Tue 10-12 or Wed after 3", "Tue 10-12 or Wed after 3"])
@pytest.mark.parametrize(
    ("answer", "left"), [("Only then", "can only do Tue"), ("Others too", "flexible")]
)
def test_who_lists_times_is_asked_whether_it_is_only_then(said, answer, left):
    dana = Quarters().visitor().opens().presses("Send", {"words": said})
    assert "Can you come only then, or do other times work too?" in dana.text
    dana.presses(answer)
    assert left in dana.text
    assert "only then, or do other" not in dana.text


def asked_again(**terms):
    """A first vote settled nothing, and a wish of Dana's is in the way of something better."""
    team = Quarters("ana", "ben", **terms)
    team.says("ana", "I can't do Monday.")
    dana = team.visitor().opens().presses("Send", {"words": "I can only do Mondays."})
    team.answer("ana", "ben", GUEST.id)
    team.vote(ana="A", ben="B")
    dana.opens().presses("Abstain")
    return team, dana.opens()


def test_who_is_asked_again_can_say_no_with_one_tap():
    team, dana = asked_again()
    assert "one more option could open" in dana.text
    assert "That's all" not in dana.buttons()
    dana.presses("Firm no")
    assert "one more option could open" not in dana.opens().text
    assert team.session.phase is Phase.VOTE


def test_a_vote_that_goes_on_is_kept_with_one_tap():
    team, dana = asked_again()
    dana.presses("Possible this once")
    ana = team.visitor("ana").opens()
    assert "Your vote still counts: A." in ana.text
    ana.presses("Keep my vote")
    assert "Your vote: A." in ana.text
    assert "Keep my vote" not in ana.buttons()


def test_a_vote_says_why_and_who_can_know_of_it_and_takes_a_no_to_all():
    """Of three, two can work out the third: that nobody sees it would not be true."""
    team = Quarters("ana", "ben")
    team.answer("ana", "ben", GUEST.id)
    dana = team.visitor().opens()
    assert "Why A: " in dana.text
    assert "in a group this small the count may tell them" in dana.text
    assert "None of these" in dana.buttons()
    few = Quarters("ana", "ben", "cem")
    few.answer("ana", "ben", "cem", GUEST.id)
    text = few.visitor().opens().text
    assert "The others are not shown how you vote here." in text


def test_a_no_said_after_the_vote_is_asked_about_above_it_and_marks_the_options():
    team = Quarters("ana", "ben", rounds=2)
    team.answer("ana", "ben", GUEST.id)
    dana = team.visitor().opens().presses("Vote A")
    dana.presses("Send", {"words": "Sorry, I can't do Mondays after all."})
    assert "A firm no" in dana.buttons()
    assert dana.text.index("A firm no, or possible") < dana.text.index("Your vote: A")
    assert dana.text.count("you can't come: you ruled out Mondays") > 1  # at the option, too
    assert dana.text.count("possible if need be?") == 1
    team.vote(ana="A", ben="A")
    assert "What that means for the options" not in dana.opens().text


def test_what_is_asked_of_words_can_be_answered_on_the_page():
    dana = Quarters().visitor().opens()
    dana.presses("Send", {"words": "I can't do Mondays. Thursdays are a bit weird."})
    assert "How about Thursdays?" in dana.text
    assert {"Good for me", "Rather not", "Never on Thursdays", "Ignore it"} <= {*dana.buttons()}
    dana.presses("Rather not")
    assert "How about Thursdays?" not in dana.text
    assert "avoid Thursdays" in dana.text
    assert "Rather not" not in dana.buttons()


def test_who_speaks_up_during_a_vote_may_want_to_look_again():
    team = Quarters("ana", "ben")
    team.answer("ana", "ben", GUEST.id)
    dana = team.visitor().opens()
    assert "Look again" not in dana.buttons()
    dana.presses("Send", {"words": "Sorry, I can't do Mondays after all."})
    assert "A: you can't come: you ruled out Mondays." in dana.text
    dana.presses("Look again")
    assert "Look again" not in dana.buttons()
    assert team.session.round.look_again == (GUEST.id,)


def test_in_the_papers_way_who_is_asked_again_can_leave_it_as_it_is():
    team = Quarters("ana", "ben", rounds=2, scoring=Scoring.PAPER)
    team.answer("ana", "ben", GUEST.id)
    team.vote(**{each.id: "A" for each in team.session.members})
    dana = team.visitor().opens()
    assert "the best so far is A" in dana.text
    dana.presses("Nothing new")
    assert GUEST.id in team.session.done


def clash():
    """A session in which one wish of Dana's stands in the way of a time for everyone."""
    team = Quarters("ana", "ben")
    team.says("ana", "Mondays only.")
    team.says("ben", "Mondays only.")
    dana = team.visitor().opens().presses("Send", {"words": "I can't do Mondays."})
    team.answer("ana", "ben", GUEST.id)
    return team, dana.opens()


def test_only_who_could_give_way_is_asked_to():
    team, dana = clash()
    assert "Possible this once" in dana.buttons()
    assert "Possible this once" not in team.visitor("ana").opens().buttons()
    dana.presses("Possible this once")
    assert "It gives way this once." in dana.text
    assert "Possible this once" not in dana.buttons()


def test_firm_no_is_not_asked_twice():
    _, dana = clash()
    dana.presses("Firm no")
    assert "Understood, it stays." in dana.text
    assert "Possible this once" not in dana.opens().buttons()


def test_calendar_is_read_and_its_words_are_not_kept():
    team = Quarters()
    dana = team.visitor().opens().sends_file(BUSY)
    assert "busy" in dana.text
    assert "Secret client" not in dana.text


def test_wishes_are_labelled_one_by_one():
    team = Quarters("ana", "ben")
    dana = team.visitor().opens().presses("Send", {"words": "No Mondays. I prefer mornings."})
    dana.presses("Let others see …")
    assert "Who sees your reasons?" in dana.text
    dana.presses("Keep it so", {"field/wish-2": "shared"})
    assert "prefers mornings (before 12:00) · others may see it, with your name" in dana.text
    dana.presses("That's all")
    team.answer("ana", "ben")
    assert "Dana Lee: prefers mornings" in team.visitor("ana").opens().text


def points(**given):
    return Points({option: Fraction(number) for option, number in given.items()})


BALLOTS = [
    (
        "ranked",
        {"field/order/1": "C", "field/order/2": "A", "field/order/3": "B"},
        Order((("C",), ("A",), ("B",))),
        {"field/order/1": "A", "field/order/2": "A"},
        "Each option once",
    ),
    (
        "cumulative",
        {"field/points/A": "1", "field/points/B": "2", "field/points/C": "0"},
        points(A=1, B=2, C=0),
        {"field/points/A": "3", "field/points/B": "3"},
        "at most 3 points in all",
    ),
    (
        "star",
        {"field/A": "5", "field/B": "0", "field/C": "2"},
        points(A=5, B=0, C=2),
        {"field/A": "6"},
        "from 0 to 5",
    ),
    (
        "approval",
        {"field/A": "yes", "field/B": "if_need_be", "field/C": "no"},
        Approvals(("A",), ("B",)),
        {"field/A": "perhaps"},
        "Choose one of these",
    ),
]


@pytest.mark.parametrize(("rule", "filled", "ballot", "wrong", "sentence"), BALLOTS)
def test_every_ballot_has_its_form(rule, filled, ballot, wrong, sentence):
    team = Quarters("ana", "ben", rule=rule, last_rule=rule)
    team.answer("ana", "ben", GUEST.id)
    dana = team.visitor().opens()
    assert "A Mon 11 Jan, 08:00–08:30" in dana.text  # in Lisbon; it is 9 in Berlin
    assert "Vote A" not in dana.buttons()  # a tap would say less than the form
    dana.presses("Vote", wrong)
    assert (dana.status, sentence in dana.text) == (422, True)
    dana.presses("Vote", filled)
    assert "Your vote is in" in dana.text
    assert team.session.round.ballots[GUEST.id] == ballot
    assert "Change my vote" in dana.buttons()


def test_abstaining_is_a_vote_too():
    team = Quarters("ana", "ben")
    team.answer("ana", "ben", GUEST.id)
    dana = team.visitor().opens().presses("Abstain")
    assert "You abstain" in dana.text
    assert team.session.round.ballots == {GUEST.id: None}


def test_what_was_said_for_good_is_read_back_and_can_be_set_aside_for_once():
    team = Quarters("ana", "ben")
    team.visitor("ana").opens().presses("Send", {"words": "No Mondays."})
    [wish] = reveal(team.session.profiles["ana"], to="ana").wishes
    wishes = Private("ben", (replace(wish, author="ben"),))
    team.happens(Recalled, member="ben", wishes=wishes)
    ben = team.visitor("ben").opens()
    assert "What you told me for good, I go by for “Roadmap” too:" in ben.text
    ben.presses("Not this time")
    assert "Not this time, then." in ben.text
    assert "can't do Mondays" not in ben.text


def test_who_joins_late_is_told_where_it_stands():
    team = Quarters("ana", "ben", guest=None)
    team.answer("ana", "ben")
    team.happens(AddMember, by="olga", member=GUEST)
    dana = team.visitor().opens()
    assert "When suits you" in dana.text
    dana.presses("Vote A")
    assert GUEST.id in [each.id for each in team.session.counted]


def test_organiser_asks_a_guest_and_is_given_their_link():
    team = Quarters("ana", "ben", guest=None)
    olga = team.visitor("olga").opens()
    assert "What suits you?" not in olga.text  # she does not attend
    olga.presses("Add someone")
    olga.presses("Add", {"field/name": " ", "field/zone": "Mars"})
    assert olga.status == 422
    assert "What are they called?" in olga.text
    assert "A zone like Europe/Berlin" in olga.text
    olga.presses("Add", {"field/name": "Dana <b>Lee</b>", "field/zone": "Europe/Lisbon"})
    address = next(each for each in olga.text.split() if each.startswith(HOST))
    dana = team.visitor().__class__(team, address).opens()
    assert "for Dana <b>Lee</b>" in dana.text
    assert "Add someone" not in dana.buttons()


def test_meeting_that_is_called_off_says_so():
    team = Quarters("ana", "ben")
    olga = team.visitor("olga").opens().presses("Call it off")
    assert team.session.phase is Phase.INTAKE, "it is asked first whether that is meant"
    olga.presses("Yes, call it off")
    dana = team.visitor().opens()
    assert "The organiser called it off." in olga.text
    assert "The organiser called it off." in dana.text
    assert dana.asks("GET", "invite.ics").status_code == 404


def test_time_that_does_not_hold_is_shown_as_given_up():
    team = Quarters("ana", "ben")
    team.answer("ana", "ben", GUEST.id)
    team.vote(**{each.id: "A" for each in team.session.members})
    before = team.session.outcome.option
    olga = team.visitor("olga").opens().presses("I can't make it after all")
    assert team.session.outcome, "it is asked first whether that is meant"
    olga.presses("Yes, look again")
    dana = team.visitor().opens()
    assert "Given up again:" in dana.text
    assert "Your vote" in dana.text
    assert before.id not in [each.id for each in team.session.round.options]


def test_who_cannot_come_after_all_lets_the_organiser_know_and_the_time_stands():
    team = Quarters("ana", "ben")
    team.answer("ana", "ben", GUEST.id)
    team.vote(**{each.id: "A" for each in team.session.members})
    dana = team.visitor().opens().presses("I can't make it after all")
    assert "Olga Berg" in dana.text
    dana.presses("Yes, pass it on")

    assert team.session.cannot_come == (GUEST.id,)
    assert team.session.phase is Phase.DECIDED


def test_page_says_when_it_has_changed():
    team = Quarters("ana", "ben")
    dana = team.visitor().opens()
    tag = dana.asks("GET", "state").headers["etag"]
    assert dana.asks("GET", "state", headers={"if-none-match": tag}).status_code == 304
    team.answer("ana")
    assert dana.asks("GET", "state", headers={"if-none-match": tag}).status_code == 204
    assert SESSION not in dana.text


def test_a_guest_is_told_who_asks_them_and_that_they_need_no_account():
    team = Quarters("ana", "ben")
    words = "Olga Berg asks you, through Convene"
    dana = team.visitor().opens()
    assert words in dana.text
    assert words not in team.visitor("ana").opens().text
    assert dana.text.index(words) < dana.text.index("This page is yours alone")
