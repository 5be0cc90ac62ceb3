/** How paper moves on the map: Svelte transitions. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { timed } from '$lib/board/motion';
import { still } from '$lib/ui';
import { type Point, dist } from '../printed/curves';

const AT_ONCE: TransitionConfig = { duration: 0 };
/** How long a piece flies over the table, and how long somebody walks through the City, in milliseconds. */
export const FLIGHT = 560;
const WALK = 600;

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

interface Walk {
  /** Milliseconds until it begins. */
  readonly delay?: number;
  /** The walker is seen on the way only. */
  readonly passes?: boolean;
}

/** Along a way, as fast on every part of it. */
export function walk(node: Element, way: readonly Point[], { delay = 0, passes = false }: Walk = {}): void {
  if (still()) return;
  const lengths = way.map((point, i) => dist(point, way[i - 1] ?? point));
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const frames = way.map(([x, y], i) => {
    gone += lengths[i] ?? 0;
    return { transform: `translate(${x}px,${y}px)`, opacity: 1, offset: Math.min(1, gone / total) };
  });
  node.animate(frames, { ...timed(delay, WALK), easing: 'ease-in-out', fill: passes ? 'none' : 'backwards' });
}

/** Steps into a quarter, or is there once it has walked there from a gate. */
export function enter(node: Element, walks: boolean): TransitionConfig {
  if (still() || !walks) return step(node);
  return { ...timed(FLIGHT + WALK, 1), css: (t) => `opacity:${t < 1 ? 0 : 1}` };
}

const OPEN = 40;

/** A padlock closes when the Count has come, and opens before he goes. */
export function shut(_node: Element): TransitionConfig {
  if (still()) return AT_ONCE;
  return { ...timed(WALK, 200), easing: cubicOut, css: (_, u) => `transform:rotate(${OPEN * u}deg)` };
}

export function unlock(_node: Element): TransitionConfig {
  if (still()) return AT_ONCE;
  return { ...timed(0, 200), easing: cubicOut, css: (_, u) => `transform:rotate(${OPEN * u}deg)` };
}

/** What is taken away is seen for a moment longer. */
export function lasting(_node: Element): TransitionConfig {
  if (still()) return AT_ONCE;
  return { ...timed(0, WALK), css: (t) => `opacity:${Math.min(1, t * 3)}` };
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
