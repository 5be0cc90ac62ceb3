// Short sounds, made here: a bell for your turn, a knock for a piece, two notes for points, a little song for the end.
import { settings } from '$lib/settings.svelte';

export type Sound = 'turn' | 'place' | 'points' | 'end';

/** A tone: when it begins and how long it rings, in seconds, and its pitch in hertz. */
interface Tone {
  at: number;
  rings: number;
  pitch: number;
  wave: OscillatorType;
}

const bell = (at: number, pitch: number): Tone => ({ at, rings: 0.5, pitch, wave: 'sine' });
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [bell(0, 587), bell(0.12, 880)],
  place: [{ at: 0, rings: 0.09, pitch: 165, wave: 'triangle' }],
  points: [bell(0, 659), bell(0.09, 784)],
  end: [bell(0, 523), bell(0.14, 659), bell(0.28, 784), bell(0.46, 1047)],
};
const LOUD = 0.16;

/** A sound that had to wait longer than this, in milliseconds, belongs to something that is over. */
const STALE = 400;

let audio: AudioContext | null = null;

/**
 * Plays a sound, if the reader wants any. Browsers stay silent until something on the page has been pressed: what happened
 * before that is not heard afterwards.
 */
export async function sound(name: Sound): Promise<void> {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const context = audio;
  if (context.state !== 'running') {
    const asked = performance.now();
    try {
      await context.resume();
    } catch {
      return; // the system has no sound to give
    }
    if (performance.now() - asked > STALE) return;
  }
  for (const tone of TONES[name]) ring(context, tone);
}

function ring(context: AudioContext, { at, rings, pitch, wave }: Tone): void {
  const begins = context.currentTime + at;
  const voice = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(LOUD, begins + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + rings);
  voice.connect(volume).connect(context.destination);
  voice.start(begins);
  voice.stop(begins + rings);
}
