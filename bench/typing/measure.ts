import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../tests/support/browser';
import { percentile } from '../measure';
import { randomFrom } from '../random';
import { textOf } from '../seed/text';
import { type FieldName, fieldNames, type TypingPage } from './fields';
import { serveTypingPage } from './serve';

export const documentWords = [20_000, 100_000] as const;
export const places = ['start', 'middle', 'end'] as const;
export type Place = (typeof places)[number];

export interface TypingReading {
  words: number;
  place: Place;
  /** Milliseconds from key to rendering, per field. */
  fields: Record<FieldName, { p50: number; p95: number }>;
}

export interface PasteReading {
  bytes: number;
  ms: Record<FieldName, number>;
}

/** The page's `typing` object, for code that runs there. */
type InPage = typeof globalThis & { typing: TypingPage };

const keysMeasured = 60;
const keysBefore = 8;
const letters = 'the lamp was lit ';
const pastedWords = 100_000;

/** Prose with typical Markdown: a heading per chapter, some emphasis. */
export function manuscript(words: number): string {
  const random = randomFrom(words);
  const paragraphs = textOf(random, words).content.split('\n\n');
  return paragraphs
    .map((paragraph, n) => {
      if (n % 60 === 0) return `## Chapter ${n / 60 + 1}\n\n${paragraph}`;
      if (n % 4 === 0) return paragraph.replace(/\b(\w{5,})\b/, '*$1*').replace(/ (\w{6,}) /, ' **$1** ');
      return paragraph;
    })
    .join('\n\n');
}

/** Renders frames without waiting for the display, so that only work is measured. */
const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-gpu-vsync',
      '--disable-frame-rate-limit',
      '--no-first-run',
    ],
  });

const show = (page: Page, field: FieldName, text: string) =>
  page.evaluate(([name, value]) => (globalThis as InPage).typing.show(name, value), [field, text] as const);
const watch = (page: Page, event: 'keydown' | 'paste') =>
  page.evaluate((name) => (globalThis as InPage).typing.watch(name), event);
const painted = (page: Page) => page.evaluate(() => (globalThis as InPage).typing.painted());
const rest = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 25)));

async function goTo(page: Page, place: Place) {
  await page.getByRole('textbox', { name: 'Text' }).focus();
  if (place !== 'middle') {
    await page.keyboard.press(place === 'start' ? 'Control+Home' : 'Control+End');
    return rest(page);
  }
  await page.evaluate(() => (globalThis as InPage).typing.caretToMiddle());
  return rest(page);
}

async function keyTimes(page: Page): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let key = -keysBefore; key < keysMeasured; key += 1) {
    await watch(page, 'keydown');
    await page.keyboard.press(letters.charAt((key + keysBefore) % letters.length));
    const time = await painted(page);
    if (key >= 0) times.push(time);
    await rest(page);
  }
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function pasteTime(page: Page, field: FieldName, text: string): Promise<number> {
  await show(page, field, 'before\n\nafter');
  await goTo(page, 'end');
  await watch(page, 'paste');
  await page.keyboard.press('Control+v');
  const time = await painted(page);
  const got = await page.evaluate(() => (globalThis as InPage).typing.text());
  // The other fields are only timed.
  if (field === 'editor' && got !== `before\n\nafter${text}`)
    throw new Error(`Pasting into ${field} lost text`);
  return time;
}

/** Measures keys and pasting in our editor, a plain text area, and plain Slate. */
export async function measureTyping(say: (line: string) => void) {
  const server = await serveTypingPage();
  const browser = await launch();
  try {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.goto(server.url);
    const typing: TypingReading[] = [];
    for (const words of documentWords) {
      const text = manuscript(words);
      const readings = places.map((place) => ({ words, place, fields: {} as TypingReading['fields'] }));
      for (const field of fieldNames) {
        say(`  typing: ${words} words, ${field}`);
        await show(page, field, text);
        for (const reading of readings) {
          await goTo(page, reading.place);
          reading.fields[field] = await keyTimes(page);
        }
      }
      typing.push(...readings);
    }
    const text = manuscript(pastedWords);
    await page.evaluate((value) => (globalThis as InPage).typing.copy(value), text);
    const paste: PasteReading = { bytes: Buffer.byteLength(text), ms: {} as PasteReading['ms'] };
    for (const field of fieldNames) {
      say(`  typing: paste, ${field}`);
      paste.ms[field] = await pasteTime(page, field, text);
    }
    return { typing, paste };
  } finally {
    await browser.close();
    await server.stop();
  }
}
