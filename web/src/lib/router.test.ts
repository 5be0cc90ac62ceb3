import { describe, expect, it } from 'vitest';
import { href, parse, type Route } from './router.svelte';

const at = (path: string): Route => parse(new URL(path, 'http://x'));

describe('addresses', () => {
  it.each<[string, Route]>([
    ['/', { page: 'home' }],
    ['/new', { page: 'new', game: null }],
    ['/new/knights-and-castles', { page: 'new', game: 'knights-and-castles' }],
    ['/new/dragon-castle?layout=11/22', { page: 'new', game: 'dragon-castle', options: { layout: '11/22' } }],
    ['/workshop/dragon-castle', { page: 'workshop', game: 'dragon-castle', layout: null }],
    ['/workshop/dragon-castle?layout=11/22', { page: 'workshop', game: 'dragon-castle', layout: '11/22' }],
    ['/how/dragon-castle', { page: 'how', game: 'dragon-castle' }],
    ['/learn', { page: 'learn', game: null }],
    ['/learn/simurgh', { page: 'learn', game: 'simurgh' }],
    ['/learn/simurgh/lesson', { page: 'lesson', game: 'simurgh', step: null }],
    ['/learn/simurgh/lesson?step=wilds', { page: 'lesson', game: 'simurgh', step: 'wilds' }],
    ['/learn/simurgh/problem/one-more-level', { page: 'problem', game: 'simurgh', problem: 'one-more-level' }],
    ['/sign-up', { page: 'sign', way: 'up' }],
    ['/log-in', { page: 'sign', way: 'in' }],
    ['/account', { page: 'account', part: 'settings' }],
    ['/account/history', { page: 'account', part: 'history' }],
    ['/table/abc', { page: 'table', table: 'abc' }],
    ['/replay/abc?moment=4&seat=1', { page: 'replay', replay: 'abc', moment: 4, seat: 1 }],
    ['/replay/abc?moment=4&seat=1&analysis=yes', { page: 'replay', replay: 'abc', moment: 4, seat: 1, analysis: true }],
    ['/replay/abc?moment=4&seat=-1&open=yes', { page: 'replay', replay: 'abc', moment: 4, seat: -1, open: true }],
    ['/rules/knights-and-castles#RZ-4.1', { page: 'rules', game: 'knights-and-castles', rule: 'RZ-4.1' }],
  ])('%s is a page, and the page has that address', (path, route) => {
    expect(at(path)).toEqual(route);
    expect(href(route)).toBe(path);
  });

  it('that are unknown lead to the friendly page', () => {
    expect(at('/dragons').page).toBe('lost');
    expect(at('/table').page).toBe('lost');
    expect(at('/table/a/b').page).toBe('lost');
    expect(at('/learn/a/b').page).toBe('lost');
    expect(at('/learn/a/problem').page).toBe('lost');
    expect(at('/learn/a/lesson/b').page).toBe('lost');
  });

  it('with nonsense in them stay safe', () => {
    expect(at('/replay/a?moment=x&seat=-9')).toEqual({ page: 'replay', replay: 'a', moment: 0, seat: -1 });
  });
});
