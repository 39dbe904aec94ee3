import type { Duplex } from 'node:stream';
import Redis, { type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

/** Milliseconds without a response after which Redis counts as unavailable. */
export const silentMs = 900;
/** Interval of pings. */
export const pingMs = 2_000;
/** A divisor of `silentMs`. */
const tickMs = 150;
/** Interval in which the same refusal is logged once. */
const refusalLogMs = 60_000;

interface RedisObserver {
  /** A connection failed; it reconnects by itself. */
  lost(error: Error): void;
  refused(command: string, error: Error): void;
  unpublished(): void;
}

/** Undocumented internals of ioredis (pinned); the tests with a frozen Redis fail if they change. */
interface SocketWatch {
  stream: Duplex;
  commandQueue: { length: number };
  socketTimeoutTimer: NodeJS.Timeout | undefined;
  setSocketTimeout(): void;
}

/**
 * Closes a connection that doesn't respond to its commands. ioredis measures by the clock, so that it takes a
 * stalled event loop for a silent Redis. Ticks occur at most once per turn of the loop, which reads responses.
 */
function countTicks(client: SocketWatch): void {
  client.setSocketTimeout = () => {
    const { stream } = client;
    let ticks = 0;
    const stop = () => {
      clearInterval(timer);
      stream.off('close', stop);
      client.socketTimeoutTimer = undefined;
    };
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks * tickMs < silentMs) return;
      stop();
      stream.destroy(new Error(`Redis did not respond within ${silentMs} ms`));
    }, tickMs);
    client.socketTimeoutTimer = timer;
    // Stopped with the connection: ioredis starts no timer while another one runs, so the next connection would not be watched.
    stream.once('close', stop);
    // Runs after ioredis has taken the responses from its queue.
    stream.once('data', () => {
      stop();
      if (client.commandQueue.length > 0) client.setSocketTimeout();
    });
  };
}

/**
 * A Redis client that handles all rejections: the event target ignores its commands' promises, and an
 * unhandled rejection would end the process.
 */
export class ObservedRedis extends Redis {
  constructor(
    url: string,
    options: RedisOptions,
    private readonly observer: RedisObserver,
  ) {
    super(url, {
      ...options,
      socketTimeout: silentMs,
      connectTimeout: 2_000,
      retryStrategy: (times) => Math.min(times * 100, 1_000),
      // Redis 7.0 refuses CLIENT SETINFO.
      disableClientInfo: true,
    });
    countTicks(this as unknown as SocketWatch);
    this.on('error', (error) => observer.lost(error));
    // The connection was closed without an error, for example by a proxy.
    this.on('reconnecting', () => observer.lost(new Error('The connection was closed')));
  }

  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const answer = super.sendCommand(...sent);
    Promise.resolve(answer).catch((error: Error) => {
      if (error.name === 'ReplyError') this.observer.refused(sent[0].name, error);
      if (sent[0].name === 'publish') this.observer.unpublished();
    });
    return answer;
  }
}

/** Logs an outage of Redis once, and its end once. */
export function makeOutageLog(log: Logger) {
  let awaySince: number | undefined;
  const refusedAt = new Map<string, number>();
  return {
    lost(error: Error) {
      if (awaySince !== undefined) return;
      awaySince = performance.now();
      log.warn(
        { reason: error.message },
        'redis is away: events stay on this server and limits count in the database',
      );
    },
    refused(command: string, error: Error) {
      const now = performance.now();
      const key = `${command} ${error.message}`;
      if (now - (refusedAt.get(key) ?? Number.NEGATIVE_INFINITY) < refusalLogMs) return;
      refusedAt.set(key, now);
      log.warn({ reason: error.message, command }, 'redis refused a command');
    },
    back() {
      if (awaySince === undefined) return;
      const seconds = Math.round((performance.now() - awaySince) / 100) / 10;
      log.warn({ seconds }, 'redis is back');
      awaySince = undefined;
    },
  };
}
