/** What a player looks at: a feature, a quarter, a free cell, whom the dragon would eat. */
import type { Scenery } from '../motion/scenes';
import { type Glow, featureAt, glowOf } from '../printed/lighting';
import type { FigureView, Quarter } from '../view';
import type { Looked } from './attempts';
import type { Target } from './selection';

interface Sight {
  readonly scenery: Scenery;
  readonly playing: boolean;
  /** What is chosen. */
  readonly target: Target | null;
  /** The builder that the tile would extend where it is held. */
  readonly extended: FigureView | null;
}

export class Looking {
  /** A segment or a cell of the map under the pointer or the keys. */
  at = $state.raw<Looked | null>(null);
  /** A choice under the pointer or the keys. */
  aimed = $state.raw<Target | null>(null);
  readonly #now: () => Sight;

  constructor(now: () => Sight) {
    this.#now = now;
  }

  /** The feature that is looked at, or -1. */
  readonly feature: number = $derived.by(() => {
    const { scenery, playing, target } = this.#now();
    if (playing) return -1;
    const pointed = this.at && this.at.part >= 0 ? featureAt(scenery.view, this.at.x, this.at.y, this.at.part) : -1;
    return this.aimed?.feature ?? (pointed >= 0 ? pointed : (target?.feature ?? -1));
  });

  /** The quarter of the City of Carcassonne that is looked at. */
  readonly quarter: Quarter | null = $derived.by(() => {
    if (this.#now().playing || this.feature >= 0) return null;
    return this.aimed?.kind === 'quarter' ? this.aimed.quarter : (this.at?.quarter ?? null);
  });

  /** The free cell that is looked at. */
  readonly hole = $derived.by(() => {
    const cell = this.aimed?.kind === 'place' ? this.aimed : this.at;
    if (this.feature >= 0 || !cell) return null;
    return this.#now().scenery.view.free.find((entry) => entry.x === cell.x && entry.y === cell.y) ?? null;
  });

  readonly glow: Glow = $derived.by(() => {
    const { scenery, playing, extended } = this.#now();
    if (playing) return scenery.glow;
    const feature = this.feature >= 0 ? this.feature : (extended?.feature ?? -1);
    return feature >= 0 ? glowOf(scenery.view, feature) : [];
  });

  /** Followers that the next step of the dragon would eat, by their place in the view. */
  readonly hunted: readonly number[] = $derived.by(() => {
    const { scenery, target } = this.#now();
    const steps = this.aimed?.kind === 'step' ? [this.aimed] : target ? [target] : (scenery.view.walk?.next ?? []);
    return steps.flatMap((entry) => entry.eats);
  });
}
