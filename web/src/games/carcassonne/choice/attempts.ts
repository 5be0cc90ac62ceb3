/** Texts of tries that are not legal: the server says why. */
import { type Tile, segmentOf } from '../printed/tile';
import type { Figure, Quarter, View } from '../view';

/** A segment in the words of the notation: "city@N", "field@3", "field#1", "cloister". */
export function address(tile: Tile, part: number): string {
  const { kind, index } = segmentOf(tile, part);
  if (kind === 'cloister') return kind;
  if (kind === 'field') {
    const half = [...(tile.fields[index]?.h ?? '')].sort()[0];
    return half === undefined ? `field#${index}` : `field@${half}`;
  }
  const segment = (kind === 'city' ? tile.cities : tile.roads)[index];
  return `${kind}@${[...'NESW'].find((side) => segment?.e.includes(side)) ?? 'N'}`;
}

const STEPS: Readonly<Record<string, string>> = { '0,-1': 'N', '1,0': 'E', '0,1': 'S', '-1,0': 'W' };

/** A segment of the tile at a place, or -1 where no tile lies. */
export interface Looked {
  readonly x: number;
  readonly y: number;
  readonly part: number;
  /** A quarter of the City of Carcassonne, inside its walls. */
  readonly quarter?: Quarter | null;
}

interface Pointed extends Looked {
  /** The tile that lies there. */
  readonly tile: Tile | null;
}

/** What a press there would try, in the phase that is asked; null when it would try nothing. */
export function attempt(view: View, at: Pointed, rotation: number, figure: Figure = 'follower'): string | null {
  const { x, y, tile, part, quarter } = at;
  if (view.phase === 'place') return `${x},${y}/${rotation}`;
  if (view.phase === 'dragon') {
    const [dx, dy] = [x - (view.dragon?.[0] ?? 0), y - (view.dragon?.[1] ?? 0)];
    return STEPS[`${dx},${dy}`] ?? null;
  }
  if (view.phase === 'count') return quarter ? `count:${quarter}` : null;
  if (!tile || part < 0) return null;
  const spot = `${x},${y}:${address(tile, part)}`;
  if (view.phase === 'princess') return `princess:${spot}`;
  const by = figure === 'follower' ? '' : `${figure}:`;
  if (view.phase === 'back' || view.phase === 'market') return `back:${by}${spot}`;
  return view.phase === 'action' ? `${by}${spot}` : null;
}
