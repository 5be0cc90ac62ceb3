/** How paper moves: Svelte transitions, and the places that pieces come from. */
import type { TransitionConfig } from 'svelte/transition';
import { cubicIn, cubicOut } from 'svelte/easing';
import { pace, still } from '$lib/ui';
import { type Box, middle } from './geometry';

const HALF_TURN = 180;
export const SLIDE = 300;
const STAMP = 200;

const AT_ONCE: TransitionConfig = { duration: 0 };

/** When a movement starts and how long it takes, at the reader's speed. */
export function timed(delay: number, duration: number): { delay: number; duration: number } {
  return { delay: delay * pace(), duration: duration * pace() };
}

/** Second half of turning over: the new side opens. */
export function open(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still()) return AT_ONCE;
  return { ...timed(delay + HALF_TURN, HALF_TURN), easing: cubicOut, css: (t) => `transform:scaleX(${t})` };
}

/** First half of turning over: the old side closes. */
export function close(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still()) return AT_ONCE;
  return { ...timed(delay, HALF_TURN), easing: cubicIn, css: (t) => `transform:scaleX(${t})` };
}

/** A paper label is stamped onto a card. */
export function stamp(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still()) return AT_ONCE;
  const css = (t: number): string => `opacity:${Math.min(1, t * 2)};scale:${1.15 - 0.15 * t}`;
  return { ...timed(delay, STAMP), easing: cubicOut, css };
}

interface Coming {
  from: Box | undefined;
  delay?: number;
}

/** A piece slides in from its previous place, starting at the size it had there. */
export function come(node: Element, { from, delay = 0 }: Coming): TransitionConfig {
  if (still() || !from) return AT_ONCE;
  const box = node.getBoundingClientRect();
  const start = middle(from);
  const end = middle(box);
  const small = box.width > 0 ? from.width / box.width : 1;
  return {
    ...timed(delay, SLIDE),
    easing: cubicOut,
    css: (t, u) =>
      `transform:translate(${(start.x - end.x) * u}px,${(start.y - end.y) * u}px) scale(${small + (1 - small) * t})`,
  };
}

/** The route of a piece between spots; of several names, the first visible one counts. */
export interface Route {
  readonly from: string | readonly string[];
  readonly to: string | readonly string[];
  readonly delay?: number;
}

/** Where the named spots of the board are now, and where they were before the scene changed. */
export class Places {
  root: HTMLElement | undefined;
  #before = new Map<string, Box>();

  /** Nothing to do where nothing moves: measuring makes the browser lay out the whole page. */
  remember(): void {
    this.#before = new Map();
    if (still()) return;
    for (const node of this.#spots('[data-spot]')) {
      const name = node.dataset['spot'];
      const box = node.getBoundingClientRect();
      if (name && box.width > 0 && !this.#before.has(name)) this.#before.set(name, box);
    }
  }

  /** Those of the board first; the top bar, which is no part of it, may carry some too. */
  #spots(selector: string): HTMLElement[] {
    const outside = document.querySelectorAll<HTMLElement>(`.bar ${selector}`);
    return [...(this.root?.querySelectorAll<HTMLElement>(selector) ?? []), ...outside];
  }

  before(name: string): Box | undefined {
    return this.#before.get(name);
  }

  /** The first visible spot with this name. */
  now(name: string): Box | undefined {
    return this.#spots(`[data-spot="${name}"]`)
      .map((node) => node.getBoundingClientRect())
      .find((box) => box.width > 0);
  }

  /** The spot that a piece leaves, at its place before the scene changed. */
  left(names: Route['from']): Box | undefined {
    return [names]
      .flat()
      .map((name) => this.before(name) ?? this.now(name))
      .find((box) => box !== undefined);
  }

  /** The spot that a piece flies to. */
  reached(names: Route['to']): Box | undefined {
    return [names]
      .flat()
      .map((name) => this.now(name))
      .find((box) => box !== undefined);
  }
}
