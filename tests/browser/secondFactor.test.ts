import type { Route } from 'playwright-core';
import { accountCalls } from '../support/accountCalls';
import { memberOfTest } from '../support/factories';
import { magicTokenIn, mailTo } from '../support/mails';
import { totpOf, turnOnSecondFactor } from '../support/secondFactorCalls';
import { itInAll } from '../support/testAll';
import { desktop, expectAccessible } from './support/accessible';
import { answering } from './support/answering';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfTest(run.server);
afterEach(() => run.leave());

const query = (sql: string) => run.server.sql(sql, [member.id]);
/** As if it were long ago that the member proved who they are. */
const growOld = () => query('UPDATE sign_ins SET verified_at = NULL WHERE user_id = ?');
/** As if the last code had been entered a while ago, so that a test needn't wait for the next. */
const forgetLastCode = () => query('UPDATE totp_secrets SET last_step = 0 WHERE user_id = ?');
const { now } = Date;
const codeNow = (secret: string) => totpOf(secret, new Date(now()));

itInAll('two-step sign-in is turned on, asked for with code and recovery code, and turned off', async () => {
  const page = await run.signedIn(member, { viewport: desktop });
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });

  await growOld();
  await page.goto('/settings?tab=privacy');
  await section.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill('Wrong7pm');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('That is not your current password').waitFor();
  await dialog.getByLabel('Your password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();

  await section.getByRole('img', { name: /^QR code/ }).waitFor();
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page, 'the set-up');
  await section.getByLabel('Code from the app').fill('12 34 5');
  await section.getByRole('button', { name: 'Turn on' }).click();
  await section.getByText('This code is not right. Check').waitFor();
  await section.getByLabel('Code from the app').fill(codeNow(secret));
  await section.getByLabel('Code from the app').press('Enter');

  const codes = (await section.getByLabel('Your recovery codes').inputValue()).split('\n');
  expect(codes).toHaveLength(10);
  await expectAccessible(page, 'the recovery codes');
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('monday-writers-recovery-codes.txt');
  await section.getByRole('button', { name: 'I kept them' }).click();
  await section.getByText('10 recovery codes are left.').waitFor();
  await expectAccessible(page, 'two-step sign-in that is on');

  // In another browser, with a code: what was typed stays.
  const visitor = await run.visitor();
  await visitor.goto('/login');
  const signIn = visitor.getByRole('button', { name: 'Sign in' });
  await visitor.getByLabel('Email').fill(member.email);
  await visitor.getByLabel('Password', { exact: true }).fill(member.password);
  await signIn.click();
  const code = visitor.getByLabel('Code', { exact: true });
  await code.waitFor();
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(visitor, 'signing in with a code');
  await signIn.click();
  await visitor.getByText('Enter a code').waitFor();
  await code.fill('000 000 0');
  await signIn.click();
  await visitor.getByText('This code is not right, or was used before').waitFor();
  await forgetLastCode();
  await code.fill(codeNow(secret));
  await code.press('Enter');
  await visitor.waitForURL('**/dashboard');

  // With a recovery code.
  const another = await run.visitor();
  await another.goto('/login');
  await another.getByLabel('Email').fill(member.email);
  await another.getByLabel('Password', { exact: true }).fill(member.password);
  await another.getByRole('button', { name: 'Sign in' }).click();
  await another.getByRole('button', { name: 'Use a recovery code' }).click();
  await another.getByLabel('Recovery code').fill(codes[0] ?? '');
  await another.getByLabel('Recovery code').press('Enter');
  await another.waitForURL('**/dashboard');

  await growOld();
  await page.reload();
  await section.getByText('9 recovery codes are left.').waitFor();
  await section.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Code', { exact: true }).waitFor();
  await forgetLastCode();
  await dialog.getByLabel('Code', { exact: true }).fill(codeNow(secret));
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await section.getByRole('button', { name: 'Turn on' }).waitFor();
  const { errors } = await accountCalls(run.server).signIn({
    email: member.email,
    password: member.password,
  });
  expect(errors).toBeUndefined();
});

test('a magic link asks for the code, and stays usable until it is right', async () => {
  const { recoveryCodes } = await turnOnSecondFactor(run.server, member, new Date(now()));
  await accountCalls(run.server).requestMagicLink(member.email);
  const token = magicTokenIn(await mailTo(run.server, member.email));
  const page = await run.visitor();
  await page.goto(`/auth/magic-link?token=${token}`);
  await page.getByRole('button', { name: /^Sign in as / }).click();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await expectAccessible(page, 'a magic link that asks for a code');
  await page.getByLabel('Code', { exact: true }).fill('not a code');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('This code is not right').waitFor();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
});

itInAll(
  'if the answer with recovery codes is lost, the screen says so and offers new ones, instead of a set-up that can’t go on',
  async () => {
    const page = await run.signedIn(member, { viewport: desktop });
    const section = page.getByRole('region', { name: 'Two-step sign-in' });
    const mayBeLost = section.getByText('Your new recovery codes may not have reached you');
    const losingTheAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.goto('/settings?tab=privacy');
    await section.getByRole('button', { name: 'Turn on' }).click();
    const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await section.getByLabel('Code from the app').fill(codeNow(secret));
    await answering(page, 'confirmTotp', losingTheAnswer, async () => {
      await section.getByRole('button', { name: 'Turn on' }).click();
      await mayBeLost.waitFor();
    });
    await expectAccessible(page, 'two-step sign-in whose codes were lost');
    const makeNew = async () => {
      await section.getByRole('button', { name: 'Make new codes' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
    };
    await makeNew();
    await section.getByLabel('Your recovery codes').waitFor();
    await section.getByRole('button', { name: 'I kept them' }).click();
    await section.getByText('10 recovery codes are left.').waitFor();
    // What was kept has ended now.
    await answering(page, 'renewRecoveryCodes', losingTheAnswer, async () => {
      await makeNew();
      await mayBeLost.waitFor();
    });
  },
);
