import { messages } from '../../../server/contract/messages';
import { accountCalls } from '../../support/accountCalls';
import { memberOfTest } from '../../support/factories';
import { eventually } from '../../support/mails';
import { codeOf, secondFactorCalls, turnOnSecondFactor, wrongCodeOf } from '../../support/secondFactorCalls';
import { type GraphQLAnswer, testServer } from '../../support/testServer';

const minuteMs = 60_000;
/** Ahead of the clock. Access tokens last by the real one. */
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);

const server = testServer({}, now);
const calls = accountCalls(server);
const factor = secondFactorCalls(server);
const member = memberOfTest(server);

const codeIn = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.code as string | undefined;
const grow = (minutes: number) => {
  aheadMs += minutes * minuteMs;
};

const createToken = () =>
  server.graphql(
    `mutation { createPersonalAccessToken(input: { name: "Backup", scope: READ, expiresInDays: 7 }) { token } }`,
    {},
    member.token,
  );

interface Operation {
  name: string;
  run: () => Promise<GraphQLAnswer>;
  /** What an old sign-in answers without and with a second factor; undefined for no error. */
  old: [without: string | undefined, withFactor: string | undefined];
}

const needed = 'FRESH_SIGN_IN_REQUIRED';
const operations: Operation[] = [
  { name: 'createPersonalAccessToken', run: createToken, old: [needed, needed] },
  { name: 'startTotp', run: () => factor.start(member.token), old: [needed, needed] },
  { name: 'disableTotp', run: () => factor.disable(member.token), old: [needed, needed] },
  { name: 'renewRecoveryCodes', run: () => factor.renew(member.token), old: [needed, needed] },
  // These ask for the password themselves.
  {
    name: 'changePassword',
    run: () =>
      calls.changePassword({ currentPassword: member.password, newPassword: 'Tuesday8pm' }, member.token),
    old: [undefined, needed],
  },
  {
    name: 'requestEmailChange',
    run: () =>
      calls.requestEmailChange({ email: `new-${member.email}`, password: member.password }, member.token),
    old: [undefined, needed],
  },
  {
    name: 'deleteAccount',
    run: () => calls.deleteAccount(member.password, member.token),
    old: [undefined, needed],
  },
  // What only takes access away needs nothing more.
  {
    name: 'revokeAllSignIns',
    run: () => calls.revokeAllSignIns(true, member.token),
    old: [undefined, undefined],
  },
];

describe.each(operations)('$name', ({ name, run, old: [without, withFactor] }) => {
  it(`${withFactor ? 'says' : 'doesn’t say'} in the schema that it may ask for a fresh sign-in`, async () => {
    const { data } = await server.graphql('{ __type(name: "Mutation") { fields { name description } } }');
    const field = data.__type.fields.find((one: { name: string }) => one.name === name);
    expect(field.description.includes(needed)).toBe(withFactor !== undefined);
  });

  it('runs within 10 minutes of signing in', async () => {
    grow(9);
    expect(codeIn(await run())).not.toBe(needed);
  });

  it(`after that, without a second factor: ${without ?? 'runs'}`, async () => {
    grow(10);
    expect(codeIn(await run())).toBe(without);
  });

  it(`after that, with a second factor: ${withFactor ?? 'runs'}`, async () => {
    await turnOnSecondFactor(server, member, now());
    grow(10);
    expect(codeIn(await run())).toBe(withFactor);
  });

  it('runs for another 10 minutes after a code', async () => {
    const { secret } = await turnOnSecondFactor(server, member, now());
    grow(10);
    expect((await factor.verify({ code: codeOf(secret, now()) }, member.token)).errors).toBeUndefined();
    grow(9);
    expect(codeIn(await run())).not.toBe(needed);
  });
});

describe('confirming that it’s you', () => {
  it('takes the password of a member without a second factor, and says until when it lasts', async () => {
    grow(30);
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
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect(codeIn(await createToken())).toBe(needed);
  });

  it('takes nothing but a code of a member with a second factor', async () => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(server, member, now());
    grow(10);
    const refusedFor = async (input: { password?: string; code?: string }) =>
      (await factor.verify(input, member.token)).errors?.[0]?.extensions.fields;
    const { codeRequired, wrongCode } = messages.secondFactor;
    expect(await refusedFor({ password: member.password })).toEqual({ code: codeRequired });
    expect(await refusedFor({ password: member.password, code: wrongCodeOf(secret, now()) })).toEqual({
      code: wrongCode,
    });
    expect(codeIn(await createToken())).toBe(needed);
    await eventually('the wrong code in their log', async () => {
      const sql = "SELECT 1 FROM audit_log WHERE subject_id = ? AND act = 'sign_in_refused'";
      return (await server.app.services.db.read(sql, [member.id]))[0];
    });
    const answer = await factor.verify({ code: recoveryCodes[0] }, member.token);
    expect(answer.errors).toBeUndefined();
    expect((await createToken()).errors).toBeUndefined();
  });

  it('names what it takes', async () => {
    const proof = async () => (await createToken()).errors?.[0]?.extensions.proof;
    grow(10);
    expect(await proof()).toBe('password');
    await factor.verify({ password: member.password }, member.token);
    await turnOnSecondFactor(server, member, now());
    grow(10);
    expect(await proof()).toBe('code');
  });

  it('is for this sign-in only', async () => {
    const elsewhere = await calls.signIn({ email: member.email, password: member.password });
    grow(10);
    const { accessToken } = elsewhere.data.signIn.tokens;
    expect((await factor.verify({ password: member.password }, accessToken)).errors).toBeUndefined();
    expect(codeIn(await createToken())).toBe(needed);
  });

  it('tells who has no password to sign in again', async () => {
    await server.app.services.db.dataSource.query('UPDATE users SET password_hash = NULL WHERE id = ?', [
      member.id,
    ]);
    grow(10);
    expect(await factor.verify({}, member.token)).toMatchObject({
      errors: [{ message: messages.freshSignIn.signInAgain, extensions: { code: needed, proof: 'signIn' } }],
    });
  });

  it('refreshing the tokens isn’t a proof', async () => {
    grow(10);
    const { data } = await calls.refresh(member.refreshToken);
    expect(codeIn(await factor.start(data.refreshTokens.tokens.accessToken))).toBe(needed);
  });

  it('sign-ins of before this was stored aren’t fresh', async () => {
    await server.app.services.db.dataSource.query(
      'UPDATE sign_ins SET verified_at = NULL WHERE user_id = ?',
      [member.id],
    );
    expect(codeIn(await createToken())).toBe(needed);
  });
});
