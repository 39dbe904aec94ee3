import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildStory, memberOfFile } from '../support/factories';
import { itInAll, someOf } from '../support/testAll';
import { expectAccessible, expectAccessibleNow } from './support/accessible';
import { shows, write } from './support/offline';
import { answered, browserRun } from './support/visit';

const run = browserRun();
const author = memberOfFile(run.server, { username: 'ines', displayName: 'Inés' });
const reader = memberOfFile(run.server, { username: 'teo', displayName: 'Teo' });
let id: string;

beforeEach(async () => {
  const given = { title: 'The Lamp', content: 'It was late.', privacyLevel: PrivacyLevel.PUBLIC };
  id = (await buildStory(run.server, author, given)).id;
});
afterEach(() => run.leave());

it('a reader sees what the author types once it is published, and the author’s other device at once', async () => {
  const [page, other, theirs] = [
    await run.signedIn(author),
    await run.signedIn(author),
    await run.signedIn(reader),
  ];
  await page.goto(`/stories/${id}/edit`);
  await other.goto(`/stories/${id}/edit`);
  await shows(other, 'It was late.');
  await theirs.goto(`/stories/${id}`);
  await theirs.getByText('It was late.', { exact: true }).waitFor();

  const saved = answered(page, 'updateStory');
  await write(page, ' Then it rained.');
  await saved;
  await page.getByText('Unpublished changes').waitFor();
  await shows(other, 'It was late. Then it rained.');
  await theirs.reload();
  await theirs.getByText('It was late.', { exact: true }).waitFor();
  expect(await theirs.getByText('rained').count()).toBe(0);
  expect(await theirs.getByText('Unpublished changes').count()).toBe(0);

  await page.getByRole('button', { name: 'Compare with published' }).click();
  await page.getByRole('dialog', { name: 'Compare with published' }).getByText('Then it rained').waitFor();
  await expectAccessible(page, 'comparing with the published text');
  await page.getByRole('button', { name: 'Close' }).click();
  await expectAccessible(page, 'unpublished changes');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForURL(`**/stories/${id}`);
  await theirs.getByText('It was late. Then it rained.').waitFor();
});

it.each(
  someOf<[PrivacyLevel, string, string]>([
    [PrivacyLevel.PUBLIC, 'Publish', 'until you publish.'],
    [PrivacyLevel.SHARED, 'Save', 'until you update it for the group.'],
  ]),
)(
  'of a %s story the toast, which is announced, and the state say what a member and a visitor read',
  async (level, label, until) => {
    const given = { title: 'The Well', content: 'It was deep.', privacyLevel: level };
    const well = await buildStory(run.server, author, given);
    const readBy = async (token?: string) => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await fetch(`${run.server.url}/api/stories/${well.id}`, { headers });
      return answer.ok ? ((await answer.json()) as { content: string }).content : null;
    };
    const read = async () => [await readBy(reader.token), await readBy()];
    const asBefore = ['It was deep.', level === PrivacyLevel.PUBLIC ? 'It was deep.' : null];
    const page = await run.signedIn(author);
    await page.goto(`/stories/${well.id}/edit`);
    await shows(page, 'It was deep.');
    await write(page, ' And dry.');
    await page.keyboard.press('Control+s');
    const words = page.getByText(`Saved. Readers see the earlier text ${until}`, { exact: true });
    await words.nth(1).waitFor({ state: 'attached' });
    expect(await page.getByText('updated successfully').count()).toBe(0);
    expect(await read()).toEqual(asBefore);
    await page.getByRole('button', { name: label, exact: true }).click();
    await page.getByText('Story updated successfully').waitFor();
    const now = asBefore.map((text) => text && 'It was deep. And dry.');
    expect(await read()).toEqual(now);
  },
);

it('Save Draft keeps the story published unless its author wants otherwise, and the list says so', async () => {
  const page = await run.signedIn(author);
  await page.goto(`/stories/${id}/edit`);
  await write(page, ' Then it rained.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const question = page.getByRole('alertdialog', { name: 'Keep this story published?' });
  await question
    .getByRole('button', { name: 'Keep published, save draft' })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'The Lamp' }).waitFor();
  await page.getByText('Unpublished changes').waitFor();
  expect(await page.getByText('rained').count()).toBe(0);
  await page.goto('/stories');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The Lamp' })
    .getByText('Unpublished changes')
    .first()
    .waitFor();

  await page.goto(`/stories/${id}/edit`);
  await shows(page, 'Then it rained.');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await page.getByText('Unpublished changes').waitFor({ state: 'detached' });
  await shows(page, 'It was late.');
});

/** The height of the editor's bar of actions, in pixels. */
const barHeight = (page: Page) =>
  page.getByRole('button', { name: 'Publish', exact: true }).evaluate((button) => {
    let at: Element | null = button;
    while (at && getComputedStyle(at).position !== 'sticky') at = at.parentElement;
    return at?.getBoundingClientRect().height;
  });

itInAll(
  'on a phone two lines at the foot of the editor hold all that there is for a published story with changes',
  async () => {
    const page = await run.signedIn(author, { viewport: { width: 360, height: 740 }, colorScheme: 'light' });
    await page.goto(`/stories/${id}/edit`);
    await page.getByText('3 words · 1 min read').waitFor();
    const height = await barHeight(page);
    // Each line is as high as what can be touched.
    expect(height).toBeLessThan(2 * 44 + 24);
    const unsaved = page.waitForFunction(() => {
      const isShown = [...document.querySelectorAll('span')].some(
        ({ textContent }) => textContent === 'Unsaved changes',
      );
      let at: Element | null | undefined = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Publish',
      );
      while (at && getComputedStyle(at).position !== 'sticky') at = at.parentElement;
      return isShown && at?.getBoundingClientRect().height;
    });
    await write(page, ' Then it rained.');
    expect(await (await unsaved).jsonValue()).toBe(height);
    for (const state of ['Draft', 'Synced', 'Unpublished changes']) {
      await page.getByText(state, { exact: true }).waitFor();
      expect([state, await barHeight(page)]).toEqual([state, height]);
    }
    await page.getByText('6 words · 1 min read').waitFor();
    const actions = ['Cancel', 'Save Draft', 'Details', 'Publish', 'Unpublished changes'];
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const name of actions)
        await page.getByRole('button', { name, exact: true }).click({ trial: true });
      expect([width, await barHeight(page)]).toEqual([width, height]);
    }

    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Unpublished changes' }).click();
      await page.getByRole('menuitem', { name: 'Compare with published' }).waitFor();
      await expectAccessibleNow(page, 'what can be done', '[role=menu]');
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Compare with published');
    await page.getByRole('dialog', { name: 'Compare with published' }).getByText('Then it rained').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectAccessibleNow(page, 'the bar');
    await choose('Discard changes');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.getByText('Unpublished changes').waitFor({ state: 'detached' });
    await shows(page, 'It was late.');
  },
);
