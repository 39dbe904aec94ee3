import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildComment, buildStory, memberOfFile } from '../support/factories';
import { expectAccessible } from './support/accessible';
import { answered, browserRun } from './support/visit';

const run = browserRun();
const author = memberOfFile(run.server, { username: 'ines', displayName: 'Inés' });
const reader = memberOfFile(run.server, { username: 'ben', displayName: 'Ben' });

afterEach(() => run.leave());

const publicStory = (content?: string) =>
  buildStory(run.server, author, { title: 'The Lamp', content, privacyLevel: PrivacyLevel.PUBLIC });
const box = (page: Page) => page.getByPlaceholder('Share your thoughts about this story...');
const addButton = (page: Page) => page.getByRole('button', { name: 'Add Comment' });
const count = (page: Page, n: number) =>
  page.getByRole('heading', { name: `Comments (${n})`, exact: true }).waitFor();

/** Opens the page and waits until it is subscribed: it has then read the comments a second time. */
async function openLive(page: Page, storyId: string) {
  const readAgain = answered(page, 'story.comments', 2);
  await page.goto(`/stories/${storyId}`);
  await readAgain;
}

describe('comments on an open story', () => {
  it('appear, change and disappear on others’ pages, without moving focus, text or scroll position', async () => {
    const { id } = await publicStory('A long text.\n\n'.repeat(80));
    await buildComment(run.server, author, id, 'Be kind.');
    const [mine, theirs] = [await run.signedIn(reader), await run.signedIn(author)];
    await openLive(mine, id);
    await openLive(theirs, id);
    await box(theirs).fill('I was saying');
    await box(theirs).focus();
    await theirs.evaluate(() => window.scrollTo(0, 200));
    const scrolled = await theirs.evaluate(() => window.scrollY);

    await box(mine).fill('Lovely.\nReally.');
    await addButton(mine).click();
    await mine.getByText('Lovely.').waitFor();
    await theirs.getByText('Lovely.').waitFor();
    await count(theirs, 2);
    expect(await box(theirs).inputValue()).toBe('I was saying');
    expect(await box(theirs).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await theirs.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(await box(mine).inputValue()).toBe('');

    await mine.getByRole('button', { name: 'Edit comment' }).click();
    await mine.getByRole('textbox', { name: 'Your comment' }).first().fill('Lovely, all of it.');
    await mine.getByRole('button', { name: 'Save' }).click();
    await theirs.getByText('Lovely, all of it.').waitFor();
    await theirs.getByText('edited').waitFor();

    await theirs.getByRole('button', { name: 'Delete comment' }).last().click();
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await mine.getByText('Lovely, all of it.').waitFor({ state: 'detached' });
    await count(mine, 1);
    await count(theirs, 1);
    await theirs.waitForFunction(() => document.activeElement?.id === 'comments');
    expect(run.complaints()).toEqual([]);
  });

  it('can be written, changed and deleted without a mouse', async () => {
    const { id } = await publicStory();
    const page = await run.signedIn(reader);
    await openLive(page, id);
    await box(page).focus();
    await page.keyboard.type('By hand.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('By hand.', { exact: true }).first().waitFor();
    await count(page, 1);
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type(' Twice.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('By hand. Twice.').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Edit comment');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').locator(':focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await count(page, 0);
  });
});

it("an author approves a reader's comment first, and then closes the story to comments", async () => {
  const { id } = await publicStory();
  const own = await run.signedIn(author);
  await own.goto(`/stories/${id}`);
  const choice = own.getByRole('combobox', { name: 'Comments by readers' });
  const set = answered(own, 'setCommentsMode');
  await choice.selectOption('After you approve them');
  await set;

  const page = await run.signedIn(reader);
  await page.goto(`/stories/${id}`);
  await box(page).fill('It rained here, too.');
  await addButton(page).click();
  await page.getByRole('region', { name: 'Waiting for the author' }).getByText('It rained here').waitFor();
  await count(page, 0);

  // The author's open page hears of it.
  await own.getByRole('region', { name: 'Waiting for you' }).getByText('It rained here').waitFor();
  await expectAccessible(own, 'a comment that waits');
  await own.getByRole('button', { name: 'Approve' }).focus();
  await own.keyboard.press('Enter');
  await count(own, 1);
  await count(page, 1);
  await page.getByRole('region', { name: 'Waiting for the author' }).waitFor({ state: 'detached' });

  await choice.selectOption('Closed to comments');
  await page.getByText('The author has closed this story to comments.').waitFor();
  await page.getByText('It rained here, too.').waitFor();
  expect(run.complaints()).toEqual([]);
});

it('numbers are in the reader’s language', async () => {
  const { id } = await publicStory();
  const page = await run.signedIn(reader, { locale: 'de-DE' });
  await page.goto(`/stories/${id}`);
  await box(page).fill('x'.repeat(10_001));
  await page.getByText('10.001 of 10.000 characters').waitFor();
});

it('a comment that is sent offline goes up once, from whichever tab, when the device is online again', async () => {
  const { id } = await publicStory();
  const page = await run.signedIn(reader);
  await openLive(page, id);
  const other = await page.context().newPage();
  await openLive(other, id);
  await page.context().setOffline(true);
  await box(page).fill('Said on a train.');
  await addButton(page).click();
  // The text stays, and can be changed.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('outbox:')));
  await addButton(page).waitFor();
  expect(await box(page).inputValue()).toBe('Said on a train.');
  await page.context().setOffline(false);
  for (const tab of [page, other]) {
    await tab.getByRole('article').getByText('Said on a train.').waitFor();
    await count(tab, 1);
  }
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('outbox:')));
  expect(await box(page).inputValue()).toBe('');
});
