import type { Logger } from 'pino';
import type { Config } from '../config/config';

type Say = (line: string) => void;

interface Progress {
  /** Runs a step of the start and reports its last message and duration. */
  step<T>(name: string, work: (say: Say) => Promise<T>): Promise<T>;
  warn(line: string): void;
}

/** Lines for a person in development; log entries in production. */
export function makeProgress(config: Config, log: Logger): Progress {
  const paint = process.stdout.isTTY && !process.env.NO_COLOR;
  const colour = (code: number, text: string) => (paint ? `\u001b[${code}m${text}\u001b[0m` : text);
  const inTerminal = config.environment === 'development';

  return {
    warn(line) {
      if (inTerminal) process.stdout.write(`  ${colour(33, '!')} ${line}\n`);
      else log.warn(line);
    },
    async step(name, work) {
      const startedAt = performance.now();
      const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
      let said = '';
      const show = (mark: string, line: string) => {
        const [first = '', ...rest] = line.match(/.{1,46}(?:\s|$)|\S+/g)?.map((part) => part.trim()) ?? [];
        process.stdout.write(
          `${paint ? '\r\u001b[K' : ''}  ${mark} ${name.padEnd(12)}${colour(2, first.padEnd(48))} ${seconds()} s\n`,
        );
        for (const part of rest) process.stdout.write(`    ${''.padEnd(12)}${colour(2, part)}\n`);
      };
      const say = (line: string) => {
        said = line;
        if (!inTerminal) log.info({ step: name }, line);
        else if (paint)
          process.stdout.write(`\r\u001b[K  ${colour(36, '…')} ${name.padEnd(12)}${line.slice(0, 60)}`);
      };
      if (inTerminal && paint) say('');
      try {
        const result = await work(say);
        if (inTerminal) show(colour(32, '✓'), said);
        else log.info({ step: name, seconds: Number(seconds()) }, said || 'done');
        return result;
      } catch (error) {
        if (inTerminal) show(colour(31, '✗'), said);
        throw error;
      }
    },
  };
}
