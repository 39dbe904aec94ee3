import { messages } from '../../../server/contract/messages';
import { buildMember } from '../../support/factories';
import { magicTokenIn, mailTo } from '../../support/mails';
import { connectSocket } from '../../support/socketClient';
import { testServer } from '../../support/testServer';
import { password, unprovedAccounts } from './unprovedAccounts';

const server = testServer();
const { calls, read, allowMails, signedUp, magicToken, resetTokens, stateInDatabase, expectEverythingEnded } =
  unprovedAccounts(server);

describe('signing up', () => {
  it('works at once, leaves the address unconfirmed, and mails a confirmation link', async () => {
    const account = await signedUp();
    expect(await calls.accountState(account.accessToken)).toEqual({
      emailConfirmedAt: null,
      hasPassword: true,
    });
    const mail = await mailTo(server, account.email);
    expect(mail.subject).toBe('Confirm your address for Monday Writers');
    expect(mail.text).toContain(`An account named ${account.username} was made with this address.`);
    expect(mail.text).toContain('/auth/confirm?token=');
  });

  it('keeps the link as a hash, for 7 days', async () => {
    const { id, confirmToken } = await signedUp();
    expect(Buffer.from(confirmToken, 'base64url').length).toBeGreaterThanOrEqual(16);
    const [row] = await read<{ tokenHash: string; expiresAt: Date }>(
      'SELECT token_hash AS tokenHash, expires_at AS expiresAt FROM account_links WHERE user_id = ?',
      [id],
    );
    expect(row?.tokenHash).not.toBe(confirmToken);
    const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
  });
});

describe('a confirmation link', () => {
  it('opened by its signed-in account keeps the password and every sign-in', async () => {
    const account = await signedUp();
    const { data } = await calls.signIn({ email: account.email, password });
    expect((await calls.confirmEmail(account.confirmToken, account.accessToken)).data.confirmEmail).toEqual({
      email: account.email,
      endedAccess: false,
    });
    expect(await calls.accountState(account.accessToken)).toEqual({
      emailConfirmedAt: expect.any(String),
      hasPassword: true,
    });
    expect((await calls.whoAmI(data.signIn.tokens.accessToken)).status).toBe(200);
    expect((await calls.signIn({ email: account.email, password })).errors).toBeUndefined();
  });

  it.each([
    ['by a visitor', 'UNAUTHENTICATED'],
    ['by another member', 'FORBIDDEN'],
  ])('opened %s confirms nothing, ends nothing, and stays usable', async (who, code) => {
    const account = await signedUp();
    const other = who === 'by a visitor' ? undefined : (await buildMember(server)).token;
    const answer = await calls.confirmEmail(account.confirmToken, other);
    expect(answer.errors?.[0]).toMatchObject({
      message: messages.confirmation.elsewhere,
      extensions: { code },
    });
    expect(await stateInDatabase(account)).toEqual({ confirmed: false, hasPassword: true });
    expect((await calls.whoAmI(account.accessToken)).status).toBe(200);
    expect((await calls.confirmEmail(account.confirmToken, account.accessToken)).errors).toBeUndefined();
    expect(await stateInDatabase(account)).toEqual({ confirmed: true, hasPassword: true });
  });

  it('works once in 50 concurrent attempts', async () => {
    const account = await signedUp();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => calls.confirmEmail(account.confirmToken, account.accessToken)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers)
      if (errors)
        expect(errors[0]).toMatchObject({
          message: messages.confirmation.refused,
          extensions: { code: 'NOT_FOUND' },
        });
  });

  it('has no other use, and no other link confirms', async () => {
    const account = await signedUp();
    const magic = await magicToken(account);
    const { accessToken, refreshToken } = await resetTokens(account);
    const { confirmToken } = account;
    for (const answer of [
      await calls.signInWithMagicLink(confirmToken),
      await calls.resetPassword({ accessToken: confirmToken, refreshToken: confirmToken, password }),
      await calls.confirmEmail(magic, account.accessToken),
      await calls.confirmEmail(`${accessToken}.${refreshToken}`, account.accessToken),
    ])
      expect(answer.errors).toHaveLength(1);
    expect(await stateInDatabase(account)).toEqual({ confirmed: false, hasPassword: true });
  });

  it('does not count as opened elsewhere if the access token has expired: the client refreshes first', async () => {
    const account = await signedUp();
    expect(await calls.confirmEmail(account.confirmToken, 'an.ended.token')).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(await stateInDatabase(account)).toEqual({ confirmed: false, hasPassword: true });
  });

  it('has ended after 7 days', async () => {
    const account = await signedUp();
    await server.app.services.db.dataSource.query(
      'UPDATE account_links SET expires_at = NOW() - INTERVAL 1 DAY WHERE user_id = ?',
      [account.id],
    );
    expect((await calls.confirmEmail(account.confirmToken, account.accessToken)).errors?.[0]?.message).toBe(
      messages.confirmation.refused,
    );
  });

  it('can be asked for again by the member, for their own address alone', async () => {
    const account = await signedUp();
    const other = await signedUp();
    await allowMails();
    expect((await calls.requestEmailConfirmation(account.email, account.accessToken)).errors).toBeUndefined();
    const token = magicTokenIn(await mailTo(server, account.email, 2));
    expect(
      (await calls.requestEmailConfirmation(other.email, account.accessToken)).errors?.[0]?.extensions,
    ).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { email: messages.confirmation.notYours },
    });
    expect((await calls.confirmEmail(token, account.accessToken)).errors).toBeUndefined();
    await calls.requestEmailConfirmation(account.email, account.accessToken);
    expect(
      await read("SELECT 1 FROM mails WHERE email = ? AND kind = 'email_confirmation'", [account.email]),
    ).toEqual([]);
  });
});

describe('the owner of an address with which a stranger signed up', () => {
  it('gets the account by a magic link, and the stranger is signed out', async () => {
    const stranger = await signedUp();
    const signedOut = await calls.signIn({ email: stranger.email, password });
    await calls.signOut(signedOut.data.signIn.tokens.refreshToken);
    const socket = await connectSocket(server, stranger.accessToken);
    const { data } = await calls.signInWithMagicLink(await magicToken(stranger));
    expect((await socket.closed).code).toBe(4403);
    await expectEverythingEnded(stranger);
    const { accessToken } = data.signInWithMagicLink.tokens;
    expect(data.signInWithMagicLink.viewer.user.id).toBe(stranger.id);
    expect(await calls.accountState(accessToken)).toEqual({
      emailConfirmedAt: expect.any(String),
      hasPassword: false,
    });
    const devices = await read('SELECT 1 FROM sign_ins WHERE user_id = ? AND device_hash IS NOT NULL', [
      stranger.id,
    ]);
    expect(devices).toHaveLength(1);
  });

  it('gets it by a reset link, with the password that they choose', async () => {
    const stranger = await signedUp();
    await calls.resetPassword({ ...(await resetTokens(stranger)), password: 'Tuesday8am' });
    await expectEverythingEnded(stranger);
    expect((await calls.signIn({ email: stranger.email, password: 'Tuesday8am' })).errors).toBeUndefined();
    expect(await stateInDatabase(stranger)).toEqual({ confirmed: true, hasPassword: true });
  });

  it('has no password then: changing it says that a reset link sets one, and it does', async () => {
    const stranger = await signedUp();
    const { data } = await calls.signInWithMagicLink(await magicToken(stranger));
    const { accessToken } = data.signInWithMagicLink.tokens;
    const changed = await calls.changePassword(
      { currentPassword: password, newPassword: 'Tuesday8am' },
      accessToken,
    );
    expect(changed.errors?.[0]?.extensions.fields).toEqual({ currentPassword: messages.password.none });
    await calls.resetPassword({ ...(await resetTokens(stranger)), password: 'Tuesday8am' });
    expect((await calls.signIn({ email: stranger.email, password: 'Tuesday8am' })).errors).toBeUndefined();
  });

  it.each([1, 2, 3, 4, 5])(
    'excludes a stranger who confirms or signs in at the same moment (%i)',
    async () => {
      const stranger = await signedUp();
      const magic = await magicToken(stranger);
      const [proof, ...tries] = await Promise.all([
        calls.signInWithMagicLink(magic),
        calls.signIn({ email: stranger.email, password }),
        calls.refresh(stranger.refreshToken),
      ]);
      expect(proof.errors).toBeUndefined();
      const accessTokens = [
        stranger.accessToken,
        tries[0].data?.signIn.tokens.accessToken,
        tries[1].data?.refreshTokens.tokens.accessToken,
      ].filter(Boolean);
      for (const token of accessTokens) expect((await calls.whoAmI(token)).status).toBe(401);
      expect((await calls.whoAmI(proof.data.signInWithMagicLink.tokens.accessToken)).status).toBe(200);
    },
  );

  it.each([1, 2, 3, 4, 5])(
    'uses two links at once: only the first counts, without a server error (%i)',
    async () => {
      const account = await signedUp();
      const magic = await magicToken(account);
      const [confirmed, entered] = await Promise.all([
        calls.confirmEmail(account.confirmToken, account.accessToken),
        calls.signInWithMagicLink(magic),
      ]);
      for (const { errors } of [confirmed, entered])
        for (const error of errors ?? []) expect(error.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
      const kept = confirmed.errors === undefined;
      expect(await stateInDatabase(account)).toEqual({ confirmed: true, hasPassword: kept });
      expect((await calls.whoAmI(account.accessToken)).status).toBe(kept ? 200 : 401);
      expect(entered.errors).toBeUndefined();
    },
  );
});

describe('a magic link opened where its account is signed in', () => {
  it('keeps the password and every sign-in, and confirms the address', async () => {
    const account = await signedUp();
    const { data } = await calls.signIn({ email: account.email, password });
    const { errors } = await calls.signInWithMagicLink(await magicToken(account), account.accessToken);
    expect(errors).toBeUndefined();
    expect(await stateInDatabase(account)).toEqual({ confirmed: true, hasPassword: true });
    for (const token of [account.accessToken, data.signIn.tokens.accessToken])
      expect((await calls.whoAmI(token)).status).toBe(200);
  });

  it('does not count as opened elsewhere if the access token has expired, and stays usable', async () => {
    const account = await signedUp();
    const token = await magicToken(account);
    expect(await calls.signInWithMagicLink(token, 'an.ended.token')).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(await stateInDatabase(account)).toEqual({ confirmed: false, hasPassword: true });
    expect((await calls.signInWithMagicLink(token, account.accessToken)).errors).toBeUndefined();
    expect(await stateInDatabase(account)).toEqual({ confirmed: true, hasPassword: true });
  });

  it('ends everything where another member is signed in', async () => {
    const account = await signedUp();
    const other = await buildMember(server);
    await calls.signInWithMagicLink(await magicToken(account), other.token);
    await expectEverythingEnded(account);
  });
});

describe('a later confirmation', () => {
  it('by magic link ends nothing', async () => {
    const account = await signedUp();
    await calls.confirmEmail(account.confirmToken, account.accessToken);
    await calls.signInWithMagicLink(await magicToken(account));
    expect((await calls.whoAmI(account.accessToken)).status).toBe(200);
    expect((await calls.signIn({ email: account.email, password })).errors).toBeUndefined();
  });
});

describe('the account of a link', () => {
  it('is returned without using the link, for each kind of link and for no other', async () => {
    const account = await signedUp();
    const { id: userId, username, email, confirmToken } = account;
    const magic = await magicToken(account);
    const reset = await resetTokens(account);
    const told = { userId, username, email };
    const links: [string, string[]][] = [
      ['MAGIC_LINK', [magic]],
      ['EMAIL_CONFIRMATION', [confirmToken]],
      ['PASSWORD_RESET', [reset.accessToken, reset.refreshToken]],
    ];
    for (const [purpose, tokens] of links) {
      const code = purpose === 'EMAIL_CONFIRMATION' ? account.code : null;
      expect((await calls.lookUpAccountLink(purpose, tokens)).data.lookUpAccountLink).toEqual({
        ...told,
        code,
      });
      const otherwise = purpose === 'MAGIC_LINK' ? 'EMAIL_CONFIRMATION' : 'MAGIC_LINK';
      expect((await calls.lookUpAccountLink(otherwise, tokens)).errors?.[0]?.extensions.code).toBe(
        'NOT_FOUND',
      );
    }
    expect((await calls.signInWithMagicLink(magic)).errors).toBeUndefined();
  });
});
