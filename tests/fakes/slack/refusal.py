"""How Slack says no."""


class Refused(Exception):  # noqa: N818 - it is an answer, not a fault of the server
    """`ok: false` with an error, sentences that explain it, and whatever else belongs to it."""

    def __init__(self, error, messages=(), **more):
        super().__init__(error)
        self.error = error
        self.messages = list(messages)
        self.more = more

    def answer(self):
        told = {"ok": False, "error": self.error, **self.more}
        if self.messages:
            told |= {"errors": self.messages, "response_metadata": {"messages": self.messages}}
        return told


def missing(name):
    """A required argument is not there."""
    return Refused("invalid_arguments", [f"[ERROR] missing required field: {name}"])
