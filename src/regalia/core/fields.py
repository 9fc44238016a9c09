"""Records of the machine from Python's side: made, copied and read one at a time, and fast, which
NumPy is not made for."""

import struct
from collections.abc import Callable
from math import prod
from typing import Any, NamedTuple

import numpy as np

from .compile import Array


def blank(form: "np.dtype[Any]") -> Array:
    """An array of one record, all zero: what NumPy does slowly."""
    return np.ndarray(1, form, bytearray(form.itemsize))


def twin(records: Array) -> Array:
    """A copy of an array of one record. NumPy would copy it field by field."""
    return np.ndarray(1, records.dtype, bytearray(records.tobytes()))


class _Reader(NamedTuple):
    """How records of one form are read: their numbers, and which of them are in which field."""

    form: "np.dtype[Any]"  # held, so that its id stays its own
    unpack: Callable[[Array], tuple[Any, ...]]
    fields: list[tuple[str, int | slice]]


#: By the id of the form: it would take longer to compare forms than to read a record.
_readers: dict[int, _Reader] = {}


def fields_of(records: Array) -> dict[str, Any]:
    """The fields of an array of one record: numbers and tuples of numbers, tables row after row."""
    form = records.dtype
    reader = _readers.get(id(form)) or _reader_for(form)
    numbers = reader.unpack(records)
    return {name: numbers[where] for name, where in reader.fields}


def _reader_for(form: "np.dtype[Any]") -> _Reader:
    layout, end, count = "<", 0, 0
    fields: list[tuple[str, int | slice]] = []
    assert form.names is not None
    assert form.fields is not None
    for name in form.names:
        part, start = form.fields[name][:2]
        size = prod(part.shape)
        layout += f"{start - end}x{size}{part.base.char.replace('l', 'q').replace('L', 'Q')}"
        fields.append((name, slice(count, count + size) if part.shape else count))
        end, count = start + part.itemsize, count + size
    reader = _readers[id(form)] = _Reader(form, struct.Struct(layout).unpack_from, fields)
    return reader
