import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Wrong usage of the command line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A command was refused; the message is for its user. */
export class Refused extends Error {
  override name = 'Refused';
}

/** Parses the arguments of a command, with `--help` among its options. Throws a UsageError. */
export function parseCommand<T extends Options>(args: readonly string[], options: T) {
  try {
    const help = { type: 'boolean', short: 'h', default: false } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options: { ...options, help } });
  } catch (error) {
    // The message continues with hints on escaping a dash.
    throw new UsageError((error as Error).message.split(/\. |\n/)[0] ?? '');
  }
}
