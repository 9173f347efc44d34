/** Quiet effects, synthesised: no files to load. How they are made comes with the first gesture. */
import type { SCORES, SoundName } from './scores.ts';

/** The sounds of a page. Browsers allow them only after the player's first gesture. */
export interface Sounds {
  /** Call it in a pointer or key handler; again does no harm. */
  unlock(): void;
  /** Plays after so many seconds (at once without), or not at all while the page is locked. */
  play(name: SoundName, delay?: number): void;
}

/** Makes the sounds. Nothing of audio is touched before the first gesture. */
export function createSounds(): Sounds {
  let output: AudioNode | undefined;
  let scores: typeof SCORES | undefined;
  return {
    unlock() {
      output ??= openOutput();
      const { context } = output;
      if (context instanceof AudioContext && context.state === 'suspended') void context.resume();
      // Without them the page stays silent; the next gesture tries again.
      if (scores === undefined)
        import('./scores.ts').then(
          (loaded) => {
            scores = loaded.SCORES;
          },
          () => {},
        );
    },
    play(name, delay = 0) {
      if (output?.context.state === 'running')
        scores?.[name]({ output, start: output.context.currentTime + delay });
    },
  };
}

const VOLUME = 0.35;

function openOutput(): AudioNode {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: VOLUME });
  volume.connect(context.destination);
  return volume;
}
