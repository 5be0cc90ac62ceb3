"""Every decision has a number: pass, place, deploy here, then what the expansions in play add.

Maps have no edge, so places are counted from tiles on the map, in the order they were placed: a cell is the first tile
beside it and the side of that tile, a spot is a tile and a segment.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.vectors import total
from wawel.games.carcassonne import actions
from wawel.games.carcassonne.actions import BUILDER, FOLLOWER, LARGE, PIG, STEPS, WHOLE
from wawel.games.carcassonne.components.ids import QUARTERS
from wawel.games.carcassonne.model.packing import pack_spot
from wawel.games.carcassonne.model.state import CarcassonneState, last, tile_at
from wawel.games.carcassonne.options import COUNT, FAIRY_WITH_FOLLOWER, IC, PD, TB


class Numbers:
    """The numbers at a table that begins like this."""

    def __init__(self, opening: CarcassonneState) -> None:
        bits, parts = opening.options, opening.parts
        self.tiles: i64 = len(opening.cells) + total(opening.pile)  # on the largest map
        kinds = [turned >> 2 for turned in opening.turned]
        kinds += [tile for tile in range(len(opening.pile)) if opening.pile[tile]]
        self.segments: i64 = max([parts.segments[tile] for tile in kinds])  # of a tile
        spots: i64 = self.tiles * self.segments
        figures = [FOLLOWER] + [LARGE] * (bits & IC > 0) + [BUILDER, PIG] * (bits & TB > 0)
        followers: i64 = 2 if bits & IC else 1
        self._figures = vec[i64](figures)
        self._places = vec[i64]([figures.index(figure) if figure in figures else 0 for figure in range(4)])
        self._whole = bits & FAIRY_WITH_FOLLOWER == 0
        self._deploy: i64 = 1 + self.tiles * 16
        self._portal: i64 = self._deploy + len(figures) * self.segments
        dragon: i64 = 1 if bits & PD else 0
        city: i64 = 1 if bits & COUNT else 0
        self._princess: i64 = self._portal + dragon * followers * spots
        self._fairy: i64 = self._princess + dragon * spots
        self._step: i64 = self._fairy + dragon * (self.tiles if self._whole else spots)
        self._back: i64 = self._step + dragon * len(STEPS)
        self._enter: i64 = self._back + city * followers * spots
        self._count: i64 = self._enter + city * followers * len(QUARTERS)
        self.count: i64 = self._count + city * len(QUARTERS)

    def number(self, s: CarcassonneState, action: i64) -> i64:
        kind = actions.kind(action)
        if kind == actions.PLACE:
            return 1 + self._cell(s, actions.placed_cell(action)) * 4 + actions.rotation(action)
        if kind == actions.PASS:
            return 0
        if kind == actions.DEPLOY:
            if actions.tile_on_map(action) == last(s):
                return self._deploy + self._places[actions.figure(action)] * self.segments + actions.segment(action)
            return self._portal + self._spot(action, actions.figure(action))
        if kind == actions.PRINCESS:
            return self._princess + self._spot(action, 0)
        if kind == actions.FAIRY:
            return self._fairy + (actions.tile_on_map(action) if self._whole else self._spot(action, 0))
        if kind == actions.STEP:
            return self._step + actions.value(action)
        if kind == actions.BACK:
            return self._back + self._spot(action, actions.figure(action))
        if kind == actions.ENTER:
            return self._enter + actions.entering(action) * len(QUARTERS) + actions.quarter(action)
        return self._count + actions.quarter(action)

    def numbers(self, s: CarcassonneState, choices: vec[i64]) -> vec[i64]:
        """The numbers of choices in ascending order: places in one cell, which differ by rotation, come together."""
        found = vec[i64](capacity=len(choices))
        last_cell: i64 = -1
        first: i64 = 0
        for action in choices:
            if actions.kind(action) != actions.PLACE:
                found = append(found, self.number(s, action))
                continue
            cell = actions.placed_cell(action)
            if cell != last_cell:
                last_cell = cell
                first = 1 + self._cell(s, cell) * 4
            found = append(found, first + actions.rotation(action))
        return found

    def _spot(self, action: i64, figure: i64) -> i64:
        return (figure * self.tiles + actions.tile_on_map(action)) * self.segments + actions.segment(action)

    def _cell(self, s: CarcassonneState, cell: i64) -> i64:
        """The first tile beside a cell and the side of the tile where the cell is."""
        found: i64 = self.tiles * 4
        steps = s.parts.steps
        side: i64
        for side in range(4):
            tile = tile_at(s, cell - steps[side])
            if tile >= 0 and tile * 4 + side < found:
                found = tile * 4 + side
        return found

    def action(self, s: CarcassonneState, number: i64) -> i64:
        if number == 0:
            return actions.PASS
        if number < self._deploy:
            side, rotation = (number - 1) >> 2, (number - 1) & 3
            tile = min(side >> 2, last(s))
            return actions.PLACE | (s.cells[tile] + STEPS[side & 3]) << 2 | rotation
        if number < self._portal:
            figure = self._figures[(number - self._deploy) // self.segments]
            return actions.deploy(figure, pack_spot(last(s), (number - self._deploy) % self.segments))
        if number < self._princess:
            return actions.DEPLOY | self._packed(number - self._portal)
        if number < self._fairy:
            return actions.PRINCESS | self._packed(number - self._princess)
        if number < self._step:
            if self._whole:
                return actions.FAIRY | pack_spot(number - self._fairy, WHOLE)
            return actions.FAIRY | self._packed(number - self._fairy)
        return self._city_action(number)

    def _city_action(self, number: i64) -> i64:
        if number < self._back:
            return actions.STEP | (number - self._step)
        if number < self._enter:
            return actions.BACK | self._packed(number - self._back)
        if number < self._count:
            return actions.ENTER | (number - self._enter)
        return actions.COUNT | (number - self._count)

    def _packed(self, spot: i64) -> i64:
        """The inverse of _spot()."""
        tile = spot // self.segments
        return tile // self.tiles << 12 | pack_spot(tile % self.tiles, spot % self.segments)
