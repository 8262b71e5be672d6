"""Whether what is about to happen concerns a player of Cheeky Monkeys, from his own view.

Only what everybody sees goes in, and one's own cards; so nothing can be read from who lets a window pass.
"""

from vervet.games.cheeky_monkeys.view import CheekyView, EntryView

# Effects that go on with whoever the steps name, and those in which anybody may be next.
NAMED = ("tempter", "eater", "common-misfortune")


def concerns(view: CheekyView, seat: int) -> bool:
    """In an open window: whether the newest entry, or the end of the round, is about this seat."""
    me = view["players"][seat]
    if view["queue"]:
        return entry_concerns(view, view["queue"][0], seat)
    window = view["window"]
    ending = window is not None and window["window"] == "end" and view["active"] == seat
    return ending and me["lit"] and not me["soggy"]


def entry_concerns(view: CheekyView, entry: EntryView, seat: int) -> bool:
    me = view["players"][seat]
    what = entry["what"]
    if what == "shock":
        return entry["seat"] == seat
    if what in NAMED:
        return any(step.endswith(f" {seat}") for step in entry["left"]) or (entry["seat"] == seat and what == "tempter")
    if entry["seat"] == seat:
        # One's own Shaman or Destroyer is trouble; one's own card was one's own idea.
        return what in ("shaman", "destroyer")
    if what == "destroyer":
        return not me["closed"]
    if what == "snatcher":
        return bool(me["parts"])
    return seat in (entry["trainer"], entry["other"])
