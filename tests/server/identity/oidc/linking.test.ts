import { setPassword as operatorSetsPassword } from '../../../../server/cli/userCommands';
import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, type TestMember } from '../../../support/factories';
import { eventually, mailTo, outboxOf, resetTokensIn } from '../../../support/mails';
import { codeIn, loginOf, type Person, signInThrough, VisitingBrowser } from '../../../support/oidcCalls';
import { codeOf, fieldsOf, refusalOf } from '../../../support/testServer';
import { oidcServer, person } from './oidcServer';

const { server } = oidcServer();

const growOld = (id: string) => server.sql('UPDATE sign_ins SET verified_at = NULL WHERE user_id = ?', [id]);
const unlink = (token: string) =>
  server.graphql('mutation { unlinkProvider { viewer { linkedProvider { name } } } }', {}, token);
const setPassword = (newPassword: string, token: string) =>
  server.mutate('setPassword', { newPassword }, token, 'viewer { hasPassword }');

async function linkCode(browser: VisitingBrowser, who = person()) {
  return codeIn(await browser.visit(who, { for: 'link' }));
}

/** Links an account at the provider to the member, and returns it. */
async function linkTo({ token }: { token: string }, who = person()): Promise<Person> {
  const browser = new VisitingBrowser(server);
  const linked = await browser.link(await linkCode(browser, who), token);
  expect(linked.data.linkProvider.viewer.linkedProvider).toEqual({ name: 'Acme' });
  return who;
}
const through = (who: Person) => signInThrough(new VisitingBrowser(server), who);
const changePassword = async ({ email }: Pick<TestMember, 'email'>) => {
  const calls = accountCalls(server);
  await calls.requestPasswordReset(email);
  return calls.resetPassword({ ...resetTokensIn(await mailTo(server, email)), password: 'Tuesday8pm' });
};

/** A member who has no password. */
async function buildNewcomer(username: string): Promise<Pick<TestMember, 'id' | 'token' | 'email'>> {
  const browser = new VisitingBrowser(server);
  const who = person();
  const { data } = await browser.exchange(codeIn(await browser.visit(who)), { username });
  const { tokens, viewer } = data.signInWithProvider;
  return { id: viewer.user.id, token: tokens.accessToken, email: viewer.email };
}

test('a member links any account there, whatever its address, and unlinks it; then another may link it', async () => {
  const [member, other] = [await buildMember(server), await buildMember(server)];
  const who = await linkTo(member, person({ verified: false }));
  const { data } = await through(who);
  expect(data.signInWithProvider.viewer.user.id).toBe(member.id);
  expect((await unlink(member.token)).data.unlinkProvider.viewer.linkedProvider).toBeNull();
  expect(await new VisitingBrowser(server).visit(who)).toBe('/login?problem=unverified');
  expect(codeOf(await unlink(member.token))).toBe('NOT_FOUND');
  await linkTo(other, who);
  expect((await through(who)).data.signInWithProvider.viewer.user.id).toBe(other.id);
});

test('a code for linking doesn’t sign in, nor one for signing in link', async () => {
  const member = await buildMember(server);
  const browser = new VisitingBrowser(server);
  expect(codeOf(await browser.exchange(await linkCode(browser)))).toBe('UNAUTHENTICATED');
  const code = codeIn(await browser.visit(person()));
  expect(codeOf(await browser.link(code, member.token))).toBe('NOT_FOUND');
});

test('linking needs a confirmed address, a fresh sign-in and the same browser', async () => {
  const [member, unproved] = [await buildMember(server), await buildMember(server, { confirmed: false })];
  const browser = new VisitingBrowser(server);
  const code = await linkCode(browser);
  expect(codeOf(await browser.link(code, unproved.token))).toBe('FORBIDDEN');
  expect(codeOf(await new VisitingBrowser(server).link(code, member.token))).toBe('NOT_FOUND');
  await growOld(member.id);
  expect(codeOf(await browser.link(code, member.token))).toBe('FRESH_SIGN_IN_REQUIRED');
  expect(codeOf(await unlink(member.token))).toBe('FRESH_SIGN_IN_REQUIRED');
});

test('an account at the provider signs in to one member’s account, and a member links one', async () => {
  const [member, other] = [await buildMember(server), await buildMember(server)];
  const who = await linkTo(member);
  const browser = new VisitingBrowser(server);
  const second = async (of: Person, token: string) =>
    (await browser.link(await linkCode(browser, of), token)).errors?.[0]?.message;
  expect(await second(who, other.token)).toBe(
    'That account of the provider opens another member’s account already',
  );
  for (const of of [who, person()])
    expect(await second(of, member.token)).toBe('Your account is linked already');
});

test('signing in with an open session at the provider proves nothing yet; authenticating there again does', async () => {
  const member = await buildMember(server);
  const who = person({ email: member.email });
  const browser = new VisitingBrowser(server);
  const tokenOf = async (query: Record<string, string>) =>
    (await browser.exchange(codeIn(await browser.visit(who, query)))).data.signInWithProvider.tokens
      .accessToken;
  const silent = await tokenOf({});
  const code = 'FRESH_SIGN_IN_REQUIRED';
  expect(refusalOf(await unlink(silent))).toMatchObject({ code, proof: 'password' });
  await server.sql('UPDATE users SET password_hash = NULL WHERE id = ?', [member.id]);
  expect(refusalOf(await setPassword('Monday7pm', silent))).toMatchObject({ code, proof: 'signIn' });
  const asked = new URL(await browser.start({ again: '1' })).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ prompt: 'login', max_age: '0' });
  expect((await setPassword('Monday7pm', await tokenOf({ again: '1' }))).errors).toBeUndefined();
});

test('a member who confirms that it’s them isn’t signed in to another account that they choose there', async () => {
  const [member, other] = [await buildMember(server), await buildMember(server)];
  const chosen = async (who: Person) => {
    const browser = new VisitingBrowser(server);
    const code = codeIn(await browser.visit(who, { again: '1' }));
    return browser.exchange(code, {}, { token: member.token });
  };
  const others = person({ email: other.email });
  for (const wrong of [others, person()])
    expect(refusalOf(await chosen(wrong))).toMatchObject({
      message: messages.provider.notYours,
      code: 'FORBIDDEN',
    });
  const { data } = await chosen(person({ email: member.email }));
  expect(data.signInWithProvider.viewer.user.id).toBe(member.id);
  expect((await through(others)).errors).toBeUndefined();
});

test.each<[string, Record<string, string>]>([
  ['says when it asked', { max_age: '36000' }],
  ['could say so', {}],
])('an old session there is refused where it was to ask again, if the provider %s', async (_how, more) => {
  const browser = new VisitingBrowser(server);
  const who = person();
  await browser.visit(who);
  const address = new URL(await browser.start({ again: '1' }));
  address.searchParams.delete('prompt');
  address.searchParams.delete('max_age');
  for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value);
  // As if the visit had begun a minute after that session.
  await server.sql('UPDATE provider_flows SET expires_at = DATE_ADD(expires_at, INTERVAL 60 SECOND)', []);
  expect(await browser.comeBack(await browser.atProvider(address.href, loginOf(who)))).toBe(
    '/auth/provider?problem=failed',
  );
});

test('what a member unlinked stays out, until it is linked again in Settings', async () => {
  const member = await buildMember(server);
  const who = person({ email: member.email });
  await through(who);
  expect((await unlink(member.token)).errors).toBeUndefined();
  const { tokens } = (await accountCalls(server).signIn({ email: member.email, password: member.password }))
    .data.signIn;
  for (const visitor of [who, person({ email: member.email }), { ...who, email: 'elsewhere@example.com' }])
    expect(refusalOf(await through(visitor))).toEqual({
      message: 'You unlinked this account. Sign in another way, and link it again in Settings.',
      code: 'FORBIDDEN',
    });
  await linkTo({ token: tokens.accessToken }, who);
  const { data } = await through(who);
  expect(data.signInWithProvider.viewer.user.id).toBe(member.id);
});

test('a new password by a mailed link ends the link; the owner of the address links again by signing in', async () => {
  const member = await buildMember(server);
  const intruder = await linkTo(member);
  expect((await changePassword(member)).errors).toBeUndefined();
  const { data: stranger } = await through(intruder);
  expect(stranger.signInWithProvider.viewer).toBeNull();
  const { data } = await through(person({ email: member.email }));
  expect(data.signInWithProvider.viewer.user.id).toBe(member.id);
});

test('a password that the operator sets ends the link, too: an intruder may have made it', async () => {
  const member = await buildMember(server);
  const intruder = await linkTo(member);
  const { db, pubSub } = server.app.services;
  const house = { db, pubSub, close: async () => ({ heard: true }) };
  await operatorSetsPassword(house, member.username, async () => 'Tuesday8pm');
  const { data } = await through(intruder);
  expect(data.signInWithProvider.viewer).toBeNull();
  const log = await server.sql(
    "SELECT actor_kind AS actor FROM audit_log WHERE act = 'provider_unlinked' AND subject_id = ?",
    [member.id],
  );
  expect(log).toEqual([{ actor: 'operator' }]);
});

test('the mail about a changed password says that the provider still signs in', async () => {
  const member = await buildMember(server);
  await through(person({ email: member.email }));
  await accountCalls(server).changePassword(
    { currentPassword: member.password, newPassword: 'Tuesday8pm' },
    member.token,
  );
  const mail = await eventually('the mail', async () =>
    (await outboxOf(server, member.email)).find(({ subject }) => subject?.endsWith('password was changed')),
  );
  expect(mail.text).toContain('Signing in with Acme still opens your account.');
});

test('the only sign-in method can’t be removed until there is a password', async () => {
  const member = await buildNewcomer('only-way');
  expect(refusalOf(await unlink(member.token))).toEqual({
    message: 'This is your only way in. Set a password or add another passkey first.',
    code: 'CONFLICT',
  });
  expect((await setPassword('Monday7pm', member.token)).data.setPassword.viewer.hasPassword).toBe(true);
  expect(codeOf(await setPassword('Tuesday7pm', member.token))).toBe('CONFLICT');
  const signedIn = await accountCalls(server).signIn({ email: member.email, password: 'Monday7pm' });
  expect(signedIn.errors).toBeUndefined();
  expect((await unlink(member.token)).errors).toBeUndefined();
});

test('of two concurrent first passwords, one is set', async () => {
  const member = await buildNewcomer('two-at-once');
  const answers = await Promise.all([
    setPassword('Monday7pm', member.token),
    setPassword('Tuesday7pm', member.token),
  ]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
});

test('without a password, a fresh sign-in stands in for it', async () => {
  const member = await buildNewcomer('no-password');
  const calls = accountCalls(server);
  const change = () =>
    server.mutate('requestEmailChange', { email: 'next@example.com' }, member.token, 'message');
  const leave = (token = member.token) => server.mutate('deleteAccount', {}, token);
  expect((await change()).errors).toBeUndefined();
  await growOld(member.id);
  for (const refused of [await change(), await leave(), await setPassword('Monday7pm', member.token)])
    expect(refusalOf(refused)).toMatchObject({ code: 'FRESH_SIGN_IN_REQUIRED', proof: 'signIn' });
  expect(codeOf(await calls.signIn({ email: member.email, password: 'Monday7pm' }))).toBe('UNAUTHENTICATED');
  await server.sql('UPDATE sign_ins SET verified_at = ? WHERE user_id = ?', [new Date(), member.id]);
  expect((await leave()).errors).toBeUndefined();
  // Members who have one can't leave it out.
  const { token } = await buildMember(server);
  expect(fieldsOf(await leave(token))).toEqual({ password: 'Password is required' });
  expect(await server.sql('SELECT 1 FROM provider_identities WHERE user_id = ?', [member.id])).toEqual([]);
});
