import { setTimeout as sleep } from 'node:timers/promises';

/** Messages between the processes of this benchmark. */
export interface ToHost {
  ask: 'publish' | 'memory';
  /** The title in the event. */
  title?: string;
}

export interface FromHost {
  port?: number;
  /** When the event was published, by machineNow(). */
  publishedAt?: number;
  /** Bytes. */
  memory?: number;
}

export interface ToClients {
  ask: 'open';
  port: number;
  /** Access tokens by connection. */
  tokens: string[];
  /** The subscribe message of each connection. */
  subscribe: string;
}

export interface FromClients {
  /** All connections are open and have received their first event. */
  ready?: true;
  /** The raw first event. */
  sample?: string;
  /** The event that the last connection has just received. */
  got?: { title: string; at: number };
}

/** Milliseconds of a clock shared by all processes of the machine. */
export const machineNow = (): number => Number(process.hrtime.bigint()) / 1e6;

export const titleOf = (event: number): string => `Event ${String(event).padStart(6, '0')}`;

/** The process's memory without free heap, whose size depends on garbage collection. */
export async function memoryInUse(): Promise<number> {
  // Buffers are freed in the background after their objects.
  for (let times = 0; times < 3; times += 1) {
    global.gc?.();
    await sleep(300);
  }
  const { rss, heapTotal, heapUsed } = process.memoryUsage();
  return rss - (heapTotal - heapUsed);
}
