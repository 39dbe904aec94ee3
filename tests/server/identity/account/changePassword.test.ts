import { messages } from '../../../../server/contract/messages';
import { newId } from '../../../../server/lib/ids';
import { AccountLink } from '../../../../server/model/accountLink.entity';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, memberOfTest } from '../../../support/factories';
import { codeOf, fieldsOf, type GraphQLAnswer, testServer } from '../../../support/testServer';

const newPassword = 'Tuesday8pm';

const server = testServer();
const calls = accountCalls(server);
const member = memberOfTest(server);

const signInWith = (password: string) => calls.signIn({ email: member.email, password });
const change = (currentPassword = member.password, next = newPassword) =>
  calls.changePassword({ currentPassword, newPassword: next }, member.token);

describe('changing the password', () => {
  it('ends the old one and all other sign-ins at once, returns their ids, and keeps the current one', async () => {
    const others = (await Promise.all([signInWith(member.password), signInWith(member.password)])).map(
      ({ data }) => data.signIn.tokens,
    );
    const ids = (await calls.signIns(member.token)).filter((signIn) => !signIn.isCurrent);
    const { data } = await change();
    expect(data.changePassword.revokedSignInIds.sort()).toEqual(ids.map(({ id }) => id).sort());
    for (const { accessToken, refreshToken } of others) {
      expect((await calls.whoAmI(accessToken)).status).toBe(401);
      expect(codeOf(await calls.refresh(refreshToken))).toBe('UNAUTHENTICATED');
    }
    expect((await calls.whoAmI(member.token)).status).toBe(200);
    expect((await calls.refresh(member.refreshToken)).errors).toBeUndefined();
    expect(await calls.signIns(member.token)).toHaveLength(1);
    expect(codeOf(await signInWith(member.password))).toBe('UNAUTHENTICATED');
    expect((await signInWith(newPassword)).errors).toBeUndefined();
  });

  it('refuses a wrong current password at its field, and changes nothing', async () => {
    const other = (await signInWith(member.password)).data.signIn.tokens;
    expect(fieldsOf(await change('Wrong7pm'))).toEqual({ currentPassword: messages.password.notCurrent });
    expect((await calls.whoAmI(other.accessToken)).status).toBe(200);
    expect((await signInWith(member.password)).errors).toBeUndefined();
  });

  it.each([
    ['short', messages.password.tooShort],
    ['alllowercase1', messages.password.weak],
    [`Aa1${'x'.repeat(200)}`, messages.password.tooLong],
  ])('holds the new one to the rules of signing up: %.20s', async (next, message) => {
    const { errors } = await change(member.password, next);
    expect(fieldsOf({ errors })).toEqual({ newPassword: message });
  });

  it('by two concurrent requests succeeds once: the other gets the error of a wrong current password', async () => {
    const elsewhere = (await signInWith(member.password)).data.signIn.tokens;
    const attempts = [
      [member.token, 'Wednesday9pm'],
      [elsewhere.accessToken, 'Thursday10pm'],
    ] as const;
    const answers = await Promise.all(
      attempts.map(([token, next]) =>
        calls.changePassword({ currentPassword: member.password, newPassword: next }, token),
      ),
    );
    const winner = answers.findIndex(({ errors }) => !errors);
    const loser = answers[1 - winner];
    // If it came a little later, its sign-in had already ended.
    expect(['That is not your current password', 'This sign-in has ended']).toContain(
      loser?.errors?.[0]?.message,
    );
    expect((await signInWith(attempts[winner]?.[1] ?? '')).errors).toBeUndefined();
    expect(codeOf(await signInWith(attempts[1 - winner]?.[1] ?? ''))).toBe('UNAUTHENTICATED');
  });

  it('refuses a concurrent sign-in with the old password', async () => {
    const { db } = server.app.services;
    let signingIn: Promise<GraphQLAnswer> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute("UPDATE users SET password_hash = 'another' WHERE id = ?", [member.id]);
      signingIn = signInWith(member.password);
      // Wait until it has verified its password and waits for the lock.
      for (let waiting = 0; waiting === 0; ) {
        const [row] = await db.read<{ n: number }>(
          `SELECT COUNT(*) AS n FROM information_schema.processlist
           WHERE id <> CONNECTION_ID() AND info LIKE CONCAT('%', ?, '%LOCK IN SHARE MODE')`,
          [member.id],
        );
        waiting = Number(row?.n);
      }
    });
    expect(codeOf(await (signingIn as Promise<GraphQLAnswer>))).toBe('UNAUTHENTICATED');
    expect(await calls.signIns(member.token)).toHaveLength(1);
  });

  it('invalidates links that were mailed before, and queues a mail that notifies the member', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    const link = (tokenHash: string, userId: string) => ({
      tokenHash: tokenHash.repeat(64),
      userId,
      purpose: 'magic_link' as const,
      mailId: newId('mail'),
      expiresAt,
    });
    const stranger = await buildMember(server);
    await server.app.services.db.transaction(async (tx) => {
      await tx.insert(AccountLink, [link('a', member.id), link('b', stranger.id)]);
    });
    await change('Wrong7pm');
    await change();
    const mails = await server.sql('SELECT kind FROM mails WHERE email = ?', [member.email]);
    expect(mails).toEqual([{ kind: 'password_changed' }]);
    const left = await server.sql<{ userId: string }>('SELECT user_id AS userId FROM account_links');
    expect(left).toEqual([{ userId: stranger.id }]);
  });
});
