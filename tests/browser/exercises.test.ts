import type { Locator, Page } from 'playwright-core';
import { ExerciseCategory, ExerciseDifficulty, Role } from '../../server/contract/enums';
import { buildExercise, memberOfFile } from '../support/factories';
import { itInAll } from '../support/testAll';
import { appKept, textOf, titleOf, write } from './support/offline';
import { answered, browserRun, openSaved } from './support/visit';

const run = browserRun();
const ida = memberOfFile(run.server, { username: 'ida', displayName: 'Ida Bell', roles: [Role.INSTRUCTOR] });
const ben = memberOfFile(run.server, { username: 'ben', displayName: 'Ben' });
let room: string;

beforeAll(async () => {
  await buildExercise(run.server, ida, {
    title: 'Rain',
    category: ExerciseCategory.POETRY,
    difficulty: ExerciseDifficulty.ADVANCED,
    tags: ['weather', 'fog', 'frost', 'hail', 'snow', 'storm', 'thaw', 'wind'],
  });
  const { id } = await buildExercise(run.server, ida, {
    title: 'A room without colours',
    objective: 'To see by other means.',
    prompt: 'The door had been left open.',
    timeLimitMinutes: 20,
    isTemplate: true,
  });
  room = `/exercises/${id}`;
});
afterEach(async () => {
  await run.leave();
  // Discard what the browser logged while the server was away.
  run.complaints();
});

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const prompt = (page: Page) => page.getByRole('complementary', { name: 'Exercise' });

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

itInAll(
  'a member writes from an exercise, through a reload and offline, and the story links to it',
  async () => {
    const page = await run.signedIn(ben, { serviceWorkers: 'allow' });
    await page.goto(room);
    await appKept(page);
    await button(page, 'Start Exercise').click();
    await heading(page, 'New Story').waitFor();
    await prompt(page).getByText('The door had been left open.').waitFor();
    await page.getByRole('timer').getByText('20:00').waitFor();

    await page.context().setOffline(true);
    await titleOf(page).fill('The open door');
    await write(page, 'Nobody came.');
    await page.waitForURL(/localId=/);
    await page.getByText('Saved on this device', { exact: true }).first().waitFor();
    const address = page.url();
    await page.goto('/stories');
    await page.getByRole('link', { name: 'The open door' }).waitFor();
    // Opened by its address, without the state of the navigation.
    await page.goto(address);
    await textOf(page).filter({ hasText: 'Nobody came.' }).waitFor();
    await prompt(page).getByText('The door had been left open.').waitFor();
    await page.getByRole('timer').getByText('20:00').waitFor();

    await page.context().setOffline(false);
    await button(page, 'Save').click();
    await button(page.getByRole('dialog'), 'Save').click();
    await openSaved(page, 'The open door');
    await page.getByRole('link', { name: 'Exercise', exact: true }).click();
    await page.waitForURL(`**${room}`);
    await heading(page, 'A room without colours').waitFor();
  },
);

it('the filters work by keyboard, and a copy is prefilled from its original', async () => {
  const page = await run.signedIn(ida);
  await page.goto('/exercises');
  await page.getByRole('article').first().waitFor();
  await page.getByLabel('Category').focus();
  const listed = answered(page, 'exercises');
  await page.keyboard.type('Poe');
  await page.waitForURL('**/exercises?category=poetry');
  await listed;
  await page
    .getByRole('article')
    .filter({ hasText: 'A room without colours' })
    .waitFor({ state: 'detached' });
  await page.getByRole('article').filter({ hasText: 'Rain' }).waitFor();
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(['Rain']);
  await page.reload();
  await page.getByRole('article').filter({ hasText: 'Rain' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);

  await page.goto(room);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await heading(page, 'Create Exercise').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('A room without colours (Copy)');
  expect(await page.getByLabel('Prompt').inputValue()).toBe('The door had been left open.');
  await page.getByLabel('Objective').fill('To hear.');
  await page.reload();
  await page.getByText('What you typed before has been restored.').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('A room without colours (Copy)');
  expect(await page.getByLabel('Objective').inputValue()).toBe('To hear.');
  expect(run.complaints()).toEqual([]);
});
