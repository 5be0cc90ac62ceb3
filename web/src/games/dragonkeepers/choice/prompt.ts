/** What the prompt bar says and offers in each part of a turn. */
import type { PromptButton, PromptContent } from '$lib/match/prompt/prompt';
import { listed } from '$lib/words';
import { dragons, words } from '../kit';
import type { Choosing } from './choosing.svelte';
import type { Catalog, View } from '../view';

interface Desktop {
  view: View;
  catalog: Catalog;
  choosing: Choosing;
  actions: readonly string[];
  /** A pass is on its way: the seat has nothing to choose, or has chosen it. */
  passing: boolean;
  /** Other people look on. */
  watched: boolean;
  play: (text: string) => void;
  pass: () => void;
}

/** "2 green dragons and 1 joker" */
function pickedText({ catalog, choosing, view }: Desktop): string {
  const jokers = choosing.cards.filter((card) => catalog.front(card) === 'black').length;
  const real = choosing.cards.length - jokers;
  const parts = [
    ...(real > 0 && view.task ? [words.text(`dk-way-${view.task.colour}`, { number: real })] : []),
    ...(jokers > 0 ? [words.text('dk-jokers', { number: jokers })] : []),
  ];
  return words.text('dk-picked', { cards: listed(parts) });
}

function taking(now: Desktop): PromptContent {
  const stop = now.actions.includes('stop');
  const wind = now.choosing.chest === 'wind';
  const fourth = now.actions.some((text) => text.endsWith('+crystal'));
  const buttons: PromptButton[] = [
    ...(wind
      ? [{ id: 'wind', label: words.text('dk-use-wind'), icon: 'ui-check', primary: true, run: () => now.play('wind') }]
      : []),
    {
      id: 'stop',
      label: words.text('dk-stop'),
      icon: 'ui-next',
      primary: stop && !wind,
      ...(stop ? {} : { refused: 'stop' }),
      run: () => now.play('stop'),
    },
  ];
  return {
    ...(fourth ? {} : { line: words.text('dk-take-line', { taken: now.view.takes, left: now.view.takes_left }) }),
    buttons,
  };
}

function changing(now: Desktop): PromptContent {
  const { choosing, catalog, view } = now;
  const card = choosing.cards[0];
  const text = card === undefined ? null : choosing.putText(card);
  const page = choosing.preview && catalog.page(choosing.preview.back);
  const number = page?.number ?? view.task?.number ?? 1;
  const colour = page?.colour ?? view.task?.colour ?? '';
  const buttons: PromptButton[] = [
    {
      id: 'done',
      label: words.text('dk-done'),
      icon: text === null ? 'ui-next' : undefined,
      primary: text === null,
      run: () => now.play('done'),
    },
    ...(text === null
      ? []
      : [{ id: text, label: words.text('dk-put'), icon: 'ui-check', primary: true, run: () => now.play(text) }]),
  ].map(({ icon, ...rest }) => (icon === undefined ? rest : { ...rest, icon }));
  const line =
    text === null
      ? words.text(choosing.chest === 'return' ? 'dk-return-line' : 'dk-modify-line')
      : words.text('dk-would-be', { dragons: dragons(number, colour) });
  return { title: words.text('phase-modify'), line, buttons };
}

function playing(now: Desktop): PromptContent {
  const { choosing, view } = now;
  const said = { dragons: view.task ? dragons(view.task.number, view.task.colour) : '' };
  const title = words.text(view.phase === 'follow' ? 'dk-ask-follow' : 'dk-ask-play', said);
  const pass: PromptButton = { id: 'pass', label: words.text('dk-pass'), run: now.pass };
  if (now.passing)
    return {
      title: words.text(now.actions.length > 1 ? 'dk-pass' : 'dk-cannot-follow'),
      line: words.text(now.watched ? 'dk-passing-watched' : 'dk-passing'),
      buttons: [],
    };
  if (now.actions.length === 1) {
    const line = words.text(view.mine?.place === 'closed' ? 'dk-none-closed' : 'dk-none', said);
    return { title: words.text('dk-cannot-play'), line, buttons: [{ ...pass, icon: 'ui-next', primary: true }] };
  }
  const text = choosing.setAt(null);
  const ends = choosing.ends.length > 0;
  const line = ends
    ? words.text('dk-choose-end')
    : choosing.cards.length > 0
      ? pickedText(now)
      : words.text('dk-pick-line');
  const go: PromptButton = {
    id: 'play',
    label: words.text('dk-play'),
    icon: 'ui-check',
    primary: true,
    ...(text === null ? { refused: choosing.unfinished() } : {}),
    run: () => text !== null && now.play(text),
  };
  return { title, line, buttons: [pass, go] };
}

export function promptOf(now: Desktop): PromptContent {
  switch (now.view.phase) {
    case 'take':
      return taking(now);
    case 'modify':
      return changing(now);
    case 'play':
    case 'follow':
      return playing(now);
    default:
      return {};
  }
}
