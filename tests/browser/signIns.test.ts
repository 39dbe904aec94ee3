import { messages } from '../../server/contract/messages';
import { accountCalls } from '../support/accountCalls';
import { buildStory, memberOfTest } from '../support/factories';
import { restClient } from '../support/restClient';
import { refusalOf } from '../support/testServer';
import { desktop, expectAccessible } from './support/accessible';
import { browserRun, confirmByKey, said } from './support/visit';

const run = browserRun();
const member = memberOfTest(run.server);
afterEach(() => run.leave());

/** Signs the member in on another device, with a page that subscribes to a story. */
async function readingElsewhere() {
  const { data } = await accountCalls(run.server).signIn({ email: member.email, password: member.password });
  const { accessToken: token, refreshToken } = data.signIn.tokens;
  const story = await buildStory(run.server, member, { title: 'The Lamp' });
  const page = await run.signedIn({ ...member, token, refreshToken });
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(`/stories/${story.id}`);
  await page.getByRole('heading', { name: 'The Lamp' }).waitFor();
  await live;
  return page;
}

const settings = async () => {
  const page = await run.signedIn(member);
  await page.goto('/settings?tab=privacy');
  await page.getByRole('heading', { name: 'Where you’re signed in' }).waitFor();
  return page;
};

describe('a page that is open on another device', () => {
  it('goes to /login at once when that device is signed out in the settings', async () => {
    const elsewhere = await readingElsewhere();
    const page = await settings();
    const devices = page.getByRole('list', { name: 'Devices' });
    expect(await devices.getByRole('listitem').count()).toBe(2);
    await Promise.all([
      said(page, 'is signed out'),
      elsewhere.waitForURL('**/login'),
      devices
        .getByRole('listitem')
        .filter({ hasNotText: 'This device' })
        .getByRole('button', { name: /^Sign out/ })
        .click(),
    ]);
    expect(
      await elsewhere.evaluate(() => Object.keys(localStorage).filter((key) => /token/.test(key))),
    ).toEqual([]);
    expect(await devices.getByRole('listitem').count()).toBe(1);
    expect(await devices.evaluate((list) => list === document.activeElement)).toBe(true);
    expect(run.complaints()).toEqual([]);
  });
});

it('signing out all other devices keeps the focus, and this device', async () => {
  await accountCalls(run.server).signIn({ email: member.email, password: member.password });
  const page = await settings();
  await page.getByRole('button', { name: 'Sign out all other devices' }).press('Enter');
  await confirmByKey(page, 'Sign out all others');
  await page.getByText('Signed out on all other devices').waitFor();
  const devices = page.getByRole('list', { name: 'Devices' });
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Devices');
  expect(await devices.getByRole('listitem').count()).toBe(1);
  expect(await accountCalls(run.server).signIns(member.token)).toHaveLength(1);
});

it('a token is created, shown once, reads and changes nothing, and is revoked by keyboard', async () => {
  const rest = restClient(run.server);
  const asks = async (token: string) => [
    (await run.server.graphql('{ viewer { email } }', {}, token)).status,
    (await rest.get('/stories', { token })).status,
  ];
  const page = await run.signedIn(member, { viewport: desktop });
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.textContent);

  await page.goto('/settings?tab=privacy');
  await page.getByText('You have no tokens.').waitFor();
  await expectAccessible(page, 'no tokens');

  await page.getByRole('button', { name: 'Create a token' }).press('Enter');
  await keyboard.type('Backup script');
  await expectAccessible(page, 'the form');
  await page.getByLabel('Name', { exact: true }).press('Enter');

  const field = page.getByLabel('Your new token');
  const token = await field.inputValue();
  await expectAccessible(page, 'a new token');
  expect(await asks(token)).toEqual([200, 200]);
  const changed = await run.server.mutate('createStory', { title: 'One', content: 'Text' }, token);
  expect(refusalOf(changed)).toMatchObject({
    message: messages.personalAccessToken.writeNeeded,
    code: 'FORBIDDEN',
  });

  await field.press('Tab');
  await keyboard.press('Tab');
  expect(await focused()).toBe('Done');
  await keyboard.press('Enter');
  const row = page.getByRole('list', { name: 'Personal access tokens' }).getByRole('listitem');
  await row.getByText(`Ends in ${token.slice(-4)}`).waitFor();
  expect(await page.content()).not.toContain(token);
  await expectAccessible(page, 'a token in the list');

  expect(await focused()).toBe('Create a token');
  await keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Revoke Backup script');
  await keyboard.press('Enter');
  const revoke = page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' });
  await revoke.waitFor();
  await page.getByRole('alertdialog').locator(':focus').waitFor();
  while ((await focused()) !== 'Revoke') await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.getByText('You have no tokens.').waitFor();
  expect(await asks(token)).toEqual([401, 401]);
  expect(run.complaints()).toEqual([]);
});
