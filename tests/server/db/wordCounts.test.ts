import type { DataSource } from 'typeorm';
import { migrate, openDatabase } from '../../../server/db/dataSource';
import { WordCounts1764500000000 } from '../../../server/db/migrations/1764500000000-wordCounts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await openDatabase(database.url);
  await migrate(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const chinese = '星期一晚上我们一起写作读书喝茶聊';

async function addTexts() {
  const at = '2026-01-05 19:00:00.000';
  const text = 'id, author_id, title, content, word_count, created_at, updated_at';
  const row = (id: string, content: string, words: number) =>
    `('${id}', 'ann', '', '${content}', ${words}, '${at}', '${at}'`;
  await dataSource.query(
    `INSERT INTO users (id, username, email, password_hash, created_at, updated_at) VALUES ('ann', 'ann', 'ann@example.com', '', '${at}', '${at}')`,
  );
  const many = Array.from({ length: 250 }, (_, n) => `${row(`many${n}`, `${n} 漢字`, 2)}, '')`);
  await dataSource.query(
    `INSERT INTO stories (${text}, excerpt_text) VALUES ${row('chinese', chinese, 1)}, ''),
       ${row('far', 'a 𠮷', 2)}, ''), ${row('english', 'Never “counted” — again', 77)}, ''), ${many.join(', ')}`,
  );
  await dataSource.query(
    `INSERT INTO journals (${text}, journal_date) VALUES ${row('journal', 'ก ก', 2)}, NOW())`,
  );
  await dataSource.query(`INSERT INTO notes (${text}) VALUES ${row('note', '雪。', 1)})`);
  await dataSource.query(
    `INSERT INTO story_versions (id, story_id, version_number, title, content, word_count, kind, created_at)
     VALUES ('version', 'chinese', 1, '', '${chinese}', 1, 'saved', '${at}')`,
  );
  await dataSource.query(
    `INSERT INTO writing_days (user_id, day, text_id, words_before, words_now) VALUES ('ann', '2026-01-05', 'chinese', 0, 1)`,
  );
}

const recount = async () => {
  const runner = dataSource.createQueryRunner();
  try {
    await new WordCounts1764500000000().up(runner);
  } finally {
    await runner.release();
  }
};

const counts = async () => {
  const rows: { id: string; words: number }[] = await dataSource.query(
    `SELECT id, word_count AS words FROM stories WHERE id NOT LIKE 'many%'
     UNION ALL SELECT 'many', MIN(word_count) FROM stories WHERE id LIKE 'many%'
     UNION ALL SELECT id, word_count FROM journals UNION ALL SELECT id, word_count FROM notes
     UNION ALL SELECT id, word_count FROM story_versions UNION ALL SELECT 'day', words_now FROM writing_days`,
  );
  return Object.fromEntries(rows.map(({ id, words }) => [id, Number(words)]));
};

test('texts without spaces are counted again, and no others; writing days keep their words', async () => {
  await addTexts();
  const expected = { chinese: 16, far: 2, english: 77, many: 3, journal: 2, note: 1, version: 16, day: 1 };
  await recount();
  expect(await counts()).toEqual(expected);
  const [changed] = await dataSource.query(
    "SELECT COUNT(*) AS n FROM stories WHERE updated_at <> '2026-01-05 19:00:00.000'",
  );
  expect(Number(changed.n)).toBe(0);
  await recount();
  expect(await counts()).toEqual(expected);
});
