"""Plain copies."""

from typing import Any, Final

from .struct import Struct, written_fields

PLAIN: Final = frozenset((str, int, float, bool, type(None)))


def to_builtins(value: Any) -> Any:
    """The same in dicts, lists and tuples of its own."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is dict:
        return {name: each if type(each) in PLAIN else to_builtins(each) for name, each in value.items()}
    if kind is list:
        return [each if type(each) in PLAIN else to_builtins(each) for each in value]
    if kind is tuple:
        return tuple([to_builtins(each) for each in value])
    if isinstance(value, Struct):
        config = type(value).__struct_config__
        tag = {} if config.tag is None else {config.tag_field: config.tag}
        return {**tag, **{name: to_builtins(each) for name, each in written_fields(value)}}
    if isinstance(value, set | frozenset):
        return [to_builtins(each) for each in value]
    if isinstance(value, list | dict | tuple):
        return to_builtins(next(base for base in (list, dict, tuple) if isinstance(value, base))(value))
    if isinstance(value, int | float | str):
        return value
    raise TypeError(f"Encoding objects of type {kind.__name__} is unsupported")
