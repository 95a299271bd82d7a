"""What people write to ask who was reminded."""

ENGLISH = """
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
