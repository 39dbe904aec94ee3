import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RowDataPacket } from 'mysql2/promise';
import { type Side, startSide } from '../processes';
import { settings } from '../settings';
import { get, otherId, type Program, plainText, type Source, type ToldStory } from './program';

const database = 'strapi';
/** The first start creates all tables. */
const timeoutMs = 300_000;

const relation = (kind: string, type: string) => ({
  type: 'relation',
  relation: kind,
  target: `api::${type}.${type}`,
});
/** The content types, each with whether it has drafts and its attributes. */
const types = {
  article: {
    drafts: true,
    attributes: {
      title: { type: 'string' },
      excerpt: { type: 'text' },
      content: { type: 'richtext' },
      word_count: { type: 'integer' },
      author: { ...relation('manyToOne', 'author'), inversedBy: 'articles' },
      tags: { ...relation('manyToMany', 'tag'), inversedBy: 'articles' },
    },
  },
  author: {
    drafts: false,
    attributes: {
      name: { type: 'string' },
      username: { type: 'string' },
      bio: { type: 'text' },
      articles: { ...relation('oneToMany', 'article'), mappedBy: 'author' },
    },
  },
  tag: {
    drafts: false,
    attributes: {
      name: { type: 'string' },
      articles: { ...relation('manyToMany', 'article'), mappedBy: 'tags' },
    },
  },
};

/** The default settings of a new project, but for its database. */
const config = {
  server: "({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: env.array('APP_KEYS') } })",
  admin:
    "({ env }) => ({ auth: { secret: env('SECRET') }, apiToken: { salt: env('SECRET') }, transfer: { token: { salt: env('SECRET') } }, serveAdminPanel: false })",
  plugins: "({ env }) => ({ 'users-permissions': { config: { jwtSecret: env('SECRET') } } })",
  middlewares: JSON.stringify(
    'logger errors security cors poweredBy query body session favicon public'
      .split(' ')
      .map((name) => `strapi::${name}`),
  ),
  database:
    "({ env }) => ({ connection: { client: 'mysql', connection: { host: env('DB_HOST'), port: env.int('DB_PORT'), user: env('DB_USER'), password: env('DB_PASSWORD'), database: env('DB_NAME') } } })",
};

function writeProject(folder: string) {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [name, text] of Object.entries(config))
    write(`config/${name}.js`, `module.exports = ${text};\n`);
  mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
  for (const [type, { drafts, attributes }] of Object.entries(types)) {
    const api = `src/api/${type}`;
    write(
      `${api}/content-types/${type}/schema.json`,
      JSON.stringify({
        kind: 'collectionType',
        collectionName: `${type}s`,
        info: { singularName: type, pluralName: `${type}s`, displayName: type },
        options: { draftAndPublish: drafts },
        attributes,
      }),
    );
    for (const [part, parts] of Object.entries({
      Router: 'routes',
      Controller: 'controllers',
      Service: 'services',
    }))
      write(
        `${api}/${parts}/${type}.js`,
        `module.exports = require('@strapi/strapi').factories.createCore${part}('api::${type}.${type}');\n`,
      );
  }
}

function start(folder: string, { connection }: Source): Promise<Side> {
  const env = {
    APP_KEYS: settings.secret,
    SECRET: settings.secret,
    DB_HOST: connection.host,
    DB_PORT: connection.port,
    DB_USER: connection.user,
    DB_PASSWORD: connection.password,
    DB_NAME: database,
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const program = path.join(folder, 'node_modules/@strapi/strapi/bin/strapi.js');
  return startSide([program, 'start'], env, '/_health', { cwd: folder, timeoutMs });
}

/** A document with drafts has a row for its draft and one for what is published. */
async function seed({ pool, database: from }: Source): Promise<void> {
  await pool.query(
    `INSERT INTO ${database}.authors (document_id, name, username, bio, created_at, updated_at, published_at)
     SELECT ${otherId('id')}, COALESCE(display_name, username), username, bio, created_at, updated_at, created_at
     FROM ${from}.users`,
  );
  await pool.query(
    `INSERT INTO ${database}.tags (document_id, name, created_at, updated_at, published_at)
     SELECT ${otherId('id')}, name, NOW(), NOW(), NOW() FROM ${from}.tags`,
  );
  for (const [publishedAt, which] of [
    ['NULL', 'TRUE'],
    ['published_at', "privacy_level = 'public'"],
  ])
    await pool.query(
      `INSERT INTO ${database}.articles (document_id, title, excerpt, content, word_count, created_at, updated_at, published_at)
       SELECT ${otherId('id')}, title, excerpt_text, content, word_count, created_at, updated_at, ${publishedAt}
       FROM ${from}.stories WHERE ${which}`,
    );
  await pool.query(
    `INSERT INTO ${database}.articles_author_lnk (article_id, author_id, article_ord)
     SELECT a.id, u.id, a.id FROM ${from}.stories s
     JOIN ${database}.articles a ON a.document_id = ${otherId('s.id')}
     JOIN ${database}.authors u ON u.document_id = ${otherId('s.author_id')}`,
  );
  await pool.query(
    `INSERT INTO ${database}.articles_tags_lnk (article_id, tag_id, tag_ord, article_ord)
     SELECT a.id, t.id, l.position + 1, a.id FROM ${from}.story_tags l
     JOIN ${database}.articles a ON a.document_id = ${otherId('l.story_id')}
     JOIN ${database}.tags t ON t.document_id = ${otherId('l.tag_id')}`,
  );
  await allowVisitors(pool);
  await pool.query(
    `ANALYZE TABLE ${['articles', 'articles_author_lnk', 'articles_tags_lnk', 'authors', 'tags']
      .map((table) => `${database}.${table}`)
      .join(', ')}`,
  );
}

async function allowVisitors(pool: Source['pool']) {
  const actions = Object.keys(types).flatMap((type) =>
    ['find', 'findOne'].map((action) => `api::${type}.${type}.${action}`),
  );
  await pool.query(
    `INSERT INTO ${database}.up_permissions (document_id, action, created_at, updated_at, published_at)
     VALUES ${actions.map(() => `(${otherId('?')}, ?, NOW(), NOW(), NOW())`).join(', ')}`,
    actions.flatMap((action) => [action, action]),
  );
  await pool.query(
    `INSERT INTO ${database}.up_permissions_role_lnk (permission_id, role_id, permission_ord)
     SELECT p.id, r.id, p.id FROM ${database}.up_permissions p, ${database}.up_roles r
     WHERE p.action IN (?) AND r.type = 'public'`,
    [actions],
  );
}

interface Article {
  title: string;
  content?: string;
  author: { name: string };
  tags: { name: string }[];
}

const told = (answer: unknown): ToldStory[] =>
  [(answer as { data: Article | Article[] }).data].flat().map(({ title, content, author, tags }) => ({
    title,
    author: author.name,
    tags: tags.map(({ name }) => name),
    ...(content !== undefined && { text: plainText(content) }),
  }));

/** A folder with Strapi's packages installed; the project is written there. */
export async function startStrapi(folder: string, source: Source): Promise<Program> {
  writeProject(folder);
  await (await start(folder, source)).stop();
  await seed(source);
  const side = await start(folder, source);
  const [rows] = await source.pool.query<RowDataPacket[]>(`SELECT ${otherId('?')} AS id`, [
    source.longStoryId,
  ]);
  const related = 'populate[author][fields]=name,username&populate[tags][fields]=name';
  const fields = 'fields=title,excerpt,word_count,publishedAt';
  return {
    name: 'Strapi',
    side,
    questions: {
      newest: {
        calls: () => [
          get(`/api/articles?sort=publishedAt:desc&pagination[pageSize]=20&${fields}&${related}`),
        ],
        told,
      },
      story: { calls: () => [get(`/api/articles/${rows[0]?.id}?${related}`)], told },
    },
  };
}
