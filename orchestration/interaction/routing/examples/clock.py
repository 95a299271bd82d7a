"""What people write to ask whose clock times are on."""

ENGLISH = """
is that 3pm my time or yours?
what timezone are these in
CET or UTC?
are the times shown in berlin time
i'm in lisbon, do i need to convert these hours?
whose 10 o'clock is that
the slots: local time or headquarters time?
does 14:00 mean 14:00 for priya in bangalore as well
which clock do you go by
is this EST? asking for the new york folks
do you take summer time into account
times are in gmt right?
when i say "after 9", do you read it in my zone?
pls tell me what time zone you assume for me
kofi's in accra, are his hours shown the same as ours
4pm where?
Please, the hours in the list, they are for which country?
did the clocks going back mess up these times
what's the zone on the options
is thursday 17:00 meant pacific
who's timezone are we using here
so "noon" – noon in london or in madrid?
is it displayed in the organiser's time zone or in each person's
are we talking central european or eastern here
do you know i'm 5 hours behind?
hm 8am, is that already converted for me
tz?
By which local time should I read those options?
are those singapore hours or what
does everyone see the same hour or is it adapted to where they are
the deadline at 18:00 — in what timezone?
um is that indian standard time or german
you have me in which timezone?
deutsche zeit oder utc?
14 uhr MEZ oder was?
zeitzone??
which time zone is that
is that UK time or German time
6pm for whom
Are the hours given in Eastern or Pacific?
is 3 o'clock my local time
gmt or bst
whose 9 am is it
I'm in Sydney, what clock are these slots on
are the times shown in my zone
utc?
do you convert the times for me
is it 10 in Zurich or 10 in London
when you say noon, noon where
Does the time take account of summer time
whats the timezone of this thing
I'm travelling to Toronto; are the times on the list still Vienna time
local time or server time
is that EST
the 14:00 on there, is it central european?
According to which clock are we meeting?
so your 8 is my 8?
does the bot know I'm an hour behind
is 7pm in my time or leo's
which country's time do you use
are those hours already adjusted for daylight saving
pst or est pls
for us in Bangalore are the timings the same as displayed
Is the time you've stated Greenwich Mean Time?
times are whose
do i see new york time or my own
is the poll's deadline in my timezone or the organiser's
what zone are you set to
utc oder ortszeit
18 uhr wessen zeit
steht da new yorker zeit
is that my time or yours
2pm in which timezone?
thse times are CET right?
whose 9 o'clock is that
are you showing me london or berlin time
i'm in austin this week, are the slots in local time
utc or what
does 10:00 mean 10 for me or for the office
which time zone are we talking
3pm eastern or central?
not sure i read it right, 8 am for the US people??
and is that already with daylight saving
quick q from the airport in singapore: the times listed, on what clock are those
in whose timezone do you count
is the deadline at 6 berlin time
wait 4pm indian time or european
what zone are those hours in
Are the proposed times given in the organiser's time zone or in mine?
lol 11pm? pls tell me that's not my time zone
summer time or winter time
when you say noon, whose noon
i moved to lisbon, do you know that i'm an hour off, or are these german times
raj sees 1:30 and i see 9, which one's it on
so the 17:00 is pacific?
do i have to convert or is this in my local time
hmm is this est
the hours in your list, are they ours or tokyo's
by which clock is 14:30
14 uhr in welcher zeitzone?
utc oder deutsche zeit
welche zeitzone gilt hier
whose time zone is this
what time zone do you use
is that my time
utc or local?
3pm for me or for berlin
which timezone is the 10:00 in
is that cet
do you know im in lisbon
my local time or omar's
are these times in eastern
is daylight saving considered
what's that in my time
the hours shown, are those mine
11 where?
do you convert the times for everybody
which clock are you going by
which zone applies to the proposed slots please
gmt?
does raj in india see the same hour
am i seeing this in london time
ehm 4pm in which country
i'm in denver right now, does that change the hours you show me
do you go by my laptop's clock or the server
noon eastern or noon central european?
is 14:00 meant for lisbon or vienna folks
sorry still jetlagged, are those hours already shifted for me
yuki sits in tokyo, what does she see
are we talking pst
quick check, the 9:30 is german time yes
you're showing me hours in what offset
how do you know where i am, time wise
will the hour be right after clocks change on sunday
what's 3pm berlin for me in toronto
am i supposed to add an hour
does everyone get it in their own zone
the slot says 17:00, mine or priya's
which region's hours is this calculated with
bst or utc, the uk folks want to know
i moved to portugal last week, do you still think i'm in germany because the times look one hour off
times are in what zone please
is it 8 in the morning over here or over there
my watch says different, which zone did you take
local to whom
do you take dst into account for the us colleagues, they switch earlier
can you tell me which time standard applies here
"""

GERMAN = """
i travel next week, will you use the zone of my laptop?
in welcher zeitzone sind die zeiten
ist das 15 uhr bei uns oder in london?
nach wessen uhr geht das
muss ich das noch umrechnen, ich sitz in lissabon
rechnest du mit sommerzeit?
gilt die uhrzeit für alle gleich oder je nach ort
Beziehen sich die Uhrzeiten auf die Ortszeit in Berlin?
priya ist in indien, sind das dann ihre oder unsere stunden?
welche zeitzone hast du bei mir hinterlegt
10 uhr wo denn
ist die umstellung auf winterzeit da schon drin
werden mir die termine in meiner ortszeit angezeigt?
sind das ny zeiten
wenn ich 9 uhr schreibe verstehst du das als meine zeit?
18 uhr ende, ist das ortszeit vom organisator oder von mir
nimmst du für die slots CET
Welche Uhr ist hier maßgeblich, die der Zentrale?
are these times in IST
Kindly clarify whether 5:30 is IST or CET
welche zeitzone ist das
ist das deutsche zeit
15 uhr bei mir oder bei euch
Beziehen sich die Uhrzeiten auf MEZ?
nach welcher uhr geht das
bin grad in lissabon, gelten die zeiten für hier oder daheim
sind die zeiten schon auf sommerzeit
In welcher Zeitzone sind die Termine angegeben
rechnest du das für mich um
ist 9 uhr die zeit in london oder in bern
Gilt hier die Zeit des Organisators oder meine eigene
die uhrzeit in der liste, ist das meine lokale
wird die zeitverschiebung nach indien berücksichtigt
welche ortszeit verwendest du
mein handy ist auf türkische zeit, stimmt die uhrzeit trotzdem oder ist das mez
ist das meine uhrzeit oder eure
sind die zeiten in mez
nach wessen uhr ist das 9 uhr
zeigst du mir londoner oder berliner zeit
bin grad in austin, sind das lokale zeiten?
Beziehen sich die Uhrzeiten auf meine Zeitzone?
convertest du die zeiten für mich
ist da die sommerzeit schon drin
12 uhr bei mir oder bei den indern?
muss ich umrechnen oder passt das so
23 uhr?? bitte sag dass das nicht meine zeit ist
die 17 uhr sind ostküste oder was
steh grad in singapur am gate, nach welcher uhr gehen die termine in der liste
raj sieht 13:30 und ich 9 uhr, auf wessen zeit läuft das denn
ist das unsere zeit
gilt die deadline 18 uhr nach berliner zeit
wohn jetzt in lissabon, sind die uhrzeiten trotzdem deutsch?
ist mittag bei euch = mittag bei mir, oder wie sind die zeiten gemeint
wessen zeitzone ist das
welche zeitzone nimmst du
ist das meine zeit
utc oder lokal
15 uhr bei mir oder in berlin
in welcher zeitzone ist das 10 uhr
ist das mez
weißt du dass ich in lissabon bin
meine ortszeit oder die von omar
sind das deutsche zeiten
ist die sommerzeit berücksichtigt
was ist das in meiner zeit
die angezeigten uhrzeiten, sind das meine
11 uhr wo?
rechnest du die zeiten für jeden um
nach welcher uhr gehst du
welche zone gilt für die vorgeschlagenen slots
sieht raj in indien dieselbe stunde
is des wiener zeit
gilt da die schweizer zeit oder was
moment, 16 uhr bei euch oder bei mir in denver
bin auf dienstreise in singapur, was heißt halb vier dann für mich
yuki hockt in tokio, sieht die das in ihrer zeit
wie spät wäre das bei den kollegen in indien
mitteleuropäisch oder was nimmst du da
tickst du nach winterzeit
muss ich da ne stunde draufschlagen
ist das schon meine zeit oder muss ich im kopf rechnen
wie stehts mit der zeitumstellung am sonntag, stimmt die stunde dann noch
ey welche zeit is das
die texaner fragen ob das in ihrer zeit gemeint ist
gilt da pst oder unsere
hab grad gemerkt mein laptop steht noch auf new york, siehst du das und rechnest dann falsch
welche uhr zählt, die vom server?
kannst du mir das in schweizer zeit sagen
is des dann bei mir acht in da fruah
14h lokal bei wem genau
3 uhr nachmittags toronto oder köln
nimmst du die zone aus meinem slack profil
rechnest du das für die amis extra um
gmt+1 oder +2
hast du bei mir die richtige zeitzone drin
san des mei stund oder eahnare
bezieht sich das auf den standort vom büro
"""
