// The first import, because it sets how V8's memory grows while the other modules load.
import { letYoungGenerationGrow } from './startup/youngGeneration';
import 'reflect-metadata';
import { createApp } from './app';
import { loadConfig } from './config/config';
import { makeLog } from './lib/log';
import { announce } from './startup/announce';
import { closeDatabase, migrate, openDatabase } from './startup/dataSource';
import { prepareContent, requireDemoContent } from './startup/demo/prepareContent';
import { explainFailure } from './startup/explainFailure';
import { endOfLifeWarning } from './startup/nodeRelease';
import { makeProgress } from './startup/progress';
import { provideDatabase } from './startup/provideDatabase';
import { stopOnSignals } from './startup/shutdown';
import { notifySupervisor, reportUncaughtErrors } from './startup/supervisor';

async function main() {
  reportUncaughtErrors();
  const config = loadConfig(process.env);
  requireDemoContent(config);
  const log = makeLog(config);
  const progress = makeProgress(config, log);
  const warning = endOfLifeWarning(process.versions.node, new Date());
  if (warning) progress.warn(warning);
  const shutdown = stopOnSignals(log, config.shutdownGraceMs);
  try {
    const database = await progress.step('Database', (say) => provideDatabase(config, log, say));
    shutdown.add(() => database.stop());
    const ready = { ...config, databaseUrl: database.url };

    const dataSource = await progress.step('Migrations', async (say) => {
      const opened = await openDatabase(ready.databaseUrl);
      shutdown.add(() => closeDatabase(opened));
      const count = await migrate(opened);
      say(count === 0 ? 'up to date' : `${count} applied`);
      return opened;
    });
    const { demoAccounts } = await progress.step('Content', async (say) => {
      const prepared = await prepareContent(ready, dataSource);
      say(prepared.messages.join(', ') || 'as it was');
      return prepared;
    });

    const port = await progress.step('Server', async (say) => {
      const app = await createApp(ready, { dataSource, log });
      shutdown.add(() => app.close());
      const listening = await app.listen();
      say(`listening on ${config.host}:${listening}`);
      return listening;
    });
    letYoungGenerationGrow();
    notifySupervisor('ready');
    if (config.environment === 'development') announce(config, port, demoAccounts);
  } catch (error) {
    await shutdown.stopAll();
    throw error;
  }
}

main().catch((error: unknown) => {
  const { text, exitCode } = explainFailure(error);
  process.stderr.write(`\n${text}\n\n`);
  process.exit(exitCode);
});
