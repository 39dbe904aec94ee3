import { ConfigError } from '../config/config';
import { BackupError } from '../db/backup/backupError';
import { StartError } from '../db/embedded/startError';
import { explainFailure } from '../startup/explainFailure';
import { Interrupted } from './askPassword';
import { Refused, UsageError } from './cliErrors';

const exitCodes = { done: 0, failed: 1, notUnderstood: 2, interrupted: 130 } as const;

/** Errors whose messages are for the tool's user. */
const errorsForUser = [Refused, BackupError, ConfigError, StartError];

async function exitCodeOf(name: string, run: (args: readonly string[]) => Promise<void>): Promise<number> {
  try {
    await run(process.argv.slice(2));
    return exitCodes.done;
  } catch (error) {
    if (error instanceof Interrupted) return exitCodes.interrupted;
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\nnpm run ${name} -- help says more.\n`);
      return exitCodes.notUnderstood;
    }
    const isForUser = errorsForUser.some((kind) => error instanceof kind);
    process.stderr.write(`${isForUser ? (error as Error).message : explainFailure(error).text}\n`);
    return exitCodes.failed;
  }
}

/** Runs a command-line tool. */
export function runCli(name: string, run: (args: readonly string[]) => Promise<void>): void {
  void exitCodeOf(name, run).then((code) => {
    process.exitCode = code;
  });
}

/** Lets the work clean up after a first signal; a second one ends the process. */
export async function interruptible<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const stop = () => controller.abort(new Interrupted());
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
