import type { Page } from 'playwright-core';
import { buildMember } from '../support/factories';
import { browserRun } from './support/visit';

const run = browserRun();

const colorOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

it('where the reader’s system has a few colours only, what is chosen differs from what is not', async () => {
  const page = await run.signedIn(await buildMember(run.server));
  const fillOf = (part: string) => colorOf(page, part, 'background-color');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/stories');
  const [here, elsewhere] = ['nav [aria-current]', 'nav a:not([aria-current])'];
  await page.locator(here).waitFor();
  // Fills also differ by a transparency that nobody sees.
  const inkOf = (part: string) => colorOf(page, part, 'color');
  expect(await inkOf(here)).not.toBe(await inkOf(elsewhere));
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await page.getByRole('option').first().waitFor();
  const option = (isSelected: boolean) => `[role=option][aria-selected=${isSelected}]`;
  expect(await inkOf(option(true))).not.toBe(await inkOf(option(false)));
  await page.goto('/settings?tab=notifications');
  await page.getByRole('switch', { name: 'Auto-save' }).uncheck();
  const edgeOf = (tab: string) => colorOf(page, tab, 'border-bottom-color');
  expect(await edgeOf('[role=tab][aria-selected=true]')).not.toBe(
    await edgeOf('[role=tab][aria-selected=false]'),
  );
  const on = '[role=switch]:checked';
  const off = '[role=switch]:not(:checked)';
  expect(await fillOf(on)).not.toBe(await fillOf(off));
  for (const track of [on, off]) expect(await fillOf(`${track} + *`)).not.toBe(await fillOf(track));
  await page.goto('/feedback/new');
  await page.getByRole('radio').first().check();
  const card = 'label:has(:checked)';
  expect(await inkOf(`${card} span span + span`)).toBe(await inkOf(card));
});
