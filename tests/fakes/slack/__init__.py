"""A local Slack that speaks the real protocol over real sockets, and refuses what Slack refuses.

    async with SlackServer() as slack:
        team = slack.workspace(people=["lena", "omar"], channels={"platform": ["lena", "omar"]})
        ...                                   # connect the app to slack.api_url with team.token
        await slack.user("lena").slash("/convene", "meet Roadmap with @omar", channel="platform")
        await slack.settled()
        print(slack.user("omar").sees("platform"))

What there is: people act (`slack.user(name)`: actors.py lists all they can do), messages are read
(`str(message)`, `.seen_by(person)`, `.replies`, `.pings`, `person.sees(channel)`), things go wrong
(`slack.faults`), and one looks back (`slack.requests`, `.deliveries`, `.latency(0.99)`,
`.doubles()`, and `.complaints`, which lists what Slack lets pass although it cannot be meant).
`clients.by_socket` and `clients.by_http` connect a Bolt app; `running.on_slack` makes a test of a
coroutine.

Where Slack's own documents are silent, the server follows what others have measured, and says so.
"""

from tests.fakes.slack.app import EVERY_SCOPE, App, NotPossible
from tests.fakes.slack.clock import Timing
from tests.fakes.slack.server import SlackServer

__all__ = ["EVERY_SCOPE", "App", "NotPossible", "SlackServer", "Timing"]
