"""What a text from somebody's browser is as a box: read in a process of its own, by the readers of the rules."""

import re

from vervet.boxes import BoxError, digest
from vervet.catalog import edition, folder_of, most_alike
from vervet.server.match.messages import BoxInfo, BoxRead
from vervet.server.web.game_info import game_info


def read_box(text: str, name: str) -> BoxRead:
    """The box of a game, or of the one whose box it looks most like; whatever is wrong with it is in the answer."""
    name = name or most_alike(text)
    if folder_of(name) is None:
        return BoxRead(name[:40], "expected a game that has a box", 0)
    # Imported here: what draws in a terminal is no part of a server, nor of a page.
    from vervet.faces.face import face_of

    try:
        if not text.strip():
            raise BoxError("box: expected a box, not an empty file")
        game = edition(name, text)
    except BoxError as error:
        words = re.sub(r"^box[,:] ", "", str(error))
        found = re.match(r"line (\d+): ", words)
        return BoxRead(name, words[found.end() :] if found else words, int(found[1]) if found else 0)
    info = game_info(game, BoxInfo(digest(text), "") if game.changed_box else None)
    return BoxRead(name, "", 0, info, dict(face_of(name).unpacking.drawn(game)))
