import { describe, expect, it } from 'vitest';
import { boxed } from './wide';

describe('tables in the rules', () => {
  it('lie in boxes of their own', () => {
    expect(boxed('<p>a</p><table><tr></tr></table><p>b</p><table></table>')).toBe(
      '<p>a</p><div class="wide"><table><tr></tr></table></div><p>b</p><div class="wide"><table></table></div>',
    );
  });

  it('leave a rule without tables as it is', () => {
    expect(boxed('<p>a</p>')).toBe('<p>a</p>');
  });
});
