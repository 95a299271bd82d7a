"""What people write to ask who has not answered yet."""

ENGLISH = """
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
