import type { CDPSession, Page } from 'playwright-core';
import { itInAll } from '../support/testAll';
import { editorPage } from './support/editorPage';

const editor = editorPage();
const { field, lines, shownText, show, open, expectText, expectDrawn, press, pasteAs } = editor;
let page: Page;
beforeAll(() => {
  page = editor.page();
});

describe('typing', () => {
  it('puts each letter where the caret is, in plain and in styled text', async () => {
    await open('It was *late* and **still**.');
    await press('End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await page.keyboard.type(' here, by `lamp` light');
    await expectDrawn('It was *late* and **stil here, by `lamp` lightl**.');
    await press('Home');
    await page.keyboard.type('# So: ');
    await expectDrawn('# So: It was *late* and **stil here, by `lamp` lightl**.');
  });

  it('removes the placeholder with the first key, also a Markdown mark, and restores it with the last', async () => {
    const invitation = page.locator('[data-slate-placeholder]');
    for (const first of ['a', '#', '*']) {
      await open('');
      await invitation.waitFor();
      await page.keyboard.type(first);
      await expectText(first);
      await invitation.waitFor({ state: 'detached' });
      await press('Backspace');
      await invitation.waitFor();
    }
  });

  it('over a selection replaces it, and undo restores it', async () => {
    const long = Array.from({ length: 400 }, (_, n) => `Paragraph *${n}*.`).join('\n\n');
    await open(long);
    await press('Control+a');
    await page.keyboard.type('x');
    await expectDrawn('x');
    await press('Control+z');
    await expectDrawn(long);
    await press('Control+y');
    await expectDrawn('x');
  });

  it('continues and ends lists, breaks and joins lines', async () => {
    await open('');
    await page.keyboard.type('- one');
    await press('Enter');
    await page.keyboard.type('two');
    await press('Enter', 'Enter');
    await page.keyboard.type('three');
    await expectDrawn('- one\n- two\n\nthree');
    await press('Home', 'Backspace', 'Backspace');
    await expectDrawn('- one\n- twothree');
    await press('ArrowUp', 'End', 'Delete');
    await expectDrawn('- one- twothree');
  });

  it('shows a code fence’s effect on the lines below it, and their normal style when it is removed', async () => {
    await open('\n\n# Title\n\n*late*');
    const kind = () =>
      page.evaluate(() => document.querySelectorAll('[data-slate-node=element]')[2]?.className);
    expect(await kind()).toBe('md-heading1');
    await page.keyboard.type('```');
    await page.waitForFunction(
      () => document.querySelectorAll('[data-slate-node=element]')[2]?.className === 'md-code',
    );
    expect(await page.locator('.md-em').count()).toBe(0);
    await press('Backspace');
    await page.waitForFunction(() => document.querySelector('.md-em')?.textContent !== undefined);
    expect(await kind()).toBe('md-heading1');
    await expectDrawn('``\n\n# Title\n\n*late*');
  });

  it('calls onChange for each change, and only for changes', async () => {
    await open('one');
    await press('ArrowRight', 'ArrowLeft', 'Control+b', 'Control+z');
    const before = await page.evaluate(() => window.typing.changes());
    await press('ArrowRight', 'End', 'Home');
    await page.keyboard.type('ab');
    await expectText('abone');
    await page.waitForFunction((least) => window.typing.changes() === least + 2, before);
  });

  it('keeps the current line at the middle, if that is set', async () => {
    await open(Array.from({ length: 120 }, (_, n) => `Line ${n}`).join('\n\n'), '?typewriter');
    await press('Control+End');
    await page.keyboard.type('!');
    await page.waitForFunction(() => {
      const caret = document.getSelection()?.getRangeAt(0).getBoundingClientRect();
      return !!caret && Math.abs((caret.top + caret.bottom) / 2 - window.innerHeight / 2) < 4;
    });
  });
});

describe('composing', () => {
  let input: CDPSession;
  const compose = (text: string) =>
    input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const commit = (text: string) => input.send('Input.insertText', { text });

  it.each([
    ['an empty text', '', [], '日本'],
    ['plain text', 'ab', ['ArrowRight'], 'a日本b'],
    ['emphasised text', 'so *late* now', ['End', ...Array<string>(6).fill('ArrowLeft')], 'so *lat日本e* now'],
    ['the marks of a list', '- ', ['End'], '- 日本'],
  ])('in %s puts in the word, once', async (_where, text, keys, result) => {
    await open(text);
    input = await page.context().newCDPSession(page);
    await press(...keys);
    for (const part of ['に', 'にほん', '日本']) await compose(part);
    await commit('日本');
    await expectDrawn(result);
    await page.keyboard.type('x');
    await expectDrawn(result.replace('日本', '日本x'));
    await press('Control+z', 'Control+z');
    await expectDrawn(text);
  });

  it('over a selection of several lines replaces it', async () => {
    await open('one\n\n**two**\n\nthree');
    input = await page.context().newCDPSession(page);
    await press('Control+a');
    await compose('に');
    await commit('に');
    await expectDrawn('に');
  });
});

describe('the clipboard', () => {
  it('pastes formatted text as Markdown, and as plain text with Shift', async () => {
    await open('');
    const copied = {
      'text/html': '<h2>Two</h2><p>It was <b>late</b>.</p><ul><li>one</li></ul>',
      'text/plain': 'Two It was late. one',
    };
    await pasteAs(copied);
    await expectDrawn('## Two\n\nIt was **late**.\n\n- one');
    await press('Control+a');
    await pasteAs(copied, 'Control+Shift+v');
    await expectDrawn('Two It was late. one');
  });

  it('returns the cut Markdown, and undo restores it', async () => {
    const text = 'one *two*\n\n> three\n\nfour';
    await open(text);
    await press('Control+a', 'Control+x');
    await expectDrawn('');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await press('Control+v');
    await expectDrawn(text);
    await press('Control+z', 'Control+z');
    await expectDrawn(text);
  });

  itInAll('accepts half a megabyte at the caret, as one undo step', async () => {
    const long = `It ${'was *long* and went on '.repeat(9)}\n\n`.repeat(2_400).trimEnd();
    expect(long.length).toBeGreaterThan(500_000);
    await open('before after');
    await press(...Array<string>(7).fill('ArrowRight'));
    await pasteAs({ 'text/plain': long });
    await expectDrawn(`before ${long}after`);
    await page.keyboard.type('!');
    await expectText(`before ${long}!after`);
    await press('Control+z', 'Control+z');
    await expectDrawn('before after');
  });

  it('runs no pasted scripts, and violates no content security policy', async () => {
    await open('');
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<style>p{color:red}</style><p onclick="window.ran = true"><b style="color: red">a</b>' +
          '<img src="x" onerror="window.ran = true"><svg onload="window.ran = true"></svg></p>' +
          '<script>window.ran = true</script>',
      );
      clipboardData.setData('text/plain', 'a');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.querySelector('[role=textbox]')?.dispatchEvent(paste);
    });
    await expectText('**a**');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  it('moves dragged text, also across lines', async () => {
    await open('one\n\ntwo');
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
    const box = (await page.getByText('two').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const from = (await page.getByText('one').boundingBox()) ?? box;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 8 });
    await page.mouse.move(box.x + box.width + 2, box.y + box.height / 2, { steps: 2 });
    await page.mouse.up();
    await expectText('\ntwoone\n');
  });
});

describe('without a mouse', () => {
  const focused = () => page.evaluate(() => document.activeElement?.textContent);

  it('Tab leaves the editor, and indents an item if there is one above', async () => {
    await open('- a\n- b');
    await press('Control+End', 'Tab');
    await expectText('- a\n  - b');
    await press('Shift+Tab');
    await expectText('- a\n- b');
    await press('Tab', 'Escape', 'Shift+Tab');
    expect(await focused()).toBe('Before');
    await press('Tab', 'Tab');
    expect(await focused()).toBe('After');
    await press('Shift+Tab', 'Control+Home', 'Tab');
    expect(await focused()).toBe('After');
    await expectText('- a\n  - b');
  });

  it('the caret returns to its position', async () => {
    await open('one two');
    await press('End', 'Tab', 'Shift+Tab');
    await page.keyboard.type('!');
    await expectText('one two!');
  });

  describe('a selection made shortly before the screen is rendered is kept:', () => {
    const selectAllAndRender = () =>
      field().evaluate((element: HTMLElement) => {
        element.focus();
        document.getSelection()?.selectAllChildren(element);
        window.typing.renderAgain();
      });

    it.each([
      ['the first one', show],
      ['a later one', open],
    ])('%s', async (_which, bring) => {
      await bring('one two');
      await selectAllAndRender();
      await page.keyboard.insertText('three');
      await expectText('three');
    });

    it('one that follows another of which Slate has just heard', async () => {
      await open('one two');
      await field().evaluate((element) => {
        const selection = document.getSelection();
        selection?.selectAllChildren(element);
        selection?.collapseToEnd();
        // Reads the selection, as each key does.
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'F15', bubbles: true }));
        selection?.selectAllChildren(element);
        selection?.collapseToStart();
        window.typing.renderAgain();
      });
      await page.keyboard.insertText('zero ');
      await expectText('zero one two');
    });
  });

  it('a screen reader gets a multi-line text field with its name, its text and how to leave it', async () => {
    await open('# Title\n\nIt was *late*.');
    expect(await field().getAttribute('aria-multiline')).toBe('true');
    expect(await field().getAttribute('aria-invalid')).toBeNull();
    const described = await field().evaluate((element) => {
      const id = element.getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent;
    });
    expect(described).toContain('press Escape and then Tab to leave');
    const input = await page.context().newCDPSession(page);
    const { nodes } = await input.send('Accessibility.getFullAXTree');
    const heard = nodes.filter(({ role }) => role?.value === 'textbox');
    expect(heard.map(({ name }) => name?.value)).toEqual(['Text']);
    expect(heard[0]?.value?.value).toMatch(/# Title\s+It was \*late\*\./);
  });

  it('a read-only text can be focused and copied, but not changed', async () => {
    await open('one', '?readonly');
    expect(await field().getAttribute('aria-readonly')).toBe('true');
    await press('Control+a');
    await page.keyboard.type('x');
    await press('Backspace', 'Control+b');
    expect(await shownText()).toBe('one');
    await press('Shift+Tab');
    expect(await focused()).toBe('Before');
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox');
  });
});

describe('a text in another script', () => {
  it('has the direction of each line, in one document', async () => {
    await open('Left.\n\nימין');
    const sides = await lines().evaluateAll((all) => all.map((line) => getComputedStyle(line).direction));
    expect([sides[0], sides[2]]).toEqual(['ltr', 'rtl']);
  });
});
