/** A native dialog: it keeps the focus inside and gives it back; Esc or a click on the backdrop closes it. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export function modal(open: boolean, onclose: () => void): Attachment<HTMLDialogElement> {
  return (node) => {
    if (open && !node.open) node.showModal();
    if (!open && node.open) node.close();
    return on(node, 'click', (event) => event.target === node && onclose());
  };
}
