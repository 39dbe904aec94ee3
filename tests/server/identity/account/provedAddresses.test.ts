import { messages } from '../../../../server/contract/messages';
import { buildMember } from '../../../support/factories';
import { magicTokenIn, mailTo } from '../../../support/mails';
import { connectSocket } from '../../../support/socketClient';
import { codeOf, fieldsOf, refusalOf, testServer } from '../../../support/testServer';
import { password, unprovedAccounts } from './unprovedAccounts';

const server = testServer();
type Account = Awaited<ReturnType<typeof signedUp>>;
const { calls, read, allowMails, signedUp, magicToken, resetTokens, stateInDatabase, expectEverythingEnded } =
  unprovedAccounts(server);

describe('signing up', () => {
  it('works at once, leaves the address unconfirmed, and mails a confirmation link, stored as a hash for 7 days', async () => {
    const account = await signedUp();
    expect(Buffer.from(account.confirmToken, 'base64url').length).toBeGreaterThanOrEqual(16);
    const [row] = await read<{ tokenHash: string; days: number }>(
      `SELECT token_hash AS tokenHash, TIMESTAMPDIFF(MINUTE, NOW(), expires_at) / 1440 AS days
       FROM account_links WHERE user_id = ?`,
      [account.id],
    );
    expect(row?.tokenHash).not.toBe(account.confirmToken);
    expect(Number(row?.days)).toBeCloseTo(7, 1);
    expect(await calls.accountState(account.accessToken)).toEqual({
      emailConfirmedAt: null,
      hasPassword: true,
    });
    const mail = await mailTo(server, account.email);
    expect(mail.subject).toBe('Confirm your address for Monday Writers');
    expect(mail.text).toContain(`An account named ${account.username} was made with this address.`);
    expect(mail.text).toContain('/auth/confirm?token=');
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
    expect(refusalOf(answer)).toEqual({ message: messages.confirmation.elsewhere, code });
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
    for (const answer of answers.filter(({ errors }) => errors))
      expect(refusalOf(answer)).toEqual({ message: messages.confirmation.refused, code: 'NOT_FOUND' });
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

  it('has ended after 7 days', async () => {
    const account = await signedUp();
    await server.sql('UPDATE account_links SET expires_at = NOW() - INTERVAL 1 DAY WHERE user_id = ?', [
      account.id,
    ]);
    expect((await calls.confirmEmail(account.confirmToken, account.accessToken)).errors?.[0]?.message).toBe(
      messages.confirmation.refused,
    );
  });

  it('can be requested again by the member, for their own address only', async () => {
    const account = await signedUp();
    const other = await signedUp();
    await allowMails();
    expect((await calls.requestEmailConfirmation(account.email, account.accessToken)).errors).toBeUndefined();
    const token = magicTokenIn(await mailTo(server, account.email, 2));
    expect(fieldsOf(await calls.requestEmailConfirmation(other.email, account.accessToken))).toEqual({
      email: messages.confirmation.notYours,
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

  it('has no password then: changing it says that a reset link sets one, and it does', async () => {
    const stranger = await signedUp();
    const { data } = await calls.signInWithMagicLink(await magicToken(stranger));
    const { accessToken } = data.signInWithMagicLink.tokens;
    const changed = await calls.changePassword(
      { currentPassword: password, newPassword: 'Tuesday8am' },
      accessToken,
    );
    expect(fieldsOf(changed)).toEqual({ currentPassword: messages.password.none });
    await calls.resetPassword({ ...(await resetTokens(stranger)), password: 'Tuesday8am' });
    expect((await calls.signIn({ email: stranger.email, password: 'Tuesday8am' })).errors).toBeUndefined();
  });

  it('gets the account by a reset link, with the password that they choose', async () => {
    const stranger = await signedUp();
    await calls.resetPassword({ ...(await resetTokens(stranger)), password: 'Tuesday8am' });
    await expectEverythingEnded(stranger);
    expect(await stateInDatabase(stranger)).toEqual({ confirmed: true, hasPassword: true });
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
  it('keeps the password and every sign-in, and confirms the address; a later one anywhere ends nothing either', async () => {
    const account = await signedUp();
    const { data } = await calls.signIn({ email: account.email, password });
    const { errors } = await calls.signInWithMagicLink(await magicToken(account), account.accessToken);
    expect(errors).toBeUndefined();
    expect(await stateInDatabase(account)).toEqual({ confirmed: true, hasPassword: true });
    expect((await calls.signInWithMagicLink(await magicToken(account))).errors).toBeUndefined();
    for (const token of [account.accessToken, data.signIn.tokens.accessToken])
      expect((await calls.whoAmI(token)).status).toBe(200);
    expect((await calls.signIn({ email: account.email, password })).errors).toBeUndefined();
  });

  it.each([
    ['confirmation', ({ confirmToken }: Account) => confirmToken, calls.confirmEmail],
    ['magic', magicToken, calls.signInWithMagicLink],
  ])(
    'with an access token that has ended isn’t opened elsewhere: a %s link stays usable, and the client refreshes first',
    async (_what, linkTo, open) => {
      const account = await signedUp();
      const token = await linkTo(account);
      const answer = await open(token, 'an.ended.token');
      expect([answer.status, codeOf(answer)]).toEqual([401, 'UNAUTHENTICATED']);
      expect(await stateInDatabase(account)).toEqual({ confirmed: false, hasPassword: true });
      expect((await open(token, account.accessToken)).errors).toBeUndefined();
      expect(await stateInDatabase(account)).toEqual({ confirmed: true, hasPassword: true });
    },
  );

  it('ends everything where another member is signed in', async () => {
    const account = await signedUp();
    const other = await buildMember(server);
    await calls.signInWithMagicLink(await magicToken(account), other.token);
    await expectEverythingEnded(account);
  });
});

describe('the account of a link', () => {
  it('is returned without using the link, for each kind of link and for no other', async () => {
    const account = await signedUp();
    const { id: userId, username, email, confirmToken } = account;
    const magic = await magicToken(account);
    const reset = await resetTokens(account);
    const owner = { userId, username, email };
    const links: [string, string[]][] = [
      ['MAGIC_LINK', [magic]],
      ['EMAIL_CONFIRMATION', [confirmToken]],
      ['PASSWORD_RESET', [reset.accessToken, reset.refreshToken]],
    ];
    for (const [purpose, tokens] of links) {
      const code = purpose === 'EMAIL_CONFIRMATION' ? account.code : null;
      expect((await calls.lookUpAccountLink(purpose, tokens)).data.lookUpAccountLink).toEqual({
        ...owner,
        code,
      });
      const otherwise = purpose === 'MAGIC_LINK' ? 'EMAIL_CONFIRMATION' : 'MAGIC_LINK';
      expect(codeOf(await calls.lookUpAccountLink(otherwise, tokens))).toBe('NOT_FOUND');
    }
    expect((await calls.signInWithMagicLink(magic)).errors).toBeUndefined();
  });
});
