// The boards. A game is found by its folder: src/games/<id>/index.ts exports `defineGame({...})`.
import type { Component } from 'svelte';
import type { GameFace } from '$lib/match/board';
import type { GameInfo, OptionInfo } from '$lib/net/types';

const faces = import.meta.glob<GameFace>('./*/index.ts', { import: 'default' });
const workshops = import.meta.glob<Component<WorkshopProps>>('./*/Workshop.svelte', { import: 'default' });
const fields = import.meta.glob<Component<FieldProps>>('./*/OptionField.svelte', { import: 'default' });

/** A page where a game's own boards are made. */
export interface WorkshopProps {
  components: unknown;
  layout: string | null;
}

/** A game's own way to choose an option of the kind "text". */
export interface FieldProps {
  option: OptionInfo;
  value: string;
  label: string;
  names: readonly string[];
  components: unknown;
  onchange: (value: string) => void;
}

/** The shelf, in the order of the home page; games without rules or without a board are "soon". */
export const SHELF = [
  { id: 'knights-and-castles', key: 'knights', emblem: 'emblem-knights', ground: 'vermilion' },
  { id: 'dragon-castle', key: 'castle', emblem: 'emblem-castle', ground: 'malachite' },
  { id: 'dragonkeepers', key: 'keepers', emblem: 'emblem-keepers', ground: 'ultramarine' },
  { id: 'simurgh', key: 'simurgh', emblem: 'emblem-simurgh', ground: 'saffron' },
  { id: 'carcassonne', key: 'carcassonne', emblem: 'emblem-carcassonne', ground: 'plum' },
] as const;

export type ShelfGame = (typeof SHELF)[number];

export function onShelf(id: string): ShelfGame | undefined {
  return SHELF.find((game) => game.id === id);
}

/** What the server knows of a game that has a board here, too; else it is "soon". */
export function playable(info: GameInfo | undefined): GameInfo | undefined {
  return info && `./${info.id}/index.ts` in faces ? info : undefined;
}

/** The face of a game, loaded when its table opens. */
export async function loadFace(id: string): Promise<GameFace> {
  const load = faces[`./${id}/index.ts`];
  if (!load) throw new Error(`no board for ${id}`);
  return load();
}

export function loadWorkshop(id: string): Promise<Component<WorkshopProps>> | undefined {
  return workshops[`./${id}/Workshop.svelte`]?.();
}

export function loadField(id: string): Promise<Component<FieldProps>> | undefined {
  return fields[`./${id}/OptionField.svelte`]?.();
}
