// The buttons of the prompt bar: the board's own while you decide, and the shell's undo.
import type { PromptButton } from '$lib/match/prompt/prompt';
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

export function promptButtons(
  table: Table,
  yours: boolean,
  over: boolean,
  board: readonly PromptButton[],
  toResult: () => void,
): PromptButton[] {
  if (over) return [{ id: 'shell-result', label: t('to-result'), icon: 'ui-crown', primary: true, run: toResult }];
  const undo: PromptButton[] = [];
  if (table.frame?.can_undo) {
    undo.push({ id: 'shell-undo', label: t('undo'), icon: 'ui-undo', run: () => table.undo(false) });
    undo.push({ id: 'shell-undo-turn', label: t('undo-turn'), wide: true, run: () => table.undo(true) });
  }
  return yours && table.line === 'open' ? apart([...undo, ...board]) : undo;
}
