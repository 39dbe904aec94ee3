import { PrivacyLevel } from '../../server/contract/enums';
import { buildMember, buildStory } from '../support/factories';
import { expectAccessible } from './support/accessible';
import { browserRun, said } from './support/visit';

const run = browserRun();
afterEach(() => run.leave());

describe('from a newcomer to a story that a visitor reads', () => {
  it('registers, writes, publishes, and is read on the blog by someone without an account', async () => {
    const page = await run.visitor();
    await page.goto('/blog');
    await page.getByText('No public stories yet').waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Begin Your Journey' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('link', { name: 'Create an account' }).click();

    await page.getByLabel('Username').fill('ada_l');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Monday7pm');
    await page.getByLabel('Confirm password', { exact: true }).fill('Monday7pm');
    await page.getByRole('checkbox').check();
    await Promise.all([
      said(page, 'Account created successfully!'),
      page.getByRole('button', { name: 'Create account' }).click(),
    ]);
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Welcome, ada_l' }).waitFor();

    await page.getByRole('main').getByRole('link', { name: 'New Story' }).click();
    await page.getByRole('textbox', { name: 'Title' }).and(page.locator(':focus')).waitFor();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await page.keyboard.type('The engine hums');
    await press('Enter');
    await page.keyboard.type('It hums *quietly*,\nline by line.\n\n<b>Not HTML</b>');
    const focused = page.locator(':focus');
    while ((await focused.textContent()) !== 'Save') await press('Tab');
    await press('Enter');
    await page
      .getByRole('radio', { name: /^Private/ })
      .and(focused)
      .waitFor();
    await press('ArrowUp');
    await page.getByRole('button', { name: 'Publish' }).waitFor();
    await press('Enter');
    expect(keys).toBeLessThanOrEqual(12);
    await page.waitForURL(/\/stories\/story_\w+$/);
    await page.getByRole('heading', { level: 1, name: 'The engine hums' }).waitFor();
    await page.getByText('Published: everyone can read it now.').waitFor();
    await expectAccessible(page, 'a published story');
    await page.getByRole('link', { name: 'View on the blog' }).click();
    await page.waitForURL(/\/blog\/story_\w+$/);
    await page.getByRole('heading', { level: 1, name: 'The engine hums' }).waitFor();

    const reader = await run.visitor();
    await reader.goto('/blog');
    await reader.getByRole('link', { name: 'The engine hums' }).click();
    await reader.waitForURL(/\/blog\/story_\w+$/);
    await reader.getByRole('heading', { level: 1, name: 'The engine hums' }).waitFor();
    const text = reader.getByRole('article');
    expect(await text.locator('em').first().textContent()).toBe('quietly');
    expect(await text.locator('p br').count()).toBe(1);
    expect(await text.innerText()).toContain('<b>Not HTML</b>');
    await reader.getByText('1 min read').first().waitFor();
    expect(run.complaints()).toEqual([]);
  });

  it("leads a visitor's Read More to sign-in, where the story can be read on without an account", async () => {
    const author = await buildMember(run.server);
    const long = { content: 'word '.repeat(100).trim(), privacyLevel: PrivacyLevel.PUBLIC };
    for (const title of ['', 'Read me']) await buildStory(run.server, author, { title, ...long });
    const reader = await run.visitor();
    await reader.goto('/blog');
    await reader.getByRole('link', { name: 'Untitled Story', exact: true }).first().waitFor();
    // The first is featured with more of its text.
    const excerpts = await reader.getByText(/^word word.*\.\.\.$/).allTextContents();
    expect(excerpts.map(({ length }) => Math.round(length / 30))).toEqual([10, 5]);
    await reader
      .getByRole('link', { name: /Read More/ })
      .first()
      .click();
    await reader.waitForURL('**/login');
    await reader.getByRole('link', { name: /without an account/i }).click();
    await reader.waitForURL(/\/blog\/story_\w+$/);
    await reader.getByRole('heading', { name: 'Read me', level: 1 }).waitFor();
  });
});
