import { JoiningMode, Role } from '../../../../server/contract/enums';
import { refusalNoted } from '../../../support/auditActs';
import { buildInvitation, buildMember } from '../../../support/factories';
import { eventually } from '../../../support/mails';
import { codeIn, type Person, signInThrough, VisitingBrowser } from '../../../support/oidcCalls';
import { totpOf, turnOnSecondFactor, wrongCodeOf } from '../../../support/secondFactorCalls';
import { codeOf, fieldsOf, refusalOf, type TestServer } from '../../../support/testServer';
import { oidcServer, person } from './oidcServer';

const { server } = oidcServer();
const servers = new Map<JoiningMode, TestServer>();
beforeAll(async () => {
  for (const joining of [JoiningMode.APPROVAL, JoiningMode.INVITATION, JoiningMode.CLOSED])
    servers.set(joining, await server.another({ joining }));
});
afterAll(async () => {
  for (const each of servers.values()) await each.close();
});
const withRule = (mode: JoiningMode) => servers.get(mode) ?? server;

const accountOf = async (email: string | undefined) =>
  (
    await server.sql('SELECT state, password_hash IS NOT NULL AS hasPassword FROM users WHERE email = ?', [
      email,
    ])
  )[0];
const through = (who: Person, here = server) => signInThrough(new VisitingBrowser(here), who);
const expectUnlinked = async ({ id }: { id: string }) =>
  expect(await server.sql('SELECT 1 FROM provider_identities WHERE user_id = ?', [id])).toEqual([]);

test('if organisers approve, a newcomer waits, and can sign in once approved', async () => {
  const here = withRule(JoiningMode.APPROVAL);
  const browser = new VisitingBrowser(here);
  const who = person();
  const code = codeIn(await browser.visit(who));
  const asked = await browser.exchange(code, { username: 'patience' });
  expect(codeOf(asked)).toBe('WAITING_FOR_APPROVAL');
  expect(await accountOf(who.email)).toEqual({ state: 'waiting', hasPassword: 0 });
  expect(codeOf(await through(who, here))).toBe('WAITING_FOR_APPROVAL');
  await server.sql("UPDATE users SET state = 'active' WHERE email = ?", [who.email]);
  const { data } = await through(who, here);
  expect(data.signInWithProvider.viewer.user.username).toBe('patience');
});

test('staff are notified of requests to join through the provider', async () => {
  const here = withRule(JoiningMode.APPROVAL);
  const instructor = await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });
  const browser = new VisitingBrowser(here);
  const asked = await browser.exchange(codeIn(await browser.visit(person())), { username: 'by-provider' });
  expect(codeOf(asked)).toBe('WAITING_FOR_APPROVAL');
  // Any of the servers may notify.
  await eventually('the notification', async () => {
    const { viewer } = await server.ask(
      '{ viewer { notifications(first: 5) { edges { node { text } } } } }',
      instructor.token,
    );
    return JSON.stringify(viewer).includes('Someone asks to join') || undefined;
  });
});

test('a closed group makes no account, but its members can sign in', async () => {
  const here = withRule(JoiningMode.CLOSED);
  const who = person();
  const refused = await through(who, here);
  expect(refusalOf(refused)).toEqual({
    message: 'The group takes no new members at the moment.',
    code: 'JOINING_CLOSED',
  });
  expect(await accountOf(who.email)).toBeUndefined();
  const member = await buildMember(server);
  const { data } = await through(person({ email: member.email }), here);
  expect(data.signInWithProvider.viewer.user.id).toBe(member.id);
});

test('an invitation with two uses admits two of eight concurrent sign-ups', async () => {
  const here = withRule(JoiningMode.INVITATION);
  const host = await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });
  const { token: invitation } = await buildInvitation(server, host, { usesMax: 2 });
  expect(codeOf(await through(person(), here))).toBe('JOINING_CLOSED');
  const codes = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const browser = new VisitingBrowser(here);
      return { browser, code: codeIn(await browser.visit(person(), { invitation })) };
    }),
  );
  const { data } = await (codes[0]?.browser.exchange(codes[0].code) ?? Promise.reject());
  expect(data.signInWithProvider.newcomer.invitation).toBe(invitation);
  const answers = await Promise.all(
    codes.map(({ browser, code }, n) => browser.exchange(code, { username: `guest-${n}` })),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
  for (const answer of answers.filter(({ errors }) => errors)) expect(codeOf(answer)).toBe('BAD_USER_INPUT');
});

test('a suspended member is refused, linked or not, and is not linked', async () => {
  const [member, linked] = [await buildMember(server), await buildMember(server)];
  const who = person({ email: linked.email });
  await through(who);
  await server.sql("UPDATE users SET state = 'suspended' WHERE id IN (?, ?)", [member.id, linked.id]);
  expect(codeOf(await through(person({ email: member.email })))).toBe('SUSPENDED');
  expect(codeOf(await through(who))).toBe('SUSPENDED');
  await expectUnlinked(member);
});

test('a waiting member with a password keeps it, unlinked', async () => {
  const member = await buildMember(server, { confirmed: false });
  await server.sql("UPDATE users SET state = 'waiting' WHERE id = ?", [member.id]);
  const answer = await through(person({ email: member.email }));
  expect(codeOf(answer)).toBe('WAITING_FOR_APPROVAL');
  expect(await accountOf(member.email)).toEqual({ state: 'waiting', hasPassword: 1 });
});

test('a second factor is asked for, and a wrong code is in the log and leaves the visit usable', async () => {
  const member = await buildMember(server);
  const { secret } = await turnOnSecondFactor(server, member, new Date());
  await server.sql('UPDATE totp_secrets SET last_step = 0 WHERE user_id = ?', [member.id]);
  const browser = new VisitingBrowser(server);
  const code = codeIn(await browser.visit(person({ email: member.email })));
  const asked = await browser.exchange(code);
  expect([asked.status, codeOf(asked)]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  const wrong = await browser.exchange(code, { code: wrongCodeOf(secret, new Date()) });
  expect(fieldsOf(wrong)).toEqual({ code: expect.any(String) });
  await expectUnlinked(member);
  await refusalNoted(server, member.id);
  const { data } = await browser.exchange(code, { code: totpOf(secret, new Date()) });
  expect(data.signInWithProvider.viewer.user.id).toBe(member.id);
});
