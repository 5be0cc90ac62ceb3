import { describe, expect, it } from 'vitest';
import { readActions } from './actions';
import { viewOf } from '../fixtures';
import { Orders } from './orders';

describe('orders', () => {
  const window = viewOf({ phase: 'window' });
  const actions = readActions(['use:57b', 'pass']);

  it('use an ability in every window of the turn', () => {
    const orders = new Orders();
    expect(orders.answer(window, actions)).toBeNull();
    orders.always('57b', window);
    expect(orders.answer(window, actions)).toBe('use:57b');
    expect(orders.answer(window, readActions(['use:59a', 'pass']))).toBeNull();
    expect(orders.answer({ ...window, turn: 7 }, actions)).toBeNull();
    orders.forget();
    expect(orders.answer(window, actions)).toBeNull();
  });

  it('call everybody back and say so', () => {
    const orders = new Orders();
    const recall = viewOf({ phase: 'recall' });
    orders.everybody();
    expect(orders.answer(recall, readActions(['recall:rider@w2.1', 'done']))).toBe('recall:rider@w2.1');
    expect(orders.answer(recall, readActions(['done']))).toBe('done');
    expect(orders.answer(viewOf({ phase: 'after' }), readActions(['end']))).toBeNull();
    expect(orders.answer(recall, readActions(['recall:rider@w2.1', 'done']))).toBeNull();
  });
});
