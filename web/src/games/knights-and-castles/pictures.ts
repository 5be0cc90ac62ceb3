/** Names of the cut-outs. A castle is called by its material and size, a drum is a drum. */
const CASTLE = /^(stone|brick|wood)_(small|large)$/;

export function picture(tile: string): string {
  const castle = CASTLE.exec(tile);
  return castle ? `rz-castle-${castle[1]}-${castle[2]}` : 'rz-drum';
}
