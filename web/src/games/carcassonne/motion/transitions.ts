/** How paper moves on the map: Svelte transitions. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { timed } from '$lib/board/motion';
import { still } from '$lib/ui';
import { type Point, dist } from '../printed/curves';

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

/** What a piece brings to its owner is there when the piece is. */
export function arrive(_node: Element): TransitionConfig {
  if (still()) return AT_ONCE;
  return {
    delay: 440,
    duration: 240,
    easing: cubicOut,
    css: (t, u) => `opacity:${t};transform:translateY(${-8 * u}px)`,
  };
}

/** Along a way, as fast on every part of it. */
export function walk(node: Element, way: readonly Point[]): void {
  if (still()) return;
  const lengths = way.map((point, i) => dist(point, way[i - 1] ?? point));
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const frames = way.map(([x, y], i) => {
    gone += lengths[i] ?? 0;
    return { transform: `translate(${x}px,${y}px)`, offset: Math.min(1, gone / total) };
  });
  node.animate(frames, { duration: 600, easing: 'ease-in-out' });
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
