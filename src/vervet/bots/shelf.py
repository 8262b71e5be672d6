"""The networks that there are. Bots read no files: whoever knows where the files lie puts readers here."""

from collections.abc import Callable

from vervet.bots.network import Network
from vervet.bots.network_file import Header, read_header, read_network
from vervet.core.features import Features
from vervet.core.state import State


class Book:
    """A network that is read when it is first wanted; its header before that."""

    def __init__(self, game: str, rules: int, read: Callable[[], bytes]) -> None:
        self.game = game
        self.rules = rules
        self.read = read
        self.data = b""
        self.header: Header | None = None
        self.network: Network | None = None

    def knows(self, setup: list[str]) -> bool:
        header = self.header
        if header is None:
            self.data = self.read()
            header = read_header(self.data)
            self.header = header
        return not header.unknown(setup)

    def open(self, features: Features) -> Network:
        """The network, once it is known that it knows the setup."""
        network = self.network
        if network is None:
            network = read_network(self.data, self.game, self.rules, features)
            self.network = network
            self.data = b""
        return network


class Shelf:
    """Networks by the names of their games; of several that know a setup, the one that was offered first plays it."""

    def __init__(self) -> None:
        self.books: dict[str, list[Book]] = {}

    def offer(self, game: str, rules: int, *readers: Callable[[], bytes]) -> None:
        """All networks for a game with this version of its rules."""
        self.books[game] = [Book(game, rules, read) for read in readers]

    def find(self, state: State) -> Network | None:
        """The network that knows states like this one; None where there is none, or it was trained with other options.

        Raises `NetworkError` where a file is not what it should be."""
        features = state.features()
        if features is None or features.game not in self.books:
            return None
        setup = features.setup(state)
        for book in self.books[features.game]:
            if book.knows(setup):
                return book.open(features)
        return None


SHELF = Shelf()
