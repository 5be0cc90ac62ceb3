/** What the prompt bar says and offers at every moment. */
import type { Fact } from '$lib/board/facts';
import type { PromptButton, PromptContent } from '$lib/match/prompt/prompt';
import { capital } from '$lib/words';
import type { Choosing } from './choosing.svelte';
import { spaceName } from '../kit';
import type { Action } from './actions';
import { abilityText, deedText, words } from '../printed/speech';
import type { Ability, Catalog, View } from '../view';

export interface Moment {
  readonly view: View;
  readonly catalog: Catalog;
  readonly choosing: Choosing;
  readonly names: readonly string[];
  /** The fact that moves just now, or null. */
  readonly fact: Fact | null;
  play: (text: string) => void;
  always: (ability: string, text: string) => void;
  everybody: () => void;
}

/** An ability by the name that actions give it: 57b. */
function abilityOf(catalog: Catalog, name: string): { dragon: string; ability: Ability } | null {
  const type = catalog.dragonOf(Number(name.slice(0, -1)));
  const ability = type.abilities['abc'.indexOf(name.slice(-1))];
  return ability ? { dragon: type.key, ability } : null;
}

function button(id: string, label: string, run: () => void, more: Partial<PromptButton> = {}): PromptButton {
  return { id, label, run, ...more };
}

/** A button that plays an action; its text is what tells it from others with the same words. */
function plays(now: Moment, text: string, label: string, more: Partial<PromptButton> = {}): PromptButton {
  return button(text, label, () => now.play(text), more);
}

function back({ choosing }: Moment): PromptButton {
  return button('back', words.text('si-back'), () => choosing.clear());
}

/** A thing with several meanings: which one? */
function meaning(now: Moment, actions: readonly Action[]): PromptContent {
  const buttons = actions.map((action, at): PromptButton => {
    const label =
      action.kind === 'place' || action.kind === 'recall'
        ? capital(words.text(`vassal-${action.vassal}`))
        : words.text(`si-end-${'end' in action ? action.end : ''}`);
    const icon = action.kind === 'place' || action.kind === 'recall' ? { icon: `si-${action.vassal}` } : {};
    return plays(now, action.text, label, { ...icon, primary: at === 0 });
  });
  const first = actions[0];
  const space = first && 'space' in first ? spaceName(first.space) : '';
  const title = space
    ? words.text(first?.kind === 'recall' ? 'si-who-back' : 'si-who', { space })
    : words.text('si-which-end');
  return { title, line: words.text('si-twice'), buttons: [back(now), ...buttons] };
}

function has(now: Moment, kind: Action['kind']): boolean {
  return now.choosing.actions.some((action) => action.kind === kind);
}

function explorers(now: Moment): PromptButton[] {
  const actions = now.choosing.actions.filter((action) => action.kind === 'explore');
  const [only] = actions;
  return actions.length === 1 && only ? [plays(now, only.text, words.text('si-move-rider'), { wide: true })] : [];
}

function recalling(now: Moment): PromptButton[] {
  const count = now.choosing.actions.filter((action) => action.kind === 'recall').length;
  return count > 1 ? [button('everybody', words.text('si-everybody'), now.everybody)] : [];
}

/** What else may come before the main action. */
function free(now: Moment): string {
  const kinds = new Set(now.choosing.actions.map((action) => action.kind));
  const parts = (['lay', 'explore', 'use'] as const)
    .filter((kind) => kinds.has(kind))
    .map((kind) => words.text(`si-also-${kind}`));
  return parts.length === 0 ? words.text('si-also-nothing') : words.text('si-also', { what: parts.join(', ') });
}

function before(now: Moment): PromptContent {
  const { choosing } = now;
  if (choosing.picked.mode === 'recall') {
    return {
      title: words.text('si-ask-recall'),
      line: words.text('si-recall-line'),
      buttons: [back(now), ...recalling(now)],
    };
  }
  const title = has(now, 'skip')
    ? 'si-ask-skip'
    : has(now, 'place')
      ? has(now, 'recall')
        ? 'si-ask-before'
        : 'si-ask-place'
      : has(now, 'recall')
        ? 'si-ask-only-recall'
        : 'si-ask-lay';
  const recall = button(
    'turn-to-recall',
    words.text('si-recall'),
    () => choosing.turnTo('recall'),
    has(now, 'place') || has(now, 'lay') ? {} : { primary: true },
  );
  return {
    title: words.text(title),
    line: free(now),
    buttons: [
      ...explorers(now),
      ...(has(now, 'recall') ? [recall] : []),
      ...(has(now, 'skip') ? [plays(now, 'skip', words.text('si-skip'), { primary: true })] : []),
    ],
  };
}

/** "Mędrzec: weź 2 mądrości?" What reacts is asked about; other abilities wait on their dragons, unless they are all. */
function reacting(now: Moment): PromptContent {
  const known = now.choosing.actions.flatMap((action) => {
    const found = action.kind === 'use' ? abilityOf(now.catalog, action.ability) : null;
    return action.kind === 'use' && found ? [{ action, ...found }] : [];
  });
  const reactions = known.filter(({ ability }) => ability.mode !== 'action');
  const closes = has(now, 'pass');
  const no = closes ? [plays(now, 'pass', words.text('si-no'))] : [];
  const [only] = reactions;
  if (reactions.length === 1 && only) {
    const { action, dragon, ability } = only;
    const always = button('always', words.text('si-always'), () => now.always(action.ability, action.text));
    return {
      title: words.text('si-window', { dragon: `dragon.${dragon}`, effect: deedText(ability) }),
      line: closes ? capital(abilityText(ability)) : words.text('si-needed'),
      buttons: [
        ...no,
        ...(closes ? [always] : []),
        plays(now, action.text, words.text('si-yes'), { icon: 'ui-check', primary: true }),
      ],
    };
  }
  const each = (reactions.length > 0 ? reactions : known).map(({ action, dragon, ability }) =>
    plays(now, action.text, words.text('si-use', { dragon: `dragon.${dragon}`, effect: deedText(ability) })),
  );
  return { buttons: [...no, ...each] };
}

function placing(now: Moment): PromptContent {
  const { picked, actions } = now.choosing;
  const decline = actions.some((action) => action.kind === 'none')
    ? [plays(now, 'none', words.text('si-decline'))]
    : [];
  if (picked.tile === null) return { line: words.text('si-pick-goal'), buttons: decline };
  return { title: words.text('si-ask-goal'), line: words.text('si-goal-line'), buttons: [back(now), ...decline] };
}

export function promptOf(now: Moment): PromptContent {
  const { view, choosing, fact } = now;
  if (fact)
    return {
      title: words.text(
        `note-${fact.key}`,
        { ...(fact.seat === null ? {} : { seat: `seat.${fact.seat}` }), ...fact.args },
        now.names,
      ),
      line: '',
      happening: true,
    };
  if (choosing.actions.length === 0) return {};
  if (choosing.meanings.length > 1) return meaning(now, choosing.meanings);
  switch (view.phase) {
    case 'before':
      return before(now);
    case 'recall':
      return {
        buttons: [...recalling(now), plays(now, 'done', words.text('si-done'), { icon: 'ui-check', primary: true })],
      };
    case 'after':
      return {
        title: words.text('si-ask-after'),
        line: free(now),
        buttons: [...explorers(now), plays(now, 'end', words.text('si-end'), { icon: 'ui-next', primary: true })],
      };
    case 'window':
      return reacting(now);
    case 'place':
    case 'buy':
      return has(now, view.phase) ? {} : { line: words.text('si-first-ability') };
    case 'objective':
    case 'replace':
      return placing(now);
    default:
      return {};
  }
}
