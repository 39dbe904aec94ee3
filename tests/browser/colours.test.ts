import type { Page } from 'playwright-core';
import { PrivacyLevel, Role } from '../../server/contract/enums';
import { buildMember, buildSession, buildStory, memberOfFile } from '../support/factories';
import { sessionCalls } from '../support/sessionCalls';
import { someOf } from '../support/testAll';
import { desktop, look } from './support/accessible';
import { browserRun } from './support/visit';

const run = browserRun();
const ida = memberOfFile(run.server, { username: 'ida', roles: [Role.INSTRUCTOR] });
beforeAll(async () => {
  const { move } = sessionCalls(run.server);
  for (const steps of [[], ['IN_PROGRESS'], ['IN_PROGRESS', 'COMPLETED'], ['CANCELLED']]) {
    const { id } = await buildSession(run.server, ida);
    for (const status of steps) await move(id, status, ida.token);
  }
  for (const privacyLevel of Object.values(PrivacyLevel)) await buildStory(run.server, ida, { privacyLevel });
});
afterEach(() => run.leave());

describe.each(someOf(['light', 'dark'] as const))('in %s', (colorScheme) => {
  it.each([
    ['/sessions', ['scheduled', 'in progress', 'completed', 'cancelled'], 4],
    // Shared and public badges have a different colour from private ones, and different icons.
    ['/stories', ['private', 'shared', 'public'], 2],
  ] as const)('the badges on %s differ by their signs, and can be read', async (path, labels, colours) => {
    const page = await run.signedIn(ida, { colorScheme, viewport: desktop });
    await page.goto(path);
    const badges = labels.map((label) => page.getByRole('main').getByText(label, { exact: true }).first());
    for (const badge of badges) await badge.waitFor();
    const looks = await Promise.all(
      badges.map((badge) =>
        badge.evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          const sign = element.querySelector('svg')?.innerHTML ?? 'none';
          return { sign, colours: `${color} on ${backgroundColor}` };
        }),
      ),
    );
    const signs = new Set(looks.map(({ sign }) => sign));
    expect([signs.size, signs.has('none')]).toEqual([labels.length, false]);
    expect(new Set(looks.map((badge) => badge.colours)).size).toBe(colours);
    // axe measures their contrast.
    expect((await look(page, 'main', undefined, false)).light).toEqual([]);
  });
});

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
