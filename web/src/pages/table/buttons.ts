// The buttons of the prompt bar: the board's own, and the shell's undo, recap and hint.
import type { Asking } from '$lib/match/hint/asking.svelte';
import type { PromptButton } from '$lib/match/prompt/prompt';
import type { Recap } from '$lib/match/recap/recap.svelte';
import type { Table } from '$lib/match/table/table.svelte';
import { t } from '$lib/words';

/** Buttons with the same label, such as those of two dragons of one kind, are numbered from the second on. */
export function apart(buttons: readonly PromptButton[]): PromptButton[] {
  const seen = new Map<string, number>();
  return buttons.map((button) => {
    const nth = (seen.get(button.label) ?? 0) + 1;
    seen.set(button.label, nth);
    return nth > 1 ? { ...button, label: `${button.label} (${nth})` } : button;
  });
}

/** The lamp, at tables where people may ask, while there is a choice. */
function hintButton(table: Table, asking: Asking): PromptButton[] {
  if (!table.info?.hints || (table.frame?.actions.length ?? 0) < 2) return [];
  const run = (anchor?: HTMLElement): void => asking.toggle(anchor ?? null);
  return [
    { id: 'shell-hint', label: t('hint'), icon: 'ui-hint', brief: true, pressed: asking.open, shortcut: 'H', run },
  ];
}

/** Taking back, where it leads to a choice and stays long enough to be pressed: a bot answers at once. */
function undoButtons(table: Table, yours: boolean): PromptButton[] {
  const { frame, seats } = table;
  const bots = frame?.waiting.every((seat) => seats[seat]?.kind === 'bot');
  if (!frame?.can_undo || table.unasked || (!yours && bots)) return [];
  const back = { undoes: true, icon: 'ui-undo', brief: true, run: () => table.undo(false) };
  const undo: PromptButton[] = [{ id: 'shell-undo', label: t('undo'), ...back }];
  // who has nothing to decide has made a single choice: there is no turn to go on with
  const whole = { undoes: true, wide: true, run: () => table.undo(true) };
  return yours ? [...undo, { id: 'shell-undo-turn', label: t('undo-turn'), ...whole }] : undo;
}

/** What the others did, while there is something to tell. */
function recapButton(recap: Recap): PromptButton[] {
  if (recap.notes.length === 0) return [];
  const run = (): void => recap.toggle();
  return [
    { id: 'shell-recap', label: t('recap'), icon: 'ui-recap', brief: true, pressed: recap.open, shortcut: 'B', run },
  ];
}

/** While a hint is shown its own button is the main one, and the board's button for the hinted action has a lamp. */
function underLamp(buttons: readonly PromptButton[], hint: string | null): readonly PromptButton[] {
  return hint === null
    ? buttons
    : buttons.map((button) => ({ ...button, primary: false, hinted: button.id === hint && !button.refused }));
}

interface Shell {
  readonly table: Table;
  readonly asking: Asking;
  readonly recap: Recap;
  /** Looks at the result of a finished game again. */
  toResult: () => void;
}

/** All buttons of a board at rest. */
export function promptButtons(
  { table, asking, recap, toResult }: Shell,
  yours: boolean,
  board: readonly PromptButton[],
): readonly PromptButton[] {
  if (table.frame?.outcome != null)
    return [{ id: 'shell-result', label: t('to-result'), icon: 'ui-crown', primary: true, run: toResult }];
  const undo = undoButtons(table, yours);
  if (table.line !== 'open') return undo;
  if (!yours) return [...undo, ...board];
  return apart([...undo, ...recapButton(recap), ...hintButton(table, asking), ...underLamp(board, asking.desk.hint)]);
}
