"""What people write to ask who sees what."""

ENGLISH = """
who can see my answer
is this private
do the others see what i write you
is the vote anonymous
can my boss read this
who has access to what i tell you
does it show my name
if i tell you a reason, who gets to read it
is what i say here visible in the channel
can the organiser see the individual answers
do you share my messages with anyone
who sees what i put in?
are my times shown to everyone
Is it visible for all which option I have taken?
is this dm really just between you and me
does the team learn who vetoed
can admins read our conversation
who gets shown my constraints
what do you show the others about me
is it open or secret ballot
how public is this
do my colleagues get to know my preferences
does anyone besides you read these messages
before i answer: is it confidential?
can hr look into this
are you gonna rat me out if i say no 😅
who are the people that may view my vote
is my allergy info shown to everybody
does the reason stay with you or is it passed on
steht da mein name dabei
werden meine zeiten allen angezeigt
wem wird meine stimme angezeigt
can the others see what i tell you here
who gets to read this
is my vote secret
does my boss see my answers
who sees my availability
are the votes public or hidden
where does my info go
Would the other parents be able to read my reply?
is this chat private between us two
does everyone know who voted for what
can the organiser look at my reasons
Kindly clarify who has access to the answers given in private
if I tell you I've got a medical appointment does that show up anywhere
is anyone else reading along here
how confidential is this
do my messages end up in the channel
can people see I voted no
lowkey worried, who can see this
Are our names shown next to our votes
do you share my stuff with others
what do the rest get to see of my answers
so does the whole club see it if i say no to Greg's idea
is what I say in DM posted publicly
Does the head nurse have sight of individual votes?
who besides you can read it
do admins see my dm with you
Are my dietary details passed on to anybody
is it visible to everyone when I can't make it
what happens with what I type here, who's it shown to
My calendar stays hidden from the others, doesn't it?
can anyone tell how i voted
is des anonym
steht da dann mein Name dabei
Werden meine privaten Nachrichten an Dritte weitergegeben
who can see this
does my boss read what i tell you
are the votes anonymous
who sees my answer
do the others get to see my times
is what i write here visible to all
can people see who voted what
if i tell you why i can't, who gets to know
before i answer: does anyone else read this
are my reasons shared with the group
not sure i want to say this here, who reads along
does the organiser see my private answers
can hr see that
so nobody else sees this dm?
is it secret how i vote
what of this goes public
Who has access to the information I enter here?
do you pass on what i say
can anna see what i told you about her lol
what do the others see of me
is the admin able to read this chat
does the client see our votes too?
and my manager, can she see that
are you snitching on us, who gets our answers
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
will people know i voted against it
will dana find out that i can't because of therapy
will you tell the group my reason
will it appear in the thread when i reply here
wer sieht meine antwort
ist das privat
können die anderen lesen was ich dir schreibe
ist die wahl anonym
sieht mein chef das
erfährt jemand wie ich abgestimmt habe
wer hat zugriff auf das was ich dir sage
sind die stimmen geheim
Ist meine Angabe für alle Teilnehmer einsehbar?
landet das im kanal wenn ich dir hier antworte
sagst du den anderen meinen grund?
liest hier noch jemand mit
sieht der organisator die einzelnen antworten
ist das vertraulich hier oder öffentlich
kann die personalabteilung da reinschauen
verpetzt du mich wenn ich nein sage
will you tell Carla what i wrote
will they find out it was me who vetoed
wer kann das lesen was ich hier schreibe
ist die abstimmung geheim
Sehen die anderen Eltern meine Antwort?
erfährt mein chef was ich dir sag
bleibt das unter uns oder sehn das alle
Wer hat Einsicht in meine Angaben?
kann der veranstalter meine gründe sehen
wird meine stimme öffentlich angezeigt
liest hier noch wer mit
wem zeigst du meine zeiten
sieht man wer für was gestimmt hat
checkt der trainer dass ich abgsagt hab, sieht er das?
landet das im kanal was ich dir privat schreib
wie vertraulich ist das ganze
Darf die Stationsleitung unsere einzelnen Stimmen einsehen
kriegen die mit dass ich dagegen war
was sehen die anderen von mir
will this show up in the chanel
will my name be next to my vote
you won't post this in the thread will you
who will know that i said no
wer kann das sehen
ist das hier privat?
liest mein chef mit
sind die stimmen anonym
taucht das im channel auf was ich hier schreibe
shen die anderen meine zeiten
sieht man wer was gewählt hat
bevor ich antworte: liest das sonst noch jemand
erfährt die gruppe meine gründe
gibst du weiter was ich dir sage?
kann hr das einsehen
wie vertraulich ist das
Wer hat Zugriff auf meine Angaben?
steht mein name neben der stimme
weiß dann jeder dass ich dagegen war
und meine chefin, kriegt die das mit?
ist das geheim wie ich abstimme
du postest das jetzt aber nicht im thread, oder?
bekommt der organisator meine privaten antworten zu lesen
petzt du eigentlich, wer kriegt unsere antworten
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
