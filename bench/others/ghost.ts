import type { RowDataPacket } from 'mysql2/promise';
import { type Side, startSide } from '../processes';
import { get, otherId, type Program, plainText, type Source, type ToldStory } from './program';

const database = 'ghost';
/** The first start creates all tables. */
const timeoutMs = 300_000;

function start(folder: string, { connection }: Source): Promise<Side> {
  const env = {
    url: 'http://localhost',
    database__client: 'mysql',
    database__connection__host: connection.host,
    database__connection__port: connection.port,
    database__connection__user: connection.user,
    database__connection__password: connection.password,
    database__connection__database: database,
    // Asks other servers only for news.
    privacy__useUpdateCheck: 'false',
  };
  return startSide(['index.js'], env, '/ghost/api/admin/site/', {
    cwd: folder,
    portName: 'server__port',
    timeoutMs,
  });
}

const paragraph = {
  before:
    '{"children":[{"detail":0,"format":0,"mode":"normal","style":"","type":"extended-text","version":1,"text":"',
  after: '"}],"direction":"ltr","format":"","indent":0,"type":"paragraph","version":1}',
};

/** As the editor would have saved them; texts of the benchmark contain no markup. */
async function seed({ pool, database: from }: Source): Promise<void> {
  await pool.query(`DELETE FROM ${database}.posts_tags`);
  await pool.query(`DELETE FROM ${database}.posts_authors`);
  await pool.query(`DELETE FROM ${database}.posts_meta`);
  await pool.query(`DELETE FROM ${database}.posts`);
  await pool.query(`DELETE FROM ${database}.tags`);
  await pool.query(
    `INSERT INTO ${database}.users (id, name, slug, password, email, bio, status, visibility, created_at, created_by,
       updated_at)
     SELECT ${otherId('id')}, COALESCE(display_name, username), username, RPAD('', 60, 'x'), email, bio,
       'active', 'public', created_at, ${otherId('id')}, updated_at
     FROM ${from}.users`,
  );
  await pool.query(
    `INSERT INTO ${database}.tags (id, name, slug, visibility, created_at, created_by)
     SELECT ${otherId('id')}, name, REPLACE(name, ' ', '-'), 'public', NOW(), '1' FROM ${from}.tags`,
  );
  await pool.query(
    `INSERT INTO ${database}.posts (id, uuid, title, slug, lexical, html, plaintext, comment_id, type, status,
       visibility, email_recipient_filter, created_at, created_by, updated_at,
       published_at, published_by)
     SELECT ${otherId('id')}, UUID(), title, REPLACE(id, '_', '-'),
       CONCAT('{"root":{"children":[', ?, REPLACE(REPLACE(content, '"', '\\\\"'), '\\n\\n', ?), ?,
         '],"direction":"ltr","format":"","indent":0,"type":"root","version":1}}'),
       CONCAT('<p>', REPLACE(content, '\\n\\n', '</p><p>'), '</p>'), content, ${otherId('id')},
       'post', IF(privacy_level = 'public', 'published', 'draft'), 'public', 'all', created_at,
       ${otherId('author_id')}, updated_at, published_at, IF(published_at IS NULL, NULL, ${otherId('author_id')})
     FROM ${from}.stories`,
    [paragraph.before, `${paragraph.after},${paragraph.before}`, paragraph.after],
  );
  await pool.query(
    `INSERT INTO ${database}.posts_authors (id, post_id, author_id, sort_order)
     SELECT ${otherId('id')}, ${otherId('id')}, ${otherId('author_id')}, 0 FROM ${from}.stories`,
  );
  await pool.query(
    `INSERT INTO ${database}.posts_tags (id, post_id, tag_id, sort_order)
     SELECT ${otherId("CONCAT(story_id, ' ', tag_id)")}, ${otherId('story_id')}, ${otherId('tag_id')}, position
     FROM ${from}.story_tags`,
  );
}

interface Post {
  title: string;
  html?: string;
  authors: { name: string }[];
  tags: { name: string }[];
}

const told = (answer: unknown): ToldStory[] =>
  (answer as { posts: Post[] }).posts.map(({ title, html, authors, tags }) => ({
    title,
    author: authors.map(({ name }) => name).join(),
    tags: tags.map(({ name }) => name),
    ...(html !== undefined && { text: plainText(html) }),
  }));

/** The package's unpacked folder, with its dependencies installed. */
export async function startGhost(folder: string, source: Source): Promise<Program> {
  const { pool, longStoryId } = source;
  await (await start(folder, source)).stop();
  await seed(source);
  const side = await start(folder, source);
  const value = async (sql: string, params: string[] = []) =>
    String((await pool.query<RowDataPacket[]>(sql, params))[0][0]?.value);
  const key = await value(`SELECT secret AS value FROM ${database}.api_keys WHERE type = 'content' LIMIT 1`);
  const id = await value(`SELECT ${otherId('?')} AS value`, [longStoryId]);
  const posts = '/ghost/api/content/posts';
  const fields = 'id,title,slug,excerpt,reading_time,published_at';
  return {
    name: 'Ghost',
    side,
    questions: {
      newest: {
        calls: () => [get(`${posts}/?key=${key}&limit=20&include=authors,tags&fields=${fields}`)],
        told,
      },
      story: { calls: () => [get(`${posts}/${id}/?key=${key}&include=authors,tags`)], told },
      page: { calls: () => [get(`/${longStoryId.replace('_', '-')}/`)] },
    },
  };
}
