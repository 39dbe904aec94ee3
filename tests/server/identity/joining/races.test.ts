import { JoiningMode, Role } from '../../../../server/contract/enums';
import { accountCalls } from '../../../support/accountCalls';
import { buildInvitation, buildMember, type TestMember } from '../../../support/factories';
import { codeOf, type TestServer, testServer } from '../../../support/testServer';
import { joiningCalls, newcomer, stateOf, usesOf } from './joiningCalls';

const server = testServer({ joining: JoiningMode.INVITATION });
let other: TestServer;
let organiser: TestMember;
beforeAll(async () => {
  other = await server.another();
  organiser = await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });
});
afterAll(() => other.close());

/** Signs up, on one of the two servers in turn; with another server if that one is busy. */
async function signUp(input: ReturnType<typeof newcomer>, turn: number): Promise<string | undefined> {
  for (let tries = 0; ; tries += 1) {
    const code = codeOf(await accountCalls((turn + tries) % 2 ? other : server).signUp(input));
    if (code !== 'SERVICE_UNAVAILABLE' || tries > 50) return code;
  }
}

const accountsBy = async (invitationId: string): Promise<number> =>
  (await server.sql('SELECT user_id FROM invitation_uses WHERE invitation_id = ?', [invitationId])).length;

it('200 sign-ups at once on an invitation for five, on two servers, make five accounts', async () => {
  const { id, token } = await buildInvitation(server, organiser, { usesMax: 5 });
  const inputs = Array.from({ length: 200 }, () => newcomer(token));
  const codes = await Promise.all(inputs.map(signUp));
  const states = await Promise.all(inputs.map(({ email }) => stateOf(server, email)));
  expect(states.filter((state) => state === 'active')).toHaveLength(5);
  expect(states.filter((state) => state === undefined)).toHaveLength(195);
  expect(codes.filter((code) => code === undefined)).toHaveLength(5);
  expect(codes.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(195);
  expect([await usesOf(server, id), await accountsBy(id)]).toEqual([5, 5]);
});

it('a sign-up that is refused for another reason gives its use back', async () => {
  const { id, token } = await buildInvitation(server, organiser, { usesMax: 1 });
  const { username } = organiser;
  expect(await signUp({ ...newcomer(token), username }, 0)).toBe('BAD_USER_INPUT');
  expect(await usesOf(server, id)).toBe(0);
  expect(await signUp(newcomer(token), 0)).toBeUndefined();
});

it('nobody joins once the response says that the invitation is revoked', async () => {
  const { id, token } = await buildInvitation(server, organiser, { usesMax: 500 });
  const signUps = Array.from({ length: 40 }, (_, turn) => signUp(newcomer(token), turn));
  const { data } = await joiningCalls(server).revoke(id, organiser.token);
  expect(data.revokeInvitation.invitation.isUsable).toBe(false);
  const joined = await accountsBy(id);
  await Promise.all(signUps);
  expect([await accountsBy(id), await usesOf(server, id)]).toEqual([joined, joined]);
});
