import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '$lib/net/live';
import type { Advice, Frame, Note } from '$lib/net/types';
import { ownSince } from '../recap/leaving';
import { Table, type Answer } from './table.svelte';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
}

const note = (n: number): Note => ({ n, seq: n, key: 'ready', rule: 'RZ-3.1', seat: 0, args: {} });

function frame(change: Partial<Frame>): Frame {
  return {
    type: 'frame',
    seq: 1,
    seat: 0,
    view: {},
    waiting: [0],
    ask: null,
    actions: [],
    notes: [],
    whole_log: false,
    scores: [],
    outcome: null,
    can_undo: false,
    ack: null,
    projected: null,
    ...change,
  };
}

let socket: FakeSocket;
let table: Table;
let answers: Answer[];
let noted: number[][];
let told: unknown[];

function hear(message: object): void {
  socket.onmessage?.({ data: JSON.stringify(message) });
}

function sit(mine: number[], secrets = true): void {
  socket = new FakeSocket();
  answers = [];
  noted = [];
  told = [];
  const handlers = {
    answered: (answer: Answer) => answers.push(answer),
    noted: (notes: readonly Note[]) => noted.push(notes.map((fresh) => fresh.n)),
    advised: (advice: Advice) => told.push(advice),
    hinted: (seat: number) => told.push(seat),
  };
  table = new Table('t', 'key', handlers, { protocol: 'http:', host: 'x' }, () => socket);
  table.start();
  socket.onopen?.();
  hear({
    type: 'welcome',
    protocol: 1,
    table: { table: 't', seats: [], secrets },
    mine,
    seat: mine.length === 1 ? mine[0] : -1,
  });
}

describe('frames', () => {
  beforeEach(() => sit([0]));

  it('are shown at once when they come first, without replaying the past', () => {
    hear(frame({ notes: [note(0), note(1)], whole_log: true }));
    expect(table.fresh).toEqual([]);
    expect(table.log).toHaveLength(2);
  });

  it('stay on the table as long as the board waits for a tap', () => {
    vi.useFakeTimers();
    hear(frame({ notes: [note(0)], whole_log: true }));
    hear(frame({ seq: 2, notes: [note(1)] }));
    table.hold();
    vi.advanceTimersByTime(60_000);
    expect([table.settled, table.before?.seq]).toEqual([false, 1]);
    vi.useRealTimers();
  });

  it('wait until the board has shown the one before', () => {
    hear(frame({ notes: [note(0)], whole_log: true }));
    hear(frame({ seq: 2, notes: [note(1)] }));
    hear(frame({ seq: 3, notes: [note(2)] }));
    expect(table.frame?.seq).toBe(2);
    expect(table.shownLog).toHaveLength(1);
    table.settle();
    expect(table.frame?.seq).toBe(3);
    expect(noted).toEqual([[1], [2]]);
  });

  it('bring each note once, also after a resync', () => {
    hear(frame({ notes: [note(0)], whole_log: true }));
    hear(frame({ seq: 2, notes: [note(0), note(1)], whole_log: true }));
    expect(table.fresh.map((fresh) => fresh.n)).toEqual([1]);
  });

  it('are asked for anew after a restart, with the key and from the beginning', () => {
    hear(frame({ seq: 7, notes: [note(0)], whole_log: true }));
    hear(frame({ seq: 8, notes: [note(1)] }));
    table.play('a');
    table.restart();
    expect(table.frame).toBeNull();
    socket.onopen?.();
    expect(socket.sent.at(-1)).toMatchObject({ type: 'hello', token: 'key', since: null });
    hear({ type: 'welcome', protocol: 1, table: { table: 't', seats: [], secrets: true }, mine: [0], seat: 0 });
    hear(frame({ seq: 8, notes: [note(0), note(1)], whole_log: true }));
    expect(table.pending).toBe(false);
    expect(table.fresh).toEqual([]);
    expect(table.frame?.seq).toBe(8);
  });

  it('shorten the log when something was taken back', () => {
    hear(frame({ notes: [note(0), note(1)], whole_log: true }));
    hear(frame({ seq: 2, notes: [note(0)], whole_log: true }));
    expect(table.log).toHaveLength(1);
    hear(frame({ seq: 3, notes: [note(1)] }));
    expect(table.fresh.map((fresh) => fresh.n)).toEqual([1]);
  });
});

describe('an action', () => {
  beforeEach(() => {
    sit([0]);
    hear(frame({ whole_log: true }));
  });

  it('is pending until its frame comes back', () => {
    table.play('knight+dragon');
    expect(socket.sent.at(-1)).toEqual({ type: 'play', id: 1, seat: 0, text: 'knight+dragon' });
    expect(table.pending).toBe(true);
    hear(frame({ seq: 2, ack: 1 }));
    expect(table.pending).toBe(false);
  });

  it('is not sent twice', () => {
    table.play('a');
    table.play('b');
    expect(socket.sent.filter((message) => message['type'] === 'play')).toHaveLength(1);
  });

  it('is taken back as soon as it has arrived, if undo was pressed meanwhile', () => {
    table.play('a');
    table.undo(true);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'play' });
    hear(frame({ seq: 2, ack: 1, can_undo: true }));
    expect(socket.sent.at(-1)).toEqual({ type: 'undo', id: 2, seat: 0, whole_turn: true });
  });

  it('that the board made by itself is remembered as no choice, until the next one', () => {
    table.play('pass', null, true);
    hear(frame({ seq: 2, ack: 1, can_undo: true }));
    expect(table.unasked).toBe(true);
    expect(table.undoable).toBeNull();
    table.play('a');
    hear(frame({ seq: 3, ack: 2, can_undo: true }));
    expect(table.unasked).toBe(false);
    expect(table.undoable).toBe(0);
  });

  it('that is refused or final leaves an earlier one alone, although undo was pressed', () => {
    table.play('a');
    table.undo(false);
    hear({ type: 'refused', id: 1, text: 'a', key: 'wrong-number', rule: 'RZ-3.1', args: {} });
    table.play('b');
    hear(frame({ seq: 2, ack: 2, can_undo: true }));
    table.play('c');
    table.undo(false);
    hear(frame({ seq: 3, ack: 3 }));
    expect(socket.sent.map((message) => message['type'])).not.toContain('undo');
  });

  it('that is refused hands on the reason', () => {
    table.play('knight');
    hear({ type: 'refused', id: 1, text: 'knight', key: 'wrong-number', rule: 'RZ-3.1', args: {} });
    expect(table.pending).toBe(false);
    expect(answers[0]?.refused?.key).toBe('wrong-number');
  });
});

describe('a hint', () => {
  const advice = {
    type: 'advice',
    id: 1,
    line: ['a'],
    otherwise: 0.3,
    chance: 0.4,
    so_far: false,
    reasons: [],
    notes: [],
  };

  beforeEach(() => {
    sit([0]);
    hear(frame({ actions: ['a', 'b'], whole_log: true }));
  });

  it('is asked for by the seat that is shown, and leaves the board open', () => {
    expect(table.hint()).toBe(1);
    expect(socket.sent.at(-1)).toEqual({ type: 'hint', id: 1, seat: 0 });
    expect(table.busy).toBe(false);
  });

  it('is not asked for while a decision is on its way', () => {
    table.play('a');
    expect(table.hint()).toBeNull();
  });

  it('is handed on, and so is the news that somebody else got one', () => {
    table.hint();
    hear(advice);
    hear({ type: 'hinted', seat: 2 });
    expect(told).toEqual([advice, 2]);
  });

  it('that is refused does not end the wait for a decision', () => {
    table.hint();
    table.play('a');
    hear({ type: 'refused', id: 1, text: '', key: 'too-late', rule: null, args: {} });
    expect(table.pending).toBe(true);
    expect(answers[0]).toMatchObject({ question: 'hint', refused: { key: 'too-late' } });
  });
});

describe('a shared screen', () => {
  beforeEach(() => {
    sit([0, 2]);
    hear(frame({ seat: -1, waiting: [0, 1, 2], whole_log: true }));
  });

  it('calls its first seat behind the curtain', () => {
    expect(table.curtain).toBe(0);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'hello' });
    table.open();
    expect(socket.sent.at(-1)).toEqual({ type: 'sit', seat: 0 });
    hear(frame({ seat: 0, waiting: [0, 1, 2], whole_log: true }));
    expect(table.curtain).toBeNull();
  });

  it('leaves a hand as soon as it has decided, and calls the next seat', () => {
    table.open();
    hear(frame({ seat: 0, waiting: [0, 1, 2], whole_log: true }));
    table.play('a');
    hear(frame({ seq: 2, seat: 0, waiting: [1, 2], ack: 1, notes: [note(0)] }));
    expect(socket.sent.at(-1)).toEqual({ type: 'sit', seat: -1 });
    expect(table.busy).toBe(true);
    table.play('b'); // on what is no longer so
    expect(socket.sent.at(-1)).toEqual({ type: 'sit', seat: -1 });
    hear(frame({ seq: 2, seat: -1, waiting: [1, 2], notes: [note(0)], whole_log: true }));
    expect(table.frame?.seat).toBe(-1);
    expect(table.curtain).toBeNull();
    table.settle();
    expect(table.busy).toBe(false);
    expect(table.curtain).toBe(2);
  });

  it('leaves a hand also when its own next decision is open already', () => {
    table.open();
    hear(frame({ seat: 0, waiting: [0], whole_log: true }));
    table.play('a');
    hear(frame({ seq: 2, seat: 0, waiting: [0, 1, 2], ack: 1, notes: [note(0)] }));
    expect(socket.sent.at(-1)).toEqual({ type: 'sit', seat: -1 });
    expect(table.frame?.seq).toBe(1);
  });

  it('stays with a seat that goes on alone', () => {
    table.open();
    hear(frame({ seat: 0, waiting: [0], whole_log: true }));
    table.play('a');
    hear(frame({ seq: 2, seat: 0, waiting: [0], ack: 1, notes: [note(0)] }));
    expect(socket.sent.at(-1)).toMatchObject({ type: 'play' });
    expect(table.frame?.seq).toBe(2);
  });

  it('needs no curtain where nothing is secret', () => {
    sit([0, 2], false);
    hear(frame({ seat: -1, waiting: [2], whole_log: true }));
    expect(table.curtain).toBeNull();
    expect(socket.sent.at(-1)).toEqual({ type: 'sit', seat: 2 });
  });

  it('calls nobody while only others decide', () => {
    hear(frame({ seq: 2, seat: -1, waiting: [1] }));
    expect(table.curtain).toBeNull();
  });

  it('calls nobody when the game is over', () => {
    const outcome = { winners: [0], ranking: [0, 1, 2], key: 'points', rule: 'RZ-6.1', args: {} };
    hear(frame({ seq: 2, seat: -1, waiting: [], outcome }));
    expect(table.curtain).toBeNull();
  });
});

describe('a seat that has decided', () => {
  beforeEach(() => sit([0]));

  it('is remembered with what it saw, and can see again what came after', async () => {
    hear(frame({ notes: [note(0)], whole_log: true, view: { at: 0 }, actions: ['x'] }));
    table.play('x');
    const ack = socket.sent.at(-1)?.['id'];
    hear(frame({ seq: 2, ack: ack as number, waiting: [1], notes: [note(1)], view: { at: 1 } }));
    table.settle();
    expect(table.left.get(0)?.view).toEqual({ at: 1 });
    hear(frame({ seq: 3, notes: [note(2)], view: { at: 2 } }));
    table.settle();
    const left = table.left.get(0);
    if (!left) throw new Error('nobody has left');
    const shown = table.again(left, [note(2)]);
    expect(table.frame?.view).toEqual({ at: 1 });
    await shown;
    expect(table.frame?.view).toEqual({ at: 2 });
    expect(table.fresh.map(({ n }) => n)).toEqual([2]);
    expect(table.busy).toBe(true);
  });

  it('has had no turn if it only answered in the turn of another', () => {
    table.asides = ['follow'];
    const ask = { key: 'follow', rule: 'DK-4.6', args: {} };
    hear(frame({ notes: [], whole_log: true, actions: ['pass'], ask }));
    table.play('pass');
    hear(frame({ seq: 2, ack: socket.sent.at(-1)?.['id'] as number, waiting: [1] }));
    expect(table.left.size).toBe(0);
  });

  it('has heard of its own steps when it is told what the others did', () => {
    hear(frame({ notes: [], whole_log: true, actions: ['x'] }));
    table.play('x');
    hear(frame({ seq: 2, ack: socket.sent.at(-1)?.['id'] as number, waiting: [1], notes: [note(1)] }));
    hear(frame({ seq: 3, notes: [note(2)], actions: ['x'] }));
    table.settle();
    table.play('x');
    hear(frame({ seq: 4, ack: socket.sent.at(-1)?.['id'] as number, notes: [note(3)] }));
    expect(ownSince(table.id, 0)).toEqual([3]);
  });

  it('is still there while it goes on deciding', () => {
    hear(frame({ notes: [], whole_log: true, actions: ['x'] }));
    table.play('x');
    hear(frame({ seq: 2, ack: socket.sent.at(-1)?.['id'] as number, waiting: [0] }));
    expect(table.left.size).toBe(0);
  });
});
