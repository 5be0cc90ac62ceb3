// The rows of a deal's tables: where the focus goes when the button that was pressed is there no more.
import { tick } from 'svelte';

export const rowId = (table: string): string => `table-${table}`;

export async function showRow(table: string): Promise<void> {
  await tick();
  document.getElementById(rowId(table))?.focus();
}
