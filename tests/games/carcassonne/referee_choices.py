"""What the referee lets chance and the seats choose, as texts of the notation."""

from itertools import pairwise

from tests.games.carcassonne.referee_table import FOLLOWERS, QUARTER, Cell, Piece, Table
from tests.games.carcassonne.slow import PRINTED, SIDES, STEP, Node

OPPOSITE = 2


def legal(r: Table) -> list[str]:
    if r.phase == "first":
        return [f"first:{seat}" for seat in range(r.seats)]
    if r.phase == "draw":
        return _layer(r)
    if r.phase == "place":
        return places(r, r.drawn)
    if r.phase == "princess":
        return [f"princess:{spot(r, piece[2])}" for piece in knights(r)] + _if(r.options["princess"] == "may")
    if r.phase == "action":
        return ["pass", *deployments(r), *fairies(r)]
    if r.phase == "dragon":
        return steps(r)
    if r.phase in ("back", "market"):
        return ["pass", *returns(r)]
    if r.phase == "gate":
        sizes = [figure for figure in FOLLOWERS if r.home[r.turn][figure]]
        return ["pass", *[f"enter:{prefix(size)}{quarter}" for size in sizes for quarter in QUARTER.values()]]
    if r.phase == "count":
        return ["pass", *[f"count:{quarter}" for quarter in QUARTER.values() if quarter != r.count]]
    return []


def _if(allowed: bool) -> list[str]:
    return ["pass"] if allowed else []


def prefix(figure: str) -> str:
    return "" if figure == "follower" else f"{figure}:"


def _layer(r: Table) -> list[str]:
    """CA-13.1: river tiles, then the lake, then all others."""
    left = [tile for tile, copies in r.pile.items() if copies]
    river = [tile for tile in left if "W" in PRINTED[tile]["edges"]]
    return [tile for tile in river if tile != "RI-L"] or river or left


# where a tile fits


def _beside(cell: Cell, side: int) -> Cell:
    x, y = STEP[SIDES[side]]
    return cell[0] + x, cell[1] + y


def _letters(tile: str, turn: int) -> str:
    return "".join(PRINTED[tile]["edges"][(side - turn) % 4] for side in range(4))


def _fits(tile: str, turn: int, cell: Cell, laid: dict[Cell, str]) -> bool:
    """CA-4.2: on a free cell, beside the map, with equal letters."""
    borders = [(side, laid[_beside(cell, side)]) for side in range(4) if _beside(cell, side) in laid]
    letters = _letters(tile, turn)
    return (
        cell not in laid and bool(borders) and all(letters[side] == there[side - OPPOSITE] for side, there in borders)
    )


def places(r: Table, tile: str) -> list[str]:
    laid = {(t["x"], t["y"]): _letters(t["id"], t["rotation"]) for t in r.tiles}
    river = "W" in PRINTED[tile]["edges"]
    cells = {_beside(cell, side) for cell in laid for side in range(4)}
    found = [(cell, turn) for cell in cells for turn in range(4) if _fits(tile, turn, cell, laid)]
    if river:
        found = [(cell, turn) for cell, turn in found if _flows(r, tile, turn, cell, laid)]
    return [f"{x},{y}/{turn}" for (x, y), turn in found]


def _flows(r: Table, tile: str, turn: int, cell: Cell, laid: dict[Cell, str]) -> bool:
    """CA-13.3, CA-13.4: from the last river tile on; by the option never back, or never into a dead end."""
    path = [(t["x"], t["y"]) for t in r.tiles if "W" in PRINTED[t["id"]]["edges"]]
    came = [side for side in range(4) if _beside(cell, side) == path[-1] and laid[path[-1]][side - OPPOSITE] == "W"]
    if not came:
        return False
    leaves = [side for side in range(4) if _letters(tile, turn)[side] == "W" and side != came[0]]
    if not leaves:
        return True
    if r.options["river_bends"] == "alternate":
        bends = [bend for bend in _bends([*path, cell, _beside(cell, leaves[0])]) if bend]
        return len(bends) < 2 or bends[-1] != bends[-2] or _straight(came[0], leaves[0])
    then = {**laid, cell: _letters(tile, turn)}
    coming = [other for other, copies in r.pile.items() if copies and "W" in PRINTED[other]["edges"]]
    return any(_fits(other, t, _beside(cell, leaves[0]), then) for other in coming for t in range(4))


def _straight(came: int, leaves: int) -> bool:
    return abs(came - leaves) == OPPOSITE


def _bends(path: list[Cell]) -> list[int]:
    """Per inner cell of a path the cross product of its steps: which way it turns there."""
    moves = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)]
    return [one[0] * two[1] - one[1] * two[0] for one, two in pairwise(moves)]


# figures


def spot(r: Table, node: Node) -> str:
    return f"{node[0]},{node[1]}:{segment(r, node)}"


def segment(r: Table, node: Node) -> str:
    """A segment by its first edge or lowest half-edge."""
    kind, ports = r.map.kind[node], [where for _, where in r.map.ports[node]]
    if kind == "cloister":
        return kind
    if kind == "field":
        first = min(other[2] for other in r.map.kind if other[:2] == node[:2] and r.map.kind[other] == "field")
        return f"field@{min(ports)}" if ports else f"field#{node[2] - first}"
    return f"{kind}@{min(ports, key=SIDES.index)}"


def knights(r: Table) -> list[Piece]:
    """CA-10.5.2: those in the princess's city."""
    here = [node for node in r.map.kind if node[:2] == r.last and r.map.segment[node].get("princess")]
    return r.on(r.feature(here[0])) if here else []


def deployments(r: Table) -> dict[str, tuple[str, Node]]:
    """CA-7.6, CA-11.1, CA-12.1, CA-12.2."""
    found: dict[str, tuple[str, Node]] = {}
    if r.symbol == "volcano" or r.removed or r.through:
        return found
    for node in r.map.kind:
        if node[:2] != r.last and r.symbol != "portal":
            continue
        where = segment(r, node) if node[:2] == r.last else spot(r, node)
        for figure in [figure for figure, left in r.home[r.turn].items() if left and _may_stand(r, figure, node)]:
            found[f"{prefix(figure)}{where}"] = (figure, node)
    return found


def _may_stand(r: Table, figure: str, node: Node) -> bool:
    nodes = r.feature(node)
    open_ = r.map.kind[node] == "field" or r.map.open_ends(set(nodes)) > 0
    here = node[:2] == r.last
    if figure in FOLLOWERS:
        away = open_ or (r.options["portal_just_completed"] == "allowed" and nodes in r.closed())
        dragon = node[:2] == r.dragon and r.options["portal_to_dragon"] == "forbidden"
        return not r.on(nodes) and (here or (away and not dragon))
    mine = any(piece[0] == r.turn for piece in r.on(nodes))
    kinds = ("city", "road") if figure == "builder" else ("field",)
    return here and mine and open_ and r.map.kind[node] in kinds


def fairies(r: Table) -> dict[str, Piece]:
    """CA-10.6.1, CA-10.6.6."""
    if "pd" not in r.sets or (r.removed and r.options["princess_then_fairy"] == "no"):
        return {}
    mine = [piece for piece in r.pieces if piece[0] == r.turn and piece[1] in FOLLOWERS]
    if r.options["fairy_mode"] == "follower":
        return {f"fairy:{spot(r, piece[2])}": piece for piece in mine if piece != r.ward}
    return {f"fairy:{piece[2][0]},{piece[2][1]}": piece for piece in mine if piece[2][:2] != r.fairy}


def steps(r: Table) -> list[str]:
    """CA-10.3.3, CA-15.8."""
    assert r.dragon is not None
    at = {(t["x"], t["y"]): PRINTED[t["id"]] for t in r.tiles}
    found = [(name, _beside(r.dragon, side)) for side, name in enumerate(SIDES)]
    return [
        name
        for name, cell in found
        if cell in at and not at[cell].get("interior") and cell not in r.visited and cell != r.fairy
    ]


def returns(r: Table) -> dict[str, tuple[str, Node]]:
    """CA-15.6, CA-15.7, CA-15.9: who of the asked seat can leave which quarter, and to where."""
    if "count" not in r.sets:
        return {}
    scored = r.closed() if r.phase == "back" else []
    found: dict[str, tuple[str, Node]] = {}
    for node, kind in r.map.kind.items():
        if QUARTER[kind] == r.count or node[:2] == r.dragon:
            continue
        if r.phase == "back":
            possible = r.feature(node) in scored
        else:
            unfinished = kind != "field" and r.map.open_ends(set(r.feature(node))) > 0
            possible = kind == "field" or (unfinished and r.options["count_final"] == "any_quarter")
        for figure in FOLLOWERS if possible else ():
            if r.quarters[r.mover, QUARTER[kind], figure]:
                found[f"back:{prefix(figure)}{spot(r, node)}"] = (figure, node)
    return found
