"""What people write to ask who sees what."""

ENGLISH = """
who sees what i write
can the others see my vote
is this anonymous
can lena read this
do you store it
is that private
does my boss see my reasons
will you tell dana what i said
do people know who voted for what
who has access to my messages
are votes secret
is this just between us
where is the data kept
how long do you keep my messages
does everyone see that i said no
do you share my calendar with the team
can an admin look at this
is my reason shown in the channel
do you read all our chats
will my name appear
do you pass my wishes on to others
is what i tell you here confidential
gdpr??
do you save this chat
can omar find out how i voted
do you listen to the channel
is an ai reading this
what happens with my data
please clarify who may view my responses
is my answer public
if i say im sick, who gets to know
can raj see my availability
does the channel see this or only you
are my messages sent to openai or something
secret ballot?
will they know it was me
which of my stuff is visible
can anyone see what i ruled out
can i tell you something without the rest knowing
do you record what i type
are you spying on us
is it visible that i haven't voted
do you log everything
do the initiators see individual answers
whats shown to the group about me
does mehmet get to read my reasons
hm is this dm monitored by someone
where do my words end up
between you and me, or does it go in the channel
can it be traced back to me
if i veto, does everyone learn it was me
are the ballots confidential
do you hand anything over to hr
i'd rather keep my doctor's visit to myself, does the reason show up anywhere that others could see
what do others get to see of this
how safe is it to be honest here
is my availability visible for the whole company
does it stay with you
which third parties receive my data
does the team find out i ranked it last
who's able to look inside your database
will my message be quoted
retention period?
do you eavesdrop on channels you're in
is it encrypted
do you tell people who blocked the date
is my preference secret till the end
could carla see i opted out
are you training some model on our chats
for whom is the result visible
"""

GERMAN = """
wer sieht was ich schreibe
können die anderen meine stimme sehen
ist das anonym
kann lena das lesen
speicherst du das
bleibt das unter uns
sieht mein chef meine gründe
sagst du dana was ich gesagt hab
weiß man wer wofür gestimmt hat
wer hat zugriff auf meine nachrichten
ist die wahl geheim
wo liegen die daten
wie lange hebst du das auf
sehen alle dass ich nein gesagt hab
teilst du meinen kalender mit dem team
kann ein admin da reinschauen
steht mein grund dann im channel
liest du alle unsere chats mit
taucht mein name auf
gibst du meine wünsche weiter
ist das vertraulich was ich dir hier sage
dsgvo?
wird der chat gespeichert
kriegt omar mit wie ich gewählt hab
hörst du im kanal mit
liest da eine ki mit
was passiert mit meinen daten
bitte um auskunft wer meine angaben einsehen kann
ist meine antwort öffentlich
wenn ich sag dass ich krank bin, wer erfährt das
kann raj sehen wann ich frei bin
sieht das der ganze channel oder nur du
gehen meine nachrichten an openai oder so
wissen die dann dass ich das war
was von mir ist sichtbar
gseht das öpper
sieht wer was ich ausgeschlossen hab
kann ich dir was sagen ohne dass es der rest erfährt
zeichnest du auf was ich tippe
spionierst du uns aus
sieht man dass ich noch nicht gewählt habe
protokollierst du alles
sieht der ersteller die einzelnen antworten
was wird der gruppe über mich gezeigt
bleibt des geheim
darf mehmet meine begründung lesen
kriegt der betriebsrat das zu sehen
wo landet das was ich schreib
sag bitte niemandem dass ich zum vorstellungsgespräch muss, oder steht das irgendwo
lässt sich das auf mich zurückführen
wer ist bei euch datenschutzbeauftragter
sind die stimmzettel vertraulich
sieht lukas wenn ich gegen ihn stimme
den arztbesuch würd ich lieber für mich behalten, taucht der grund irgendwo auf wo andere ihn sehen
gehts nach amerika, das zeug
kann ich hier ehrlich sein
bleibt meine krankheit unter verschluss
bleibt das bei dir
werden die gründe veröffentlicht
erfährt das team dass ichs ganz nach hinten gereiht hab
liest d'chefin mit
wirst du mich zitieren
kann ich anonym dagegen sein
lauschst du in den channels
welche infos gibst du nach außen
sagst du den leuten wer den termin blockiert hat
nachträglich einsehbar wer was gewählt hat?
könnte carla sehen dass ich raus bin
hat die it zugriff auf unsere unterhaltung hier
für wen ist das ergebnis sichtbar
"""
