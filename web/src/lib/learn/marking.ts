// What is marked on the board of a lesson or a problem: a wrong try, or the letters of the answers.
import type { Box } from '$lib/board/geometry';
import type { GameFace, Pointing } from '$lib/match/board';

export interface Mark {
  /** What the board finds. */
  readonly points: readonly string[];
  /** The letter of an answer; without one, what is marked was wrong. */
  readonly letter: string | null;
}

export interface MarkBox extends Box {
  readonly letter: string | null;
  /** The first box of its mark carries the sign. */
  readonly first: boolean;
}

export const LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];

/** The ring round a wrong try; nothing if it has no place of its own. */
export function ringOf(face: GameFace, tried: string, view: unknown, done: boolean): Mark[] {
  const points = face.touches?.(tried, view, done) ?? [];
  return points.length > 0 ? [{ points, letter: null }] : [];
}

/** A letter for each answer that has one place, if no other answer has the same. */
export function lettersOf(face: GameFace, actions: readonly string[], view: unknown): Mark[] {
  const marks = actions.map((action, at) => ({
    points: face.touches?.(action, view, false) ?? [],
    letter: LETTERS[at] ?? '',
  }));
  const places = marks.map(({ points }) => points.join(' '));
  return marks.filter(
    ({ points }, at) => points.length === 1 && places.filter((place) => place === places[at]).length === 1,
  );
}

/** Where the marks are on the screen now. */
export function boxesOf(marks: readonly Mark[], find: Pointing, root: ParentNode): MarkBox[] {
  return marks.flatMap(({ points, letter }) =>
    points
      .flatMap((point) => [...find(point, root)])
      .map(({ x, y, width, height }, at) => ({ x, y, width, height, letter, first: at === 0 })),
  );
}
