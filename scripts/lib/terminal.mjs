const isTerminal = process.stdout.isTTY && !process.env.NO_COLOR;
/** Colours a text by an ANSI code, if the output is a terminal. */
export const colour = (code, text) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text);
const clearLine = isTerminal ? '\r\u001b[K' : '';
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const since = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

export const say = (text = '') => process.stdout.write(`${text}\n`);

/**
 * Runs a step with a progress indicator, and prints its result and duration. `work` gets a function that reports progress. For parallel
 * steps set `moves` to false.
 */
export async function step(name, work, { detail = '', moves = true } = {}) {
  const startedAt = performance.now();
  let frame = 0;
  const draw = () => {
    frame = (frame + 1) % frames.length;
    process.stdout.write(
      `${clearLine}  ${colour(36, frames[frame])} ${name.padEnd(12)}${colour(2, detail.padEnd(48))} ${since(startedAt)}`,
    );
  };
  const timer = isTerminal && moves ? setInterval(draw, 80) : undefined;
  const report = (text) => {
    detail = text;
    // Without a terminal, print a line for each part of a long step.
    if (!isTerminal) say(`    ${name.padEnd(12)}${text}`);
  };
  const end = (mark) => {
    clearInterval(timer);
    say(`${clearLine}  ${mark} ${name.padEnd(12)}${colour(2, detail.padEnd(48))} ${since(startedAt)}`);
  };
  try {
    const result = await work(report);
    if (typeof result === 'string') detail = result;
    end(colour(32, '✓'));
    return result;
  } catch (error) {
    end(colour(31, '✗'));
    throw error;
  }
}
