import { JoiningMode, Role } from '../../../server/contract/enums';
import { accountCalls } from '../../support/accountCalls';
import { buildInvitation, buildMember } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { newcomer } from './joiningCalls';

const server = testServer({ joining: JoiningMode.INVITATION, rateLimits: 1 });

it('a whole room with one address joins by an invitation, while tries that fail are limited', async () => {
  const organiser = await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });
  const { token } = await buildInvitation(server, organiser, { usesMax: 30 });
  const { signUp } = accountCalls(server);
  const codeOf = async (input: ReturnType<typeof newcomer>) =>
    (await signUp(input)).errors?.[0]?.extensions.code;
  for (let n = 0; n < 25; n += 1) expect(await codeOf(newcomer(token))).toBeUndefined();
  for (let n = 0; n < 20; n += 1) expect(await codeOf(newcomer('unknown'))).toBe('BAD_USER_INPUT');
  expect(await codeOf(newcomer(token))).toBe('RATE_LIMITED');
});
