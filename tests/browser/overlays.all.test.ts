import { Role } from '../../server/contract/enums';
import { buildMember, buildSession, buildStory, memberOfFile } from '../support/factories';
import { sessionCalls } from '../support/sessionCalls';
import { desktop, expectAccessible } from './support/accessible';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server, { username: 'ines', displayName: 'Inés', roles: [Role.INSTRUCTOR] });

beforeAll(async () => {
  await buildMember(run.server, { username: 'lampe', displayName: 'Lampe' });
  for (const title of ['The Lamp', 'Lamplight', `A lamp ${'and a lamp '.repeat(12)}`])
    await buildStory(run.server, member, { title });
});
afterEach(async () => {
  expect(run.complaints()).toEqual([]);
  await run.leave();
});

/** axe wants all content in landmarks; a menu is none, and needs none. */
const menu = '[role=menu]';

const openPage = async (path: string) => {
  const page = await run.signedIn(await run.signInAgain(member), { colorScheme: 'light', viewport: desktop });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

describe('accessible in both themes at 320 and 1280 px, once opened:', () => {
  it('the command palette: with what was found, and without', async () => {
    const page = await openPage('/dashboard');
    await page.getByRole('button', { name: 'Search and commands' }).click();
    const search = page.getByRole('combobox', { name: 'Search and commands' });
    await search.fill('lamp');
    for (const found of ['Lamplight', 'Lampe']) await page.getByRole('option', { name: found }).waitFor();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'found');
    await search.fill('zebra crossing');
    await page.getByText('Nothing found. Try another word.').waitFor();
    await expectAccessible(page, 'nothing found');
  });

  it('the actions of a story in its list, and what they ask', async () => {
    const page = await openPage('/stories');
    await page.getByRole('button', { name: 'Actions for The Lamp' }).click();
    await page.getByRole('menuitem', { name: 'Privacy…' }).waitFor();
    await expectAccessible(page, 'actions', menu);
    await page.getByRole('menuitem', { name: 'Privacy…' }).click();
    await page.getByRole('dialog').locator(':focus').waitFor();
    await expectAccessible(page, 'privacy');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Actions for The Lamp' }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('alertdialog').locator(':focus').waitFor();
    await expectAccessible(page, 'deletion');
  });

  it('the menu of a member', async () => {
    const page = await openPage('/dashboard');
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    await expectAccessible(page, 'open', menu);
    await page.keyboard.press('End');
    await expectAccessible(page, 'at Sign Out', menu);
  });

  it('the chat of a room: empty, with messages, with one that is too long, and quiet', async () => {
    const { id } = await buildSession(run.server, member, {});
    await sessionCalls(run.server).move(id, 'IN_PROGRESS', member.token);
    const page = await openPage(`/sessions/${id}`);
    await page.getByText('No messages yet. Say good evening.').waitFor();
    await expectAccessible(page, 'empty');
    const box = page.getByRole('textbox', { name: 'Message' });
    for (const text of ['Good evening', `See https://example.com/${'x'.repeat(200)}.`]) {
      await box.fill(text);
      await page.keyboard.press('Enter');
      await page.getByRole('log').getByText(text.slice(0, 12)).waitFor();
    }
    await box.fill('x'.repeat(1_950));
    await expectAccessible(page, 'messages');
    await page.getByRole('button', { name: '25 minutes' }).click();
    await page.getByRole('button', { name: 'Start a sprint' }).click();
    await page.getByText('Quiet until the sprint is over.').waitFor();
    await expectAccessible(page, 'quiet');
  });
});
