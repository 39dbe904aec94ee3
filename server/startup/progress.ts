import type { Logger } from 'pino';
import type { Config } from '../config/config';

type Say = (line: string) => void;

interface Progress {
  /** Runs a step of the start and reports its last message and duration. */
  step<T>(name: string, work: (say: Say) => Promise<T>): Promise<T>;
  warn(line: string): void;
}

/** Colours by their ANSI codes. */
const ansi = { dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;
const clearLine = '\r\u001b[K';

/** Breaks a message into lines of at most 46 characters; a longer word has a line of its own. */
const wrapped = (message: string): string[] =>
  message.match(/.{1,46}(?:\s|$)|\S+/g)?.map((line) => line.trim()) ?? [];

/** Reports the start as lines for a person in development, and as log entries otherwise. */
export function makeProgress(config: Config, log: Logger): Progress {
  const isTerminal = process.stdout.isTTY && !process.env.NO_COLOR;
  const isForPerson = config.environment === 'development';
  const colour = (name: keyof typeof ansi, text: string) =>
    isTerminal ? `\u001b[${ansi[name]}m${text}\u001b[0m` : text;

  return {
    warn(line) {
      if (isForPerson) process.stdout.write(`  ${colour('yellow', '!')} ${line}\n`);
      else log.warn(line);
    },
    async step(name, work) {
      const startedAt = performance.now();
      const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
      const label = name.padEnd(12);
      let lastMessage = '';
      const showResult = (mark: string) => {
        const [first = '', ...others] = wrapped(lastMessage);
        process.stdout.write(
          `${isTerminal ? clearLine : ''}  ${mark} ${label}${colour('dim', first.padEnd(48))} ${seconds()} s\n`,
        );
        for (const line of others)
          process.stdout.write(`    ${' '.repeat(label.length)}${colour('dim', line)}\n`);
      };
      const say = (message: string) => {
        lastMessage = message;
        if (!isForPerson) log.info({ step: name }, message);
        else if (isTerminal)
          process.stdout.write(`${clearLine}  ${colour('cyan', '…')} ${label}${message.slice(0, 60)}`);
      };
      if (isForPerson && isTerminal) say('');
      try {
        const result = await work(say);
        if (isForPerson) showResult(colour('green', '✓'));
        else log.info({ step: name, seconds: Number(seconds()) }, lastMessage || 'done');
        return result;
      } catch (error) {
        if (isForPerson) showResult(colour('red', '✗'));
        throw error;
      }
    },
  };
}
