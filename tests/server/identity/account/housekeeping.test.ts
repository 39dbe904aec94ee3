import pino from 'pino';
import { makeLink } from '../../../../server/features/identity/account/accountLinks';
import { newId } from '../../../../server/lib/ids';
import { RateLimits } from '../../../../server/request/rateLimits';
import { deleteExpiredRows, startCleanUp } from '../../../../server/startup/cleanUp';
import { buildMember } from '../../../support/factories';
import { emptiedServer } from '../../../support/testServer';

const server = emptiedServer();

const dayMs = 24 * 60 * 60 * 1000;
const rowsOf = async (table: 'sign_ins' | 'refresh_tokens') => {
  const [row] = await server.sql<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`);
  return Number(row?.n);
};

describe('ended sign-ins', () => {
  it('are kept as long as their refresh token is valid, and deleted afterwards, also if two servers do so at once', async () => {
    for (let n = 0; n < 3; n += 1) await buildMember(server);
    const other = await server.another();
    const inDays = (days: number) => new Date(Date.now() + days * dayMs);
    await deleteExpiredRows(server.app.services.db, inDays(29));
    expect([await rowsOf('sign_ins'), await rowsOf('refresh_tokens')]).toEqual([3, 3]);
    await Promise.all([server, other].map(({ app }) => deleteExpiredRows(app.services.db, inDays(32))));
    expect([await rowsOf('sign_ins'), await rowsOf('refresh_tokens')]).toEqual([0, 0]);
    await other.close();
  });
});

describe('mailed links', () => {
  it('are kept as long as they are valid, and then deleted', async () => {
    const { db } = server.app.services;
    const member = await buildMember(server);
    const now = new Date();
    const link = { purpose: 'magic_link', userId: member.id, mailId: newId('mail'), now } as const;
    await db.transaction((tx) => makeLink(tx, { ...link, email: member.email }));
    const left = async (minutes: number) => {
      await deleteExpiredRows(db, new Date(now.getTime() + minutes * 60_000));
      return (await db.read('SELECT 1 FROM account_links')).length;
    };
    expect([await left(14), await left(16)]).toEqual([1, 0]);
  });
});

it('rate limits are kept while they count, and deleted afterwards', async () => {
  const { db } = server.app.services;
  await new RateLimits(1, db.dataSource, undefined).take('dataExport', 'user_ann');
  const left = async (hours: number) => {
    await deleteExpiredRows(db, new Date(Date.now() + hours * 60 * 60_000));
    return (await db.read('SELECT 1 FROM rate_limits')).length;
  };
  expect([await left(0.9), await left(2.1)]).toEqual([1, 0]);
});

const noList = { add: async () => undefined, complete: async () => undefined };
const services = (db: object, documents: object = { register: async () => undefined }) =>
  ({
    db,
    config: {},
    log: pino({ level: 'silent' }),
    deletionList: noList,
    documents,
  }) as unknown as Parameters<typeof startCleanUp>[0];

it('a server deletes them and registers its documents within a minute of its start, then hourly, until it is stopped', async () => {
  jest.useFakeTimers();
  try {
    const transaction = jest.fn().mockResolvedValue(0);
    const register = jest.fn().mockResolvedValue(undefined);
    const now = () => new Date();
    const read = () => Promise.resolve([]);
    const housekeeping = startCleanUp(services({ read, transaction }, { register }), now);
    const startedAt = housekeeping.lastSuccessAt;
    const calls = () => [transaction.mock.calls.length, register.mock.calls.length];
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls()).toEqual([32, 1]);
    const succeededAt = housekeeping.lastSuccessAt;
    expect(succeededAt).toBeGreaterThan(startedAt);
    // A part that fails holds back the time of the last success, but no other part.
    register.mockRejectedValueOnce(new Error('refused'));
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(calls()).toEqual([64, 2]);
    expect(housekeeping.lastSuccessAt).toBe(succeededAt);
    housekeeping.stop();
    await jest.advanceTimersByTimeAsync(2 * 60 * 60_000);
    expect(calls()).toEqual([64, 2]);
  } finally {
    jest.useRealTimers();
  }
});

it('a server whose clock is two years fast deletes nothing too early: the database’s time decides', async () => {
  const now = new Date();
  jest.useFakeTimers({ now: now.getTime() + 2 * 365 * dayMs });
  try {
    const execute = jest.fn().mockResolvedValue({ affectedRows: 0 });
    const db = {
      transaction: (work: (tx: object) => unknown) => work({ execute }),
      read: () => Promise.resolve([]),
    };
    const { stop } = startCleanUp(services(db), () => now);
    await jest.advanceTimersByTimeAsync(60_000);
    stop();
    const times = execute.mock.calls.flatMap(([, params]) => params).filter((one) => one instanceof Date);
    expect(times.length).toBeGreaterThan(5);
    for (const time of times) expect(time.getTime()).toBeLessThanOrEqual(now.getTime());
  } finally {
    jest.useRealTimers();
  }
});
