import { accountCalls } from '../../support/accountCalls';
import { buildMember } from '../../support/factories';
import { eventually, outboxOf, resetTokensIn } from '../../support/mails';
import { codeOf, turnOnSecondFactor, wrongCodeOf } from '../../support/secondFactorCalls';
import { type GraphQLAnswer, testServer } from '../../support/testServer';

/** Ahead of the clock, so that each code is new. */
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
const server = testServer({ rateLimits: 1, trustProxy: 1 }, now);

async function send(ip: string, query: string, input: object): Promise<GraphQLAnswer> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return (await response.json()) as GraphQLAnswer;
}
const codeIn = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.code as string | undefined;

it('wrong codes with a link use up neither the tries of other networks, nor those of signing in', async () => {
  const member = await buildMember(server);
  const { secret } = await turnOnSecondFactor(server, member, now());
  aheadMs += 30_000;
  await accountCalls(server).requestPasswordReset(member.email);
  const mail = await eventually('the link', async () =>
    (await outboxOf(server, member.email)).find(({ text }) => text?.includes('type=recovery')),
  );
  const tokens = resetTokensIn(mail);
  const reset = (ip: string, code: string) =>
    send(ip, 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }', {
      ...tokens,
      password: 'Tuesday8pm',
      code,
    });
  const signIn = (ip: string, password: string) =>
    send(ip, 'mutation ($input: SignInInput!) { signIn(input: $input) { deviceToken } }', {
      email: member.email,
      password,
      code: codeOf(secret, now()),
    });
  for (let tries = 0; tries < 10; tries += 1)
    expect(codeIn(await reset(`10.1.1.${tries}`, wrongCodeOf(secret, now())))).toBe('BAD_USER_INPUT');
  expect(codeIn(await reset('10.1.1.99', codeOf(secret, now())))).toBe('RATE_LIMITED');
  expect(codeIn(await signIn('10.2.1.1', member.password))).toBeUndefined();
  aheadMs += 30_000;
  expect(codeIn(await reset('10.2.1.1', codeOf(secret, now())))).toBeUndefined();

  aheadMs += 30_000;
  expect(codeIn(await signIn('10.2.1.1', 'Tuesday8pm'))).toBeUndefined();
});
