import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildStory, memberOfFile } from '../support/factories';
import { itInAll } from '../support/testAll';
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

    await page.getByRole('button', { name: 'Unpublished changes' }).click();
    await page.getByRole('menuitem', { name: 'Compare with published' }).waitFor();
    await expectAccessibleNow(page, 'what can be done', '[role=menu]');
  },
);
