import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { actsAbout } from '../../../support/auditActs';
import { buildMember, memberOfTest } from '../../../support/factories';
import { eventually, magicTokenIn, mailTo, outboxOf, resetTokensIn } from '../../../support/mails';
import { addPasskeyOf, originOf, passkeyCalls, signInBy } from '../../../support/passkeyCalls';
import { totpOf, turnOnSecondFactor } from '../../../support/secondFactorCalls';
import { SoftAuthenticator } from '../../../support/softAuthenticator';
import { codeOf, fieldsOf, refusalOf, type TestServer, testServer } from '../../../support/testServer';

const appUrl = 'https://writers.example';
const server = testServer({ appUrl });
const calls = passkeyCalls(server);
const member = memberOfTest(server);

const query = (sql: string, params: unknown[] = [member.id]) => server.sql(sql, params);
const startAdding = async (token = member.token): Promise<string> =>
  (await calls.start(token)).data.startPasskey.options;
const device = () => SoftAuthenticator.at(originOf(server));
const notAdded = { response: messages.passkey.notAdded };
const acts = async () => (await actsAbout(server, member.id)).filter((act) => act.startsWith('passkey'));

describe('adding a passkey', () => {
  it('makes one that is found without typing, and that asks for finger, face or PIN', async () => {
    const options = JSON.parse(await startAdding());
    expect(options).toMatchObject({
      rp: { id: 'writers.example', name: server.config.groupName },
      user: { name: member.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(member.id);
  });

  it('lists it under its name, notifies the member, and is in the audit log', async () => {
    const { id } = await addPasskeyOf(server, member, { name: '  My phone ' });
    expect(await calls.list(member.token)).toEqual([{ id, name: 'My phone', lastUsedAt: null }]);
    expect(await acts()).toEqual(['passkey_added']);
    await server.app.notifier.drain();
    const query = '{ viewer { notifications(first: 1) { edges { node { text } } } } }';
    const { edges } = (await server.ask(query, member.token)).viewer.notifications;
    expect(edges).toEqual([{ node: { text: 'A passkey was added to your account' } }]);
  });

  it('needs a fresh sign-in and a confirmed address', async () => {
    await query('UPDATE sign_ins SET verified_at = NULL WHERE user_id = ?');
    expect(codeOf(await calls.start(member.token))).toBe('FRESH_SIGN_IN_REQUIRED');
    await query('UPDATE sign_ins SET verified_at = NOW(3) WHERE user_id = ?');
    await query('UPDATE users SET email_confirmed_at = NULL WHERE id = ?');
    const { confirmAddressFirst: message } = messages.waysIn;
    expect(refusalOf(await calls.start(member.token))).toEqual({ message, code: 'FORBIDDEN' });
  });

  it.each([
    ['a page at another address', { origin: 'https://evil.example' }],
    ['a passkey for another site', { rpId: 'evil.example' }],
    ['a passkey that asked for no finger, face or PIN', { isVerified: false }],
    ['an answer to what was never asked', { challenge: 'bm90IG91cnM' }],
    ['an answer of signing in', { type: 'webauthn.get' }],
  ] as const)('refuses %s', async (_what, wrong) => {
    expect(fieldsOf(await calls.add(device().create(await startAdding(), wrong), member.token))).toEqual(
      notAdded,
    );
    expect(await calls.list(member.token)).toEqual([]);
  });

  it('refuses a response to another member’s challenge or to a used one, and a passkey that belongs to somebody', async () => {
    const stranger = await buildMember(server);
    const { authenticator } = await addPasskeyOf(server, stranger);
    const again = await calls.add(authenticator.create(await startAdding()), member.token);
    expect(refusalOf(again)).toMatchObject({ message: messages.passkey.alreadyAdded });
    const theirs = device().create(await startAdding(stranger.token));
    expect(fieldsOf(await calls.add(theirs, member.token))).toEqual(notAdded);
    const answer = device().create(await startAdding());
    expect((await calls.add(answer, member.token)).errors).toBeUndefined();
    expect(fieldsOf(await calls.add(answer, member.token))).toEqual(notAdded);
  });

  it('is refused to a sign-in that is older than two-step sign-in, which was turned on meanwhile', async () => {
    const answer = device().create(await startAdding());
    const owner = await accountCalls(server).signIn({ email: member.email, password: member.password });
    const token = owner.data.signIn.tokens.accessToken;
    const { secret } = await turnOnSecondFactor(server, { token }, new Date());
    const refused = await calls.add(answer, member.token);
    expect(refusalOf(refused)).toMatchObject({ code: 'FRESH_SIGN_IN_REQUIRED', proof: 'code' });
    expect(await calls.list(member.token)).toEqual([]);
    await query('UPDATE totp_secrets SET last_step = 0 WHERE user_id = ?');
    expect((await calls.verify({ code: totpOf(secret, new Date()) }, member.token)).errors).toBeUndefined();
    const proved = await calls.add(device().create(await startAdding()), member.token);
    expect(proved.errors).toBeUndefined();
  });

  it('ignores transports that are no list', async () => {
    const made = JSON.parse(device().create(await startAdding()));
    made.response.transports = 'usb';
    expect((await calls.add(JSON.stringify(made), member.token)).errors).toBeUndefined();
    expect(await query('SELECT transports FROM passkeys WHERE user_id = ?')).toEqual([{ transports: '' }]);
  });

  it.each([
    ['', messages.passkey.nameRequired],
    ['x'.repeat(101), messages.passkey.nameTooLong],
    ['two\nlines', messages.passkey.nameInvalid],
  ])('refuses the name %j', async (name, message) => {
    expect(fieldsOf(await calls.add('{}', member.token, name))).toEqual({ name: message });
  });

  it('is limited to ten, also for concurrent requests on two servers', async () => {
    const other = await server.another();
    const answers: string[] = [];
    for (let count = 0; count < limits.passkey.most + 2; count += 1)
      answers.push(device().create(await startAdding()));
    const added = await Promise.all(
      answers.map((answer, at) => passkeyCalls(at % 2 ? other : server).add(answer, member.token)),
    );
    await other.close();
    expect(added.filter(({ errors }) => !errors)).toHaveLength(10);
    expect(added.filter((answer) => codeOf(answer) === 'CONFLICT')).toHaveLength(2);
    expect(await calls.list(member.token)).toHaveLength(10);
    expect(refusalOf(await calls.start(member.token))).toMatchObject({ message: messages.passkey.tooMany });
  });
});

describe('a member’s passkeys', () => {
  it('are renamed', async () => {
    const { id } = await addPasskeyOf(server, member);
    expect((await calls.rename(id, 'Laptop', member.token)).data.renamePasskey.passkey).toEqual({
      id,
      name: 'Laptop',
    });
    expect((await calls.rename(id, 'Laptop', member.token)).errors).toBeUndefined();
  });

  it('are removed with a fresh sign-in, and the member is notified', async () => {
    const { id, authenticator } = await addPasskeyOf(server, member);
    await query('UPDATE sign_ins SET verified_at = NULL WHERE user_id = ?');
    expect(codeOf(await calls.remove(id, member.token))).toBe('FRESH_SIGN_IN_REQUIRED');
    await query('UPDATE sign_ins SET verified_at = NOW(3) WHERE user_id = ?');
    expect((await calls.remove(id, member.token)).data.removePasskey.removedPasskeyId).toBe(id);
    expect(await acts()).toEqual(['passkey_added', 'passkey_removed']);
    expect((await signInBy(server, authenticator)).status).toBe(401);
  });

  it('can’t be used or changed by others', async () => {
    const { id } = await addPasskeyOf(server, await buildMember(server));
    expect(codeOf(await calls.rename(id, 'Mine', member.token))).toBe('NOT_FOUND');
    expect(codeOf(await calls.remove(id, member.token))).toBe('NOT_FOUND');
    expect(codeOf(await calls.remove('x', member.token))).toBe('NOT_FOUND');
  });

  it('stay when a link sets a new password, and the mail says so', async () => {
    const { authenticator } = await addPasskeyOf(server, member);
    await accountCalls(server).requestPasswordReset(member.email);
    const tokens = resetTokensIn(await mailTo(server, member.email));
    await accountCalls(server).resetPassword({ ...tokens, password: 'Tuesday8pm' });
    const mail = await eventually('the mail', async () =>
      (await outboxOf(server, member.email)).find(({ subject }) => subject?.endsWith('password was changed')),
    );
    expect(mail.text).toContain('One passkey still signs in');
    expect((await signInBy(server, authenticator)).errors).toBeUndefined();
  });

  it('are removed when the owner of the address first confirms a stranger’s account', async () => {
    const { authenticator } = await addPasskeyOf(server, member);
    await query('UPDATE users SET email_confirmed_at = NULL WHERE id = ?');
    await accountCalls(server).requestMagicLink(member.email);
    const link = magicTokenIn(await mailTo(server, member.email));
    expect((await accountCalls(server).signInWithMagicLink(link)).errors).toBeUndefined();
    expect((await signInBy(server, authenticator)).status).toBe(401);
  });
});

describe('the last sign-in method', () => {
  const voidPassword = () => query('UPDATE users SET password_hash = NULL WHERE id = ?');
  const lastMethod = { errors: [{ message: messages.waysIn.only, extensions: { code: 'CONFLICT' } }] };

  it('can’t be removed without a password or another passkey', async () => {
    const first = await addPasskeyOf(server, member);
    const second = await addPasskeyOf(server, member);
    await voidPassword();
    expect((await calls.remove(first.id, member.token)).errors).toBeUndefined();
    expect(await calls.remove(second.id, member.token)).toMatchObject(lastMethod);
    expect((await signInBy(server, second.authenticator)).errors).toBeUndefined();
    await query("UPDATE users SET password_hash = '' WHERE id = ?");
    expect(await calls.remove(second.id, member.token)).toMatchObject(lastMethod);
    await query("UPDATE users SET password_hash = 'a hash' WHERE id = ?");
    expect((await calls.remove(second.id, member.token)).errors).toBeUndefined();
  });

  it('stays if two are removed concurrently, on two servers', async () => {
    const ids = [(await addPasskeyOf(server, member)).id, (await addPasskeyOf(server, member)).id];
    await voidPassword();
    const other = await server.another();
    const removed = await Promise.all(
      ids.map((id, at) => passkeyCalls(at ? other : server).remove(id, member.token)),
    );
    await other.close();
    expect(removed.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(removed.find(({ errors }) => errors)).toMatchObject(lastMethod);
    expect(await calls.list(member.token)).toHaveLength(1);
  });

  it('isn’t a passkey of a former address, which stays listed, asks for nothing, and can be removed', async () => {
    const { id } = await addPasskeyOf(server, member, { name: 'Former' });
    const moved: TestServer = await server.another({ appUrl: 'https://moved.example' });
    const there = passkeyCalls(moved);
    const second = await addPasskeyOf(moved, member, { name: 'Present' });
    const data = await moved.ask('{ viewer { passkeys { name isUsable } } }', member.token);
    expect(data.viewer.passkeys).toEqual([
      { name: 'Former', isUsable: false },
      { name: 'Present', isUsable: true },
    ]);
    const offered = JSON.parse(await there.startVerification(member.token)).allowCredentials;
    expect(offered.map((each: { id: string }) => each.id)).toEqual([second.authenticator.id]);
    await voidPassword();
    expect(await there.remove(second.id, member.token)).toMatchObject(lastMethod);
    expect((await calls.remove(second.id, member.token)).errors).toBeUndefined();
    await query('UPDATE sign_ins SET verified_at = NULL WHERE user_id = ?');
    expect((await there.start(member.token)).errors?.[0]?.extensions).toMatchObject({ proof: 'signIn' });
    expect((await calls.start(member.token)).errors?.[0]?.extensions).toMatchObject({ proof: 'passkey' });
    await query("UPDATE users SET password_hash = 'a hash' WHERE id = ?");
    await query('UPDATE sign_ins SET verified_at = NOW(3) WHERE user_id = ?');
    expect((await there.remove(id, member.token)).errors).toBeUndefined();
    await moved.close();
  });

  it('is a mailed link where mail is sent, and only to a confirmed address that takes it', async () => {
    const mailing: TestServer = await server.another({ smtpUrl: 'smtp://127.0.0.1:9' });
    const { id } = await addPasskeyOf(server, member);
    await voidPassword();
    await query('UPDATE users SET email_confirmed_at = NULL WHERE id = ?');
    expect(await passkeyCalls(mailing).remove(id, member.token)).toMatchObject(lastMethod);
    await query('UPDATE users SET email_confirmed_at = NOW(3), mail_refused_at = NOW(3) WHERE id = ?');
    expect(await passkeyCalls(mailing).remove(id, member.token)).toMatchObject(lastMethod);
    await query('UPDATE users SET mail_refused_at = NULL WHERE id = ?');
    expect((await passkeyCalls(mailing).remove(id, member.token)).errors).toBeUndefined();
    await mailing.close();
  });
});
