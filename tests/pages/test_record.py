"""The record of a decision at its lasting link: what the channel has seen, for whoever has it."""

from orchestration.sessions.commands import Cancel
from tests.pages.house import GUEST, HOST, SESSION, Quarters, Visitor

SECRET = "chemotherapy"


def decided():
    team = Quarters("ana", "ben", rounds=1)
    team.says("ana", f"I prefer mornings. {SECRET.title()} at noon.")
    team.says("ben", "I'd rather not meet in the morning.")
    team.says(GUEST.id, "Tuesdays are best.")
    team.answer("ana", "ben", GUEST.id)
    team.vote(**{"ana": "A", "ben": "A", GUEST.id: "A"})
    return team


def at_the_link(team, link):
    return Visitor(team, link).opens()


def test_a_members_page_has_the_link_and_it_lasts():
    team = decided()
    link = team.visitor().opens().page.links["A lasting link to this record"]
    assert link == team.links.record(SESSION)
    team.later(days=400)
    record = at_the_link(team, link)
    assert record.status == 200
    assert "Decided by vote." in record.text
    assert "Dana Lee" in record.text
    assert SECRET not in record.text.lower()
    assert "prefers mornings" not in record.text, "nobody has labelled it for others"
    assert record.page.forms == [], "nothing can be done there"


def test_a_link_that_nobody_made_leads_nowhere():
    team = decided()
    own = team.links.link(SESSION, GUEST.id).rpartition("/")[2]
    for token in ("Im1lZXRpbmctMSI.x", own):
        assert at_the_link(team, f"{HOST}/s/record/{token}").status == 404
    of_record = team.links.record(SESSION).rpartition("/")[2]
    assert at_the_link(team, f"{HOST}/s/{of_record}").status == 404


def test_what_is_called_off_is_said_to_be():
    team = decided()
    team.happens(Cancel, by="olga")
    record = at_the_link(team, team.links.record(SESSION))
    assert record.status == 410
    assert "Roadmap” is already cancelled" in record.text
