/** What the prompt bar says and offers, for every moment of a turn. */
import type { PromptButton, PromptContent } from '$lib/match/prompt/prompt';
import type { Choosing } from './choosing.svelte';
import { closingText, closingsOf, extendedBy } from './closing';
import { words, worthText } from '../kit';
import type { Fact } from '$lib/board/facts';
import type { FeatureView, Figure, View } from '../view';

interface Moment {
  view: View;
  /** The fact that is shown on its way, or null. */
  fact: Fact | null;
  asked: boolean;
  open: boolean;
  actions: readonly string[];
  choosing: Choosing;
  /** A figure is chosen on the new tile, drawn large. */
  loupe: boolean;
  /** What is looked at. */
  feature: FeatureView | undefined;
  seat: number;
  names: readonly string[];
  leader: string | null;
  skip: () => void;
  pass: () => void;
}

const PASS = 'pass';

/** The button that plays what is chosen; before that a press asks why nothing happens. */
function primary(moment: Moment, label: string): PromptButton {
  const button = { id: 'confirm', label, icon: 'ui-check', primary: true, run: moment.choosing.confirm };
  return moment.choosing.target || !moment.open ? button : { ...button, refused: PASS };
}

function placing(moment: Moment): PromptContent {
  const { view, choosing, seat, names } = moment;
  const { target, targets, rotation } = choosing;
  const closings = target ? closingsOf(view, target, rotation, seat) : [];
  const [best, ...others] = closings.map((closing) => closingText(closing, seat, names));
  const ways = target
    ? words.text('ca-place-turns', { count: target.rotations.length })
    : words.text('ca-place-where', { count: targets.length });
  const turn = {
    id: 'turn',
    label: words.text('ca-turn'),
    icon: 'ca-sign-turn',
    wide: true,
    run: () => choosing.turn(1),
  };
  return {
    ...(best === undefined ? {} : { title: best }),
    line: [...others, ...secondText(moment), ways].join(' '),
    buttons: [...(target && target.rotations.length > 1 ? [turn] : []), primary(moment, words.text('ca-place'))],
  };
}

/** The builder would bring a second tile: said before the tile lies. */
function secondText({ view, choosing, seat }: Moment): string[] {
  const kind = choosing.target && extendedBy(view, choosing.target, choosing.rotation, seat);
  return kind ? [words.text('ca-second', { kind })] : [];
}

function acting(moment: Moment): PromptContent {
  const { view, feature, choosing } = moment;
  const { target, mode, kinds } = choosing;
  const buttons: PromptButton[] = [];
  const both = kinds.length === 0 && view.fairy_spots.length > 0 && view.spots.length > 0;
  const [label, icon, other] =
    mode === 'fairy'
      ? (['ca-to-follower', 'ui-person', 'follower'] as const)
      : (['ca-to-fairy', 'ca-sign-fairy', 'fairy'] as const);
  if (both) buttons.push({ id: 'swap', label: words.text(label), icon, run: () => choosing.choose(other) });
  const none = words.text(skipKey(view, kinds.length > 0));
  const pass = { id: PASS, label: none, icon: 'ui-no', run: moment.pass };
  if (!target) {
    const nothing = view.spots.length + view.fairy_spots.length === 0;
    return { ...openingWords(moment, both), buttons: [...buttons, { ...pass, primary: nothing }] };
  }
  buttons.push(kinds.length > 0 ? pass : { ...pass, wide: true });
  if (target.kind === 'fairy')
    return { ...fairyWords(), buttons: [...buttons, primary(moment, words.text('ca-move-fairy'))] };
  const worth = feature ? worthText(feature, moment.names) : '';
  const { figure } = target;
  return {
    title: words.text(figure === 'builder' ? 'ca-builder-on' : `ca-role-on-${feature?.kind ?? 'field'}`, {
      kind: feature?.kind ?? 'city',
    }),
    ...FIGURE_LINES[figure](worth),
    buttons: [...buttons, primary(moment, words.text('ca-deploy'))],
  };
}

/** What is left out: a figure, a follower, or the fairy where nothing else may move. */
function skipKey({ spots, fairy_spots }: View, kinds: boolean): string {
  if (spots.length === 0) return fairy_spots.length > 0 ? 'ca-pass-fairy' : 'ca-skip';
  return kinds ? 'ca-pass-figure' : 'ca-pass';
}

/** What a figure does where it stands. */
const FIGURE_LINES: Readonly<Record<Figure, (worth: string) => PromptContent>> = {
  follower: (line) => ({ line }),
  large: (worth) => ({ line: `${words.text('ca-large-help')} ${worth}` }),
  builder: () => ({ line: words.text('ca-builder-help') }),
  pig: () => ({ title: words.text('ca-pig-on'), line: words.text('ca-pig-help') }),
};

/** Before a spot is chosen: what the chosen kind of figure is for, where there are several. */
function openingWords({ choosing: { mode, kinds }, loupe }: Moment, both: boolean): PromptContent {
  if (mode === 'fairy') return both || kinds.length > 0 ? fairyWords() : {};
  if (!loupe || kinds.length === 0) return {};
  return { ...FIGURE_LINES[mode](words.text('ca-figure-help')), title: words.text('ca-figure-where') };
}

function fairyWords(): PromptContent {
  return { title: words.text('ca-fairy-where'), line: words.text('ca-fairy-help') };
}

function freeing(moment: Moment): PromptContent {
  const pass = { id: PASS, label: words.text('ca-spare'), run: moment.pass };
  const may = moment.actions.includes(PASS);
  const send = primary(moment, words.text('ca-send-home'));
  return { buttons: may ? [pass, ...(moment.choosing.target ? [send] : [])] : [send] };
}

function leading(moment: Moment): PromptContent {
  const { target } = moment.choosing;
  const eaten = target?.eats.length ?? 0;
  const line = target ? words.text('ca-step-eats', { count: eaten }) : undefined;
  return { ...(line === undefined ? {} : { line }), buttons: [primary(moment, words.text('ca-step'))] };
}

/** Followers come back from the City of Carcassonne. */
function returning(moment: Moment): PromptContent {
  const { feature, choosing, view } = moment;
  const { target } = choosing;
  const pass = { id: PASS, label: words.text('ca-back-pass'), icon: 'ui-no', run: moment.pass };
  const buttons = [pass, ...(target ? [primary(moment, words.text('ca-back'))] : [])];
  if (!target) return { buttons };
  const from = words.text('ca-back-from', {
    quarter: target.quarter ?? (view.phase === 'market' ? 'market' : 'castle'),
  });
  const title = words.text(`ca-role-on-${feature?.kind ?? 'field'}`);
  return { title, line: `${from} ${feature ? worthText(feature, moment.names) : ''}`.trimEnd(), buttons };
}

/** A follower enters the City, or the Count moves: a quarter is chosen. */
function visiting(moment: Moment): PromptContent {
  const { view, choosing } = moment;
  const verb = view.phase === 'gate' ? 'enter' : 'count';
  const { target } = choosing;
  const pass = { id: PASS, label: words.text(`ca-${verb}-pass`), icon: 'ui-no', run: moment.pass };
  const go = primary(moment, words.text(`ca-${verb}`));
  if (!target?.quarter) return { buttons: [pass] };
  const { quarter } = target;
  return {
    title: words.text('ca-quarter', { quarter }),
    line: words.text(`ca-${verb}-help`, { quarter }),
    buttons: [pass, go],
  };
}

/** Others decide: who, and what about. */
function watching({ view, leader, names, seat }: Moment): PromptContent {
  const line = seat < 0 ? { line: words.text('ca-watching') } : {};
  if (view.phase === 'dragon' && leader)
    return { title: words.text('ca-leads', { seat: leader, left: view.walk?.left ?? 0 }), ...line };
  const name = view.actor === null || view.phase === 'over' ? undefined : names[view.actor];
  return name === undefined ? {} : { title: words.text('ca-others', { seat: name, phase: view.phase }), ...line };
}

export function promptOf(moment: Moment): PromptContent {
  const { fact, view, asked } = moment;
  if (fact) {
    const title = words.text(
      `note-${fact.key}`,
      fact.seat === null ? fact.args : { seat: `seat.${fact.seat}`, ...fact.args },
      moment.names,
    );
    return {
      title,
      line: '',
      happening: true,
      buttons: [{ id: 'skip', label: words.text('ca-skip'), icon: 'ui-next', run: moment.skip }],
    };
  }
  if (!asked) return watching(moment);
  if (view.phase === 'place') return placing(moment);
  if (view.phase === 'princess') return freeing(moment);
  if (view.phase === 'back' || view.phase === 'market') return returning(moment);
  if (view.phase === 'gate' || view.phase === 'count') return visiting(moment);
  return view.phase === 'dragon' ? leading(moment) : acting(moment);
}
