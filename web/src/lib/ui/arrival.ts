// A new page is told as a new document would be: its title is read out, and the keyboard starts at its heading.
import { on } from 'svelte/events';
import { voice } from './voice.svelte';

/** Pages set their title once they know its words; a page with the same title as the last one sets none. */
const LONGEST = 2000;

/** Call it when the address leads to another page. Returns what stops waiting. */
export function announce(): () => void {
  const before = document.title;
  const observer = new MutationObserver(() => document.title && document.title !== before && arrived());
  const timer = setTimeout(arrived, LONGEST);

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }

  function arrived(): void {
    stop();
    voice.say(document.title);
    focusHeading();
  }

  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return stop;
}

/** Only if the focus has gone with what was there before; boards and dialogs look after their own. */
export function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const off = on(heading, 'blur', () => {
    heading.removeAttribute('tabindex');
    off();
  });
}
