// A refusal in words: the game's own reason, or a general one.
import type { Refused } from '$lib/net/types';
import { gameWords, knows, t, type Piece } from '$lib/words';

/** What a why-bubble says, and where. */
export interface WhyContent {
  /** The obstacle, in bold. */
  obstacle: readonly Piece[];
  /** One more sentence, if the game has one. */
  sentence: readonly Piece[];
  rule: string | null;
  /** What was asked about; without it the bubble is above the prompt bar. */
  anchor: HTMLElement | null;
}

const bare = (text: string): Piece[] => [{ text, bold: false }];

export function whyContent(
  refused: Refused | null,
  game: string,
  names: readonly string[],
  anchor: HTMLElement | null,
): WhyContent {
  if (!refused) return { obstacle: bare(t('allowed')), sentence: [], rule: null, anchor };
  const words = gameWords(game);
  const id = `reason-${refused.key}`;
  if (words.has(id)) {
    return {
      obstacle: words.pieces(id, refused.args, names),
      sentence: words.pieces(id, refused.args, names, 'more'),
      rule: refused.rule,
      anchor,
    };
  }
  const general = `refused-${refused.key}`;
  return { obstacle: bare(t(knows(general) ? general : 'refused')), sentence: [], rule: refused.rule, anchor };
}
