// Where what the little dragon says lies: near the prompt bar, but never on what is marked.

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

interface Surroundings {
  /** The part of the screen where a card may lie. */
  room: Box;
  /** The prompt bar. */
  bar: Box;
  /** What must stay in sight: what the lamp marks, or what can be pressed. */
  lamps: readonly Box[];
}

const GAP = 10;

function overlaps(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

function holds(room: Box, card: Box): boolean {
  const inRow = card.x >= room.x && card.x + card.width <= room.x + room.width;
  return inRow && card.y >= room.y && card.y + card.height <= room.y + room.height;
}

/**
 * Above the bar if there is room, else below it, else in an upper corner, or beside a bar that is a column; over as little
 * as possible of what is marked.
 */
export function placeFor(card: Size, { room, bar, lamps }: Surroundings): { x: number; y: number } {
  const left = Math.max(room.x, bar.x);
  const right = Math.min(room.x + room.width, bar.x + bar.width) - card.width;
  const rows = [bar.y - card.height - GAP, bar.y + bar.height + GAP, room.y];
  const beside = bar.x - card.width - GAP;
  const corners = [room.y, room.y + room.height - card.height].map((y) => ({ x: beside, y, ...card }));
  const spots = [...rows.flatMap((y) => [left, right].map((x) => ({ x, y, ...card }))), ...corners];
  const fitting = spots.filter((spot) => holds(room, spot) && !overlaps(spot, bar));
  const covered = (spot: Box): number => lamps.filter((lamp) => overlaps(spot, lamp)).length;
  const least = Math.min(...fitting.map(covered));
  const { x, y } = fitting.find((spot) => covered(spot) === least) ?? { x: left, y: room.y };
  return { x, y };
}
