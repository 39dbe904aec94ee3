import { fixed, table, verdict } from '../report';
import { draftsSynced, textsOnDevice } from './deviceTexts';
import type { RouteReading } from './firstRoutes';
import type { ClientReadings } from './measure';

const bars = {
  routeBytes: 200_000,
  blockingMs: 300,
  screenMs: 100,
  listMs: 50,
  paletteMs: 50,
  syncSeconds: 30,
};

const routesTable = (readings: readonly RouteReading[]) =>
  table(
    ['First route', 'KB of scripts', 'bar', '', 'TBT ms', 'bar', '', 'longest task ms'],
    readings.map(({ path, isVisitors, bytes, blockingMs, longestMs }) => [
      path,
      fixed(bytes / 1_000, 0),
      isVisitors ? fixed(bars.routeBytes / 1_000, 0) : '',
      isVisitors ? verdict(bytes <= bars.routeBytes) : '',
      fixed(blockingMs, 0),
      bars.blockingMs,
      verdict(blockingMs <= bars.blockingMs),
      fixed(longestMs, 0),
    ]),
  );

/** The tables of what was measured. */
export function clientTables({ routes, screens, list, sync }: ClientReadings): string[] {
  const single: [name: string, measured: string, bar: string, met: string][] = [];
  const add = (name: string, value: number, bar: number, unit: string, digits = 0) =>
    single.push([name, `${fixed(value, digits)} ${unit}`, `${bar} ${unit}`, verdict(value <= bar)]);
  if (screens) {
    add(`${screens.navigations} warm navigations, click to picture, p95`, screens.p95, bars.screenMs, 'ms');
    single.push(['the same, median', `${fixed(screens.p50, 0)} ms`, '', '']);
    single.push([`the slowest: ${screens.slowest.name}`, `${fixed(screens.slowest.ms, 0)} ms`, '', '']);
  }
  if (list) {
    const texts = `${textsOnDevice} texts on the device, offline`;
    add(`${texts}: the store's read of the list`, list.readMs, bars.listMs, 'ms', 1);
    add(`${texts}: click to the list's picture`, list.followedMs, bars.screenMs, 'ms');
    add(`${texts}: Ctrl+K to the palette's picture`, list.paletteMs, bars.paletteMs, 'ms');
    single.push([`${texts}: the same for the first time`, `${fixed(list.firstPaletteMs, 0)} ms`, '', '']);
    single.push([`${texts}: loading the app at the list`, `${fixed(list.loadedMs, 0)} ms`, '', '']);
  }
  if (sync) {
    const isMet = sync.arrived === draftsSynced && sync.seconds <= bars.syncSeconds;
    const name = `${sync.arrived} of ${draftsSynced} drafts made offline have reached the server`;
    single.push([name, `${fixed(sync.seconds, 1)} s`, `${bars.syncSeconds} s`, verdict(isMet)]);
  }
  const tables = routes ? [routesTable(routes)] : [];
  if (single.length > 0) tables.push(table(['The app in a browser', 'measured', 'bar', ''], single));
  return tables;
}
