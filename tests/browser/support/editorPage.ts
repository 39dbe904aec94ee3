import type { Page } from 'playwright-core';
import { serveTypingPage } from '../../../bench/typing/serve';
import { patienceMs } from '../../support/browser';
import { keepBrowser } from './keptBrowser';

// Covers all steps of a test, so that a single step times out first and says what it waited for.
jest.setTimeout(10 * patienceMs);

declare global {
  interface Window {
    /** The functions of the editor-only page that the tests call. */
    typing: {
      show(field: 'editor', text: string): Promise<void>;
      renderAgain(): void;
      text(): string;
      changes(): number;
    };
  }
}

/** The page with only an editor. Each test loads it anew, which takes half as long as in a new tab. */
export function editorPage() {
  let served: Awaited<ReturnType<typeof serveTypingPage>>;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    const { browser } = await keepBrowser();
    served = await serveTypingPage();
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    context.setDefaultTimeout(patienceMs);
    page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));
  afterAll(async () => {
    await page?.context().close();
    await served?.stop();
  });

  const field = () => page.getByRole('textbox', { name: 'Text' });
  const lines = () => page.locator('[data-slate-node=element]');
  const shownText = () => page.evaluate(() => window.typing.text());

  async function show(text: string, search = '') {
    await page.goto(served.url + search);
    await page.evaluate((value) => window.typing.show('editor', value), text);
  }

  /** Shows the text and puts the caret at its start. */
  async function open(text: string, search?: string) {
    await show(text, search);
    await field().click({ position: { x: 4, y: 4 } });
  }

  /** Waits until the editor has this text; on failure, shows the expected and the actual text. */
  async function expectText(text: string) {
    await page.waitForFunction((wanted) => window.typing.text() === wanted, text).catch(() => undefined);
    expect(await shownText()).toBe(text);
  }

  /** Expects that the DOM shows the same text as the editor's value. */
  async function expectDrawn(text: string) {
    await expectText(text);
    const drawn = await lines().evaluateAll((all) =>
      all.map((line) =>
        Array.from(line.querySelectorAll('[data-slate-string]'), (part) => part.textContent).join(''),
      ),
    );
    expect(drawn.join('\n')).toBe(text);
  }

  async function press(...keys: string[]) {
    for (const key of keys) await page.keyboard.press(key);
  }

  async function pasteAs(given: Record<string, string>, key = 'Control+v') {
    await page.evaluate(async (types) => {
      const blobs = Object.entries(types).map(([type, text]) => [type, new Blob([text], { type })]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    }, given);
    await press(key);
  }

  return {
    page: () => page,
    field,
    lines,
    shownText,
    show,
    open,
    expectText,
    expectDrawn,
    press,
    pasteAs,
  };
}
