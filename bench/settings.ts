import path from 'node:path';
import { projectRoot } from '../server/lib/paths';

function positive(name: string, otherwise: number): number {
  const given = process.env[name]?.trim();
  const value = given ? Number(given) : otherwise;
  if (!(value > 0)) throw new Error(`${name} must be a number above 0`);
  return value;
}

export const settings = {
  /** Seconds of load per side and round. */
  seconds: positive('BENCH_SECONDS', 4),
  /** Rounds in which each side is loaded. */
  rounds: Math.ceil(positive('BENCH_ROUNDS', 3)),
  /** Stories in the large database. */
  stories: Math.ceil(positive('BENCH_STORIES', 100_000)),
  /** Runs only jobs whose name contains this. */
  only: process.env.BENCH_ONLY?.trim().toLowerCase() ?? '',
  /** Node flags for both sides, such as `--cpu-prof`; profiles are written to .data/bench/profiles. */
  nodeFlags: process.env.BENCH_NODE_FLAGS?.trim().split(/\s+/).filter(Boolean) ?? [],
  /** Pairs of addresses with and without an account to time. */
  pairs: Math.ceil(positive('BENCH_PAIRS', 1_000)),
  /** Numbers of subscribers to measure. */
  subscribers: (process.env.BENCH_SUBSCRIBERS?.trim() || '1000,5000,10000').split(',').map(Number),
  /** Stories in the databases whose growth is measured. */
  growth: (process.env.BENCH_GROWTH?.trim() || '1000,100000,1000000').split(',').map(Number),
  /** Stories in the small database, for comparison. */
  fewStories: 1_000,
  connections: 32,
  folder: path.join(projectRoot, '.data/bench'),
  secret: 'a secret for benchmarks alone, on this machine',
  password: 'Monday7pm',
} as const;
