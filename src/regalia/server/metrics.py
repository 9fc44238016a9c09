"""What the house counts, for Prometheus."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ..tables.house import House


class _Counts(Collector):
    """Read off the house when somebody looks."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        house = self._house
        entries = CounterMetricFamily(
            "regalia_entries", "Entries applied, by kind", labels=["kind"]
        )
        for kind, count in sorted(house.counts.items()):
            entries.add_metric([kind], count)
        yield entries
        yield CounterMetricFamily("regalia_commits", "Groups committed", house.store.commits)
        yield CounterMetricFamily(
            "regalia_commit_seconds", "Time spent committing", house.store.commit_seconds
        )
        rooms = list(house.rooms.values())
        watchers = sum(len(room.watchers) for room in rooms)
        yield GaugeMetricFamily("regalia_tables", "Tables in memory", len(rooms))
        yield GaugeMetricFamily("regalia_sockets", "Sockets open", watchers)
        yield GaugeMetricFamily("regalia_thinking", "Processes that think", house.thinking)


class Metrics:
    """One registry a server, so that several can live in one process."""

    def __init__(self, house: House) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_Counts(house))
        self.requests = Histogram(
            "regalia_request_seconds",
            "Time to answer a request",
            ["method", "status"],
            registry=self._registry,
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)
