import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import type { Story } from '../../server/model/story.entity';
import { pageAssets } from '../../server/pages/assets';
import { askDocument } from '../support/documents';
import { buildMember, buildStory } from '../support/factories';
import { hostileStories, storiesPerAuthor, titleOf, visible } from '../support/hostileStories';
import { hostileTexts } from '../support/hostileTexts';
import { childrenOf, readXml, textOf } from '../support/readXml';
import { severalAtATime } from '../support/severalAtATime';
import { isAll } from '../support/testAll';
import { browserRun } from './support/visit';

const run = browserRun();
/** A server test has all of them in documents. 13 shares no divisor with the numbers of attacks and of ends. */
const texts = isAll ? hostileTexts : hostileTexts.filter((_text, n) => n % 13 === 0);
let stories: Story[];
/** The texts of the inline scripts and data blocks that documents have by themselves. */
let ours: string[];

beforeAll(async () => {
  const author = await buildMember(run.server);
  const { id } = await buildStory(run.server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  const clean = await textsAt(['/about', '/blog', `/blog/${id}`, '/nothing']);
  const blocks = clean.flatMap((html) => [...html.matchAll(/<script type="text\/html">(.*?)<\/script>/gs)]);
  ours = [
    pageAssets().early,
    pageAssets().inPlace,
    pageAssets().layOut,
    ...blocks.map(([, block = '']) => block),
  ];
  await run.server.mutate('deleteStory', { id }, author.token);
  stories = await hostileStories(run.server, texts);
});
afterEach(() => run.leave());

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
function dangersIn({
  pieces,
  ours,
}: {
  pieces: readonly string[] | null;
  ours: readonly string[];
}): string[] {
  const found: string[] = [];
  const mayNotBe =
    /^(animate|applet|audio|base|embed|frame|iframe|img|marquee|math|noscript|object|plaintext|set|source|template|textarea|video|xmp)$/i;
  const usual = ['style ', 'script file', 'script application/ld+json'];
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
    const parts = [...one.querySelectorAll<HTMLElement>('script, style, link[rel~=stylesheet]')];
    const kinds = parts
      .filter((element) => element.localName !== 'script' || !ours.includes(element.textContent ?? ''))
      .map(
        (element) =>
          `${element.localName} ${element.getAttribute('type') ?? (element.getAttribute('src') ? 'file' : '')}`,
      );
    if (kinds.some((kind, n) => !usual.includes(kind) || kinds.indexOf(kind) !== n)) found.push(kinds.join());
    for (const json of one.querySelectorAll('script[type$=json]')) JSON.parse(json.textContent ?? '');
  }
  return found;
}

const dangersOf = (page: Page, pieces: readonly string[] | null) =>
  page.evaluate(dangersIn, { pieces, ours });

const textsAt = (addresses: readonly string[]) =>
  severalAtATime(addresses, async (address) => (await askDocument(run.server, address)).text);

const expectHarmless = async (page: Page) => {
  expect([page.url(), await dangersOf(page, null)]).toEqual([page.url(), []]);
};

it('hostile texts stay text in the documents of their stories, and nothing runs or is asked of another site', async () => {
  expect(texts.length).toBeGreaterThanOrEqual(isAll ? 300 : 20);
  const { page, done } = await watchedPage();
  for (const story of stories.filter((_story, n) => n % storiesPerAuthor === 0)) {
    await page.goto(`/blog/${story.id}`);
    await expectHarmless(page);
    expect(visible(await page.locator('h1').textContent())).toBe(titleOf(story));
    expect([page.url(), done]).toEqual([`${run.server.url}/blog/${story.id}`, []]);
  }
  expect(await dangersOf(page, await textsAt(stories.map(({ id }) => `/blog/${id}`)))).toEqual([]);
  expect(run.complaints()).toEqual([]);
});

it('hostile texts stay text in the pages of the blog, as titles, names and excerpts', async () => {
  const { page, done } = await watchedPage();
  await page.goto('/blog');
  let shown = 0;
  for (let isLast = false; !isLast; ) {
    await expectHarmless(page);
    shown += await page.getByRole('article').count();
    const older = page.getByRole('link', { name: 'Older stories' });
    isLast = (await older.count()) === 0;
    if (!isLast) await Promise.all([page.waitForEvent('load'), older.press('Enter')]);
  }
  expect(shown).toBe(texts.length);
  expect(done).toEqual([]);
  expect(run.complaints()).toEqual([]);
});

it('hostile texts stay text in the documents whose addresses contain them', async () => {
  const { page, done } = await watchedPage();
  const places = ['/blog?q=zebra+', '/blog/by/', '/blog/tags/', '/blog/', '/blog?after=', '/nothing/'];
  // In an address, what doesn't search leads to one page that is the same for all.
  const addresses = texts.flatMap((text, n) =>
    places.slice(0, n % 10 === 0 ? 6 : 1).map((place) => place + encodeURIComponent(visible(text))),
  );
  await page.goto('/about');
  expect(await dangersOf(page, await textsAt(addresses))).toEqual([]);
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
  const all = stories.map(titleOf).sort();
  expect(titles.map(visible).sort()).toEqual(all);
  expect(items.map(({ title }) => visible(title)).sort()).toEqual(all);
  pieces.push(...items.map(({ content_html }) => content_html));
  expect(await dangersOf(page, pieces)).toEqual([]);
});
