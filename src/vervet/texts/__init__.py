"""Everything Vervet says, in every language it speaks: Fluent files beside this one, shared with the browser."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from vervet.guests import guests, spoken

LANGUAGES = ("en", "fr")


class TextError(LookupError):
    """A text that does not exist or could not be said; the message says which and why."""


def languages() -> tuple[str, ...]:
    """The languages that are complete, the first being the one for everybody else."""
    return LANGUAGES


def sources(language: str) -> list[Traversable]:
    """The Fluent files of a language, by name."""
    if language not in LANGUAGES:
        raise TextError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    folder = resources.files(__name__).joinpath(language)
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def bundle(language: str) -> FluentBundle:
    """All texts of a language, with those of the games of one's own."""
    return bundle_with(language, tuple(guest.texts.get(language, "") for guest in guests()))


@cache
def bundle_with(language: str, more: tuple[str, ...]) -> FluentBundle:
    """An id that two files define is an error; what a guest brings takes nobody's place."""
    texts = FluentBundle([language], use_isolating=False)
    for file in sources(language):
        resource = FluentResource(file.read_text("utf-8"))
        names = [entry.id.name for entry in resource.body if hasattr(entry, "id")]
        twice = [name for name in names if texts.has_message(name) or names.count(name) > 1]
        if twice:
            raise TextError(f"{language}/{file.name} defines {', '.join(sorted(set(twice)))} again")
        texts.add_resource(resource)
    for source in more:
        texts.add_resource(FluentResource(source))
    return texts


class Texts:
    """The texts of one language: `Texts("fr").say("itchy-over")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        bundle(language)

    @property
    def bundle(self) -> FluentBundle:
        """A game of one's own may have come since."""
        return bundle(self.language)

    def has(self, name: str) -> bool:
        message, _, attribute = name.partition(".")
        if not self.bundle.has_message(message):
            return False
        found = self.bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, name: str, /, **args: int | float | str) -> str:
        """The text of an id (`rule-IM-28`) or of an attribute of it (`rule-IM-28.title`), its variables filled in."""
        return self.fill(name, args)

    def fill(self, name: str, args: Mapping[str, int | float | str]) -> str:
        """The same with the variables in a mapping. At a table with games of one's own a text may be missing."""
        if not self.has(name):
            if guests():
                return spoken(name, args)
            raise TextError(f"there is no text {name!r} in {self.language!r}")
        message, _, attribute = name.partition(".")
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise TextError(f"text {name!r} in {self.language!r}: {errors[0]}")
        return str(said)
