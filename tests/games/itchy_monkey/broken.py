"""Which rules an action breaks, by the text of the rules and the second versions: a refusal must cite one of them."""

from .clan_reference import ClanReference
from .ground import Spot, along, spot
from .reference import Reference

PHASES = {
    "place": "place",
    "spawn": "spawn",
    "settle": "spawn",
    "jump": "move",
    "bump": "move",
    "nitpick": "move",
    "end": "after",
}
MONKEY = {
    "place": "IM-10",
    "spawn": "IM-20",
    "settle": "IM-21",
    "jump": "IM-25",
    "bump": "IM-26",
    "nitpick": "IM-29",
    "exchange": "IM-16",
}
CLAN_PHASES = {"pick": "pick", "spawn": "spawn", "bump": "move", "leave": "move"}
CLAN_MONKEY = {"spawn": "IM-63", "bump": "IM-64", "leave": "IM-65"}


def counted(words: list[str]) -> dict[str, int]:
    """The words of `2 workers 1 spy` as numbers by louse."""
    return {unit.rstrip("s"): int(number) for number, unit in zip(words[::2], words[1::2], strict=True)}


def rules(**broken: bool) -> set[str]:
    """The ids of the broken rules, each given as `IM_25=True`."""
    return {name.replace("_", "-") for name, is_broken in broken.items() if is_broken}


def broken_rules(table: Reference, line: str) -> set[str]:
    """Every rule of the base game, the spies and the abilities that the active player's action would break."""
    kind, *words = line.replace(",", "").split()
    if kind in ("pick", "leave"):
        return {"IM-60"}
    if kind == "skip":
        return broken_by_skipping(table)
    phase = PHASES.get(kind, table.phase)
    if kind == "exchange" and table.phase == "place":
        return {"IM-10"}
    if phase != table.phase:
        return {"IM-10"} if "place" in (phase, table.phase) else {"IM-15"}
    if kind == "end":
        return set()
    at = spot(words[0])
    if not table.inside(at):
        return {"IM-03"}
    if at not in table.monkeys:
        return {MONKEY[kind]}
    if kind in ("jump", "bump"):
        return broken_by_jump(table, at, words[1:]) if kind == "jump" else broken_by_bump(table, at, words[1:])
    return broken_here(table, kind, at, len(words) > 1)


def broken_by_skipping(table: Reference) -> set[str]:
    if table.phase == "spawn":
        return rules(IM_20=bool(table.breeding()), IM_21=not table.breeding()) if table.owes_spawn() else set()
    if table.phase == "move":
        return rules(IM_30=bool(table.moves()))
    return {"IM-10" if table.phase == "place" else "IM-16"}


def broken_here(table: Reference, kind: str, at: Spot, spy: bool) -> set[str]:
    """Actions that name a monkey and nothing else."""
    me, monkey = table.active, table.monkeys[at]
    supply = table.supply(me)
    if kind == "place":
        return rules(IM_11=at not in table.placings())
    if kind == "settle":
        return rules(IM_21=bool(table.breeding()) or at not in table.bare())
    if kind == "exchange":
        return rules(IM_16=monkey.owner != me or monkey.workers < table.price(at) or supply[1] == 0)
    if kind == "spawn":
        return rules(
            IM_20=not monkey.has_louse_of(me) or (not spy and supply[0] == 0),
            IM_51=monkey.has_louse_of(me) and at not in table.breeding(),
            IM_50=spy and (me in monkey.spies or supply[2] == 0),
        )
    opposed = monkey.owner not in (None, me)
    count = monkey.workers + len(monkey.spies)
    return rules(
        IM_29=not (opposed or monkey.spies - {me}) or (opposed and count < 5),
        IM_53=bool(monkey.spies) and not (opposed and monkey.workers),
        IM_44=5 <= count < 6 and "howler" in table.can(at),
    )


def broken_by_jump(table: Reference, at: Spot, words: list[str]) -> set[str]:
    way, louse = words
    monkey, to = table.monkeys[at], table.goal(at, way)
    mine = monkey.owner == table.active
    there = {
        "worker": mine and monkey.workers > 0,
        "queen": mine and monkey.queens > 0,
        "spy": table.active in monkey.spies,
    }
    gap = table.inside(along(at, way, 1)) and to is None
    long = "capuchin" in table.can(at)
    return rules(
        IM_25=not there[louse] or (to is None and not (gap and long)),
        IM_43=gap and long,
        IM_28=to is not None and louse != "spy" and not table.may_enter(to, 2 if louse == "queen" else 1),
        IM_55=to is not None and louse == "spy" and table.active in table.monkeys[to].spies,
    )


def broken_by_bump(table: Reference, at: Spot, words: list[str]) -> set[str]:
    """The way, the party and the shove, each on its own."""
    way, distance, lice = words[0], int(words[1]), counted(words[2:])
    monkey, can = table.monkeys[at], table.can(at)
    stop, ahead, behind = (along(at, way, distance + more) for more in (0, 1, 2))
    passed = [along(at, way, step) for step in range(1, distance + 1) if along(at, way, step) in table.monkeys]
    unleapable = [spot for spot in passed if not free(table, along(spot, way, 1))]
    leaps = "lemur" in can
    mine = monkey.owner == table.active
    workers, queens, spy = (lice.get(louse, 0) for louse in ("worker", "queen", "spy"))
    hit = ahead in table.monkeys
    shove = "shove" in lice
    return rules(
        IM_26=not monkey.has_louse_of(table.active) or not table.inside(stop) or (bool(passed) and not leaps),
        IM_41=leaps and (len(passed) > 1 or bool(unleapable) or stop in table.monkeys),
        IM_27=workers + queens + spy > 0
        and (not hit or workers > (monkey.workers if mine else 0) or queens > (monkey.queens if mine else 0)),
        IM_28=hit and workers + queens > 0 and not table.may_enter(ahead, workers + 2 * queens),
        IM_55=spy > 0 and (table.active not in monkey.spies or (hit and table.active in table.monkeys[ahead].spies)),
        IM_40=shove and ("gorilla" not in can or not hit or not free(table, behind)),
        IM_45=shove and len(passed) > 0 and {"gorilla", "lemur"} <= can,
    )


def free(table: Reference | ClanReference, at: Spot) -> bool:
    return table.inside(at) and at not in table.monkeys


def broken_clan_rules(table: ClanReference, line: str) -> set[str]:
    """Every rule of Clan mode that the active player's action would break."""
    kind, *words = line.replace(",", "").split()
    if kind == "skip":
        return {{"pick": "IM-60", "spawn": "IM-63", "move": "IM-64"}[table.phase]} - rules(
            IM_63="skip" in table.legal(), IM_64="skip" in table.legal()
        )
    phase = CLAN_PHASES.get(kind)
    if phase is None:
        return {"IM-60"}
    if phase != table.phase:
        return {"IM-60"} if "pick" in (phase, table.phase) else {"IM-61"}
    if kind == "pick":
        return rules(IM_60=line not in table.legal())
    at = spot(words[0])
    if not table.inside(at):
        return {"IM-03"}
    if at not in table.monkeys:
        return {CLAN_MONKEY[kind]}
    if kind == "spawn":
        return rules(IM_63=table.monkeys[at].lice == 0, IM_60=len(words) > 1)
    return broken_clan_move(table, kind, at, words[1:])


def broken_clan_move(table: ClanReference, kind: str, at: Spot, words: list[str]) -> set[str]:
    monkey, way = table.monkeys[at], words[0]
    resting = table.is_of(monkey, 1 - table.active) or monkey is table.moved
    if kind == "leave":
        to_edge = [along(at, way, step) for step in range(1, table.size)]
        blocked = any(spot in table.monkeys for spot in to_edge)
        return rules(IM_64=resting, IM_65=monkey.lice > 0 or blocked)
    distance, lice = int(words[1]), counted(words[2:])
    way_free = all(free(table, along(at, way, step)) for step in range(1, distance + 1))
    party = lice.get("worker", 0), lice.get("queen", 0)
    target = table.monkeys.get(along(at, way, distance + 1))
    goes_over = any(party)
    all_of_them = party == (monkey.workers, monkey.queens)
    too_weak = target is None or not all_of_them or target.power > monkey.power
    return rules(
        IM_26=not way_free, IM_64=resting or (goes_over and too_weak), IM_60=bool({"spy", "shove"} & set(lice))
    )


def writable(size: int, most: int) -> list[str]:
    """All that can be written about a board and one space off it, with parties of none, one or `most` workers."""
    cells = ["abcdefgh"[file] + str(rank + 1) for file in range(size) for rank in range(size)] + ["h8"]
    ways = [f"{cell} {way}" for cell in cells for way in ("north", "east", "south", "west")]
    lines = [f"{kind} {cell}" for kind in ("place", "spawn", "settle", "nitpick", "exchange") for cell in cells]
    lines += [f"spawn {cell}, 1 spy" for cell in cells] + [f"leave {way}" for way in ways]
    lines += [f"pick {species}" for species in ("gorilla", "baboon", "lemur", "capuchin", "howler", "tamarin")]
    lines += [f"jump {way} {louse}" for way in ways for louse in ("worker", "queen", "spy")]
    parties = [
        "".join([f" {w} workers" * (w > 0), f" {q} queens" * (q > 0), " 1 spy" * spy, " 1 shove" * shove])
        for w in (0, 1, most)
        for q in (0, 1)
        for spy in (0, 1)
        for shove in (0, 1)
    ]
    bumps = [f"bump {way} {far}" for way in ways for far in range(1, size + 1)]
    lines += [bump + ("," + party if party else "") for bump in bumps for party in parties]
    return [*lines, "skip", "end"]
