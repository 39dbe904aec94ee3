import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { Admission } from '../../server/graphql/admission/admission';
import type { PublicAnswers } from '../../server/graphql/publicAnswers';
import { requestIdOf } from '../../server/http/requests';
import { DocumentServer } from '../../server/pages/documentServer';
import { HtmlCache } from '../../server/pages/htmlCache';
import { oembedRouter } from '../../server/pages/oembed';
import { plainSecurityHeaders } from '../../server/pages/webPages';
import { makeSchema } from '../../server/schema';
import { askDocument, type DocumentAnswer } from '../support/documents';
import { fuzzSeed, isFullFuzz, randomFrom } from '../support/fuzzing';
import { writeAtRandom } from '../support/randomWrites';
import { describeWithRedis } from '../support/redis';
import { startTestRedis, type TestRedis } from '../support/testRedis';
import { startTestServer, type TestServer } from '../support/testServer';
import { WritingGroup } from '../support/writingGroup';

const nothingKept: Pick<PublicAnswers, 'getOrMake'> = {
  getOrMake: (_key, make) => make(() => undefined),
};
/** Bytes; each text and row takes more. */
const tooFewToKeep = 1;

/** Serves the public documents and oEmbed on the server's database, and makes every answer anew. */
async function startFreshDocuments({
  app: { services },
}: TestServer): Promise<{ url: string; close(): void }> {
  const schema = makeSchema();
  const documents = new DocumentServer({
    services,
    schema,
    admission: new Admission(schema, services.db),
    publicAnswers: nothingKept,
    html: new HtmlCache(tooFewToKeep),
    headers: plainSecurityHeaders(services.config),
  });
  const others = express();
  others.set('etag', false);
  others.use(oembedRouter({ services, publicAnswers: nothingKept, requestIdOf }));
  const server = createServer((request, response) => {
    if (!documents.answer(request, response)) others(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

jest.setTimeout(60 * 60_000);

const site = 'https://writers.example';
const writesOfEach = isFullFuzz ? 1_000 : 30;
const askedAfterEach = 4;
const encodings = ['identity', 'gzip', 'br'] as const;

const decoded = ({ headers, body }: DocumentAnswer): Buffer => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

describeWithRedis('what two servers keep of public documents', () => {
  let redis: TestRedis;
  let servers: [TestServer, TestServer];
  let fresh: Awaited<ReturnType<typeof startFreshDocuments>>;
  let group: WritingGroup;
  const random = randomFrom(fuzzSeed + 3);
  const of = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  /** Addresses of further pages, which documents link to. */
  const turns: string[] = [];
  /** The latest copy of each address in each encoding, as a browser has it. */
  const copies = new Map<string, { etag: string; body: Buffer }>();

  beforeAll(async () => {
    redis = (await startTestRedis()) as TestRedis;
    const here = await startTestServer({ redisUrl: redis.url, appUrl: site });
    servers = [here, await here.another()];
    fresh = await startFreshDocuments(here);
    group = await WritingGroup.gather(servers, random);
  });
  afterAll(async () => {
    fresh?.close();
    for (const server of [...(servers ?? [])].reverse()) await server.close();
    await redis?.stop();
  });

  function anAddress(): string {
    const story = random() < 0.5 ? group.latestStory : of(group.ids);
    const author = `/blog/by/${of(group.usernames)}`;
    const tag = `/blog/tags/${encodeURIComponent(of(group.tags))}`;
    const oembed = `/oembed?url=${encodeURIComponent(`${site}/blog/${story}`)}`;
    const list = of(['', author, tag]);
    return of([
      ...['/blog', '/blog', '/blog?q=ferry', '/', '/sitemap.xml', '/robots.txt', '/terms'],
      ...[`/blog/${story}`, `/blog/${story}`, `/blog/${story}`, author, author.toUpperCase(), tag],
      ...[`${list}/feed.atom`, `${list}/feed.json`, oembed, `${oembed}&format=xml`],
      ...['/sitemap/site.xml', '/sitemap/authors.xml', '/sitemap/1.xml', ...turns.slice(-4)],
    ]);
  }

  async function expectFresh(address: string) {
    const made = await askDocument(fresh, address);
    turns.push(
      ...[...made.text.matchAll(/href="([^"]*[?&;](?:after|before)=[^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&').replace(site, ''),
      ),
    );
    for (const encoding of encodings) {
      const key = `${encoding} ${address}`;
      const copy = copies.get(key);
      const answers = await Promise.all(
        servers.map((server) =>
          askDocument(server, address, {
            'accept-encoding': encoding,
            ...(copy && random() < 0.5 && { 'if-none-match': copy.etag }),
          }),
        ),
      );
      for (const answer of answers) {
        const isCurrent = answer.status === 304;
        const body = isCurrent ? copy?.body : decoded(answer);
        expect([isCurrent ? 200 : answer.status, body?.toString()]).toEqual([made.status, made.text]);
        // The tag tells a changed document from an unchanged one.
        expect(answer.headers.etag).toBe(answers[0]?.headers.etag);
        if (copy && made.status === 200)
          expect(answer.headers.etag === copy.etag).toBe(copy.body.equals(made.body));
        if (encoding === 'identity') expect(answer.headers.etag).toBe(made.headers.etag);
        if (made.status === 200)
          copies.set(key, { etag: String(answer.headers.etag), body: Buffer.from(made.body) });
      }
      const [one, other] = answers;
      if (one?.status === other?.status) expect(one?.body.equals(other?.body as Buffer)).toBe(true);
    }
  }

  /** A card is kept in the database: what was drawn earlier is what would be drawn now. */
  async function expectFreshCard() {
    const address = `/blog/${group.latestStory}/card.png`;
    const ask = () => Promise.all(servers.map((server) => askDocument(server, address)));
    const kept = await ask();
    await servers[0].app.services.db.dataSource.query('DELETE FROM story_cards');
    const drawn = await ask();
    for (const answer of [...kept, ...drawn]) {
      expect([answer.status, answer.headers.etag]).toEqual([kept[0]?.status, kept[0]?.headers.etag]);
      expect(answer.body.equals(kept[0]?.body as Buffer)).toBe(true);
    }
  }

  async function expectFreshAfterWrites() {
    let acceptedWrites = 0;
    for (let n = 0; n < writesOfEach; n += 1) {
      const during = Array.from({ length: 2 }, anAddress);
      // Asked while it is written, a document may be kept in either state, but not beyond the write.
      const asked = during.map((address) => askDocument(of(servers), address));
      const { name, accepted } = await writeAtRandom(group);
      if (accepted) acceptedWrites += 1;
      await Promise.all(asked);
      const addresses = [...during, ...Array.from({ length: askedAfterEach }, anAddress)];
      for (const address of new Set(addresses))
        await expectFresh(address).catch((error) => {
          process.stderr.write(`  seed ${fuzzSeed}, write ${n}, ${name}: ${address}\n`);
          throw error;
        });
      if (n % 10 === 0) await expectFreshCard();
    }
    expect(acceptedWrites).toBeGreaterThan(writesOfEach * 0.8);
  }

  it('is byte for byte what they would make anew, after any write on either', expectFreshAfterWrites);

  it('is byte for byte what they would make anew with Redis gone, too', async () => {
    await redis.stop();
    await expectFreshAfterWrites();
  });
});
