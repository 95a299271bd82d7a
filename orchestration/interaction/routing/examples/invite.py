"""What people write who want their invite."""

ENGLISH = """
send me the invite
its not in my calendar
do i have to enter it myself
ics please
where's the calendar entry
i didn't get an invitation
can you put it in my google calendar
no invite arrived
got a calendar file?
cant find the event in outlook
does it show up in my calendar automatically
could i have the invite again pls
resend the ics
can you mail me that as an appointment
nothing in my cal for thursday
will you send calendar invites or do we do it by hand
how does it get into my calendar
invite for design sync is missing
add it to my calendar please
is there a file i can import
please forward the calendar invitation to me
the ics won't open, send another
should i block the time myself
lost the invite, once more?
who sends out the calendar thing
outlook shows nothing
did the invitation go out
i need that retro as a calendar entry
do you create the event or me
gimme the .ics
can i get a calendar link
why don't i see the meeting in my agenda
everyone got the invite except me
want it on my phone calendar, how
do invites come by mail
my calendar is empty at 2, shouldn't the sync be there
send the appointment to lena's calendar too
pls pop it in the calendar
can you book it in my cal
download link for the event?
deleted the invite by accident, can you send it again
is the invite coming or what
still no invite in my inbox
apple calendar works with that file?
will it sync to my calendar
did you email the appointment yet
hmm my calendar doesn't know about the kickoff
i need this blocked in outlook, do you do that
the event never reached me
an ics would be nice
whoops i declined the invite in my mail program by mistake, could you issue a new one for me
please issue the calendar entry
does the thing sync with proton calendar
who is going to create the event, you or tim
file for import pls
gcal doesn't show it
where do i download the appointment
how do we get this onto everybody's calendar
i want the date saved to my phone
is there an outlook invite for tuesday or not
send the cal entry to my private mail
no mail with the event so far
nothing on my calendar at 10, is that right?
resend it, the entry vanished
do i need to copy the date over by hand
can i subscribe to your calendar
pls drop the event file in here
my agenda is blank that day although we fixed it
does accepting here also put it in my diary
the attachment is broken, the calendar one
"""

GERMAN = """
schick mir die einladung
steht nicht in meinem kalender
muss ich das selber eintragen
ics bitte
wo ist der kalendereintrag
hab keine einladung bekommen
kannst du mir das in den kalender packen
bei mir ist nix angekommen, keine einladung
gibts ne kalenderdatei
find den termin in outlook nicht
trägt sich das automatisch ein
nochmal die einladung bitte
schick die ics nochmal
kannst du mir das als termin mailen
im kalender hab ich donnerstag nix stehen
verschickst du einladungen oder machen wir das händisch
wie kommt das in meinen kalender
einladung fürs design sync fehlt
bitte in meinen kalender eintragen
gibts was zum importieren
bitte leiten sie mir die termineinladung weiter
die ics geht nicht auf
soll ich mir die zeit selbst blocken
einladung verloren, nochmal?
wer verschickt den kalendertermin
outlook zeigt mir nichts an
ist die einladung schon raus
brauch die retro als kalendereintrag
legst du den termin an oder ich
her mit der ics
krieg ich einen kalenderlink
warum seh ich das meeting nicht im kalender
alle haben die einladung nur ich nicht
i ha kei iladig übercho
chasch mir d iladig schicke
kommt die einladung per mail
mein kalender ist um zwei leer, müsste da nicht was sein
hau mir das mal in den kalender
schickst mir den termin bitte
kann man die datei irgendwo runterladen
hab die einladung ausversehen gelöscht
kommt da noch ne einladung oder wie
immer noch nix im postfach von wegen termin
geht die datei auch am iphone
synct das mit google kalender
hast du den termin schon per mail verschickt
outlook weiß nix von dem jour fixe
blockst du das bei mir im kalender oder muss ich
brauch das als .ics damit ichs meinem chef weiterleiten kann
ne ics wär nett
kommt der eintrag automatisch oder tippt den wer von uns rein
wie landet das bei allen im kalender
i find den termin in mei'm kalender ned
wer stellt den termin ein, du oder tim
einladung ist im spam gelandet und jetzt weg, kannst du die ein zweites mal rausschicken
wo lad ich den eintrag runter
terminserie bitte auch in meinen kalender
gibts für dienstag ne outlook einladung oder nicht
stehts bei dir drin? bei mir nicht, also im kalender
eintrag ist verschwunden, schick neu
wie importier ich das
kann man deinen kalender abonnieren
krieg ich das als kalendereintrag fürs iphone
mein kalender ist an dem tag leer obwohl wirs fixiert haben
hat wer außer mir die outlook einladung erhalten
kommt da was ins outlook automatisch
blocker fehlt
bis jetzt keine mail mit dem termin
link zum speichern im kalender wär fein
mach mir bitte einen blocker rein dafür
"""
