import type { Page } from 'playwright-core';

interface Stop {
  /** The accessible name, as far as these pages need it. */
  name: string;
  isMarked: boolean;
}

/** What has the focus; an empty name if nothing has. */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return { name: '', isMarked: false };
    const labels = (element as HTMLInputElement).labels;
    const name = element.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? element.innerText;
    // A field without an outline shows its caret; the outline of a hidden control is around what stands for it.
    const isWritten = element.matches('textarea, [contenteditable=true], [type=search]');
    const isOutlined = [element, element.nextElementSibling, element.closest('label')].some(
      (part) => part && getComputedStyle(part).outlineStyle !== 'none',
    );
    return { name: name.replace(/\s+/g, ' ').trim(), isMarked: isWritten || isOutlined };
  });

const maxStops = 120;

/** Presses Tab until the element with this name has the focus. Each stop must be visible. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const here = await stopOf(page);
    // At the end of the page the focus leaves it for once.
    if (here.name !== '' && !here.isMarked) throw new Error(`The focus on ${here.name} can’t be seen`);
    if (here.name === name) return;
    passed.push(here.name);
  }
  throw new Error(`Tab leads past ${passed.join(' | ')}, but never to ${name}`);
}

export async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Waits until the element that has this text, or label, has the focus. */
export const hasFocus = (page: Page, text: string) =>
  page.waitForFunction((wanted) => {
    const { activeElement } = document;
    const names = [activeElement?.getAttribute('aria-label'), activeElement?.textContent];
    return activeElement !== document.body && names.some((name) => name?.trim().startsWith(wanted));
  }, text);
