"""What people write who want their invite."""

ENGLISH = """
send me the calendar invite
can i get an ics
where's the calendar link
pls put it in my google calendar
i didn't receive an invitation in outlook, can you send one
need the calendar file
could you email the invite around
an ical would be lovely
please send me a calendar entry for thursday's meeting
is there something i can click to add it to my calendar
invite pls
download link for the appointment?
my calendar shows nothing, can i have the file again
can you push the event to everyone's calendars?
May I ask for an Outlook appointment for it?
add to calendar button?
i'd need the .ics for my phone
hey can u shoot me the cal invite
the invite link is broken, another one please
how about a calendar invitation so i don't forget
can the agreed slot be exported to apple calendar
send invites out
give me the event as a file thx
please to send the calendar invitation also to me
if it isn't in my calendar it doesn't exist, so: invite?
got the time, still lacking the calendar hold
create a calendar event for it, please
resend the ics, i deleted the first
could sophie and i both get the calendar file
i'd like it to land in my agenda, can you provide the link
drop the cal link in the thread
google cal link please 🙏
my assistant needs the invitation in calendar format
einladung pls
can I get the ics
didn't get an invite
put it in my calendar pls
Could you forward me the calendar link for Thursday
is there a file I can import into Outlook
where's the invite
add it to my google cal
I haven't received any invitation in my mailbox yet
ical?
Kindly share the calendar invite once again
mail me the appointment so I can save it
how do I get this into my diary, is there a link for it
resend the invite pls it got lost
can u gimme the cal link
invite me on outlook
need the .ics for my iphone
Please send all of us an appointment for the calendar
my calendar's still empty, no entry for the rehearsal came through
something to click so it lands in my calendar?
do we get a calendar entry for game night
drop the invite here
The invitation file won't open, could I have another one
calendar event please 📅
would you issue the invitations for the 14th
where can I download the calendar file
wheres the save the date link
blank in my cal, send it over
Might I have the entry for Apple Calendar
send out the invites now it's settled
pop an invite in everyone's calendar
i deleted the calendar thing by accident, again pls
export the meeting to calendar
I never got the gcal invitation everyone's talking about
kalendereintrag?
termineinladung pls
can you send me the invite
i need an ics
didnt get a calender entry for thursday
could you put out an invitation for this?
please send the invite to my work mail
got a file i can import into outlook?
calendar pls
invite hasn't arrived yet, can you resend
great that it's decided, now how about a calendar invite for all
is there an appointment i can accept somewhere
can i have it for google calendar
drop the ical here
the link to add it to my calendar is broken, new one please
send everyone the calendar entry
and the invite?
my calendar's still empty, did you forget the invite?
I'd appreciate a calendar file for the meeting on the 12th.
accidentally declined the invite, send it once more
pop it in my calendar
apple calendar user here, got something for me
can we get that as an outlook invitation
gimme the ics file
lol i'll forget it otherwise, calendar invite please
share the event link
i deleted the mail with the appointment, can i get the file again
please mail me the meeting invitation
invite for the 3pm would be great
where can i download the appointment
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
will you generate an ics for the offsite date?
schick mir bitte die kalendereinladung
kann ich die ics haben
wo ist der kalenderlink
trag mir das in den kalender ein
hab keine einladung in outlook bekommen, kommt da noch was?
bitte termin als datei
Könnten Sie mir einen Kalendereintrag zusenden?
gibts das als ical
der link zum kalender geht nicht, nochmal bitte
kannst du für alle eine einladung rausschicken
bräuchte die datei für mein handy, also .ics
mach mal nen outlook termin draus
kalendereinladung fehlt bei mir noch
den fixen termin bitte in google calendar exportieren
ich hätt gern was zum in den kalender klicken
die ics bitte nochmal, hab sie gelöscht
schick doch den invite auch an tom
bitte terminblocker versenden
wo kann ich die kalenderdatei runterladen?
schick mir die kalendereinladung
gibts eine ics datei
trag's mir in den kalender ein
Könnten Sie mir den Kalendereintrag zusenden?
hab keine einladung bekommen, schick nochmal
wo find ich den kalenderlink
einladung bitte an alle
brauch das für outlook
Bitte verschicken Sie die Terminladung als Datei
die ics geht bei mir nicht auf
kann man das in den google kalender importieren, link?
schick ma den termin aufs handy
Wo kann ich die Kalenderdatei herunterladen
bei mir is nix im kalender, kommt da noch a einladung
bitte allen den termin in den kalender legen
Mir fehlt der Eintrag fürs iPhone, gibt es einen Link dafür
einladung ist im spam verschwunden, bitte erneut senden
wann kommt die Outlook-Einladung
will there be an invite or do i type it in myself
schickst du mir die einladung
ich bräuchte ein ics
bei mir ist kein kalendereintrag angekommen
kannst du den termin in outlook reinpacken
termineinladugn bitte an alle
gibts das auch für google kalender?
und die einladung dazu?
hab die einladung aus versehen abgelehnt, bitte nochmal schicken
Bitte senden Sie mir die Kalenderdatei für den 12.
mein kalender ist leer, hast du die einladung vergessen
kommt da noch ne einladung oder soll ich selber eintragen
ics bitte hier rein
den link zum eintragen in den kalender brauch ich noch
mach mir da mal nen kalendereintrag draus
sonst vergess ichs, also bitte invite schicken
kann ich den termin irgendwo als datei runterladen
kalender-link geht nicht, neuer bitte
stell mir den termin bitte in den kalender
mail mit dem termin ist weg, datei nochmal?
kriegen wir eine outlook einladung
blocker im kalender wär super, schick mal die einladung rum
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
