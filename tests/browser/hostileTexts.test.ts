import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import type { Story } from '../../server/model/story.entity';
import { askDocument } from '../support/documents';
import { buildMember, buildStory } from '../support/factories';
import { hostileTexts } from '../support/hostileTexts';
import { childrenOf, readXml, textOf } from '../support/readXml';
import { storyCalls } from '../support/storyCalls';
import { type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
/** One of each text, which is also the name and the biography of its author. More texts stand below each. */
const stories: Story[] = [];
const textsOfEach = 6;

/** HTML, XML and the database don't keep halves of characters, and not all control characters. */
const visible = (text: string | null | undefined) =>
  (text ?? '').replace(/[\p{Surrogate}\ufffd]/gu, '\ufffd').replace(/\p{Cc}|[\ufffe\uffff]/gu, '');
const titleOf = ({ title }: Story) => visible(title) || 'Untitled Story';

beforeAll(async () => {
  run = await startBrowserRun();
  for (const [n, text] of hostileTexts.entries()) {
    const author = await buildMember(run.server, { displayName: text, bio: text });
    const content = hostileTexts.slice(n, n + textsOfEach).join('\n\n');
    const told = { title: text, content, privacyLevel: PrivacyLevel.PUBLIC };
    stories.push(await buildStory(run.server, author, told));
  }
});
afterEach(() => run?.leave());
afterAll(() => run?.close());

/** What a document does that it shouldn't: run a script, ask another site, lead away. */
async function watchedPage() {
  const page = await run.visitor();
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`${page.url()} ran ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== run.server.url) done.push(`${page.url()} asked ${request.url()}`);
  });
  page.on('popup', () => done.push(`${page.url()} opened a window`));
  page.on('frameattached', () => done.push(`${page.url()} has a frame`));
  return { page, done };
}

/**
 * In the browser: elements and attributes that could run or load something, in the document or in pieces of HTML, which are
 * parsed and not loaded.
 */
function dangersIn(pieces: readonly string[] | null): string[] {
  const found: string[] = [];
  const mayNotBe =
    /^(animate|applet|audio|base|embed|frame|iframe|img|marquee|math|noscript|object|plaintext|set|source|template|textarea|video|xmp)$/i;
  const usual = ['script ', 'style ', 'script file', 'script application/ld+json'];
  const parsed = pieces?.map((html) => new DOMParser().parseFromString(html, 'text/html')) ?? [document];
  for (const one of parsed) {
    for (const element of one.querySelectorAll('*')) {
      const { localName } = element;
      if (mayNotBe.test(localName)) found.push(localName);
      for (const { name, value } of element.attributes) {
        if (/^(on.*|style|srcdoc|http-equiv|ping)$/i.test(name)) found.push(`${localName} ${name}`);
        if (!/^(.*href|src|srcset|action|formaction|data|background|poster)$/i.test(name)) continue;
        const { protocol } = new URL(value, 'https://here.example');
        if (!['http:', 'https:', 'mailto:'].includes(protocol)) found.push(`${localName} ${name}=${value}`);
      }
    }
    const kinds = [...one.querySelectorAll<HTMLElement>('script, style, link[rel~=stylesheet]')].map(
      (element) =>
        `${element.localName} ${element.getAttribute('type') ?? (element.getAttribute('src') ? 'file' : '')}`,
    );
    if (kinds.some((kind, n) => !usual.includes(kind) || kinds.indexOf(kind) !== n)) found.push(kinds.join());
    for (const json of one.querySelectorAll('script[type]')) JSON.parse(json.textContent ?? '');
  }
  return found;
}

const expectHarmless = async (page: Page) => {
  expect([page.url(), await page.evaluate(dangersIn, null)]).toEqual([page.url(), []]);
};

it('300 hostile texts stay text in the documents of their stories, and nothing runs or is asked of another site', async () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(300);
  const { page, done } = await watchedPage();
  for (const story of stories.filter((_story, n) => n % textsOfEach === 0)) {
    await page.goto(`/blog/${story.id}`);
    await expectHarmless(page);
    expect(visible(await page.locator('h1').textContent())).toBe(titleOf(story));
    expect([page.url(), done]).toEqual([`${run.server.url}/blog/${story.id}`, []]);
  }
  const all: string[] = [];
  for (const { id } of stories) all.push((await askDocument(run.server, `/blog/${id}`)).text);
  expect(await page.evaluate(dangersIn, all)).toEqual([]);
  expect(run.complaints()).toEqual([]);
});

it('so they do in the pages of the blog, with titles, names and excerpts', async () => {
  const { page, done } = await watchedPage();
  await page.goto('/blog');
  let shown = 0;
  for (let isLast = false; !isLast; ) {
    await expectHarmless(page);
    shown += await page.getByRole('article').count();
    const older = page.getByRole('link', { name: 'Older stories' });
    isLast = (await older.count()) === 0;
    if (!isLast) await Promise.all([page.waitForEvent('load'), older.click()]);
  }
  expect(shown).toBe(hostileTexts.length);
  expect(done).toEqual([]);
  expect(run.complaints()).toEqual([]);
});

it('and where addresses contain them', async () => {
  const { page, done } = await watchedPage();
  const places = ['/blog?q=zebra+', '/blog/by/', '/blog/tags/', '/blog/', '/blog?after=', '/nothing/'];
  // In an address, what doesn't search leads to one page that is the same for all.
  const addresses = hostileTexts.flatMap((text, n) =>
    places.slice(0, n % 10 === 0 ? 6 : 1).map((place) => place + encodeURIComponent(visible(text))),
  );
  await page.goto('/about');
  const pieces: string[] = [];
  for (const address of addresses) pieces.push((await askDocument(run.server, address)).text);
  expect(await page.evaluate(dangersIn, pieces)).toEqual([]);
  for (const address of addresses.filter((_address, n) => n % 50 === 0)) {
    await page.goto(address);
    await expectHarmless(page);
  }
  expect(done).toEqual([]);
  expect(run.complaints()).toEqual([]);
});

it('feeds stay well-formed, and run nothing where their HTML is shown', async () => {
  const page = await run.visitor();
  await page.goto('/about');
  const titles: (string | undefined)[] = [];
  const pieces: string[] = [];
  for (let next: string | undefined = '/feed.atom'; next; ) {
    const feed = readXml((await askDocument(run.server, next)).text);
    for (const entry of childrenOf(feed, 'entry')) {
      titles.push(textOf(entry, 'title'));
      pieces.push(textOf(entry, 'content') ?? '');
    }
    const link = childrenOf(feed, 'link').find(({ attributes }) => attributes.rel === 'next');
    next = link && new URL(link.attributes.href ?? '').pathname + new URL(link.attributes.href ?? '').search;
  }
  const items: { title: string; content_html: string }[] = [];
  for (let next: string | undefined = '/feed.json'; next; ) {
    const feed = JSON.parse((await askDocument(run.server, next)).text);
    items.push(...feed.items);
    next = feed.next_url && new URL(feed.next_url).pathname + new URL(feed.next_url).search;
  }
  const newestFirst = stories.map(titleOf).reverse();
  expect(titles.map(visible)).toEqual(newestFirst);
  expect(items.map(({ title }) => visible(title))).toEqual(newestFirst);
  pieces.push(...items.map(({ content_html }) => content_html));
  expect(await page.evaluate(dangersIn, pieces)).toEqual([]);
});

it('oEmbed and sitemaps stay JSON and XML, with the texts as they are', async () => {
  const { server } = run;
  for (const story of stories) {
    const ask = async (format: string) => {
      const url = encodeURIComponent(`${server.config.appUrl}/blog/${story.id}`);
      return (await askDocument(server, `/oembed?url=${url}&format=${format}`)).text;
    };
    const json = JSON.parse(await ask('json'));
    const xml = readXml(await ask('xml'));
    expect([json.title, textOf(xml, 'title')].map(visible)).toEqual([titleOf(story), titleOf(story)]);
    expect(visible(textOf(xml, 'author_name'))).toBe(visible(json.author_name));
  }
  for (const part of ['.xml', '/site.xml', '/authors.xml', '/1.xml'])
    readXml((await askDocument(server, `/sitemap${part}`)).text);
});

it('no tag can have such a name', async () => {
  const { server } = run;
  const author = await buildMember(server);
  for (const text of hostileTexts) {
    const { errors } = await storyCalls(server).create(
      { title: 'x', content: 'x', tags: [text] },
      author.token,
    );
    expect([text, errors?.[0]?.extensions.code]).toEqual([text, 'BAD_USER_INPUT']);
  }
});
