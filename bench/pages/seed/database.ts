import type { Pool, RowDataPacket } from 'mysql2/promise';
import { newIdAt } from '../../../server/lib/ids';
import { type BenchDatabase, provideDatabase } from '../../database';
import { randomFrom } from '../../random';
import { bulkInsert } from '../../seed/bulkInsert';
import { seed } from '../../seed/seed';
import { textOf, titleOf } from '../../seed/text';
import { settings } from '../../settings';

const words = 2_000;
/** Local ids of the stories whose pages are measured. */
export const measured = 'bench-page';
const count = 8;
const tagsOfEach = 3;

/** Stories of 2,000 words by authors with others, with a bio and tags; in the middle of the list. */
async function addStories(pool: Pool) {
  const random = randomFrom(11);
  const [authors] = await pool.query<({ id: string; at: Date } & RowDataPacket)[]>(
    `SELECT u.id, MAX(s.published_at) AS at FROM users u JOIN stories s ON s.author_id = u.id
     WHERE s.privacy_level = 'public' GROUP BY u.id ORDER BY COUNT(*) DESC LIMIT ${count}`,
  );
  const [tags] = await pool.query<({ id: string } & RowDataPacket)[]>('SELECT id FROM tags ORDER BY name');
  const stories = authors.map(({ id, at }) => {
    const published = new Date(at.getTime() - 1);
    return { authorId: id, published, id: newIdAt('story', published), ...textOf(random, words) };
  });
  await pool.query(`UPDATE users SET bio = ? WHERE id IN (?)`, [
    textOf(random, 25).content,
    authors.map(({ id }) => id),
  ]);
  await bulkInsert(
    pool,
    'stories',
    [
      ...['id', 'author_id', 'title', 'content', 'excerpt_text', 'word_count', 'privacy_level', 'local_id'],
      ...['created_at', 'updated_at', 'revised_at', 'published_at'],
    ],
    stories.map(({ id, authorId, published, content, excerptText, wordCount }) => [
      ...[id, authorId, titleOf(random), content, excerptText, wordCount, 'public', measured],
      ...[published, published, published, published],
    ]),
  );
  await bulkInsert(
    pool,
    'story_tags',
    ['story_id', 'tag_id', 'position', 'published_at'],
    stories.flatMap(({ id, published }, story) =>
      Array.from({ length: tagsOfEach }, (_, position) => [
        ...[id, tags[story * tagsOfEach + position]?.id ?? ''],
        ...[position, published],
      ]),
    ),
  );
}

/** The usual stories, and those whose pages are measured. */
export const providePages = (report: (line: string) => void): Promise<BenchDatabase> =>
  provideDatabase(
    {
      size: { stories: settings.fewStories },
      folder: 'pages',
      sources: ['bench/seed', 'bench/pages/seed'],
      fill: async (pool) => {
        const size = { users: settings.fewStories / 10, stories: settings.fewStories };
        await seed(pool, size, report);
        await addStories(pool);
      },
    },
    report,
  );
