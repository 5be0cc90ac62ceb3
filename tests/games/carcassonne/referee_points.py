"""What the referee pays: CA-8, CA-9, CA-10.6, CA-11, CA-12 and CA-14."""

from tests.games.carcassonne.referee_table import FOLLOWERS, Piece, Table
from tests.games.carcassonne.slow import Node

CARDS = {"king": "city", "robber": "road"}
GOODS = ("wine", "grain", "cloth")


def majority(r: Table, standing: list[Piece]) -> list[int]:
    """CA-8.2, CA-11.1."""
    weight = [sum(1 + (piece[1] == "large") for piece in standing if piece[0] == seat) for seat in range(r.seats)]
    return [seat for seat in range(r.seats) if weight[seat] == max(weight) > 0]


def favoured(r: Table, piece: Piece) -> bool:
    """Whether the fairy is with this follower."""
    if piece[1] not in FOLLOWERS:
        return False
    if r.options["fairy_mode"] == "follower":
        return r.ward is not None and (piece[0], piece[2]) == (r.ward[0], r.ward[2])
    return piece[2][:2] == r.fairy


def _bonus(r: Table, standing: list[Piece], kind: str) -> None:
    if kind != "cloister" or r.options["fairy_cloister_bonus"] == "yes":
        for seat in {piece[0] for piece in standing if favoured(r, piece)}:
            r.points[seat] += 3


def score_closed(r: Table) -> list[int]:
    """T9: what each seat got for features; bonus, goods and cards come with it, and the figures go home."""
    earned = [0] * r.seats
    closed = r.closed()
    for nodes in closed:
        standing = r.on(nodes)
        for seat in majority(r, standing):
            earned[seat] += r.map.worth(set(nodes), r.options)
        _bonus(r, standing, _kind(r, nodes))
    for nodes in closed:
        for piece in r.on(nodes, *FOLLOWERS, "builder"):
            r.take(piece)
    r.points = [sum(pair) for pair in zip(r.points, earned, strict=True)]
    _take_goods(r, closed)
    _take_cards(r, closed)
    return earned


def _kind(r: Table, nodes: frozenset[Node]) -> str:
    return r.map.kind[next(iter(nodes))]


def _take_goods(r: Table, closed: list[frozenset[Node]]) -> None:
    for node in [node for nodes in closed for node in nodes if "tb" in r.sets]:
        if "goods" in r.map.segment[node]:
            r.goods[r.turn][r.map.segment[node]["goods"]] += 1


def _take_cards(r: Table, closed: list[frozenset[Node]]) -> None:
    for card, kind in CARDS.items() if "ks" in r.sets else ():
        best = max([r.map.size(set(nodes)) for nodes in closed if _kind(r, nodes) == kind], default=0)
        if best > r.cards.get(card, (0, 0))[1]:
            r.cards[card] = (r.turn, best)


def score_end(r: Table) -> None:
    """CA-9.3 to CA-9.7."""
    farms: list[tuple[frozenset[Node], list[Piece]]] = []
    for feature in r.map.features:
        nodes = frozenset(feature)
        standing = r.on(nodes)
        if standing:
            _bonus(r, standing, _kind(r, nodes))
        if standing and _kind(r, nodes) == "field":
            farms.append((nodes, standing))
        elif standing:
            for seat in majority(r, standing):
                r.points[seat] += r.map.worth(set(nodes), r.options)
    _score_farms(r, farms)
    for kind in GOODS:
        most = max(tokens[kind] for tokens in r.goods)
        for seat in range(r.seats):
            r.points[seat] += 10 if r.goods[seat][kind] == most > 0 else 0
    for card, (seat, _) in r.cards.items():
        complete = [nodes for nodes in r.map.features if r.map.kind[next(iter(nodes))] == CARDS[card]]
        r.points[seat] += len([nodes for nodes in complete if not r.map.open_ends(nodes)])
        r.points[seat] += card == "king" and "count" in r.sets


def _score_farms(r: Table, farms: list[tuple[frozenset[Node], list[Piece]]]) -> None:
    """CA-9.4, CA-9.5, CA-12.9: city by city."""
    cities = {city for nodes, _ in farms for city in r.map.cities(set(nodes))}
    for city in cities:
        beside = [(nodes, standing) for nodes, standing in farms if city in r.map.cities(set(nodes))]
        pigs = {piece[0] for nodes, _ in beside for piece in r.on(nodes, "pig")}
        if r.options["farm_rule"] == "first":
            for seat in majority(r, [piece for _, standing in beside for piece in standing]):
                r.points[seat] += 4 + (seat in pigs)
            continue
        for seat in range(r.seats):
            paid = [
                3 + any(piece[0] == seat for piece in r.on(nodes, "pig"))
                for nodes, standing in beside
                if seat in majority(r, standing)
            ]
            r.points[seat] += sum(paid) if r.options["farm_rule"] == "third" else max(paid, default=0)
