"""Structs: classes whose fields are their annotations."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Final, TypeVar, dataclass_transform

from .unset import UNSET

T = TypeVar("T")


class Missing:
    """A field without a default."""

    def __repr__(self) -> str:
        return "NODEFAULT"


NODEFAULT: Final = Missing()


class Factory:
    """A default that is made anew for each."""

    def __init__(self, make: Callable[[], object]) -> None:
        self.make = make


class Meta:
    """What a value must be besides its type."""

    def __init__(
        self,
        *,
        gt: float | None = None,
        ge: float | None = None,
        le: float | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
    ) -> None:
        self.gt = gt
        self.ge = ge
        self.le = le
        self.min_length = min_length
        self.max_length = max_length
        self.pattern = pattern


class Config:
    """How a struct was declared."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        self.frozen = bool(words.get("frozen", False))
        self.kw_only = bool(words.get("kw_only", False))
        self.omit_defaults = bool(words.get("omit_defaults", False))
        self.tag: str | None = words.get("tag")
        self.tag_field: str | None = words.get("tag_field")
        self.words = dict(words)


def field(*, default: Any = NODEFAULT, default_factory: Any = NODEFAULT) -> Any:
    return Factory(default_factory) if default_factory is not NODEFAULT else default


@dataclass_transform(field_specifiers=(field,))
class StructMeta(type):
    """Makes them."""

    __struct_fields__: tuple[str, ...]
    __struct_config__: Config
    # The default of each field, or that there is none.
    defaults: dict[str, object]

    def __new__(mcs, name: str, bases: tuple[type, ...], names: dict[str, Any], **words: Any) -> "StructMeta":
        cls = super().__new__(mcs, name, bases, names)
        given: dict[str, Any] = {}
        defaults: dict[str, object] = {}
        for base in bases:
            if isinstance(base, StructMeta):
                given |= base.__struct_config__.words
                defaults |= base.defaults
        for each in own_fields(cls):
            defaults[each] = default_of(names[each]) if each in names else NODEFAULT
            if each in names:
                # The class itself has no such attribute: whoever looks for it has an instance.
                delattr(cls, each)
        # A tag is a struct's own.
        given.pop("tag", None)
        cls.defaults = defaults
        cls.__struct_fields__ = tuple(defaults)
        cls.__struct_config__ = Config({**given, **words})
        if defaults:
            cls.__init__ = initializer(defaults, cls.__struct_config__.kw_only)  # type: ignore[misc]
        if cls.__struct_config__.frozen:
            cls.__setattr__ = cls.__delattr__ = immutable  # type: ignore[method-assign]
            cls.__hash__ = hash_of  # type: ignore[method-assign,assignment]
        return cls

    def __init__(cls, name: str, bases: tuple[type, ...], names: dict[str, Any], **_words: Any) -> None:
        super().__init__(name, bases, names)


def own_fields(cls: type) -> Iterator[str]:
    for name, kind in cls.__annotations__.items():
        if not (str(kind).startswith(("typing.ClassVar", "ClassVar"))):
            yield name


def default_of(value: object) -> object:
    """What is empty and could be changed is made anew for each."""
    if isinstance(value, list | dict | set) and not value:
        return Factory(type(value))
    return value


def initializer(defaults: Mapping[str, object], kw_only: bool) -> Callable[..., None]:
    """`__init__` as one would write it: it runs for every message."""
    first = ["*"] if kw_only else []
    taken = [name if value is NODEFAULT else f"{name}=NODEFAULT" for name, value in defaults.items()]
    lines = [f"def __init__(self, {', '.join([*first, *taken])}):", "    own = self.__dict__"]
    for name, value in defaults.items():
        if isinstance(value, Factory):
            lines.append(f"    own[{name!r}] = DEFAULTS[{name!r}].make() if {name} is NODEFAULT else {name}")
        elif value is NODEFAULT:
            lines.append(f"    own[{name!r}] = {name}")
        else:
            lines.append(f"    own[{name!r}] = DEFAULTS[{name!r}] if {name} is NODEFAULT else {name}")
    made: dict[str, Any] = {}
    exec("\n".join(lines), {"NODEFAULT": NODEFAULT, "DEFAULTS": defaults}, made)
    initialize: Callable[..., None] = made["__init__"]
    return initialize


def immutable(self: object, *_words: object) -> None:
    raise AttributeError(f"immutable type: {type(self).__name__!r}")


def hash_of(self: "Struct") -> int:
    return hash((type(self), *[getattr(self, name) for name in self.__struct_fields__]))


class Struct(metaclass=StructMeta):  # noqa: PLW1641 (only what is frozen has a hash)
    """Something with fields."""

    __struct_fields__: ClassVar[tuple[str, ...]]
    __struct_config__: ClassVar[Config]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({said})"

    def __copy__(self: T) -> T:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other


def written_fields(struct: Struct) -> Iterator[tuple[str, object]]:
    """What is written of a struct: not what is unset, and with `omit_defaults` not what is as usual."""
    config, defaults = type(struct).__struct_config__, type(struct).defaults
    for name, value in struct.__dict__.items():
        if value is UNSET or (config.omit_defaults and usual(value, defaults[name])):
            continue
        yield name, value


def usual(value: object, default: object) -> bool:
    if isinstance(default, Factory):
        return type(value) is default.make and not value
    return value is default or (type(value) is type(default) and value == default)
