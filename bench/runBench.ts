import { missesBar } from './report';

interface Stoppable {
  stop(): Promise<unknown>;
}

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints a table; a missed bar fails the run. */
export function tell(printed: string) {
  say(`\n${printed}\n`);
  if (missesBar(printed)) process.exitCode = 1;
}

/** What was started; stopped in reverse order at the end. */
const running: Stoppable[] = [];

/** Stops it at the end of the run. */
export async function keep<T extends Stoppable>(starting: T | Promise<T>): Promise<T> {
  const started = await starting;
  running.push(started);
  return started;
}

async function stopAll() {
  for (const started of running.splice(0).reverse()) await started.stop();
}

/** Runs a benchmark and stops what it has kept, also after a failure or Ctrl-C. */
export function runBench(main: () => Promise<void>) {
  process.once('SIGINT', () => void stopAll().finally(() => process.exit(130)));
  main()
    .finally(stopAll)
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    });
}
