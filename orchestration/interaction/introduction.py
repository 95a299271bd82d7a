"""What the bot says of itself."""

from __future__ import annotations

from typing import Final

HELP: Final = """I help a group find a time, and decide. In a channel:
• /convene meet Q1 plan, 45 min, next week – I ask everyone here, or whom you mention, in private \
what suits them, and put the best times to the vote.
• /convene meet – the same, with a form to fill in.
• /convene poll pizza or sushi? – a vote that stands in the channel at once.
• /convene decide where shall we eat? – I collect proposals and what matters to everyone, and put \
the best to the vote.
• /convene signup first aid course, 6 places – a list in which people take places.
• /convene panel a plant for a dark office? – personas that each vouch for one option, and answer \
you in a thread.
• /convene add @somebody – ask somebody too, until it is decided.
• /convene status, /convene cancel – how far it is; and calling off what you asked for.
• /convene remind, /convene extend until Friday – remind who is missing, or wait longer for \
answers, in what you asked for yourself.
• /convene defaults secret, two rounds – how it is decided in this channel from then on.
• “@Convene find another time” – when the time that was decided does not work for you after all.
• /convene decisions lunch – what was decided; [Export] there gives it to you as a file.
• /convene review in two weeks – I ask then whether what was decided still holds.
• “@Convene ask that again” – the same people, the same question.
• /convene statement our view on remote work – I help a group write what all could say.
• “@Convene every Thursday at 10: where do we have lunch?” – asked by itself each time.
• /convene me – what you have told me for good. /convene zone – on whose clock your times are.
• /convene link – be one person here and where else you have an account with me.
• /convene help – this.
In our private conversation, which nobody else sees:
• Write what suits you as you'd say it, like “Tuesdays after 10 are best” or “I can't do Friday”; \
or drop a calendar file, of which I read only when you are busy.
• Change your mind in the same way: “Fridays are fine after all”.
• Ask: “who's missing?”, “when is it?”, “what do you know about me?”. “I vote C” is a vote.
• When nobody is looking for a time with you, what you write is for every meeting from then on, \
once you keep it."""

SHORT_HELP: Final = """I help a group find a time, and decide. In a channel:
• /convene meet Q1 plan, 45 min, next week – I ask everyone what suits them.
• /convene poll pizza or sushi? – a vote in the channel at once.
• /convene decide where shall we eat? – proposals first, then a vote.
When you are asked, write to me alone what suits you; change your mind the same way.
Ask “who's missing?” or “what do you know about me?”. /convene help has the rest."""

NOBODY_ASKS: Final = (
    "Nobody is looking for a time or a decision with you just now. When somebody is, I'll ask you "
    "here; or start one yourself with /convene meet, /convene poll or /convene decide in a channel."
)
UNKNOWN_COMMAND: Final = (
    "I know /convene meet, /convene poll, /convene decide, /convene panel, /convene add, "
    "/convene status, /convene cancel, /convene remind, /convene extend, /convene defaults, "
    "/convene me and /convene help."
)
