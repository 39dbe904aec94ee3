import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureCapacity } from './capacity/measure';
import { capacityTable } from './capacity/report';
import { buildPages } from './client/browser';
import { measureClient } from './client/measure';
import { clientTables } from './client/report';
import { type Comparison, compare } from './compare';
import { type BenchDatabase, provideSeeded } from './database';
import { measureEnumeration } from './enumeration';
import { learn } from './facts';
import { measureFanout, membersNeeded, moreDescriptors } from './fanout/measure';
import { jobsOf } from './jobs';
import { median, memoryOf } from './measure';
import { membersNeeded as followersNeeded, measureNotifications } from './notifications/measure';
import { notificationTables } from './notifications/report';
import { measurePages } from './pages/measure';
import { anewTable, pagesTable } from './pages/report';
import { providePages } from './pages/seed/database';
import { buildServer, type Side, startApp, startReference } from './processes';
import {
  comparisonTable,
  enumerationTable,
  fanoutTable,
  pasteTable,
  processTable,
  roomsTable,
  scaleTable,
  searchTable,
  typingTable,
  versionsTable,
} from './report';
import { measureRooms, writersNeeded } from './rooms/measure';
import { keep, runBench, say, tell } from './runBench';
import { measureScale } from './scale';
import { measureSearch } from './search';
import { trialTable, trySearches } from './searchTrial';
import { settings } from './settings';
import { measureTyping } from './typing/measure';
import { measureComparisons } from './versions/measure';

const startsMeasured = 3;
/** The fan-out benchmark needs no stories, but the seed requires some. */
const fanoutStories = 100;

const membersOf = (stories: number) => Math.max(Math.round(stories / 10), settings.connections);

const provide = (stories: number): Promise<BenchDatabase> =>
  keep(provideSeeded({ users: membersOf(stories), stories }, (line) => say(`  ${line}`)));

async function startSeconds(databaseUrl: string): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < startsMeasured; start += 1) {
    const app = await startApp(databaseUrl);
    times.push(app.startMs / 1000);
    await app.stop();
  }
  return median(times);
}

async function compareJobs(database: BenchDatabase, app: Side): Promise<{ memory: number | undefined }> {
  const reference = await keep(startReference(database.url));
  const facts = await learn(database.url, app.url);
  const done: Comparison[] = [];
  let memory: number | undefined;
  for (const job of jobsOf(facts).filter(({ name }) => name.toLowerCase().includes(settings.only))) {
    say(`  ${job.name}`);
    done.push(await compare(job, { reference, app, databasePid: database.pid }));
    memory = Math.max(memory ?? 0, memoryOf(app.pid) ?? 0) || undefined;
  }
  if (done.length > 0) tell(comparisonTable(done));
  return { memory };
}

async function compareSizes(database: BenchDatabase, app: Side) {
  const fewDatabase = await provide(settings.fewStories);
  const fewApp = await keep(startApp(fewDatabase.url));
  say('  scale');
  const few = {
    side: fewApp,
    database: fewDatabase,
    facts: await learn(fewDatabase.url, fewApp.url),
  };
  const many = { side: app, database, facts: await learn(database.url, app.url) };
  tell(scaleTable(await measureScale(few, many)));
}

/** Measures whether responses reveal, by content or time, that an address has an account. */
async function compareAddresses(database: BenchDatabase) {
  say('  enumeration');
  // Its mails are written to a temporary folder.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'writers-bench-'));
  const app = await startApp(database.url, { DATA_DIR: dataDir });
  try {
    tell(enumerationTable(await measureEnumeration(app.url, membersOf(settings.stories))));
  } finally {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function compareFanout() {
  say(`  fanout: each process needs ${membersNeeded + moreDescriptors} open files (ulimit -n)`);
  const database = await keep(
    provideSeeded({ users: membersNeeded, stories: fanoutStories }, (line) => say(`  ${line}`)),
  );
  tell(fanoutTable(await measureFanout(database.url, (line) => say(`  ${line}`))));
}

async function compareRooms() {
  say(`  rooms: the server needs ${writersNeeded + moreDescriptors} open files (ulimit -n)`);
  const database = await keep(
    provideSeeded({ users: membersNeeded, stories: fanoutStories }, (line) => say(`  ${line}`)),
  );
  tell(roomsTable(await measureRooms(database, (line) => say(`  ${line}`))));
}

/** Measures what one server serves, and what a second adds. */
async function compareServers() {
  say('  capacity');
  const database = await provide(settings.stories);
  tell(capacityTable(await measureCapacity(database, (line) => say(line))));
}

/** Measures a publication to many followers, and many notifications. */
async function compareNotifications() {
  say('  notifications');
  const database = await keep(
    provideSeeded({ users: followersNeeded, stories: settings.fewStories }, (line) => say(`  ${line}`)),
  );
  for (const printed of notificationTables(await measureNotifications(database, (line) => say(line))))
    tell(printed);
}

async function comparePages() {
  say('  pages');
  const database = await keep(providePages((line) => say(`  ${line}`)));
  const { kept, anew } = await measurePages(database);
  tell(pagesTable(kept));
  tell(anewTable(anew));
}

/** Measures what searches that are as expensive as can be leave for others. */
async function compareSearches() {
  say('  searches of long words');
  tell(trialTable(await trySearches(await provide(settings.fewStories))));
}

/** Measures typing in the editor, in a real browser. */
async function compareTyping() {
  const { typing, paste } = await measureTyping((line) => say(line));
  tell(typingTable(typing));
  tell(pasteTable(paste));
}

/** Measures the built app in a real browser. */
async function compareClient() {
  say('Building the client');
  await buildPages();
  const database = await provide(settings.fewStories);
  const servers = {
    fast: await keep(startApp(database.url)),
    limited: await keep(startApp(database.url, { RATE_LIMITS: '1' })),
  };
  const readings = await measureClient(database.url, servers, settings.only, (line) => say(line));
  for (const printed of clientTables(readings)) tell(printed);
}

function compareVersions() {
  tell(versionsTable(measureComparisons()));
}

async function compareAll() {
  say(`Providing ${settings.stories} stories`);
  const database = await provide(settings.stories);
  const start = await startSeconds(database.url);
  const app = await keep(startApp(database.url));
  await sleep(2_000);
  const idle = memoryOf(app.pid);

  say(
    `Measuring: ${settings.rounds} rounds of ${settings.seconds} s a side, ${settings.connections} connections`,
  );
  const { memory } = await compareJobs(database, app);
  if (!settings.only || 'scale'.includes(settings.only)) await compareSizes(database, app);
  if (!settings.only || 'search'.includes(settings.only)) tell(searchTable(await measureSearch(app.url)));
  if (!settings.only || 'enumeration'.includes(settings.only)) await compareAddresses(database);
  tell(
    processTable([
      { name: 'Start until ready', value: start, unit: 's', bar: 1.2 },
      { name: 'Idle memory', value: idle, unit: 'MB', bar: 130 },
      { name: 'Memory under load', value: memory, unit: 'MB', bar: 200 },
    ]),
  );
}

async function main() {
  // Needs a browser, but neither server nor database.
  if (settings.only === 'typing') return compareTyping();
  if (settings.only === 'compare') return compareVersions();
  say('Building the server');
  await buildServer();
  if (settings.only.startsWith('client')) return compareClient();
  // These need their own database only.
  if (settings.only === 'rooms') return compareRooms();
  if (settings.only === 'fanout') return compareFanout();
  if (settings.only === 'pages') return comparePages();
  if (settings.only === 'capacity') return compareServers();
  if (settings.only === 'notifications') return compareNotifications();
  if (settings.only === 'searchtrial') return compareSearches();
  await compareAll();
  if (settings.only) return;
  await compareFanout();
  await compareRooms();
  await comparePages();
  await compareServers();
  await compareNotifications();
  await compareSearches();
  await compareClient();
  await compareTyping();
  compareVersions();
}

runBench(main);
