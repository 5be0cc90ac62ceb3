/** What the player has picked so far, from the hand or from the camp, which lie in the same place. */
import type { Catalog, View } from '../view';
import { cardsToPress, onBoard, onButton, type Press } from '$lib/match/prompt/press';
import { attempt } from './attempts';
import { type Source, cardsOf, made, mayJoin, slotsOf, toggle } from './selection';

/** What the choosing happens at; read anew every time. */
interface Situation {
  readonly view: View;
  /** The seat whose cards are shown, if any. */
  readonly own: View['mine'];
  readonly catalog: Catalog;
  readonly actions: readonly string[];
  /** The seat may answer, and nothing moves. */
  readonly interactive: boolean;
  readonly playing: boolean;
  why: (text: string, anchor: HTMLElement) => void;
}

/** So many milliseconds a refused card shakes its head. */
const SHAKE = 700;

export class Choosing {
  /** The slot of a card that was refused just now. */
  refused = $state<number | null>(null);
  readonly #now: () => Situation;
  #peek = $state('');
  #picks = $state.raw<{ moment: string; slots: number[] }>({ moment: '', slots: [] });

  constructor(now: () => Situation) {
    this.#now = now;
  }

  /** Where the question is; the owner may look at the other place. */
  readonly usual: 'hand' | 'camp' = $derived.by(() => {
    const { view, own } = this.#now();
    return view.phase === 'recruit' && own && own.camp.length > 0 ? 'camp' : 'hand';
  });
  readonly #other = $derived(this.usual === 'hand' ? 'camp' : 'hand');
  readonly #sight = $derived.by(() => {
    const { view, playing } = this.#now();
    return `${view.game}/${view.round}/${this.usual}/${playing}`;
  });
  readonly #peeking = $derived(this.#peek === this.#sight);
  readonly place = $derived(this.#peeking ? this.#other : this.usual);
  readonly cards: readonly string[] = $derived.by(() => {
    const { view, own, catalog } = this.#now();
    if (!own) return [];
    if (this.place === 'camp') return catalog.sorted(own.camp, null);
    const out = view.phase === 'attack' ? (own.commit ?? []) : [];
    return catalog.sorted([...own.hand, ...out], view.phase === 'recruit' ? null : catalog.material(view.tile));
  });

  readonly open = $derived.by(() => this.#now().interactive && !this.#now().playing && !this.#peeking);
  readonly from: Source = $derived.by(() => {
    const { actions, catalog } = this.#now();
    return { cards: this.cards, actions: this.open ? actions : [], order: catalog.order };
  });
  readonly #moment = $derived.by(() => {
    const { view, own } = this.#now();
    return `${view.game}/${view.round}/${this.place}/${this.cards.join('+')}/${own?.commit?.join('+') ?? ''}`;
  });
  readonly slots: readonly number[] = $derived.by(() => (this.#picks.moment === this.#moment ? this.#picks.slots : []));
  /** Picked or already put down, in printed order. */
  readonly chosen: readonly number[] = $derived.by(() => {
    const { own, catalog } = this.#now();
    const committed = this.#peeking ? [] : slotsOf(this.cards, own?.commit ?? []);
    const list = committed.length > 0 ? committed : this.slots;
    const rank = (slot: number): number => catalog.order.indexOf(this.cards[slot] ?? '');
    return [...list].sort((a, b) => rank(a) - rank(b));
  });
  readonly legal: readonly number[] = $derived.by(() =>
    this.cards.map((_, slot) => slot).filter((slot) => mayJoin(this.from, this.slots, slot)),
  );

  readonly pick = (slot: number, anchor: HTMLElement): void => {
    if (!this.open) return;
    const choice = toggle(this.from, this.slots, slot);
    this.#picks = { moment: this.#moment, slots: choice.slots };
    if (choice.ask === null) return;
    this.refused = slot;
    setTimeout(() => (this.refused = null), SHAKE);
    this.#now().why(choice.ask, anchor);
  };

  readonly ask = (slot: number, anchor: HTMLElement): void => {
    if (this.open) this.#now().why(attempt(this.from, this.slots, slot), anchor);
  };

  /** Picks the cards of an action. */
  take(text: string): void {
    if (this.open) this.#picks = { moment: this.#moment, slots: slotsOf(this.cards, cardsOf(text)) };
  }

  /** Whether an action is what is picked. */
  holds(text: string): boolean {
    return this.slots.length > 0 && made(this.from, this.slots).text === text;
  }

  /** What to press next: the way back to the hand, a card, or the button. */
  next(text: string): Press {
    if (this.#peeking) return onBoard(['.me .heap']);
    const hand = this.cards.map((card, key) => ({ card, key }));
    const slots = cardsToPress(hand, this.slots, cardsOf(text));
    return slots.length > 0
      ? onBoard(slots.map((slot) => `.hand > button:nth-of-type(${slot + 1})`))
      : onButton('confirm');
  }

  readonly clear = (): void => void (this.#picks = { moment: this.#moment, slots: [] });

  /** Looks at the camp instead of the hand, or back. */
  readonly swap = (): void => void (this.#peek = this.#peeking ? '' : this.#sight);
}
