import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { epochSlots } from '../../../server/db/database';
import { migrate, openDatabase } from '../../../server/db/dataSource';
import { DailyWriting1764100000000 } from '../../../server/db/migrations/1764100000000-dailyWriting';
import { TitleKeys1795906435217 } from '../../../server/db/migrations/1795906435217-titleKeys';
import { migrations } from '../../../server/db/migrations/migrations';
import { sortKeyOf } from '../../../server/normalizeText';
import { isAll, itInAll } from '../../support/testAll';
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

const tables = async (): Promise<string[]> =>
  (
    (await dataSource.query(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name NOT IN ('migrations', 'migration_lease') ORDER BY name",
    )) as { name: string }[]
  ).map(({ name }) => name);

describe('the migrations', () => {
  it('match the entities: the schema diff is empty; those that ran do not run again', async () => {
    expect(await migrate(dataSource)).toBe(migrations.length);
    expect(await migrate(dataSource)).toBe(0);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('go down to an empty database, and up again to the same', async () => {
    await migrate(dataSource);
    const made = await tables();
    expect(made).toContain('stories');
    for (let n = 0; n < migrations.length; n += 1)
      await dataSource.undoLastMigration({ transaction: 'each' });
    expect(await tables()).toEqual([]);
    await migrate(dataSource);
    expect(await tables()).toEqual(made);
    expect((await dataSource.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
  });

  it('run once when several servers start at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(database.url)));
    try {
      const ran = await Promise.all([dataSource, ...others].map(migrate));
      expect(ran.sort()).toEqual([0, 0, 0, migrations.length]);
      expect((await dataSource.query('SELECT * FROM migrations')).length).toBe(migrations.length);
      expect(
        (await dataSource.query('SELECT SUM(n) AS epoch, COUNT(*) AS slots FROM public_epoch'))[0],
      ).toEqual({
        epoch: '0',
        slots: expect.anything(),
      });
    } finally {
      await Promise.all(others.map((other) => other.destroy()));
    }
  });

  it('finish what a killed start began', async () => {
    await migrate(dataSource);
    const made = await tables();
    await dataSource.query('DROP TABLE installation_settings, rate_limits, story_favorites, story_tags');
    await dataSource.query('DELETE FROM public_epoch WHERE slot > 3');
    await dataSource.query('DELETE FROM migrations');
    expect(await migrate(dataSource)).toBe(migrations.length);
    expect(await tables()).toEqual(made);
    expect((await dataSource.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
    const [row] = await dataSource.query('SELECT COUNT(*) AS slots FROM public_epoch');
    expect(Number(row.slots)).toBe(epochSlots);
  });

  it('keep the settings of an installation when their table is renamed, and a repeated start changes nothing', async () => {
    await migrate(dataSource);
    await dataSource.undoLastMigration({ transaction: 'each' });
    await dataSource.query("INSERT INTO house_facts (name, value) VALUES ('demo_content', 'yes')");
    await migrate(dataSource);
    await dataSource.query('DELETE FROM migrations');
    await migrate(dataSource);
    expect(await dataSource.query('SELECT name, value FROM installation_settings')).toEqual([
      { name: 'demo_content', value: 'yes' },
      // Those that sign-ups lock are always there.
      { name: 'group.joining', value: '' },
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
    await dataSource.undoLastMigration({ transaction: 'each' });
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

  it('have an order, and unique names', () => {
    const names = migrations.map((Migration) => new Migration().name);
    expect(new Set(names).size).toBe(names.length);
    const times = names.map((name) => Number(name.slice(-13)));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});

(isAll ? describe : describe.skip)('the writing days', () => {
  const fromDailyWriting = migrations.slice(migrations.indexOf(DailyWriting1764100000000));
  const begunDays = [
    { day: '2024-02-29', text: 'journal', before: 0, now: 40 },
    { day: '2025-12-31', text: 'note', before: 0, now: 7 },
    { day: '2026-01-01', text: 'story', before: 0, now: 1200 },
  ];
  const days = () =>
    dataSource.query(
      "SELECT DATE_FORMAT(day, '%Y-%m-%d') AS day, text_id AS text, words_before AS `before`, words_now AS now FROM writing_days WHERE user_id = 'ann' ORDER BY day",
    );

  beforeEach(async () => {
    await migrate(dataSource);
    for (const _ of fromDailyWriting) await dataSource.undoLastMigration({ transaction: 'each' });
    const text = 'author_id, title, content, created_at, updated_at, word_count, id';
    const query = (sql: string) => dataSource.query(sql);
    await query(
      "INSERT INTO users (id, username, email, password_hash, created_at, updated_at) VALUES ('ann', 'ann', 'ann@example.com', '', NOW(), NOW())",
    );
    await query(
      `INSERT INTO stories (${text}, excerpt_text) VALUES
         ('ann', '', '', '2026-01-01 00:00:00.000', NOW(), 1200, 'story', ''),
         ('ann', '', '', '2026-01-02 00:00:00.000', NOW(), 0, 'empty', '')`,
    );
    await query(
      `INSERT INTO journals (${text}, journal_date) VALUES ('ann', '', '', '2024-02-29 12:00:00.000', NOW(), 40, 'journal', NOW())`,
    );
    await query(
      `INSERT INTO notes (${text}) VALUES ('ann', '', '', '2025-12-31 23:59:59.999', NOW(), 7, 'note')`,
    );
  });

  it('start with the days on which existing texts were created', async () => {
    await migrate(dataSource);
    expect(await days()).toEqual(begunDays);
  });

  it('are complete after a start that was killed while inserting them', async () => {
    const runner = dataSource.createQueryRunner();
    const prototype: QueryRunner = Object.getPrototypeOf(runner);
    const { query } = prototype;
    const killed = jest.spyOn(prototype, 'query').mockImplementation(function (
      this: QueryRunner,
      ...args: unknown[]
    ) {
      if (String(args[0]).includes('FROM `notes`')) throw new Error('killed');
      return Reflect.apply(query, this, args);
    });
    // TypeORM logs the failure there.
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      await expect(migrate(dataSource)).rejects.toThrow('killed');
    } finally {
      said.mockRestore();
      killed.mockRestore();
      await runner.release();
    }
    expect(await migrate(dataSource)).toBe(fromDailyWriting.length);
    expect(await days()).toEqual(begunDays);
    expect(await tables()).not.toContain('writing_days_begun');
  });

  it('are not inserted into a table that is in use', async () => {
    await migrate(dataSource);
    await dataSource.query("DELETE FROM writing_days WHERE text_id <> 'story'");
    await dataSource.query('DELETE FROM migrations WHERE name = ?', [new DailyWriting1764100000000().name]);
    expect(await migrate(dataSource)).toBe(1);
    expect(await days()).toEqual(begunDays.slice(2));
  });
});

test('a server of the first release works beside a migrated one', async () => {
  await migrate(dataSource);
  for (const at of ['first', 'second'])
    await dataSource.query(
      `INSERT INTO house_facts (name, value) VALUES ('heartbeat', ?)
       ON DUPLICATE KEY UPDATE value = VALUES(value)`,
      [at],
    );
  expect(await dataSource.query('SELECT name, value FROM house_facts')).toEqual([
    { name: 'heartbeat', value: 'second' },
  ]);
});

describe('a connection', () => {
  it('keeps times to the millisecond in UTC, wherever the process runs', async () => {
    await dataSource.query('CREATE TABLE installation_settings (name varchar(40), value varchar(40))');
    const at = new Date('2026-03-29T01:30:00.123Z');
    await dataSource.query("INSERT INTO installation_settings (name, value) VALUES ('at', ?)", [at]);
    const [row] = await dataSource.query("SELECT value FROM installation_settings WHERE name = 'at'");
    expect(row.value).toBe('2026-03-29 01:30:00.123');
  });
});

itInAll(
  'existing titles get what they are sorted by, also after a start that was killed in between',
  async () => {
    const fromTitleKeys = migrations.slice(migrations.indexOf(TitleKeys1795906435217));
    await migrate(dataSource);
    for (const _ of fromTitleKeys) await dataSource.undoLastMigration({ transaction: 'each' });
    await dataSource.query(
      "INSERT INTO users (id, username, email, password_hash, created_at, updated_at) VALUES ('ann', 'ann', 'ann@example.com', '', NOW(), NOW())",
    );
    await dataSource.query(
      `INSERT INTO stories (id, author_id, title, content, excerpt_text, created_at, updated_at)
     SELECT CONCAT('story_', seq), 'ann', CONCAT('Chapter ', seq), '', '', NOW(), NOW() FROM seq_1_to_1200`,
    );
    await dataSource.query("ALTER TABLE stories ADD COLUMN title_key varchar(383) NOT NULL DEFAULT ''");
    expect(await migrate(dataSource)).toBe(fromTitleKeys.length);
    const stories: { title: string; titleKey: string }[] = await dataSource.query(
      'SELECT title, title_key AS titleKey FROM stories ORDER BY author_id, title_key',
    );
    expect(stories.map(({ titleKey }) => titleKey)).toEqual(stories.map(({ title }) => sortKeyOf(title)));
    expect(stories.map(({ title }) => title)).toEqual(
      Array.from({ length: 1200 }, (_, n) => `Chapter ${n + 1}`),
    );
  },
);
