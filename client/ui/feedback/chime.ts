let context: AudioContext | undefined;
/** When the last tone ends, in seconds of the context's clock. */
let silentFrom = 0;

/** Whether the browser plays sounds: not before the member has used the page, and it would play an earlier one late. */
const mayPlay = () => navigator.userActivation?.hasBeenActive ?? true;

/** Plays a soft bell the given number of times. It is silent in a muted tab and without Web Audio. */
export async function chime(strokes: number): Promise<void> {
  if (typeof AudioContext === 'undefined' || !mayPlay()) return;
  context ??= new AudioContext();
  await context.resume();
  for (let stroke = 0; stroke < strokes; stroke += 1)
    strike(context, context.currentTime + stroke * secondsBetweenStrokes);
}

/** Frequencies in hertz with their volumes. */
const partials = [
  [523.25, 0.12],
  [1046.5, 0.05],
  [1569.75, 0.02],
] as const;
const toneSeconds = 1.8;
const secondsBetweenStrokes = 0.7;

function strike(audio: AudioContext, at: number): void {
  silentFrom = Math.max(silentFrom, at + toneSeconds);
  for (const [frequency, volume] of partials) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(volume, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + toneSeconds);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + toneSeconds);
    // A running context costs processor time even in silence.
    tone.onended = () => {
      if (audio.currentTime >= silentFrom) void audio.suspend();
    };
  }
}

/** Speaks a text; plays the bell if the browser can't. */
export function say(text: string): void {
  if (!('speechSynthesis' in window)) {
    void chime(1);
    return;
  }
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en';
  window.speechSynthesis.speak(words);
}
