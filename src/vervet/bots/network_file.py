"""Networks as files: a line that says what it is, a header in JSON, and the weights.

vervet network 1
{"actions": ..., "digest": ..., "features": ..., "game": ..., "knows": [...], "rules": 2, "training": {...}}
zlib: 16-bit numbers, low byte first: rows, actions, then the layers
"""

import json
import zlib
from hashlib import sha256
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.bots.network import DEEP, HIDDEN, POLICY, SEATS, Network, Weights, part_sizes
from vervet.core.canonical import canonical
from vervet.core.features import Features, FeatureTable
from vervet.core.json import Json

FIRST_LINE: Final = b"vervet network 1"
# No header and no network is longer.
MOST_HEADER: Final = 65_536
MOST_BYTES: Final = 64_000_000
LAYERS: Final = (HIDDEN * DEEP, DEEP, SEATS * DEEP, SEATS)
# Biases are kept in 16 bits, too, so they count in larger units than what they are added to.
DEEP_BIAS_UNIT: Final = 16
VALUE_BIAS_UNIT: Final = 64


class NetworkError(ValueError):
    """A file that is no network for this game; the message says why."""


class Header:
    """What a network is for, and how it came about."""

    def __init__(
        self, game: str, rules: int, features: str, knows: list[str], training: dict[str, Json], digest: str = ""
    ) -> None:
        self.game = game
        self.rules = rules
        self.features = features
        self.knows = knows
        self.training = training
        self.digest = digest

    def to_json(self) -> dict[str, Json]:
        knows: list[Json] = list(self.knows)
        return {
            "game": self.game,
            "rules": self.rules,
            "features": self.features,
            "knows": knows,
            "training": self.training,
            "digest": self.digest,
        }

    def unknown(self, setup: list[str]) -> list[str]:
        """What of a setup the network was not trained with."""
        return [word for word in setup if word not in self.knows]


def write_network(header: Header, numbers: bytes) -> bytes:
    """The file of a network whose weights are these 16-bit numbers."""
    packed = zlib.compress(numbers, 9)
    header.digest = sha256(packed).hexdigest()
    return b"\n".join((FIRST_LINE, canonical(header.to_json()), packed))


def read_header(data: bytes) -> Header:
    """What a file says about itself; raises `NetworkError`."""
    lines = data[:MOST_HEADER].split(b"\n", 2)
    if len(lines) < 3 or lines[0] != FIRST_LINE:
        raise NetworkError(f"expected a network, which begins with {FIRST_LINE.decode()!r}")
    try:
        found = json.loads(lines[1])
    except ValueError:
        raise NetworkError("expected a header in JSON in the second line") from None
    if not isinstance(found, dict):
        raise NetworkError("expected an object as header")
    game, rules, features, digest = found.get("game"), found.get("rules"), found.get("features"), found.get("digest")
    knows, training = found.get("knows"), found.get("training")
    if not isinstance(game, str) or not isinstance(features, str) or not isinstance(digest, str):
        raise NetworkError("expected game, features and digest in the header, as texts")
    if not isinstance(rules, int) or not isinstance(knows, list) or not isinstance(training, dict):
        raise NetworkError("expected rules (a number), knows (a list) and training (an object) in the header")
    return Header(game, rules, features, [str(word) for word in knows], training, digest)


def read_network(data: bytes, game: str, rules: int, features: Features) -> Network:
    """The network of a file, for a game with these rules and features; raises `NetworkError`."""
    header = read_header(data)
    if header.game != game:
        raise NetworkError(f"this network plays {header.game[:40]}, not {game}")
    if header.rules != rules:
        raise NetworkError(f"this network knows version {header.rules} of the rules, not {rules}")
    if header.features != features.digest():
        raise NetworkError("this network was trained with other features than the game has now")
    packed = data.split(b"\n", 2)[2]
    if sha256(packed).hexdigest() != header.digest:
        raise NetworkError("the weights are not those that the header was written for: the file is damaged")
    return Network(features, unpack(packed, features))


def unpack(packed: bytes, features: Features) -> Weights:
    """The weights, by what they belong to."""
    unzipped = zlib.decompressobj()
    numbers = unzipped.decompress(packed, MOST_BYTES)
    sizes = [rows_of(features.tables) * HIDDEN, rows_of(features.action_tables) * POLICY, *LAYERS]
    if len(numbers) != 2 * sum(sizes):
        raise NetworkError(f"expected {sum(sizes)} weights, not {len(numbers) // 2}")
    parts: list[vec[i64]] = []
    start = 0
    for size, unit in zip(sizes, (1, 1, 1, DEEP_BIAS_UNIT, 1, VALUE_BIAS_UNIT), strict=True):
        parts.append(signed(numbers, start, size, unit))
        start += size
    return Weights(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])


def rows_of(tables: list[FeatureTable]) -> int:
    """How many rows all parts of all tables have."""
    return sum([sum(part_sizes(table)) for table in tables])


def signed(numbers: bytes, start: i64, size: i64, unit: i64) -> vec[i64]:
    """Some of the numbers, each multiplied by a unit."""
    found = vec[i64]()
    at: i64 = 2 * start
    end = at + 2 * size
    while at < end:
        number: i64 = numbers[at] | numbers[at + 1] << 8
        found = append(found, (number - 65_536 if number >= 32_768 else number) * unit)
        at += 2
    return found
