/** What the processes of the fan-out tell each other. */
export interface ToHost {
  ask: 'publish' | 'memory';
  /** The title that an event carries. */
  title?: string;
}

export interface FromHost {
  port?: number;
  /** Milliseconds by the machine's clock, when the event was published. */
  publishedAt?: number;
  /** Bytes. */
  memory?: number;
}

export interface ToClients {
  ask: 'open';
  port: number;
  /** What each connection says of itself, in the order of connections. */
  tokens: string[];
  /** What each connection subscribes by. */
  subscribe: string;
}

export interface FromClients {
  /** All connections are open and have had their first event. */
  ready?: true;
  /** The first event, as it came. */
  sample?: string;
  /** The event that the last connection just had. */
  got?: { title: string; at: number };
}

/** Milliseconds by a clock that all processes of the machine share. */
export const machineNow = (): number => Number(process.hrtime.bigint()) / 1e6;

export const titleOf = (event: number): string => `Event ${String(event).padStart(6, '0')}`;

/** What the process holds in memory, but for the room that it keeps free for what comes: that depends on when one looks. */
export function memoryInUse(): number {
  global.gc?.();
  const { rss, heapTotal, heapUsed } = process.memoryUsage();
  return rss - (heapTotal - heapUsed);
}
