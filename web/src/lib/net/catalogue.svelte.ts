// The games that the server has, fetched once.
import { Failure, getGames } from './http';
import type { GameInfo } from './types';

class Catalogue {
  games = $state.raw<readonly GameInfo[]>([]);
  /** The key of what went wrong, if anything. */
  failed = $state<string | null>(null);
  ready = $state(false);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  find(id: string | null): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  async #ask(): Promise<void> {
    try {
      this.games = await getGames();
      this.failed = null;
      this.ready = true;
    } catch (error) {
      this.failed = error instanceof Failure ? error.key : 'server';
      this.#asked = null;
    }
  }
}

export const catalogue = new Catalogue();
