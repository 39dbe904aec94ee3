import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';

const standardError = () => pino.destination({ dest: 2, sync: false });

const counted = { 40: 'warn', 50: 'error', 60: 'fatal' } as const;
const counts = new WeakMap<Logger, Record<(typeof counted)[keyof typeof counted], number>>();

/** How many lines a log has had, by level, from warn up. */
export const linesOf = (log: Logger) => counts.get(log) ?? { warn: 0, error: 0, fatal: 0 };

/** JSON lines on standard error, without secrets. */
export const makeLog = (
  config: Pick<Config, 'logLevel'>,
  destination: DestinationStream = standardError(),
): Logger => {
  const lines = { warn: 0, error: 0, fatal: 0 };
  const log = pino(
    {
      level: config.logLevel,
      base: undefined,
      redact: [
        '*.password',
        '*.passwordHash',
        '*.refreshToken',
        '*.accessToken',
        '*.authorization',
        'err.parameters',
        'err.sql',
        // TypeORM's errors repeat it; the statement that it has is filled in with the texts.
        'err.driverError',
      ],
      hooks: {
        logMethod(args, method, level) {
          const name = counted[level as keyof typeof counted];
          if (name) lines[name] += 1;
          method.apply(this, args);
        },
      },
    },
    destination,
  );
  counts.set(log, lines);
  return log;
};
