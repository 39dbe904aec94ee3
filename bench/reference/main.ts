import 'reflect-metadata';
import { createServer, type IncomingMessage } from 'node:http';
import { dashboardAsGraphql } from './dashboard';
import { read } from './database';
import { type Draft, saveDraft } from './draft';
import { favorite, follow, unfavorite, unfollow } from './links';
import { SignedOut, type Viewer, viewerOf } from './signIn';
import { newestAsGraphql, newestAsRest } from './stories';
import { storyAsGraphql } from './story';
import { unvote, vote } from './votes';

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

const memberAnswers: Record<
  string,
  (viewer: Viewer, request: IncomingMessage, ids: string[]) => Promise<unknown>
> = {
  story: (viewer, _, [id = '']) => storyAsGraphql(id, viewer),
  dashboard: (viewer, _, [from = '', to = '']) => dashboardAsGraphql(viewer, from, to),
  draft: async (viewer, request) => saveDraft((await bodyOf(request)) as Draft, viewer),
  favorite: (viewer, _, [id = '']) => favorite(id, viewer),
  unfavorite: (viewer, _, [id = '']) => unfavorite(id, viewer),
  follow: (viewer, _, [id = '']) => follow(id, viewer),
  unfollow: (viewer, _, [id = '']) => unfollow(id, viewer),
  vote: async (viewer, request, [id = '']) =>
    vote(id, viewer, (await bodyOf(request)) as Parameters<typeof vote>[2]),
  unvote: (viewer, _, [id = '']) => unvote(id, viewer),
};

async function answerTo(request: IncomingMessage): Promise<unknown> {
  const viewer = await viewerOf(request.headers.authorization);
  const [path = '', ...ids] = (request.url ?? '').slice(1).split('/');
  if (path === 'ready') return read('SELECT 1');
  if (path === 'newest') return ids[0] === 'rest' ? newestAsRest(viewer) : newestAsGraphql(viewer);
  if (!viewer) throw new SignedOut();
  return memberAnswers[path]?.(viewer, request, ids);
}

/**
 * The limit that the app is measured against: bare Node. A read takes one or two statements, which select just
 * what the answer holds; a write takes as few as its durable effect allows. They check the sign-in too.
 */
const server = createServer((request, response) => {
  answerTo(request).then(
    (answer) => {
      const body = Buffer.from(JSON.stringify(answer || { error: 'Not found' }));
      response.writeHead(answer ? 200 : 404, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': body.length,
      });
      response.end(body);
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(error instanceof SignedOut ? 401 : 500).end();
    },
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
