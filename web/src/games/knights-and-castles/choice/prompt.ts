/** What the prompt bar says and offers at every moment. */
import type { PromptContent } from '$lib/match/prompt/prompt';
import { listed } from '$lib/words';
import { words } from '../kit';
import type { PlayedTable } from '../motion/table';
import { emptyAttempt } from './attempts';
import type { Choosing } from './choosing.svelte';
import { made } from './selection';

interface Moment {
  /** The cards of a round that is being resolved. */
  table: PlayedTable | null;
  /** It stays until somebody goes on. */
  waits: boolean;
  /** Something is asked, and nothing moves. */
  asked: boolean;
  /** The own choice lies face down, and others still choose. */
  chosen: boolean;
  choosing: Choosing;
  names: readonly string[];
  play: (text: string) => void;
  skip: () => void;
}

function resolving({ win }: PlayedTable, { names, skip, waits }: Moment): PromptContent {
  return {
    title: win ? words.text('rz-taken', { seat: `seat.${win.seat}` }, names) : words.text('rz-reveal'),
    line: waits ? words.text('rz-tap') : '',
    happening: true,
    buttons: [{ id: 'go-on', label: words.text('rz-go-on'), icon: 'ui-next', primary: waits, run: skip }],
  };
}

export function promptOf(moment: Moment): PromptContent {
  const { table, asked, chosen, choosing, play } = moment;
  if (table) return resolving(table, moment);
  if (!asked) return chosen ? { line: words.text('rz-may-take-back') } : {};
  const { slots, from, cards, usual, open, clear } = choosing;
  const { text, legal } = slots.length > 0 ? made(from, slots) : { text: emptyAttempt(from), legal: false };
  const names = slots.map((slot) => words.text(`card-${cards[slot]}`));
  return {
    ...(slots.length > 0 ? { line: words.text('rz-chosen', { cards: listed(names) }) } : {}),
    ...(slots.length === 0 && usual === 'hand' ? { line: words.text('rz-none-chosen') } : {}),
    buttons: [
      ...(slots.length > 0 ? [{ id: 'clear', label: words.text('rz-clear'), wide: true, run: clear }] : []),
      {
        id: 'confirm',
        label: words.text(usual === 'camp' ? 'rz-recruit' : 'rz-attack'),
        icon: 'ui-check',
        primary: true,
        ...(legal || !open ? {} : { refused: text }),
        run: () => legal && play(text),
      },
    ],
  };
}
