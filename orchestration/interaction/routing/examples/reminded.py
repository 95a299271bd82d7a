"""What people write to ask who was reminded."""

ENGLISH = """
who did you remind
have reminders gone out
did you nudge raj already
has everyone been reminded
when was the last reminder sent
did omar get a ping
how many times have you reminded dana
who got a nudge today
did the reminder reach the design folks
have you chased the missing ones yet
was tom reminded or not
were reminders sent this morning
did you already follow up with priya
whom have you poked so far
reminder sent?
Have you already sent the reminder to all persons?
is lena aware, as in did you ping her again
did the second reminder go out
list of people you've nudged please
did you actually write to mehmet again or just say so
have the non-voters been contacted a second time
when did you last bug kofi about it
are you sure you reminded sophie? she says she got nothing
any nudges sent since yesterday
did ines receive your reminder
to whom went the reminder
has a follow-up been delivered to the late ones
did you remind them, or do i have to
so which people were prodded
has the team been pinged about the deadline yet
have you been on raj's case already
was there a reminder at all
pls confirm that the reminders went out
how often did you poke the others
wurde dana nochmal angeschrieben
did you already nudge the others
who got a reminder
was Tomasz reminded
How many times have you pinged the parents so far
when did you last chase people
have you poked anyone about this yet
Did the stragglers get a reminder yesterday?
so who was nudged this morning
were the non-voters told again
has a reminder been sent to Mrs Lindqvist
did u remind the goalie
Kindly confirm whether the reminder mail has been sent to all
is there going to be a reminder or did it already go out
list of people u chased pls
I wonder if anyone's been prompted at all
who have you been pestering lol
did my team get the second reminder
were all the nurses reminded or only nights
Has Dinesh been followed up with
how often was Ella reminded
have the late ones been given a prod
did everyone get a nudge or just me
when was the last reminder
which people did you write to again about voting
any reminders fired so far
was a reminder sent last night
i assume you've chased the volunteers already?
Could you tell me whether Arthur has had his reminder
did you send the follow up ping on tuesday
reminder status?
who's been reminded and who hasn't
I'd like to check that the committee was in fact reminded
is scho a Erinnerung rausgangen
hast scho wen angeschubst
wieviele Erinnerungen gingen raus bisher
have remidners gone out yet
when did you last ping dave
did raj get your reminder
was anyone reminded today
how often have you nudged tom so far
who did you poke
did the reminder go out to all or only some
you reminded lena, right?
have you already chased the others
did you write to anna again
any reminders sent?
were the ones missing reminded at all
did you really ask him twice lol
who's been pinged
has sales been reminded
before i walk over to mike: did he get a nudge from you
i didn't see a reminder, did you send one
Have the outstanding participants been reminded?
and kim, was she reminded too
did you poke the slackers like i asked
to whom did you send it, the reminder
has anybody been chased since yesterday
so you've told the rest again?
reminder out?
did the nudge reach the new guy
how many reminders did people get
have you followed up with the two stragglers
erinnerung raus?
did you remind them
when do the reminders go out
have you nudged the others already
how often do you remind people
did omar get a reminder
when was the last ping sent
do you poke them automatically
are you going to remind everyone before the deadline
has anyone been reminded yet
when's the next reminder
will the slow ones get pinged
did the nudge go out this morning
do people get a reminder or do i have to chase them
how many times did you ask ines
were the missing people notified
did you write to raj about it again
at what time do you send reminders
does everybody get reminded or only those who didn't vote
have reminders been dispatched
you did ping them, right?
have you bugged mehmet yet
is a reminder planned for tonight
do you ping again on your own
how many nudges do they get before the end
was sales told a second time
when'd you last write to carla
are the stragglers being chased by you
did tim see your reminder
is there an automatic follow up
so you've poked them, when
reminders sent?
will sophie hear from you again before noon
do you remind on weekends
has priya been asked more than once
what's your reminder schedule
was a notice sent out to all
you're reminding people, aren't you
at which point do you remind folks
did anyone get a ping this week about the venue
once or twice, how often did you nudge hannes
have you already followed up with the missing ones
do i have to tell you to remind or do you do it by default
please confirm that the reminder was delivered
does the last call go to everyone
"""

GERMAN = """
wen hast du erinnert
sind die erinnerungen schon raus
hast du raj schon angestupst
wann ging der letzte reminder raus
hat omar einen ping bekommen
sind alle erinnert worden?
Wurden die Erinnerungen bereits verschickt?
wie oft hast du tom schon erinnert
wer hat heute ne erinnerung gekriegt
hast du bei priya schon nachgehakt
reminder schon verschickt?
ging die erinnerung auch an das designteam
lena sagt sie hat nix bekommen, hast du sie wirklich erinnert
an wen ging die zweite erinnerung
hast du denen die fehlen schon bescheid gesagt
gabs überhaupt eine erinnerung
wurde mehmet gestern noch gemahnt
welche leute hast du bereits nachgefasst
hast du die anderen erinnert oder muss ich das machen
hast du die anderen schon erinnert
wer wurde erinnert
Wurden die Eltern bereits angemahnt?
wie oft hast du den Micha angestupst
ging gestern eine erinnerung raus
hat die Sabine schon einen Reminder bekommen
wann hast du zuletzt nachgehakt
Können Sie mir sagen, ob Herr Lang erinnert wurde
haben alle die erinnerung gekriegt
wen hast du nochmal angeschrieben wegen der stimme
wurde da schon nachgefasst
die säumigen, sind die schon angepingt worden
Habt ihr die Nachtschicht auch erinnert oder nur die Tagschicht
erinnerungen schon verschickt?
Hat jeder eine Mahnung bekommen oder nur ich
ist der Trainer schon erinnert worden
hat mein Bruder eigentlich deinen reminder bekommen
hast du die schon erinnert
sind die erinnerungen raus
wann hast du dave zuletzt angeschrieben
hat raj deine erinnerung bekommen
wie oft hast du tom schon angestupst
gingen die erinnerungen an alle oder nur manche
Wurden die fehlenden Teilnehmer bereits erinnert?
du hast lena erinnert, oder?
wen hast du angepingt
und die kim, wurde die auch erinnert
hast du bei denen nachgehakt
ich hab keine erinnerung gesehen, hast du eine geschickt
bevor ich zu mike rübergeh: hat der schon nen ping von dir gekriegt
ist heute schon jemand erinnert worden
hast du anna nochmal geschrieben
hast du den schnarchnasen bescheid gegeben wie ich gesagt hab
wann gehen die erinnerungen eigentlich raus
wie viele erinnerungen haben die leute schon gekriegt
an wen ging die erinnerung
hast du echt zweimal nachgefragt bei ihm lol
hast du sie erinnert
wann gehen die erinnerungen raus
hast du die anderen schon angestupst
wie oft erinnerst du die leute
hat omar eine erinnerung gekriegt
wann war der letzte ping
erinnerst du automatisch
erinnerst du alle nochmal vor der frist
wurde schon wer erinnert
wann kommt die nächste erinnerung
kriegen die langsamen einen ping
ging die erinnerung heute früh raus
werden die leute erinnert oder muss ich hinterherlaufen
wie oft hast du ines schon gefragt
sind die fehlenden benachrichtigt worden
hast du raj nochmal geschrieben deswegen
um welche uhrzeit verschickst du erinnerungen
kriegen das alle oder nur die, die noch nicht gevotet haben
wurden erinnerungen versandt
hesch si scho erinneret
hast du mehmet schon genervt
lukas behauptet er hat nie ne erinnerung bekommen, stimmt das
pingst du von selber nochmal
mahnst du auch per mail
wurde dem vertrieb ein zweites mal bescheid gegeben
ist an die linzer schon was rausgegangen
läufst du den nachzüglern hinterher
kommt vor ladenschluss noch ein weckruf von dir
hat tim deine erinnerung bekommen
um wieviel uhr nervst du die leute immer
erinnerungen raus?
schickst du heut no wos aus
erinnerst du auch am wochenende
der letzte schubser an resi, wie lang ist der her
in welchem abstand erinnerst du
erinnerst du nur einmal
du meldest dich schon nochmal bei denen, oder
haben alle deinen hinweis von gestern gekriegt
hat diese woche wer nen ping wegen der location gekriegt
bist du an aylin dran oder soll ich
hast bei den fehlenden schon nachgehakt
automatische mahnung ja oder nein
bitte bestätigen dass die erinnerung zugestellt wurde
wie oft wurde max schon angeschrieben
host as scho gmahnt
"""
