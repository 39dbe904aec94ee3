import type { CDPSession, Page } from 'playwright-core';
import { Role } from '../../server/contract/enums';
import { buildMember } from '../support/factories';
import { itInAll } from '../support/testAll';
import { desktop, expectAccessible } from './support/accessible';
import { browserRun } from './support/visit';

const run = browserRun({ requireSecondFactor: 'admins' });
/** Passkeys belong to names, and 127.0.0.1 is none. */
let baseURL: string;
beforeAll(async () => {
  baseURL = run.server.url.replace('127.0.0.1', 'localhost');
  run.server.app.services.config.appUrl = baseURL;
});
afterEach(() => run.leave());

/** A device with a fingerprint reader, on which somebody's finger lies. */
async function withAuthenticator(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Whether the finger is that of its owner. */
    recognise: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function addPasskey(page: Page, name: string) {
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Name').fill(name);
  await section.getByRole('button', { name: 'Add passkey' }).click();
  await section.getByRole('list', { name: 'Passkeys' }).getByRole('paragraph').getByText(name).waitFor();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(`${baseURL}/`);
}

itInAll('a passkey is added, signs in by a button, is renamed, and removed', async () => {
  const member = await buildMember(run.server);
  const page = await run.signedIn(member, { viewport: desktop, baseURL });
  const device = await withAuthenticator(page);
  await page.goto('/settings?tab=privacy');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByRole('button', { name: 'Add passkey' }).click();
  await section.getByText('Name is required').waitFor();
  await expectAccessible(page, 'adding a passkey');
  await section.getByRole('button', { name: 'Cancel' }).click();
  await addPasskey(page, 'My laptop');
  await section.getByText('Never used').waitFor();
  expect(await device.keys()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
  await expectAccessible(page, 'a list of passkeys');

  // Nothing is typed, not even a name. This browser fills nothing in: the finger would answer that before the button.
  await page.addInitScript(() =>
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false }),
  );
  await signOut(page);
  await page.goto('/login');
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await signIn.waitFor();
  await expectAccessible(page, 'signing in, with passkeys');
  await signIn.click();
  await page.waitForURL('**/dashboard');

  await page.goto('/settings?tab=privacy');
  await section.getByText(/Last used/).waitFor();
  await section.getByRole('button', { name: 'Rename My laptop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename passkey' });
  await dialog.getByLabel('Name').fill('The old laptop');
  await expectAccessible(page, 'renaming a passkey');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await section.getByRole('button', { name: 'Remove The old laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await section.getByRole('list', { name: 'Passkeys' }).waitFor({ state: 'detached' });
});

test('the browser fills a passkey in on the sign-in page', async () => {
  const member = await buildMember(run.server);
  const page = await run.signedIn(member, { viewport: desktop, baseURL });
  await withAuthenticator(page);
  await page.goto('/settings?tab=privacy');
  await addPasskey(page, 'My phone');
  await signOut(page);
  // The finger lies on the reader: opening the page is enough.
  await page.goto('/login');
  await page.waitForURL('**/dashboard');
});

itInAll('a passkey confirms that it’s oneself, and whose finger isn’t known is told so', async () => {
  const member = await buildMember(run.server);
  const page = await run.signedIn(member, { viewport: desktop, baseURL });
  const device = await withAuthenticator(page);
  await page.goto('/settings?tab=privacy');
  await addPasskey(page, 'My phone');
  await run.server.sql('UPDATE sign_ins SET verified_at = NULL WHERE user_id = ?', [member.id]);
  await page
    .getByRole('region', { name: 'Two-step sign-in' })
    .getByRole('button', { name: 'Turn on' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expectAccessible(page, 'confirming that it’s oneself, with a passkey');
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();

  await device.recognise(false);
  await signOut(page);
  await page.goto('/login');
  expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username webauthn');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('No passkey was chosen. Try again when you’re ready.').waitFor();
});

itInAll(
  'an administrator without a second factor is led to Settings, and gets in by setting one up',
  async () => {
    const admin = await buildMember(run.server, { roles: [Role.ADMIN, Role.USER] });
    const page = await run.signedIn(admin, { viewport: desktop, baseURL });
    await withAuthenticator(page);
    await page.goto('/dashboard');
    const notice = page.getByText('Administrators of this group sign in with a passkey');
    await notice.waitFor();
    await expectAccessible(page, 'a notice that a second factor is owed');
    await page.goto('/admin/audit-log');
    await page.getByRole('heading', { name: 'Access Restricted' }).waitFor();
    await expectAccessible(page, 'Admin while a second factor is owed');
    await page.getByRole('link', { name: 'Open Settings' }).click();
    await addPasskey(page, 'My phone');
    await notice.waitFor({ state: 'detached' });
    await page.goto('/admin/audit-log');
    await page.getByRole('heading', { name: 'Audit log' }).waitFor();
  },
);
