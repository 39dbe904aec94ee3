import type { BenchDatabase } from '../database';
import { Partner } from '../fanout/processes';
import { cpuOf } from '../measure';
import { startApp } from '../processes';
import { settings } from '../settings';
import { provideRooms } from './house';
import type { FromMembers, Histogram, Room, ToMembers } from './messages';

const size = { rooms: 200, members: 50 };
export const writersNeeded = size.rooms * size.members;
/** Every member once a second. */
const maxSaves = writersNeeded;
/** Every room once in four seconds. */
const fewestSaves = size.rooms / 4;
const processes = 2;
const warmUpMs = 4_000;
export const bars = { late: 300 };

type Members = Partner<ToMembers, FromMembers>;
type Measured = NonNullable<FromMembers['measured']>;

interface Percentiles {
  p50: number;
  p99: number;
}

export interface RoomsReading {
  /** A second. */
  asked: number;
  saved: number;
  deliveries: number;
  saves: Percentiles;
  counts: Percentiles;
  late: Percentiles;
  /** Shares of one core. */
  cpu: { server: number | undefined; database: number | undefined; members: number };
  met: boolean;
}

function percentiles(histograms: Histogram[]): Percentiles {
  const counts: Histogram = [];
  for (const histogram of histograms)
    for (const [ms, count] of histogram.entries()) counts[ms] = (counts[ms] ?? 0) + (count ?? 0);
  const all = counts.reduce((sum, count) => sum + (count ?? 0), 0);
  const at = (share: number) => {
    let seen = 0;
    return Math.max(
      0,
      counts.findIndex((count) => {
        seen += count ?? 0;
        return seen > 0 && seen >= all * share;
      }),
    );
  };
  return { p50: at(0.5), p99: at(0.99) };
}

const sum = (histogram: Histogram) => histogram.reduce((total, count) => total + (count ?? 0), 0);

async function openAll(rooms: Room[], port: number): Promise<Members[]> {
  const share = Math.ceil(rooms.length / processes);
  return Promise.all(
    Array.from({ length: processes }, async (_, number) => {
      const members: Members = Partner.start('rooms/members', {});
      const ready = members.hear(({ ready }) => ready);
      members.tell({ ask: 'open', port, rooms: rooms.slice(number * share, (number + 1) * share) });
      await ready;
      return members;
    }),
  );
}

async function step(members: Members[], asked: number, pids: { app: number; database: number }) {
  const ms = settings.seconds * 2_000;
  const answers = members.map((one) => one.hear(({ measured }) => measured));
  for (const one of members) one.tell({ ask: 'save', savesPerSecond: asked / members.length, warmUpMs, ms });
  await new Promise((resolve) => setTimeout(resolve, warmUpMs));
  const before = { app: cpuOf(pids.app), database: cpuOf(pids.database) };
  const measured: Measured[] = await Promise.all(answers);
  const share = (pid: number, since: number | undefined) => {
    const now = cpuOf(pid);
    return now === undefined || since === undefined ? undefined : (now - since) / ms;
  };
  const perSecond = (of: (one: Measured) => number) =>
    measured.reduce((total, one) => total + of(one), 0) / (ms / 1_000);
  const saved = perSecond(({ saves }) => sum(saves));
  const late = percentiles(measured.map((one) => one.late));
  return {
    asked,
    saved,
    deliveries: perSecond(({ deliveries }) => deliveries),
    saves: percentiles(measured.map(({ saves }) => saves)),
    counts: percentiles(measured.map(({ counts }) => counts)),
    late,
    cpu: {
      server: share(pids.app, before.app),
      database: share(pids.database, before.database),
      members: perSecond(({ cpu }) => cpu) / 1_000,
    },
    met: late.p99 <= bars.late && saved >= asked * 0.95,
  };
}

/**
 * Rooms full of members who save: raises the rate of saves until counts arrive late or saves fall behind. The
 * members' processes run on the same machine.
 */
export async function measureRooms(
  database: BenchDatabase,
  say: (line: string) => void,
): Promise<RoomsReading[]> {
  const rooms = await provideRooms(database.url, size);
  const app = await startApp(database.url, { LOG_LEVEL: 'error' });
  const members: Members[] = [];
  const readings: RoomsReading[] = [];
  try {
    members.push(...(await openAll(rooms, Number(new URL(app.url).port))));
    for (let asked = fewestSaves; ; asked = Math.min(asked * 2, maxSaves)) {
      say(`${asked} saves a second`);
      const reading = await step(members, asked, { app: app.pid, database: database.pid });
      readings.push(reading);
      if (!reading.met || asked === maxSaves) return readings;
    }
  } finally {
    for (const one of members) await one.stop();
    await app.stop();
  }
}
