/** Legal actions, which come as texts, grouped into steps that a player understands. No rule lives here. */
import { tab } from '$lib/board/pointing';
import { onBoard, onButton, type Press } from '$lib/match/prompt/press';
import type { View } from '../view';

export type CastleVerb = 'take' | 'pair' | 'destroy';
export type TargetKind = 'place' | 'set' | 'build' | 'faith' | 'turn' | 'from' | 'to' | 'cost' | 'change';

/** A cell of the own realm that can be pressed: it plays a text, or is one step of a longer choice. */
export interface Target {
  kind: TargetKind;
  text: string | null;
}

export interface Choices {
  verb: CastleVerb | null;
  castle: ReadonlyMap<string, string>;
  /** By tile, then by cell. */
  place: ReadonlyMap<string, ReadonlyMap<string, string>>;
  cells: ReadonlyMap<string, Target>;
  /** From a cell to cells: Strength and Wind. */
  moves: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** By cell, then by type. */
  change: ReadonlyMap<string, ReadonlyMap<string, string>>;
  spirits: ReadonlyMap<string, Cost>;
  bare: ReadonlySet<string>;
}

export interface Cost {
  shrine: boolean;
  cells: ReadonlyMap<string, string>;
}

/** What the player has begun: a spirit to be paid, a piece to be moved, one of two tiles. */
export interface Begun {
  spirit: string | null;
  from: string | null;
  tile: string | null;
}

/** What has been pressed on the way to an action. */
export interface Step {
  begun: Begun;
  /** What waits to be confirmed: a castle tile, a cell of the realm, or the text of a button. */
  castle: string | null;
  cell: string | null;
  bare: string | null;
}

export const NOTHING_BEGUN: Begun = { spirit: null, from: null, tile: null };

type Table = Map<string, Map<string, string>>;

function put(table: Table, first: string, second: string, text: string): void {
  const row = table.get(first) ?? new Map<string, string>();
  table.set(first, row.set(second, text));
}

const CASTLE = new Set<string>(['take', 'pair', 'destroy']);
const ON_CELL = new Set<string>(['build', 'faith', 'turn']);

/** Every text in its place; cells of a set all stand for the set. */
export function choicesOf(actions: readonly string[], view: View): Choices {
  const castle = new Map<string, string>();
  const place: Table = new Map();
  const cells = new Map<string, Target>();
  const moves: Table = new Map();
  const change: Table = new Map();
  const costs: Table = new Map();
  const bare = new Set<string>();
  let verb: CastleVerb | null = null;
  for (const text of actions) {
    const [word = '', rest = ''] = text.split(':');
    if (text.includes('@')) {
      const [tile = '', cell = ''] = text.split('@');
      put(place, tile, cell, text);
    } else if (text.includes('!')) {
      const [spirit = '', cost = ''] = text.split('!');
      put(costs, spirit, cost, text);
    } else if (CASTLE.has(word)) {
      verb = word as CastleVerb;
      castle.set(rest, text);
    } else if (word === 'set') {
      const set = view.sets.find((one) => one.cells.includes(rest));
      for (const cell of set?.cells ?? [rest]) cells.set(cell, { kind: 'set', text });
    } else if (ON_CELL.has(word)) cells.set(rest, { kind: word as TargetKind, text });
    else if (rest.includes('>')) {
      const [from = '', to = ''] = rest.split('>');
      put(moves, from, to, text);
    } else if (rest.includes('=')) {
      const [cell = '', type = ''] = rest.split('=');
      put(change, cell, type, text);
    } else bare.add(text);
  }
  const spirits = new Map(
    [...costs].map(([id, row]) => {
      const onCells = new Map([...row].filter(([cost]) => cost !== 'shrine'));
      return [id, { shrine: row.has('shrine'), cells: onCells }] as const;
    }),
  );
  return { verb, castle, place, cells, moves, change, spirits, bare };
}

/** The tile that a press on the realm places: the chosen one, or the first in hand. */
export function tileToPlace(choices: Choices, begun: Begun): string | null {
  if (begun.tile !== null && choices.place.has(begun.tile)) return begun.tile;
  return choices.place.keys().next().value ?? null;
}

/** The steps that lead to an action: what is begun, and the tile of the castle or the cell of the realm that is pressed last. */
interface Way {
  begun: Begun;
  castle: string | null;
  cell: string | null;
}

/** How a person would come to an action; null for those that only a button plays. */
export function wayTo(choices: Choices, text: string): Way | null {
  const way = (change: Partial<Begun>, cell: string | null = null, castle: string | null = null): Way => ({
    begun: { ...NOTHING_BEGUN, ...change },
    castle,
    cell,
  });
  for (const [cell, action] of choices.castle) if (action === text) return way({}, null, cell);
  for (const [cell, target] of choices.cells) if (target.text === text) return way({}, cell);
  for (const [tile, row] of choices.place)
    for (const [cell, action] of row) if (action === text) return way({ tile }, cell);
  for (const [from, row] of choices.moves)
    for (const [cell, action] of row) if (action === text) return way({ from }, cell);
  for (const [cell, row] of choices.change) if ([...row.values()].includes(text)) return way({}, cell);
  const [spirit = '', cost = ''] = text.split('!');
  if (!choices.spirits.has(spirit)) return null;
  return way({ spirit }, cost === 'shrine' ? null : cost);
}

/** What to press next on the way to an action; `tile` is the one that a press on the realm would place. */
export function pressFor(choices: Choices, step: Step, tile: string | null, text: string): Press {
  const { begun, castle, cell, bare } = step;
  const way = wayTo(choices, text);
  if (!way) {
    const astray = begun.spirit ?? begun.from ?? castle ?? cell ?? bare;
    if (astray !== null && astray !== text) return onButton('back');
    return { ...onBoard([`.ways [data-way="${text}"] button`]), button: text };
  }
  const { spirit, from, tile: wanted } = way.begun;
  if (begun.spirit !== spirit)
    return begun.spirit === null
      ? onBoard([`.card:has(use[href="#dc-spirit-${spirit}"]) .cost button`], tab('cards'))
      : onButton('back');
  if (begun.from !== from) return onTable(`.own [data-cell="${begun.from ?? from}"]`);
  if (wanted !== null && wanted !== tile) return onBoard([`.held [data-tile="${wanted}"]`]);
  if (way.castle !== null && castle !== way.castle) return onTable(`.castle [data-cell="${way.castle}"]`);
  return way.cell === null || cell === way.cell ? onButton(text) : onTable(`.own [data-cell="${way.cell}"]`);
}

/** On a small screen another tab may hide castle and realm. */
function onTable(mark: string): Press {
  return onBoard([mark], tab('table'));
}

/** Castle tiles that can be pressed now. */
export function castleCells(choices: Choices, begun: Begun): Set<string> {
  return new Set(begun.spirit === null ? choices.castle.keys() : []);
}

/** Cells of the own realm that can be pressed now. */
export function targetsOf(choices: Choices, begun: Begun): Map<string, Target> {
  const found = new Map<string, Target>();
  const all = (row: Iterable<[string, string]>, kind: TargetKind): void => {
    for (const [cell, text] of row) found.set(cell, { kind, text });
  };
  if (begun.spirit !== null) {
    all(choices.spirits.get(begun.spirit)?.cells ?? [], 'cost');
    return found;
  }
  if (begun.from !== null && choices.moves.has(begun.from)) {
    all(choices.moves.get(begun.from) ?? [], 'to');
    found.set(begun.from, { kind: 'from', text: null });
    return found;
  }
  for (const [cell, target] of choices.cells) found.set(cell, target);
  for (const cell of choices.moves.keys()) found.set(cell, { kind: 'from', text: null });
  for (const cell of choices.change.keys()) found.set(cell, { kind: 'change', text: null });
  all(choices.place.get(tileToPlace(choices, begun) ?? '') ?? [], 'place');
  return found;
}
