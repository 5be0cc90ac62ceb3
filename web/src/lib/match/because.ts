// Why a line is good, in words: the game's own reasons, or those that all games share.
import type { AdviceReason } from '$lib/net/types';
import { knows, listed, t, type GameWords } from '$lib/words';

/** A reason as it stands after "because", or nothing if there are no words for it. */
function reason(words: GameWords, feature: string): string[] {
  const key = `advice-${feature}`;
  if (words.has(key)) return [words.text(key)];
  return knows(key) ? [t(`advice-${feature}`)] : [];
}

/** All reasons as one sentence; empty if nobody has words for any of them. */
export function because(words: GameWords, reasons: readonly AdviceReason[]): string {
  const known = reasons.flatMap(({ feature }) => reason(words, feature));
  return known.length > 0 ? t('because', { why: listed(known) }) : '';
}
