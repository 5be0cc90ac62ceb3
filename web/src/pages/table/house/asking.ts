// What the prompt bar says about the house: a pause, what somebody asks of the others, and a bot that plays for whoever
// looks. It stands where decisions do, so that people cost the board no room.
import type { PromptButton, PromptWords } from '$lib/match/prompt/prompt';
import type { Table } from '$lib/match/table/table.svelte';
import type { Proposal } from '$lib/net/types';
import { t } from '$lib/words';

interface HousePrompt extends PromptWords {
  buttons: readonly PromptButton[];
}

type Sitting = Pick<Table, 'names' | 'mine' | 'wish'> & { house: Pick<Table['house'], 'standing'> };

/**
 * Null if the bar is free for the game. Whoever decides is not held up by what others ask each other, and a board that
 * waits for a tap keeps its button though a bot plays.
 */
export function housePrompt(table: Sitting, decides: boolean, waits = false): HousePrompt | null {
  const { standing } = table.house;
  if (standing?.request) return asking(table, standing.request, decides);
  if (!standing?.paused) return waits ? null : stoodIn(table);
  const run = (): void => table.wish((id) => ({ type: 'pause', id, on: false }));
  const resume = { id: 'house-resume', label: t('house-resume'), icon: 'ui-play', primary: true, run };
  const buttons = table.mine.length > 0 ? [resume] : [];
  return { title: t('house-is-paused'), line: '', yours: false, who: [], buttons };
}

/** Bots play for everybody at this screen: whoever has not given up takes the seat back. */
function stoodIn(table: Sitting): HousePrompt | null {
  const { mine } = table;
  const { standing } = table.house;
  const resigned = standing?.resigned ?? [];
  const away = (standing?.stand_ins ?? []).map(({ seat }) => seat).filter((seat) => !resigned.includes(seat));
  if (mine.length === 0 || !mine.every((seat) => away.includes(seat) || resigned.includes(seat))) return null;
  const back = mine.filter((seat) => away.includes(seat));
  if (back.length === 0)
    return { title: t('house-given-up'), line: t('house-given-up-line'), yours: false, who: [], buttons: [] };
  const run = (): void => back.forEach((seat) => table.wish((id) => ({ type: 'stand-in', id, seat, on: false })));
  const buttons = [{ id: 'house-back', label: t('house-back'), icon: 'ui-wave', primary: true, run }];
  return { title: t('house-stood-in'), line: t('house-stood-in-line'), yours: false, who: [], buttons };
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
