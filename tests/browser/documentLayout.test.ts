import { PrivacyLevel } from '../../server/contract/enums';
import { everyDocument } from '../support/everyDocument';
import { buildMember, buildStory } from '../support/factories';
import { desktop } from './support/accessible';
import { browserRun } from './support/visit';

const run = browserRun();
let addresses: Awaited<ReturnType<typeof everyDocument>>;

beforeAll(async () => {
  addresses = await everyDocument(run.server);
});
afterEach(() => run.leave());

it('a title from right to left stands beside what is said of it', async () => {
  const author = await buildMember(run.server);
  const publish = (title: string) =>
    buildStory(run.server, author, { title, privacyLevel: PrivacyLevel.PUBLIC });
  await publish('ليلة الاثنين (7pm)');
  const { id } = await publish('Between two directions, and long enough for two lines beside the others');
  await publish('ערב אחד…');
  const page = await run.visitor();
  /** The distances of both ends of a link's title from those of its label. */
  const apart = (rel: string) =>
    page.locator(`.neighbors [rel=${rel}]`).evaluate((link) => {
      const [label, title] = [...link.children].map((child) => {
        const range = document.createRange();
        range.selectNodeContents(child);
        return range.getBoundingClientRect();
      });
      if (!label || !title) return undefined;
      return { left: Math.round(title.left - label.left), right: Math.round(title.right - label.right) };
    });
  await page.setViewportSize(desktop);
  await page.goto(`/blog/${id}`);
  expect([(await apart('prev'))?.left, (await apart('next'))?.right]).toEqual([0, 0]);
  await page.setViewportSize({ width: 360, height: 700 });
  expect([(await apart('prev'))?.left, (await apart('next'))?.left]).toEqual([0, 0]);
});

it('a story is printed in black, whatever the theme, without what leads on', async () => {
  const page = await run.visitor({ colorScheme: 'dark' });
  await page.goto(addresses.story.path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.locator('.prose').evaluate((text) => getComputedStyle(text).color)).toBe('rgb(0, 0, 0)');
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  // Those who print backgrounds can read what has one.
  const shades = await page.locator('article *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => /^rgb\((\d+), (\d+), (\d+)\)/.exec(getComputedStyle(element).backgroundColor))
      .flatMap((found) => (found ? [Math.min(...found.slice(1).map(Number))] : [])),
  );
  expect(shades.length).toBeGreaterThan(0);
  expect(Math.min(...shades)).toBeGreaterThan(200);
});

it('the blog is printed without what can only be pressed', async () => {
  const page = await run.visitor();
  await page.goto('/blog');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('article').filter({ visible: true }).count()).toBeGreaterThan(0);
  const pressed = page.getByRole('search').or(page.getByRole('button')).or(page.locator('a.button, a.more'));
  expect(await pressed.filter({ visible: true }).count()).toBe(0);
});

it('on a phone no line of what is said of a story begins with a dot', async () => {
  const page = await run.visitor({ viewport: { width: 360, height: 700 } });
  await page.goto(addresses.story.path);
  const firstOfLines = () =>
    page.locator('.story-header .facts').evaluate((facts) => {
      const tops = [...facts.children].map((fact) => Math.round(fact.getBoundingClientRect().bottom));
      return [...facts.children]
        .filter((_, place) => tops[place] !== tops[place - 1])
        .map((fact) => getComputedStyle(fact, '::before').content);
    });
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 700 });
    expect([width, await firstOfLines()]).toEqual([width, ['none', 'none']]);
  }
});
