"""What people write to ask what somebody else has said."""

ENGLISH = """
what did raj vote
what has dana said
when can omar
did lena say she's free on tuesday
which option did tom go for
how did the others vote
what are priya's times
is mehmet ok with friday?
who voted for sushi
what does the boss want
has kofi mentioned any allergies
and sophie, what was her answer?
what did everybody else pick
tell me what ines told you
did sophie really pick karaoke lol
did someone veto thai
who's against the morning slot
can you show me tom's preferences
Which days has Dana indicated?
what was omar's reply
does raj want the blue one as well
how many voted like me and who
spill it, what did lena choose 👀
what's everyone else's opinion so far
who can't do wednesday
I want to know what Mehmet has chosen please
did my team lead vote for notion
kofi's vote?
is it priya who said no to pizza
what was sophie's reason against monday
before i vote, what are the rest going for
so who wants the 8am
has tom expressed any wish
which of them are in favour of option 2
was sagt dana dazu
was war toms antwort
what did Pete say
how did Amira vote
which option did the coach go for
what's everyone else picked so far
Did Mrs Novak say she could do Friday?
who voted for B
what times did leo give you
show me the others' votes
has Kim said yes to the lake
Do you know what my colleagues prefer
whats the prof's answer
who's for and who's against
Which dates did the other mums offer?
how's the rest of the team voting
did jay pick pizza too
who said no to Tuesday
Kindly share what Anand has responded
what have the others told you
was Rosie ok with the morning
who's the one that voted against the barn
what did the night shift go with
is Ben leaning to Catan or Azul
what does Frieda think of it
what'd mike put
can you tell me what Dr Silva answered
who chose karaoke lol be honest
Did anybody else ask for a veggie place?
what reasons did Carlos give
which of them can do thursday
how did my sister vote 👀
what are people's preferences so far
I'd love to know which slot Geoffrey chose
who else wants the 12th
do the others mind if it's late, what did they say
what did raj say
and raj, what did he vote
what do the others want
how did anna abgestimmt lol
did tom say anything about tuesday
what have the rest of you picked
what about the others, what did they choose
who voted for A
is anyone else for pizza
did my boss vote yet and for what
what times did lena give
does raj also want the early slot?
what did the design people say
tell me what kim answered
which one are most people leaning to, who said what
who's against thursday
what's mike's problem with monday
anyone else bad on tuesdays or is it just me
can i see everyone's answers
lol what did dave pick, surely burgers
who put the 8am thing as good??
and the others? what did they say
what was sarah's answer in the intake
what did ines tell you
just between two calls: what's olga's vote
How did my colleagues vote?
did anybody say no to friday
who's with me on ramen
whose vote was the one for C
curious what paul said, he was grumpy about it
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
was hat raj gewählt
wann kann omar denn
hat lena für dienstag zugesagt
wofür haben die anderen gestimmt
wer hat sushi gewählt
welche zeiten hat priya angegeben?
ist mehmet mit freitag einverstanden
was will der chef
wer ist gegen den frühen termin
hat kofi irgendwas zu allergien gesagt
Dürfte ich erfahren, wie Frau Weber abgestimmt hat?
und sophie, was meint die
wer von den kollegen kann mittwoch nicht
verrat mal was ines genommen hat 👀
wie viele haben für B gestimmt und wer
wer hat gegen thai gestimmt
hat mein teamlead notion gewählt
was haben die übrigen so geantwortet
was hat der Paul gesagt
wie hat die Miriam abgestimmt
wer hat für B gestimmt
Welche Tage haben die anderen genannt?
was meint der trainer
hat die Vroni schon ja gsagt zum Samstag
für was war der Chef
Was haben die Kolleginnen geantwortet
wer ist denn gegen pizza
wie stimmen die anderen so
konnte Anna am mittwoch, was hat sie gesagt
wofür hat sich Herr Schmid entschieden
zeig mir die stimmen der anderen
was hat mein mann da angegeben
wer will alles ins kino statt bowling
hat Deniz einen Grund genannt
Können Sie mir verraten, was Frau Wolf gewählt hat
wer von denen kann am freitag
was bevorzugen die andern
was hat die nachtschicht gewählt
was hat raj gesagt
und anna, was hat die gewählt
was wollen die anderen
wie hat tom abgstimmt
was ist mit den anderen, was haben die so geantwortet
wer hat für A gestimmt
hat lena was zu dienstag gesagt?
was haben die designer gemeint
ist sonst noch jemand für pizza
wer ist gegen donnerstag
Wie haben die Kollegen abgestimmt?
was hat der chef gewählt, wenn man fragen darf
welche zeiten hat kim genannt
haha was hat dave genommen, bestimmt burger
will raj auch den frühen slot?
wer hat denn bitte 8 uhr als gut angegeben
können die anderen dienstag auch nicht oder nur ich
von wem ist die stimme für C
was hat sarah dir erzählt
zeig mir mal was alle geantwortet haben
hat irgendwer freitag abgelehnt
was hat paul gesagt, der war ja vorhin so genervt
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
