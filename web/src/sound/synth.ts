/** Plays voices with the browser's own synthesiser. Nothing is made before somebody has touched the page: browsers forbid it. */
import { soon } from '../parts/soon';
import { VOICES, type Moment, type Note } from './voices';

const LOUDEST = 0.22;
/** How far apart moments that come together are heard, in seconds. */
const APART = 0.12;
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** `volume` from 0 to 1. */
export function play(moments: readonly Moment[], volume: number): void {
  if (!moments.length || volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  // Nobody hears a difference of some milliseconds, but everybody sees a picture that stops for them.
  for (const [order, moment] of moments.entries()) {
    soon(() => {
      const context = awake();
      for (const note of VOICES[moment]) sing(context, note, context.currentTime + order * APART, volume * LOUDEST);
    });
  }
}

/** Browsers take long to make the first one; and they put it to sleep. */
function awake(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Get ready before anything is to be heard, where that is allowed already. */
export function warm(volume: number): void {
  if (volume > 0 && navigator.userActivation.hasBeenActive) soon(awake);
}

function sing(on: AudioContext, { shape, from, to, at, last, loud }: Note, begin: number, volume: number): void {
  const start = begin + at;
  const gain = on.createGain();
  gain.gain.setValueAtTime(Math.max(SILENCE, loud * volume), start);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + last);
  gain.connect(on.destination);
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, start + last);
  };
  if (shape === 'noise') {
    const band = on.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency);
    const source = on.createBufferSource();
    source.buffer = hiss ??= noise(on);
    source.loop = true;
    source.connect(band).connect(gain);
    source.start(start);
    source.stop(start + last);
  } else {
    const tone = on.createOscillator();
    tone.type = shape;
    glide(tone.frequency);
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + last);
  }
}

/** Half a second of noise, always the same. */
function noise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (state * 16807) % 2147483647;
    samples[at] = (state / 2147483647) * 2 - 1;
  }
  return buffer;
}
