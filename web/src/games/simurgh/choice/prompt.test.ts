import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { Choosing } from './choosing.svelte';
import { CATALOG, fact, mineView, viewOf } from '../fixtures';
import { type Moment, promptOf } from './prompt';
import type { View } from '../view';

interface Desk {
  moment: Moment;
  choosing: Choosing;
  sent: string[];
}

function deskOf(view: View, actions: readonly string[], change: Partial<Moment> = {}): Desk {
  const sent: string[] = [];
  const play = (text: string): void => void sent.push(text);
  const choosing = new Choosing(() => ({
    view,
    actions,
    open: true,
    play,
    why: (text) => void sent.push(`why ${text}`),
  }));
  const moment: Moment = {
    view,
    catalog: CATALOG,
    choosing,
    names: ['Hania', 'Ola'],
    fact: null,
    play,
    always: (ability, text) => void sent.push(`always ${ability} ${text}`),
    everybody: () => void sent.push('everybody'),
    ...change,
  };
  return { moment, choosing, sent };
}

/** A one-letter word is tied to the next one. */
const loose = (text = ''): string => text.replaceAll('\u00a0', ' ');
const labels = (desk: Desk): string[] => (promptOf(desk.moment).buttons ?? []).map((button) => loose(button.label));
const anchor = {} as HTMLElement;

beforeAll(() => {
  settings.setLanguage('pl');
});

describe('the prompt bar', () => {
  it('asks for the main action and offers to recall', () => {
    const desk = deskOf(viewOf(), ['rider@forge', 'recall:rider@w2.1', 'lay:14', 'explore:w2']);
    expect(promptOf(desk.moment).title).toBe('Umieść wasala na zielonym polu albo wycofaj swoich');
    expect(loose(promptOf(desk.moment).line)).toBe(
      'Możesz teraz także położyć płytkę w dziczy, przesunąć jeźdźca o poziom niżej.',
    );
    expect(labels(desk)).toEqual(['Przesuń jeźdźca', 'Wycofaj wasali']);
    desk.choosing.turnTo('recall');
    expect(labels(desk)).toEqual(['Wstecz']);
  });

  it('offers the skip when everybody rests', () => {
    expect(labels(deskOf(viewOf(), ['skip']))).toEqual(['Pomiń akcję główną']);
  });

  it('asks a trigger window briefly', () => {
    const desk = deskOf(viewOf({ phase: 'window' }), ['use:57b', 'pass']);
    expect(promptOf(desk.moment).title).toBe('Mędrzec: +2 mądrości?');
    expect(labels(desk)).toEqual(['Nie', 'Zawsze w tej turze', 'Tak']);
    for (const button of promptOf(desk.moment).buttons ?? []) button.run();
    expect(desk.sent).toEqual(['pass', 'always 57b use:57b', 'use:57b']);
  });

  it('names every ability when several can react', () => {
    expect(labels(deskOf(viewOf({ phase: 'window' }), ['use:57b', 'use:65a', 'pass']))).toEqual([
      'Nie',
      'Mędrzec: +2 mądrości',
      'Wędrowiec: +2 mądrości',
    ]);
  });

  it('asks about what reacts, and names other abilities only if they are all there is', () => {
    expect(labels(deskOf(viewOf({ phase: 'window' }), ['use:57a', 'use:57b', 'pass']))).toEqual([
      'Nie',
      'Zawsze w tej turze',
      'Tak',
    ]);
    expect(labels(deskOf(viewOf({ phase: 'window' }), ['use:57a', 'pass']))).toEqual(['Nie', 'Mędrzec: weź 2 warzywa']);
  });

  it('does not offer to close a window that something depends on', () => {
    const desk = deskOf(viewOf({ phase: 'window' }), ['use:57b']);
    expect(labels(desk)).toEqual(['Tak']);
    expect(promptOf(desk.moment).line).toBe('Bez tej zdolności nie dokończysz rozpoczętej akcji.');
  });

  it('says so when an ability has to come first', () => {
    expect(promptOf(deskOf(viewOf({ phase: 'place' }), ['use:57a']).moment).line).toContain('Najpierw użyj zdolności');
    expect(promptOf(deskOf(viewOf({ phase: 'buy' }), ['use:57a', 'buy:2']).moment)).toEqual({});
  });

  it('tells two dragons of one kind apart, though they say the same', () => {
    const { buttons = [] } = promptOf(deskOf(viewOf({ phase: 'window' }), ['use:57b', 'use:58b', 'pass']).moment);
    expect(buttons[1]?.label).toBe(buttons[2]?.label);
    expect(buttons.map((button) => button.id)).toEqual(['pass', 'use:57b', 'use:58b']);
  });

  it('asks which vassal goes where both can', () => {
    const desk = deskOf(viewOf(), ['spearman@forge', 'rider@forge']);
    desk.choosing.press('space forge', anchor);
    expect(promptOf(desk.moment).title).toBe('Kto tam idzie? Kuźnia');
    expect(labels(desk)).toEqual(['Wstecz', 'Włócznik', 'Jeździec smoków']);
    desk.choosing.press('space forge', anchor);
    expect(desk.sent).toEqual(['spearman@forge']);
  });

  it('tells the fact that is shown', () => {
    const note = fact('placed', 1, { vassal: 'vassal.rider', space: 'space.forge' });
    expect(promptOf(deskOf(viewOf(), [], { fact: note }).moment).title).toContain('Ola');
  });

  it('leads from the objective to its space', () => {
    const desk = deskOf(viewOf({ phase: 'objective', mine: mineView({ drawn: [73] }) }), ['objective:73/1', 'none']);
    expect(labels(desk)).toEqual(['Nie kładź celu']);
    desk.choosing.hold(73);
    expect(labels(desk)).toEqual(['Wstecz', 'Nie kładź celu']);
    expect(desk.choosing.isLit('goal 1')).toBe(true);
    expect(desk.choosing.clear()).toBe(true);
    expect(desk.choosing.isLit('goal 1')).toBe(false);
  });
});

describe('choosing', () => {
  it('plays the only meaning at once and asks why where there is none', () => {
    const desk = deskOf(viewOf(), ['rider@forge']);
    desk.choosing.press('space forge', anchor);
    desk.choosing.press('space library', anchor);
    expect(desk.sent).toEqual(['rider@forge', 'why rider@library']);
  });
});

describe('what to press next', () => {
  it('is a space, then who goes there', () => {
    const desk = deskOf(viewOf({ phase: 'before' }), ['spearman@library', 'rider@library']);
    const { marks, behind } = desk.choosing.next('rider@library');
    expect(marks).toContain('button[data-space="library"]');
    expect(behind).toBe('nav [data-tab="city"]');
    desk.choosing.press('space library', {} as HTMLElement);
    expect(desk.choosing.next('rider@library').button).toBe('rider@library');
  });

  it('is the button that recalls, then the space', () => {
    const desk = deskOf(viewOf({ phase: 'before' }), ['spearman@library', 'recall:rider@forge']);
    expect(desk.choosing.next('recall:rider@forge').button).toBe('turn-to-recall');
    desk.choosing.turnTo('recall');
    expect(desk.choosing.next('recall:rider@forge').marks).toContain('button[data-space="forge"]');
    expect(desk.choosing.next('spearman@library').button).toBe('back');
  });
});
