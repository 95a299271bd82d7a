"""Orders that are denied, asked, dated or not read to their end, and those that stand."""

import pytest

from orchestration.interaction.routing import Held, SessionOrder, route, route_command
from tests.interaction.routing.place import about, setting

WHILE_ASKED = """
close it                                                close
could you close it please?                              close
no, close it                                            close
close it, nobody else will answer                       close
don't wait any longer                                   close
nicht länger warten                                     close
schließ das bitte                                       close
don't close it yet                                      close denied
dont close it                                           close denied
never close this                                        close denied
do not go ahead yet                                     close denied
don't propose anything yet                              close denied
noch nicht schließen                                    close denied
schließ noch nicht                                      close denied
mach noch nicht zu                                      close denied
can u close it at 5?                                    close time
please close this at 17:00                              close time
let's close it tomorrow                                 close time
schließ am freitag um 12                                close time
end it when all have answered                           close condition
close it as soon as dana has answered                   close condition
schließ es, wenn alle geantwortet haben                 close condition
I don't want to end the vote before Thursday            close denied
I don't want to close this before Monday                close denied
I'd rather not close it before Dana has answered        close denied
don't close it before Thursday                          close denied
bitte nicht vor Donnerstag schließen                    close denied
ich will die Abstimmung nicht vor Freitag beenden       close denied
bitte noch nicht zumachen, Jana fehlt noch              close denied
please close the window                                 close unread
someone close the door                                  close unread
close the deal                                          close unread
remind them                                             remind
remind those who haven't answered                       remind
remind everyone who has not voted                       remind
erinnere alle, die noch nicht geantwortet haben         remind
remind them to vote                                     remind
remind them now                                         remind
please don't remind them                                remind denied
no need to remind them                                  remind denied
bitte niemanden erinnern                                remind denied
erinner die anderen nicht                               remind denied
keine erinnerungen mehr bitte                           remind denied
stop the reminders                                      remind denied
remind them tomorrow morning                            remind time
ping them in an hour                                    remind time
erinnere sie morgen                                     remind time
remind omar later                                       remind time
remind them if they forget                              remind condition
remind everybody about the retro                        remind unread
give them until monday                                  extend
don't extend it                                         extend denied
verlänger noch nicht                                    extend denied
extend it if dana is missing                            extend condition
don't add @dana                                         add denied
nicht absagen!                                          cancel denied
don't cancel it                                         cancel denied
wir müssen das leider absagen                           cancel
we need to cancel :(                                    cancel
kick out @dana                                          remove
"""
ASKED = """
did you close it already?                               question status
should we close?                                        question status
should I close it now or wait?                          question status
shall I end the vote?                                   question status
should we wait?                                         question status
soll ich noch warten oder zumachen?                     question status
soll ich schon schließen?                               question status
we can close this right?                                question status
sollen wir schließen?                                   question status
schließen wir das?                                      question status
beenden?                                                question status
is it closed yet?                                       question status
did you remind them?                                    question reminded
have you reminded them?                                 question reminded
hast du sie erinnert?                                   question reminded
should we remind them?                                  question missing
should we extend?                                       question status
did you cancel it?                                      question status
the reminders are annoying                             question quiet
i close the shop at 5                                   unknown
should I close my laptop?                               unknown
I don't want to meet before Thursday                    wish
we close at 5, so not before Thursday                   wish
ich will nicht vor Donnerstag                           wish
propose monday                                          unknown
"""


def rows(table):
    return [line.rsplit("  ", 1) for line in table.strip().splitlines()]


@pytest.mark.parametrize(("said", "meant"), rows(WHILE_ASKED))
def test_an_order_is_held_by_what_else_is_said_of_it(said, meant):
    [order] = route(said.strip(), setting("dm", "intake"))
    assert isinstance(order, SessionOrder)
    assert " ".join(filter(None, (order.does, order.held))) == meant.strip()


@pytest.mark.parametrize(("said", "meant"), rows(ASKED))
def test_a_question_about_an_order_is_none(said, meant):
    assert about(said.strip(), setting("dm", "intake")) == [meant.strip()]


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("close", None),
        ("close not yet", Held.DENIED),
        ("close at 17:00", Held.TIME),
        ("remind tomorrow", Held.TIME),
        ("remind @omar", None),
        ("extend until friday", None),
    ],
)
def test_what_follows_a_command_holds_it_too(said, held):
    [order] = route_command(said, setting("dm", "intake"))
    assert order.held is held


@pytest.mark.parametrize(
    "said",
    [
        "find another time",
        "can you find another time?",
        "we need another slot",
        "need a new time for Roadmap",
        "finde einen anderen Termin",
    ],
)
@pytest.mark.parametrize("where", ["dm", "channel", "thread"])
def test_another_time_for_what_was_decided_moves_it(said, where):
    assert about(said, setting(where, "decided")) == ["order move"]


@pytest.mark.parametrize("said", ["start the vote", "let's vote", "starte die Abstimmung"])
def test_a_vote_that_is_open_is_not_started(said):
    assert about(said, setting("dm", "vote")) == ["question status"]
    assert about(said, setting("dm", "intake")) == ["order close"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("scrap what I said before, Thursdays are fine after all", "wish"),
        ("scrap what I said about Thursday", "wish"),
        ("cancel what I said about Monday", "wish"),
        ("scrap that, Thursdays work", "wish"),
        ("drop that, Friday is fine", "wish"),
        ("vergiss was ich zu Montag gesagt habe", "wish"),
        ("streich das, Montag geht doch", "wish"),
        ("scrap that", "question undo"),
        ("forget my last message", "question undo"),
        ("scrap my last answer", "question undo"),
        ("vergiss meine letzte Nachricht", "question undo"),
        ("delete everything I said", "question forget"),
        ("scrap it", "order cancel"),
        ("scrap that meeting", "order cancel"),
        ("scrap the meeting", "order cancel"),
        ("forget it", "order cancel"),
    ],
)
def test_who_takes_their_own_words_back_calls_nothing_off(said, meant):
    assert about(said, setting("dm", "intake")) == [meant]


@pytest.mark.parametrize(
    ("said", "asks"), [("scrap what I said about Thursday", "about_me"), ("scrap that", "undo")]
)
def test_nor_once_it_is_decided(said, asks):
    assert about(said, setting("dm", "decided")) == [f"question {asks}"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("would it be possible to change it to an hour?", "order move"),
        ("could we make it an hour?", "order move"),
        ("is it possible to make it 30 minutes?", "order move"),
        ("doch lieber ne Stunde statt 45 min", "order move"),
        ("doch lieber 30 Minuten statt 45", "order move"),
        ("30 minutes instead of 45 please", "order move"),
        ("I'd need 15 minutes of break instead of 5", "wish"),
        ("Friday for an hour instead of Monday", "order move"),
        ("I can move my dentist on Monday by an hour", "wish"),
    ],
)
def test_how_long_it_is_to_be_is_no_wish_of_who_asks(said, meant):
    assert about(said, setting("dm", "intake")) == [meant]
