// What the little dragon says in a lesson: the step, what was wrong with a decision, or what came of the right one.
import type { Learning } from '$lib/learn/learning.svelte';
import { whyContent } from '$lib/match/prompt/reasons';
import type { MistakeInfo, ProblemStand, StepStand } from '$lib/net/types';
import { settings } from '$lib/settings.svelte';
import type { Mood } from '$lib/ui';
import { plain, t } from '$lib/words';

export interface Speech {
  mood: Mood;
  kicker: string;
  title: string;
  text: string;
  rule: string | null;
  /** Points that the step brought. */
  won: number;
}

type Said = Readonly<Record<string, string>>;

/** A text of a lesson in the reader's language. */
export function said(words: Said): string {
  return words[settings.language] ?? '';
}

/** Why a decision is wrong: in the lesson's own words, by the game's reason, or in general. */
function mistakeText(mistake: MistakeInfo, game: string, names: readonly string[], general: string): string {
  if (mistake.text) return said(mistake.text);
  if (mistake.key === null) return general;
  const refused = { type: 'refused' as const, id: 0, text: '', key: mistake.key, rule: mistake.rule, args: {} };
  const why = whyContent(refused, game, names, null);
  return [plain(why.obstacle), plain(why.sentence)].filter((sentence) => sentence !== '').join(' ');
}

/** What is said now; null while something is still being shown. */
export function speechOf(
  learning: Learning<StepStand>,
  game: string,
  names: readonly string[],
  kicker: string,
): Speech | null {
  const { stand, state } = learning;
  if (!stand || !state) return null;
  if (state === 'ask') {
    return { mood: 'explain', kicker, title: said(stand.title), text: said(stand.text), rule: null, won: 0 };
  }
  if (state === 'wrong' && stand.mistake) {
    const text = mistakeText(stand.mistake, game, names, t('lesson-other'));
    return {
      mood: 'oops',
      kicker,
      title: t(`lesson-${stand.mistake.kind}-title`),
      text,
      rule: stand.mistake.rule,
      won: 0,
    };
  }
  const won = (learning.frame?.scores[0]?.total ?? 0) - learning.points;
  return { mood: 'hooray', kicker, title: t('lesson-right'), text: said(stand.after), rule: null, won };
}

/** What is said about the last try in a problem; null while nothing is to be said. */
export function verdictOf(
  { stand, state }: Learning<ProblemStand>,
  game: string,
  names: readonly string[],
): Pick<Speech, 'title' | 'text' | 'rule'> | null {
  if (!stand || state === null || state === 'ask') return null;
  if (state === 'right') return { title: t('problem-right'), text: stand.reason ? said(stand.reason) : '', rule: null };
  if (!stand.mistake) return null;
  const counted = stand.played.length === 0 && stand.margin !== null;
  const general = counted ? t('problem-worse', { points: stand.margin }) : t('problem-other');
  return {
    title: t(stand.mistake.kind === 'refused' ? 'lesson-refused-title' : 'problem-wrong'),
    text: mistakeText(stand.mistake, game, names, general),
    rule: stand.mistake.rule,
  };
}
