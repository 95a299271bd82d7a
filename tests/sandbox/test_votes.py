"""Letters under the options are votes; where a ballot says more, a dialog takes it."""

import pytest

from tests.fakes.patience import until
from tests.sandbox.serving import actions, workspace


@pytest.fixture
def site(tmp_path):
    with workspace(tmp_path) as site:
        yield site


def at_the_vote(site, rule, names=("ana", "ben")):
    """Open a session among people whom any time suits, up to its vote."""
    people = [site.person(name) for name in names]
    people[0].meet(people=list(names), rule=rule)
    for person in people:
        person.any_time()
    return people, people[0].wait("Three options")


def ballots(site, who="ana"):
    """The ballots as the session has them."""
    (meeting,) = site.server.served.meetings()
    return meeting.round.ballots.get(who, "none")


def letters(person, message):
    now = next(each for each in person.messages() if each["id"] == message["id"])
    return {each["emoji"]: each["by"] for each in now["reactions"]}


def test_of_one_option_the_latest_counts(site):
    (ana, _), options = at_the_vote(site, "plurality")
    ana.react(options, "🇦")
    ana.react(options, "🇧")

    assert letters(ana, options) == {"🇧": ["ana"]}
    assert until(lambda: getattr(ballots(site), "option", "") == "B")


def test_a_letter_taken_back_is_a_vote_taken_back(site):
    (ana, _), options = at_the_vote(site, "plurality")
    ana.react(options, "🇦")
    until(lambda: ballots(site) != "none")
    ana.react(options, "🇦", on=False)

    assert until(lambda: ballots(site) == "none")
    assert letters(ana, options) == {}


def test_approval_takes_several_letters(site):
    (ana, ben), options = at_the_vote(site, "approval")
    ana.react(options, "🇦")
    ana.react(options, "🇨")
    assert until(lambda: getattr(ballots(site), "yes", ()) == ("A", "C"))
    dialog = ana.press("vote", conversation="general")["dialog"]
    held = {each["name"]: each["value"] for each in dialog["fields"]}
    assert held == {"A": "yes", "B": "no", "C": "yes", "_note": "", "_note_seen": "private"}
    assert ana.fill(dialog, A="no", B="if_need_be") == (200, {})

    assert until(lambda: ballots(site).yes == ("C",) and ballots(site).if_need_be == ("B",))
    assert letters(ana, options) == {"🇨": ["ana"]}
    ben.react(options, "🇨")
    assert ana.wait("Decided by vote")


def test_another_emoji_is_only_a_reaction(site):
    (ana, _), options = at_the_vote(site, "plurality")
    ana.react(options, "👍")

    assert letters(ana, options) == {"👍": ["ana"]}
    assert ballots(site) == "none"


def test_who_was_not_asked_is_told_so(site):
    (_, _), options = at_the_vote(site, "plurality")
    leila = site.person("leila")
    before = leila.seq()
    assert leila.react(options, "🇦")[0] == 204

    assert letters(leila, options) == {}
    notice = ("notice", {"text": "Only who is asked here can vote."})
    assert [each for each in leila.events(before) if each[0] == "notice"] == [notice]


def test_a_closed_vote_takes_no_letters(site):
    (ana, ben), options = at_the_vote(site, "plurality")
    for person in (ana, ben):
        person.react(options, "🇦")
    ana.wait("Decided by vote")
    before = ana.seq()
    ana.react(options, "🇧")

    assert ("notice", {"text": "The vote on these options is closed."}) in ana.events(before)
    assert "🇧" not in letters(ana, options)


def test_abstaining_is_having_voted(site):
    (ana, ben), options = at_the_vote(site, "plurality")
    ana.react(options, "🇦")
    ana.press("abstain", conversation="general")
    assert letters(ana, options) == {}
    ben.react(options, "🇧")

    assert "B has the most with 1" in ana.wait("Decided by vote")["text"]


@pytest.mark.parametrize("rule", ["plurality", "borda", "cumulative", "star", "consent", "veto"])
def test_every_form_of_ballot_decides(site, rule):
    people, options = at_the_vote(site, rule)
    for person in people:
        if options["offer"]:
            person.react(options, "🇧")
            continue
        dialog = person.press("vote", conversation="general")["dialog"]
        values = {
            "rank": {"order": ["B", "A", "C"]},
            "points": {"points": {"A": 0, "B": 3, "C": 0}},
            "rate-options": {"A": 1, "B": "5", "C": 0},
            "consent": {"A": "if_need_be", "B": "yes", "C": "object", "_why": "too early"},
            "veto": {"_for": "B", "C": "veto"},
        }[dialog["name"]]
        assert person.fill(dialog, **values) == (200, {})

    assert "Wed 13 Jan" in people[0].wait("Decided by vote")["text"] or "B" in options["text"]
    assert until(lambda: not actions(people[0].find("Three options")))


@pytest.mark.parametrize(
    ("rule", "values", "field"),
    [
        ("borda", {"order": ["A", "A"]}, "order"),
        ("star", {"A": 6}, "A"),
    ],
)
def test_a_ballot_that_does_not_fit_is_answered_in_its_field(site, rule, values, field):
    (ana, _), _ = at_the_vote(site, rule)
    dialog = ana.press("vote", conversation="general")["dialog"]
    status, body = ana.fill(dialog, **values)

    assert (status, list(body["errors"])) == (200, [field])
    assert ballots(site) == "none"


def test_a_reply_under_the_options_is_a_vote(site):
    (ana, ben), options = at_the_vote(site, "ranked")
    ana.reply(options, "B > A, then C")
    ben.reply(options, "the second, then A or C")

    assert "B has the most with 2" in ana.wait("Decided by vote")["text"]


def test_a_reply_that_is_no_vote_is_only_a_reply(site):
    (ana, _), options = at_the_vote(site, "ranked")
    ana.reply(options, "a bit early for me, to be honest")
    until(lambda: ana.find("Three options")["replies"] == 1)

    assert ballots(site) == "none"


def test_a_vote_in_words_lights_its_letter(site):
    (ana, _), options = at_the_vote(site, "plurality")
    ana.react(options, "🇦")
    ana.reply(options, "B was full last week")
    assert letters(ana, options) == {"🇦": ["ana"]}  # chatter: it counts for nothing
    ana.reply(options, "B")

    assert until(lambda: letters(ana, options) == {"🇧": ["ana"]})


def test_a_vote_that_was_told_in_private_lights_no_letter(site):
    (ana, ben), options = at_the_vote(site, "plurality")
    ana.say("B")

    assert until(lambda: getattr(ballots(site), "option", "") == "B")
    assert letters(ben, options) == {}
    ana.react(options, "🇦")
    assert until(lambda: getattr(ballots(site), "option", "") == "A")
    ana.say("C")  # the letter said something else: it goes

    assert until(lambda: letters(ben, options) == {})
    assert getattr(ballots(site), "option", "") == "C"


def test_in_a_secret_session_buttons_take_the_place_of_letters(site):
    people = ana, ben = [site.person(each) for each in ("ana", "ben")]
    ana.meet(people=["ana", "ben"], secret="secret")
    for person in people:
        person.any_time()
    options = ana.wait("Three options")
    assert options["offer"] == []
    before = ana.seq()
    ana.react(options, "🇦")  # all would see it
    assert letters(ana, options) == {}
    assert "notice" in dict(ana.events(before))
    before = ana.seq()
    ana.act(options, "choose", "1/B")
    ben.act(options, "choose", "1/B")

    assert "B has both votes" in ana.wait("Decided by vote")["text"]
    notices = [told["text"] for name, told in ana.events(before) if name == "notice"]
    assert any(each.startswith("Your vote is in: B. Your receipt for it, ") for each in notices)
    leila = site.person("leila")
    assert [own_vote(each, options) for each in (ana, ben, leila)] == ["B", "B", None]


def own_vote(person, options):
    """What somebody is shown of their own vote on the options, None where there is none."""
    (shown,) = [each["vote"] for each in person.messages() if each["id"] == options["id"]]
    return shown and shown["said"].removeprefix("Your vote: ").partition(".")[0]


@pytest.mark.parametrize("secret", ["seen", "secret"])
def test_each_sees_their_own_vote_on_the_options_and_nobody_elses(site, secret):
    people = ana, ben, _jonas = [site.person(each) for each in ("ana", "ben", "jonas")]
    ana.meet(secret=secret, rule="ranked")
    for person in people:
        person.any_time()
    options = ana.wait("Three options")
    before = ana.seq()
    assert ben.fill(ben.act(options, "vote", "1")[1]["dialog"], order=["C", "A", "B"]) == (200, {})

    assert [own_vote(each, options) for each in people] == [None, "C, then A, then B", None]
    assert options["id"] not in [each[1].get("id") for each in ana.events(before)]
    ben.act(options, "abstain", "1")
    assert until(lambda: own_vote(ben, options) == "You abstain")


def test_own_vote_stays_to_be_seen_and_goes_when_it_is_taken_back(site):
    people = ana, _ben = [site.person(each) for each in ("ana", "ben")]
    ana.meet(people=["ana", "ben"])
    for person in people:
        person.any_time()
    options = ana.wait("Three options")
    ana.react(options, "🇧")
    assert own_vote(ana, options) == "B"
    before = ana.seq()
    ana.react(options, "🇧", on=False)
    assert own_vote(ana, options) is None
    assert [each["vote"] for kind, each in ana.events(before) if kind == "message"][-1:] == [None]
    for person in people:
        person.react(options, "🇨")
    ana.wait("Decided by")
    assert own_vote(ana, options) == "C"


def test_letters_stand_in_the_order_of_the_options_once_the_vote_is_over_too(site):
    people = ana, _ben, _jonas = [site.person(each) for each in ("ana", "ben", "jonas")]
    ana.meet(rule="approval")
    for person in people:
        person.any_time()
    options = ana.wait("Three options")
    ana.react(options, "🎉")
    for person, emoji in zip(people, "🇨🇧🇦", strict=True):
        person.react(options, emoji)
    now = until(lambda: _closed(ana, options))

    assert [each["emoji"] for each in now["reactions"]] == ["🇦", "🇧", "🇨", "🎉"]


def _closed(person, options):
    found = [each for each in person.messages() if each["id"] == options["id"]]
    return found[0] if found[0]["offer"] == [] else None


def test_who_opens_the_thread_of_a_secret_session_is_warned_that_all_read_it(site):
    ana = site.person("ana")
    for secret, warned in (("seen", False), ("secret", True)):
        card = ana.meet(subject=f"Roadmap {secret}", secret=secret)
        query = {"as": "ben", "conversation": "general", "thread": card["id"]}
        warning = site.get("/api/messages", **query)[1]["warning"]
        assert ("can read this thread" in str(warning)) is warned
    everything = site.get("/api/messages", **{"as": "ben", "conversation": "general"})[1]
    assert everything["warning"] is None
