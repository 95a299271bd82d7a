"""Where messages stand, as long as a test lasts."""

from dataclasses import replace


class InPlaces:
    """Places in memory."""

    def __init__(self):
        self._held, self._places, self._begun = {}, {}, set()

    def hold(self, held):
        self._held.setdefault(held.session, held)

    def held(self, session):
        return self._held.get(session)

    def open_in(self, team):
        return [each for each in self._held.values() if each.open and team in ("", each.team)]

    def shown_too(self):
        also = [each for each in self._places.values() if each.name.startswith("also/")]
        return [each for each in also if self._held[each.session].open]

    def private_in(self, team, most):
        owned = [each for each in self._places.values() if each.owner and each.team == team]
        return list(dict.fromkeys(each.channel for each in owned if each.channel))[:most]

    def close(self, session):
        self._held[session] = replace(self._held[session], open=False)

    def reopen(self, session):
        self._held[session] = replace(self._held[session], open=True)

    def begin(self, key):
        is_new = key not in self._begun
        self._begun.add(key)
        return is_new

    def put(self, place):
        self._places[place.session, place.name, place.owner] = place

    def find(self, session, name, owner=None):
        return self._places.get((session, name, owner))

    def at(self, team, channel, ts):
        at = (team, channel, ts)
        found = (x for x in self._places.values() if (x.team, x.channel, x.ts) == at)
        return next(found, None)

    def of(self, session):
        return [each for each in self._places.values() if each.session == session]
