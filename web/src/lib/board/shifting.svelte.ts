/** Items of a list move to their new places when one comes, goes or changes its place. */
import { untrack } from 'svelte';
import { pace, still } from '$lib/ui';
import { SLIDE } from './motion';

/** Call it while the list is being set up. It measures only when the order of the keys changes, all items at once. */
export function shifting(list: () => HTMLElement | undefined, keys: () => readonly string[]): void {
  const order = $derived(keys().join(' '));
  let before: ReadonlyMap<Element, DOMRect> | undefined;

  $effect.pre(() => {
    before = order && !still() ? untrack(() => boxes(list())) : undefined;
  });
  $effect(() => {
    const after = order && before ? untrack(() => boxes(list())) : [];
    for (const [item, to] of after) {
      const from = before?.get(item);
      if (from) move(item, from, to);
    }
  });
}

/** Where the items are; a hidden list has none. */
function boxes(list: HTMLElement | undefined): Map<Element, DOMRect> {
  const found = [...(list?.children ?? [])].map((item) => [item, item.getBoundingClientRect()] as const);
  return new Map(found.filter(([, box]) => box.width > 0));
}

function move(item: Element, from: DOMRect, to: DOMRect): void {
  const zoom = item.currentCSSZoom || 1;
  const [x, y] = [(from.x - to.x) / zoom, (from.y - to.y) / zoom];
  const scale = from.width / to.width;
  if (x === 0 && y === 0 && scale === 1) return;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' };
  const end = { transform: 'none', transformOrigin: '0 0' };
  item.animate([start, end], { duration: SLIDE * pace(), easing: 'cubic-bezier(.2,.8,.25,1)', composite: 'add' });
}
