// The reader's choices for this browser: language, day or night, motion, confirmations, sound.
import { recall, remember } from './storage';

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

  setLanguage(language: Language): void {
    this.language = language;
    remember('language', language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    remember('motion', motion);
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'yes' : 'no');
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    remember('confirm', on ? 'yes' : 'no');
  }
}

export const settings = new Settings();
