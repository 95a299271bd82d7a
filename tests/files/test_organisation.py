"""Who is what in an organisation, from a table that the operator sets."""

import asyncio

import pytest

from adapters.files.organisation import read_organisation
from bot.settings import read_settings
from orchestration.model.errors import BadInput
from orchestration.model.organisation import Position
from orchestration.model.people import Member, MemberId
from tests.conversation.room import Room

LIST = """id,email,role,manager,team,seniority,collaborators
omar,,Head of data,lena@example.org,data,3,dana; raj
,lena@example.org,CEO,,board,9,
dana,,Analyst,omar,data,1,
raj,,Designer,lena@example.org,design,2,
"""


def read(tmp_path, text, name="people.csv"):
    path = tmp_path / name
    path.write_text(text)
    return read_organisation(path)


def test_everybody_is_known_by_id_or_address(tmp_path):
    organisation = read(
        tmp_path,
        LIST,
    )
    slack = Member(MemberId("T1-U7"), "Lena", "UTC", email="Lena@Example.org")
    people = [slack, *(Member(MemberId(each), each, "UTC") for each in ("omar", "dana", "zoe"))]
    lena, omar, dana, zoe = organisation.known(people)
    assert (lena.role, lena.seniority) == ("CEO", 9)
    assert (omar.manager, omar.teammates, omar.collaborators) == ("T1-U7", ("dana",), ("dana",))
    assert (dana.manager, dana.teammates) == ("omar", ("omar",))
    assert zoe == people[3]


def test_the_list_goes_before_what_profiles_tell(tmp_path):
    organisation = read(tmp_path, LIST)
    omar, zoe = (Member(MemberId(each), each, "UTC") for each in ("omar", "zoe"))
    told = {
        "omar": Position(role="Analyst", responsibilities=("numbers",), seniority=1),
        "zoe": Position(role="Editor", manager="omar"),
    }
    omar, zoe = organisation.known([omar, zoe], told)
    assert (omar.role, omar.responsibilities, omar.seniority) == ("Head of data", ("numbers",), 3)
    assert (zoe.role, zoe.manager) == ("Editor", "omar")


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (
            "omar,,tall,\ndana,zoe,1,",
            (
                'row 2, seniority: got "tall", expected a whole number up to 1000; '
                'row 3, manager: got "zoe", expected somebody who has a row'
            ),
        ),
        ("omar,,1,\nOmar,,2,", 'row 3, id: got "omar", expected each person only once'),
        (",,1,", 'row 2, id or email: got "", expected an id or an address'),
    ],
)
def test_broken_rows_are_named(tmp_path, rows, sentence):
    with pytest.raises(BadInput) as refused:
        read(tmp_path, f"id,manager,seniority,email\n{rows}")
    assert sentence in str(refused.value)


def test_an_unknown_column_is_named(tmp_path):
    with pytest.raises(BadInput, match="organisation, head"):
        read(tmp_path, "id,salary\nomar,1")


def test_a_session_knows_them_by_whatever_door(tmp_path):
    path = tmp_path / "people.csv"
    path.write_text("id,role,team,seniority\nomar,Head of data,data,3\ndana,Analyst,data,1\n")
    settings = read_settings({"CONVENE_ORGANISATION": str(path)})

    async def asks():
        room = Room(organisation=settings.organisation)
        await room.says("lena", "/convene decide where to eat: pizza, sushi", channel=True)
        await room.says("lena", "/convene decide", channel=True)
        await room.fills("lena", question="And then?", options="Tea\nCake")
        for choice in room.decisions():
            omar = choice.member("omar")
            assert (omar.role, omar.seniority, omar.teammates) == ("Head of data", 3, ("dana",))

    asyncio.run(asks())
