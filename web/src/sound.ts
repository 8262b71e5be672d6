/** Small dry clicks, made on the spot; silent unless sound is switched on. */

/** Pitch, length in seconds and waveform of each sound. */
const SOUNDS: Record<string, [hertz: number, seconds: number, shape: OscillatorType]> = {
  spawn: [520, 0.06, 'sine'],
  settle: [520, 0.06, 'sine'],
  place: [440, 0.08, 'sine'],
  jump: [660, 0.05, 'triangle'],
  cross: [660, 0.05, 'triangle'],
  bump: [160, 0.09, 'square'],
  fight: [120, 0.14, 'sawtooth'],
  nitpick: [220, 0.12, 'sawtooth'],
  shove: [140, 0.09, 'square'],
  leave: [480, 0.16, 'sine'],
  pick: [560, 0.1, 'sine'],
  hatch: [820, 0.1, 'sine'],
  clean: [240, 0.12, 'sawtooth'],
  outbreak: [200, 0.1, 'triangle'],
  exchange: [780, 0.1, 'sine'],
  arrange: [420, 0.07, 'sine'],
  activate: [620, 0.05, 'sine'],
  reactivate: [740, 0.07, 'triangle'],
  remove: [130, 0.14, 'sawtooth'],
  swap: [300, 0.08, 'triangle'],
  fridge: [500, 0.08, 'sine'],
  computer: [900, 0.12, 'square'],
  reveal: [560, 0.12, 'triangle'],
  recruit: [480, 0.12, 'sine'],
  phase: [380, 0.07, 'sine'],
  over: [880, 0.4, 'sine'],
  turn: [380, 0.07, 'sine'],
  win: [880, 0.4, 'sine'],
  draw: [300, 0.4, 'sine'],
};

const LOUDNESS = 0.08;
const APART = 0.09;

let context: AudioContext | null = null;

/** Plays what happened, one click after another. */
export function play(names: readonly string[]): void {
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const name of names) {
    const sound = SOUNDS[name];
    if (!sound) continue;
    click(context, at, ...sound);
    at += APART;
  }
}

function click(on: AudioContext, at: number, hertz: number, seconds: number, shape: OscillatorType): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = shape;
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
