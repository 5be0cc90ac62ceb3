/** A native dialog: focus stays inside and returns, Esc closes it; a click on the scrim only does the same by pointer. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export function modal(open: boolean, onclose: () => void): Attachment<HTMLDialogElement> {
  return (node) => {
    if (open && !node.open) node.showModal();
    if (!open && node.open) node.close();
    return on(node, 'click', (event) => event.target === node && onclose());
  };
}
