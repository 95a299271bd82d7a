"""What people write to ask whose clock times are on."""

ENGLISH = """
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
