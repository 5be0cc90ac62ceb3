import { expect, it } from 'vitest';
import { CARD_WORDS, describe } from './describing';

function thing(x: number, described?: string): Element {
  const attributes = new Map(described === undefined ? [] : [['aria-describedby', described]]);
  return {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    getBoundingClientRect: () => ({ x, y: 0, width: 10, height: 10 }),
  } as unknown as Element;
}

it('describes what lies in a window by the card, and leaves other descriptions alone', () => {
  const things = [thing(0), thing(100), thing(5, 'why')];
  const root = { querySelectorAll: () => things } as unknown as ParentNode;
  const said = (): (string | null)[] => things.map((one) => one.getAttribute('aria-describedby'));
  describe(root, [{ x: 0, y: 0, width: 20, height: 20 }]);
  expect(said()).toEqual([CARD_WORDS, null, `why ${CARD_WORDS}`]);
  describe(root, []);
  expect(said()).toEqual([null, null, 'why']);
});
