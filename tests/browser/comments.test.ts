import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildComment, buildStory, memberOfFile } from '../support/factories';
import { itInAll } from '../support/testAll';
import { expectAccessible } from './support/accessible';
import { answered, browserRun } from './support/visit';

const run = browserRun();
const author = memberOfFile(run.server, { username: 'ines', displayName: 'Inés' });
const reader = memberOfFile(run.server, { username: 'ben', displayName: 'Ben' });

afterEach(() => run.leave());

const publicStory = (content?: string) =>
  buildStory(run.server, author, { title: 'The Lamp', content, privacyLevel: PrivacyLevel.PUBLIC });
const box = (page: Page) => page.getByPlaceholder('Share your thoughts about this story...');
const isEmpty = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('textarea[placeholder^="Share your"]')?.value === '',
  );
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
    await isEmpty(mine);

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

  it('that are unsent drafts are restored after a reload and after navigation', async () => {
    const { id } = await publicStory();
    const page = await run.signedIn(reader);
    await page.goto(`/stories/${id}`);
    await box(page).fill('Half a tho');
    await page.reload();
    await box(page).waitFor();
    expect(await box(page).inputValue()).toBe('Half a tho');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    await page.goBack();
    expect(await box(page).inputValue()).toBe('Half a tho');
  });

  it('that can’t be sent stay in the box, and can be sent when the network is back', async () => {
    const { id } = await publicStory();
    const page = await run.signedIn(reader);
    await openLive(page, id);
    await box(page).fill('Through the tunnel.');
    await page.context().setOffline(true);
    await addButton(page).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLButtonElement>('form button[type=submit]')?.disabled === false,
    );
    expect(await box(page).inputValue()).toBe('Through the tunnel.');
    await count(page, 0);
    await page.context().setOffline(false);
    await addButton(page).click();
    await count(page, 1);
    await isEmpty(page);
    run.complaints();
  });

  it('of a long thread show the latest, and earlier ones on request', async () => {
    const { id } = await publicStory();
    for (let n = 1; n <= 25; n += 1) await buildComment(run.server, reader, id, `Comment number ${n}.`);
    const page = await run.signedIn(author);
    await openLive(page, id);
    await page.getByText('Comment number 25.').waitFor();
    expect(await page.getByText('Comment number 5.').count()).toBe(0);
    await page.getByRole('button', { name: 'Load earlier comments' }).click();
    await page.getByText('Comment number 1.', { exact: true }).waitFor();
    await buildComment(run.server, reader, id, 'Comment number 26.');
    await page.getByText('Comment number 26.').waitFor();
    expect(await page.getByText(/^Comment number/).allTextContents()).toEqual(
      Array.from({ length: 26 }, (_, n) => `Comment number ${n + 1}.`),
    );
  });
});

it('numbers are in the reader’s language', async () => {
  const { id } = await publicStory();
  const page = await run.signedIn(reader, { locale: 'de-DE' });
  await page.goto(`/stories/${id}`);
  await box(page).fill('x'.repeat(10_001));
  await page.getByText('10.001 of 10.000 characters').waitFor();
});

itInAll('the comments are accessible at 320 and 1280 px, and fit whatever is said', async () => {
  const { id } = await publicStory();
  await buildComment(run.server, reader, id, 'A comment.\n\nIn two parts.');
  await buildComment(run.server, author, id, 'x'.repeat(400));
  await buildComment(run.server, reader, id, 'مرحبا بالعالم');
  const page = await run.signedIn(reader);
  await page.goto(`/stories/${id}`);
  await page.getByRole('button', { name: 'Edit comment' }).first().click();
  await box(page).fill('x'.repeat(10_001));
  await page.getByText('10,001 of 10,000 characters').waitFor();
  await expectAccessible(page, 'comments', 'section[aria-labelledby=comments]');
  expect(run.complaints()).toEqual([]);
});
