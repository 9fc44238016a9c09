"""What the hub counts, for Prometheus."""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from ..tables.condition import CLASSES
from ..tables.hub import Hub
from ..tables.store import Store


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
        yield from self._store(hub.store)
        lives = list(hub.tables.values())
        watchers = sum(len(live.watchers) for live in lives)
        yield GaugeMetricFamily("regalia_tables", "Tables in memory", len(lives))
        yield GaugeMetricFamily("regalia_sockets", "Sockets open", watchers)
        yield GaugeMetricFamily("regalia_thinking", "Processes that think", hub.thinking)
        waiting = GaugeMetricFamily("regalia_waiting", "Jobs that wait for one", labels=["kind"])
        for kind, count in hub.waiting.items():
            waiting.add_metric([kind], count)
        yield waiting

    def _store(self, store: Store) -> Iterator[Metric]:
        known = store.condition
        counted = list(accumulate(known.classes))
        ends = [*map(str, CLASSES), "+Inf"]
        yield HistogramMetricFamily(
            "regalia_commit_seconds",
            "Time to commit a group",
            buckets=list(zip(ends, counted, strict=True)),
            sum_value=known.commit_seconds,
        )
        errors = CounterMetricFamily(
            "regalia_store_errors", "Reads and writes that failed, by code", labels=["code"]
        )
        for code, count in sorted(known.errors.items()):
            errors.add_metric([code], count)
        yield errors
        yield GaugeMetricFamily("regalia_broken_logs", "Logs known broken", len(known.broken))
        yield CounterMetricFamily(
            "regalia_logs_checked", "Logs read through in the background", known.checked
        )
        yield CounterMetricFamily(
            "regalia_clients_ahead", "Clients who saw more than a log holds", known.ahead
        )
        if (free := store.free_bytes) is not None:
            yield GaugeMetricFamily("regalia_disk_free_bytes", "Room for the store", free)


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
