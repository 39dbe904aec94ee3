import Redis, { type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

/** How long Redis may be silent when it was asked something. */
export const silentMs = 900;
export const pingMs = 2_000;
/** The same refusal is logged no more often. */
const refusalLogMs = 60_000;

interface Heard {
  /** A connection failed: it tries again by itself. */
  lost(error: Error): void;
  refused(command: string, error: Error): void;
  unpublished(): void;
}

/** The event target lets go of its commands' promises: a rejection that nobody hears would end the process. */
export class HeardRedis extends Redis {
  constructor(
    url: string,
    options: RedisOptions,
    private readonly heard: Heard,
  ) {
    super(url, {
      ...options,
      // Ends a connection that is silent, frozen or led to a machine that died; what has to wait for the next fails meanwhile.
      socketTimeout: silentMs,
      connectTimeout: 2_000,
      retryStrategy: (times) => Math.min(times * 100, 1_000),
      // Redis 7.0 refuses it.
      disableClientInfo: true,
    });
    this.on('error', (error) => heard.lost(error));
    // Closed as by a proxy whose Redis is away, which is no error.
    this.on('reconnecting', () => heard.lost(new Error('The connection was closed')));
  }

  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const answer = super.sendCommand(...sent);
    Promise.resolve(answer).catch((error: Error) => {
      if (error.name === 'ReplyError') this.heard.refused(sent[0].name, error);
      if (sent[0].name === 'publish') this.heard.unpublished();
    });
    return answer;
  }
}

/** Says once when Redis goes, and once when it is back. */
export function redisLog(log: Logger) {
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
