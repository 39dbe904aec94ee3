import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { colors } from '../../server/contract/theme';
import { patienceMs } from '../support/browser';
import { buildMember, buildStory, changeStory, memberOfFile } from '../support/factories';
import { holdingBack } from './support/answering';
import { answered, browserRun } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server, { username: 'ines' });
afterEach(() => run.leave());

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
  it('is printed without bars and buttons, dark on white whatever the theme, as its author reads and edits it', async () => {
    const { id } = await buildStory(run.server, member, { title: 'The Lamp', content: 'It was late.' });
    const page = await run.signedIn(member, { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
    for (const path of [`/stories/${id}`, `/stories/${id}/edit`]) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.goto(path);
      const text = page.getByText('It was late.');
      await text.waitFor();
      expect(await page.getByRole('button').filter({ visible: true }).count()).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const [ink] = colors.ink.DEFAULT;
      const shade = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)).join(', ');
      expect(await text.evaluate((words) => getComputedStyle(words).color)).toBe(`rgb(${shade})`);
      for (const role of ['button', 'banner', 'complementary', 'tab'] as const)
        expect([role, await page.getByRole(role).filter({ visible: true }).count()]).toEqual([role, 0]);
    }
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
    const release = await holdingBack(page, 'updateStory');
    await content(page).fill('My text.');
    await changeStory(run.server, member, story, { content: 'Their text.' });
    release();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('group', { name: 'Your text', exact: true }).filter({ hasText: 'My' }).waitFor();
    await dialog.getByRole('group', { name: 'Their text' }).filter({ hasText: 'Their' }).waitFor();
    expect((await textOf(story.id)).content).toBe('Their text.');
    const resolved = answered(page, 'updateStory');
    await dialog.getByRole('button', { name: 'Use mine' }).click();
    await resolved;
    await page.getByText('Synced', { exact: true }).waitFor();
    expect((await textOf(story.id)).content).toBe('My text.');
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
    await page.getByRole('alertdialog').getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Shared: every member can read this story now.').waitFor();
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
    await Promise.all([answered(page, 'favoriteStory'), heart.click()]);
    await page.locator('[aria-pressed="true"]').waitFor();
    await page.goto('/stories?tab=favorites');
    await page.getByRole('link', { name: 'Dear to me' }).waitFor();
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
