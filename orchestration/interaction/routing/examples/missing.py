"""What people write to ask who has not answered yet."""

ENGLISH = """
has kim answered already?
did tom vote yet
have all of them answered by now?
who hasn't answered yet
which people are we waiting for
anyone left to vote?
whose votes are outstanding
names of the slackers please
who still needs to respond
list everyone who hasn't voted
Who did not reply so far?
are we waiting on someone in particular
who's sleeping 😴 and hasn't replied
which of the twelve is outstanding
how many haven't responded, and who
whose answer is lacking
tell me which colleagues have yet to give their times
who do i need to kick to get their vote
who's late with answering
missing votes from?
did everybody except raj answer or are there others pending
who are the remaining ones
is it me you're waiting for or who else hasn't voted
can i see the non-responders
show who is pending
who's the last one not to have answered
lemme guess who hasn't voted
from whom do you still need input
who has been silent till now
Which persons are not answering until now?
the ones who haven't filled it in, who are they
open answers: whose?
who's ghosting the poll
still waiting for whom
who all is yet to vote?
wessen stimme fehlt
ausstehende teilnehmer?
whose answer's missing
who's the holdup
Which of the parents have not replied?
anyone still outstanding
who still needs to answer
name the slackers
how many are still missing
Who is yet to respond, kindly share names
whos left to vote
are there people who didn't answer
is it Joe we're waiting on again
which nurses are still silent
Could I have a list of those who've yet to give their times
who ghosted the poll
has somebody not voted
so who's dragging their feet
who still owes us a reply 🧐
Is Margaret among those who have not answered?
which players didnt reply
what names are still open
nobody from the kitchen crew has replied, right? who else is missing
who are the last three
tell me who's pending
Whom are we still lacking
is anybody else late besides me
how many votes short are we and whose
who's keeping us all waiting
those without an answer are?
who hasnt anwsered yet
lol ok but seriously who's still missing
whose vote are we waiting for
who do we still need
names of the ones who haven't voted?
is it just dave who's not replied or more
which people have not said anything so far
who's left
and who hasn't yet?
we're at 6 of 8, who are the other two
who is dragging their feet
am i the last one or is somebody else open too, who?
who else has to vote
tell me who didn't respond, i'll go to their desk
so whose answer's outstanding
Which participants have yet to reply?
who's blocking us here
hm five votes. from whom is there nothing
missing people?
who's been silent
who are we waiting on
does raj still owe an answer, and who else
who needs a kick in the butt lol
list the non-voters please
before i head off: who has still not given times
who's not in yet
from which of them do we have no answer at all
fehlende?
who hasn't voted yet
who's still missing
who are we waiting for
whose answer is outstanding
which people didnt respond
anyone not answered?
who is holding this up
who do i need to chase
list everyone who hasnt replied to the lunch poll
who's the slowpoke this time
still waiting on whom
names of those who havent picked anything pls
is it just omar that's missing
how many answers are missing and from who
who's being silent
who forgot to vote
missing votes?
which of us still owes an answer
who has yet to respond for design sync
are we only waiting for ines or others as well
non responders?
who didnt bother to answer lol
who is left
tell me who still needs to say when they can
from whom did you not hear anything
who's lagging
could you please list the persons whose replies are pending
who haven't you heard from
who's not done
remaining voters?
show me the ones without a vote
who's blocking the retro date
which folks are we short of
anybody who has not given their times yet?
who do you still need something from
hwo is missing
who ignored you
am i the last one or who else
who's yet to chime in
which teammates still need to vote on the offsite
sry in a call, but who are we waiting for
any stragglers?
which ones do i still have to run after
count says 6 of 8, who are the two
who's slacking
give me the names with no response
whose times for the kickoff do we lack
has everyone in sales replied or is someone absent
so who's the bottleneck
people without an answer so far pls
i'd like to close this before lunch, whose reply is not in yet
anyone yet to weigh in on the venue
whom should i poke in person
which persons have not cast a ballot
who's dragging their feet
still outstanding:?
who of the invited people is mute
did somebody not respond
list the no-shows of this poll
who stands between us and a date
apart from me, who hasn't
who hasn't sent theirs
nobody from design answered or is it just kofi
what names are open
are there people who didn't react to your dm
"""

GERMAN = """
hat lena schon geantwortet?
haben inzwischen alle abgestimmt?
wer hat noch nicht geantwortet?
wer hat noch keine stimme abgegeben
welche antworten stehen noch aus
wer hält den laden auf
Könnten Sie mir sagen, von wem noch eine Rückmeldung fehlt?
zeig mir die die noch nicht abgestimmt haben
von wem brauchst du noch was
fehlen noch leute, und wenn ja welche
wer ist noch offen
liste der säumigen bitte
hat außer raj noch jemand nicht geantwortet?
wer hat sich bislang nicht gemeldet
auf wessen rückmeldung warten wir eigentlich noch
wer drückt sich noch vorm abstimmen
auf wen warten wir eigentlich
Von wem fehlt noch die Antwort?
wer is no offen
wieviele fehlen denn noch
wer hat sich nicht gemeldet bisher
Welche Eltern haben noch nicht geantwortet
wer schläft da noch
sag mir die namen die noch fehlen
hängts wieder am Toni oder an wem
wer muss noch seine zeiten angeben
Könnten Sie mir die ausstehenden Personen nennen
ist noch wer säumig
wer trödelt
wessen stimme fehlt uns noch
fehlt da noch jemand außer der Claudia
ausständig sind wer?
wer von der nachtschicht hat noch nix gsagt
Wer ist mit der Stimmabgabe noch im Rückstand
wer hat noch nich geantwrtet
auf wen warten wir denn
von wem fehlt die stimme
welche zwei sind noch offen, sind ja erst 6 von 8
haha ok aber mal im ernst, wer hat noch nicht abgestimmt
und wer noch nicht?
Wer hat sich bisher nicht gemeldet?
ist das nur dave der noch nicht hat oder mehrere
wer hält hier den betrieb auf
bin ich der letzte oder fehlt noch wer, und wenn ja wer
namen der leute ohne stimme bitte
von welchen kollegen steht die antwort noch aus
wer muss noch
wen brauchen wir noch
sag mir wer nichts gesagt hat, ich geh da vorbei
wer hat's voten verschlafen
bevor ich feierabend mach: wer hat noch keine zeiten genannt
an wem hängts
wer ist denn noch still
wer fehlt noch
wer hat noch nicht abgestimmt
auf wen warten wir
von wem fehlt die antwort
wer trödelt da
wer hat sich noch nicht gemeldet
wen muss ich noch anhauen
fehlt nur noch omar oder auch andere
wer ist noch ausständig
welche leute haben noch nix gesagt
zeig mir die ohne stimme
wer pennt noch
wer hat bei der mittagsumfrage noch nicht mitgemacht
wer muss noch ran
auf wessen antwort wartest du grad
wie viele fehlen und wer
wer hats vergessen
gibts noch leute die nicht geantwortet haben
bin ich der letzte oder wer noch
wer bremst uns aus
bitte um eine liste der ausstehenden rückmeldungen
wär fählt no
wer schweigt noch
fehlende stimmen?
an wem liegts
wer hat seine zeiten noch nicht geschickt
wer hat dir noch nicht geschrieben
wer steht noch aus bei der retro
hängts an ines oder an wem
wer von uns schuldet noch ne antwort
von welchen kollegen brauchst du noch was
wer is noch säumig
wer hat bisher nicht reagiert
namen der fehlenden bitte
wer hat noch keine wahl getroffen
wen hast du noch nicht gehört
sag mal wer da noch aussteht
wer blockiert den termin fürs design sync
wer alles noch nicht?
auf wen wartet ihr eigentlich noch
bin im call, sag kurz auf wen es noch hängt
wer druckst noch rum beim sommerfest
wem muss ich noch hinterherrennen
gib mir die säumigen, ich ruf sie an
wer ist der flaschenhals
fehlt wer aus linz
wessen zeiten fehlen uns fürs kickoff
sind das immer noch dieselben drei die nix sagen, oder wer ists jetzt
hat beim vertrieb jeder geantwortet oder ist da wer offen
wer hat sich bis jetzt gedrückt
welche personen haben ihre stimme nicht abgegeben
ausstehend: wer?
noch offen bei wem?
von lukas und aylin hab ichs, wer sonst noch
hat sich irgendwer nicht gerührt
wer muss noch seinen senf dazugeben
außer mir, wer noch nicht
welche nasen fehlen
wer hängt hinterher
do fehlt doch no wer, wer denn
wer hat auf deine dm nicht reagiert
weil ich dem wirt heute zusagen muss: von wem hast du noch keine antwort
wea hod no ned gschriebn
wer hat den stimmzettel liegen lassen
ausständige personen?
"""
