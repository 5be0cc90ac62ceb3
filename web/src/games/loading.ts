// All that a game's table needs before its board can mount.
import type { Component } from 'svelte';
import { loadArt, loadFace, loadPicture, type PictureProps } from '.';
import type { GameFace } from '$lib/match/board';
import { getComponents } from '$lib/net/http';
import { loadWords } from '$lib/words';

export interface LoadedGame {
  id: string;
  face: GameFace;
  components: unknown;
}

const loaded = new Map<string, Promise<LoadedGame>>();

async function load(id: string): Promise<LoadedGame> {
  const [face, components] = await Promise.all([loadFace(id), getComponents(id), loadArt(id), loadWords(id)]);
  return { id, face, components };
}

export function loadGame(id: string): Promise<LoadedGame> {
  const game = loaded.get(id) ?? load(id);
  loaded.set(id, game);
  game.catch(() => loaded.delete(id));
  return game;
}

export interface LoadedPictures {
  Picture: Component<PictureProps>;
  components: unknown;
}

/** The pictures of How to play, without the board; null for a game that has none. */
export async function loadPictures(id: string): Promise<LoadedPictures | null> {
  const [Picture, components] = await Promise.all([loadPicture(id), getComponents(id), loadArt(id)]);
  return Picture ? { Picture, components } : null;
}
