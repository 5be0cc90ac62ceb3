// What keys do in a replay.
export type Command =
  'back' | 'on' | 'first' | 'last' | 'turn-back' | 'turn-on' | 'play' | 'costlier' | 'cheaper' | 'compare';

const COMMANDS: Readonly<Record<string, Command>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  'Shift+ArrowLeft': 'turn-back',
  'Shift+ArrowRight': 'turn-on',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  ArrowUp: 'costlier',
  ArrowDown: 'cheaper',
  g: 'compare',
};

/** Where arrows, letters and the space bar have a meaning of their own. */
const OWN = 'input, select, textarea, dialog, [role=radiogroup], [role=tablist]';
const PRESSED = 'button, a, [tabindex]';

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What a key means while something has the focus. */
export function commandOf(event: Press, on: { closest: (selector: string) => unknown } | null): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey || on?.closest(OWN)) return null;
  const key = event.key.length > 1 ? event.key : event.key.toLowerCase();
  const found = COMMANDS[(event.shiftKey && key.length > 1 ? 'Shift+' : '') + key] ?? null;
  return found === 'play' && on?.closest(PRESSED) ? null : found;
}

/** The next or previous of some moments, seen from one; null if there is none. */
export function beyond(moments: readonly number[], from: number, way: 1 | -1): number | null {
  return (way > 0 ? moments.find((at) => at > from) : moments.findLast((at) => at < from)) ?? null;
}
