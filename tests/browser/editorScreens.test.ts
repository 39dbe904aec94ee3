import { buildStory, changeStory, type TestMember } from '../support/factories';
import { isAll, someOf } from '../support/testAll';
import { addressOf } from './specification/look';
import { buildWorld, type World } from './specification/world';
import { desktop, expectAccessible } from './support/accessible';
import { holdingBack } from './support/answering';
import { textOf, titleOf, write } from './support/offline';
import { browserRun } from './support/visit';

const run = browserRun();
let member: TestMember;
let world: World;
let storyId: string;

beforeAll(async () => {
  world = await buildWorld(run);
  member = world.people.member;
  storyId = addressOf(world, '{public story}');
});
afterEach(() => run.leave());

const openPage = async () =>
  run.signedIn(await run.signInAgain(member), { colorScheme: 'light', viewport: desktop });

it('the first line of a text is in the upper third of the window, whatever it is written for', async () => {
  const page = await openPage();
  const exercise = addressOf(world, 'exerciseId={exercise}');
  const session = addressOf(world, 'session={session}');
  for (const query of ['', `?${exercise}`, `?${session}`, `?${session}&${exercise}`]) {
    await page.goto(`/stories/new${query}`);
    for (const [written, label] of [
      [exercise, 'Exercise'],
      [session, 'Writing session'],
    ] as const)
      if (query.includes(written)) await page.getByRole('complementary', { name: label }).waitFor();
    await page.getByRole('complementary', { name: 'Writing tips' }).waitFor();
    await page.locator('[data-slate-node=element]').waitFor();
    const line = await page.locator('[data-slate-node=element]').boundingBox();
    expect(line?.y).toBeLessThan(desktop.height / 3);
  }
});

it('the line that one writes at the end of a text stays above the bar of actions', async () => {
  const page = await openPage();
  await page.goto('/stories/new');
  await textOf(page).fill(Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n'));
  for (const height of someOf([256, 350, 844])) {
    await page.setViewportSize({ width: 390, height });
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(`\nAt ${height}`);
    await page.getByText(`At ${height}`, { exact: true }).waitFor();
    // As it is, and once it has grown, such as by the reason why a save failed.
    for (const row of [0, 60]) {
      const [line, bar] = await page.evaluate(async (added) => {
        const foot = document.querySelector('[data-actions]')?.parentElement?.parentElement as HTMLElement;
        (foot.firstElementChild as HTMLElement).style.paddingTop = `${added}px`;
        // What is measured has been painted.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        const measured = [
          (getSelection() as Selection).getRangeAt(0).getBoundingClientRect().bottom,
          foot.getBoundingClientRect().top,
        ];
        (foot.firstElementChild as HTMLElement).style.paddingTop = '';
        return measured;
      }, row);
      expect([height, row, (line as number) <= (bar as number)]).toEqual([height, row, true]);
    }
  }
});

it('at 400 % the bar of actions leaves two thirds of the window to the text', async () => {
  const page = await openPage();
  for (const path of someOf(['/stories/new', `/stories/${storyId}/edit`, '/journals/new', '/notes/new'])) {
    // A window of 1280 × 1024 pixels has this many at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await textOf(page).fill(Array.from({ length: 11 }, (_, line) => `Line ${line}`).join('\n'));
    await write(page, '\nLine 11');
    await page.getByText('Line 11', { exact: true }).waitFor();
    const [line, left] = await page.evaluate(() => {
      const caret = (getSelection() as Selection).getRangeAt(0).getBoundingClientRect();
      const bar = document.querySelector('[data-actions]')?.parentElement?.parentElement;
      return [caret.bottom, (bar?.getBoundingClientRect().top ?? 0) / innerHeight];
    });
    expect([path, (line as number) <= 256]).toEqual([path, true]);
    expect([path, (left as number) >= 2 / 3]).toEqual([path, true]);
  }
});

(isAll ? describe : describe.skip)('accessible in both themes at 320 and 1280 px:', () => {
  it('the editor while one writes: words, preview, Zen mode, timer, tags, what is missing', async () => {
    const page = await openPage();
    await page.goto('/stories/new');
    await titleOf(page).fill('A story in the making');
    await write(page, '# Dusk\n\nIt *fell* slowly, `as` it [does](https://example.com).\n\n- one\n\n> two');
    await page.getByText('Saved on this device', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await expectAccessible(page, 'written');
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('heading', { name: 'Dusk' }).waitFor();
    await expectAccessible(page, 'preview');
    await page.getByRole('tab', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Zen mode' }).click();
    await page.getByRole('group', { name: 'Zen mode' }).waitFor();
    await expectAccessible(page, 'Zen mode');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Details' }).click();
    await page.getByRole('combobox', { name: 'Tags' }).fill('one');
    await page.getByRole('option', { name: 'one tag' }).waitFor();
    await expectAccessible(page, 'tag suggestions');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Tags' }).fill('#!');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectAccessible(page, 'a tag that is none');
    expect(run.complaints()).toEqual([]);
  });

  it('the editor in another tab', async () => {
    const page = await openPage();
    await page.goto(`/stories/${storyId}/edit`);
    await textOf(page).waitFor();
    const second = await page.context().newPage();
    await second.goto(`/stories/${storyId}/edit`);
    await second.getByRole('button', { name: 'Write here instead' }).waitFor();
    expect(await textOf(second).getAttribute('contenteditable')).not.toBe('true');
    expect(await titleOf(second).isEditable()).toBe(false);
    expect(await second.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
    await expectAccessible(second, 'written elsewhere');
    expect(run.complaints()).toEqual([]);
  });

  it('the editor where the device keeps nothing', async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    });
    await page.goto('/stories/new');
    await titleOf(page).fill('No room');
    await page.getByRole('button', { name: 'Download text' }).waitFor();
    await expectAccessible(page, 'no room');
  });

  it('a conflict: its notice, its texts, the merging, and where the story is listed and read', async () => {
    const story = await buildStory(run.server, member, { title: 'Contested', content: 'First.\n\nSecond.' });
    const page = await openPage();
    await page.goto(`/stories/${story.id}/edit`);
    // Otherwise the automatic save may come first.
    const release = await holdingBack(page, 'updateStory');
    await write(page, ' Mine.');
    await changeStory(run.server, member, story, { content: 'First.\n\nSecond. Theirs.' });
    release();
    const resolve = page.getByRole('main').getByRole('button', { name: 'Resolve' });
    await resolve.waitFor();
    await expectAccessible(page, 'notice');
    await resolve.click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'texts');
    await page.getByRole('button', { name: 'Merge' }).click();
    await page.getByLabel('Merged text').waitFor();
    await expectAccessible(page, 'merging');
    await page.goto('/stories');
    await resolve.waitFor();
    await expectAccessible(page, 'list');
    await page.goto(`/stories/${story.id}`);
    await page.getByRole('link', { name: 'Go on writing' }).waitFor();
    await expectAccessible(page, 'page');
    expect(run.complaints()).toEqual([]);
  });

  it('what this device has, with the server gone', async () => {
    const page = await openPage();
    await page.goto(`/stories/${storyId}/edit`);
    await textOf(page).waitFor();
    await page.context().setOffline(true);
    await write(page, ' On the train.');
    await page.getByText('Saved on this device', { exact: true }).first().waitFor();
    await expectAccessible(page, 'editor');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText(/as this device has it/).waitFor();
    await expectAccessible(page, 'page');
    await page.getByRole('complementary').getByRole('link', { name: 'Stories', exact: true }).click();
    await page.getByText(/the others will show again once it is back/).waitFor();
    await page.getByText(/On the train/).waitFor();
    await expectAccessible(page, 'list');
    // The browser itself logs failed requests; ignore those.
    expect(run.complaints().filter((said) => !/net::ERR_|reach the server/.test(said))).toEqual([]);
  });
});
