let context: AudioContext | undefined;
/** When the last tone ends, in seconds of the context's clock. */
let silentFrom = 0;

/** Browsers play nothing before the member touched the page; a sound kept until then would be wrong. */
const mayPlay = () => navigator.userActivation?.hasBeenActive ?? true;

/** Plays a soft bell, some times in a row. It is silent in a muted tab and where there is no Web Audio. */
export async function chime(strokes: number): Promise<void> {
  if (typeof AudioContext === 'undefined' || !mayPlay()) return;
  context ??= new AudioContext();
  await context.resume();
  for (let stroke = 0; stroke < strokes; stroke += 1) strike(context, context.currentTime + stroke * 0.7);
}

/** Frequencies in hertz with their volumes. */
const partials = [
  [523.25, 0.12],
  [1046.5, 0.05],
  [1569.75, 0.02],
] as const;
const seconds = 1.8;

function strike(audio: AudioContext, at: number): void {
  silentFrom = Math.max(silentFrom, at + seconds);
  for (const [frequency, volume] of partials) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(volume, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds);
    // A running context costs processor time even in silence.
    tone.onended = () => {
      if (audio.currentTime >= silentFrom) void audio.suspend();
    };
  }
}

/** Says a text aloud; without a voice, plays the bell. */
export function say(text: string): void {
  if (!('speechSynthesis' in window)) {
    void chime(1);
    return;
  }
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en';
  window.speechSynthesis.speak(words);
}
