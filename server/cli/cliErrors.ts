/** Wrong usage of the command line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A command was refused; the message is for its user. */
export class Refused extends Error {
  override name = 'Refused';
}

/** Shortens parseArgs' message, which continues with hints on escaping a dash. */
export const wrongArguments = (error: unknown): UsageError =>
  new UsageError((error as Error).message.split(/\. |\n/)[0] ?? '');
