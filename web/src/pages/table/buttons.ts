// Buttons of the prompt bar: those of the board while you decide, and the shell's own undo.
import type { PromptButton } from '$lib/match/board';
import type { Table } from '$lib/match/table.svelte';
import { t } from '$lib/words';

export function promptButtons(
  table: Table,
  yours: boolean,
  over: boolean,
  board: readonly PromptButton[],
  toResult: () => void,
): PromptButton[] {
  if (over) return [{ label: t('to-result'), icon: 'ui-crown', primary: true, run: toResult }];
  const undo: PromptButton[] = [];
  if (table.frame?.can_undo) {
    undo.push({ label: t('undo'), icon: 'ui-undo', run: () => table.undo(false) });
    undo.push({ label: t('undo-turn'), wide: true, run: () => table.undo(true) });
  }
  return yours && table.line === 'open' ? [...undo, ...board] : undo;
}
