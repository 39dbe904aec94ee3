import { gunzipSync } from 'node:zlib';
import { PrivacyLevel } from '../../../server/contract/enums';
import { askDocument, linksTo } from '../../support/documents';
import { buildMember, buildStory, memberOfFile } from '../../support/factories';
import { childrenOf, readXml, textOf, type XmlElement } from '../../support/readXml';
import { startTestServer, testServer } from '../../support/testServer';

const site = 'https://writers.example';
const server = testServer({ appUrl: site });
const ada = memberOfFile(server, { username: 'ada', displayName: 'Ada L.' });

type Given = Parameters<typeof buildStory>[2];
const publish = (given: Given, author = ada) =>
  buildStory(server, author, { ...given, privacyLevel: PrivacyLevel.PUBLIC });

const ask = (path: string, headers?: Record<string, string>, method?: string) =>
  askDocument(server, path, headers, method);

const atomFrom = async (path: string) => readXml((await ask(path)).text);
const entriesOf = (feed: XmlElement) => childrenOf(feed, 'entry');
const titlesOf = (feed: XmlElement) => entriesOf(feed).map((entry) => textOf(entry, 'title'));
const linksOf = (element: XmlElement | undefined) =>
  Object.fromEntries(
    childrenOf(element, 'link').map(({ attributes: { rel = '', href, type } }) => [rel, { href, type }]),
  );

// biome-ignore lint/suspicious/noExplicitAny: tests read items of any shape
type JsonFeed = Record<string, any> & { items: Record<string, any>[] };
const jsonFrom = async (path: string): Promise<JsonFeed> => JSON.parse((await ask(path)).text);

describe('a feed', () => {
  test('has whole stories with author, dates, tags and language, as Atom and as JSON Feed', async () => {
    const story = await publish({
      title: 'The Ferry & the <Sea>',
      content:
        'It *rained* that evening, and the [others](/blog) of it [more](#more) ![a](https://elsewhere.example/p.png)',
      tags: ['sea', 'night'],
      lang: 'en-IE',
    });
    const url = `${site}/blog/${story.id}`;
    const feed = await atomFrom('/feed.atom');
    expect([feed.name, feed.uri]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(textOf(feed, 'id')).toBe(`${site}/feed.atom`);
    expect(textOf(feed, 'title')).toBe('Monday Writers');
    expect(textOf(feed, 'updated')).toBe(story.updatedAt.toISOString());
    expect(linksOf(feed)).toEqual({
      self: { href: `${site}/feed.atom`, type: 'application/atom+xml' },
      alternate: { href: `${site}/blog`, type: 'text/html' },
    });
    const [entry] = entriesOf(feed);
    expect(textOf(entry, 'title')).toBe('The Ferry & the <Sea>');
    expect(textOf(entry, 'id')).toMatch(/^urn:uuid:[\da-f-]{36}$/);
    expect(linksOf(entry).alternate?.href).toBe(url);
    expect(entry?.attributes['xml:lang']).toBe('en-IE');
    expect(childrenOf(entry, 'category').map(({ attributes }) => attributes.term)).toEqual(['sea', 'night']);
    const [author] = childrenOf(entry, 'author');
    expect([textOf(author, 'name'), textOf(author, 'uri')]).toEqual(['Ada L.', `${site}/blog/by/ada`]);
    expect(textOf(entry, 'published')).toBe(story.publishedAt?.toISOString());
    expect(textOf(entry, 'updated')).toBe(story.updatedAt.toISOString());
    expect(textOf(entry, 'summary')).toContain('It rained that evening');
    const html = textOf(entry, 'content') ?? '';
    expect(html).toContain('<em>rained</em>');
    // Links lead to the site wherever the feed is read; pictures aren't loaded.
    expect(linksTo(html, 'others')).toEqual([`${site}/blog`]);
    expect(linksTo(html, 'more')).toEqual([`${url}#more`]);
    expect(linksTo(html, 'Show picture from elsewhere.example')).toEqual(['https://elsewhere.example/p.png']);
    expect(html).not.toContain('<img');

    const json = await jsonFrom('/feed.json');
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Monday Writers',
      home_page_url: `${site}/blog`,
      feed_url: `${site}/feed.json`,
    });
    expect(json.items[0]).toEqual({
      id: textOf(entry, 'id'),
      url,
      title: 'The Ferry & the <Sea>',
      content_html: html,
      summary: textOf(entry, 'summary'),
      date_published: story.publishedAt?.toISOString(),
      date_modified: story.updatedAt.toISOString(),
      authors: [{ name: 'Ada L.', url: `${site}/blog/by/ada` }],
      tags: ['sea', 'night'],
      language: 'en-IE',
    });
  });

  test('keeps a story’s id when the site gets another address', async () => {
    const moved = await server.another({ appUrl: 'https://elsewhere.example' });
    const idAt = async (one: typeof server) =>
      textOf(entriesOf(readXml((await askDocument(one, '/feed.atom')).text))[0], 'id');
    expect(await idAt(moved)).toBe(await idAt(server));
  });

  test('of an author or a tag has only their stories, in any case of the name', async () => {
    const grace = await buildMember(server, { username: 'grace', displayName: 'Grace H.' });
    await publish({ title: 'A compiler', tags: ['machines'] }, grace);
    await publish({ title: 'An engine', tags: ['machines'] });
    const byGrace = await atomFrom('/blog/by/GRACE/feed.atom');
    expect(titlesOf(byGrace)).toEqual(['A compiler']);
    expect(textOf(byGrace, 'title')).toBe('Grace H. · Monday Writers');
    expect(textOf(byGrace, 'id')).toBe(`${site}/blog/by/grace/feed.atom`);
    expect(linksOf(byGrace).alternate?.href).toBe(`${site}/blog/by/grace`);
    const tagged = await jsonFrom('/blog/tags/Machines/feed.json');
    expect(tagged.items.map(({ title }) => title)).toEqual(['An engine', 'A compiler']);
    expect(tagged.title).toBe('Stories tagged “machines” · Monday Writers');
    expect([tagged.feed_url, tagged.home_page_url]).toEqual([
      `${site}/blog/tags/machines/feed.json`,
      `${site}/blog/tags/machines`,
    ]);
  });

  test('of an author without public stories or of an unknown tag is not found', async () => {
    const silent = await buildMember(server, { username: 'silent' });
    await buildStory(server, silent, { tags: ['secret'] });
    for (const place of ['by/silent', 'by/nobody', 'by/%C3%A9', 'tags/secret', 'tags/unknown', 'tags/%00'])
      for (const kind of ['atom', 'json']) {
        const { status, headers } = await ask(`/blog/${place}/feed.${kind}`);
        // Pages of other sites can tell it from no network.
        expect([place, status, headers['access-control-allow-origin']]).toEqual([place, 404, '*']);
      }
    expect((await ask('/feedxatom')).status).toBe(404);
    expect((await ask('/feed.atom?after=nonsense')).status).toBe(404);
  });

  test('leads through its pages to the oldest story', async () => {
    const prolific = await buildMember(server, { username: 'prolific' });
    for (let count = 0; count < 45; count += 1) await publish({ title: `Part ${count}` }, prolific);
    const wanted = Array.from({ length: 45 }, (_, n) => `Part ${44 - n}`);
    const seen: (string | undefined)[][] = [];
    let path: string | undefined = '/blog/by/prolific/feed.atom';
    while (path) {
      const feed: XmlElement = await atomFrom(path);
      seen.push(titlesOf(feed));
      expect(textOf(feed, 'id')).toBe(`${site}/blog/by/prolific/feed.atom`);
      expect(linksOf(feed).self?.href).toBe(site + path);
      path = linksOf(feed).next?.href?.slice(site.length);
    }
    expect(seen.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(seen.flat()).toEqual(wanted);

    const titles: string[] = [];
    let address: string | undefined = `${site}/blog/by/prolific/feed.json`;
    while (address) {
      const page: JsonFeed = await jsonFrom(address.slice(site.length));
      titles.push(...page.items.map(({ title }) => title));
      address = page.next_url;
    }
    expect(titles).toEqual(wanted);
  });

  test('summarises stories that are too long for it', async () => {
    const novelist = await buildMember(server, { username: 'novelist' });
    await publish({ title: 'Short', content: 'Some words.' }, novelist);
    for (let count = 0; count < 5; count += 1)
      await publish({ title: 'Novel', content: `The start. ${'long '.repeat(390_000)}` }, novelist);
    await publish({ title: 'Note', content: 'A few words.' }, novelist);
    const { text } = await ask('/blog/by/novelist/feed.atom');
    expect(text.length).toBeLessThan(10_000);
    const [note, novel, ...others] = entriesOf(readXml(text));
    expect(others).toHaveLength(5);
    expect(textOf(note, 'content')).toContain('A few words.');
    expect(childrenOf(novel, 'content')).toEqual([]);
    expect(textOf(novel, 'summary')).toMatch(/^The start\. long .*\.\.\.$/);
    const [, item] = (await jsonFrom('/blog/by/novelist/feed.json')).items;
    expect(item?.content_html).toBeUndefined();
    expect(item?.content_text).toMatch(/^The start\./);
  });
});

describe('feeds over HTTP', () => {
  test.each([
    ['/feed.atom', 'application/atom+xml; charset=utf-8'],
    ['/feed.json', 'application/feed+json; charset=utf-8'],
  ])('%s has its type, is not sent again, and may be read by every site', async (path, type) => {
    const { status, headers, text } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    const again = await ask(path, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['access-control-allow-origin']).toBe('*');
    const posted = await ask(path, {}, 'POST');
    expect([posted.status, posted.headers['access-control-allow-origin']]).toEqual([405, '*']);
    const head = await ask(path, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-type']]).toEqual([200, 0, type]);
    const zipped = await ask(path, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.body).toString()).toBe(text);
  });

  test('are found by readers from the pages that they belong to', async () => {
    for (const path of ['/', '/blog']) {
      const { text } = await ask(path);
      expect(text).toContain(
        '<link rel="alternate" type="application/atom+xml" title="Monday Writers" href="/feed.atom"/>',
      );
      expect(text).toContain(
        '<link rel="alternate" type="application/feed+json" title="Monday Writers" href="/feed.json"/>',
      );
    }
    const { text } = await ask('/blog');
    expect(linksTo(text, 'Atom')).toEqual(['/feed.atom']);
    expect(linksTo(text, 'JSON')).toEqual(['/feed.json']);
  });
});

describe('hostile texts', () => {
  const hostile = [
    '"><script>alert(1)</script><img src=x onerror=alert(1)>',
    ']]><x/><![CDATA[',
    '</content></entry><entry><title>Forged</title>',
    '&lt;script&gt; &#0; &bogus; %xxe;',
    'half \ud800 \udc00 characters 🌊',
    'a\u0000b\u0008c\u001bd\u000be\ufffef\uffff',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
    '[x](javascript:alert(1)) [y](data:text/html,x) ![z](https://h.example/"onerror="alert(1))',
  ];

  test('stay text in both forms, and run nothing', async () => {
    const name = hostile[0]?.slice(0, 50);
    const villain = await buildMember(server, { username: 'villain', displayName: name });
    for (const text of hostile) await publish({ title: text, content: text }, villain);
    const xml = (await ask('/blog/by/villain/feed.atom')).text;
    const json = await jsonFrom('/blog/by/villain/feed.json');
    const entries = entriesOf(readXml(xml));
    expect(entries).toHaveLength(hostile.length);
    expect(json.items).toHaveLength(hostile.length);
    // The database replaces half characters, and XML has no others of these.
    const allowed = (text: string) =>
      text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(
      hostile.map((title) => allowed(title).trim()).reverse(),
    );
    expect(xml).not.toContain('<script');
    for (const html of [
      ...entries.map((entry) => textOf(entry, 'content') ?? ''),
      ...json.items.map(({ content_html = '' }) => content_html),
    ]) {
      expect(html).not.toMatch(/<(?:script|img|iframe|entry|style)/i);
      expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc)=/i);
      expect(html).not.toMatch(/(?:href|src)="(?!https?:|mailto:)/i);
    }
  });
});

test('without public stories the feed is empty, and valid', async () => {
  const one = await startTestServer();
  try {
    const feed = readXml((await askDocument(one, '/feed.atom')).text);
    expect(entriesOf(feed)).toEqual([]);
    expect(textOf(feed, 'updated')).toBe('1970-01-01T00:00:00.000Z');
    expect(JSON.parse((await askDocument(one, '/feed.json')).text).items).toEqual([]);
  } finally {
    await one.close();
  }
});
