// "Show me": the board marks a decision as a hint does; making it is up to the learner.
import type { Advice } from '$lib/net/types';

export function shown(text: string): Advice {
  return { type: 'advice', id: 0, line: [text], chance: 0, before: 0, so_far: false, reasons: [], notes: [] };
}
