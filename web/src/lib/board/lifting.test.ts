import { describe, expect, it, vi } from 'vitest';
import { Lifting } from './lifting.svelte';

function at(clientX: number, clientY: number): PointerEvent {
  return {
    clientX,
    clientY,
    pointerId: 1,
    currentTarget: { setPointerCapture: () => undefined },
  } as unknown as PointerEvent;
}

/** A piece at (10, 10) that records what happens to it. */
function pressed(): { lifting: Lifting<string>; said: string[] } {
  const said: string[] = [];
  const lifting = new Lifting<string>({
    lift: (piece) => said.push(`lift ${piece}`),
    over: ({ clientX }) => said.push(`over ${clientX}`),
    drop: (piece, { clientX }) => said.push(`drop ${piece} ${clientX}`),
    back: () => said.push('back'),
  });
  lifting.press('king', at(10, 10));
  return { lifting, said };
}

describe('a piece under the pointer', () => {
  it('stays where it is until the pointer has gone a short way', () => {
    const { lifting, said } = pressed();
    lifting.move(at(14, 12));
    lifting.release(at(14, 12));
    expect(said).toEqual([]);
    expect(lifting.held).toBeNull();
    expect(lifting.dropped).toBe(false);
  });

  it('is lifted once, follows the pointer and is dropped', () => {
    const { lifting, said } = pressed();
    lifting.move(at(30, 10));
    lifting.move(at(60, 5));
    expect(lifting.held).toMatchObject({ piece: 'king', dx: 50, dy: -5 });
    lifting.release(at(60, 5));
    expect(said).toEqual(['lift king', 'over 30', 'over 60', 'drop king 60']);
    expect(lifting.held).toBeNull();
  });

  it('leaves out the click that ends a drag, and no later one', () => {
    vi.useFakeTimers();
    const { lifting } = pressed();
    lifting.move(at(30, 10));
    lifting.release(at(30, 10));
    expect(lifting.dropped).toBe(true);
    vi.runAllTimers();
    expect(lifting.dropped).toBe(false);
    vi.useRealTimers();
  });

  it('goes back when the drag is given up, and follows nothing then', () => {
    const { lifting, said } = pressed();
    lifting.move(at(30, 10));
    lifting.cancel();
    lifting.move(at(60, 10));
    expect(said).toEqual(['lift king', 'over 30', 'back']);
  });
});
