// For tests: the words of their own game, or else of all games, as if its board were open.
import { expect } from 'vitest';
import { gamesWithWords, loadLaterWords, loadWords } from './bundles';

const own = /\/games\/([\w-]+)\//.exec(expect.getState().testPath ?? '')?.[1];
await Promise.all([loadLaterWords(), ...(own === undefined ? gamesWithWords() : [own]).map(loadWords)]);
