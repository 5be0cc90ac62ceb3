// The app on one's own screen: whether the browser can put it there, and when to offer that. Asked for once, never pushed:
// from the second visit or the second finished game on, and after a "not now" no sooner than in sixty days.
import { recall, remember } from './storage';

/** As Chromium's browsers tell it; the standard library does not know it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** What is looked at of the window; `standalone` is there on Apple's phones and tablets only. */
export interface InstallPlace extends EventTarget {
  matchMedia: (query: string) => Pick<MediaQueryList, 'matches'>;
  navigator: object & { standalone?: boolean };
}

/** `apple`: no browser there offers it to pages, but people can do it by hand. */
type Way = 'none' | 'prompt' | 'apple';

const HOUR = 3_600_000;
const QUIET = 60 * 24 * HOUR;
const GAMES = 2;
const VISITS = 2;

export class Install {
  way = $state<Way>('none');
  #prompt: InstallPrompt | null = null;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Listens from the start: the browser tells it once, and early. */
  start(place: InstallPlace): void {
    this.#visit();
    if (place.matchMedia('(display-mode: standalone)').matches) return;
    if (place.navigator.standalone === false) this.way = 'apple';
    place.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // its own bar would come at any time
      this.#prompt = event as InstallPrompt;
      this.way = 'prompt';
    });
    place.addEventListener('appinstalled', () => (this.way = 'none'));
  }

  /** Whether to offer it to somebody who has finished so many games. */
  offered(finished: number): boolean {
    if (this.way === 'none' || this.#now() < Number(recall('install-after') ?? 0)) return false;
    return finished >= GAMES || Number(recall('visits') ?? 0) >= VISITS;
  }

  async install(): Promise<void> {
    const prompt = this.#prompt;
    this.later();
    await prompt?.prompt(); // works once
  }

  later(): void {
    remember('install-after', String(this.#now() + QUIET));
    this.#prompt = null;
    this.way = 'none';
  }

  /** Pages within an hour are one visit. */
  #visit(): void {
    const now = this.#now();
    if (now - Number(recall('visited') ?? 0) > HOUR) {
      remember('visits', String(Number(recall('visits') ?? 0) + 1));
    }
    remember('visited', String(now));
  }
}

export const install = new Install();
