"""People who play at random, from what they see only: they move, talk, take back, propose, answer,
leave and come back, ask twice, ask too late, go on with another device. When the faults are over
they only want to play on."""

import asyncio
from typing import TYPE_CHECKING, Any

from .clients import Answer, Device

if TYPE_CHECKING:
    from .world import World


class Person:
    def __init__(self, world: "World", device: Device, *, opened: bool) -> None:
        self.world = world
        self._devices = [device]
        self._chance = world.faults.chance
        self._opened = opened  # the table is theirs
        self._asking: list[asyncio.Task[Answer]] = []
        self._old: list[dict[str, Any]] = []  # looks of before

    @property
    def device(self) -> Device:
        """The device that has the seat; without one, the latest."""
        seated = (each for each in self._devices if each.look.get("seat") is not None)
        return next(seated, self._devices[-1])

    @property
    def _look(self) -> dict[str, Any]:
        return self.device.look

    async def live(self) -> None:
        while True:
            usual = 0.4 if self.world.faults.on else 0.2
            await asyncio.sleep(usual * self._chance.uniform(0.1, 2.5))
            if self._look:
                await (self._act() if self.world.faults.on else self._play_on())

    def say_goodbye(self) -> None:
        """All at once, and then nothing more happens that could tell anybody what they missed."""
        if self._look and self._look["phrases"]:
            for _ in range(3):
                self.device.ask("talk", phrase=self._look["phrases"][0]["phrase"])

    async def _ask(self, kind: str, **facts: Any) -> Answer | None:
        """Ask, and wait for the answer if there is the patience; None: it is still to come."""
        work: Any
        if self._chance.random() < 0.2:
            work = self.device.post(kind, **facts)
        else:
            work = _awaited(self.device.ask(kind, **facts))
        task = self.world.loop.create_task(work)
        self._asking = [each for each in (*self._asking, task) if not each.done()]
        patience = self._chance.choice((0.01, 1.0, 5.0)) if self.world.faults.on else 20.0
        done, _ = await asyncio.wait({task}, timeout=patience)
        return task.result() if done else None

    async def _act(self) -> None:
        look, chance = self._look, self._chance
        self._old = [*self._old[-3:], look]
        if len(self._asking) > 4:
            await asyncio.wait(self._asking, return_when=asyncio.FIRST_COMPLETED)
        if look["phase"] == "gathering":
            await self._gather(look, careful=False)
            return
        whim = chance.random()
        seat = look["seat"]
        if whim < 0.06 and self.device.asked:
            await self._ask_again()
        elif seat is None:
            return
        elif look["phase"] == "playing" and look["seats"][seat]["away"]:
            if whim < 0.5:
                await self._ask("return")
        elif whim < 0.09 and look["phrases"]:
            await self._ask("talk", phrase=chance.choice(look["phrases"])["phrase"])
        elif look["phase"] != "playing":
            return
        elif whim < 0.11:
            await self._ask("leave")
        elif whim < 0.14:
            await self._ask("take_back", revision=look["revision"])
        elif whim < 0.17:
            await self._move_from(chance.choice(self._old))
        elif whim < 0.19 and self.world.may_hand_over():
            await self._hand_over()
        elif whim < 0.21:
            await self.device.hint()
        elif whim < 0.26:
            for other, each in enumerate(look["seats"]):
                if each["away"] and not each["bot"]:
                    await self._ask("stand_in", seat=other, bot="random")
                    break
        elif look["proposal"] and whim < 0.7:
            number = look["proposal"]["number"]
            await self._ask("answer", proposal=number, yes=chance.random() < 0.8)
        else:
            await self._move_from(look)

    async def _move_from(self, look: dict[str, Any]) -> None:
        legal = (look["view"] or {}).get("legal_moves")
        if legal:
            move = self._chance.choice(legal)
            await self._ask("move", revision=look["revision"], move=move)

    async def _ask_again(self) -> None:
        """The same request once more, although it may have been answered."""
        asked = self._chance.choice(self.device.asked)
        if asked.message["type"] != "hint":
            await self.device.post_again(asked)

    async def _hand_over(self) -> None:
        """Go on with another device. If nobody answers, either may have the seat."""
        here, other = self.device, self.world.another_device(self)
        self._devices.append(other)
        await here.hand_over_to(other)
        self._old = []

    async def _gather(self, look: dict[str, Any], *, careful: bool) -> None:
        chance, seats = self._chance, look["seats"]
        free = [seat for seat, each in enumerate(seats) if each["kind"] == "open"]
        hosts = look["host"] or (self._opened and look["seat"] is None)
        if look["seat"] is None and free:
            await self._ask("sit", seat=chance.choice((None, *free)))
        elif not careful and chance.random() < 0.06:
            await self._ask("leave")
        elif hosts and not free:
            if not careful and chance.random() < 0.06:
                await self._ask("empty", seat=chance.randrange(len(seats)))
            await self._ask("start")
        elif hosts and (
            chance.random() < 0.3 or len(seats) - len(free) >= self.world.people_at(self)
        ):
            await self._ask("bot", seat=chance.choice(free), bot="random")

    async def _play_on(self) -> None:
        """Do what is needed for the game to go on."""
        look = self._look
        seat = look["seat"]
        if look["phase"] == "gathering":
            await self._gather(look, careful=True)
        elif seat is not None and look["phase"] == "playing":
            if look["seats"][seat]["away"] or look["seats"][seat]["bot"]:
                await self._ask("return")
            else:
                await self._move_from(look)


async def _awaited(future: "asyncio.Future[Answer]") -> Answer:
    return await future
