// A refusal in words: the game's own reason, or a general one.
import type { Refused } from '../net/types';
import type { WhyContent } from '../ui';
import { gameWords, knows, t, type Piece } from '../words';

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
