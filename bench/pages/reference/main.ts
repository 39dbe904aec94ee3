import 'reflect-metadata';
import { createServer } from 'node:http';
import { read } from '../../reference/database';
import { feed } from './feed';
import { author, blog, tag } from './lists';
import { story } from './story';

const html = 'text/html; charset=utf-8';

async function made(url: URL): Promise<{ type: string; body: string }> {
  const [, first = '', second = '', third = ''] = url.pathname.split('/').map(decodeURIComponent);
  const after = url.searchParams.get('after');
  if (first === 'ready') return { type: html, body: String((await read('SELECT 1')).length) };
  if (first === 'feed.atom') return { type: 'application/atom+xml; charset=utf-8', body: await feed(after) };
  const body =
    second === ''
      ? blog(after)
      : second === 'by'
        ? author(third)
        : second === 'tags'
          ? tag(third)
          : story(second);
  return { type: html, body: await body };
}

/** The limit for documents that are made anew: one or two statements, and strings put together. */
const server = createServer((request, response) => {
  made(new URL(request.url ?? '/', 'http://localhost')).then(
    ({ type, body }) => {
      const bytes = Buffer.from(body);
      response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length }).end(bytes);
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500).end();
    },
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
