"""Fair turns: whoever waits is served in turn with all others who wait, however much each of them
asks for.

What waits is filed under a path such as (address, guest, table): first the addresses take turns,
then the guests of an address, then the tables of a guest.
"""

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")
#: For whom something is done, from the widest to the narrowest.
Whom = tuple[str, ...]


class Turns(Generic[T]):
    def __init__(self) -> None:
        self._own: deque[T] = deque()
        self._below: OrderedDict[str, Turns[T]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._own) + sum(len(each) for each in self._below.values())

    def __iter__(self) -> Iterator[T]:
        """All that waits, in the order in which it would be served."""
        twin = self._twin()
        while len(twin):
            yield twin.pop()

    def waiting(self, whom: Whom) -> int:
        """How many wait under a path."""
        if not whom:
            return len(self)
        below = self._below.get(whom[0])
        return below.waiting(whom[1:]) if below else 0

    def add(self, whom: Whom, item: T) -> None:
        if whom:
            self._below.setdefault(whom[0], Turns()).add(whom[1:], item)
        else:
            self._own.append(item)

    def pop(self) -> T:
        """Whoever is next; the others of the same path then wait until all else had a turn."""
        if self._own:
            return self._own.popleft()
        name, below = next(iter(self._below.items()))
        item = below.pop()
        if len(below):
            self._below.move_to_end(name)
        else:
            del self._below[name]
        return item

    def remove(self, whom: Whom, item: T) -> None:
        """Take somebody out who does not wait any more."""
        if not whom:
            if item in self._own:
                self._own.remove(item)
        elif below := self._below.get(whom[0]):
            below.remove(whom[1:], item)
            if not len(below):
                del self._below[whom[0]]

    def _twin(self) -> "Turns[T]":
        twin: Turns[T] = Turns()
        twin._own = self._own.copy()
        twin._below = OrderedDict((name, each._twin()) for name, each in self._below.items())
        return twin
