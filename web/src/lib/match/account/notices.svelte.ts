// Notices on this device: "your turn" while the page is closed. The browser asks for leave, the server sends them.
import { getNotices, noMoreNotices, wantNotices } from '$lib/net/me';

/** `impossible`: the browser cannot, or the page came without TLS. `blocked`: the reader told the browser so. */
type NoticesState = 'loading' | 'impossible' | 'blocked' | 'off' | 'on';

class Notices {
  state = $state<NoticesState>('loading');
  #key = '';

  /** Looks at what the browser has, and whether the server knows of it. */
  async load(): Promise<void> {
    if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) {
      this.state = 'impossible';
      return;
    }
    const { key, on } = await getNotices();
    this.#key = key;
    if (Notification.permission === 'denied') this.state = 'blocked';
    else this.state = on && (await this.#subscription()) ? 'on' : 'off';
  }

  /** Must be called by a press: browsers ask for leave only then. */
  async turn(on: boolean): Promise<void> {
    if (!on) {
      await (await this.#subscription())?.unsubscribe();
      await noMoreNotices();
      this.state = 'off';
      return;
    }
    if ((await Notification.requestPermission()) !== 'granted') {
      this.state = Notification.permission === 'denied' ? 'blocked' : 'off';
      return;
    }
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await this.#subscription())?.unsubscribe(); // it may belong to another key of the server
    const wanted = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#key });
    await wantNotices({
      endpoint: wanted.endpoint,
      p256dh: letters(wanted.getKey('p256dh')),
      auth: letters(wanted.getKey('auth')),
    });
    this.state = 'on';
  }

  async #subscription(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  }
}

/** Bytes as base64 for addresses, which the server reads. */
export function letters(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const notices = new Notices();
