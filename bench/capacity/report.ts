import { fixed, table } from '../report';
import type { CapacityReading } from './measure';

/** Requests a second that processor time of that many milliseconds a request allows on a core. */
const perCore = (ms: number) => 1_000 / ms;

export const capacityTable = (readings: readonly CapacityReading[]): string =>
  table(
    [
      'Requests (one server / two)',
      'a second, here',
      'p99 ms',
      'CPU ms of the servers',
      'CPU ms of the database',
      'a core of a server serves',
    ],
    readings.map(({ name, one, two }) => [
      name,
      `${fixed(one.perSecond, 0)} / ${fixed(two.perSecond, 0)}`,
      `${fixed(one.p99, 0)} / ${fixed(two.p99, 0)}`,
      `${fixed(one.cpu, 2)} / ${fixed(two.cpu, 2)}`,
      `${fixed(one.databaseCpu, 2)} / ${fixed(two.databaseCpu, 2)}`,
      `${fixed(perCore(one.cpu), 0)} / ${fixed(2 * perCore(two.cpu), 0)}`,
    ]),
  );
