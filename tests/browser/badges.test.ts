import type { Locator, Page } from 'playwright-core';
import { PrivacyLevel, Role } from '../../server/contract/enums';
import { buildSession, buildStory, memberOfFile } from '../support/factories';
import { sessionCalls } from '../support/sessionCalls';
import { someOf } from '../support/testAll';
import { desktop } from './support/accessible';
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

/** The badge's visible icon and colours, and their contrast ratio as defined by WCAG. */
const lookOf = (badge: Locator) =>
  badge.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const luminance = (rgb: string) => {
      const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [darker = 0, lighter = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
    return {
      sign: element.querySelector('svg')?.innerHTML ?? 'none',
      colours: `${color} on ${backgroundColor}`,
      isOpaque: /^rgb\(/.test(backgroundColor),
      contrast: (lighter + 0.05) / (darker + 0.05),
    };
  });

const badgeOf = (page: Page, label: string) =>
  page.getByRole('main').getByText(label, { exact: true }).first();

describe.each(someOf(['light', 'dark'] as const))('in %s', (colorScheme) => {
  it.each([
    ['/sessions', ['scheduled', 'in progress', 'completed', 'cancelled'], 4],
    // Shared and public badges have a different colour from private ones, and different icons.
    ['/stories', ['private', 'shared', 'public'], 2],
  ] as const)('the badges on %s differ by their signs, and can be read', async (path, labels, colours) => {
    const page = await run.signedIn(ida, { colorScheme, viewport: desktop });
    await page.goto(path);
    for (const label of labels) await badgeOf(page, label).waitFor();
    const looks = await Promise.all(labels.map((label) => lookOf(badgeOf(page, label))));
    expect(new Set(looks.map(({ sign }) => sign)).size).toBe(labels.length);
    expect(looks.map(({ sign }) => sign)).not.toContain('none');
    expect(new Set(looks.map((look) => look.colours)).size).toBe(colours);
    for (const [index, { isOpaque, contrast }] of looks.entries())
      expect({ label: labels[index], isOpaque, isEnough: contrast >= 4.5 }).toEqual({
        label: labels[index],
        isOpaque: true,
        isEnough: true,
      });
  });
});
