"""Accounts of one person: what goes with an account that was not theirs after all."""

from orchestration.conversation.ports.linked import Linked
from orchestration.model.people import MemberId

OWN, OTHER = MemberId("S1-omar"), MemberId("D2-omar")
STRANGE, WITH_IT = MemberId("S3-kim"), MemberId("D4-kim")


class _Places:
    """Keeps what is put, the last of each name."""

    def __init__(self):
        self._held = {}

    def put(self, place):
        self._held[place.session, place.name] = place

    def of(self, session):
        return [each for (where, _), each in self._held.items() if where == session]


def linked():
    """Have Omar be two accounts, and one of Kim's be his by mistake, with another of theirs."""
    places = _Places()
    found = Linked(places)
    found.link(OTHER, OWN)
    found.link(WITH_IT, STRANGE)
    found.link(STRANGE, OWN)
    assert found.accounts(OWN) == [OWN, OTHER, STRANGE, WITH_IT]
    return places, found


def test_with_an_account_that_is_not_theirs_goes_all_that_came_with_it():
    _, found = linked()
    found.part(STRANGE)
    assert found.accounts(OWN) == [OWN, OTHER]
    assert found.accounts(STRANGE) == [STRANGE, WITH_IT]


def test_what_came_with_an_account_is_known_after_a_start():
    places, _ = linked()
    again = Linked(places)
    again.part(STRANGE)
    assert Linked(places).accounts(OWN) == [OWN, OTHER]
    assert Linked(places).person(WITH_IT) == STRANGE


def test_one_that_came_by_itself_goes_alone():
    _, found = linked()
    found.part(OTHER)
    assert found.accounts(OWN) == [OWN, STRANGE, WITH_IT]
