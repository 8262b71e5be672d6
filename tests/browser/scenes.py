"""Tables of spies, abilities and Clan mode, played over the wire until something is about to happen."""

from collections.abc import Sequence

from tests.server.running import Message, Process
from vervet import catalog

PICKS = ("pick baboon", "pick lemur")
# Four workers each on b7 and on b6 beside it: the next spawn on b7 makes both break out.
RIPE = (
    *PICKS,
    *("spawn b7", "bump d1 west 1"),
    *("spawn b7", "bump a1 east 1"),
    *("spawn b7", "bump c1 east 1"),
    *("spawn b6", "bump b1 west 1"),
    *("spawn b6", "bump d1 west 1"),
    *("spawn b6", "bump a1 east 1"),
)
# The capuchin on g3 has sent its louse across to g4 and is at the edge.
CLEAN = (*PICKS, "spawn a7", "bump g1 north 2, 1 worker", "spawn a7", "bump a1 east 1", "spawn a7")
# Both have placed, on gorillas that cannot see each other.
PLACED = ("place f3", "place b5")


def stage(site: Process, lines: Sequence[str], **options: object) -> Message:
    """A match for two at one screen, with these lines already played."""
    made = site.create("here", "here", options=options)
    grammar = catalog.game("itchy-monkey").grammar
    player = site.player(str(made["match"]), *(seat["token"] for seat in made["seats"]))
    player.see(0)
    for line in lines:
        action = grammar.to_json(grammar.from_text(line))
        answer = player.act(action, seat=player.table["asked"][0])
        assert answer["type"] == "accepted", (line, answer)
        player.see(int(str(answer["version"])))
    player.close()
    return made
