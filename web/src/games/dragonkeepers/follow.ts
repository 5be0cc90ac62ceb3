/**
 * Passing for a seat that has nothing to choose. Others must not read from the time whether there was a choice:
 * at a table with other people the pause is random and long enough to think in, and a quick pass by hand waits for it too.
 */

const SHORTEST = 1100;
const SPREAD = 1500;
const LONGEST = 5200;
/** Only programs look on: just long enough to see whose turn it is. */
const AMONG_BOTS = 250;

/** A random pause in milliseconds; short ones are common, long ones happen. `chance` lies in [0, 1). */
export function pause(chance: number, watched: boolean): number {
  if (!watched) return AMONG_BOTS;
  return Math.round(Math.min(LONGEST, SHORTEST - SPREAD * Math.log(1 - chance)));
}

/** How long a pass still has to wait. */
export function rest(since: number, now: number, wait: number): number {
  return Math.max(0, since + wait - now);
}

/** Whether a decision is none: somebody else's turn and only a pass. */
export function nothingToChoose(phase: string, actions: readonly string[]): boolean {
  return phase === 'follow' && actions.length === 1 && actions[0] === 'pass';
}
