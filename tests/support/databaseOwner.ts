import { startEmbeddedDatabase } from '../../server/db/embedded/startEmbeddedDatabase';

/** Runs the embedded database in a separate process, which a test can kill. Prints the address. */
async function own(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir, report: () => undefined, durable: true });
  process.stdout.write(`${database.url}\n`);
  process.once('SIGTERM', () => void database.stop());
}

own(process.argv[2] ?? '').catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
