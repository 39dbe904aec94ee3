import type { Locator, Page } from 'playwright-core';
import { buildStory, changeStory, memberOfTest } from '../support/factories';
import { itInAll } from '../support/testAll';
import { expectAccessible } from './support/accessible';
import { deviceOfFile, onDevice, served, servedText, shows, textOf, until, write } from './support/offline';
import { browserRun } from './support/visit';

const run = browserRun();
const ann = memberOfTest(run.server, { displayName: 'Ann' });
const device = deviceOfFile(run);

const deleteOnServer = (id: string) => run.server.mutate('deleteStory', { id }, ann.token);

describe('a story that is changed elsewhere while it is edited offline', () => {
  const three = 'The first paragraph.\n\nThe second paragraph.\n\nThe third paragraph.';

  /** Opens the story on this device while the server is unreachable. */
  async function openHere(content: string) {
    const story = await buildStory(run.server, ann, { title: 'Two hands', content });
    const page = await device.open(ann, `/stories/${story.id}/edit`);
    await shows(page, content.split('\n')[0] ?? '');
    await page.context().setOffline(true);
    return { story, page };
  }
  const online = (page: Page) => page.context().setOffline(false);

  it('is merged without a question if the changes are in different paragraphs', async () => {
    const { story, page } = await openHere(three);
    await write(page, ' Added here.');
    await onDevice(page);
    await changeStory(run.server, ann, story, { content: three.replace('first', 'very first') });
    await online(page);
    await servedText(run, ann, `${three.replace('first', 'very first')} Added here.`);
    await shows(page, 'The very first paragraph.');
    const line = page.getByRole('status').filter({ hasText: 'Merged with changes made elsewhere.' });
    await line.waitFor();
    expect(await line.count()).toBe(1);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  it('asks if both changed the same paragraph, and keeps the text not chosen as a version', async () => {
    const { story, page } = await openHere('It was late.');
    await write(page, ' It rained.');
    await onDevice(page);
    await changeStory(run.server, ann, story, { content: 'It was late. It snowed.' });
    await online(page);
    await page.getByText('Story conflict detected. Please resolve manually.').waitFor();
    await expectAccessible(page, 'the notice of a conflict');
    await page.getByRole('button', { name: 'Resolve' }).first().click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('It snowed').first().waitFor();
    await dialog.getByText('It rained').first().waitFor();
    await expectAccessible(page, 'the texts of a conflict');
    expect((await served(run, ann))[0]?.content).toBe('It was late. It snowed.');
    await dialog.getByRole('button', { name: 'Use theirs' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await shows(page, 'It snowed.');
    const [kept] = await until(
      () => served(run, ann),
      (stories) =>
        stories[0]?.versions.edges.some(({ node }) => node.content === 'It was late. It rained.') ?? false,
    );
    expect(kept?.content).toBe('It was late. It snowed.');
  });

  itInAll.each(['changed', 'deleted'])(
    'shows on a phone what the choice is between if it was %s there',
    async (fate) => {
      const sentence = 'It was late, and it rained on the tram. ';
      const { story, page } = await openHere(sentence.repeat(60));
      await page.setViewportSize({ width: 360, height: 740 });
      await write(page, 'Mine.');
      await onDevice(page);
      if (fate === 'deleted') await deleteOnServer(story.id);
      else await changeStory(run.server, ann, story, { content: `${sentence.repeat(60)}Theirs.` });
      await online(page);
      await page.getByRole('button', { name: 'Resolve' }).first().click();
      const dialog = page.getByRole('alertdialog');
      const boxOf = async (name: string) => {
        const text = dialog.getByRole('group', { name });
        const { y = 0, height = 0 } = (await text.boundingBox()) ?? {};
        return {
          height,
          end: y + height,
          scrolls: await text.evaluate((e) => e.scrollHeight > e.clientHeight),
        };
      };
      const sides = { Yours: 'Your text', Theirs: 'Their text', Before: 'Text before' };
      for (const [tab, name] of Object.entries(sides).slice(0, fate === 'deleted' ? 1 : 3)) {
        if (fate === 'changed') await dialog.getByRole('tab', { name: tab }).click();
        const text = await boxOf(name);
        expect(text.height).toBeGreaterThan(8 * 27);
        expect(text.scrolls).toBe(true);
        // The choice is on screen below it.
        const choice = await dialog.getByRole('button', { name: 'Use mine' }).boundingBox();
        expect(text.end).toBeLessThan(choice?.y ?? 0);
        expect((choice?.y ?? 740) + (choice?.height ?? 0)).toBeLessThan(740);
      }
    },
  );

  itInAll('is marked in the top bar of a phone beside the logo, which it does not cover', async () => {
    const { story, page } = await openHere('It was late.');
    await page.setViewportSize({ width: 360, height: 740 });
    const bar = page.getByRole('banner');
    const fits = async (state: Locator) => {
      await state.waitFor();
      const [mark, box, all] = await Promise.all(
        [bar.locator('svg').nth(1), state, bar].map((part) => part.boundingBox()),
      );
      expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
      expect(await state.evaluate((e) => e.scrollWidth <= e.clientWidth)).toBe(true);
      expect(await bar.evaluate((e) => e.scrollWidth <= e.clientWidth)).toBe(true);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(all?.width ?? 0);
    };
    await write(page, ' It rained.');
    await onDevice(page);
    await bar.getByRole('status').filter({ hasText: 'Offline · 1 pending' }).waitFor({ state: 'attached' });
    await fits(bar.locator('[data-sync-line]').filter({ hasText: 'Offline' }));
    await changeStory(run.server, ann, story, { content: 'It was late. It snowed.' });
    await online(page);
    await fits(bar.getByRole('button', { name: 'Conflict' }));
  });

  itInAll('can be created again if it was deleted there', async () => {
    const { story, page } = await openHere('It was here.');
    await write(page, ' It stays.');
    await onDevice(page);
    await deleteOnServer(story.id);
    await online(page);
    await page.getByRole('button', { name: 'Resolve' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Use mine' }).click();
    await servedText(run, ann, 'It was here. It stays.');
    const stories = await served(run, ann);
    expect(stories.map(({ id, privacyLevel }) => [id !== story.id, privacyLevel])).toEqual([
      [true, 'PRIVATE'],
    ]);
    const address = `/stories/${stories[0]?.id}/edit`;
    // The page is still the same: what was typed on it can be undone, and a reload finds the story.
    await page.waitForURL(({ pathname }) => pathname === address);
    await textOf(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Control+z');
    await textOf(page).filter({ hasText: 'It was here.', hasNotText: 'It stays.' }).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.reload();
    await shows(page, 'It was here. It stays.');
  });
});
