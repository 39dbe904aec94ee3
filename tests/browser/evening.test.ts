import type { Page } from 'playwright-core';
import { Role } from '../../server/contract/enums';
import { buildSession, memberOfFile } from '../support/factories';
import { sessionCalls } from '../support/sessionCalls';
import { hasFocus, press, tabTo } from './support/keyboard';
import { startSprint } from './support/rooms';
import { answered, browserRun } from './support/visit';

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
const endSprint = () =>
  run.server.graphql(
    'mutation ($input: EndSprintInput!) { endSprint(input: $input) { session { id } } }',
    { input: { id } },
    leader.token,
  );
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

  await tabTo(page, 'Message');
  await page.keyboard.type('Good evening');
  await page.keyboard.press('Enter');
  await message(page, 'Good evening').waitFor();
  await page.keyboard.type('All');
  await press(page, 'Send');
  await message(page, 'All').waitFor();
  await press(page, 'Delete message: All');
  await message(page, 'All').waitFor({ state: 'detached' });
  await hasFocus(page, 'Messages');

  await tabTo(page, 'Message');
  await page.keyboard.type('Shall we');
  await startSprint(run.server, id, leader);
  await heard(page, 'A sprint of 20 minutes has started.');
  // The box is gone for the sprint. What is typed now goes nowhere.
  await hasFocus(page, 'Chat');
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
  await endSprint();
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
