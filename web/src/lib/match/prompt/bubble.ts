// Where a why-bubble goes: at its target, but never over the prompt bar, whose buttons somebody may want to press.
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** How far from the left edge of the bubble its arrow is. */
  readonly arrow: number;
  /** On which side of its target; apart from it there is no arrow. */
  readonly side: 'above' | 'below' | 'apart';
}

const EDGE = 12;
const GAP = 14;

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

export function placeOf(target: Box, bubble: Size, screen: Size, bar: Box | null): Place {
  const middle = target.left + Math.min(target.width / 2, 60);
  const left = Math.max(EDGE, Math.min(middle - 36, screen.width - bubble.width - EDGE));
  const arrow = Math.max(14, middle - left - 8);
  const at = (top: number, side: Place['side']): Place => ({ left, top, arrow, side });
  const above = at(target.top - bubble.height - GAP, 'above');
  const below = at(target.top + target.height + GAP, 'below');
  const fits = ({ top }: Place): boolean =>
    top >= EDGE && top + bubble.height <= screen.height - EDGE && !(bar && overlap({ left, top, ...bubble }, bar));
  const apart = bar ? at(Math.max(EDGE, bar.top - bubble.height - EDGE), 'apart') : below;
  return [above, below].find(fits) ?? apart;
}
