"""On whose clock a guest's page is: their device says it, or they do; else it is the session's."""

from dataclasses import replace
from zoneinfo import ZoneInfo

from tests.pages.house import GUEST, HOST, Quarters


def test_a_guest_says_where_they_are_and_times_move_with_them():
    team = Quarters("ana", "ben")
    dana = team.visitor().opens()
    assert "Times are in Lisbon." in dana.text
    dana.presses("Use this clock", {"zone": "America/New_York"})
    assert "Times are in New York now." in dana.text
    assert "Times are in New York." in dana.text
    assert team.session.member(GUEST.id).zone == "America/New_York"


def test_a_guest_whom_nobody_gave_a_zone_goes_by_their_device_from_the_first_look_on():
    team = Quarters("ana", "ben", guest=None)
    olga = team.visitor("olga").opens().presses("Add someone")
    olga.presses("Add", {"field/name": "Dana Lee"})
    address = next(each for each in olga.text.split() if each.startswith(HOST))
    dana = team.visitor().__class__(team, address).opens()
    assert dana.device_says_where
    dana.presses("Use this clock", {"zone": "America/New_York"})
    assert "Times are in New York." in dana.text
    assert "Times are in New York now." not in dana.text, "nobody had said another"
    assert not dana.device_says_where


def test_a_zone_that_was_given_is_not_put_aside_for_the_device():
    team = Quarters("ana", "ben")
    assert not team.visitor().opens().device_says_where


def test_what_was_said_before_the_clock_was_known_is_read_on_it():
    team = Quarters("ana", "ben", guest=replace(GUEST, likely_zone=""))
    dana = team.visitor().opens().presses("Mornings")
    dana.presses("Use this clock", {"zone": "America/New_York"})
    team.answer("ana", "ben", GUEST.id)
    new_york = ZoneInfo("America/New_York")
    starts = [each.start.astimezone(new_york).hour for each in team.session.round.options]
    assert starts
    assert all(8 <= hour < 12 for hour in starts)


def test_what_is_decided_is_told_on_the_clock_a_guest_says_then():
    team = Quarters("ana", "ben")
    team.answer("ana", "ben", GUEST.id)
    team.vote(**{each.id: "A" for each in team.session.members})
    dana = team.visitor().opens().presses("Use this clock", {"zone": "America/New_York"})
    assert "Times are in New York." in dana.text


def test_a_zone_that_is_none_changes_nothing():
    team = Quarters("ana", "ben")
    dana = team.visitor().opens().presses("Use this clock", {"zone": "Mars/Base"})
    assert "A time zone of the list, please." in dana.text
    assert team.session.member(GUEST.id).zone == "Europe/Lisbon"


def test_only_guests_are_asked_for_their_zone():
    ana = Quarters("ana", "ben").visitor("ana").opens()
    assert "Use this clock" not in ana.buttons()
