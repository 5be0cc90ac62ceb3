// The connection to a table: hello, sequence numbers, and reconnecting.
import type { ClientMessage, ServerMessage } from './types';

const PROTOCOL = 1;

/** `open` knows where the match is; `lost` reconnects by itself; `closed` does not (we left, or were refused for good). */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

interface LiveHandlers {
  message: (message: ServerMessage) => void;
  state: (state: LineState) => void;
}

/** What Live needs from a WebSocket, so that tests can fake one. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

export type SocketMaker = (url: string) => Socket;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** Close codes that say it is no use trying again. */
const FOR_GOOD = new Set([4000, 4001, 4002, 4003, 4004, 4005, 4006]);

export function liveUrl(table: string, at: { protocol: string; host: string }): string {
  return `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/api/tables/${encodeURIComponent(table)}/live`;
}

export class Live {
  /** The last sequence number seen; the server sends what came after it. */
  since: number | null = null;
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silent = false;
  #open = false;
  #nextId = 1;
  #over = false;
  /** The server knows how slow the line is. */
  #measured = false;

  constructor(
    readonly url: string,
    public token: string | null,
    readonly handlers: LiveHandlers,
    readonly make: SocketMaker = (to) => new WebSocket(to) as Socket,
  ) {}

  start(): void {
    this.#over = false;
    this.handlers.state('connecting');
    this.#connect();
  }

  stop(): void {
    this.#over = true;
    this.#drop();
    this.handlers.state('closed');
  }

  /** Reconnects at once, e.g. when the browser says that it is online again. */
  hurry(): void {
    if (this.#over || this.#socket) return;
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#retry);
    this.#connect();
  }

  sit(seat: number): void {
    this.#send({ type: 'sit', seat });
  }

  play(seat: number, text: string): number {
    return this.#numbered((id) => ({ type: 'play', id, seat, text }));
  }

  why(seat: number, text: string): number {
    return this.#numbered((id) => ({ type: 'why', id, seat, text }));
  }

  undo(seat: number, wholeTurn: boolean): number {
    return this.#numbered((id) => ({ type: 'undo', id, seat, whole_turn: wholeTurn }));
  }

  hint(seat: number): number {
    return this.#numbered((id) => ({ type: 'hint', id, seat }));
  }

  /** Asks something of the house of the table. */
  wish(message: (id: number) => ClientMessage): number {
    return this.#numbered(message);
  }

  pace(pace: 'calm' | 'usual' | 'fast'): void {
    this.#send({ type: 'pace', pace });
  }

  colour(seat: number, colour: number): void {
    this.#send({ type: 'colour', seat, colour });
  }

  name(seat: number, name: string): void {
    this.#send({ type: 'name', seat, name });
  }

  #numbered(message: (id: number) => ClientMessage): number {
    const id = this.#nextId++;
    this.#send(message(id));
    return id;
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = this.make(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: 'hello', protocol: PROTOCOL, token: this.token, since: this.since });
      this.#silent = false;
      this.#measured = false;
      this.#ping = setInterval(() => this.#check(socket), PING_EVERY);
    };
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = ({ code }) => this.#closed(socket, code);
  }

  #hear(data: unknown): void {
    if (typeof data !== 'string') return;
    this.#silent = false;
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'welcome') this.#wait = FIRST_WAIT;
    if (message.type === 'frame') this.#framed(message.seq);
    if (message.type === 'standing' && message.clocks !== null && !this.#measured) {
      this.#measured = true;
      this.#send({ type: 'ping' });
    }
    // at once, so that the server knows how slow the line is
    if (message.type === 'pong') this.#send({ type: 'echo', at: message.at });
    else this.handlers.message(message);
  }

  /** Only the first frame opens the connection: until it comes, a board may show a choice that is gone. */
  #framed(seq: number): void {
    this.since = seq;
    if (this.#open) return;
    this.#open = true;
    this.handlers.state('open');
  }

  /** A connection without an answer for a whole interval is dead, whatever the browser thinks. */
  #check(socket: Socket): void {
    if (this.#silent) {
      this.#closed(socket, 1006);
      return;
    }
    this.#silent = true;
    this.#send({ type: 'ping' });
  }

  #closed(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#over) return;
    if (FOR_GOOD.has(code)) {
      this.#over = true;
      this.handlers.state('closed');
      return;
    }
    this.handlers.state('lost');
    this.#retry = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
