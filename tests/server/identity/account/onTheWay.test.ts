import { Role } from '../../../../server/contract/enums';
import { makeLink } from '../../../../server/features/identity/account/accountLinks';
import { setPassword } from '../../../../server/features/identity/account/firstPassword';
import { newSecret } from '../../../../server/features/identity/oidc/browserCookie';
import { identityHash } from '../../../../server/features/identity/oidc/identityProvider';
import { linkProvider } from '../../../../server/features/identity/oidc/oidc.service';
import { storeIdentity } from '../../../../server/features/identity/oidc/visits';
import { startPasskey } from '../../../../server/features/identity/passkey/passkey.service';
import {
  confirmTotp,
  disableTotp,
  renewRecoveryCodes,
  startTotp,
} from '../../../../server/features/identity/secondFactor/secondFactor.service';
import { deleteAccount } from '../../../../server/features/own-data/accountDeletion/accountDeletion.service';
import { renewCalendarFeed } from '../../../../server/features/sessions/calendar/calendarFeed.service';
import { newId } from '../../../../server/lib/ids';
import type { Context } from '../../../../server/request/context';
import { buildMember, memberOfTest } from '../../../support/factories';
import { totpOf } from '../../../support/secondFactorCalls';
import { contextOf, testServer } from '../../../support/testServer';

const server = testServer();
const member = memberOfTest(server);

type Run = (ctx: Context) => Promise<unknown>;

const query = (sql: string) => server.sql(sql, [member.id]);
const endSignIns = () => query('UPDATE sign_ins SET revoked_at = NOW(3) WHERE user_id = ?');
const loseThePassword = () => query('UPDATE users SET password_hash = NULL WHERE id = ?');

/** Acts that open the account later, or close it for good; each is prepared while the member is signed in. */
const operations: Record<string, (ctx: Context) => Run | Promise<Run>> = {
  async setPassword() {
    await loseThePassword();
    return (ctx) => setPassword(ctx, member.id, { newPassword: 'Tuesday8pm' });
  },
  async linkProvider(ctx) {
    const browser = newSecret();
    const issuer = 'https://provider.example/';
    const visit = { purpose: 'link', returnTo: null, invitation: null, verifier: '', nonce: '' } as const;
    const token = await storeIdentity(
      ctx,
      browser,
      { ...visit, isAgain: false, startedAt: ctx.now() },
      { issuer, identityHash: identityHash(issuer, member.id), email: null, name: null },
    );
    return (later) =>
      linkProvider(Object.assign(later, { cookies: `signing-in=${browser}` }), member.id, { token });
  },
  async confirmTotp(ctx) {
    const { secret } = await startTotp(ctx, member.id);
    return (later) => confirmTotp(later, member.id, totpOf(secret, new Date()));
  },
  async renewRecoveryCodes(ctx) {
    const { secret } = await startTotp(ctx, member.id);
    await confirmTotp(ctx, member.id, totpOf(secret, new Date()));
    return (later) => renewRecoveryCodes(later, member.id);
  },
  async disableTotp(ctx) {
    const { secret } = await startTotp(ctx, member.id);
    await confirmTotp(ctx, member.id, totpOf(secret, new Date()));
    return (later) => disableTotp(later, member.id);
  },
  renewCalendarFeed: () => (ctx) => renewCalendarFeed(ctx, member.id, null),
  startPasskey: () => (ctx) => startPasskey(ctx, member.id),
  async deleteAccount() {
    await loseThePassword();
    return (ctx) => deleteAccount(ctx, member.id, {});
  },
};

const refused = { code: 'UNAUTHENTICATED' };

/** Ways to sign in, and their input. */
const opensAccount = () =>
  query(
    `SELECT u.password_hash, u.deleted_at, t.confirmed_at, f.id AS feed, i.identity_hash FROM users u
     LEFT JOIN totp_secrets t ON t.user_id = u.id LEFT JOIN calendar_feeds f ON f.user_id = u.id
     LEFT JOIN provider_identities i ON i.user_id = u.id WHERE u.id = ?`,
  );

it.each(Object.keys(operations))(
  'a request that began, perhaps many operations ago, before its sign-in ended gets no %s',
  async (name) => {
    const ctx = await contextOf(server, member.token);
    const run = await operations[name]!(ctx);
    await endSignIns();
    const before = await opensAccount();
    await expect(run(ctx)).rejects.toMatchObject(refused);
    expect(await opensAccount()).toEqual(before);
  },
);

it.each(['setPassword', 'linkProvider', 'renewRecoveryCodes'])(
  'nor does one whose sign-in ends after %s has found it fresh',
  async (name) => {
    const run = await operations[name]!(await contextOf(server, member.token));
    const ctx = await contextOf(server, member.token);
    const { rateLimits } = ctx;
    const ending = { take: endSignIns, giveBack: async () => undefined };
    await expect(run(Object.assign(ctx, { rateLimits: { ...rateLimits, ...ending } }))).rejects.toMatchObject(
      refused,
    );
  },
);

test('nor does one turn off two-step sign-in if its sign-in ends after disableTotp has found it fresh', async () => {
  const run = await operations.disableTotp!(await contextOf(server, member.token));
  const ctx = await contextOf(server, member.token);
  const transaction = ctx.db.transaction.bind(ctx.db);
  const before = await opensAccount();
  const db = Object.create(ctx.db, {
    transaction: {
      value: async (...work: Parameters<typeof transaction>) => {
        await endSignIns();
        return transaction(...work);
      },
    },
  });
  await expect(run(Object.assign(ctx, { db }))).rejects.toMatchObject(refused);
  expect(await opensAccount()).toEqual(before);
});

const reason = 'reason: "They asked for it"';
const admins = { roles: [Role.USER, Role.ADMIN] };

/** Other acts that change access. Their subjects need not exist: an ended sign-in is refused before that is checked. */
const decisions: Record<string, string | ((other: string) => string | Promise<string>)> = {
  unlinkProvider: '',
  removePasskey: `id: "${newId('passkey')}"`,
  changePassword: 'currentPassword: "Monday7pm", newPassword: "Tuesday8pm"',
  deleteAccount: 'password: "Monday7pm"',
  async confirmEmailChange() {
    const link = {
      purpose: 'email_change',
      userId: member.id,
      mailId: newId('mail'),
      now: new Date(),
    } as const;
    const [token] = await server.app.services.db.transaction((tx) =>
      makeLink(tx, { ...link, email: `${member.username}@elsewhere.example` }),
    );
    return `token: "${token}"`;
  },
  revokeSignIn: `id: "${newId('signin')}"`,
  revokeAllSignIns: 'keepCurrent: true',
  createInvitation: 'usesMax: 1',
  approveMember: (other) => `id: "${other}"`,
  declineMember: (other) => `id: "${other}"`,
  setMemberRoles: (other) => `id: "${other}", roles: [ADMIN], ${reason}`,
  suspendMember: (other) => `id: "${other}", ${reason}`,
  restoreMember: (other) => `id: "${other}", ${reason}`,
  endMemberSignIns: (other) => `id: "${other}", ${reason}`,
  sendMemberRecovery: (other) => `id: "${other}"`,
  saveGroupSettings: 'joining: OPEN, name: "Ours"',
};

it.each(Object.keys(decisions))('nor one whose sign-in ends just before %s is written', async (name) => {
  await query("UPDATE users SET roles = 'user,admin' WHERE id = ?");
  const { id } = await buildMember(server, admins);
  if (name === 'approveMember' || name === 'declineMember')
    await server.sql("UPDATE users SET state = 'waiting' WHERE id = ?", [id]);
  const given = decisions[name]!;
  const input = typeof given === 'string' ? given : await given(id);
  const { db } = server.app.services;
  const transaction = db.transaction.bind(db);
  // Deleting an account asks in one transaction, and deletes in another.
  let more = name === 'deleteAccount' ? 1 : 0;
  const spy = jest.spyOn(db, 'transaction').mockImplementation(async (...work) => {
    if (more-- === 0) await endSignIns();
    return transaction(...work);
  });
  const answer = await server.graphql(
    `mutation { ${name}${input && `(input: { ${input} })`} { __typename } }`,
    {},
    member.token,
  );
  spy.mockRestore();
  expect(answer.errors?.[0]?.extensions).toMatchObject(refused);
});
