import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { epochSlots } from '../../../server/db/database';
import { migrationNames, migrations } from '../../../server/db/migrations/migrations';
import { baselineTime } from '../../../server/db/migrations/standing';
import { migrate, openDatabase } from '../../../server/startup/dataSource';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await openDatabase(database.url);
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

const differences = async () => (await dataSource.driver.createSchemaBuilder().log()).upQueries;

describe('the migrations', () => {
  it('match the entities: the schema diff is empty; those that ran do not run again', async () => {
    expect(await migrate(dataSource)).toBe(migrations.length);
    expect(await migrate(dataSource)).toBe(0);
    expect(await differences()).toEqual([]);
  });

  it('finish what a killed start began, and leave what is there', async () => {
    await migrate(dataSource);
    await dataSource.query('DROP TABLE rate_limits, story_favorites, story_tags');
    await dataSource.query('DELETE FROM public_epoch WHERE slot > 3');
    await dataSource.query('UPDATE public_epoch SET n = 7 WHERE slot = 3');
    await dataSource.query("UPDATE installation_settings SET value = 'closed' WHERE name = 'group.joining'");
    await dataSource.query('DELETE FROM migrations');
    expect(await migrate(dataSource)).toBe(migrations.length);
    expect(await differences()).toEqual([]);
    const [epoch] = await dataSource.query('SELECT COUNT(*) AS slots, SUM(n) AS n FROM public_epoch');
    expect(epoch).toEqual({ slots: String(epochSlots), n: '7' });
    expect(await dataSource.query('SELECT name, value FROM installation_settings')).toEqual([
      { name: 'group.joining', value: 'closed' },
      { name: 'waiting_since', value: '' },
    ]);
  });

  it('wait for the server that runs them, and go on when it was killed', async () => {
    const lease = (holder: string, seconds: number) =>
      dataSource.query(
        `REPLACE INTO migration_lease (id, holder, expires_at)
         VALUES (1, ?, UTC_TIMESTAMP(3) + INTERVAL ? SECOND)`,
        [holder, seconds],
      );
    await migrate(dataSource);
    await dataSource.query('DELETE FROM migrations ORDER BY timestamp DESC LIMIT 1');
    await lease('another server', 20);
    const begun = migrate(dataSource);
    let ran = false;
    void begun.then(() => {
      ran = true;
    });
    const query = jest.spyOn(dataSource, 'query');
    try {
      const asked = () => query.mock.calls.filter(([sql]) => sql.includes('SELECT holder')).length;
      while (asked() < 3) await sleep(20);
      expect(ran).toBe(false);
    } finally {
      query.mockRestore();
    }
    await lease('a killed server', -1);
    expect(await begun).toBe(1);
    expect(await dataSource.query('SELECT holder FROM migration_lease')).toEqual([]);
  });

  it('have unique names and an order, from the baseline on', () => {
    const names = migrationNames();
    expect(new Set(names).size).toBe(names.length);
    const times = names.map((name) => Number(name.slice(-13)));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBe(baselineTime);
  });
});

it('a connection keeps times to the millisecond in UTC, wherever the process runs', async () => {
  const at = new Date('2026-03-29T01:30:00.123Z');
  expect(await dataSource.query('SELECT CAST(? AS char) AS at', [at])).toEqual([
    { at: '2026-03-29 01:30:00.123' },
  ]);
});
