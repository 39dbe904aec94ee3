import type { Page } from 'playwright-core';
import { editorPage } from './support/editorPage';

const { open, expectText, press, page: shownPage } = editorPage();
let page: Page;
beforeAll(() => {
  page = shownPage();
});

/** Longer than what is laid out: the browser leaves out what is off screen. */
const long = Array.from({ length: 150 }, (_, n) => `Paragraph ${n}.`).join('\n\n');
const paragraph = (n: number) => page.getByText(`Paragraph ${n}.`, { exact: true });

describe('in a long text', () => {
  it('Ctrl+End goes to its very end, and with Shift selects up to there', async () => {
    await open(long);
    await press('Control+End');
    await page.keyboard.type(' The end.');
    await expectText(`${long} The end.`);
    await press('Control+Home', 'Control+Shift+End');
    await page.keyboard.type('All new.');
    await expectText('All new.');
  });

  it('the arrows go to the line before, also if the caret is off screen', async () => {
    await open(long);
    await paragraph(125).click();
    await page.mouse.wheel(0, -100_000);
    await page.waitForFunction(() => window.scrollY === 0);
    await press('ArrowUp', 'ArrowUp', 'Home');
    await page.keyboard.type('Here: ');
    await expectText(long.replace('Paragraph 124.', 'Here: Paragraph 124.'));
  });
});
