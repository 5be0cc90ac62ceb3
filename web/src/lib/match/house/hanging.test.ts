import { describe, expect, it } from 'vitest';
import { hangingFrom } from './hanging';

const SCREEN = { width: 390, height: 844 };
const WORDS = { width: 200, height: 40 };

describe('words of a seat', () => {
  it('hang below its paper', () => {
    expect(hangingFrom({ left: 10, top: 60, width: 120, height: 80 }, WORDS, SCREEN)).toEqual({ left: 18, top: 134 });
  });

  it('stay on the screen beside its right edge', () => {
    const { left } = hangingFrom({ left: 300, top: 60, width: 80, height: 80 }, WORDS, SCREEN);
    expect(left + WORDS.width).toBe(SCREEN.width - 8);
  });

  it('lie above a paper at the lower edge', () => {
    const { top } = hangingFrom({ left: 10, top: 780, width: 120, height: 60 }, WORDS, SCREEN);
    expect(top + WORDS.height).toBe(786);
  });
});
