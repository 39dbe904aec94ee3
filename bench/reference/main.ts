import 'reflect-metadata';
import { createServer, type IncomingMessage } from 'node:http';
import { createPool } from 'mysql2/promise';
import { Authenticator } from '../../server/features/account/authenticator';
import { newestAsGraphql, newestAsRest, read, storyAsGraphql } from './stories';
import { unvote, vote } from './votes';
import { type Draft, favorite, saveDraft, unfavorite } from './writes';

/**
 * A hand-written server without frameworks, with the app's statements and responses. Bearer tokens are
 * checked by the app's own class, so that this makes no difference.
 */
const pool = createPool({
  uri: process.env.DATABASE_URL,
  timezone: 'Z',
  charset: 'utf8mb4_unicode_ci',
  connectionLimit: 20,
  maxPreparedStatements: 500,
});
const authenticator = new Authenticator(
  new TextEncoder().encode(process.env.AUTH_SECRET),
  // The authenticator only reads.
  { read: (sql: string, params: string[]) => read(pool, sql, params) } as unknown as ConstructorParameters<
    typeof Authenticator
  >[1],
);

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

async function answerTo(request: IncomingMessage): Promise<unknown> {
  const viewer = await authenticator.viewerOf(request.headers.authorization);
  const [path, id = ''] = (request.url ?? '').slice(1).split('/');
  switch (path) {
    case 'ready':
      return read(pool, 'SELECT 1', []);
    case 'newest':
      return id === 'rest' ? newestAsRest(pool, viewer?.id) : newestAsGraphql(pool, viewer?.id);
    case 'story':
      return storyAsGraphql(pool, id, viewer?.id);
    case 'draft':
      return saveDraft(pool, (await bodyOf(request)) as Draft, viewer?.id);
    case 'favorite':
      return viewer ? favorite(pool, id, viewer.id) : undefined;
    case 'unfavorite':
      return viewer ? unfavorite(pool, id, viewer.id) : undefined;
    case 'vote':
      return viewer
        ? vote(pool, id, viewer.id, (await bodyOf(request)) as Parameters<typeof vote>[3])
        : undefined;
    case 'unvote':
      return viewer ? unvote(pool, id, viewer.id) : undefined;
  }
}

const server = createServer((request, response) => {
  answerTo(request).then(
    (answer) => {
      const body = Buffer.from(JSON.stringify(answer ?? { error: 'Not found' }));
      response.writeHead(answer ? 200 : 404, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': body.length,
      });
      response.end(body);
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500).end();
    },
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
