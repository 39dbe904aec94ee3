import type { Page } from 'playwright-core';
import { Role } from '../../server/contract/enums';
import { buildSession, memberOfFile } from '../support/factories';
import { sessionCalls } from '../support/sessionCalls';
import { expectAccessible } from './support/accessible';
import { hasFocus, press, tabTo } from './support/keyboard';
import { answered, browserRun, openSaved } from './support/visit';

const run = browserRun();
const leader = memberOfFile(run.server, { displayName: 'Inés', roles: [Role.INSTRUCTOR] });
const writer = memberOfFile(run.server, { username: 'ben', displayName: 'Ben' });
let id: string;

beforeEach(async () => {
  ({ id } = await buildSession(run.server, leader, { title: 'Monday Evening Writing' }));
  await sessionCalls(run.server).move(id, 'IN_PROGRESS', leader.token);
});
afterEach(async () => {
  expect(run.complaints()).toEqual([]);
  await run.leave();
});

/** Waits until a screen reader is told this. */
const heard = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor();
const message = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

it('a member’s evening goes by keyboard alone, from signing in to signing out', async () => {
  const page = await run.visitor();
  await page.goto('/login');
  await tabTo(page, 'Email');
  await page.keyboard.type(writer.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(writer.password);
  await page.keyboard.press('Enter');
  await heading(page, 'Welcome, Ben');
  await press(page, 'Sessions');
  await heading(page, 'Writing Sessions');
  await press(page, 'Monday Evening Writing');
  await heading(page, 'Monday Evening Writing');

  await press(page, 'Join Session');
  await heard(page, 'You joined the session.');
  await hasFocus(page, 'Leave Session');
  await page.getByLabel('What will you do?').waitFor();
  await tabTo(page, 'What will you do?');
  await page.keyboard.type('Three pages');
  await press(page, 'Say it');
  await heard(page, 'Said.');
  await hasFocus(page, 'Said. Everyone in the group can read it.');

  await expectAccessible(page, 'a chat without messages');
  await tabTo(page, 'Message');
  await page.keyboard.type('Good evening');
  await page.keyboard.press('Enter');
  await message(page, 'Good evening').waitFor();
  await page.keyboard.type('All');
  await press(page, 'Send');
  await message(page, 'All').waitFor();
  await expectAccessible(page, 'a chat');
  await press(page, 'Delete message: All');
  await message(page, 'All').waitFor({ state: 'detached' });
  await hasFocus(page, 'Messages');

  await tabTo(page, 'Message');
  await page.keyboard.type('Shall we');
  await run.server.mutate('startSprint', { id, minutes: 20 }, leader.token);
  await heard(page, 'A sprint of 20 minutes has started.');
  // The box is gone for the sprint. What is typed now goes nowhere.
  await hasFocus(page, 'Chat');
  await expectAccessible(page, 'a quiet chat');
  await page.keyboard.type(' begin');
  await press(page, 'New story');
  await heading(page, 'New Story');
  await page.getByText('Written in').waitFor();
  await page.keyboard.type('Rain');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It rained all evening.');
  const counted = answered(page, 'createStory');
  await page.keyboard.press('Control+s');
  await counted;
  await press(page, 'Back to the room');
  await heading(page, 'Monday Evening Writing');
  await page.getByRole('timer', { name: 'Sprint' }).waitFor();
  await page.getByText('4 words').first().waitFor();
  await run.server.mutate('endSprint', { id }, leader.token);
  await heard(page, '4 words of yours in the last sprint.');

  await tabTo(page, 'What will you do?');
  await sessionCalls(run.server).move(id, 'COMPLETED', leader.token);
  await heard(page, 'The session is over.');
  await hasFocus(page, 'Monday Evening Writing');
  await tabTo(page, 'Your line at the end');
  await page.keyboard.type('Wet, and content');
  await page.keyboard.press('Enter');
  await heard(page, 'Said.');
  await page.getByRole('list', { name: 'In our words' }).getByText('Wet, and content').waitFor();
  await hasFocus(page, '');

  await press(page, 'Leave Session');
  await page.getByRole('alertdialog').locator(':focus').waitFor();
  await press(page, 'Leave');
  await heard(page, 'You left the session.');
  await hasFocus(page, 'Monday Evening Writing');
  await press(page, 'Your menu, B Ben');
  await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
});

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
/** Moves the caret into the editor: some screens focus it on load, others need Tab. */
async function enterText(page: Page, words: string): Promise<void> {
  await content(page).waitFor();
  if (!(await content(page).evaluate((element) => element === document.activeElement)))
    await tabTo(page, 'Content');
  await page.keyboard.type(words);
}

it('a member writes a journal, a note for it with a tag and a pin, finds both again and deletes the note', async () => {
  const page = await run.signedIn(writer);
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
  await page.getByLabel('Email').fill(writer.email);
  await page.getByLabel('Password', { exact: true }).fill('Wednesday9am');
  await press(page, 'Sign in');
  await page.getByText('Invalid email or password').waitFor();
  await page.getByRole('button', { name: 'Sign in', exact: true }).and(page.locator(':focus')).waitFor();
});

it('what a member writes after a title and Tab is the text', async () => {
  const page = await run.signedIn(writer);
  await page.goto('/stories/new');
  await content(page).waitFor();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.type('Lamps');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rain, early.');
  await content(page).filter({ hasText: 'Rain, early.' }).waitFor();
});
