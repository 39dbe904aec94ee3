import { memberOfFile } from '../support/factories';
import { itInAll } from '../support/testAll';
import { expectAccessible } from './support/accessible';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server);
afterEach(() => run.leave());

describe('Zen mode', () => {
  it('keeps Tab inside, from field to field and round again, and hides the rest from screen readers', async () => {
    const page = await run.signedIn(member);
    await page.goto('/stories/new');
    await page.getByRole('textbox', { name: 'Content' }).click();
    await page.keyboard.press('Control+e');
    await page.getByRole('group', { name: 'Zen mode' }).waitFor();
    const stop = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
        return label ?? element?.getAttribute('aria-label') ?? element?.textContent?.trim();
      });
    const stops = async (key: string) => {
      const seen = [await stop()];
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press(key);
        seen.push(await stop());
      }
      return seen;
    };
    const round = ['Content', 'Tools', 'Timer duration', 'Start timer', 'Exit Zen mode', 'Title', 'Content'];
    expect(await stops('Tab')).toEqual(round);
    expect(await stops('Shift+Tab')).toEqual(round.toReversed());
    const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
    const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value);
    expect(roles).toContain('textbox');
    for (const role of ['banner', 'navigation', 'complementary', 'radio', 'link', 'heading'])
      expect(roles).not.toContain(role);
  });

  it('keeps lines of the text in a low window, as above a phone’s keyboard or at 400 %', async () => {
    const page = await run.signedIn(member);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/stories/new');
    await page.getByLabel('Title').fill('The Key to the Upstairs Room');
    await page.keyboard.press('Control+e');
    const zen = page.getByRole('group', { name: 'Zen mode' });
    await zen.waitFor();
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.focus();
    await page.keyboard.type('It rained.');
    const room = await text.evaluate((element) => {
      let scroller: Element | null = element;
      while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement;
      return scroller?.clientHeight;
    });
    expect(room).toBeGreaterThan(100);
    const [top, bottom] = await page.evaluate(() => {
      const { top, bottom } = (getSelection() as Selection).getRangeAt(0).getBoundingClientRect();
      return [top, bottom] as const;
    });
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(256);
    await page.getByRole('button', { name: 'Tools' }).click();
    // It's placed only after it has opened.
    await page.waitForFunction(() => {
      const menu = document.querySelector('[role=menu][data-state=open]')?.getBoundingClientRect();
      return menu && menu.top >= 0 && menu.bottom <= window.innerHeight;
    });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Exit Zen mode' }).click();
    await zen.waitFor({ state: 'detached' });
  });
});

describe('the preview', () => {
  it('of a new story leads to its footnotes and back, and stays', async () => {
    const page = await run.signedIn(member);
    await page.goto('/stories/new');
    await page.getByLabel('Title').fill('The Ferry');
    const content = 'It rained![^1][^2]\n\n[^1]: For days.\n\n[^2]: And nights.';
    await page.getByRole('textbox', { name: 'Content' }).fill(content);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.waitForURL(/localId=/);
    const address = page.url();
    const focused = page.locator(':focus');
    for (const note of ['1', '2']) {
      await page.getByRole('link', { name: `Note ${note}` }).click();
      expect(await focused.textContent()).toContain(note === '1' ? 'For days.' : 'And nights.');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await focused.getAttribute('aria-label')).toBe(`Note ${note}`);
    }
    await expectAccessible(page, 'a preview with footnotes');
    expect(page.url()).toBe(address);
  });

  it('wraps code, and lets keys scroll a table that is wider than the text', async () => {
    const page = await run.signedIn(member);
    await page.goto('/stories/new');
    const row = (cell: string) => `|${` ${cell} |`.repeat(30)}`;
    const wide = [row('tide'), row('---'), row('2')].join('\n');
    const content = `    ${'high water '.repeat(40)}\n\n${wide}\n\n| a |\n| --- |\n| b |`;
    await page.getByRole('textbox', { name: 'Content' }).fill(content);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.locator('table[tabindex]').waitFor();
    await expectAccessible(page, 'a preview with wide code and tables');
    const tables = await page
      .getByRole('table')
      .evaluateAll((all) => (all as HTMLElement[]).map(({ tabIndex }) => tabIndex));
    expect(tables).toEqual([0, -1]);
    const scrolls = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
    expect(await page.locator('pre').evaluate(scrolls)).toBe(false);
  });
});

describe('the tools of a text', () => {
  itInAll(
    'end a pattern that takes too long, jump to headings, keep a goal and count what is selected',
    async () => {
      const page = await run.signedIn(member);
      await page.goto('/stories/new');
      const text = page.getByRole('textbox', { name: 'Content' });
      await text.click();
      await page.keyboard.type(`Late.\n\n# Two\n\n${'a'.repeat(40)}!`);
      await page.getByRole('button', { name: 'Tools' }).click();
      await page.getByRole('menuitem', { name: 'Find', exact: true }).click();
      await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Find');
      await page.getByLabel('Pattern').check();
      await page.getByLabel('Find', { exact: true }).fill('(a+)+$');
      await page.getByText('This pattern takes too long. Try a simpler one.').waitFor();
      await page.getByLabel('Find', { exact: true }).fill('^# (?<head>.*)$');
      await page.getByText('1 of 1').waitFor();
      await page.keyboard.press('Escape');

      await page.keyboard.press('Control+Home');
      await page.keyboard.press('Control+Shift+O');
      await page.getByRole('dialog').getByRole('button', { name: 'Two' }).click();
      await page.waitForFunction(() => {
        const node = document.getSelection()?.focusNode;
        return (
          document.activeElement?.ariaLabel === 'Content' && node?.parentElement?.closest('.md-heading1')
        );
      });

      await page.getByRole('button', { name: 'Tools' }).click();
      await page.getByRole('menuitem', { name: 'Goal for this text' }).click();
      await page.getByRole('dialog').locator(':focus').waitFor();
      await page.getByLabel('Goal', { exact: true }).fill('1500');
      await page.keyboard.press('Enter');
      await page.getByText('4 of 1,500 words').waitFor();
      await page.getByLabel('Content').and(page.locator(':focus')).waitFor();

      await page.keyboard.press('Control+a');
      await page.getByText('4 of 4 words selected').waitFor();
    },
  );

  it('keep lines and indents, of pasted text too, and what goes on below a line is indented', async () => {
    const page = await run.signedIn(member);
    await page.goto('/stories/new');
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.click();
    await page.keyboard.type('the rain');
    await page.keyboard.press('Control+Shift+Enter');
    await text.getByText('```verse').waitFor();
    await page.keyboard.press('End');
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', `\n    it raineth\n${'every day '.repeat(30)}`);
      clipboardData.setData('text/html', '<p><i>it raineth</i></p>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await text.getByText('every day').waitFor();
    await page.getByRole('tab', { name: 'Preview' }).click();
    const verse = page.locator('.verse p');
    await verse.waitFor();
    const lefts = await verse.evaluate((stanza) =>
      [...stanza.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        const [first, next] = [...range.getClientRects()].filter(({ width }) => width > 0);
        return [first, next].flatMap((box) => (box ? Math.round(box.left) : []));
      }),
    );
    const edge = await verse.evaluate((stanza) => Math.round(stanza.getBoundingClientRect().left));
    const [first = 0, indented = 0, long = 0, goesOn = 0] = lefts.map((left) => left - edge);
    expect([first, long]).toEqual([0, 0]);
    expect(indented).toBeGreaterThan(8);
    expect(goesOn).toBeGreaterThan(indented);
    await expectAccessible(page, 'a preview with verse');
    await page.getByRole('tab', { name: 'Edit' }).click();
    await text.click();
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('menuitem', { name: 'Keep lines and indents' }).click();
    await text.getByText('```verse').waitFor({ state: 'detached' });
  });
});
