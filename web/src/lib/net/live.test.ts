import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, liveUrl, type LineState, type Socket } from './live';
import type { ServerMessage } from './types';

class FakeSocket implements Socket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: unknown[] = [];

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const frame = { type: 'frame', seq: 17, notes: [] };
const welcome = { type: 'welcome', protocol: 1, table: {}, mine: [0], seat: 0 };

describe('the line to a table', () => {
  let states: LineState[];
  let heard: ServerMessage[];
  let live: Live;

  const socket = (): FakeSocket => FakeSocket.made.at(-1) ?? new FakeSocket();

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    states = [];
    heard = [];
    const handlers = { message: (m: ServerMessage) => heard.push(m), state: (s: LineState) => states.push(s) };
    live = new Live('ws://x', 'key', handlers, () => new FakeSocket());
    live.start();
    socket().onopen?.();
  });
  afterEach(() => vi.useRealTimers());

  it('says hello first, with its key and nothing seen yet', () => {
    expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, token: 'key', since: null }]);
  });

  it('is open once the server has told where things stand', () => {
    expect(states).toEqual(['connecting']);
    socket().hear(welcome);
    expect(states).toEqual(['connecting']);
    socket().hear(frame);
    socket().hear(frame);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('is not open again before it knows what happened meanwhile', () => {
    socket().hear(welcome);
    socket().hear(frame);
    socket().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    socket().onopen?.();
    socket().hear(welcome);
    expect(states.at(-1)).toBe('lost');
    socket().hear(frame);
    expect(states.at(-1)).toBe('open');
  });

  it('numbers what it asks, so that answers find their question', () => {
    expect([live.play(0, 'a'), live.why(0, 'b'), live.undo(0, true)]).toEqual([1, 2, 3]);
  });

  it('comes back with the last number it saw', () => {
    socket().hear(welcome);
    socket().hear(frame);
    socket().onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(500);
    socket().onopen?.();
    expect(FakeSocket.made).toHaveLength(2);
    expect(socket().sent[0]).toMatchObject({ type: 'hello', since: 17 });
  });

  it('waits longer after every failure, and not forever', () => {
    for (const wait of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const before = FakeSocket.made.length;
      socket().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(before + 1);
    }
  });

  it('does not try again when the table is unknown', () => {
    socket().onclose?.({ code: 4004 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });

  it('takes a line that answers no ping for lost', () => {
    socket().hear(welcome);
    vi.advanceTimersByTime(20_000);
    expect(socket().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(20_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('keeps a line that answers', () => {
    socket().hear(welcome);
    socket().hear(frame);
    vi.advanceTimersByTime(20_000);
    socket().hear({ type: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(states.at(-1)).toBe('open');
    expect(heard).toHaveLength(2);
  });

  it('stays away after it was stopped', () => {
    live.stop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

describe('the address of a line', () => {
  it('is secure where the page is', () => {
    expect(liveUrl('a b', { protocol: 'https:', host: 'x' })).toBe('wss://x/api/tables/a%20b/live');
    expect(liveUrl('t', { protocol: 'http:', host: 'x:1' })).toBe('ws://x:1/api/tables/t/live');
  });
});
