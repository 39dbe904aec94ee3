import { fixed, table, verdict } from '../report';
import { type PageReading, pageBars } from './measure';

export function pagesTable(readings: readonly PageReading[]): string {
  return table(
    ['Kept document', 'bytes', 'requests/s', 'bare', 'share', 'bar', '', 'CPU, times the bare'],
    readings.map(({ path, bytes, app, bare, cpu, met }) => [
      path,
      bytes,
      fixed(app, 0),
      fixed(bare, 0),
      fixed(app / bare, 2),
      `${pageBars.perSecond} or ${pageBars.share}`,
      verdict(met),
      fixed(cpu, 2),
    ]),
  );
}
