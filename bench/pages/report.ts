import { fixed, table, verdict } from '../report';
import { type AnewReading, anewBar } from './anew';
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

export function anewTable(readings: readonly AnewReading[]): string {
  return table(
    ['Document made anew', 'bytes', 'CPU ms: reference', 'app', 'times', 'bar', '', 'app with brotli'],
    readings.map(({ kind, bytes, reference, app, encoded, times, met }) => [
      kind,
      bytes,
      fixed(reference, 2),
      fixed(app, 2),
      fixed(times, 2),
      anewBar,
      verdict(met),
      fixed(encoded, 2),
    ]),
  );
}
