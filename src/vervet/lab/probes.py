"""The probe of every game, by the game's name; a game without one gets what the contract tells of any."""

from vervet.lab.after_us import AfterUsProbe
from vervet.lab.cheeky_monkeys import CheekyProbe
from vervet.lab.itchy_monkey import ItchyProbe
from vervet.lab.probe import Probe

PROBES: dict[str, type[Probe]] = {
    "itchy-monkey": ItchyProbe,
    "after-us": AfterUsProbe,
    "cheeky-monkeys": CheekyProbe,
}


def probe_class(game: str) -> type[Probe]:
    return PROBES.get(game, Probe)
