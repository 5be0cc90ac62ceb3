// Fluent bundles: the words of the web client, and of every game (shared with the server and the command line).
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '$lib/settings.svelte';
import { arrivals } from './arrivals.svelte';

type Loader = () => Promise<string>;

const ui = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
// what only pages say that come later than the first ones
const later = import.meta.glob<string>('./later/*.ftl', { query: '?raw', import: 'default' });
// what the home page says about a game; the rest of its words comes with its board (vite.plugins.ts)
const shelves: Record<string, string> = {
  ...import.meta.glob<string>('../../../../src/wawel/games/*/i18n/{pl,en}.ftl', {
    query: '?shelf',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('$outside-rules/*/i18n/{pl,en}.ftl', { query: '?shelf', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../games/*/words/*.ftl', { query: '?shelf', import: 'default', eager: true }),
  ...import.meta.glob<string>('$outside-web/*/words/*.ftl', { query: '?shelf', import: 'default', eager: true }),
};
const games: Record<string, Loader> = {
  ...import.meta.glob<string>('../../../../src/wawel/games/*/i18n/{pl,en}.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('$outside-rules/*/i18n/{pl,en}.ftl', { query: '?raw', import: 'default' }),
};
const boards: Record<string, Loader> = {
  ...import.meta.glob<string>('../../games/*/words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('$outside-web/*/words/*.ftl', { query: '?raw', import: 'default' }),
};

const LANGUAGES: readonly Language[] = ['pl', 'en'];

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The game and the language of a file: "…/dragon_castle/i18n/pl.ftl" is "dragon-castle/pl". */
function keyOf(path: string): string {
  const parts = path.split('/');
  return `${(parts.at(-3) ?? '').replaceAll('_', '-')}/${(parts.at(-1) ?? '').split('.')[0]}`;
}

const uiBundles = new Map(LANGUAGES.map((language) => [language, bundleOf(language, [ui[`./${language}.ftl`] ?? ''])]));

const gameBundles = new Map<string, FluentBundle>();
for (const language of LANGUAGES) {
  for (const [path, text] of Object.entries(shelves)) {
    const key = keyOf(path);
    if (!key.endsWith(`/${language}`)) continue;
    const bundle = gameBundles.get(key) ?? bundleOf(language, []);
    bundle.addResource(new FluentResource(text));
    gameBundles.set(key, bundle);
  }
}

const loading = new Map<string, Promise<void>>();

/** Loads all words of a game, in both languages: what follows may change the language at any time. */
export function loadWords(game: string): Promise<void> {
  const words = loading.get(game) ?? load(game);
  loading.set(game, words);
  words.catch(() => loading.delete(game));
  return words;
}

/** Loads the words of pages that come later than the first ones, in both languages. */
export async function loadLaterWords(): Promise<void> {
  const texts = LANGUAGES.map(async (language) => {
    const text = (await later[`./later/${language}.ftl`]?.()) ?? '';
    uiBundle(language).addResource(new FluentResource(text), { allowOverrides: true });
  });
  await Promise.all(texts);
}

async function load(game: string): Promise<void> {
  const bundles = LANGUAGES.map(async (language) => {
    const key = `${game}/${language}`;
    const files = [...Object.entries(games), ...Object.entries(boards)].filter(([path]) => keyOf(path) === key);
    const texts = await Promise.all(files.map(([, read]) => read()));
    if (texts.length > 0) gameBundles.set(key, bundleOf(language, texts));
  });
  await Promise.all(bundles);
  arrivals.count += 1;
}

/** The games that have words. */
export function gamesWithWords(): string[] {
  return [...new Set([...gameBundles.keys()].map((key) => key.split('/')[0] ?? ''))];
}

export function uiBundle(language: Language): FluentBundle {
  return uiBundles.get(language) ?? bundleOf(language, []);
}

/** Before `loadWords`, just what the shelf says. Whoever asks is told again when more words come. */
export function gameBundle(game: string, language: Language): FluentBundle | undefined {
  void arrivals.count;
  return gameBundles.get(`${game}/${language}`);
}

/** A Polish one-letter word never ends a line. */
function tied(text: string, language: Language): string {
  return language === 'pl' ? text.replace(/(?<=^|[\s(„\uE000])([wziouaWZIOUA]) /g, '$1\u00a0') : text;
}

export function format(
  bundle: FluentBundle | undefined,
  language: Language,
  id: string,
  args: Record<string, FluentVariable> = {},
  attribute?: string,
): string | null {
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return null;
  return tied(bundle.formatPattern(pattern, args, []), language);
}
