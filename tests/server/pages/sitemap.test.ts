import { PrivacyLevel } from '../../../server/contract/enums';
import { documents, resources, routes } from '../../../server/contract/routes';
import { sitemapPart, sitemapParts } from '../../../server/features/stories/story/sitemapLists';
import { newIdAt } from '../../../server/lib/ids';
import { accountCalls } from '../../support/accountCalls';
import { askDocument } from '../../support/documents';
import { buildMember, buildStory, changeStory } from '../../support/factories';
import { childrenOf, readXml, textOf } from '../../support/readXml';
import { emptiedServer } from '../../support/testServer';

const site = 'https://writers.example';
const server = emptiedServer({ appUrl: site });

const isPublic = { privacyLevel: PrivacyLevel.PUBLIC };

/** The addresses of a sitemap or an index, with their last changes. */
async function addressesOf(path: string, of = server) {
  const { status, text, headers } = await askDocument(of, path);
  expect([path, status]).toEqual([path, 200]);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const root = readXml(text);
  expect(root.uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const items = childrenOf(root, root.name === 'urlset' ? 'url' : 'sitemap');
  return items.map((item) => {
    const changed = textOf(item, 'lastmod');
    return [textOf(item, 'loc')?.slice(site.length), ...(changed ? [changed] : [])];
  });
}

describe('the sitemap', () => {
  it('names the documents, authors, tags and stories that search engines may list', async () => {
    const one = await buildMember(server, { username: 'one' });
    const shy = await buildMember(server, { username: 'shy' });
    const story = await buildStory(server, one, { ...isPublic, tags: ['sea-sand', 'été'] });
    const unlisted = await buildStory(server, shy, { ...isPublic, listed: false, tags: ['quiet'] });
    await buildStory(server, one, { tags: ['private'] });
    await buildStory(server, one, { privacyLevel: PrivacyLevel.SHARED, tags: ['shared'] });
    const silent = await buildMember(server);
    const withdrawn = await buildStory(server, silent, { ...isPublic, tags: ['withdrawn'] });
    await changeStory(server, silent, withdrawn, { privacyLevel: PrivacyLevel.PRIVATE });
    const leaver = await buildMember(server);
    await buildStory(server, leaver, { ...isPublic, tags: ['left'] });
    await accountCalls(server).deleteAccount(leaver.password, leaver.token);

    expect(await addressesOf('/sitemap.xml')).toEqual([
      ['/sitemap/site.xml'],
      ['/sitemap/authors.xml'],
      ['/sitemap/1.xml', story.updatedAt.toISOString()],
    ]);
    expect(await addressesOf('/sitemap/site.xml')).toEqual([
      ['/'],
      ['/about'],
      ['/blog'],
      ['/terms'],
      ['/privacy'],
      ['/blog/tags/sea-sand'],
      ['/blog/tags/%C3%A9t%C3%A9'],
    ]);
    expect(await addressesOf('/sitemap/authors.xml')).toEqual([['/blog/by/one']]);
    expect(await addressesOf('/sitemap/1.xml')).toEqual([
      [`/blog/${story.id}`, story.updatedAt.toISOString()],
    ]);

    // Its readers find it all the same, in feeds, too.
    expect((await askDocument(server, `/blog/${unlisted.id}`)).status).toBe(200);
    expect((await askDocument(server, '/blog/by/shy/feed.atom')).text).toContain(unlisted.id);
  });

  it('without stories has the fixed documents, and no empty part', async () => {
    expect(await addressesOf('/sitemap.xml')).toEqual([['/sitemap/site.xml']]);
    expect(await addressesOf('/sitemap/site.xml')).toHaveLength(5);
    for (const part of ['authors', '1', '0', '01', '-1', '1e3', '999999', 'x', '%00'])
      expect([part, (await askDocument(server, `/sitemap/${part}.xml`)).status]).toEqual([part, 404]);
  });

  it('changes with the next request on every server, and is not sent again before', async () => {
    const other = await server.another({});
    const author = await buildMember(server);
    await buildStory(server, author, isPublic);
    const story = await buildStory(server, author, isPublic);
    for (const one of [server, other]) expect(await addressesOf('/sitemap/1.xml', one)).toHaveLength(2);
    const { headers } = await askDocument(server, '/sitemap/1.xml');
    const has = { 'if-none-match': String(headers.etag) };
    expect((await askDocument(other, '/sitemap/1.xml', has)).status).toBe(304);
    await changeStory(server, author, story, { privacyLevel: PrivacyLevel.PRIVATE });
    for (const one of [server, other]) expect(await addressesOf('/sitemap/1.xml', one)).toHaveLength(1);
    expect((await askDocument(other, '/sitemap/1.xml', has)).status).toBe(200);
  });

  it('has parts of 10,000 stories without a gap, each read from an index alone, of which a client makes few a minute', async () => {
    const { db } = server.app.services;
    const author = await buildMember(server);
    const timeOf = (n: number) => new Date(Date.UTC(2026, 0, 5) + n * 1000);
    const ids = Array.from({ length: 10_005 }, (_, n) => newIdAt('story', timeOf(n)));
    for (let from = 0; from < ids.length; from += 5_000) {
      const rows = ids.slice(from, from + 5_000).map((id, n) => {
        const at = timeOf(from + n);
        return [id, author.id, 'T', 'W', '', 'public', 1, at, at, at, at];
      });
      await server.sql(
        `INSERT INTO stories (id, author_id, title, content, excerpt_text, privacy_level, word_count, created_at, updated_at, revised_at, published_at)
         VALUES ?`,
        [rows],
      );
    }
    const changedAt = (n: number) => timeOf(n).toISOString();
    expect((await addressesOf('/sitemap.xml')).slice(2)).toEqual([
      ['/sitemap/1.xml', changedAt(9_999)],
      ['/sitemap/2.xml', changedAt(10_004)],
    ]);
    const parts = [await addressesOf('/sitemap/1.xml'), await addressesOf('/sitemap/2.xml')];
    expect(parts.map(({ length }) => length)).toEqual([10_000, 5]);
    expect(parts.flat()).toEqual(ids.map((id, n) => [`/blog/${id}`, changedAt(n)]));

    await server.sql('ANALYZE TABLE stories');
    const sent: string[] = [];
    const reader: Pick<typeof db, 'read'> = {
      read: (sql) => {
        sent.push(sql);
        return db.read(sql);
      },
    };
    await sitemapParts(reader);
    await sitemapPart(reader, 1);
    expect(sent).toHaveLength(2);
    for (const sql of sent) {
      const plan: { table: string; Extra: string }[] = await server.sql(`EXPLAIN ${sql}`);
      expect(plan.find(({ table }) => table === 's')?.Extra).toMatch(/Using index(?! condition)/);
    }

    const limited = await server.another({ rateLimits: 0.02 });
    const statuses: number[] = [];
    for (let part = 1; part <= 6; part += 1)
      statuses.push((await askDocument(limited, `/sitemap/${part}.xml`)).status);
    expect(statuses.slice(0, 3)).toEqual([200, 200, 404]);
    expect(statuses.at(-1)).toBe(429);
    // What is kept costs nothing.
    expect((await askDocument(limited, '/sitemap/1.xml')).status).toBe(200);
  });
});

describe('a story that search engines may not list', () => {
  it('says so in its document, which keeps its canonical address', async () => {
    const author = await buildMember(server);
    const headOf = async (listed: boolean) => {
      const { id } = await buildStory(server, author, { ...isPublic, listed });
      const { text } = await askDocument(server, `/blog/${id}`);
      expect(text).toContain(`<link rel="canonical" href="${site}/blog/${id}"/>`);
      return text.includes('<meta name="robots" content="noindex"/>');
    };
    expect([await headOf(true), await headOf(false)]).toEqual([false, true]);
  });
});

describe('robots.txt', () => {
  /** The paths that a robot may not fetch, by its name. Source: RFC 9309, section 2.2. */
  async function disallowedFor(robot: string, of = server) {
    const { status, headers, text } = await askDocument(of, '/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
    const groups = text.split('\n\n').map((group) => ({
      robots: [...group.matchAll(/^User-agent: (.*)$/gm)].map(([, name]) => name),
      paths: [...group.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path),
    }));
    const { paths } = groups.find(({ robots }) => robots.includes(robot)) ??
      groups.find(({ robots }) => robots.includes('*')) ?? { paths: [] };
    return (path: string) => paths.some((start) => path.startsWith(start));
  }

  it('leads everyone to the documents and feeds, and not into the app and the API', async () => {
    const isDisallowed = await disallowedFor('Googlebot');
    const isDocument = (path: string) => documents.some((document) => document === path);
    for (const path of [...documents, ...resources, '/pages/late.js'])
      expect([path, isDisallowed(path)]).toEqual([path, false]);
    for (const path of routes.filter((route) => !isDocument(route)))
      expect([path, isDisallowed(path)]).toEqual([path, true]);
    for (const path of ['/api/stories', '/graphql', '/graphiql', '/blog?q=sea'])
      expect(isDisallowed(path)).toBe(true);
  });

  it('refuses crawlers that gather texts to train models, unless the operator allows them', async () => {
    for (const robot of [
      'GPTBot',
      'ClaudeBot',
      'CCBot',
      'Google-Extended',
      'Applebot-Extended',
      'Bytespider',
    ])
      expect((await disallowedFor(robot))('/blog')).toBe(true);
    const open = await server.another({ aiCrawlers: 'allow' });
    const isDisallowed = await disallowedFor('GPTBot', open);
    expect([isDisallowed('/blog'), isDisallowed('/api/stories')]).toEqual([false, true]);
  });
});
