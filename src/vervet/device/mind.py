"""What the bots' worker does: it has the same archive, and no house."""

import json

from vervet import catalog
from vervet.device.levels import LEARNT
from vervet.server.web.thought import choose


def think(asked: str) -> str:
    """One thought; see `page.PageThinker`."""
    game, rules, position, bot, seat, seed = json.loads(asked)
    return str(choose(game, rules, position, bot, seat, seed))


def network_for(asked: str, known: str) -> int:
    """Which network a thought needs, of some that know these things (lists, as JSON); -1 for none of them."""
    game, rules, position, bot, _, _ = json.loads(asked)
    if bot.partition("-")[0] != LEARNT:
        return -1
    present = catalog.game(game)
    world = (present.under(rules) or present).load(json.loads(position))
    features = world.features()
    setup = set(features.setup(world)) if features is not None else {""}
    return next((index for index, things in enumerate(json.loads(known)) if setup <= set(things)), -1)


def look_again(game: str) -> None:
    """Files of networks have come into the archive's folders since the games were made."""
    found, folder = catalog.game(game), catalog.folder_of(game)
    assert folder is not None
    catalog.offer_networks.cache_clear()
    catalog.offer_networks(folder, found.name, found.version)
