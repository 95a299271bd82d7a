"""Which messages make no sound: those of quiet hours, and those that come to somebody at night.

Who has done something just now is awake: what they are told since may be heard.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from orchestration.conversation.known.place_settings import SettingsPlace, rules_in
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.sessions import find_decision
from orchestration.conversation.ports.storage import Place, Places
from orchestration.model.people import Member, MemberId
from orchestration.model.times import NIGHT, zone_named

_AWAKE: Final = timedelta(minutes=10)
_MANY: Final = 10_000


class Hush:
    """Tells whether a message is to make no sound where it goes.

    `above` is the channel whose settings hold in one: that which a thread is in.
    """

    def __init__(
        self, access: SessionAccess, places: Places, above: Callable[[str], str] = str
    ) -> None:
        self._access, self._places, self._above = access, places, above
        self._did: dict[MemberId, datetime] = {}

    async def __call__(self, place: Place) -> bool:
        """Tell whether what goes to this place just now is to make no sound."""
        now, who = self._access.now(), place.owner
        if who and now - self._did.get(who, now - _AWAKE) < _AWAKE:
            return False
        held = await asyncio.to_thread(self._places.held, place.session)
        if who is None:
            is_own = held is not None and held.team == place.team  # a thread is in its channel
            channel = held.channel if held and is_own else place.channel
            return await self._is_quiet(SettingsPlace(place.team, self._above(channel)), now)
        around = SettingsPlace(held.team, self._above(held.channel)) if held else None
        is_quiet = around is not None and await self._is_quiet(around, now)
        return is_quiet or await self._is_night(place, who, now)

    async def _is_quiet(self, where: SettingsPlace, now: datetime) -> bool:
        rules = await rules_in(self._access.sessions, where)
        local = now.astimezone(zone_named(rules.zone))
        return rules.is_quiet_at(local.hour * 60 + local.minute)

    async def _is_night(self, place: Place, who: MemberId, now: datetime) -> bool:
        """Tell whether it is night where somebody is; where that is not known, as is likely."""
        decision = await find_decision(self._access.sessions, place.session)
        asked = decision.member(who) if decision else None
        known = await self._access.at_home(asked or Member(who, "", "UTC", likely_zone=""))
        zone = known.zone if known.knows_zone else known.likely_zone
        if not zone:
            return False
        local = now.astimezone(zone_named(zone)).time()
        return local >= NIGHT.start or local < NIGHT.end

    def note(self, who: MemberId) -> None:
        """Note that somebody has done something just now."""
        now = self._access.now()
        if len(self._did) > _MANY:
            self._did = {each: at for each, at in self._did.items() if now - at < _AWAKE}
        self._did[who] = now
