import pino from 'pino';
import type { Database } from '../../../server/db/database';
import { keepSignInsTidy, removeEndedSignIns } from '../../../server/features/account/housekeeping';
import { buildMember } from '../../support/factories';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const dayMs = 24 * 60 * 60 * 1000;
const rowsOf = async (table: 'sign_ins' | 'refresh_tokens') => {
  const [row] = await server.app.services.db.read<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`);
  return Number(row?.n);
};

describe('ended sign-ins', () => {
  it('stay as long as their refresh token lasts', async () => {
    await buildMember(server);
    await removeEndedSignIns(server.app.services.db, new Date(Date.now() + 29 * dayMs));
    expect([await rowsOf('sign_ins'), await rowsOf('refresh_tokens')]).toEqual([1, 1]);
  });

  it('go once it has ended, also when two servers tidy at once', async () => {
    for (let n = 0; n < 3; n += 1) await buildMember(server);
    const other = await server.another();
    const later = new Date(Date.now() + 32 * dayMs);
    await Promise.all([server, other].map(({ app }) => removeEndedSignIns(app.services.db, later)));
    expect([await rowsOf('sign_ins'), await rowsOf('refresh_tokens')]).toEqual([0, 0]);
    await other.close();
  });
});

it('a server tidies within a minute of its start, then hourly, and no more once it is told to stop', async () => {
  jest.useFakeTimers();
  try {
    const transaction = jest.fn().mockResolvedValue(0);
    const stop = keepSignInsTidy({ transaction } as unknown as Database, pino({ level: 'silent' }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(transaction).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(transaction).toHaveBeenCalledTimes(4);
    stop();
    await jest.advanceTimersByTimeAsync(2 * 60 * 60_000);
    expect(transaction).toHaveBeenCalledTimes(4);
  } finally {
    jest.useRealTimers();
  }
});
