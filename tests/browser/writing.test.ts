import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { patienceMs } from '../support/browser';
import { buildMember, buildStory, changeStory, type TestMember } from '../support/factories';
import { holdingBack } from './support/answering';
import { answered, type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
let member: TestMember;
beforeAll(async () => {
  run = await startBrowserRun();
  member = await buildMember(run.server, { username: 'ines' });
});
afterEach(() => run?.leave());
afterAll(() => run?.close());

const textOf = async (storyId: string) => {
  const { data } = await run.server.graphql(
    'query ($id: ID!) { story(id: $id) { title content privacyLevel } }',
    { id: storyId },
    member.token,
  );
  return data.story;
};

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });

describe('writing a story', () => {
  it('requires a title and a text, and says Publish for a public one', async () => {
    const page = await run.signedIn(member);
    await page.goto('/stories/new');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.waitFor();
    expect([
      await save.isDisabled(),
      await page.getByRole('button', { name: 'Save Draft' }).isDisabled(),
    ]).toEqual([true, true]);
    await page.getByLabel('Title').fill('A title');
    await content(page).fill('   ');
    expect(await save.isDisabled()).toBe(true);
    await content(page).fill('words');
    await save.click({ trial: true });
    await page.getByRole('button', { name: 'Details' }).click();
    await page.getByText('Everyone, on the blog').click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Publish' }).waitFor();
    expect(await save.count()).toBe(0);
  });

  it('shows the preview as readers will see it, and the text again unchanged', async () => {
    const page = await run.signedIn(member);
    await page.goto('/stories/new');
    const text = 'One **bold** word';
    await content(page).fill(text);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.locator('strong', { hasText: /^bold$/ }).waitFor();
    await page.getByRole('tab', { name: 'Edit' }).click();
    await content(page).filter({ hasText: text }).waitFor();
  });

  it('keeps text through a reload, and says that it is only on this device', async () => {
    const page = await run.signedIn(member);
    await page.goto('/stories/new');
    await page.getByLabel('Title').fill('Half a thought');
    await page.getByText('Saved on this device').first().waitFor();
    await page.waitForURL(/\/stories\/new\?localId=local_/);
    await page.reload();
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLTextAreaElement>('textarea[maxlength="255"]')?.value === 'Half a thought',
    );
    await page.getByText('Draft', { exact: true }).waitFor();
  });

  it('can be left without a question, and the list has the draft', async () => {
    const page = await run.signedIn(member);
    await page.goto('/stories/new');
    await page.getByLabel('Title').fill('Left alone');
    await page.getByRole('complementary').getByRole('link', { name: 'Stories', exact: true }).click();
    await page.getByRole('link', { name: 'Left alone' }).click();
    await page.waitForURL(/\/stories\/new\?localId=local_/);
    expect(await page.getByLabel('Title').inputValue()).toBe('Left alone');
  });

  it('shows both texts if it was changed elsewhere, and overwrites nothing until one is chosen', async () => {
    const story = await buildStory(run.server, member, { title: 'Contested', content: 'The first text.' });
    const page = await run.signedIn(member);
    await page.goto(`/stories/${story.id}/edit`);
    // Otherwise the automatic save may come first.
    const release = await holdingBack(page, 'storyTransportUpdate');
    await content(page).fill('My text.');
    await changeStory(run.server, member, story, { content: 'Their text.' });
    release();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('group', { name: 'Your text', exact: true }).filter({ hasText: 'My' }).waitFor();
    await dialog.getByRole('group', { name: 'Their text' }).filter({ hasText: 'Their' }).waitFor();
    expect((await textOf(story.id)).content).toBe('Their text.');
    const resolved = answered(page, 'storyTransportUpdateMutation');
    await dialog.getByRole('button', { name: 'Use mine' }).click();
    await resolved;
    await page.getByText('Synced', { exact: true }).waitFor();
    expect((await textOf(story.id)).content).toBe('My text.');
  });

  it('asks before Save Draft makes a public story private', async () => {
    const story = await buildStory(run.server, member, {
      title: 'Out there',
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    const page = await run.signedIn(member);
    await page.goto(`/stories/${story.id}/edit`);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    expect((await textOf(story.id)).privacyLevel).toBe('PUBLIC');
    await question.getByRole('button', { name: 'Make private and save' }).click();
    await page.waitForURL(`**/stories/${story.id}`);
    expect((await textOf(story.id)).privacyLevel).toBe('PRIVATE');
  });
});

describe('an open story', () => {
  it('changes while it is read, and disappears when it is made private', async () => {
    const story = await buildStory(run.server, member, {
      title: 'Alive',
      content: 'Before.',
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    const reader = await buildMember(run.server);
    const page = await run.signedIn(reader);
    await page.goto(`/stories/${story.id}`);
    await page.getByText('Before.').waitFor();
    await expectLive(page, 'After', (content) => changeStory(run.server, member, story, { content }));
    await changeStory(run.server, member, story, { privacyLevel: PrivacyLevel.PRIVATE });
    await page.getByText("The story you're looking for doesn't exist.").waitFor();
  });

  it('can be shared and deleted by its author, and by nobody else', async () => {
    const story = await buildStory(run.server, member, { title: 'Mine to give' });
    const page = await run.signedIn(member);
    await page.goto(`/stories/${story.id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).waitFor({ state: 'detached' });
    expect((await textOf(story.id)).privacyLevel).toBe('SHARED');

    const reader = await run.signedIn(await buildMember(run.server));
    await reader.goto(`/stories/${story.id}`);
    await reader.getByRole('heading', { name: 'Mine to give' }).waitFor();
    expect(await reader.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    expect(await reader.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    await expectLive(reader, 'Still mine', (title) => changeStory(run.server, member, story, { title }));

    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to delete this story?').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/stories');
    await reader.getByText('Story not found').waitFor();
  });

  it('is favourited at once, and appears under My Favs', async () => {
    const story = await buildStory(run.server, member, {
      title: 'Dear to me',
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    const page = await run.signedIn(await buildMember(run.server));
    await page.goto(`/stories/${story.id}`);
    const heart = page.getByRole('button', { name: /favou?rite/i });
    // The heart does not wait for the server, so wait before the next page is opened.
    await Promise.all([answered(page, 'FavoriteStoryMutation'), heart.click()]);
    await page.locator('[aria-pressed="true"]').waitFor();
    await page.goto('/stories?tab=favorites');
    await page.getByRole('link', { name: 'Dear to me' }).waitFor();
  });

  it('runs no scripts of its author', async () => {
    const content = [
      '<script>window.hacked = 1</script>',
      '<img src=x onerror="window.hacked = 1">',
      '[click](javascript:window.hacked=1)',
      '![x](javascript:window.hacked=1)',
      '<svg onload="window.hacked = 1">',
      '[data](data:text/html,<script>window.hacked=1</script>)',
    ].join('\n\n');
    const story = await buildStory(run.server, member, {
      title: '<img src=x onerror=alert(1)>',
      content,
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    for (const path of [`/blog/${story.id}`, '/blog']) {
      const page = await run.visitor();
      await page.goto(path);
      await page.getByText('<img src=x onerror=alert(1)>').first().waitFor();
      expect(await page.locator('a[href^="javascript:"], a[href^="data:"], img[src="x"]').count()).toBe(0);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    }
    expect(run.complaints()).toEqual([]);
  });
});

/**
 * Changes something until the page has shown two of the changes. The server has no word for "subscribed", so the first
 * changes may come too early; and one may be shown because the page reads again when it subscribes, but not a second.
 */
async function expectLive(page: Page, word: string, change: (text: string) => Promise<unknown>) {
  const patient = Date.now() + patienceMs;
  const shown = new Set<string>();
  for (let n = 1; shown.size < 2; n += 1) {
    if (Date.now() > patient)
      throw new Error(`Of ${n - 1} changes the open page showed only: ${[...shown].join(' ') || 'none'}`);
    await change(`${word} ${n}.`);
    await page.waitForTimeout(300);
    const text = await page.getByRole('main').textContent();
    for (const [found] of text?.matchAll(new RegExp(`${word} \\d+\\.`, 'g')) ?? []) shown.add(found);
  }
}
