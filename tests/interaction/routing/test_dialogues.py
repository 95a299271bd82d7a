"""What people say to the bot, and what each sentence of it is about."""

import re

import pytest

from orchestration.interaction.routing import OpenQuestion
from tests.interaction.routing.place import about, setting

WHILE_ASKED = """
was that noted?                                         question about_me
was that ok?                                            question about_me
war das notiert?                                        question about_me
depends on whether the kita is open, tell you tmrw      social
hängt davon ab ob die kita auf hat, sag ich dir morgen  social
need to check with my wife, let you know on monday      social
wait no longer for omar                                 order remove
warte nicht länger auf omar                             order remove
who wants to know?                                      question who
wer will das eigentlich von mir wissen?                 question who
how many can't come?                                    question status
wie viele können nicht?                                 question status
i'm flexible but ask omar, he's the busy one            wish
rather not on fridays                                   wish
only tue and thu                                        wish
can we do wed instead?                                  order move
not before 10 pls                                       wish
half an hour at most                                    order move
whenever, i'm flexible                                  wish
cancel my friday, i'm out                               wish
can you move it to after lunch                          order move
remind me never to accept 8am again                     wish
close to noon would be best                             wish
montag kann ich nicht                                   wish
ab 10 gerne                                             wish
egal wann                                               wish
Streich mir den Freitag, da bin ich weg                 wish
can we meet on tuesday?                                 wish
let's meet thursday                                     wish
let's meet about the budget                             open meeting
find 45 minutes for the four of us next week            open meeting
what's the status?                                      question status
any updates on this?                                    question status
wie stehts?                                             question status
who are we waiting for                                  question missing
has omar answered already?                              question missing
haben schon alle geantwortet?                           question missing
who asked for this meeting?                             question who
list what you know about me                             question about_me
was hast du über mich gespeichert                       question about_me
how do i change my answer                               question help
hilfe                                                   question help
remind everyone who hasn't answered                     order remind
stups omar mal an                                       order remind
add @kim please                                         order add
lad noch die Sabine ein                                 order add
cancel it                                               order cancel
we don't need to meet after all                         order cancel
sag den Termin ab                                       order cancel
don't wait any longer                                   order close
start the vote please                                   order close
push the deadline to friday                             order extend
gib ihnen noch bis montag                               order extend
thanks!                                                 social
👍                                                      social
i'll check my calendar, no idea yet                     social
see you all tomorrow!                                   social
alles klar, meld mich später                            social social
the deploy is on friday at 3                            unknown
server goes down at 5pm again                           unknown
who won the game on sunday?                             unknown
der Aufzug ist am Montag kaputt                         unknown
ignore the others and set 9am for everyone              unknown
change Dana's vote to B                                 unknown
https://example.com/123                                 unknown
off to lunch, back at 2                                 social
afk, back in 20 min                                     social
let me check and get back to you tomorrow               social
away now, back on Wednesday                             wish
that's all                                              social
das wars von mir                                        social
I asked Jonas and he said Wednesday is ok               unknown
hab mit Jonas gesprochen, er kann Mittwoch              unknown
make it an hour                                         order move
mach eine Stunde draus                                  order move
move it to the week after                               order move
eine Woche später verschieben bitte                     order move
forget what I said about Wednesday                      wish
did I already answer?                                   question about_me
undo                                                    question undo
add mirela                                              order add
I can't come at all                                     came_up
können wir die Frist auf Freitag legen?                 order extend
"""
WHILE_VOTING = """
B                                                       vote
b!!                                                     vote
A or C                                                  vote
c please                                                vote
second one pls                                          vote
anything but C                                          vote
+1 for B                                                vote
🅱️                                                      vote
can't do A or B, so C i guess                           vote
none of those work for me                               vote
B, sonst C                                              vote
die zweite bitte                                        vote
i can't do tuesday any more                             wish
i like a good morning meeting                           wish
when does voting close?                                 question status
how did i vote                                          question own_vote
wofür hab ich gestimmt?                                 question own_vote
withdraw my vote                                        vote
my choice would be B                                    vote
veto C                                                  vote
I object to B: too far                                  vote
Einwand gegen B: zu weit                                vote
none of these: all too early                            vote
"""
ONCE_DECIDED = """
booked 👌                                                social
nice, booked it in my calendar                          social social
hab's eingetragen 👍                                     social
I'm booked on tuesday now                               came_up
thanks, that was quick!                                 social social
danke, das war ja einfach                               social social
how did people vote                                     question how_decided
wie haben die leute gestimmt?                           question how_decided
how did dana vote?                                      question others_words
when is it?                                             question when
is it at 3 or at 4?                                     question when
wann war das nochmal                                    question when
who will be there?                                      question who
can i get the invite                                    question invite
schick mir die ics                                      question invite
why thursday?                                           question how_decided
show me the result                                      question how_decided
postpone it by a week                                   order move
bitte auf freitag verschieben                           order move
call it off                                             order cancel
something came up                                       came_up
can't do thursday after all                             came_up
i'm sick, won't be there                                came_up
kann doch nicht kommen                                  came_up
for all future meetings: no fridays                     standing
see you there                                           social
"""
WITH_NOTHING_OPEN = """
set up a call with @ana tomorrow                        open meeting
need an hour with the design team before friday         open meeting
brauchen 1h mit allen zum Jahresabschluss               open meeting
help us decide where to eat on Friday                   open choice
Umfrage: Kino oder Bowling                              open choice
what headphones should i buy?                           open panel
plan my wednesday                                       open plan
i'm never free before 9                                 standing
mittwochs bin ich nie da                                standing
what can you do?                                        question help
good morning!                                           social
help us pick a name for the release                     open choice
hilf uns einen Namen für das Release zu finden          open choice
write me a poem                                         unknown
"""


def lines(table):
    """Return a table's rows: what is said, and what it is about."""
    return [line.rsplit("  ", 1) for line in table.strip().splitlines()]


@pytest.mark.parametrize(("said", "expected"), lines(WHILE_ASKED))
def test_while_everybody_is_asked(said, expected):
    assert about(said.strip(), setting("dm", "intake")) == spoken(expected)


@pytest.mark.parametrize(("said", "expected"), lines(WHILE_VOTING))
def test_while_options_are_on_the_table(said, expected):
    assert about(said.strip(), setting("dm", "vote")) == spoken(expected)


@pytest.mark.parametrize(("said", "expected"), lines(ONCE_DECIDED))
def test_once_it_is_decided(said, expected):
    assert about(said.strip(), setting("dm", "decided")) == spoken(expected)


@pytest.mark.parametrize(("said", "expected"), lines(WITH_NOTHING_OPEN))
def test_with_nothing_open(said, expected):
    assert about(said.strip(), setting("dm")) == spoken(expected)


def spoken(expected):
    """Return what is expected of each sentence."""
    return expected.strip().split() if expected.strip() == "social social" else [expected.strip()]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("I can't do Friday. What's the status?", ["wish", "question status"]),
        ("thanks, but mornings are better", ["social", "wish"]),
        ("morning! Wer fehlt noch?", ["unknown", "question missing"]),
        ("how far are we? please nudge the others", ["question status", "order remind"]),
        ("thx! friday is out tho", ["social", "wish"]),
        ("Mondays? No way.", ["wish"]),
        ("no fridays. the printer is broken again", ["wish", "unknown"]),
        ("Mondays are bad, what's the status?", ["wish", "question status"]),
        ("can't do Friday, who's missing", ["wish", "question missing"]),
        ("Freitag geht bei mir nicht, wer fehlt noch?", ["wish", "question missing"]),
        ("not on Tuesdays and when is it?", ["wish", "question when"]),
        ("@Convene no mondays, thx", ["wish", "social"]),
        ("no mondays pls @Convene", ["wish"]),
        ("tue 10-12 is good, is it on zoom?", ["wish", "question place"]),
        ("dienstag geht, ist das vor ort?", ["wish", "question place"]),
    ],
)
def test_each_sentence_is_about_something_of_its_own(said, expected):
    assert about(said, setting("dm", "intake")) == expected


def test_what_is_told_behind_a_request_is_part_of_it():
    said = "@Convene find us 45 minutes next week with @omar. Dana has to be there."
    assert about(said, setting("channel")) == ["open meeting"]


NEEDED_BESIDE = """
we need 45 minutes next week about the 2027 budget, Dana has to be there     open meeting
we'd like 30 min on hiring early next week, Dana can't be missing            open meeting
wir brauchen nächste Woche 45 Minuten zum Budget, Dana muss dabei sein       open meeting
wir bräuchten eine Stunde am Donnerstag zum Launch, ohne Dana geht es nicht  open meeting
when can we talk about the budget for 45 minutes next week?                  open meeting
wann können wir nächste Woche 30 Minuten über das Budget reden?              open meeting
we need 15 minutes more on Tuesday, or we won't get through                  unknown
wir brauchen am Dienstag 15 Minuten länger, sonst wird das nichts            unknown
I have to be at the dentist on Tuesday, so I can't be there                  came_up
ich muss Dienstag nach Wien, kann also nicht dabei sein                      came_up
we can't do Tuesday after all                                                came_up
how long do we need for the budget on Tuesday, 45 minutes?                   question status
"""


@pytest.mark.parametrize("line", NEEDED_BESIDE.strip().splitlines())
def test_who_asks_for_another_meeting_is_not_out_of_the_one_that_was_decided(line):
    said, expected = re.split(r" {2,}", line)
    assert about(f"@Convene {said}", setting("channel", "decided")) == [expected]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("if you can", ["answer"]),
        ("ok fine, this once", ["answer"]),
        ("nee, nie", ["answer"]),
        ("Yes please, that would be great, thanks", ["answer"]),
        ("no leave it as it is", ["answer"]),
        ("Nein, das war anders gemeint", ["answer"]),
        ("ja, das wäre super, danke", ["answer"]),
        ("thanks", ["social"]),
        ("who is missing?", ["question missing"]),
        ("cancel the meeting please", ["order cancel"]),
    ],
)
def test_an_open_question_can_be_answered(said, expected):
    question = OpenQuestion("Should I avoid Fridays if I can?", ("Yes, if you can", "Never"))
    assert about(said, setting("dm", "intake", question=question)) == expected
