"""What the terminal, the lab and the bench know about Cheeky Monkeys."""

from vervet.faces.cheeky_monkeys.front import CheekyFront
from vervet.faces.cheeky_monkeys.probe import CheekyProbe
from vervet.faces.cheeky_monkeys.story import CheekyStory
from vervet.faces.face import Face
from vervet.faces.promise import Promise

FACE = Face(
    CheekyFront(), CheekyProbe, Promise(players=(4, 2), library=300_000, steps=30_000, batch=200_000), story=CheekyStory
)
