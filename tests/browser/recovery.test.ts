import { accountCalls } from '../support/accountCalls';
import { buildMember, memberOfTest } from '../support/factories';
import { codeIn, linkIn, magicTokenIn, mailTo, resetTokensIn } from '../support/mails';
import { itInAll } from '../support/testAll';
import { expectAccessibleNow } from './support/accessible';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfTest(run.server);
afterEach(() => run.leave());

/** Path of the link in a mail, for use on this run's server. */
async function mailedPath(count = 1): Promise<string> {
  const { pathname, search, hash } = linkIn(await mailTo(run.server, member.email, count));
  return `${pathname}${search}${hash}`;
}

describe('a forgotten password', () => {
  it('is replaced by the link in a mail, and the member signs in with the new one', async () => {
    const page = await run.visitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/login');
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();

    const path = await mailedPath();
    const [secret = ''] = /access_token=([\w-]+)/.exec(path)?.slice(1) ?? [];
    // In a new tab, as from a mail program.
    const tab = await page.context().newPage();
    tab.on('request', (request) => asked.push(request.url()));
    await tab.goto(path);
    await tab.getByLabel('New password', { exact: true }).waitFor();
    expect(new URL(tab.url()).pathname + new URL(tab.url()).search + new URL(tab.url()).hash).toBe(
      '/reset-password',
    );
    expect(await tab.evaluate(() => [history.length, JSON.stringify([history.state, localStorage])])).toEqual(
      [2, expect.not.stringContaining(secret)],
    );

    await tab.getByLabel('New password', { exact: true }).fill('Tuesday8am!');
    await tab.getByText('Strong').waitFor();
    await tab.getByLabel('Confirm new password', { exact: true }).fill('Tuesday8am!');
    await tab.getByRole('button', { name: 'Reset Password' }).click();
    await tab.getByRole('heading', { name: 'Password Reset Complete' }).waitFor();
    await tab.waitForURL('**/login');
    await tab.getByLabel('Email').fill(member.email);
    await tab.getByLabel('Password', { exact: true }).fill('Tuesday8am!');
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await tab.waitForURL('**/dashboard');
    expect(secret).not.toBe('');
    expect(asked.filter((url) => url.includes(secret))).toEqual([]);

    expect(run.complaints()).toEqual([]);
  });

  itInAll('is not replaced by a link that was used before', async () => {
    const calls = accountCalls(run.server);
    await calls.requestPasswordReset(member.email);
    const path = await mailedPath();
    const tokens = resetTokensIn(await mailTo(run.server, member.email));
    await calls.resetPassword({ ...tokens, password: 'Tuesday8am' });
    const page = await run.visitor();
    await page.goto(path);
    await page.getByLabel('New password', { exact: true }).fill('Wednesday9am');
    await page.getByLabel('Confirm new password', { exact: true }).fill('Wednesday9am');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('This reset link is invalid or has expired. Please request a new one.').waitFor();
  });

  it('works if its link is pasted while the landing page is open', async () => {
    const page = await run.visitor();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      location.hash = '#access_token=pasted&refresh_token=too&type=recovery';
    });
    await page.getByLabel('New password', { exact: true }).waitFor();
    expect(page.url()).not.toContain('pasted');
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).not.toContain('pasted');
  });

  it('does not affect other fragments of the landing page', async () => {
    const page = await run.visitor();
    await page.goto('/#main');
    await page.getByRole('link', { name: 'Begin Your Journey' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#main');
  });
});

describe('a magic link', () => {
  it('signs in by itself, and goes to the dashboard', async () => {
    const page = await run.visitor();
    await page.goto('/forgot-password');
    await page.getByText('Magic Link').click();
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('button', { name: 'Send Magic Link' }).click();
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();

    const path = await mailedPath();
    const tab = await page.context().newPage();
    // It is shown for two seconds.
    await Promise.all([tab.getByRole('heading', { name: 'Welcome Back!' }).waitFor(), tab.goto(path)]);
    expect(new URL(tab.url()).search).toBe('');
    await tab.waitForURL('**/dashboard');
    await tab.getByRole('heading', { name: `Welcome, ${member.username}` }).waitFor();

    expect(run.complaints()).toEqual([]);
  });

  itInAll('that was used before says so, and leads to a new one', async () => {
    const calls = accountCalls(run.server);
    await calls.requestMagicLink(member.email);
    const path = await mailedPath();
    await calls.signInWithMagicLink(magicTokenIn(await mailTo(run.server, member.email)));
    const page = await run.visitor();
    await page.goto(path);
    await page.getByRole('heading', { name: 'Authentication Failed' }).waitFor();
    await page.getByText('This magic link is invalid or has expired. Please request a new one.').waitFor();
    await page.getByRole('link', { name: 'Request a New Link' }).click();
    await page.waitForURL('**/forgot-password');
  });

  itInAll(
    'asks before replacing another member, and then does in every tab; their text stays on the device',
    async () => {
      const other = await buildMember(run.server);
      const page = await run.signedIn(other);
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: `Welcome, ${other.username}` }).waitFor();
      await page.evaluate((id) => localStorage.setItem(`kept:${id}`, 'text'), other.id);
      await accountCalls(run.server).requestMagicLink(member.email);
      const tab = await page.context().newPage();
      await tab.goto(await mailedPath());
      await tab.getByText(`${member.username} (${member.email})`).waitFor();
      await tab.getByText(`${other.username} (${other.email})`).waitFor();
      await tab.getByRole('button', { name: `Sign in as ${member.username}` }).click();
      await tab.waitForURL('**/dashboard');
      expect(await tab.evaluate((id) => localStorage.getItem(`kept:${id}`), other.id)).toBe('text');
      for (const shown of [tab, page])
        await shown.getByRole('heading', { name: `Welcome, ${member.username}` }).waitFor();
    },
  );
});

describe('a new account', () => {
  it('is confirmed by the code typed where one signed up, which the link shows on another device', async () => {
    const page = await run.visitor();
    const email = 'on-two-devices@example.com';
    await page.goto('/register');
    await page.getByLabel('Username').fill('Ann Walker');
    await page.getByText('Your full name goes into Display name.').waitFor();
    await page.getByLabel('Username').fill('ann-walker');
    await page.getByLabel('Display name').fill('Ann Walker');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Monday7pm');
    await page.getByLabel('Confirm password', { exact: true }).fill('Monday7pm');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Welcome, Ann Walker' }).waitFor();
    await page.getByText(`Mails wait until you confirm ${email}.`).waitFor();
    await expectAccessibleNow(page, 'dashboard of an unconfirmed member', 'main');

    const mail = await mailTo(run.server, email);
    const phone = await run.visitor();
    const { pathname, search } = linkIn(mail);
    await phone.goto(`${pathname}${search}`);
    await phone.getByRole('heading', { name: 'Your code' }).waitFor();
    const code = codeIn(mail);
    await phone.getByText(code, { exact: true }).waitFor();
    await expectAccessibleNow(phone, 'the code', 'main');

    await page.goto('/notifications');
    await page.getByLabel('Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await page.getByText(`${email} is confirmed.`).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Welcome, Ann Walker' }).waitFor();
    expect(await page.getByText(/Mails wait until/).count()).toBe(0);
    const signedIn = await accountCalls(run.server).signIn({ email, password: 'Monday7pm' });
    expect(signedIn.errors).toBeUndefined();
    expect(run.complaints()).toEqual([]);
  });
});

describe('a confirmation link', () => {
  itInAll('confirms when opened by the signed-in account, and Settings shows it', async () => {
    const newcomer = await buildMember(run.server, { confirmed: false });
    const page = await run.signedIn(newcomer);
    await page.goto('/settings?tab=privacy');
    await page.getByText('Not confirmed yet', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send another mail' }).click();
    await page.getByText(/^A mail with a new code is on its way to/).waitFor();
    const { pathname, search } = linkIn(await mailTo(run.server, newcomer.email));
    const tab = await page.context().newPage();
    await tab.goto(`${pathname}${search}`);
    await tab.getByRole('heading', { name: 'Address Confirmed' }).waitFor();
    expect(new URL(tab.url()).search).toBe('');
    await page.reload();
    await page.getByText(/^Confirmed on/).waitFor();
    expect(run.complaints()).toEqual([]);
  });
});

describe('a new address', () => {
  itInAll(
    'is waited for in Settings until its link is opened in another tab; the link works once',
    async () => {
      const page = await run.signedIn(member);
      await page.goto('/settings?tab=privacy');
      const section = page.getByRole('region', { name: 'Email address' });
      await section.getByRole('button', { name: 'Change address' }).press('Enter');
      const email = `new-${member.username}@example.com`;
      await page.keyboard.type(email);
      await section.getByLabel('Your password', { exact: true }).fill('Wrong1234');
      await page.keyboard.press('Enter');
      await section.getByText('That is not your current password').waitFor();
      await expectAccessibleNow(page, 'the form', 'main');
      await section.getByLabel('Your password', { exact: true }).fill(member.password);
      await page.keyboard.press('Enter');
      await section.getByText(`Waiting for confirmation at ${email}.`).waitFor();
      await expectAccessibleNow(page, 'waiting', 'main');

      const { pathname, search } = linkIn(await mailTo(run.server, email));
      const tab = await page.context().newPage();
      await tab.goto(`${pathname}${search}`);
      await tab.getByRole('heading', { name: 'Address Changed' }).waitFor();
      expect(new URL(tab.url()).search).toBe('');
      await tab.goto(`${pathname}${search}`);
      await tab.getByRole('heading', { name: 'Address Not Confirmed' }).waitFor();
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await section.getByText(email, { exact: true }).waitFor();
      await section.getByText('Waiting for confirmation').waitFor({ state: 'detached' });
      expect(run.complaints()).toEqual([]);
    },
  );
});

describe('a test mail', () => {
  itInAll('says that no mail server is set up', async () => {
    const page = await run.signedIn(member);
    await page.goto('/settings?tab=notifications');
    const section = page.getByRole('region', { name: 'Where emails go' });
    await section.getByRole('button', { name: 'Send me a test email' }).click();
    await section.getByText(/No mail server is set up here/).waitFor();
    await mailTo(run.server, member.email);
    await expectAccessibleNow(page, 'notifications', 'main');
  });
});
