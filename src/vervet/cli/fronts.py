"""The front of every game, by the game's name."""

from vervet.cli.after_us import AfterFront
from vervet.cli.cheeky_monkeys import CheekyFront
from vervet.cli.front import Front
from vervet.cli.itchy_monkey import ItchyFront

FRONTS: dict[str, Front] = {"itchy-monkey": ItchyFront(), "after-us": AfterFront(), "cheeky-monkeys": CheekyFront()}
