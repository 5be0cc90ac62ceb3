"""SI-1: the printed parts as tables. Every effect is a row there; no tile has code."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import components
from wawel.games.simurgh.components.ids import DRAGONS, EFFECTS, TILES, TYPES

PACKAGE: Final = "wawel.games.simurgh"
DATA: Final = components.text_of(PACKAGE)


class Components(components.Parts):
    """The printed parts of one box, as tables by effect, tile and ability."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.pays = vec[vec[i64]]([vec[i64]([0]) for _ in range(EFFECTS)])  # per effect: bundles to choose from
        self.gets = vec[vec[i64]]([vec[i64]([0]) for _ in range(EFFECTS)])
        self.draws = vec[i64]([0] * EFFECTS)  # dragons to draw; one is kept
        self.fresh = vec[i64]([0] * EFFECTS)  # markers on the dragon that is kept
        self.special = vec[i64]([0] * EFFECTS)
        self.riders = vec[bool]([False] * EFFECTS)  # SI-5.2
        self.many = vec[bool]([False] * EFFECTS)  # SI-5.3
        self.costs_vassals = vec[bool]([False] * EFFECTS)
        self.takes = vec[i64]([0] * EFFECTS)  # bits of things that some way to pay contains
        self.gives = vec[i64]([0] * EFFECTS)  # the same for what is received
        self.same = vec[bool]([False] * EFFECTS)  # gives one of a kind just received
        self.type = vec[i64]([-1] * TILES)
        self.size = vec[i64]([0] * TILES)  # number of spaces
        self.city: list[str] = []
        self.dragon_type = vec[i64]([-1] * DRAGONS)
        self.dragons: list[str] = []
        self.ability = vec[i64]([-1] * (DRAGONS * 3))  # per slot of a dragon tile: type * 3 + slot
        self.mode = vec[i64]()  # per ability
        self.on = vec[i64]()  # per ability: bits of things that trigger it
        self.once = vec[bool]()
        self.metric = vec[i64]([0] * TILES)
        self.depicted = vec[i64]([0] * TILES)  # bits of dragon types
        self.points: list[list[int]] = [[] for _ in range(TILES)]
        self.min_players: list[int] = []  # per wild area
        self.of_type = vec[i64]([0] * len(TYPES))  # tiles as bits; bit 0 is tile LOWEST[type]
        self.vassals = vec[i64]()  # SI-1.5, spearmen and riders
        self.threshold = vec[i64]()  # per number of seats
        self.limits = vec[i64]()  # per mode
        self.hand_limit: i64 = 0
        self.monument_draw: i64 = 0
        self.end_objectives = vec[i64]()  # SI-15.1, per length
        self.end_chronicle = vec[i64]()
        self.start_goods = vec[i64]()
        self.start_vassals = vec[i64]()
        self.start_markers: i64 = 0
        self.quota = vec[i64]()  # per type of tile in the stacks
        self.divisor = 1  # SI-15.5: resources for a point
        self.steps: list[tuple[int, int]] = []  # SI-15.5: up to so many resources are worth so many points

    def fingerprint(self) -> str:
        """Of all values that decide play, whatever else the file says."""
        bundles = [[list(row) for row in rows] for rows in (self.pays, self.gets)]
        flags = [list(row) for row in (self.riders, self.many, self.same)]
        effects = (*bundles, list(self.draws), list(self.fresh), list(self.special), *flags)
        abilities = (list(self.dragon_type), list(self.mode), list(self.on), list(self.once))
        dragons = (*abilities, list(self.metric), list(self.depicted), self.points)
        values = (effects, dragons, list(self.type), list(self.size), self.min_players, self.data["constants"])
        return components.fingerprint(values)
