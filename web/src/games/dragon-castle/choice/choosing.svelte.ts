/** What a player has begun to choose, step by step, and where every press leads. */
import type { Press } from '$lib/match/prompt/press';
import { settings } from '$lib/settings.svelte';
import { setName, tileName, tileObject, words } from '../kit';
import { castleAttempt, realmAttempt } from './attempts';
import {
  castleCells,
  choicesOf,
  NOTHING_BEGUN,
  pressFor,
  targetsOf,
  tileToPlace,
  wayTo,
  type Begun,
  type Choices,
  type Step,
  type Target,
} from './selection';
import type { View, PreviewView, WaysView } from '../view';

/** What the choosing happens at; read anew every time. */
interface Table {
  readonly view: View;
  readonly actions: readonly string[];
  /** Something may be chosen now. */
  readonly open: boolean;
  /** The realm that lies large is the one to choose in. */
  readonly atHome: boolean;
  play: (text: string, anchor?: HTMLElement) => void;
  why: (text: string, anchor?: HTMLElement) => void;
}

const NO_STEP: Step = { begun: NOTHING_BEGUN, castle: null, cell: null, bare: null };
/** Who leaves a castle tile for the next one sees no gap between them. */
const LINGER = 120;

/** A tile that hovers over a cell before it is placed. */
export interface Ghost {
  cell: string;
  tile: string;
  preview: PreviewView | null;
}

export class Choosing {
  constructor(private readonly table: Table) {}

  readonly choices: Choices = $derived.by(() => choicesOf(this.table.open ? this.table.actions : [], this.table.view));

  // What has been begun belongs to one moment and is forgotten with it.
  #moment = $derived.by(() => {
    const { view, actions } = this.table;
    return `${view.round}/${view.seat}/${view.phase}/${view.castle.left}/${actions.length}/${actions[0]}`;
  });
  #taken = $state.raw({ moment: '', step: NO_STEP });
  readonly step: Step = $derived.by(() => (this.#taken.moment === this.#moment ? this.#taken.step : NO_STEP));
  readonly begun: Begun = $derived.by(() => this.step.begun);

  readonly targets: ReadonlyMap<string, Target> = $derived.by(() => targetsOf(this.choices, this.begun));
  readonly legal: ReadonlySet<string> = $derived.by(() => castleCells(this.choices, this.begun));
  /** A castle tile is to be taken, whether or not there is one. */
  readonly takes: boolean = $derived.by(
    () =>
      this.table.open && (this.legal.size > 0 || (this.begun.spirit === null && this.table.view.phase === 'picked')),
  );
  readonly tile: string | null = $derived.by(() => tileToPlace(this.choices, this.begun));

  /** The castle tile under the pointer or under the keys. */
  #looked = $state<string | null>(null);
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** The castle tile that is looked at before a first pick; the one that was pressed stays. */
  readonly held: string | null = $derived.by(() => {
    const cell = this.step.castle ?? this.#looked;
    return cell !== null && this.choices.verb === 'take' && this.legal.has(cell) ? cell : this.step.castle;
  });
  /** The ways to finish with the tile that is looked at, or with the one in hand. */
  readonly ways: WaysView | null = $derived.by(() => {
    const { view, open } = this.table;
    if (!open || this.begun.spirit !== null) return null;
    const cell = view.phase === 'picked' ? null : this.held;
    if (cell === null && (view.phase !== 'picked' || this.step.castle !== null)) return null;
    return view.ways.find((one) => one.cell === cell) ?? null;
  });

  /** The cell under the pointer or under the keys. */
  over = $state<string | null>(null);
  readonly #hovered = $derived.by(() => this.step.cell ?? this.over);

  /** The tile that hovers over the realm. */
  readonly ghost: Ghost | null = $derived.by(() => {
    const cell = this.#hovered;
    if (cell === null || this.tile === null || !this.table.atHome || this.targets.get(cell)?.kind !== 'place')
      return null;
    return {
      cell,
      tile: this.tile,
      preview: this.table.view.previews.find((one) => one.cell === cell && one.tile === this.tile) ?? null,
    };
  });
  /** A cell that waits to be told what it becomes. */
  readonly changing: string | null = $derived.by(() => {
    const { cell } = this.step;
    return cell !== null && this.targets.get(cell)?.kind === 'change' ? cell : null;
  });
  /** What the hovering tile, or the set under the pointer, would pay. */
  readonly hint = $derived.by(() => {
    const under = this.table.atHome
      ? this.table.view.sets.find((one) => one.cells.includes(this.#hovered ?? ''))
      : undefined;
    const set = this.ghost?.preview?.set ?? under ?? null;
    if (set) return { points: set.points, text: words.text('dc-preview', { set: setName(set), shrines: set.shrines }) };
    return this.ghost ? { points: 0, text: words.text('dc-preview-none', { tile: tileName(this.ghost.tile) }) } : null;
  });
  /** What has been pressed and has yet to be confirmed. */
  readonly tapped = $derived.by(() => {
    const { castle, cell, bare } = this.step;
    if (bare !== null) return { text: bare, label: words.text(`dc-confirm-${bare}`) };
    if (castle !== null) {
      const tile = this.table.view.castle.stacks.find((stack) => stack.cell === castle)?.tile ?? '';
      return {
        text: castleAttempt(this.choices, this.table.view, castle),
        label: words.text(`dc-confirm-${this.choices.verb ?? 'take'}`, { tile: tileObject(tile) }),
      };
    }
    const target = cell === null ? undefined : this.targets.get(cell);
    return target?.text ? { text: target.text, label: words.text(`dc-confirm-${target.kind}`) } : null;
  });
  /** What waits to be confirmed ends the turn. */
  readonly ends: boolean = $derived.by(
    () => this.tapped !== null && this.table.view.endings.includes(this.tapped.text),
  );

  /** A castle tile is looked at; null: no longer. */
  readonly look = (cell: string | null): void => {
    clearTimeout(this.#leaving);
    if (cell !== null) this.#looked = cell;
    else this.#leaving = setTimeout(() => (this.#looked = null), LINGER);
  };

  /** Whether a press only proposes: something hidden would be shown, the turn would end, or a finger may have slipped. */
  #asksFirst(text: string, touch: boolean, castle: string | null = null): boolean {
    const { view } = this.table;
    const hides = castle !== null && view.castle.stacks.some((stack) => stack.cell === castle && stack.height > 1);
    return settings.confirm && (touch || hides || view.endings.includes(text));
  }

  #begin(change: Partial<Step>): void {
    this.#taken = { moment: this.#moment, step: { ...NO_STEP, begun: this.begun, ...change } };
  }

  /** Picks what an action is made of, all but the last press. */
  take(text: string): void {
    const way = wayTo(this.choices, text);
    if (way) this.#begin(way);
  }

  /** Whether what is picked leads to an action. */
  holds(text: string): boolean {
    const way = wayTo(this.choices, text);
    const { begun, castle, cell, bare } = this.step;
    if (!way) return castle === null && cell === null && begun.spirit === null && (bare === null || bare === text);
    return (
      castle === way.castle &&
      cell === way.cell &&
      begun.spirit === way.begun.spirit &&
      begun.from === way.begun.from &&
      begun.tile === way.begun.tile
    );
  }

  /** What to press next on the way to an action. */
  next(text: string): Press {
    return pressFor(this.choices, this.step, this.tile, text);
  }

  readonly clear = (): void => this.#begin(NO_STEP);

  /** A button whose words do not say that the turn is over; if it is, ask first. */
  readonly choose = (text: string): void => {
    if (this.#asksFirst(text, false)) this.#begin({ bare: text });
    else this.send(text);
  };

  readonly send = (text: string, anchor?: HTMLElement): void => {
    this.over = null;
    this.look(null);
    this.table.play(text, anchor);
  };

  chooseTile(tile: string): void {
    this.#begin({ begun: { ...this.begun, tile } });
  }

  callSpirit(id: string): void {
    this.#begin({ begun: { ...NOTHING_BEGUN, spirit: this.begun.spirit === id ? null : id } });
  }

  readonly pickCastle = (cell: string, anchor: HTMLElement, touch: boolean): void => {
    if (!this.table.open) return;
    if (!this.legal.has(cell)) return this.askCastle(cell, anchor);
    const text = castleAttempt(this.choices, this.table.view, cell);
    if (this.step.castle !== cell && this.#asksFirst(text, touch, cell)) return this.#begin({ castle: cell });
    this.send(text, anchor);
  };

  readonly pickCell = (cell: string, anchor: HTMLElement, touch: boolean): void => {
    if (!this.table.open || !this.table.atHome) return;
    const target = this.targets.get(cell);
    if (!target) return this.askCell(cell, anchor);
    if (target.kind === 'from')
      return this.#begin({ begun: { ...this.begun, from: this.begun.from === cell ? null : cell } });
    const proposes =
      target.text !== null && target.kind !== 'cost' && this.step.cell !== cell && this.#asksFirst(target.text, touch);
    if (target.kind === 'change' || proposes) return this.#begin({ cell });
    if (target.text) this.send(target.text, anchor);
  };

  readonly askCastle = (cell: string, anchor: HTMLElement): void => {
    if (this.table.open) this.table.why(castleAttempt(this.choices, this.table.view, cell), anchor);
  };

  readonly askCell = (cell: string, anchor: HTMLElement): void => {
    if (this.table.open && this.table.atHome)
      this.table.why(realmAttempt(this.choices, this.table.view, this.begun, cell), anchor);
  };
}
