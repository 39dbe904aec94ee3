import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { codeIn, magicTokenIn, mailTo, outboxOf, resetTokensIn } from '../../../support/mails';
import { codeOf, type TestServer } from '../../../support/testServer';

export const password = 'Monday7pm';

type Account = Record<'id' | 'email' | 'accessToken' | 'refreshToken', string>;

/** Accounts whose addresses are not confirmed, and the links that are mailed to them. */
export function unprovedAccounts(server: TestServer) {
  const calls = accountCalls(server);
  const read = <Row>(sql: string, params: string[]) => server.sql<Row>(sql, params);
  let made = 0;

  /** A sign-up with an unconfirmed address, and the token of its confirmation link. */
  async function signedUp() {
    made += 1;
    const username = `proved${made}`;
    const email = `${username}@example.com`;
    const { data } = await calls.signUp({ username, email, password });
    const { tokens, viewer, deviceToken } = data.signUp;
    const mail = await mailTo(server, email);
    const links = { confirmToken: magicTokenIn(mail), code: codeIn(mail) };
    const { accessToken, refreshToken } = tokens;
    return { id: viewer.user.id, username, email, accessToken, refreshToken, deviceToken, ...links };
  }

  /** An address that isn't confirmed gets few mails a day. */
  const allowMails = () => server.sql('DELETE FROM unconfirmed_mails');

  async function magicToken({ email }: { email: string }) {
    const count = (await outboxOf(server, email)).length + 1;
    await allowMails();
    await calls.requestMagicLink(email);
    return magicTokenIn(await mailTo(server, email, count));
  }

  async function resetTokens({ email }: { email: string }) {
    const count = (await outboxOf(server, email)).length + 1;
    await allowMails();
    await calls.requestPasswordReset(email);
    return resetTokensIn(await mailTo(server, email, count));
  }

  const stateInDatabase = async ({ id }: { id: string }) => {
    const [row] = await read<{ confirmedAt: Date | null; passwordHash: string | null }>(
      'SELECT email_confirmed_at AS confirmedAt, password_hash AS passwordHash FROM users WHERE id = ?',
      [id],
    );
    return { confirmed: row?.confirmedAt instanceof Date, hasPassword: row?.passwordHash !== null };
  };

  async function expectEverythingEnded(account: Account) {
    expect((await calls.whoAmI(account.accessToken)).status).toBe(401);
    expect(codeOf(await calls.refresh(account.refreshToken))).toBe('UNAUTHENTICATED');
    expect((await calls.signIn({ email: account.email, password })).errors?.[0]?.message).toBe(
      messages.signIn.refused,
    );
    for (const table of ['account_links', 'calendar_feeds'])
      expect(await read(`SELECT 1 FROM ${table} WHERE user_id = ?`, [account.id])).toEqual([]);
  }

  return {
    calls,
    read,
    allowMails,
    signedUp,
    magicToken,
    resetTokens,
    stateInDatabase,
    expectEverythingEnded,
  };
}
