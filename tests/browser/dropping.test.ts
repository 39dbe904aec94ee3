import { promises as fs } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { buildMember } from '../support/factories';
import { textOf, titleOf, write } from './support/offline';
import { browserRun } from './support/visit';
import { paragraph, textRun, wordDocument } from './support/wordDocument';

const run = browserRun();
let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'dropped-'));
});
afterEach(async () => {
  expect(run.complaints()).toEqual([]);
  await run.leave();
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** Drags a file from outside onto this place of the window, as a person does, and lets it go. */
async function drop(page: Page, name: string, content: string | Buffer, { x, y }: { x: number; y: number }) {
  const file = path.join(folder, name);
  await fs.writeFile(file, content);
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x, y, data });
}

/** The point at the end of what is shown there. */
async function endOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width - 1, y: box.y + box.height / 2 };
}

/** The lines of the text that are not empty. */
const lines = async (page: Page) => {
  const all = await textOf(page).locator('[data-slate-node=element]').allInnerTexts();
  return all.filter((line) => /\w/.test(line));
};

it('a Word document dropped onto an empty page becomes its title and text, with italics and footnotes', async () => {
  const page = await run.signedIn(await buildMember(run.server));
  await page.goto('/stories/new');
  await textOf(page).waitFor();
  const sentence = [textRun('It was '), textRun('very late', '<w:i/>'), textRun('.')].join('');
  const file = wordDocument(
    paragraph(textRun('The Pier'), 'Title') +
      paragraph(`${sentence}<w:r><w:footnoteReference w:id="1"/></w:r>`) +
      paragraph(textRun('We wrote.')),
    paragraph(textRun('By the clock on the pier.')),
  );
  // Beside the text, which leads to the same.
  await drop(page, 'pier.docx', file, await endOf(page.getByRole('heading', { level: 1 })));
  await textOf(page).getByText('We wrote.').waitFor();
  expect(await lines(page)).toEqual(['It was *very late*.^[By the clock on the pier.]', 'We wrote.']);
  expect(await titleOf(page).inputValue()).toBe('The Pier');

  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('tabpanel').locator('em', { hasText: 'very late' }).waitFor();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Note 1' }).waitFor();
  expect(page.url()).toContain('/stories/new');
});

it('a Markdown file goes into the text where it is dropped, and leaves the title alone', async () => {
  const page = await run.signedIn(await buildMember(run.server));
  await page.goto('/stories/new');
  await titleOf(page).fill('The Ferry');
  await write(page, 'The first line.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The last line.');
  await drop(
    page,
    'fog.md',
    '# Fog\n\nIt was *foggy*.',
    await endOf(textOf(page).getByText('The first line.')),
  );
  await textOf(page).getByText('foggy').waitFor();
  const text = await lines(page);
  expect(text.at(0)).toMatch(/^The first line\./);
  expect(text.at(-1)).toBe('The last line.');
  expect(text.join('\n')).toContain('It was *foggy*.');
  expect(await titleOf(page).inputValue()).toBe('The Ferry');
});
