"""What is noted of people, kept in memory."""


class InMind:
    """Notes, as long as the room lasts."""

    def __init__(self):
        self._notes = {}

    async def read(self, *about):
        return self._notes.get(about, "")

    async def write(self, session, name, who, words):
        self._notes[session, name, who] = words

    kept, keep = read, write
