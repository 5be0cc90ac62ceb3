/** How paper moves on the map: Svelte transitions. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { timed } from '$lib/board/motion';
import { still } from '$lib/ui';

const AT_ONCE: TransitionConfig = { duration: 0 };

/** A tile falls from above and lies. */
export function land(_node: Element): TransitionConfig {
  if (still()) return AT_ONCE;
  const css = (t: number, u: number): string =>
    `opacity:${Math.min(1, t * 3)};transform:translateY(${-14 * u}px) scale(${1 + 0.08 * u})`;
  return { ...timed(0, 240), easing: cubicOut, css };
}

/** A follower steps onto the map. */
export function step(_node: Element): TransitionConfig {
  if (still()) return AT_ONCE;
  return {
    ...timed(0, 300),
    easing: cubicOut,
    css: (t, u) => `opacity:${Math.min(1, t * 2)};transform:translateY(${-30 * u}px)`,
  };
}

/** Points are stamped, then rise. */
export function stamp(_node: Element): TransitionConfig {
  if (still()) return AT_ONCE;
  return {
    ...timed(0, 240),
    easing: cubicOut,
    css: (t, u) => `opacity:${t};transform:translateY(${18 * u}px) scale(${1.15 - 0.15 * t})`,
  };
}
