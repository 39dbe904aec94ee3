import { makeLog } from '../../../../server/lib/log';
import { openDatabase } from '../../../../server/startup/dataSource';
import { startCuttableProxy } from '../../../support/cuttableProxy';
import { eventually } from '../../../support/mails';
import { clockHouseOfFile, monday } from './clockHouse';

const house = clockHouseOfFile();

describe('servers that were down', () => {
  it('at the start begin the session with its scheduled time', async () => {
    await house.build();
    await house.at('2026-03-23T20:10:00.000Z');
    expect(await house.sessions()).toEqual([
      expect.objectContaining({ status: 'in_progress', startedAt: monday, endedAt: null }),
    ]);
  });

  it('at the end complete it with its scheduled times, even if nobody was present', async () => {
    await house.build();
    await house.at('2026-03-24T09:00:00.000Z');
    expect(await house.sessions()).toEqual([
      expect.objectContaining({
        status: 'completed',
        startedAt: monday,
        endedAt: '2026-03-23T21:00:00.000Z',
      }),
    ]);
  });

  it('for three weeks continue a series with the first week that is not over', async () => {
    await house.build({ isRecurring: true });
    await house.at('2026-04-14T09:00:00.000Z');
    expect(await house.inShort()).toEqual([`${monday} completed`, '2026-04-20T18:00:00.000Z scheduled']);
  });

  it('until the middle of a week’s session start that session at once', async () => {
    await house.build({ isRecurring: true });
    await house.at('2026-04-13T18:30:00.000Z');
    expect(await house.inShort()).toEqual([`${monday} completed`, '2026-04-13T18:00:00.000Z in_progress']);
    const [, next] = await house.sessions();
    expect(next).toMatchObject({
      startedAt: '2026-04-13T18:30:00.000Z',
      dueAt: '2026-04-13T20:00:00.000Z',
    });
  });

  it('process more sessions than one batch, even if some fail', async () => {
    for (let n = 0; n < 60; n += 1) await house.build();
    const { clock: theirs, db } = house.clockAhead();
    jest.spyOn(db, 'transaction').mockImplementationOnce(() => {
      throw new Error('the database said no');
    });
    await expect(theirs.tick()).rejects.toThrow('the database said no');
    const statuses = async () => (await house.sessions()).map(({ status }) => status).sort();
    expect(await statuses()).toEqual([...new Array(59).fill('in_progress'), 'scheduled']);
    await theirs.tick();
    expect(await statuses()).toEqual(new Array(60).fill('in_progress'));
  });
});

describe('any number of servers', () => {
  it('act once: three at the same instant, a hundred times', async () => {
    const others = [await house.server.another(), await house.server.another()];
    const servers = [house.server, ...others];
    try {
      const ids: string[] = [];
      for (let n = 0; n < 100; n += 1) ids.push((await house.build({ isRecurring: true })).id);
      const eventCounts = new Map<string, number>();
      for (const { app } of servers)
        jest.spyOn(app.services.pubSub, 'publish').mockImplementation((...[topic, key]) => {
          if (topic === 'sessionChanged')
            eventCounts.set(String(key), (eventCounts.get(String(key)) ?? 0) + 1);
        });
      const tickAll = async (time: string, count: number) => {
        house.set(time);
        eventCounts.clear();
        await Promise.all(servers.map(({ app }) => app.sessionClock.tick()));
        await eventually('all events', () => (eventCounts.size >= count ? true : undefined));
        return [...eventCounts.values()];
      };

      expect(await tickAll('2026-03-23T19:00:00.000Z', 100)).toEqual(new Array(100).fill(1));
      expect(new Set(eventCounts.keys())).toEqual(new Set(ids));
      // Each session has ended and has a successor.
      expect(await tickAll('2026-03-23T21:00:00.000Z', 200)).toEqual(new Array(200).fill(1));
      const all = await house.inShort();
      expect(all.filter((one) => one === `${monday} completed`)).toHaveLength(100);
      expect(all.filter((one) => one === '2026-03-30T18:00:00.000Z scheduled')).toHaveLength(100);
      expect(all).toHaveLength(200);
      expect(await tickAll('2026-03-23T21:00:01.000Z', 0)).toEqual([]);
    } finally {
      for (const other of others) await other.close();
    }
  });

  it('survive an unavailable database, and leave it to others to log it', async () => {
    const proxy = await startCuttableProxy(house.server.config.databaseUrl);
    const dataSource = await openDatabase(proxy.url);
    const lines: string[] = [];
    const log = makeLog(
      { ...house.server.config, logLevel: 'info' },
      { write: (line) => void lines.push(line) },
    );
    const { clock: theirs, db } = house.clockAhead({ dataSource, log });
    const look = jest.spyOn(db, 'read');
    try {
      const { id } = await house.build();
      proxy.cut();
      theirs.start(0);
      await eventually('three looks', () => (look.mock.calls.length >= 3 ? true : undefined));
      proxy.mend();
      await eventually('the session to start', async () =>
        (await house.sessions()).some((row) => row.id === id && row.status === 'in_progress')
          ? true
          : undefined,
      );
      expect(lines).toEqual([]);
    } finally {
      await theirs.close();
      await dataSource.destroy();
      await proxy.close();
    }
  });
});
