/** What the player has picked so far, and what can be done with it. All of it follows from the legal actions. */
import { cardsToPress, onBoard, onButton, type Press } from '$lib/match/prompt/press';
import { spot } from '../motion/flights';
import type { HandCard } from './hand';
import { type End, type Action, cardsOf, chestsOf, readAction, setText, setsOf } from './actions';
import { chestAttempt, putAttempt, setAttempt } from './attempts';
import { fits, same, ways, whole } from './selection';
import type { Catalog, Side } from '../view';

interface Situation {
  /** Changes whenever picked cards lose their meaning. */
  moment: string;
  phase: string;
  actions: readonly Action[];
  hand: readonly HandCard[];
  /** Cards that the page asks for. */
  number: number;
  catalog: Catalog;
}

export class Choosing {
  #picks = $state.raw<{ moment: string; keys: readonly string[]; chest: string | null }>({
    moment: '',
    keys: [],
    chest: null,
  });
  readonly #now: () => Situation;

  constructor(now: () => Situation) {
    this.#now = now;
  }

  get #mine(): { keys: readonly string[]; chest: string | null } {
    return this.#picks.moment === this.#now().moment ? this.#picks : { keys: [], chest: null };
  }

  get keys(): readonly string[] {
    return this.#mine.keys;
  }

  /** The chest that is to be used with the next choice. */
  get chest(): string | null {
    return this.#mine.chest;
  }

  readonly cards = $derived.by(() => {
    const { hand } = this.#now();
    return this.keys.flatMap((key) => hand.find((entry) => entry.key === key)?.card ?? []);
  });

  readonly sets = $derived.by(() => setsOf(this.#now().actions, this.chest));
  /** Legal sets of exactly the picked cards. */
  readonly complete = $derived(whole(this.sets, this.cards));
  readonly ends = $derived(this.complete.flatMap((set) => set.end ?? []));
  readonly ways = $derived(ways(this.sets, (card) => this.#now().catalog.front(card) === 'black'));

  readonly legal = $derived.by(() => {
    const { hand, phase } = this.#now();
    return hand
      .filter(
        (entry) =>
          !this.keys.includes(entry.key) &&
          (phase === 'modify' ? this.putText(entry.card) !== null : fits(this.sets, [...this.cards, entry.card])),
      )
      .map((entry) => entry.key);
  });

  /** The page that the picked card would become. */
  readonly preview = $derived.by((): { side: Side; back: string } | null => {
    const { catalog, phase } = this.#now();
    const card = this.cards[0];
    return phase === 'modify' && card !== undefined ? { side: catalog.side(card), back: catalog.back(card) } : null;
  });

  /** Chests that some legal action uses. */
  readonly chests = $derived.by(() => chestsOf(this.#now().actions));

  /** Stacks from which a card may be taken back. */
  readonly returns = $derived.by(() =>
    this.chest === 'return'
      ? this.#now().actions.flatMap((action) => (action.kind === 'return' ? action.colour : []))
      : [],
  );

  readonly way = $derived.by(() => this.ways.find((way) => same(way.cards, this.cards))?.jokers ?? null);

  /** The action that puts a card on the book, or null. */
  putText(card: string): string | null {
    const quill = this.chest === 'quill';
    const put = this.#now().actions.find(
      (action) => action.kind === 'put' && action.card === card && action.quill === quill,
    );
    return put?.text ?? null;
  }

  /** A try that the server can explain. */
  attempt(card: string): string {
    const { phase, hand, number } = this.#now();
    if (phase !== 'play' && phase !== 'follow') return putAttempt(card, this.chest);
    const size = this.sets[0]?.cards.length ?? number;
    return setText(
      setAttempt(
        card,
        this.cards,
        hand.map((entry) => entry.card),
        size,
      ),
      this.sets[0]?.end ?? null,
      this.chest,
    );
  }

  /** The picked cards as they are: what stands in the way of playing them. */
  unfinished(): string {
    const { hand } = this.#now();
    if (this.cards.length > 0) return setText(this.cards, null, this.chest);
    return hand[0] ? this.attempt(hand[0].card) : 'black_6';
  }

  /** Picks a card or puts it back; the text to ask about when it does not fit. */
  toggle(entry: HandCard): string | null {
    if (this.keys.includes(entry.key)) {
      this.#set(this.keys.filter((key) => key !== entry.key));
      return null;
    }
    if (!this.legal.includes(entry.key)) return this.attempt(entry.card);
    this.#set(this.#now().phase === 'modify' ? [entry.key] : [...this.keys, entry.key]);
    return null;
  }

  /** Picks a whole set at once. */
  choose(cards: readonly string[]): void {
    const free = [...this.#now().hand];
    this.#set(
      cards.flatMap((card) => {
        const at = free.findIndex((entry) => entry.card === card);
        return at < 0 ? [] : free.splice(at, 1).map((entry) => entry.key);
      }),
    );
  }

  /** Picks what an action is made of: its chest and its cards. */
  take(text: string): void {
    const action = readAction(text);
    this.#set([], chestsOf([action])[0] ?? null);
    this.choose(cardsOf(action));
  }

  /** Whether what is picked leads to an action. */
  holds(text: string): boolean {
    const action = readAction(text);
    return this.chest === (chestsOf([action])[0] ?? null) && same(this.cards, cardsOf(action));
  }

  /** What to press next: a chest, a card, and at last the place or the button that plays them. */
  next(text: string): Press {
    const action = readAction(text);
    const chest = chestsOf([action])[0] ?? null;
    if (this.chest !== chest) return onBoard([`[data-spot="${spot.chest(chest ?? this.chest ?? '')}"] button`]);
    const keys = cardsToPress(this.#now().hand, this.keys, cardsOf(action));
    if (keys.length > 0) return onBoard(keys.map((key) => `.hand [data-key="${key}"]`));
    if (action.kind === 'take') return onBoard([`[data-side="${action.side}"]`]);
    if (action.kind === 'return') return onBoard([`[data-drop="row"] [data-spot$="-${action.colour}"]`]);
    if (action.kind !== 'set') return onButton(text);
    return action.end === null ? onButton('play') : onBoard([`[data-end="${action.end}"]`]);
  }

  clear(): void {
    this.#set([], null);
  }

  /** Takes a chest up or puts it back; the text to ask about when it cannot be used. */
  arm(chest: string): string | null {
    if (this.chest === chest) this.#set([], null);
    else if (this.chests.includes(chest)) this.#set([], chest);
    else {
      const { hand, catalog } = this.#now();
      return chestAttempt(chest, hand[0]?.card ?? 'black_6', catalog.colours[0] ?? '');
    }
    return null;
  }

  /** The legal action of the picked set at an end of the row. */
  setAt(end: End | null): string | null {
    return this.complete.find((set) => set.end === end)?.text ?? null;
  }

  #set(keys: readonly string[], chest: string | null = this.chest): void {
    this.#picks = { moment: this.#now().moment, keys, chest };
  }
}
