import pino, { type DestinationStream, type Logger } from 'pino';
import { LogOutput } from './logOutput';

const standardError = 2;

/** Levels whose lines are counted, by pino's numbers. */
const countedLevels = { 40: 'warn', 50: 'error', 60: 'fatal' } as const;
const counts = new WeakMap<Logger, Record<(typeof countedLevels)[keyof typeof countedLevels], number>>();

/** How many lines a log has written, by level, from warn up. */
export const linesOf = (log: Logger) => counts.get(log) ?? { warn: 0, error: 0, fatal: 0 };

/** The values that a database quotes in its messages, such as a member's address: `Duplicate entry '…' for key`. */
const quotedValues =
  /\b(entry|value:|string:|out of range in) '.*?'(?= for (?:key|column|function)\b| at row\b|$)/gms;

/** Serialises an error as pino does, but without members' texts. */
function serialiseError(error: Error) {
  const serialised = pino.stdSerializers.err(error);
  for (const key of ['message', 'stack', 'sqlMessage'])
    if (typeof serialised[key] === 'string')
      serialised[key] = serialised[key].replace(quotedValues, "$1 '…'");
  return serialised;
}

/** Makes a log of JSON lines on standard error, without secrets and texts of members. */
export const makeLog = (
  config: { logLevel: string },
  destination: DestinationStream = new LogOutput(standardError),
): Logger => {
  const lines = { warn: 0, error: 0, fatal: 0 };
  const log = pino(
    {
      level: config.logLevel,
      base: undefined,
      serializers: { err: serialiseError },
      redact: [
        '*.password',
        '*.passwordHash',
        '*.refreshToken',
        '*.accessToken',
        '*.authorization',
        'err.parameters',
        'err.sql',
        // TypeORM's errors repeat the driver's error, whose SQL has the values filled in.
        'err.driverError',
      ],
      hooks: {
        logMethod(args, method, level) {
          const name = countedLevels[level as keyof typeof countedLevels];
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
