import type { Logger } from 'pino';
import { asWork } from '../lib/eventLoop';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

interface Job {
  /** Its name in measurements of the event loop. */
  name: string;
  /** The log message of a failure. */
  failure: string;
  run(): Promise<unknown>;
}

export interface Housekeeping {
  /** When all jobs last succeeded; before that, when they were started. In milliseconds since the epoch. */
  readonly lastSuccessAt: number;
  stop(): void;
}

/**
 * Runs the jobs within a minute, because some servers are restarted often, and then hourly, until it is stopped. The first delay is
 * random, so that servers that started together don't run them together.
 */
export function startHousekeeping(log: Logger, jobs: readonly Job[]): Housekeeping {
  const state = { lastSuccessAt: Date.now() };
  const runJobs = async () => {
    const results = await Promise.allSettled(
      jobs.map(({ name, failure, run }) =>
        asWork(name, run).catch((error) => {
          log.warn({ err: error }, failure);
          throw error;
        }),
      ),
    );
    if (results.every(({ status }) => status === 'fulfilled')) state.lastSuccessAt = Date.now();
  };
  const first = setTimeout(runJobs, Math.random() * minuteMs);
  const hourly = setInterval(runJobs, hourMs);
  first.unref();
  hourly.unref();
  return Object.assign(state, {
    stop() {
      clearTimeout(first);
      clearInterval(hourly);
    },
  });
}
