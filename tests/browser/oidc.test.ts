import { findFreePort } from '../../server/db/embedded/runServer';
import { buildMember } from '../support/factories';
import { loginOf, type Person, startProvider, type TestProvider } from '../support/oidcCalls';
import { itInAll } from '../support/testAll';
import { desktop, expectAccessible } from './support/accessible';
import { keepBrowser } from './support/keptBrowser';
import { type BrowserRun, startBrowserRun } from './support/visit';

let provider: TestProvider;
let run: BrowserRun;
beforeAll(async () => {
  provider = await startProvider();
  // The provider sends browsers back to the app's address, which the server has to know.
  const kept = await keepBrowser();
  if (kept.port === 0) kept.port = await findFreePort();
  run = await startBrowserRun({ appUrl: `http://127.0.0.1:${kept.port}`, oidc: provider.settings });
});
afterEach(() => run.leave());
afterAll(async () => {
  await run.close();
  await provider.stop();
});

type Page = Awaited<ReturnType<BrowserRun['visitor']>>;

async function signInThere(page: Page, who: Person) {
  await page.getByLabel('Who are you?').fill(loginOf(who));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a member signs in at the provider, and links and unlinks it in Settings', async () => {
  const member = await buildMember(run.server);
  const who = { sub: 'ann', email: member.email };
  const page = await run.visitor({ viewport: desktop });
  await page.goto('/stories?tab=shared');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByRole('link', { name: 'Continue with Acme' }).waitFor();
  await expectAccessible(page, 'signing in, with a provider');
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('The sign-in was cancelled.').waitFor();
  await expectAccessible(page, 'signing in, after cancelling there');

  await page.goto('/stories?tab=shared');
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await signInThere(page, who);
  await page.waitForURL('**/stories?tab=shared');
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await page.goto('/settings?tab=privacy');
  const section = page.getByRole('region', { name: 'Sign in with Acme' });
  await section.getByText('Linked on').waitFor();
  await expectAccessible(page, 'Settings, with a linked provider');
  await section.getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  // The provider was not asked who it is, so that its sign-in isn't fresh.
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Your password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await section.getByRole('link', { name: 'Link your account' }).click();
  await page.getByRole('heading', { name: 'Link Acme?' }).waitFor();
  await expectAccessible(page, 'linking a provider');
  await page.getByRole('button', { name: 'Link the account' }).click();
  await section.getByText('Linked on').waitFor();
  expect(run.complaints()).toEqual([]);
});

itInAll('a newcomer chooses a name, is led to where they wanted to go, and may set a password', async () => {
  const page = await run.visitor({ viewport: desktop });
  await page.goto('/stories?tab=shared');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Create an account' }).waitFor();
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await signInThere(page, { sub: 'new', email: 'newcomer@example.com', name: 'Newcomer Nell' });
  await page.getByRole('heading', { name: 'Choose your name' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.getByLabel('Username').inputValue()).toBe('newcomer-nell');
  await expectAccessible(page, 'choosing a name');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Please accept the Terms of Service').waitFor();
  await page.getByLabel('Username').fill('nell');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/stories?tab=shared');

  await page.goto('/settings?tab=privacy');
  const form = page.getByRole('form', { name: 'Set a password' });
  await form.getByLabel('New password', { exact: true }).fill('Newcomer7pm');
  await form.getByLabel('Confirm new password', { exact: true }).fill('Newcomer7pm');
  await expectAccessible(page, 'Settings, without a password');
  await form.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('form', { name: 'Change password' }).waitFor();
  expect(run.complaints()).toEqual([]);
});

itInAll('whoever has neither password nor code is asked to sign in there again', async () => {
  const page = await run.visitor({ viewport: desktop });
  await page.goto('/register');
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  const who = { sub: 'old', email: 'old@example.com', name: 'Oldest' };
  await signInThere(page, who);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  await run.server.sql('UPDATE sign_ins SET verified_at = NULL');

  await page.goto('/settings?tab=data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByText('with Acme or by a mailed link').waitFor();
  await dialog.getByRole('link', { name: 'Continue with Acme' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('The sign-in was cancelled.').waitFor();
  await page.getByRole('link', { name: 'Back to Settings' }).click();
  await page.goto('/settings?tab=data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const another = await buildMember(run.server);
  await dialog.getByRole('link', { name: 'Continue with Acme' }).click();
  await signInThere(page, { sub: 'another', email: another.email });
  await page.getByText('You are still signed in as before').waitFor();
  await expectAccessible(page, 'confirming with another account');
  await page.goto('/settings?tab=data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByRole('link', { name: 'Continue with Acme' }).click();
  // Although the browser is signed in there.
  await signInThere(page, who);
  await page.waitForURL('**/settings?tab=data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const [left] = await run.server.app.services.db.read<{ count: number }>(
    "SELECT COUNT(*) AS count FROM users WHERE username = 'oldest'",
  );
  expect(Number(left?.count)).toBe(0);
});
