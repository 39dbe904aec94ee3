import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { settings } from './settings';

/** A request that one connection sends repeatedly. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The requests of a connection, sent in turn. */
export type Calls = (connection: number) => Call[];

export interface Reading {
  requests: number;
  perSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of CPU time per request in the server; undefined if the system does not tell. */
  cpu: number | undefined;
  databaseCpu: number | undefined;
}

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Milliseconds of CPU time that a process has used; undefined if there is no /proc. */
export function cpuOf(pid: number): number | undefined {
  try {
    // The name in brackets may contain anything, so fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return undefined;
  }
}

/** Megabytes that a process holds in memory. */
export function memoryOf(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

const each = (used: number | undefined, before: number | undefined, requests: number) =>
  used === undefined || before === undefined ? undefined : (used - before) / Math.max(requests, 1);

interface Load {
  url: string;
  pid: number;
  databasePid: number;
  calls: Calls;
  /** Whether an answer is the right one. */
  isRight: (body: string) => boolean;
  seconds?: number;
  connections?: number;
}

/** Loads one side. Throws if it gets a wrong response. */
export async function load({ url, pid, databasePid, calls, isRight, ...given }: Load): Promise<Reading> {
  const before = [cpuOf(pid), cpuOf(databasePid)];
  let connection = 0;
  const result = await autocannon({
    url,
    connections: given.connections ?? settings.connections,
    duration: given.seconds ?? settings.seconds,
    setupClient: (client) => {
      client.setRequests(calls(connection));
      connection += 1;
    },
    verifyBody: (body) => isRight(String(body)),
  });
  const after = [cpuOf(pid), cpuOf(databasePid)];
  // Requests that were under way at the end must not meet the next load's.
  await sleep(200);
  const requests = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || result.mismatches > 0)
    throw new Error(
      `${url}: of ${result.requests.total} answers ${result.non2xx} were errors and ${result.mismatches} wrong; ${result.errors} did not come`,
    );
  return {
    requests,
    perSecond: requests / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: each(after[0], before[0], requests),
    databaseCpu: each(after[1], before[1], requests),
  };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** A part of 0.95 is the 95th percentile; NaN without values. */
export const percentile = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
