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
  const asked = table.settled ? table.frame : table.before;
  if (!table.info?.hints || (asked?.actions.length ?? 0) < 2) return [];
  const resting = !table.settled;
  const run = (anchor?: HTMLElement): void => asking.toggle(anchor ?? null);
  return [
    {
      id: 'shell-hint',
      label: t('hint'),
      icon: 'ui-hint',
      brief: true,
      resting,
      pressed: asking.open,
      shortcut: 'H',
      run,
    },
  ];
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

export function promptButtons(
  table: Table,
  asking: Asking,
  recap: Recap,
  yours: boolean,
  over: boolean,
  board: readonly PromptButton[],
  toResult: () => void,
): PromptButton[] {
  if (over) return [{ id: 'shell-result', label: t('to-result'), icon: 'ui-crown', primary: true, run: toResult }];
  const undo: PromptButton[] = [];
  if (table.frame?.can_undo) {
    undo.push({ id: 'shell-undo', label: t('undo'), icon: 'ui-undo', brief: true, run: () => table.undo(false) });
    // who has nothing to decide has made a single choice: there is no turn to go on with
    if (yours) undo.push({ id: 'shell-undo-turn', label: t('undo-turn'), wide: true, run: () => table.undo(true) });
  }
  if (table.line !== 'open') return undo;
  if (!yours) return [...undo, ...board];
  return apart([...undo, ...recapButton(recap), ...hintButton(table, asking), ...underLamp(board, asking.desk.hint)]);
}
