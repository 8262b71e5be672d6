"""What terminal, lab and bench know of Itchy Monkey."""

from vervet.faces.face import Face
from vervet.faces.itchy_monkey.front import ItchyFront
from vervet.faces.itchy_monkey.probe import ItchyProbe
from vervet.faces.itchy_monkey.story import ItchyStory
from vervet.faces.promise import Promise

FACE = Face(
    ItchyFront(),
    ItchyProbe,
    Promise(players=(2, 3, 4), library=500_000, python=300_000, steps=30_000, batch=500_000),
    story=ItchyStory,
)
