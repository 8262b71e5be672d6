"""What a lobby is told of a game."""

from msgspec import convert

from vervet.core.game import Game
from vervet.server.match.messages import BotInfo, BoxInfo, GameInfo
from vervet.server.match.stars import stars_of
from vervet.tutorials.lesson_file import tutorial


def game_info(game: Game, box: BoxInfo | None = None) -> GameInfo:
    # Lessons are played with the printed box.
    taught = None if game.changed_box else tutorial(game)
    bots = [BotInfo(name, stars_of(game.name, name)) for name in game.bots]
    return convert(
        {**game.describe(), "bots": bots, "lessons": len(taught.lessons) if taught else 0, "box": box}, GameInfo
    )
