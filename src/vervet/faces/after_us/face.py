"""What terminal, lab and bench know of After Us."""

from vervet.faces.after_us.cards.book import AfterUsCards
from vervet.faces.after_us.front import AfterFront
from vervet.faces.after_us.probe import AfterUsProbe
from vervet.faces.after_us.story import AfterUsStory
from vervet.faces.after_us.unpacking import AfterUsUnpacking
from vervet.faces.face import Face
from vervet.faces.promise import Promise

FACE = Face(
    AfterFront(),
    AfterUsProbe,
    Promise(players=(4, 2), library=250_000, batch=200_000),
    cards=AfterUsCards(),
    story=AfterUsStory,
    unpacking=AfterUsUnpacking(),
)
