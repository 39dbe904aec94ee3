import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';

const standardError = () => pino.destination({ dest: 2, sync: false });

/** JSON lines on standard error, without secrets. */
export const makeLog = (
  config: Pick<Config, 'logLevel'>,
  destination: DestinationStream = standardError(),
): Logger =>
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
    destination,
  );
