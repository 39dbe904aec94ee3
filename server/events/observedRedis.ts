import { setTimeout as sleep } from 'node:timers/promises';
import Redis, { type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

/** Milliseconds without a response after which Redis counts as unavailable. */
export const silentMs = 900;
/** Time between an answer and the next ping. */
const pingMs = 500;
/** Interval in which the same refusal is logged once. */
const refusalLogMs = 60_000;

interface RedisObserver {
  /** A connection failed; it reconnects by itself. */
  lost(error: Error): void;
  refused(command: string, error: Error): void;
  unpublished(): void;
}

/** In two parts: after a stalled event loop a timer is due before the answers are read that have arrived. */
async function silence(): Promise<false> {
  for (let part = 0; part < 2; part += 1) await sleep(silentMs / 2, undefined, { ref: false });
  return false;
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
      connectTimeout: 2_000,
      // A peer that doesn't answer doesn't close its end either.
      disconnectTimeout: 1,
      retryStrategy: (times) => Math.min(times * 100, 1_000),
      // Redis 7.0 refuses CLIENT SETINFO.
      disableClientInfo: true,
    });
    void this.replaceWhenSilent();
    this.on('error', (error) => observer.lost(error));
    // The connection was closed without an error, for example by a proxy.
    this.on('reconnecting', () => observer.lost(new Error('The connection was closed')));
  }

  /**
   * Pings, and replaces a connection that doesn't answer. ioredis's own timeouts go by the clock alone, so that they take a stalled
   * event loop for a silent Redis.
   */
  private async replaceWhenSilent(): Promise<void> {
    const is = (...statuses: string[]) => statuses.includes(this.status);
    while (!is('end')) {
      await sleep(pingMs, undefined, { ref: false });
      const answered = this.ping().then(
        () => true,
        () => true,
      );
      while (!(await Promise.race([answered, silence()])) && !is('end')) {
        if (!is('connect', 'ready')) continue;
        this.observer.lost(new Error(`Redis did not respond within ${silentMs} ms`));
        this.disconnect(true);
      }
    }
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
