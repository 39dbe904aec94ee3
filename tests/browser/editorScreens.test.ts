import { colors } from '../../server/contract/theme';
import { buildExercise, buildSession, buildStory, memberOfFile } from '../support/factories';
import { someOf } from '../support/testAll';
import { desktop } from './support/accessible';
import { textOf, write } from './support/offline';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server);
afterEach(() => run.leave());

it('the first line of a text is in the upper third of the window, whatever it is written for', async () => {
  const page = await run.signedIn(member, { viewport: desktop });
  const exercise = `exerciseId=${(await buildExercise(run.server, member, { prompt: 'The door was' })).id}`;
  const session = `session=${(await buildSession(run.server, member)).id}`;
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
  const page = await run.signedIn(member, { viewport: desktop });
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
  const page = await run.signedIn(member, { viewport: desktop });
  const { id } = await buildStory(run.server, member);
  for (const path of someOf(['/stories/new', `/stories/${id}/edit`, '/journals/new', '/notes/new'])) {
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

it('a story is printed without bars and buttons, dark on white whatever the theme, as its author reads and edits it', async () => {
  const { id } = await buildStory(run.server, member, { title: 'The Lamp', content: 'It was late.' });
  const page = await run.signedIn(member, { viewport: desktop, colorScheme: 'dark' });
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
