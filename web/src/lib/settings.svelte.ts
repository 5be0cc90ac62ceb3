// The reader's choices for this browser: language, day or night, motion, confirmations, sound.
import { recall, remember } from './storage';

/** Choices that were made, and not only guessed from the browser. */
export interface Chosen {
  language?: Language;
  theme?: Theme;
  motion?: Motion;
  sound?: 'yes' | 'no';
  confirm?: 'yes' | 'no';
}

const NAMES = ['language', 'theme', 'motion', 'sound', 'confirm'] as const;

export type Language = 'pl' | 'en';
export type Theme = 'day' | 'night';
/** How fast paper moves, or that it does not. */
export type Motion = 'calm' | 'full' | 'fast' | 'still';

const MOTIONS: readonly Motion[] = ['calm', 'full', 'fast', 'still'];

function firstLanguage(): Language {
  const kept = recall('language');
  if (kept === 'pl' || kept === 'en') return kept;
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted[0]?.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

function asks(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** As the system asks, until the reader chooses. */
function firstMotion(): Motion {
  const kept = MOTIONS.find((motion) => motion === recall('motion'));
  return kept ?? (asks('(prefers-reduced-motion: reduce)') ? 'still' : 'full');
}

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(
    recall('theme') === 'night' || (recall('theme') !== 'day' && asks('(prefers-color-scheme: dark)'))
      ? 'night'
      : 'day',
  );
  motion = $state<Motion>(firstMotion());
  /** Whether a board asks again before a decision that cannot be taken back, and Carcassonne before it lays a tile. */
  confirm = $state(recall('confirm') !== 'no');
  /** Whether a table may be heard. */
  sound = $state(recall('sound') === 'yes');

  /** Hears of every choice, while somebody is logged in. */
  onchange: ((chosen: Chosen) => void) | null = null;

  /** What has been chosen on this device. */
  get chosen(): Chosen {
    return Object.fromEntries(NAMES.flatMap((name) => (recall(name) === null ? [] : [[name, recall(name)]])));
  }

  /** Choices made elsewhere. */
  apply({ language, theme, motion, sound, confirm }: Chosen): void {
    if (language) this.setLanguage(language);
    if (theme) this.setTheme(theme);
    if (motion) this.setMotion(motion);
    if (sound) this.setSound(sound === 'yes');
    if (confirm) this.setConfirm(confirm === 'yes');
  }

  #keep(name: (typeof NAMES)[number], value: string): void {
    remember(name, value);
    this.onchange?.(this.chosen);
  }

  setLanguage(language: Language): void {
    this.language = language;
    this.#keep('language', language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#keep('theme', theme);
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    this.#keep('motion', motion);
  }

  setSound(on: boolean): void {
    this.sound = on;
    this.#keep('sound', on ? 'yes' : 'no');
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    this.#keep('confirm', on ? 'yes' : 'no');
  }
}

export const settings = new Settings();
