import { randomUUID } from 'node:crypto';
import { removePasskeys, turnTwoStepOff } from '../../../../server/cli/userCommands';
import { Role } from '../../../../server/contract/enums';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, buildToken, memberOfTest } from '../../../support/factories';
import { addPasskeyOf, passkeyCalls, signInBy } from '../../../support/passkeyCalls';
import { secondFactorCalls, totpOf, turnOnSecondFactor } from '../../../support/secondFactorCalls';
import { connectSocket } from '../../../support/socketClient';
import {
  codeOf,
  type GraphQLAnswer,
  refusalOf,
  type TestServer,
  testServer,
} from '../../../support/testServer';

let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
const server = testServer({ appUrl: 'https://writers.example', requireSecondFactor: 'admins' }, now);
const calls = passkeyCalls(server);
const factor = secondFactorCalls(server);
let other: TestServer;
const admin = memberOfTest(server, { roles: [Role.ADMIN, Role.INSTRUCTOR, Role.USER] });

beforeAll(async () => {
  other = await server.another();
});
afterAll(() => other.close());

const house = () => ({ ...server.app.services, close: async () => ({ heard: true }) });
const query = (sql: string) => server.sql(sql, [admin.id]);
const owed = async (token: string, on = server): Promise<boolean> =>
  (await on.ask('{ viewer { secondFactorOwed } }', token)).viewer.secondFactorOwed;
const signIn = async (code?: string): Promise<GraphQLAnswer> =>
  accountCalls(server).signIn({ email: admin.email, password: admin.password, ...(code && { code }) });
const tokenOf = ({ data }: GraphQLAnswer): string =>
  Object.values<{ tokens: { accessToken: string } }>(data)[0]?.tokens.accessToken ?? '';

/** Acts reserved to staff and administrators, by GraphQL and REST; true if all are granted. */
async function actsAsAdmin(token: string, on = server): Promise<boolean> {
  const answers = await Promise.all(
    [
      '{ auditLog(first: 1) { totalCount } }',
      '{ managedMembers(first: 1) { totalCount } }',
      '{ systemState { build } }',
      '{ groupSettings { changed } }',
      '{ reportCases(first: 1) { totalCount } }',
      'mutation { createExercise(input: { title: "A", description: "B", objective: "C", prompt: "D", timeLimitMinutes: 10, difficulty: BEGINNER, category: POETRY }) { __typename } }',
    ].map((document) => on.graphql(document, {}, token)),
  );
  const rest = await fetch(`${on.url}/api/exercises`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const granted = [
    ...answers.map((answer) => codeOf(answer) ?? 'granted'),
    rest.status === 422 ? 'granted' : rest.status === 403 ? 'FORBIDDEN' : rest.status,
  ];
  expect(granted).toEqual(granted.map(() => (granted[0] === 'granted' ? 'granted' : 'FORBIDDEN')));
  return granted[0] === 'granted';
}

it('an administrator with a password alone is a member, on every server, and may write', async () => {
  for (const on of [server, other]) {
    expect(await actsAsAdmin(admin.token, on)).toBe(false);
    expect(await owed(admin.token, on)).toBe(true);
  }
  await server.perform('createStory', { title: 'A', content: 'B' }, admin.token);
});

it('setting one up proves the sign-in it happens in: the last administrator gets in', async () => {
  const before = await tokenOf(await signIn());
  await addPasskeyOf(server, admin);
  expect(await owed(admin.token)).toBe(false);
  expect(await actsAsAdmin(admin.token, other)).toBe(true);
  // An earlier sign-in is unchanged.
  expect(await actsAsAdmin(before)).toBe(false);
});

it('the response to setting one up says that no factor is owed any more', async () => {
  const { secret } = (await factor.start(admin.token)).data.startTotp;
  const answer = await server.mutate(
    'confirmTotp',
    { code: totpOf(secret, now()) },
    admin.token,
    'viewer { secondFactorOwed canCreateSessions }',
  );
  expect(answer.data.confirmTotp.viewer).toEqual({ secondFactorOwed: false, canCreateSessions: true });
});

describe('a sign-in counts', () => {
  it('by passkey, from its first answer on', async () => {
    const { authenticator } = await addPasskeyOf(server, admin);
    const answer = await signInBy(server, authenticator);
    expect(answer.data.signInWithPasskey.viewer.secondFactorOwed).toBe(false);
    expect(await actsAsAdmin(tokenOf(answer))).toBe(true);
  });

  it('by code, and by recovery code', async () => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(server, admin, now());
    aheadMs += 30_000;
    expect(await actsAsAdmin(tokenOf(await signIn(totpOf(secret, now()))))).toBe(true);
    expect(await actsAsAdmin(tokenOf(await signIn(recoveryCodes[0])))).toBe(true);
  });

  it('once it is confirmed by passkey', async () => {
    const { authenticator } = await addPasskeyOf(server, admin);
    const token = tokenOf(await signIn());
    expect(await actsAsAdmin(token)).toBe(false);
    await calls.verify({ passkey: authenticator.get(await calls.startVerification(token)) }, token);
    expect(await actsAsAdmin(token)).toBe(true);
  });

  it('no longer once the last factor is removed', async () => {
    const { id } = await addPasskeyOf(server, admin);
    await turnOnSecondFactor(server, admin, now());
    await calls.remove(id, admin.token);
    expect(await actsAsAdmin(admin.token)).toBe(true);
    await factor.disable(admin.token);
    expect(await actsAsAdmin(admin.token)).toBe(false);
  });
});

describe('an intruder with the password alone', () => {
  it('can’t add a second factor beside an existing one, nor remove that', async () => {
    const { id } = await addPasskeyOf(server, admin);
    const thief = tokenOf(await signIn());
    for (const answer of [
      await calls.start(thief),
      await calls.remove(id, thief),
      await factor.start(thief),
      await calls.verify({ password: admin.password }, thief),
      await accountCalls(server).changePassword(
        { currentPassword: admin.password, newPassword: 'Tuesday8pm' },
        thief,
      ),
    ])
      expect(refusalOf(answer)).toMatchObject({ code: 'FRESH_SIGN_IN_REQUIRED', proof: 'passkey' });
  });

  it('can’t finish a set-up that began before', async () => {
    const thief = tokenOf(await signIn());
    const { secret } = (await factor.start(thief)).data.startTotp;
    await addPasskeyOf(server, admin);
    const answer = await factor.confirm(totpOf(secret, now()), thief);
    expect(codeOf(answer)).toBe('FRESH_SIGN_IN_REQUIRED');
    expect(await actsAsAdmin(thief)).toBe(false);
  });
});

it('personal access tokens never count as proved', async () => {
  await addPasskeyOf(server, admin);
  const { token } = await buildToken(server, admin);
  const id = 'tag_01h455vb4pex5vsknk084sn02q';
  expect(codeOf(await server.mutate('deleteTag', { id }, token))).toBe('FORBIDDEN');
});

it('other members are asked for nothing', async () => {
  const instructor = await buildMember(server, { roles: [Role.INSTRUCTOR, Role.USER] });
  expect(await owed(instructor.token)).toBe(false);
  const members = '{ managedMembers(first: 1) { totalCount } }';
  expect((await server.graphql(members, {}, instructor.token)).errors).toBeUndefined();
});

it('an open socket loses the role with the second factor', async () => {
  const { id } = await addPasskeyOf(server, admin);
  const socket = await connectSocket(other, admin.token);
  const ask = async () => {
    const key = randomUUID();
    socket.subscribe(key, '{ auditLog(first: 1) { totalCount } }');
    const { payload } = await socket.until((message) => message.id === key && message.type !== 'complete');
    return Boolean(payload.data?.auditLog);
  };
  expect(await ask()).toBe(true);
  await calls.remove(id, admin.token);
  expect(await ask()).toBe(false);
  socket.raw.close();
});

it('the command line removes lost passkeys and two-step sign-in, and the administrator sets one up anew', async () => {
  await addPasskeyOf(server, admin);
  await addPasskeyOf(server, admin);
  await turnOnSecondFactor(server, admin, now());
  expect(await removePasskeys(house(), admin.username)).toBe(
    `2 passkeys are removed; password and sign-ins of ${admin.username} are as they were.`,
  );
  expect(await removePasskeys(house(), admin.username)).toBe(`${admin.username} had no passkeys.`);
  await turnTwoStepOff(house(), admin.username);
  const token = tokenOf(await signIn());
  expect(await actsAsAdmin(token)).toBe(false);
  await addPasskeyOf(server, { token });
  expect(await actsAsAdmin(token)).toBe(true);
  expect(
    await query("SELECT actor_kind FROM audit_log WHERE subject_id = ? AND act = 'passkey_removed'"),
  ).toEqual([{ actor_kind: 'operator' }]);
});
