/** The sounds of the page, as oscillators and noise. */

/** What can be heard. */
export type SoundName = 'place' | 'rail' | 'chime' | 'score';

/** Where a sound goes, and when it begins by the context's clock. */
interface Cue {
  readonly output: AudioNode;
  readonly start: number;
}

const later = ({ output, start }: Cue, seconds: number): Cue => ({
  output,
  start: start + seconds,
});

/** How each sound is made. Frequencies in Hz, times in seconds, loudness 0–1. */
export const SCORES: Readonly<Record<SoundName, (cue: Cue) => void>> = {
  place(cue) {
    playNoise(cue, { seconds: 0.06, frequency: 1800, sharpness: 1.2, loudness: 0.8 });
    playTone(cue, { from: 180, to: 90, seconds: 0.09, wave: 'triangle', loudness: 0.5 });
  },
  rail(cue) {
    for (const delay of [0, 0.13])
      playNoise(later(cue, delay), { seconds: 0.045, frequency: 900, sharpness: 3, loudness: 0.5 });
  },
  chime(cue) {
    playTone(cue, { from: 660, seconds: 0.35, wave: 'sine', loudness: 0.35 });
    playTone(later(cue, 0.14), { from: 880, seconds: 0.5, wave: 'sine', loudness: 0.3 });
  },
  score(cue) {
    for (const [index, from] of [523, 659, 784].entries())
      playTone(later(cue, index * 0.08), { from, seconds: 0.18, wave: 'triangle', loudness: 0.35 });
  },
};

interface Tone {
  readonly from: number;
  /** Where the pitch slides to; it stays without. */
  readonly to?: number;
  readonly seconds: number;
  readonly wave: OscillatorType;
  readonly loudness: number;
}

function playTone({ output, start }: Cue, tone: Tone): void {
  const { from, to = from, seconds, wave, loudness } = tone;
  const { context } = output;
  const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  oscillator.connect(envelope(context, { start, seconds, loudness })).connect(output);
  oscillator.start(start);
  oscillator.stop(start + seconds + 0.05);
}

interface Noise {
  readonly seconds: number;
  /** The middle of the band that is let through. */
  readonly frequency: number;
  readonly sharpness: number;
  readonly loudness: number;
}

function playNoise({ output, start }: Cue, noise: Noise): void {
  const { seconds, frequency, sharpness, loudness } = noise;
  const { context } = output;
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context, seconds) });
  source
    .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: sharpness }))
    .connect(envelope(context, { start, seconds, loudness }))
    .connect(output);
  source.start(start);
}

function noiseOf(context: BaseAudioContext, seconds: number): AudioBuffer {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  buffer.copyToChannel(
    Float32Array.from({ length }, () => Math.random() * 2 - 1),
    0,
  );
  return buffer;
}

/** Ramps can't reach 0 exactly. */
const SILENCE = 0.0001;
const ATTACK = 0.004;

function envelope(
  context: BaseAudioContext,
  { start, seconds, loudness }: { start: number; seconds: number; loudness: number },
): GainNode {
  const gain = new GainNode(context, { gain: SILENCE });
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + ATTACK + seconds);
  return gain;
}
