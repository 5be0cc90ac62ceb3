// One state at a time: while the board is on its way to a frame, the bar keeps to the frame that it comes from.
import type { Frame } from '$lib/net/types';
import type { Desk } from './desk.svelte';
import { promptWords, type PromptButton, type PromptWords } from './prompt';

/** A table, as far as the bar speaks about it. */
interface Spoken {
  readonly frame: Frame | null;
  readonly before: Frame | null;
  readonly settled: boolean;
  readonly names: readonly string[];
  readonly mine: readonly number[];
}

interface Said extends PromptWords {
  readonly buttons: readonly PromptButton[];
}

/** The buttons of the bar: the board's own, and what the shell adds to them. */
type Offering = (yours: boolean, board: readonly PromptButton[]) => readonly PromptButton[];

export class Saying {
  readonly #table: Spoken;
  readonly #desk: Desk;
  readonly #game: () => string;
  readonly #offer: Offering;
  /** What was said about the last frame at rest. Nothing is drawn from it as long as that frame lasts. */
  #kept: { frame: Frame; said: Said } | null = null;

  constructor(table: Spoken, desk: Desk, game: () => string, offer: Offering = (_, board) => board) {
    this.#table = table;
    this.#desk = desk;
    this.#game = game;
    this.#offer = offer;
  }

  /** The words of the bar and the buttons in it. */
  readonly now: Said = $derived.by(() => {
    const { frame, before, settled } = this.#table;
    const content = this.#desk.prompt;
    const buttons = content.buttons ?? [];
    if (frame && before && !settled) {
      if (!content.happening) return this.#stillSaid(before, frame);
      return { title: content.title ?? '', line: content.line ?? '', yours: false, who: [], buttons };
    }
    const words = promptWords(this.#situation(frame, frame?.seat ?? -1), content);
    const said = { ...words, buttons: this.#offer(words.yours, buttons) };
    if (frame) this.#kept = { frame, said };
    return said;
  });

  /**
   * About the frame before. What it said to one seat is not for another that looks now; its buttons rest, but for the one
   * that takes back what is being shown.
   */
  #stillSaid(before: Frame, { seat, can_undo }: Frame): Said {
    const kept = this.#kept;
    if (kept?.frame !== before || before.seat !== seat)
      return { ...promptWords(this.#situation(before, seat), {}), buttons: [] };
    const buttons = kept.said.buttons.map((button) => ({ ...button, resting: !(button.undoes && can_undo) }));
    return { ...kept.said, buttons };
  }

  #situation(frame: Frame | null, seat: number): Parameters<typeof promptWords>[0] {
    const { names, mine, settled } = this.#table;
    return {
      game: this.#game(),
      names,
      seat,
      watching: mine.length === 0,
      waiting: frame?.waiting ?? [],
      ask: frame?.seat === seat ? frame.ask : null,
      over: frame?.outcome != null && settled,
    };
  }
}
