import { readMethods } from '../../../server/http/responses';
import { askDocument } from '../../support/documents';
import { testServer } from '../../support/testServer';

const server = testServer({ readerMail: true });

const readPaths = [
  '/healthz',
  '/readyz',
  '/oembed?url=x',
  '/blog/story_1/card.png',
  '/calendar/session.ics',
  '/calendar/secret.ics',
  '/downloads/my-data',
  '/downloads/stories.zip',
  '/downloads/story.pdf',
];
const postPaths = ['/graphql', '/follow', '/follow/confirm', '/unsubscribe?token=x'];

test.each([
  ...readPaths.map((path) => [path, readMethods]),
  ...postPaths.map((path) => [path, 'GET, HEAD, POST, OPTIONS']),
])('%s tells the methods that it takes, and refuses others', async (path, allow) => {
  const told = await askDocument(server, path, {}, 'OPTIONS');
  expect([told.status, told.headers.allow]).toEqual([204, allow]);
  for (const method of ['DELETE', 'PUT', ...(allow === readMethods ? ['POST'] : [])]) {
    const refused = await askDocument(server, path, {}, method);
    expect([refused.status, refused.headers.allow]).toEqual([405, allow]);
  }
});

test.each(['/calendar/%ff', '/blog/%ff/card.png'])(
  '%s, which cannot be decoded, is refused',
  async (path) => {
    const { status, text } = await askDocument(server, path);
    expect([status, text]).toEqual([400, 'The path is not encoded well\n']);
  },
);

test('/graphql answers HEAD like GET, without the body', async () => {
  const address = `${server.url}/graphql?query=${encodeURIComponent('{ info { name } }')}`;
  const [head, get] = [await fetch(address, { method: 'HEAD' }), await fetch(address)];
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
});
