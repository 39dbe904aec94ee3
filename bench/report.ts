import type { Comparison } from './compare';
import type { EnumerationReading } from './enumeration';
import type { FanoutReading } from './fanout/measure';
import type { GrowthReading } from './growth/measure';
import { type RoomsReading, bars as roomBars } from './rooms/measure';
import type { ScaleReading } from './scale';
import type { SearchReading } from './search';
import type { PasteReading, TypingReading } from './typing/measure';
import type { ComparisonReading } from './versions/measure';

type Cell = string | number;

/** Formats a table: the first column left-aligned, numbers right-aligned. */
export function table(head: string[], rows: Cell[][]): string {
  const lines = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const print = (line: string[]) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [print(lines[0] ?? []), rule, ...lines.slice(1).map(print)].join('\n');
}

export const fixed = (value: number | undefined, digits: number) => value?.toFixed(digits) ?? '–';
export const verdict = (met: boolean) => (met ? 'met' : 'not met');

/** Whether a table says that a bar is missed. */
export const missesBar = (printed: string) => printed.includes(verdict(false));

export function comparisonTable(comparisons: Comparison[]): string {
  return table(
    [
      'Job (reference / app)',
      'requests/s',
      'ratio',
      '(lowest–highest)',
      'target',
      '',
      'p50 ms',
      'p99 ms',
      'CPU ms',
      'times',
    ],
    comparisons.map(({ name, reference, app, ratio, ratios, target, cpuTarget }) => {
      const times = app.cpu !== undefined && reference.cpu ? app.cpu / reference.cpu : undefined;
      const met = ratio >= target && (cpuTarget === undefined || times === undefined || times <= cpuTarget);
      return [
        name,
        `${fixed(reference.perSecond, 0)} / ${fixed(app.perSecond, 0)}`,
        fixed(ratio, 2),
        `${fixed(ratios[0], 2)}–${fixed(ratios[1], 2)}`,
        `${target}${cpuTarget ? `, CPU ≤ ${cpuTarget}` : ''}`,
        verdict(met),
        `${fixed(reference.p50, 0)} / ${fixed(app.p50, 0)}`,
        `${fixed(reference.p99, 0)} / ${fixed(app.p99, 0)}`,
        `${fixed(reference.cpu, 2)} / ${fixed(app.cpu, 2)}`,
        fixed(times, 2),
      ];
    }),
  );
}

export function scaleTable(readings: ScaleReading[]): string {
  const total = ({ cpu, databaseCpu }: ScaleReading) =>
    cpu === undefined || databaseCpu === undefined ? undefined : cpu + databaseCpu;
  const least = readings[0] && total(readings[0]);
  return table(
    ['20 stories, GraphQL, signed in', 'requests/s', 'server CPU ms', 'database CPU ms', 'times', ''],
    readings.map((reading) => {
      const all = total(reading);
      const times = all !== undefined && least ? all / least : undefined;
      return [
        reading.name,
        fixed(reading.perSecond, 0),
        fixed(reading.cpu, 2),
        fixed(reading.databaseCpu, 2),
        fixed(times, 2),
        times === undefined ? '' : verdict(times <= 1.3),
      ];
    }),
  );
}

const fanoutBars = { times: 1.25, kilobytes: 9 };

export function fanoutTable(readings: FanoutReading[]): string {
  return table(
    [
      'Subscribers (bare / app)',
      'bytes an event',
      'ms to the last',
      'times',
      'bar',
      '',
      'KB a connection',
      'bar',
      '',
    ],
    readings.map(({ size, bytes, bare, app }) => {
      const times = app.ms / bare.ms;
      const memory = app.perConnection / 1024;
      return [
        size,
        bytes,
        `${fixed(bare.ms, 1)} / ${fixed(app.ms, 1)}`,
        fixed(times, 2),
        fanoutBars.times,
        verdict(times <= fanoutBars.times),
        `${fixed(bare.perConnection / 1024, 1)} / ${fixed(memory, 1)}`,
        fanoutBars.kilobytes,
        verdict(memory <= fanoutBars.kilobytes),
      ];
    }),
  );
}

export function roomsTable(readings: RoomsReading[]): string {
  const both = ({ p50, p99 }: { p50: number; p99: number }) => `${p50} / ${p99}`;
  const percent = (share: number | undefined) => fixed(share === undefined ? share : share * 100, 0);
  return table(
    [
      'Rooms: saves/s, asked',
      'taken',
      'deliveries/s',
      'ms late (p50 / p99)',
      'bar',
      '',
      'ms from save',
      'ms of a save',
      'CPU % (server, database, members)',
    ],
    readings.map(({ asked, saved, deliveries, late, counts, saves, cpu, met }) => [
      asked,
      fixed(saved, 0),
      fixed(deliveries, 0),
      both(late),
      roomBars.late,
      verdict(met),
      both(counts),
      both(saves),
      [cpu.server, cpu.database, cpu.members].map(percent).join(', '),
    ]),
  );
}

export function enumerationTable(readings: EnumerationReading[]): string {
  return table(
    ['An address with / without an account', 'pairs', 'p50 ms', 'median gap ms', 'bar', ''],
    readings.map(({ name, pairs, known, unknown, gap }) => [
      name,
      pairs,
      `${fixed(known, 2)} / ${fixed(unknown, 2)}`,
      fixed(gap, 2),
      5,
      verdict(gap < 5),
    ]),
  );
}

/** Target in milliseconds from a key to its rendering, for 95 % of keys. */
const keyBar = (words: number) => (words > 20_000 ? 33 : 16);

export function typingTable(readings: TypingReading[]): string {
  const both = ({ p50, p95 }: { p50: number; p95: number }) => `${fixed(p50, 1)} / ${fixed(p95, 1)}`;
  return table(
    ['Key to picture, ms (p50 / p95)', 'editor', 'bar', '', 'bare textarea', 'plain Slate'],
    readings.map(({ words, place, fields }) => [
      `${words} words, at the ${place}`,
      both(fields.editor),
      keyBar(words),
      verdict(fields.editor.p95 <= keyBar(words)),
      both(fields.textarea),
      both(fields.slate),
    ]),
  );
}

export function pasteTable({ bytes, ms }: PasteReading): string {
  return table(
    ['Paste to picture, ms', 'editor', 'bar', '', 'bare textarea', 'plain Slate'],
    [
      [
        `${fixed(bytes / 1000, 0)} KB`,
        fixed(ms.editor, 0),
        1000,
        verdict(ms.editor <= 1000),
        fixed(ms.textarea, 0),
        fixed(ms.slate, 0),
      ],
    ],
  );
}

export function versionsTable(readings: readonly ComparisonReading[]): string {
  return table(
    ['Comparing 100,000 words, ms', 'measured', 'bar', ''],
    readings.map(({ name, ms }) => [name, fixed(ms, 0), 1000, verdict(ms <= 1000)]),
  );
}

export function searchTable(readings: readonly SearchReading[]): string {
  return table(
    ['First page of a search, ms', 'found', 'median', 'p95', 'with its count', 'p95', 'bar', ''],
    readings.map(({ search, found, page, counted }) => [
      search,
      found,
      ...[page.median, page.p95, counted.median, counted.p95].map((ms) => fixed(ms, 0)),
      300,
      verdict(page.median <= 300 && counted.median <= 300),
    ]),
  );
}

const growthBar = 1.2;
/** Rows that the server's own timers may read meanwhile. */
const rowsBeside = 20;

export function growthTable(readings: readonly GrowthReading[]): string {
  const sizes = readings[0]?.sizes.map(({ stories }) => stories) ?? [];
  return table(
    [
      'Stories',
      ...sizes.map((stories) => `${stories}: server + database CPU ms`),
      'times',
      'rows read',
      `bar ${growthBar}`,
    ],
    readings.map(({ name, sizes }) => {
      const totals = sizes.map(({ cpu, databaseCpu }) => cpu + databaseCpu);
      const times = totals.map((total) => total / (totals[0] || 1));
      const rows = sizes.map(({ rowsRead }) => rowsRead);
      // The smallest size does not fill every list.
      const [before = 0, last = 0] = rows.slice(-2);
      const isConstant = last <= before * growthBar + rowsBeside;
      return [
        name,
        ...sizes.map(({ cpu, databaseCpu }) => `${fixed(cpu, 2)} + ${fixed(databaseCpu, 2)}`),
        times
          .slice(1)
          .map((each) => fixed(each, 2))
          .join(' / '),
        rows.join(' / '),
        verdict(Math.max(...times) <= growthBar && isConstant),
      ];
    }),
  );
}

/** The first page of a search at each size; undefined if it was refused. */
export interface GrowthSearch {
  search: string;
  pages: ((Pick<SearchReading['page'], 'median'> & { found: number }) | undefined)[];
}

export function growthSearchTable(sizes: readonly number[], searches: readonly GrowthSearch[]): string {
  return table(
    [
      'First page of a search, median ms',
      ...sizes.map((stories) => `${stories} stories`),
      'found',
      'bar',
      '',
    ],
    searches.map(({ search, pages }) => [
      search,
      ...pages.map((page) => fixed(page?.median, 0)),
      pages.map((page) => page?.found ?? '–').join(' / '),
      300,
      verdict(pages.every((page) => page && page.median <= 300)),
    ]),
  );
}

export function processTable(
  figures: { name: string; value: number | undefined; unit: string; bar: number }[],
) {
  return table(
    ['The server', 'measured', 'bar', ''],
    figures.map(({ name, value, unit, bar }) => [
      name,
      `${fixed(value, unit === 's' ? 2 : 0)} ${unit}`,
      `${bar} ${unit}`,
      value === undefined ? '' : verdict(value <= bar),
    ]),
  );
}
