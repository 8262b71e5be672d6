"""Any game of the contract at the terminal, you in seat 0 against a bot: `python -m examples.table module:GAME`.

It knows nothing of the game but its view, its notation and its events, so it shows no picture; a game of the catalog
has a front of its own (`vervet play`).
"""

import argparse
import sys
from collections.abc import Sequence

from vervet.bots.bot import BotError
from vervet.bots.roster import make_bot
from vervet.core.action import ActionError
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.kit.elsewhere import find_game

YOU = 0


def show(view: Json) -> None:
    """Field by field; a list of lines is a board."""
    assert isinstance(view, dict)
    for name, value in view.items():
        lines = isinstance(value, list) and all(isinstance(line, str) for line in value)
        print(f"{name}:", "".join(f"\n  {line}" for line in value) if lines else value)


def your_action(game: Game, match: Match) -> int:
    """What you type, once it is legal; the end of the input gives up."""
    show(match.state.view(YOU))
    legal = [game.grammar.to_text(action) for action in match.state.legal_actions(YOU)]
    print("legal:", ", ".join(legal))
    while True:
        try:
            line = input("you> ")
            action = game.grammar.from_text(line)
            refusal = match.state.refusal(YOU, action)
        except ActionError as error:
            print(error)
            continue
        if refusal is None:
            return action
        print(f"{refusal.rule}: {refusal.reason}")


def play(game: Game, bot: str, seed: int) -> None:
    match = Match(game, game.options.read({}), seed)
    thinker = make_bot(bot, seed)
    while (seat := int(match.state.actor())) >= 0:
        if seat == YOU:
            action = your_action(game, match)
        else:
            action = int(thinker.choose(match.state, seat))
        for event in match.act(seat, action):
            if event.visible_to(YOU):
                print(f"  {event.to_json()}")
    print(match.state.outcome())


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m examples.table", description=__doc__)
    parser.add_argument("source", help="where the game is: module:name")
    parser.add_argument("--bot", default="mcts-200", help="who sits in the other seats (mcts-200)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers begin (1)")
    wish = parser.parse_args(arguments)
    try:
        play(find_game(wish.source), wish.bot, wish.seed)
    except BotError as error:
        parser.error(str(error))
    except EOFError:
        print("bye")
    return 0


if __name__ == "__main__":
    sys.exit(main())
