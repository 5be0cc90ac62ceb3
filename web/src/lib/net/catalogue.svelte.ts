// The games that the server has, fetched once.
import { Failure, getGames } from './http';
import type { GameInfo, DisabledGame } from './types';

class Catalogue {
  games = $state.raw<readonly GameInfo[]>([]);
  /** Games that are disabled because of their component files. */
  disabled = $state.raw<readonly DisabledGame[]>([]);
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

  /** Why a game is disabled, by language. */
  problem(id: string): DisabledGame['problem'] | undefined {
    return this.disabled.find((game) => game.id === id)?.problem;
  }

  async #ask(): Promise<void> {
    try {
      const found = await getGames();
      this.games = found.filter((game): game is GameInfo => !('problem' in game));
      this.disabled = found.filter((game): game is DisabledGame => 'problem' in game);
      this.failed = null;
      this.ready = true;
    } catch (error) {
      this.failed = error instanceof Failure ? error.key : 'server';
      this.#asked = null;
    }
  }
}

export const catalogue = new Catalogue();
