import { Role } from '../../../server/contract/enums';
import type { Database } from '../../../server/db/database';
import { DatabaseClock, measureOffset } from '../../../server/db/databaseClock';
import { newId } from '../../../server/lib/ids';
import { Mail } from '../../../server/model/mail.entity';
import { buildMember, buildSession } from '../../support/factories';
import { eventually } from '../../support/mails';
import { testServer } from '../../support/testServer';

const server = testServer({ logLevel: 'info' });
const hourMs = 3_600_000;
const realNow = Date.now;

/** Sets the server's clock ahead of the database's. */
const setAhead = (ms: number) => jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ms);
afterEach(() => jest.restoreAllMocks());

describe('a server whose clock is an hour ahead', () => {
  it('begins and completes no session early, takes no mail whose lease another server has, and says so once', async () => {
    const { db } = server.app.services;
    const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });
    const future = await buildSession(server, leader, { dateTime: new Date(realNow() + hourMs / 2) });
    // It ends in three quarters of an hour.
    const present = await buildSession(server, leader, { dateTime: new Date(realNow() - 1.25 * hourMs) });
    await server.app.sessionClock.tick();
    const leased = { id: newId('mail'), kind: 'magic_link', email: 'ada@example.com' } as const;
    const times = { createdAt: new Date(realNow()), dueAt: new Date(realNow() + 120_000) };
    await db.transaction((tx) => tx.insert(Mail, { ...leased, ...times, attempts: 1, claim: 'theirs' }));
    setAhead(hourMs);
    const fast = await server.another();
    try {
      await fast.app.sessionClock.tick();
      await fast.app.mailQueue.drain();
    } finally {
      await fast.close();
    }
    expect(
      await db.read('SELECT id, status FROM sessions WHERE id IN (?, ?) ORDER BY date_time', [
        future.id,
        present.id,
      ]),
    ).toEqual([
      { id: present.id, status: 'in_progress' },
      { id: future.id, status: 'scheduled' },
    ]);
    expect(await db.read('SELECT claim, attempts FROM mails WHERE id = ?', [leased.id])).toEqual([
      { claim: 'theirs', attempts: 1 },
    ]);
    const told = fast.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes('clock is'));
    expect(told).toEqual([expect.objectContaining({ level: 40, seconds: expect.closeTo(3600, -1) })]);
  });

  it('goes on with its own clock when that is right again', async () => {
    const lines: string[] = [];
    const log = {
      warn: (_: object, line: string) => lines.push(line),
      info: (_: object, line: string) => lines.push(line),
    };
    const clock = new DatabaseClock(server.app.services.db, log as never);
    await clock.measure();
    // The clock jumps between two measurements.
    setAhead(hourMs);
    expect(Math.abs(clock.now().getTime() - realNow())).toBeLessThan(1_000);
    await clock.measure();
    await clock.measure();
    expect(Math.abs(clock.now().getTime() - realNow())).toBeLessThan(1_000);
    expect(lines).toEqual(["the server's clock is not the database's, whose time is used: check NTP"]);
    jest.restoreAllMocks();
    await clock.measure();
    expect(lines).toHaveLength(2);
  });
});

describe('the offset of a clock', () => {
  /** A database that answers after a while, with the time in the middle of it. */
  const slow = (ms: number, ahead = 0): Pick<Database, 'read'> => ({
    async read<Row>() {
      await new Promise((resolve) => setTimeout(resolve, ms / 2));
      const now = new Date(realNow() - ahead);
      await new Promise((resolve) => setTimeout(resolve, ms / 2));
      return [{ now }] as Row[];
    },
  });

  it('is that of the middle of the round trip', async () => {
    const { ms, uncertainMs } = await measureOffset(slow(400, 10_000));
    expect(uncertainMs).toBeGreaterThanOrEqual(190);
    expect(Math.abs(ms - 10_000)).toBeLessThanOrEqual(uncertainMs);
  });

  /** A database whose answers take so many milliseconds, the last ever again, on a clock that only they move. */
  function answering(times: number[], ahead = 0) {
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => time);
    return jest.fn(async () => {
      time += (times.length > 1 ? times.shift() : times[0]) ?? 0;
      return [{ now: new Date(realNow() - ahead) }] as never[];
    });
  }

  it('is that of the quickest of a few answers', async () => {
    const read = answering([200, 400, 4, 300]);
    expect(await measureOffset({ read })).toMatchObject({ uncertainMs: 2 });
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is not taken from slow answers', async () => {
    const { db, log } = server.app.services;
    const clock = new DatabaseClock(db, log);
    await clock.measure();
    const { offset } = clock;
    jest.spyOn(db, 'read').mockImplementation(answering([1_500], hourMs));
    await clock.measure();
    expect(clock.offset).toBe(offset);
  });

  it('is measured again by itself', async () => {
    const { db, log } = server.app.services;
    const clock = new DatabaseClock(db, log);
    const read = jest.spyOn(db, 'read');
    clock.start(10);
    await eventually('two measurements', () => (read.mock.calls.length >= 2 ? true : undefined));
    await clock.close();
  });
});
