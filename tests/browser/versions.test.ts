import type { Page } from 'playwright-core';
import { buildStory, memberOfFile } from '../support/factories';
import { storyCalls } from '../support/storyCalls';
import { itInAll } from '../support/testAll';
import { expectAccessible } from './support/accessible';
import { answered, browserRun } from './support/visit';

const run = browserRun();
const author = memberOfFile(run.server, { username: 'ines', displayName: 'Inés' });

afterEach(() => run.leave());

const first = 'It was late.\n\nThe lamp was lit, and we wrote.\n\nNobody spoke.';
const second = 'It was late.\n\nThe lamp was out, and we wrote.\n\nNobody spoke.\n\nThen it rained.';

async function twoVersions() {
  const { id } = await buildStory(run.server, author, { title: 'The Lamp', content: first });
  await storyCalls(run.server).update({ id, content: second }, author.token);
  return id;
}
const contentOf = async (id: string) =>
  (await storyCalls(run.server).read(id, author.token)).data.story.content as string;

/** Opens the page and waits until it is subscribed: it has then read its data a second time. */
async function openLive(page: Page, id: string) {
  const readTwice = answered(page, 'story.versions', 2);
  await page.goto(`/stories/${id}/versions`);
  await readTwice;
}

describe('versions of a story', () => {
  it('are opened from the story, compared by words, restored, and the restoring undone', async () => {
    const id = await twoVersions();
    const page = await run.signedIn(author);
    await page.goto(`/stories/${id}`);
    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByRole('link', { name: 'Compare version 1 with now' }).click();
    await page.getByText('2 changes').waitFor();
    await expectAccessible(page, 'a comparison');
    expect(await page.locator('del').allTextContents()).toEqual(['lit']);
    expect((await page.locator('ins').allTextContents()).join('')).toBe('out\nThen it rained.\n');

    await page.getByRole('link', { name: 'All versions' }).click();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Restored version 1. The text before it is now version 2.').waitFor();
    expect(await contentOf(id)).toBe(first);
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Restore version 2' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('heading', { name: 'Now: version 4' }).waitFor();
    expect(await contentOf(id)).toBe(second);
    expect(run.complaints()).toEqual([]);
  });

  it('can be kept under a name without a mouse, and appear in the list', async () => {
    const id = await twoVersions();
    const page = await run.signedIn(author);
    await openLive(page, id);
    await page.getByRole('button', { name: 'Save a version' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Name', { exact: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.type('Sent to Ben');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Version 2: Sent to Ben' }).waitFor();
    await page.getByRole('heading', { name: 'Now: version 3' }).waitFor();
    await expectAccessible(page, 'the versions');
  });
});

describe('a comparison of 100,000 words', () => {
  itInAll('shows its changes and moves between them, wherever they are', async () => {
    const paragraphs = Array.from(
      { length: 5_000 },
      (_, n) =>
        `Night ${n}: the lamp went out and nobody spoke for a while because of the rain over city roofs.`,
    );
    const { id } = await buildStory(run.server, author, { content: paragraphs.join('\n\n') });
    const changed = paragraphs.map((text, n) => (n % 100 === 7 ? text.replace('nobody', 'everybody') : text));
    await storyCalls(run.server).update({ id, content: changed.join('\n\n') }, author.token);
    const page = await run.signedIn(author);
    await page.goto(`/stories/${id}/versions`);
    await page.getByRole('link', { name: 'Compare version 1 with now' }).click();
    await page.getByText('50 changes').waitFor();
    await page.getByRole('button', { name: 'Previous change' }).click();
    await page.getByText('Change 50 of 50').waitFor();
    await page.locator('[data-current] ins', { hasText: 'everybody' }).waitFor();
    expect(run.complaints()).toEqual([]);
  });
});
