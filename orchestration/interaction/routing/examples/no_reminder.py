"""What people write to have nobody reminded: they have done it themselves, or it is not needed."""

ENGLISH = """
no need to remind me, i've done it
i already answered
already voted, thanks
you can skip the reminder, my answer is in
no reminders necessary, everyone knows
did it this morning
no need to nudge raj, he told me he'll do it today
done ✅
i filled it in yesterday so why the ping
mine's submitted already
we don't need to chase people, they'll reply
don't bother reminding omar, i just spoke with him
i have voted long ago
nobody has to be poked
hey i've given my times hours ago!
been there, done that, voted
I have already given my reply, a reminder is not necessary.
voted on my phone 5 min ago, so ignore me in the reminders
pinging the team isn't required
thx but i've responded
you're reminding me for nothing, i took care of it
check again, you have my vote
all set from my side, no prodding needed
they've all been told at standup, spare them the reminder
my answer you've had since monday
please no reminder for sophie, she's answering right now
it's done, you needn't write again about it
I did it, sir
a reminder is superfluous, they are all on it
i was faster than your reminder :)
just sent mine, no need to follow up
no nudge needed thx
got it covered, answered before you asked
lena just voted, no need to ping her any more
no need to nudge me, I already answered
I've voted, so you can save yourself the reminder
all done on my side, don't bother reminding
we don't need a reminder here
I already did it, why are you asking
You needn't remind anyone, they'll all do it tonight
skip the reminder, everybody's on it
no reminder needed thx
i did vote tho??
I gave you my times this morning, so no reminder required
don't chase Kim, she's just told me she's voted
Kindly note I have already responded, reminder is not necessary
hold the nudges, we all did it just now
please don't send reminders for this one, it's not that urgent
You've reminded me but I had replied on Monday already
nah no need to ping them
already submitted mine ✅
my answer's in, has been since yesterday, no reason to poke me
no point in reminding people, we sit in the same room
The reminder was unnecessary; I completed it last night
Let's leave the others alone, they know
I'm sorted, answered ages ago
we're good without a reminder
dont remind the team, they're mid match, they'll do it after
Reminding Harold won't be needed, I'll see him at dinner
uh I filled it in already
That's been done, thank you, no prompting required
did it 5 min ago so chill with the reminders
I think everyone's aware, no nudge necessary this time
no reminders to the night shift please, they've all replied on paper
have responded already bro
there's nothing left for me to do, I've cast my vote, so no chasing
You can drop the reminder to the volunteers, not needed
already voted lol
erinnerung kannst weglassen
no need to remind me, i already answered
done already, why the reminder
i voted this morning, you don't need to poke me
everyone's aware, no reminders necessary
don't bother reminding them, they're on it
already did that
ive answerd!! no need to ping
you can skip the nudge for tom, he just voted
no reminder needed thanks
we all know, no need to chase
i gave you my times yesterday already
hey i've done my part, nothing to remind me of
don't remind people, it's being handled in the standup
reminder's unnecessary, all of them are sitting next to me
pls don't nudge anna, she told me she'll do it at noon
lol i voted like an hour ago
no one needs a reminder here
that's been taken care of, no reminding required
I have already submitted my response, so a reminder is not required.
already replied, see above
i'm done with that since monday
leave the reminder, they've all got it on their list
spare yourself the ping, my vote's in
you asked me twice, i answered twice. all good
all sorted, no need to nag the group
nah no reminders, it's fine
not necessary to remind us, we're about to vote together
hm? i did it right after your first message
you needn't send that reminder tonight
did that on the train already, no poke needed
zweimal gefragt, zweimal geantwortet, passt also
already reminded everyone myself so no need
i reminded them all myself, no need
i've already pinged them, no reminder needed
no need to remind anyone, did it in person
i nudged everyone already, don't bother
you don't have to remind them, i already did
reminded them all at lunch so you needn't
i chased them myself, leave it
already told everyone, no need for a reminder
"""

GERMAN = """
hab schon geantwortet
ich habe bereits abgestimmt
brauchst mich nicht erinnern, ist erledigt
erinnerung nicht nötig
schon gemacht ✅
meine stimme ist längst drin
raj muss man nicht erinnern, der macht das heute noch
hab gestern ausgefüllt, wieso die erinnerung
keiner muss angestupst werden, wissen alle bescheid
Eine Erinnerung ist nicht erforderlich, ich habe mich schon eingetragen.
bin schon durch damit
erledigt, danke
die leute brauchen keine erinnerung, die antworten schon
hab doch grad eben gevotet
omar hat mir gesagt er macht es gleich, also nicht nachhaken
du hast meine antwort seit montag
nachfassen unnötig
ist von meiner seite schon passiert, kein reminder nötig
sophie ist gerade dabei, die brauchst du nicht anschreiben
war schneller als du, zeiten sind eingetragen
ich hab schon abgestimmt, brauchst mich nicht erinnern
keine erinnerung nötig
hab eh scho gantwortet
Eine Erinnerung ist nicht erforderlich, wir haben alle abgegeben
lass das erinnern, die wissen alle bescheid
bei mir ist alles erledigt, kein Reminder notwendig
musst niemand anstupsen, machen sie heute abend
Ich habe meine Zeiten doch bereits angegeben
schon längst erledigt bei mir
die Moni brauchst nicht erinnern, die hat grad abgestimmt
Das Erinnern können wir uns diesmal sparen
nachhaken überflüssig, alle dran
i hab mei stimm schon gestern abgeben
Bitte den Helfern keine Mahnung schicken, es eilt nicht
hab doch schon geantwortet?!
nö, braucht keinen ping
Danke, ist ausgefüllt, Sie müssen mich nicht mahnen
wir brauchen keinen reminder, sitzen eh alle zusammen
Der Rolf macht das schon, den muss man nicht erinnern
musst mich nicht erinnern, hab schon geantwortet
hab ich doch längst gemacht
erinerung nicht nötig dnake
brauchst keinen zu erinnern, die wissen bescheid
ich hab heut früh schon abgestimmt, wozu die erinnerung
schon erledigt
tom hat grad gevotet, den musst du nicht anstupsen
niemand muss erinnert werden, wir machen das gleich zusammen
meine zeiten hast du seit gestern
Eine Erinnerung ist nicht erforderlich, ich habe bereits abgestimmt.
die sitzen alle neben mir, keine erinnerung nötig
anna macht das mittags, nicht extra erinnern bitte
hab direkt nach deiner ersten nachricht geantwortet, steht oben
ich bin durch damit, brauchst nicht nachhaken
lass die erinnerung stecken, alle haben es auf dem schirm
kein nachfassen nötig
die erinnerung heut abend kannst du dir sparen
hab ich schon gemacht, im zug
das klären wir im standup, brauchst niemanden anschreiben zum erinnern
von mir hast du doch alles, wieso nochmal erinnern
nö, erinnern ist unnötig
hab schon alle selbst erinnert, brauchst du nicht
ich hab sie schon selber erinnert
brauchst keinen mehr erinnern, hab ich schon gemacht
hab die leute schon selbst angestupst
nicht nötig zu erinnern, hab ich selbst gemacht
erinnern nicht nötig, hab schon alle gefragt
alle schon persönlich erinnert, danke
"""
