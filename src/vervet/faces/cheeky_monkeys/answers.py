"""What a player of Cheeky Monkeys could answer in a window, from that player's own view."""

from vervet.faces.cheeky_monkeys.words import at_risk, pattern
from vervet.games.cheeky_monkeys.knowledge.shape import CheekyView
from vervet.texts import Texts


def answers(view: CheekyView, seat: int, texts: Texts) -> str:
    """The quick cards that could be played now, as they are typed."""
    cards = [card for card in view["hand"] if card in view["quick"]]
    typed = {card: lines(view, seat, card) for card in cards}
    able = [card for card in cards if typed[card]]
    listed = " · ".join(line for card in able for line in typed[card])
    return f"{texts.say('cheeky-window-answers', count=len(able))} {listed}".strip()


def lines(view: CheekyView, seat: int, card: str) -> list[str]:
    """How a card would be typed; nothing where it has nothing to name (CM-Q6, CM-Q9, CM-Q20)."""
    rows = {player["seat"]: player["monkeys"] for player in view["players"]}
    if card == "no-way":
        stoppable = bool(view["lasting"]) or any(entry["number"] for entry in view["queue"])
        return [pattern(card)] if stoppable else []
    if card == "grounding":
        return [f"ground {monkey}" for monkey in at_risk(view)]
    if card in ("great-escape", "special-delivery") and not rows[seat]:
        return []
    return [pattern(card)]
