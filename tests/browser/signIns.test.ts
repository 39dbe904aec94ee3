import { accountCalls } from '../support/accountCalls';
import { buildStory, memberOfTest } from '../support/factories';
import { eventually } from '../support/mails';
import { itInAll } from '../support/testAll';
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

  itInAll('goes to /login when the password is changed, and only the new one works', async () => {
    const elsewhere = await readingElsewhere();
    const page = await settings();
    await page.getByLabel('Current password', { exact: true }).fill(member.password);
    await page.getByLabel('New password', { exact: true }).fill('Tuesday8pm');
    await page.getByLabel('Confirm new password', { exact: true }).fill('Tuesday8pm');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed. Your other devices are signed out.').waitFor();
    await elsewhere.waitForURL('**/login');
    await elsewhere.getByLabel('Email').fill(member.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(member.password);
    await elsewhere.getByRole('button', { name: 'Sign in' }).click();
    await elsewhere.getByText('Invalid email or password').waitFor();
    await elsewhere.getByLabel('Password', { exact: true }).fill('Tuesday8pm');
    await elsewhere.getByRole('button', { name: 'Sign in' }).click();
    await elsewhere.getByRole('heading', { name: 'The Lamp' }).waitFor();
    expect(await page.getByRole('list', { name: 'Devices' }).getByRole('listitem').count()).toBe(1);
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

it('signing out this device in the list asks, and leads home', async () => {
  const page = await settings();
  await page.getByRole('button', { name: /^Sign out/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  // The page does not wait for the server's answer.
  await eventually('the end of the sign-in', async () =>
    (await accountCalls(run.server).whoAmI(member.token)).status === 401 ? true : undefined,
  );
});
