import 'reflect-metadata';
import path from 'node:path';
import type * as app from '../../server/app';
import type * as config from '../../server/config/config';
import type * as logs from '../../server/lib/log';
import type * as dataSources from '../../server/startup/dataSource';
import { type FromHost, machineNow, memoryInUse, type ToHost } from './messages';

/** Runs the production build in one process and publishes events on request. */
const built = <Module>(name: string) =>
  require(path.join(process.env.BENCH_BUILD ?? '', 'server', name)) as Module;
const { createApp } = built<typeof app>('app');
const { loadConfig } = built<typeof config>('config/config');
const { openDatabase } = built<typeof dataSources>('startup/dataSource');
const { makeLog } = built<typeof logs>('lib/log');

const sessionId = process.env.BENCH_SESSION ?? '';
const tell = (message: FromHost) => process.send?.(message);

async function main() {
  const loaded = loadConfig(process.env);
  const settings = { ...loaded, databaseUrl: loaded.databaseUrl ?? '' };
  const dataSource = await openDatabase(settings.databaseUrl);
  const { services, listen } = await createApp(settings, { dataSource, log: makeLog(settings) });
  process.on('message', async ({ ask, title = '' }: ToHost) => {
    if (ask === 'memory') tell({ memory: await memoryInUse() });
    if (ask !== 'publish') return;
    await dataSource.query('UPDATE sessions SET title = ? WHERE id = ?', [title, sessionId]);
    const publishedAt = machineNow();
    services.pubSub.publish('sessionChanged', sessionId, { id: sessionId });
    tell({ publishedAt });
  });
  tell({ port: await listen() });
}

void main();
process.once('disconnect', () => process.exit());
