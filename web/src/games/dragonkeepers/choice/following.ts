/**
 * Passing for a seat that has nothing to choose. Others must not read from the time whether there was a choice.
 *
 * Two things could tell them. A pass that comes at once: so it waits, and a quick pass by hand waits for the same pause.
 * And a pass that comes late: whoever has a choice thinks for a while, so if automatic passes were never slow, every slow
 * one would be a choice. Therefore the pause has a heavy tail: most are short, but one in six takes as long as thinking
 * does. What is seen after six or twelve seconds is then about as likely without a choice as with one. Thinking that
 * takes longer than LONGEST can still be noticed: hiding that too would make the whole table wait.
 */

const SHORTEST = 1100;
const SPREAD = 1500;
/** Where the short pauses end and the long ones begin; they meet, so that no time belongs to one kind alone. */
const COMMON = 5200;
const LONG = 5000;
const LONGEST = 14_000;
/** How many of the pauses are short. */
const SHARE = 5 / 6;
/** Only programs look on: just long enough to see whose turn it is. */
const AMONG_BOTS = 250;

/** A random pause in milliseconds. `chance` lies in [0, 1). */
export function pause(chance: number, watched: boolean): number {
  if (!watched) return AMONG_BOTS;
  if (chance < SHARE) return Math.round(Math.min(COMMON, SHORTEST - SPREAD * Math.log(1 - chance / SHARE)));
  return Math.round(LONG + ((LONGEST - LONG) * (chance - SHARE)) / (1 - SHARE));
}

/** How long a pass still has to wait. */
export function rest(since: number, now: number, wait: number): number {
  return Math.max(0, since + wait - now);
}

/** Whether a decision is none: somebody else's turn and only a pass. */
export function nothingToChoose(phase: string, actions: readonly string[]): boolean {
  return phase === 'follow' && actions.length === 1 && actions[0] === 'pass';
}

interface Person {
  seat: number;
  kind: string;
}

/** Whether another person sees when this seat passes; at a shared screen too. */
export function isWatched(seats: readonly Person[], own: number | undefined): boolean {
  return seats.some((entry) => entry.kind !== 'bot' && entry.seat !== own);
}
