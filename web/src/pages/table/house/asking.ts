// What the prompt bar says about the house: a pause, and what somebody asks of the others. It stands where decisions do,
// so that people cost the board no room.
import type { PromptButton, PromptWords } from '$lib/match/prompt/prompt';
import type { Table } from '$lib/match/table/table.svelte';
import type { Proposal } from '$lib/net/types';
import { t } from '$lib/words';

interface HousePrompt extends PromptWords {
  buttons: readonly PromptButton[];
}

type Sitting = Pick<Table, 'names' | 'mine' | 'wish'> & { house: Pick<Table['house'], 'standing'> };

/** Null if the bar is free for the game. Whoever decides is not held up by what others ask each other. */
export function housePrompt(table: Sitting, decides: boolean): HousePrompt | null {
  const { standing } = table.house;
  if (standing?.request) return asking(table, standing.request, decides);
  if (!standing?.paused) return null;
  const run = (): void => table.wish((id) => ({ type: 'pause', id, on: false }));
  const resume = { id: 'house-resume', label: t('house-resume'), icon: 'ui-play', primary: true, run };
  const buttons = table.mine.length > 0 ? [resume] : [];
  return { title: t('house-is-paused'), line: '', yours: false, who: [], buttons };
}

function asking(table: Sitting, request: Proposal, decides: boolean): HousePrompt | null {
  const missing = request.needed.filter((seat) => !request.agreed.includes(seat));
  const asked = table.mine.filter((seat) => missing.includes(seat));
  const title = t(`request-${request.what}`, { name: table.names[request.seat] ?? '' });
  const reply = (seats: readonly number[], yes: boolean): void => {
    for (const seat of seats) table.wish((id) => ({ type: 'reply', id, seat, yes }));
  };
  if (asked.length > 0) {
    const buttons = [
      { id: 'request-no', label: t('request-no'), run: () => reply(asked, false) },
      { id: 'request-yes', label: t('request-yes'), icon: 'ui-check', primary: true, run: () => reply(asked, true) },
    ];
    return { title, line: t(`request-${request.what}-line`), yours: true, who: asked.slice(0, 1), buttons };
  }
  const line = t('request-waits', { count: missing.length });
  if (table.mine.includes(request.seat)) {
    const run = (): void => reply([request.seat], false);
    return {
      title,
      line,
      yours: false,
      who: missing,
      buttons: [{ id: 'request-off', label: t('request-withdraw'), run }],
    };
  }
  return decides ? null : { title, line, yours: false, who: missing, buttons: [] };
}
