import { PrivacyLevel } from '../../../server/contract/enums';
import { oembedAddress } from '../../../server/pages/oembed';
import { askDocument } from '../../support/documents';
import { buildMember, buildStory, changeStory, memberOfFile } from '../../support/factories';
import { hostileStories, titleOf, visible } from '../../support/hostileStories';
import { hostileTexts } from '../../support/hostileTexts';
import { readXml, textOf } from '../../support/readXml';
import { severalAtATime } from '../../support/severalAtATime';
import { storyCalls } from '../../support/storyCalls';
import { testServer } from '../../support/testServer';

const server = testServer({ appUrl: 'https://writers.example' });
const author = memberOfFile(server, { displayName: 'Ines & the Lamp' });

const pageOf = (id: string) => `https://writers.example/blog/${id}`;
const published = (title?: string) =>
  buildStory(server, author, { title, privacyLevel: PrivacyLevel.PUBLIC });

async function ask(parameters: Record<string, string> | string, headers = {}, on = server) {
  const query = typeof parameters === 'string' ? parameters : new URLSearchParams(parameters);
  const response = await fetch(`${on.url}/oembed?${query}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const described = async (parameters: Record<string, string>) => JSON.parse((await ask(parameters)).text);

/** The elements of an oEmbed answer as XML. */
const elementsOf = (text: string) => {
  const root = readXml(text);
  return Object.fromEntries(root.children.map(({ name }) => [name, textOf(root, name)]));
};

describe('a public story', () => {
  it('is described as a link with its title, author and card', async () => {
    const story = await published('The lamp');
    const { status, headers, text } = await ask({ url: pageOf(story.id) });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toEqual({
      type: 'link',
      version: '1.0',
      title: 'The lamp',
      author_name: 'Ines & the Lamp',
      author_url: `https://writers.example/blog/by/${author.username}`,
      provider_name: 'Monday Writers',
      provider_url: 'https://writers.example',
      thumbnail_url: expect.stringMatching(
        new RegExp(`^https://writers\\.example/blog/${story.id}/card\\.png\\?v=[0-9a-f]{12}$`),
      ),
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    const card = await fetch(JSON.parse(text).thumbnail_url.replace('https://writers.example', server.url));
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('is described the same as XML', async () => {
    const { id } = await published('“Salt & <Light>”');
    const { status, headers, text } = await ask({ url: pageOf(id), format: 'xml' });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
    const json = await described({ url: pageOf(id), format: 'json' });
    expect(elementsOf(text)).toEqual(
      Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])),
    );
  });

  it('is found by each form of the address of its page', async () => {
    const { id } = await published();
    for (const more of ['/', '?from=chat', '#comments', '/?a=1#b'])
      expect((await ask({ url: pageOf(id) + more })).status).toBe(200);
    const address = oembedAddress('https://writers.example', id, 'xml');
    expect((await ask(new URL(address).search.slice(1))).headers.get('content-type')).toMatch(/^text\/xml/);
  });

  it('has the username for a member without a name, and a title if it has none', async () => {
    const nameless = await buildMember(server);
    const { id } = await buildStory(server, nameless, { title: '', privacyLevel: PrivacyLevel.PUBLIC });
    expect(await described({ url: pageOf(id) })).toMatchObject({
      title: 'Untitled Story',
      author_name: nameless.username,
    });
  });

  it('has no picture larger than what was asked for', async () => {
    const url = pageOf((await published()).id);
    for (const [name, limit] of [
      ['maxwidth', '1199'],
      ['maxheight', '629'],
      ['maxwidth', '0'],
    ] as const)
      expect(Object.keys(await described({ url, [name]: limit })).join()).not.toContain('thumbnail');
    expect(await described({ url, maxwidth: '1200', maxheight: '630' })).toHaveProperty('thumbnail_url');
  });

  it('is answered with 304 as long as nothing changes, on every server', async () => {
    const other = await server.another();
    const story = await published('Before');
    const url = pageOf(story.id);
    const { headers } = await ask({ url });
    const has = { 'if-none-match': headers.get('etag') ?? '' };
    for (const on of [server, other]) {
      const again = await ask({ url }, has, on);
      expect([again.status, again.text]).toEqual([304, '']);
    }
    await changeStory(server, author, story, { title: 'After' });
    for (const on of [other, server]) {
      const { status, text } = await ask({ url }, has, on);
      expect([status, JSON.parse(text).title]).toEqual([200, 'After']);
    }
    await other.close();
  });
});

describe('what is refused', () => {
  it('is a story that visitors may not read, whoever asks: 404', async () => {
    const url = pageOf((await buildStory(server, author)).id);
    for (const headers of [{}, { authorization: `Bearer ${author.token}` }]) {
      const { status, headers: sent } = await ask({ url }, headers);
      expect([status, sent.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  it('may be read by pages of every site, as the description may', async () => {
    const url = pageOf((await published()).id);
    for (const parameters of [{ url }, { url: pageOf('x') }, { url, format: 'yaml' }, {}])
      expect(
        (await ask(parameters as Record<string, string>)).headers.get('access-control-allow-origin'),
      ).toBe('*');
    const posted = await fetch(`${server.url}/oembed`, { method: 'POST' });
    expect([posted.status, posted.headers.get('access-control-allow-origin')]).toEqual([405, '*']);
  });

  it('is any address that is not a public story’s: 404', async () => {
    const { id } = await published();
    for (const url of [
      'nothing',
      'https://writers.example/',
      'https://writers.example/blog',
      `https://writers.example/stories/${id}`,
      `https://writers.example/blog/${id}/card.png`,
      `https://writers.example/blog/${author.id}`,
      `https://elsewhere.example/blog/${id}`,
      `http://writers.example/blog/${id}`,
      `https://writers.example:8443/blog/${id}`,
      `javascript:alert(1)//writers.example/blog/${id}`,
      `https://writers.example@elsewhere.example/blog/${id}`,
    ])
      expect([url, (await ask({ url })).status]).toEqual([url, 404]);
  });

  it('is a request without an address, or with sizes that are none: 400', async () => {
    const url = encodeURIComponent(pageOf((await published()).id));
    for (const query of [
      '',
      'url=',
      `url=${url}&url=${url}`,
      `url=${url}&maxwidth=wide`,
      `url=${url}&maxheight=-1`,
    ])
      expect([query, (await ask(query)).status]).toEqual([query, 400]);
  });

  it('is a format other than JSON and XML: 501', async () => {
    const url = pageOf((await published()).id);
    for (const format of ['yaml', 'JSON', '__proto__']) expect((await ask({ url, format })).status).toBe(501);
  });

  it('is what is asked for too often by one address; answers that are kept are not limited', async () => {
    const limited = await server.another({ rateLimits: 0.01 });
    const stories = await Promise.all(Array.from({ length: 4 }, () => published()));
    const statuses = async () => {
      const asked: number[] = [];
      for (const { id } of stories) asked.push((await ask({ url: pageOf(id) }, {}, limited)).status);
      return asked;
    };
    expect(await statuses()).toEqual([200, 200, 200, 429]);
    expect(await statuses()).toEqual([200, 200, 200, 429]);
    await limited.close();
  });
});

it('HEAD answers like GET, without the text', async () => {
  const url = encodeURIComponent(pageOf((await published()).id));
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => fetch(`${server.url}/oembed?url=${url}`, { method })),
  );
  expect(await head?.text()).toBe('');
  for (const name of ['etag', 'content-length', 'content-type'])
    expect(head?.headers.get(name)).toBe(get?.headers.get(name));
});

test('oEmbed and sitemaps stay JSON and XML, with hostile texts as they are', async () => {
  await severalAtATime(await hostileStories(server), async (story) => {
    const described = async (format: string) => {
      const url = encodeURIComponent(`${server.config.appUrl}/blog/${story.id}`);
      return (await ask(`url=${url}&format=${format}`)).text;
    };
    const json = JSON.parse(await described('json'));
    const xml = readXml(await described('xml'));
    expect([json.title, textOf(xml, 'title')].map(visible)).toEqual([titleOf(story), titleOf(story)]);
    expect(visible(textOf(xml, 'author_name'))).toBe(visible(json.author_name));
  });
  for (const part of ['.xml', '/site.xml', '/authors.xml', '/1.xml'])
    readXml((await askDocument(server, `/sitemap${part}`)).text);
});

test('no tag can have a hostile text as its name', async () => {
  const author = await buildMember(server);
  await severalAtATime(hostileTexts, async (text) => {
    const { errors } = await storyCalls(server).create(
      { title: 'x', content: 'x', tags: [text] },
      author.token,
    );
    expect([text, errors?.[0]?.extensions.code]).toEqual([text, 'BAD_USER_INPUT']);
  });
});
