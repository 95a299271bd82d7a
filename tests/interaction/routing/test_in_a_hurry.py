"""What people write in a hurry: a wish is no order, and an absence no small talk."""

from dataclasses import replace
from datetime import date

import pytest

from adapters.files.where_said import setting_of
from orchestration.interaction.routing import Where
from tests.interaction.routing.place import NOW, about, brief, setting

DAYS = (date(2027, 1, 11), date(2027, 1, 22))
"""Where nothing tells what kind of session it is, nor on which day."""

ANY_KIND = """
dm intake wish | id rather keep it at 30 min, an hour is a lot
dm intake wish | ne halbe stunde würde doch reichen, oder
dm intake order/move | half an hour is enough
dm intake wish | ach nee, dienstag doch nicht
dm intake wish | physio on the 13th at 4, back around 5
dm intake wish | i'm off sick on thursday
dm intake wish order/remind | i can only do tue. and pls nudge max
dm intake wish order/add | thursday works for me and please add nina
dm intake wish question/guide | afternoons only. do i have to do anything else?
dm intake standing | remember pls that i never work on wednesdays
dm intake order/close | close it now please
dm intake question/about_me | link to my page
dm intake question/about_me | link zu meiner seite bitte
dm intake wish | kita macht erst um halb neun auf, also bitte nichts vor 9
dm intake wish | die schule macht am freitag um 12 zu, danach geht nix
dm intake order/move | macht es am mittwoch
dm vote order/close | bitte macht die abstimmung zu
dm intake social social | alles klar, ich frag mal meinen chef
thread intake unknown | i can't, school run
thread vote unknown | i can't, school run
thread intake unknown | kann nicht, kita
thread intake wish | i can't before noon, school run
dm intake wish | sorry meant thu am
dm intake wish | and wed am too actually
dm intake wish | mittwoch is bad for me
dm intake wish | und noch was: kein freitag
dm intake question/changeable | kann ich das auch morgen noch sagen?
dm intake question/changeable | can i answer on monday?
dm intake wish | geht auch erst morgen?
dm intake question/missing | one last thing, who is missing?
dm intake wish | di is gut but not before 10
dm vote vote | A but only if we finish by 5
dm vote vote | B aber nur wenn wir um 3 fertig sind
channel vote order/close | wrap up the vote now please, i'm starving
thread vote vote | 2nd pls
thread vote vote | the tuesday one works best for me
thread vote social | voted already this morning
dm intake question/status | details please
dm intake question/status | more info?
dm vote question/status | details
dm vote question/status | einzelheiten bitte
dm intake question/forget | delete my details
thread vote question/status | when's this closing?
thread vote question/status | when are we closing this
thread vote question/status | time left?
thread vote question/status | wann ist hier schluss?
thread vote question/status | wann macht ihr hier zu?
thread vote question/votes | did pizza get any votes?
thread vote question/votes | has anyone voted for sushi?
thread vote question/votes | how many for ramen so far
thread vote question/votes | hat pizza schon stimmen?
thread vote question/votes | wieviele stimmen hat ramen?
thread vote came_up | im out today, skip me
thread vote came_up | bin heut nicht da, ohne mich
thread vote came_up | bin heute krank, überspringt mich
thread vote came_up | can't today, go ahead without me
thread vote order/cancel | nvm, call it off
thread vote order/cancel | nvm cancel this
thread vote order/cancel | ach lass, blas es ab
thread vote social | hab schon abgestimmt
thread vote vote | i voted for B already
thread intake social wish | moin! di oder fr, beides ok
dm decided came_up | daughter's sick, i'm out for tuesday
dm decided came_up | baby krank, bin am dienstag raus
dm decided came_up | my train is cancelled so i'll miss it
dm decided order/cancel | the meeting is cancelled
thread decided came_up | got a client call at that time now
thread decided question/when | sorry, which day did we end up with?
thread decided social | good meeting on tuesday!
thread decided social | war echt ne gute runde gestern
thread decided social social | super, bis mittwoch dann
dm decided standing | remember i'm vegan for next time
dm none standing | please always leave me a lunch break between 12 and 1
dm none unknown | can you book me a flight
channel none open/choice | poll the team please, is a later start ok for everyone?
"""
OF_WORDS = """
dm wish | i could really go for dumplings
dm wish | hätte riesig lust auf nudeln
dm wish | want somewhere calm so we can talk
dm wish | lactose intolerant, so pizza is tricky for me
dm wish | changed my mind, tacos are fine too
dm wish | my budget is around 10 euros
dm wish | irgendwas leichtes bitte
dm wish | nix scharfes bitte, hab magen
dm wish | gluten free would be great
dm wish question/guide | veggie food is a must. how does this work?
thread wish | somewhere dry, it's pouring
thread wish | please not the kebab place again
dm wish | feels like a soup kind of day to me
dm wish | hab keine lust weit zu fahren
dm wish | off travelling till wed so afternoons please
dm unknown | no idea
dm unknown | the wifi is down again
thread unknown | no way lol
thread unknown | kein wunder
thread social | not again
thread unknown | something smells in the kitchen
thread unknown | should be fine
thread unknown | my budget meeting just got moved
thread unknown | der drucker geht auch nicht
"""


def rows(table, parts):
    """Return what stands before each sentence, and what it says."""
    lines = [line.split(" | ", 1) for line in table.strip().splitlines()]
    return [(*head.split(None, parts), said) for head, said in lines]


def read(expected):
    return [each.replace("/", " ") for each in expected.split()]


@pytest.mark.parametrize(("where", "stage", "expected", "said"), rows(ANY_KIND, 2))
def test_what_is_said_in_a_hurry(where, stage, expected, said):
    assert about(said, setting_of(Where(where), stage, NOW, days=DAYS)) == read(expected)


@pytest.mark.parametrize(("where", "expected", "said"), rows(OF_WORDS, 1))
def test_what_options_are_to_be_like_is_a_wish_where_they_may_be_no_times(where, expected, said):
    choice = setting(where, sessions=(replace(brief("intake"), kind="choice"),))
    assert about(said, choice) == read(expected)
    assert about(said, setting_of(Where(where), "intake", NOW, days=DAYS)) == read(expected)


@pytest.mark.parametrize("said", ["something with a terrace please", "not sushi again"])
def test_under_a_meeting_nothing_is_wished_of_options_in_words(said):
    assert about(said, setting("thread", "intake")) == ["unknown"]
