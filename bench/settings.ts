import path from 'node:path';
import { projectRoot } from '../server/paths';

function positive(name: string, otherwise: number): number {
  const given = process.env[name]?.trim();
  const value = given ? Number(given) : otherwise;
  if (!(value > 0)) throw new Error(`${name} must be a number above 0`);
  return value;
}

export const settings = {
  /** Seconds of load a side and round. */
  seconds: positive('BENCH_SECONDS', 4),
  /** Times that each side is loaded, in turn. */
  rounds: Math.ceil(positive('BENCH_ROUNDS', 3)),
  /** Stories in the large database. */
  stories: Math.ceil(positive('BENCH_STORIES', 100_000)),
  /** Jobs whose name has this in it; all of them without it. */
  only: process.env.BENCH_ONLY?.trim().toLowerCase() ?? '',
  /** Flags for the Node of both sides, as in `--cpu-prof`; profiles land in .data/bench/profiles. */
  nodeFlags: process.env.BENCH_NODE_FLAGS?.trim().split(/\s+/).filter(Boolean) ?? [],
  /** Addresses with and without an account that are asked about, to compare how long it takes. */
  pairs: Math.ceil(positive('BENCH_PAIRS', 1_000)),
  /** Subscribers that an event is sent to, a reading each. */
  subscribers: (process.env.BENCH_SUBSCRIBERS?.trim() || '1000,5000,10000').split(',').map(Number),
  /** Stories in the database that scale is held against. */
  fewStories: 1_000,
  connections: 32,
  folder: path.join(projectRoot, '.data/bench'),
  secret: 'a secret for benchmarks alone, on this machine',
  password: 'Monday7pm',
} as const;
