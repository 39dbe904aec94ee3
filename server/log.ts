import pino, { type Logger } from 'pino';
import type { Config } from './config';

/** JSON lines on standard error; secrets never stand in them. */
export const makeLog = (config: Config): Logger =>
  pino(
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
      ],
    },
    pino.destination({ dest: 2, sync: false }),
  );
