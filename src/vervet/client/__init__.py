"""A program's place at a server's table: it does its part of a fair deal by itself, and sees that promises are kept.

    site = Site("http://127.0.0.1:8000")
    made = site.create("itchy-monkey", "here", "mcts-20")
    with site.play(made.match, made.tokens) as player:
        while player.turn():
            player.act(player.table["legal"][0])
        player.check()

It needs the packages of the extra `client`. Who talks to the server in a way of their own can use `Kept` alone.
"""

from vervet.client.kept import DealSeen, Kept, read_kept
from vervet.client.player import Player, Refused, Void
from vervet.client.site import Made, Site
from vervet.client.trail import Broken, Trail

__all__ = ["Broken", "DealSeen", "Kept", "Made", "Player", "Refused", "Site", "Trail", "Void", "read_kept"]
