import { JoiningMode, Role } from '../../../../server/contract/enums';
import { accountCalls } from '../../../support/accountCalls';
import { actsAbout } from '../../../support/auditActs';
import { memberOfFile } from '../../../support/factories';
import { linkIn, mailTo, outboxOf } from '../../../support/mails';
import { codeOf, testServer } from '../../../support/testServer';
import { joiningCalls, newcomer, stateOf } from './joiningCalls';

const server = testServer({ joining: JoiningMode.APPROVAL });
const calls = joiningCalls(server);
const account = accountCalls(server);
const instructor = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });
const admin = memberOfFile(server, { roles: [Role.USER, Role.ADMIN] });

/** A member who asked to join. */
async function ask() {
  const input = newcomer();
  await account.signUp(input);
  const [row] = await server.sql<{ id: string }>('SELECT id FROM users WHERE email = ?', [input.email]);
  return { ...input, id: row?.id ?? '', signIn: { email: input.email, password: input.password } };
}

const askedToJoin = async (id: string) => {
  const query = `{ managedMember(id: "${id.replace(/^user_/, 'member_')}") { askedToJoin } }`;
  return (await server.ask(query, admin.token)).managedMember.askedToJoin;
};

/** The mails to an address once nothing waits to be sent. */
async function mailsTo(email: string) {
  await server.app.mailQueue.drain();
  return outboxOf(server, email);
}

it('requests are listed, longest waiting first, with the address for administrators only', async () => {
  const [first, second] = [await ask(), await ask()];
  const seen = (await calls.waiting(admin.token)).map(({ username, email }) => [username, email]);
  expect(seen).toEqual([
    [first.username, first.email],
    [second.username, second.email],
  ]);
  expect((await calls.waiting(instructor.token)).map(({ email }) => email)).toEqual([null, null]);
  for (const { id } of [first, second]) await calls.decline(id, admin.token);
});

it('an approved member gets a mail that leads to signing in and confirms the address', async () => {
  const asker = await ask();
  expect(await askedToJoin(asker.id)).toBe(true);
  expect(codeOf(await account.signIn(asker.signIn))).toBe('WAITING_FOR_APPROVAL');
  const { data } = await calls.approve(asker.id, instructor.token);
  expect(data.approveMember.user).toEqual({ username: asker.username });
  expect(await askedToJoin(asker.id)).toBe(true);
  expect(await askedToJoin(instructor.id)).toBe(false);
  const token = linkIn(await mailTo(server, asker.email)).searchParams.get('token') ?? '';
  const signedIn = await account.signIn(asker.signIn);
  const { accessToken } = signedIn.data.signIn.tokens;
  const confirmed = await server.mutate('confirmEmail', { token }, accessToken, 'email endedAccess');
  expect(confirmed.data.confirmEmail).toEqual({ email: asker.email, endedAccess: false });
  expect(await actsAbout(server, asker.id)).toEqual(['sign_up', 'approved', 'signed_in', 'email_confirmed']);
});

it('a member who confirmed the address meanwhile gets a mail that leads to signing in', async () => {
  const asker = await ask();
  await server.sql('UPDATE users SET email_confirmed_at = NOW(3) WHERE id = ?', [asker.id]);
  await calls.approve(asker.id, instructor.token);
  expect((await mailTo(server, asker.email)).text).toContain(`${server.config.appUrl}/login`);
});

it('a declined person gets a mail, and name and address are free again', async () => {
  const asker = await ask();
  await calls.decline(asker.id, instructor.token);
  expect(await stateOf(server, asker.email)).toBeUndefined();
  const mail = await mailTo(server, asker.email);
  expect(mail.subject).toBe('Your request to join Monday Writers');
  expect(mail.text).not.toContain(asker.username);
  const { username, email, password } = asker;
  expect(codeOf(await account.signUp({ username, email, password }))).toBe('WAITING_FOR_APPROVAL');
});

it('two organisers who approve concurrently send one mail', async () => {
  const asker = await ask();
  const answers = await Promise.all([
    calls.approve(asker.id, instructor.token),
    calls.approve(asker.id, admin.token),
  ]);
  for (const { errors } of answers) expect(errors).toBeUndefined();
  expect(await mailsTo(asker.email)).toHaveLength(1);
  expect(await actsAbout(server, asker.id)).toEqual(['sign_up', 'approved']);
});

it('of a concurrent approval and refusal one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const asker = await ask();
    const [approved, declined] = await Promise.all([
      calls.approve(asker.id, instructor.token),
      calls.decline(asker.id, admin.token),
    ]);
    const codes = [approved, declined].map(codeOf);
    const isIn = (await stateOf(server, asker.email)) === 'active';
    expect(codes).toEqual(isIn ? [undefined, 'NOT_FOUND'] : ['NOT_FOUND', undefined]);
    expect(await mailsTo(asker.email)).toHaveLength(1);
  }
});

it.each(['approve', 'decline'] as const)('nobody can %s a suspended or unknown member', async (act) => {
  const asker = await ask();
  await server.sql("UPDATE users SET state = 'suspended' WHERE id = ?", [asker.id]);
  for (const id of [asker.id, 'user_01h455vb4pex5vsknk084sn02q', 'nonsense'])
    expect(codeOf(await calls[act](id, admin.token))).toBe('NOT_FOUND');
  expect(await stateOf(server, asker.email)).toBe('suspended');
});

it('a member can’t be declined', async () => {
  expect(codeOf(await calls.decline(instructor.id, admin.token))).toBe('NOT_FOUND');
});
