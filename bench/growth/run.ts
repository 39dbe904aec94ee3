import 'reflect-metadata';
import { provideDatabase } from '../database';
import { buildServer, startApp } from '../processes';
import { type GrowthSearch, growthSearchTable, growthTable } from '../report';
import { keep, runBench, say, tell } from '../runBench';
import { measured, searches } from '../search';
import { settings } from '../settings';
import { learnGrowth } from './facts';
import { growthJobs } from './jobs';
import { type GrowthReading, measureJob, type Place } from './measure';
import { seedGrowth } from './seed/seed';

const report = (line: string) => say(`  ${line}`);

async function provide(stories: number): Promise<Place> {
  say(`Providing ${stories} short stories`);
  const seeding = {
    size: { stories },
    folder: `growth-${stories}`,
    sources: ['bench/seed', 'bench/growth/seed'],
    fill: (pool: Parameters<typeof seedGrowth>[0]) => seedGrowth(pool, stories, report),
  };
  const database = await keep(provideDatabase(seeding, report));
  const side = await keep(startApp(database.url));
  return { stories, side, database, facts: await learnGrowth(database.url, side.url) };
}

const isWanted = (name: string) => name.toLowerCase().includes(settings.only);

/** The first page of each search at each size, by a visitor, one request at a time. */
async function measureSearches(places: readonly Place[]): Promise<GrowthSearch[]> {
  const done: GrowthSearch[] = [];
  for (const search of searches) {
    report(`search for ${search}`);
    const pages: GrowthSearch['pages'] = [];
    for (const { side } of places)
      pages.push(await measured(side.url, search, 'edges { node { id } }').catch(() => undefined));
    done.push({ search, pages });
  }
  return done;
}

async function main() {
  say('Building the server');
  await buildServer();
  const places: Place[] = [];
  for (const stories of settings.growth) places.push(await provide(stories));
  const done: GrowthReading[] = [];
  for (const job of growthJobs().filter(({ name }) => isWanted(name))) {
    report(job.name);
    try {
      done.push(await measureJob(job, places));
    } catch (error) {
      // The other jobs are measured all the same.
      process.exitCode = 1;
      report(`not met: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (done.length > 0) tell(growthTable(done));
  if (isWanted('search')) tell(growthSearchTable(settings.growth, await measureSearches(places)));
}

runBench(main);
