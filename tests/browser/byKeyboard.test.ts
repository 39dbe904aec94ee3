import type { Page } from 'playwright-core';
import { addressOf } from './specification/look';
import { buildWorld, type World } from './specification/world';
import { press, tabTo } from './support/keyboard';
import { browserRun, openSaved } from './support/visit';

const run = browserRun();
let world: World;

beforeAll(async () => {
  world = await buildWorld(run);
});
afterEach(() => run.leave());

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
/** Moves the caret into the editor: some screens focus it on load, others need Tab. */
async function enterText(page: Page, words: string): Promise<void> {
  await content(page).waitFor();
  if (!(await content(page).evaluate((element) => element === document.activeElement)))
    await tabTo(page, 'Content');
  await page.keyboard.type(words);
}

describe('by keyboard alone', () => {
  it('a member writes a journal, a note for it with a tag and a pin, finds both again and deletes the note', async () => {
    const page = await run.signedIn(await run.signInAgain(world.people.newcomer));
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    await press(page, 'New Journal');
    await enterText(page, 'Rain, and the lamp on early.');
    await press(page, 'Save Journal Entry');
    await openSaved(page, /\d{4}/);
    await page.getByRole('heading', { level: 2, name: 'Notes' }).waitFor();

    await page.getByRole('main').getByRole('link', { name: 'New Note' }).waitFor();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').focus();
    await press(page, 'New Note');
    await page.waitForURL(/\/notes\/new\?journalId=/);
    await enterText(page, 'Names for lamps');
    await tabTo(page, 'Pin this note');
    await page.keyboard.press('Space');
    await tabTo(page, 'Tags');
    await page.keyboard.type('light');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Remove.*light/ }).waitFor();
    await press(page, 'Create Note');
    await openSaved(page, 'Names for lamps');
    await page.getByText('From journal').first().waitFor();

    await page.getByRole('main').focus();
    await press(page, 'Delete');
    const question = page.getByRole('alertdialog');
    await question.getByText(/Are you sure you want to delete this note/).waitFor();
    await question.locator(':focus').waitFor();
    await press(page, 'Delete');
    await page.waitForURL(/\/notes$/);
    await page.getByText('No notes found').waitFor();
  });

  it('a visitor whose sign-in was refused is still at its button', async () => {
    const page = await run.visitor();
    await page.goto('/login');
    await page.getByLabel('Email').fill(world.people.other.email);
    await page.getByLabel('Password', { exact: true }).fill('Wednesday9am');
    await press(page, 'Sign in');
    await page.getByText('Invalid email or password').waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).and(page.locator(':focus')).waitFor();
  });

  it('what a member writes after a title and Tab is the text', async () => {
    const page = await run.signedIn(await run.signInAgain(world.people.other));
    await page.goto('/stories/new');
    await content(page).waitFor();
    await page.getByRole('textbox', { name: 'Title' }).focus();
    await page.keyboard.type('Lamps');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Rain, early.');
    await content(page).filter({ hasText: 'Rain, early.' }).waitFor();
  });

  it('a member votes, and takes the vote away', async () => {
    const page = await run.signedIn(await run.signInAgain(world.people.other));
    await page.goto('/feedback');
    await page.getByRole('link', { name: 'A darker dark' }).waitFor();
    const upvote = page.getByRole('button', { name: 'Upvote A darker dark' });
    await press(page, 'Upvote A darker dark');
    await page.getByText('Upvoted').first().waitFor();
    expect(await upvote.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByText('Vote removed').first().waitFor();
    expect(await upvote.getAttribute('aria-pressed')).toBe('false');
  });

  it('an administrator sets where feedback stands', async () => {
    const page = await run.signedIn(await run.signInAgain(world.people.admin));
    await page.goto(addressOf(world, '/feedback/{feedback}'));
    await page.getByRole('heading', { name: 'A darker dark' }).waitFor();
    await press(page, 'Update Status');
    await page.getByRole('dialog').locator(':focus').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Status updated').first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Update Status' }).and(page.locator(':focus')).waitFor();
  });
});
