"""Who is what, from the fields of Slack's profiles that an operator names; none without."""

from datetime import date

import pytest

from bot.settings import read_settings
from orchestration.model.errors import BadInput
from orchestration.model.organisation import Position
from orchestration.model.profile_fields import read_profile_fields
from tests.fakes import own_time
from tests.fakes.slack import SlackServer
from tests.slack.running_bot import TIMING, running_bot

FIELDS = "role=title, seniority=start_date, manager=Manager, team=Team"
TODAY = date(2027, 1, 7)
RIGHT = "users.profile:read"


def asked(*, fields=FIELDS, rights=True):
    """Lena asks three people for a poll; who is in it, by name."""

    async def play():
        async with SlackServer(timing=TIMING) as slack:
            people = {name: {"real_name": name.title()} for name in ("lena", "omar", "dana")}
            team = slack.workspace(people=people, channels={"platform": list(people)})
            lena, omar, dana = (team.user(name).account for name in people)
            lena.profile = {"title": "CTO", "start_date": "2020-02-01"}
            omar.profile = {"title": "Analyst", "Manager": lena.id, "Team": "Data"}
            dana.profile = {"title": "Designer", "Team": "data"}
            if not rights:
                team.scopes -= {RIGHT}
            more = {"SLACK_PROFILE_FIELDS": fields} if fields else {}
            async with running_bot(slack, **more) as bot:
                await team.user("lena").slash("/convene", "poll pizza or sushi?", "platform")
                await slack.until(lambda: slack.channel("platform").messages)
                [session] = [bot.kept.store.session(each) for each in bot.kept.store.sessions()]
                return {each.name: each for each in session.members}, lena.id

    return own_time.run(play())


def test_a_title_a_first_day_a_manager_and_a_team_are_known():
    people, boss = asked()
    lena, omar, dana = (people[name] for name in ("Lena", "Omar", "Dana"))

    assert (lena.role, omar.role, dana.role) == ("CTO", "Analyst", "Designer")
    assert lena.seniority > omar.seniority == 0
    assert omar.manager == lena.id
    assert lena.id.endswith(boss)
    assert (omar.teammates, dana.teammates) == ((dana.id,), (omar.id,))


@pytest.mark.parametrize("way", [{"fields": ""}, {"rights": False}])
def test_nothing_is_known_where_no_field_is_named_or_none_may_be_read(way):
    people, _ = asked(**way)

    assert {(each.role, each.seniority, each.manager) for each in people.values()} == {
        (None, 0, None)
    }


@pytest.mark.parametrize(
    ("told", "position"),
    [
        ({"title": " Head of data "}, Position(role="Head of data")),
        ({"start_date": "2027-01-01"}, Position(seniority=1)),
        ({"start_date": "2020-02-01"}, Position(seniority=7)),
        ({"start_date": "2028-01-01"}, Position()),
        ({"start_date": "long ago"}, Position()),
        ({"start_date": "4"}, Position(seniority=4)),
        ({"manager": "U7", "team": "Data"}, Position(manager="u7", team="data")),
        ({"pronouns": "she"}, Position()),
    ],
)
def test_what_a_profile_says(told, position):
    assert read_profile_fields("SLACK_PROFILE_FIELDS", FIELDS).position(told, TODAY) == position


@pytest.mark.parametrize("said", ["title", "age=start_date", "role=", "role=title, role=Job"])
def test_a_setting_that_is_none_is_named(said):
    tokens = {"SLACK_BOT_TOKEN": "xoxb-1", "SLACK_APP_TOKEN": "xapp-1"}
    with pytest.raises(BadInput, match="SLACK_PROFILE_FIELDS"):
        read_settings({**tokens, "SLACK_PROFILE_FIELDS": said})
