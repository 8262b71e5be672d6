"""The networks that there are. Bots read no files: whoever knows where the files lie puts readers here."""

from collections.abc import Callable

from vervet.bots.network import Network
from vervet.bots.network_file import Header, read_header, read_network
from vervet.core.state import State


class Shelf:
    """Networks by the names of their games; each is read when it is first wanted."""

    def __init__(self) -> None:
        self.readers: dict[str, Callable[[], bytes]] = {}
        self.rules: dict[str, int] = {}
        self.headers: dict[str, Header] = {}
        self.networks: dict[str, Network] = {}

    def offer(self, game: str, rules: int, read: Callable[[], bytes]) -> None:
        """A network for a game with this version of its rules."""
        self.readers[game] = read
        self.rules[game] = rules
        self.headers.pop(game, None)
        self.networks.pop(game, None)

    def find(self, state: State) -> Network | None:
        """The network that knows states like this one; None where there is none, or it was trained with other options.

        Raises `NetworkError` where a file is not what it should be."""
        features = state.features()
        if features is None or features.game not in self.readers:
            return None
        game = features.game
        if game not in self.networks:
            data = self.readers[game]()
            self.headers[game] = read_header(data)
            self.networks[game] = read_network(data, game, self.rules[game], features)
        return None if self.headers[game].unknown(features.setup(state)) else self.networks[game]


SHELF = Shelf()
