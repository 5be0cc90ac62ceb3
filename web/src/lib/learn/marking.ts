// What is marked on a board: a wrong try, the letters of a problem's answers, or the facts since the last turn.
import type { Box } from '$lib/board/geometry';
import type { GameFace, Pointing } from '$lib/match/board';
import type { Note } from '$lib/net/types';

export interface Mark {
  /** What the board finds. */
  readonly points: readonly string[];
  /** The letter of an answer or the number of a fact; without one, what is marked was wrong. */
  readonly letter: string | null;
  /** Whose fact it is: its place has a ring in this colour. */
  readonly seat?: number | null;
}

export interface MarkBox extends Box {
  readonly letter: string | null;
  readonly seat: number | null;
  /** The first box of its mark carries the sign. */
  readonly first: boolean;
}

export const LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];

/** The ring round a wrong try; nothing if it has no place of its own. */
export function ringOf(face: GameFace, tried: string, view: unknown, done: boolean): Mark[] {
  const points = face.where?.touches(tried, view, done) ?? [];
  return points.length > 0 ? [{ points, letter: null }] : [];
}

/** A letter for each answer that has one place, if no other answer has the same. */
export function lettersOf(face: GameFace, actions: readonly string[], view: unknown): Mark[] {
  const marks = actions.map((action, at) => ({
    points: face.where?.touches(action, view, false) ?? [],
    letter: LETTERS[at] ?? '',
  }));
  const places = marks.map(({ points }) => points.join(' '));
  return marks.filter(
    ({ points }, at) => points.length === 1 && places.filter((place) => place === places[at]).length === 1,
  );
}

/** The places of facts, with the numbers of their lines. A place where more has happened keeps its last number. */
export function factsOf(face: GameFace, lines: readonly (readonly Note[])[]): Mark[] {
  const found = new Map<string, Mark>();
  for (const [at, line] of lines.entries()) {
    const seat = line.find((note) => note.seat !== null)?.seat ?? null;
    for (const point of line.flatMap((note) => face.where?.lies?.(note) ?? []))
      found.set(point, { points: [point], letter: `${at + 1}`, seat });
  }
  return [...found.values()];
}

/** Where the marks are on the screen now. */
export function boxesOf(marks: readonly Mark[], find: Pointing, root: ParentNode): MarkBox[] {
  return marks.flatMap(({ points, letter, seat = null }) =>
    points
      .flatMap((point) => [...find(point, root)])
      .map(({ x, y, width, height }, at) => ({ x, y, width, height, letter, seat, first: at === 0 })),
  );
}
