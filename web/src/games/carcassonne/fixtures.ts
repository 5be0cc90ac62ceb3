/** The printed tiles of every set, read from the data file beside the rules; for tests. */
import type { PrintedTile } from './tile/data';
import source from '../../../../src/wawel/games/carcassonne/data.toml?raw';

/** A line such as {id="BA-A", n=2, roads=[{e="S"}]} is JSON but for its keys. */
function parse(line: string): PrintedTile {
  const text = line.trim().replace(/,$/, '').replace(/"[^"]*"|([a-z_]+)\s*=/g, (all, key: string | undefined) => (key ? `"${key}":` : all));
  return JSON.parse(text) as PrintedTile;
}

export const printed: readonly PrintedTile[] = source
  .split('\n')
  .filter((line) => /^\s*\{id="[A-Z]{2}-/.test(line))
  .map(parse);
