import { isDeepStrictEqual } from 'node:util';
import type { Job } from './jobs';
import { type Call, load, median, type Reading } from './measure';
import type { Side } from './processes';
import { settings } from './settings';

export async function answerOf(url: string, { method, path, headers, body }: Call): Promise<string> {
  const answer = await fetch(`${url}${path}`, { method, headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 500)}`);
  return text;
}

export interface Sides {
  reference: Side;
  app: Side;
  databasePid: number;
}

/** Sends every request once to both sides; throws if they disagree. Returns the responses of each. */
async function agreedAnswers(job: Job, { reference, app }: Sides) {
  const known = { reference: new Set<string>(), app: new Set<string>() };
  for (let connection = 0; connection < settings.connections; connection += 1) {
    const appCalls = job.app(connection);
    for (const [index, call] of job.reference(connection).entries()) {
      const theirs = await answerOf(reference.url, call);
      const ours = await answerOf(app.url, appCalls[index] as Call);
      if (!isDeepStrictEqual(job.content(JSON.parse(ours)), job.content(JSON.parse(theirs))))
        throw new Error(`${job.name}: the answers differ:\n${theirs.slice(0, 900)}\n${ours.slice(0, 900)}`);
      known.reference.add(theirs);
      known.app.add(ours);
    }
  }
  return known;
}

export interface Comparison {
  name: string;
  target: number;
  cpuTarget: number | undefined;
  reference: Reading;
  app: Reading;
  /** The median over the rounds, and the range. */
  ratio: number;
  ratios: [number, number];
}

/** The median of several readings, for each figure separately. */
export function middleOf(readings: Reading[]): Reading {
  const middle = (pick: (reading: Reading) => number | undefined) => {
    const values = readings.map(pick).filter((value) => value !== undefined);
    return values.length === 0 ? undefined : median(values);
  };
  return {
    requests: readings.reduce((sum, { requests }) => sum + requests, 0),
    perSecond: middle(({ perSecond }) => perSecond) ?? 0,
    p50: middle(({ p50 }) => p50) ?? 0,
    p99: middle(({ p99 }) => p99) ?? 0,
    cpu: middle(({ cpu }) => cpu),
    databaseCpu: middle(({ databaseCpu }) => databaseCpu),
  };
}

/** Loads both sides in turn for several rounds, so that other load on the machine affects both. */
export async function compare(job: Job, sides: Sides): Promise<Comparison> {
  const known = await agreedAnswers(job, sides);
  const loadSide = (side: 'reference' | 'app', seconds?: number) =>
    load({
      url: sides[side].url,
      pid: sides[side].pid,
      databasePid: sides.databasePid,
      calls: job[side],
      isRight: job.varies
        ? (body) => body.startsWith('{"data":{') && !body.includes('"errors":')
        : (body) => known[side].has(body),
      seconds,
    });
  const warmUp = Math.min(2, settings.seconds);
  await loadSide('reference', warmUp);
  await loadSide('app', warmUp);

  const readings = { reference: [] as Reading[], app: [] as Reading[] };
  const ratios: number[] = [];
  for (let round = 0; round < settings.rounds; round += 1) {
    const order = round % 2 === 0 ? (['reference', 'app'] as const) : (['app', 'reference'] as const);
    for (const side of order) readings[side].push(await loadSide(side));
    ratios.push((readings.app.at(-1)?.perSecond ?? 0) / (readings.reference.at(-1)?.perSecond || 1));
  }
  return {
    name: job.name,
    target: job.target,
    cpuTarget: job.cpuTarget,
    reference: middleOf(readings.reference),
    app: middleOf(readings.app),
    ratio: median(ratios),
    ratios: [Math.min(...ratios), Math.max(...ratios)],
  };
}
