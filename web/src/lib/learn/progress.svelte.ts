// What somebody has learned, kept in this browser: steps of lessons and problems by game.
import { recall, remember } from '$lib/storage';

interface Learned {
  /** Whether its lesson was ever opened. */
  readonly begun: boolean;
  readonly steps: readonly string[];
  readonly solved: readonly string[];
  /** Of the solved ones, those that were right at once. */
  readonly first: readonly string[];
}

const NOTHING: Learned = { begun: false, steps: [], solved: [], first: [] };
const NAME = 'learned';

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** What the browser kept; whatever has another form counts as nothing. */
export function read(text: string | null): Record<string, Learned> {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  const found = Object.entries(kept as Record<string, Record<string, unknown> | null>);
  return Object.fromEntries(
    found.map(([game, one]) => [
      game,
      {
        begun: one?.['begun'] === true,
        steps: texts(one?.['steps']),
        solved: texts(one?.['solved']),
        first: texts(one?.['first']),
      },
    ]),
  );
}

const withOne = (list: readonly string[], id: string): readonly string[] => (list.includes(id) ? list : [...list, id]);

export class Progress {
  #games = $state.raw<Record<string, Learned>>(read(recall(NAME)));

  lessonStarted(game: string): boolean {
    return this.#of(game).begun || this.steps(game).length > 0;
  }

  /** The steps that were finished. */
  steps(game: string): readonly string[] {
    return this.#of(game).steps;
  }

  solved(game: string): readonly string[] {
    return this.#of(game).solved;
  }

  solvedAtOnce(game: string): readonly string[] {
    return this.#of(game).first;
  }

  begin(game: string): void {
    this.#keep(game, { begun: true });
  }

  finish(game: string, step: string): void {
    this.#keep(game, { begun: true, steps: withOne(this.steps(game), step) });
  }

  solve(game: string, problem: string, atOnce: boolean): void {
    const known = this.solved(game).includes(problem);
    const first = atOnce && !known ? withOne(this.solvedAtOnce(game), problem) : this.solvedAtOnce(game);
    this.#keep(game, { solved: withOne(this.solved(game), problem), first });
  }

  #of(game: string): Learned {
    return this.#games[game] ?? NOTHING;
  }

  #keep(game: string, more: Partial<Learned>): void {
    this.#games = { ...this.#games, [game]: { ...this.#of(game), ...more } };
    remember(NAME, JSON.stringify(this.#games));
  }
}

export const progress = new Progress();
