"""What the hub counts, for Prometheus."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ..tables.hub import Hub


class _Counts(Collector):
    """Reads the hub's counts when asked for metrics."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def collect(self) -> Iterator[Metric]:
        hub = self._hub
        entries = CounterMetricFamily(
            "regalia_entries", "Entries applied, by kind", labels=["kind"]
        )
        for kind, count in sorted(hub.counts.items()):
            entries.add_metric([kind], count)
        yield entries
        yield CounterMetricFamily("regalia_commits", "Groups committed", hub.store.commits)
        yield CounterMetricFamily(
            "regalia_commit_seconds", "Time spent committing", hub.store.commit_seconds
        )
        lives = list(hub.tables.values())
        watchers = sum(len(live.watchers) for live in lives)
        yield GaugeMetricFamily("regalia_tables", "Tables in memory", len(lives))
        yield GaugeMetricFamily("regalia_sockets", "Sockets open", watchers)
        yield GaugeMetricFamily("regalia_thinking", "Processes that think", hub.thinking)
        waiting = GaugeMetricFamily("regalia_waiting", "Jobs that wait for one", labels=["kind"])
        for kind, count in hub.waiting.items():
            waiting.add_metric([kind], count)
        yield waiting


class Metrics:
    """One registry a server, so that several can live in one process."""

    def __init__(self, hub: Hub) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_Counts(hub))
        self.requests = Histogram(
            "regalia_request_seconds",
            "Time to answer a request",
            ["method", "status"],
            registry=self._registry,
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)
