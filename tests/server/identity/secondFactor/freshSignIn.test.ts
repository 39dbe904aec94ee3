import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { refusalNoted } from '../../../support/auditActs';
import { memberOfTest } from '../../../support/factories';
import {
  secondFactorCalls,
  totpOf,
  turnOnSecondFactor,
  wrongCodeOf,
} from '../../../support/secondFactorCalls';
import { codeOf, fieldsOf, type GraphQLAnswer, refusalOf, testServer } from '../../../support/testServer';

const minuteMs = 60_000;
/** Ahead of the clock. Access tokens last by the real one. */
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);

const server = testServer({}, now);
const calls = accountCalls(server);
const factor = secondFactorCalls(server);
const member = memberOfTest(server);

const grow = (minutes: number) => {
  aheadMs += minutes * minuteMs;
};

const createToken = () =>
  server.mutate(
    'createPersonalAccessToken',
    { name: 'Backup', scope: 'READ', expiresInDays: 7 },
    member.token,
  );

const needed = 'FRESH_SIGN_IN_REQUIRED';
/** The errors of an old sign-in without and with a second factor; undefined for none. */
type Old = [without: string | undefined, withFactor: string | undefined];
const operations: [name: string, run: () => Promise<GraphQLAnswer>, ...Old][] = [
  ['createPersonalAccessToken', createToken, needed, needed],
  ['startTotp', () => factor.start(member.token), needed, needed],
  ['disableTotp', () => factor.disable(member.token), needed, needed],
  ['renewRecoveryCodes', () => factor.renew(member.token), needed, needed],
  // These ask for the password themselves.
  [
    'changePassword',
    () => calls.changePassword({ currentPassword: member.password, newPassword: 'Tuesday8pm' }, member.token),
    undefined,
    needed,
  ],
  [
    'requestEmailChange',
    () => calls.requestEmailChange({ email: `new-${member.email}`, password: member.password }, member.token),
    undefined,
    needed,
  ],
  ['deleteAccount', () => calls.deleteAccount(member.password, member.token), undefined, needed],
  // Acts that only remove access need nothing more.
  ['revokeAllSignIns', () => calls.revokeAllSignIns(true, member.token), undefined, undefined],
];

describe.each(operations)('%s', (name, run, without, withFactor) => {
  it(`${withFactor ? 'says' : 'doesn’t say'} in the schema that it may ask for a fresh sign-in`, async () => {
    const data = await server.ask('{ __type(name: "Mutation") { fields { name description } } }');
    const field = data.__type.fields.find((one: { name: string }) => one.name === name);
    expect(field.description.includes(needed)).toBe(withFactor !== undefined);
  });

  it('runs within 10 minutes of signing in', async () => {
    grow(9);
    expect(codeOf(await run())).not.toBe(needed);
  });

  it(`after that, without a second factor: ${without ?? 'runs'}`, async () => {
    grow(10);
    expect(codeOf(await run())).toBe(without);
  });

  it(`after that, with a second factor: ${withFactor ?? 'runs'}`, async () => {
    await turnOnSecondFactor(server, member, now());
    grow(10);
    expect(codeOf(await run())).toBe(withFactor);
  });

  it('runs for another 10 minutes after a code', async () => {
    const { secret } = await turnOnSecondFactor(server, member, now());
    grow(10);
    expect((await factor.verify({ code: totpOf(secret, now()) }, member.token)).errors).toBeUndefined();
    grow(9);
    expect(codeOf(await run())).not.toBe(needed);
  });
});

describe('confirming that it’s you', () => {
  it('takes the password of a member without a second factor, and says until when it lasts', async () => {
    grow(30);
    expect(refusalOf(await createToken())).toMatchObject({ code: needed, proof: 'password' });
    const { data } = await factor.verify({ password: member.password }, member.token);
    const minutes = (new Date(data.verifySignIn.freshUntil).getTime() - now().getTime()) / minuteMs;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect((await createToken()).errors).toBeUndefined();
  });

  it.each([
    ['a wrong password', { password: 'Wrong7pm' }, { password: messages.password.notCurrent }],
    ['no password', {}, { password: messages.password.required }],
  ])('refuses %s', async (_case, input, fields) => {
    grow(10);
    const { errors } = await factor.verify(input, member.token);
    expect(fieldsOf({ errors })).toEqual(fields);
    expect(codeOf(await createToken())).toBe(needed);
  });

  it('takes nothing but a code of a member with a second factor', async () => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(server, member, now());
    grow(10);
    const refusedFor = async (input: { password?: string; code?: string }) =>
      fieldsOf(await factor.verify(input, member.token));
    const { codeRequired, wrongCode } = messages.secondFactor;
    expect(await refusedFor({ password: member.password })).toEqual({ code: codeRequired });
    expect(await refusedFor({ password: member.password, code: wrongCodeOf(secret, now()) })).toEqual({
      code: wrongCode,
    });
    expect(refusalOf(await createToken())).toMatchObject({ code: needed, proof: 'code' });
    await refusalNoted(server, member.id);
    const answer = await factor.verify({ code: recoveryCodes[0] }, member.token);
    expect(answer.errors).toBeUndefined();
    expect((await createToken()).errors).toBeUndefined();
  });

  it('is for this sign-in only', async () => {
    const elsewhere = await calls.signIn({ email: member.email, password: member.password });
    grow(10);
    const { accessToken } = elsewhere.data.signIn.tokens;
    expect((await factor.verify({ password: member.password }, accessToken)).errors).toBeUndefined();
    expect(codeOf(await createToken())).toBe(needed);
  });

  it('asks members without a password to sign in again', async () => {
    await server.sql('UPDATE users SET password_hash = NULL WHERE id = ?', [member.id]);
    grow(10);
    const message = messages.freshSignIn.signInAgain;
    const refused = await factor.verify({}, member.token);
    expect(refusalOf(refused)).toMatchObject({ message, code: needed, proof: 'signIn' });
  });

  it('isn’t done by refreshing the tokens; sign-ins from before this was stored aren’t fresh', async () => {
    await server.sql('UPDATE sign_ins SET verified_at = NULL WHERE user_id = ?', [member.id]);
    const { data } = await calls.refresh(member.refreshToken);
    expect(codeOf(await factor.start(data.refreshTokens.tokens.accessToken))).toBe(needed);
  });
});
