import { memberOfTest } from '../support/factories';
import { isAll, itInAll, someOf } from '../support/testAll';
import { expectAccessibleNow } from './support/accessible';
import {
  begin,
  deviceOfFile,
  keptStories,
  kill,
  onDevice,
  served,
  servedText,
  shows,
  tab,
  textOf,
  titleOf,
  until,
  watchLateness,
  write,
} from './support/offline';
import { listen, timeHandOver } from './support/pageSigns';
import { browserRun } from './support/visit';

const run = browserRun();
const ann = memberOfTest(run.server, { displayName: 'Ann' });
const device = deviceOfFile(run);

/** A random number, so that the kill happens at a different moment in each run. */
const between = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1));

describe('a tab that is killed while its author types', () => {
  /** Time within which typed text must be stored on the device, in milliseconds. */
  const keptWithinMs = 250;

  it('loses at most what was typed a moment before, and the draft can be found again', async () => {
    let page = await device.open(ann, '/stories/new');
    const context = page.context();
    // Read from another tab, which sees only what was stored.
    const witness = await tab(context, '/help');
    const lateness = await watchLateness(witness);
    device.way.cut();
    await begin(page, 'Cut off', '');
    await until(
      () => keptStories(witness),
      (kept) => kept.length > 0,
    );
    let text = '';
    for (let round = 0; round < (isAll ? 3 : 1); round += 1) {
      const typed: { at: number; text: string }[] = [{ at: 0, text }];
      const ownLateness = await watchLateness(page);
      for (let letters = between(10, 40); letters > 0; letters -= 1) {
        const letter = letters % 6 === 0 ? ' ' : String.fromCharCode(between(97, 122));
        // At a person's speed: without a delay, keystrokes would leave no time for anything else.
        await page.keyboard.type(letter, { delay: 50 });
        text += letter;
        typed.push({ at: performance.now(), text });
      }
      const pageLateness = await ownLateness();
      const killedAt = performance.now();
      const url = page.url();
      await kill(page);
      await page.close();
      const [kept] = await keptStories(witness);
      const content = kept?.content ?? 'nothing';
      // A write may wait for the one before it: both are as late as the machine.
      const surelyKept = killedAt - keptWithinMs - 2 * Math.max(pageLateness, await lateness());
      const least = typed.findLast(({ at }) => at <= surelyKept)?.text ?? '';
      expect(text.startsWith(content)).toBe(true);
      expect(content.length).toBeGreaterThanOrEqual(least.length);
      text = content;

      page = await tab(context, round === 0 ? '/stories' : url);
      if (round === 0) await page.getByRole('link', { name: 'Cut off' }).click();
      await shows(page, text.trim().split(' ').at(-1) ?? '');
      expect(await titleOf(page).inputValue()).toBe('Cut off');
      await write(page, '');
    }
    device.way.mend();
    await write(page, ' and the end.');
    await servedText(run, ann, `${text} and the end.`);
    expect(await served(run, ann)).toHaveLength(1);
  });
});

describe('a network that goes away while its author types', () => {
  it('loses nothing: the page opens offline, and in the end the server has one story with all words', async () => {
    const page = await device.open(ann, '/stories/new');
    const context = page.context();
    await begin(page, 'On a train', 'Before the tunnel. ');
    await context.setOffline(true);
    await write(page, 'In the tunnel. ');
    await onDevice(page);
    await page
      .getByText(/^Offline/)
      .first()
      .waitFor();
    await page.reload();
    await shows(page, 'In the tunnel.');
    expect(await titleOf(page).inputValue()).toBe('On a train');
    await write(page, 'Still in it. ');
    await onDevice(page);
    await page.goto('/stories');
    await page.getByRole('link', { name: 'On a train' }).waitFor();
    await context.setOffline(false);
    await servedText(run, ann, 'Before the tunnel. In the tunnel. Still in it. ');
    expect(await served(run, ann)).toHaveLength(1);
    // An auto-save does not change who can read the text.
    expect((await served(run, ann))[0]?.privacyLevel).toBe('PRIVATE');
    await page
      .getByText(/^Offline/)
      .first()
      .waitFor({ state: 'hidden' });
  });

  it('creates one story if the response to its first save is lost', async () => {
    const page = await device.open(ann, '/stories/new');
    const lost = device.way.cutAnswerTo('createStory');
    await begin(page, 'Once only', 'It was made, and nobody told.');
    await lost;
    expect(await served(run, ann)).toHaveLength(1);
    await write(page, ' More.');
    await onDevice(page);
    device.way.mend();
    await servedText(run, ann, 'It was made, and nobody told. More.');
    expect(await served(run, ann)).toHaveLength(1);
  });

  itInAll('is retried while the server fails, and no word is lost', async () => {
    const page = await device.open(ann, '/stories/new');
    device.way.failWith(503, /^\/graphql/);
    await begin(page, 'Through it', 'Written in bad times.');
    const refused = () =>
      page.waitForResponse((response) => response.url().endsWith('/graphql') && response.status() === 503);
    await refused();
    await onDevice(page);
    expect(await page.getByText('Failed to sync story after 3 attempts').count()).toBe(0);
    const line = page.getByRole('alert').filter({ hasText: /Save failed. The server can’t save just now/ });
    await line.getByText('Error', { exact: true }).waitFor();
    const retry = line.getByRole('button', { name: 'Retry' });
    await Promise.all([refused(), retry.click()]);
    // The caret is where it was.
    await page.keyboard.type(' And on.');
    device.way.mend();
    await servedText(run, ann, 'Written in bad times. And on.');
    await page.getByText('Synced', { exact: true }).first().waitFor();
  });
});

describe('a device that can’t store anything', () => {
  const noRoom = 'This device has no room to keep your text';

  it.each(someOf(['has no room', 'refuses to keep anything']))(
    'says so within a second where it %s, hands the text out, and claims nothing',
    async (what) => {
      const page = await device.open(ann, '/dashboard', 'new');
      if (what === 'has no room') {
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Storage.overrideQuotaForOrigin', { origin: device.way.url, quotaSize: 1 });
      } else {
        await page.addInitScript(() => {
          IDBFactory.prototype.open = () => {
            throw new DOMException('Not here', 'SecurityError');
          };
        });
      }
      await page.goto('/stories/new');
      await textOf(page).waitFor();
      device.way.cut();
      const heard = await listen(page, noRoom);
      await begin(page, 'Nowhere to put it', 'Words with no home.');
      await page.getByText(noRoom).first().waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download text' }).click();
      const stream = await (await download).createReadStream();
      let text = '';
      for await (const part of stream) text += String(part);
      expect(text).toContain('Words with no home.');
      const { claims, noticedAfterMs } = await heard();
      expect(claims).toEqual([]);
      expect(noticedAfterMs).toBeLessThan(1_000);
      await expectAccessibleNow(page, 'no room');
      device.way.mend();
      await servedText(run, ann, 'Words with no home.');
      await page.getByText(noRoom).first().waitFor({ state: 'hidden' });
    },
  );
});

describe('two tabs on one story', () => {
  it('let one of them write, hand over on request, and within two seconds when a tab crashes', async () => {
    const first = await device.open(ann, '/stories/new');
    await begin(first, 'Shared desk', 'From the first. ');
    await servedText(run, ann, 'From the first. ');
    const id = (await served(run, ann))[0]?.id;
    const elsewhere = 'This story is being written in another tab.';
    const second = await tab(first.context(), `/stories/${id}/edit`);
    await second.getByText(elsewhere).waitFor();
    expect(await textOf(second).getAttribute('contenteditable')).not.toBe('true');

    await second.getByRole('button', { name: 'Write here instead' }).click();
    await first.getByText(elsewhere).waitFor();
    await second.getByText(elsewhere).waitFor({ state: 'hidden' });
    await write(second, 'From the second. ');
    await servedText(run, ann, 'From the first. From the second. ');
    await shows(first, 'From the second.');

    const tookMs = await timeHandOver(second, first, elsewhere);
    await kill(second);
    await first.getByText(elsewhere).waitFor({ state: 'hidden' });
    expect(await tookMs()).toBeLessThan(2_000);
    await write(first, 'From the first again.');
    await servedText(run, ann, 'From the first. From the second. From the first again.');
    expect(await served(run, ann)).toHaveLength(1);
  });
});
