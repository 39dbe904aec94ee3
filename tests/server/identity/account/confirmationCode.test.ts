import { messages } from '../../../../server/contract/messages';
import { makeCode } from '../../../../server/features/identity/account/confirmationCodes';
import { newId } from '../../../../server/lib/ids';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember } from '../../../support/factories';
import { startLasting } from '../../../support/lasting';
import { codeIn, mailTo } from '../../../support/mails';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { password, unprovedAccounts } from './unprovedAccounts';

let server: TestServer;
let other: TestServer;
let calls: ReturnType<typeof accountCalls>;
let accounts: ReturnType<typeof unprovedAccounts>;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.another();
  calls = accountCalls(server);
  accounts = unprovedAccounts(server);
});
afterAll(() => server.close());

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const wrong = { code: 'BAD_USER_INPUT', fields: { code: messages.confirmation.codeWrong } };
const over = { code: 'BAD_USER_INPUT', fields: { code: messages.confirmation.codeOver } };
const refusalOf = async (answer: ReturnType<typeof calls.confirmEmail>) =>
  (await answer).errors?.[0]?.extensions;

describe('the code in a confirmation mail', () => {
  it('confirms the address on the device that signed up, and keeps every sign-in and the password', async () => {
    const account = await accounts.signedUp();
    const elsewhere = await calls.signIn({ email: account.email, password });
    const spaced = `${account.code.slice(0, 3)} ${account.code.slice(3)}`;
    const { data } = await calls.confirmEmail({ code: spaced }, account.accessToken);
    expect(data.confirmEmail).toEqual({ email: account.email, endedAccess: false });
    expect(await accounts.stateInDatabase(account)).toEqual({ confirmed: true, hasPassword: true });
    for (const token of [account.accessToken, elsewhere.data.signIn.tokens.accessToken])
      expect((await calls.whoAmI(token)).status).toBe(200);
    // Its answer was lost.
    const again = await calls.confirmEmail({ code: account.code }, account.accessToken);
    expect(again.data.confirmEmail.email).toBe(account.email);
  });

  it('is shown by the link, opened anywhere, until it expires after 24 hours; no table has it', async () => {
    const expectLasting = startLasting();
    const account = await accounts.signedUp();
    const shown = async () =>
      (await calls.lookUpAccountLink('EMAIL_CONFIRMATION', [account.confirmToken])).data.lookUpAccountLink
        .code;
    expect(await shown()).toBe(account.code);
    const [row] = await server.sql('SELECT * FROM confirmation_codes WHERE user_id = ?', [account.id]);
    expectLasting(row.expires_at, 24 * 60 * 60_000);
    expect(Object.values(row).map(String)).not.toContainEqual(expect.stringContaining(account.code));
    await server.sql(
      'UPDATE confirmation_codes SET expires_at = expires_at - INTERVAL 86401 SECOND WHERE user_id = ?',
      [account.id],
    );
    expect(await shown()).toBeNull();
    expect(await refusalOf(calls.confirmEmail({ code: account.code }, account.accessToken))).toEqual(over);
  });

  it('is of no use to others, who need to be signed in as well', async () => {
    const account = await accounts.signedUp();
    const stranger = await buildMember(server, { confirmed: false });
    expect(await refusalOf(calls.confirmEmail({ code: account.code }))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await refusalOf(calls.confirmEmail({ code: account.code }, stranger.token))).toEqual(over);
    expect(await accounts.stateInDatabase(account)).toEqual({ confirmed: false, hasPassword: true });
  });

  it('has ten tries on all servers together, however many are sent at once; then even the right one is refused', async () => {
    const account = await accounts.signedUp();
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        refusalOf(
          accountCalls(n % 2 ? server : other).confirmEmail(
            { code: otherThan(account.code) },
            account.accessToken,
          ),
        ),
      ),
    );
    expect(tries.filter((refusal) => refusal?.code === 'BAD_USER_INPUT')).toEqual(Array(10).fill(wrong));
    expect(tries.filter((refusal) => refusal?.code === 'RATE_LIMITED')).toHaveLength(20);
    // Nor from another sign-in of the account.
    const elsewhere = await calls.signIn({ email: account.email, password });
    const last = await calls.confirmEmail({ code: account.code }, elsewhere.data.signIn.tokens.accessToken);
    expect(last.errors?.[0]).toMatchObject({
      message: messages.confirmation.codeTries,
      extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
    });
    expect(await accounts.stateInDatabase(account)).toEqual({ confirmed: false, hasPassword: true });
  });

  it('is void once another mail is written, which has a new code with its own ten tries', async () => {
    const account = await accounts.signedUp();
    for (let n = 0; n < 10; n += 1)
      await calls.confirmEmail({ code: otherThan(account.code) }, account.accessToken);
    await accounts.allowMails();
    await calls.requestEmailConfirmation(account.email, account.accessToken);
    const code = codeIn(await mailTo(server, account.email, 2));
    expect(code).not.toBe(account.code);
    expect(await refusalOf(calls.confirmEmail({ code: account.code }, account.accessToken))).toEqual(wrong);
    expect((await calls.confirmEmail({ code }, account.accessToken)).errors).toBeUndefined();
  });

  it('stays the same, with the tries that are left, if the mail is tried again', async () => {
    const { id: userId, email, accessToken } = await accounts.signedUp();
    const { db, config } = server.app.services;
    const of = { userId, email, mailId: newId('mail'), now: new Date() };
    const make = () => db.transaction((tx) => makeCode(tx, config.authSecret, of));
    const code = await make();
    await calls.confirmEmail({ code: otherThan(code) }, accessToken);
    expect(await make()).toBe(code);
    const [row] = await db.read('SELECT tries FROM confirmation_codes WHERE user_id = ?', [userId]);
    expect(row).toEqual({ tries: 1 });
  });

  it.each(['12345', '1234567', 'letter', ''])('has six digits: %p is refused without a try', async (code) => {
    const { id, accessToken } = await accounts.signedUp();
    expect(await refusalOf(calls.confirmEmail({ code }, accessToken))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { code: messages.confirmation.codeInvalid },
    });
    expect(await server.sql('SELECT tries FROM confirmation_codes WHERE user_id = ?', [id])).toEqual([
      { tries: 0 },
    ]);
  });
});
