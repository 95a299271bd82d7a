"""A page of a kind of decision that no page has ever heard of: dishes, and no calendar."""

from orchestration.model.people import Member, Organiser
from orchestration.model.terms import Terms
from tests.kinds.lunch import OpenLunch
from tests.pages.house import GUEST, ZONE, Quarters


class Kitchen(Quarters):
    """Ana, Ben and a guest are asked what there is to eat."""

    def _open(self, members, guest, disclosure, terms):
        people = [Member(id=name, name=name.title(), zone=ZONE) for name in members]
        self.happens(
            OpenLunch,
            organiser=Organiser("olga", "Olga Berg"),
            members=(*people, guest),
            terms=Terms(subject="Lunch", zone=ZONE, **terms),
            dishes=("pizza", "fish", "salad"),
        )


def test_a_guest_answers_votes_and_reads_what_was_decided():
    kitchen = Kitchen()
    dana = kitchen.visitor().opens()
    assert "Lunch" in dana.text
    dana.presses("Anything goes")
    kitchen.answer("ana", "ben")
    kitchen.later(minutes=5)
    kitchen.settle()
    dana.opens()
    assert all(dish in dana.text for dish in ("pizza", "fish", "salad"))
    dana.presses("Vote B")
    kitchen.vote(ana="B", ben="B")

    assert kitchen.session.outcome.option.title == "fish"
    assert "fish" in dana.opens().text


def test_there_is_no_calendar_where_it_is_no_matter_of_time():
    kitchen = Kitchen()
    dana = kitchen.visitor().opens()
    assert "calendar" not in dana.text
    assert "mine.ics" not in dana.page.html
    busy = {"calendar": ("mine.ics", b"BEGIN:VCALENDAR", "text/calendar")}
    assert dana.asks("POST", "upload", data={"event": "1"}, files=busy).status_code == 404
    assert dana.asks("GET", "invite.ics").status_code == 404
    assert GUEST.id in kitchen.session.round.asked
