import type { Logger } from 'pino';
import { asWork } from '../lib/eventLoop';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

interface Job {
  /** Its name among the server's work. */
  name: string;
  /** The log message of a failure. */
  failure: string;
  run(): Promise<unknown>;
}

export interface Housekeeping {
  /** When all of its jobs last ran to their ends, or it was started. */
  readonly lastSuccessAt: number;
  stop(): void;
}

/**
 * Runs the jobs within a minute of the start (some servers are restarted often) and then hourly, until it is stopped. The jitter
 * separates servers that started together.
 */
export function startHousekeeping(log: Logger, jobs: readonly Job[]): Housekeeping {
  const done = { lastSuccessAt: Date.now() };
  const runJobs = async () => {
    const results = await Promise.allSettled(
      jobs.map(({ name, failure, run }) =>
        asWork(name, run).catch((error) => {
          log.warn({ err: error }, failure);
          throw error;
        }),
      ),
    );
    if (results.every(({ status }) => status === 'fulfilled')) done.lastSuccessAt = Date.now();
  };
  const first = setTimeout(runJobs, Math.random() * minuteMs);
  const hourly = setInterval(runJobs, hourMs);
  first.unref();
  hourly.unref();
  return Object.assign(done, {
    stop() {
      clearTimeout(first);
      clearInterval(hourly);
    },
  });
}
