import type { Page } from 'playwright-core';
import { Role } from '../../server/contract/enums';
import { buildExercise, memberOfFile } from '../support/factories';
import { browserRun } from './support/visit';

const run = browserRun();
const ida = memberOfFile(run.server, { username: 'ida', displayName: 'Ida Bell', roles: [Role.INSTRUCTOR] });

beforeAll(() =>
  buildExercise(run.server, ida, {
    title: 'Rain',
    tags: ['weather', 'fog', 'frost', 'hail', 'snow', 'storm', 'thaw', 'wind'],
  }),
);
afterEach(() => run.leave());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

it('an instructor creates an exercise with tags and a preview, using only the keyboard', async () => {
  const page = await run.signedIn(ida);
  await page.goto('/exercises');
  await page.getByRole('link', { name: 'Create Exercise' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Create Exercise').waitFor();
  await page.getByLabel('Title').focus();
  await page.keyboard.type('Glass');
  await page.keyboard.press('Tab');
  await page.keyboard.type('What breaks in it?');
  await page.getByLabel('Time limit in minutes').focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('combobox', { name: 'Tags' }).focus();
  await page.keyboard.type('wea');
  await page.getByRole('option', { name: 'weather' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('light,');
  await page.getByRole('list', { name: 'Chosen tags' }).getByText('light').waitFor();

  await page.keyboard.press('Control+p');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: 'Glass' }).waitFor();
  await preview.getByText('weather').waitFor();
  expect(await preview.evaluate((element) => document.activeElement === element)).toBe(true);
  await page.keyboard.press('Control+p');
  await preview.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');

  await button(page, 'Create Exercise').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/exercises\/exercise_\w+$/);
  await heading(page, 'Glass').waitFor();
  await page.getByText('35 minutes').first().waitFor();
  await page.getByText('light', { exact: true }).waitFor();
  expect(run.complaints()).toEqual([]);
});

it('a press on a chosen tag removes it while suggestions make the page longer', async () => {
  const page = await run.signedIn(ida, { viewport: { width: 1280, height: 800 } });
  await page.goto('/exercises/new');
  const tags = page.getByRole('combobox', { name: 'Tags' });
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const suggestions = page.getByRole('listbox', { name: 'Popular tags' });
  await tags.fill('light,');
  await suggestions.waitFor();
  await tags.press('Escape');
  await suggestions.waitFor({ state: 'detached' });
  const short = await length();
  await tags.click();
  await suggestions.waitFor();
  expect(await length()).toBeGreaterThan(short);

  await button(page, 'Remove light').click({ delay: 100 });
  await button(page, 'Remove light').waitFor({ state: 'detached' });
  await suggestions.waitFor({ state: 'detached' });
});
