import { accountCalls } from '../support/accountCalls';
import { memberOfTest } from '../support/factories';
import { codeIn, linkIn, mailTo } from '../support/mails';
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
