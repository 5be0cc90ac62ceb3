// What a table sounds like: which sound belongs to what has changed since the last look.
import type { Sound } from '$lib/ui/sound';

export interface Moment {
  /** It is for this screen to decide. */
  yours: boolean;
  over: boolean;
  /** How many notes have been shown. */
  notes: number;
  /** The points of all seats together. */
  points: number;
}

/** The sound of a change; the rarest wins. Nothing is heard when a table is opened. */
export function heard(before: Moment | null, now: Moment): Sound | null {
  if (!before) return null;
  if (now.over) return before.over ? null : 'end';
  if (now.yours && !before.yours) return 'turn';
  if (now.points > before.points) return 'points';
  return now.notes > before.notes ? 'place' : null;
}
