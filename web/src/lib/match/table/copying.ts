// Copying a text. Pages without TLS have no clipboard of their own, so there the old way has to do.
import { t } from '$lib/words';
import { toasts } from '$lib/ui';

export async function copyText(text: string, title = t('link-copied'), line = t('link-copied-line')): Promise<void> {
  const copied = await write(text);
  if (copied) toasts.show({ icon: 'ui-link', title, line });
  else toasts.show({ icon: 'ui-link', title: t('copy-by-hand'), line: text });
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byHand(text);
  }
}

/** Inside the open dialog, since nothing outside of it can be selected. */
function byHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'vh';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies on a page without TLS
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
