// Decisions in words: the notes that come of them, or what the game says about an action whose notes keep it face down.
import type { AnalysedMoment, Comparison, Moment, Note } from '$lib/net/types';
import type { Fact, GameFace } from '../board';
import type { Side } from './comparing.svelte';

/** More sentences than these tell what follows, not what was decided. */
const MOST = 3;

type Telling = Pick<GameFace, 'opens' | 'tells'>;

/** What a seat decided at a moment, or what would have been better. */
export function decided(
  face: Telling,
  side: Side,
  moments: readonly Pick<Moment, 'text'>[],
  analysed: AnalysedMoment,
  comparison: Pick<Comparison, Side> | undefined,
): Fact[] {
  const done = moments[analysed.step + 1]?.text;
  const actions = side === 'better' ? analysed.better : done ? [done] : [];
  return told(face, analysed.seat, actions, comparison?.[side].notes ?? []);
}

function told(face: Telling, seat: number, actions: readonly string[], notes: readonly Note[]): Fact[] {
  const facts = actions.flatMap((action) => face.tells?.(action, seat) ?? []);
  return facts.length > 0 ? facts : notes.filter((note) => !face.opens(note)).slice(0, MOST);
}
