"""What people write to ask what somebody else has said."""

ENGLISH = """
how did omar vote
what did dana say
has omar voted already
did ines answer yet
what does raj want
which one did lena pick
is omar ok with tuesday
what are dana's times
did raj say anything about friday
what's lenas opinion on this
which days can't ines do
was omar for pizza too
did lena respond to the retro question
whats raj's preference
can you tell me what ines wrote
has dana given her wishes
who did omar side with
for what has lena voted
any word from raj
is dana free on thursday
did omar choose linear or jira
what was ines' choice
when can lena make it
does raj prefer mornings
has ines seen it at all
omar's vote?
i wonder what dana put
why did lena vote against it
did dana rule out monday
raj voted b didnt he
what is known of ines' availability
what answer did omar give you
did lena agree
so did dana go for sushi
has raj already replied or is he asleep
what's mehmet's take
sophie's pick?
did tim sign off on the date
how does carla feel about the loft
i'm wondering whether kofi is for or against, do you know
has priya given hours for the kickoff
what did the guys from sales go for
which of them wanted karaoke
is hannes happy with 8am
did yuki tick thursday
what position does marta have
jonas's answer pls
so what's bea saying
when's tom around according to him
i'm about to decide but first tell me what carla and sven would like best
did sven object
has my boss replied
what was mehmet's ranking
does sophie want the thai or the burger one
any reaction by kofi
could you disclose how mr hannes voted
for which dates is yuki available
has marta got any restrictions
which people chose notion
tim did vote otter right
can you tell me if ines already had her say on this
do you know whether raj has had his say
"""

GERMAN = """
wie hat omar gestimmt
was hat dana gesagt
hat omar schon abgestimmt
hat ines geantwortet
was will raj
wofür ist lena
passt omar der dienstag
welche zeiten hat dana
hat raj was zu freitag gesagt
was meint lena dazu
an welchen tagen kann ines nicht
war omar auch für pizza
hat sich lena wegen der retro gemeldet
was bevorzugt der raj
kannst du mir sagen was ines geschrieben hat
hat dana ihre wünsche schon abgegeben
was hat die lena genommen
gibts was von raj
hat dana am donnerstag zeit
hat omar linear oder jira gewählt
was war die wahl von ines
wann kann lena
mag raj lieber vormittags
hat ines das überhaupt gesehen
omars stimme?
mich würd interessieren was dana angegeben hat
warum hat lena dagegen gestimmt
hat dana den montag ausgeschlossen
raj hat b genommen oder
wie ist die verfügbarkeit von ines
was hät de omar gseit
was kam von omar
war lena einverstanden
is dana für sushi
hat raj schon reagiert oder schläft der noch
wie ist die meinung von mehmet
hat sich lukas schon festgelegt
hat tim den termin abgenickt
resi für therme oder fürn lauf?
ich frag mich ob kofi dafür oder dagegen ist, weißt du das
wann passts dem florian
wofür waren die vom vertrieb
ich will nicht gegen aylin stimmen, was hat sie denn gewählt
ist hannes mit 8 uhr glücklich
wos mant da chef dazua
wie steht marta dazu
die linzer, sind die dafür
und was sagt die bea
hat max einen einwand hinterlassen
bevor ich entscheide, was hätten denn carla und sven am liebsten
pauli hat doch nein gesagt, stimmt das
hat meine chefin geantwortet
was genau hat frau berger zum freitag geschrieben
will sophie thai oder burger
ist resi mit zwei stunden einverstanden
würden sie mir verraten wie herr hannes gestimmt hat
lukas' punkte bitte
hat marta irgendwelche einschränkungen
welchen namen fand aylin gut
wos hod'n da tim gsogt
"""
