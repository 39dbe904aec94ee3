import { messages } from '../../../../server/contract/messages';
import { startSignIn } from '../../../../server/features/identity/account/refreshTokens';
import { accountCalls } from '../../../support/accountCalls';
import { actsAbout, refusalNoted } from '../../../support/auditActs';
import { buildMember, buildToken, type TestMember } from '../../../support/factories';
import { eventually, magicTokenIn, mailTo, resetTokensIn } from '../../../support/mails';
import {
  secondFactorCalls,
  totpOf,
  turnOnSecondFactor,
  wrongCodeOf,
} from '../../../support/secondFactorCalls';
import { contextOf, type GraphQLAnswer, startTestServer, type TestServer } from '../../../support/testServer';

let server: TestServer;
let other: TestServer;
let calls: ReturnType<typeof accountCalls>;
let factor: ReturnType<typeof secondFactorCalls>;
let member: TestMember;
let secret: string;
let recoveryCodes: string[];
/** Ahead of the clock, so that a test needn't wait for the next code. */
let aheadMs = 0;

const now = () => new Date(Date.now() + aheadMs);
const nextCode = () => {
  aheadMs += 30_000;
  return totpOf(secret, now());
};
const wrong = () => wrongCodeOf(secret, now());

beforeAll(async () => {
  server = await startTestServer({}, now);
  other = await server.another();
  calls = accountCalls(server);
  factor = secondFactorCalls(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await buildMember(server);
  ({ secret, recoveryCodes } = await turnOnSecondFactor(server, member, now()));
});

const byPassword = (code?: string, on = calls) =>
  on.signIn({ email: member.email, password: member.password, ...(code !== undefined && { code }) });

const asked = {
  status: 401,
  errors: [{ message: messages.secondFactor.required, extensions: { code: 'SECOND_FACTOR_REQUIRED' } }],
};
const wrongCode = {
  errors: [{ extensions: { code: 'BAD_USER_INPUT', fields: { code: messages.secondFactor.wrongCode } } }],
};
const signIns = async () =>
  (await server.sql('SELECT 1 FROM sign_ins WHERE user_id = ?', [member.id])).length;

/** A way to sign in: each call is with the same password or link. */
const waysToSignIn: [string, () => Promise<(code?: string) => Promise<GraphQLAnswer>>][] = [
  ['signing in by password', async () => byPassword],
  [
    'a magic link',
    async () => {
      await calls.requestMagicLink(member.email);
      const token = magicTokenIn(await mailTo(server, member.email));
      return (code) => calls.signInWithMagicLink(token, undefined, code);
    },
  ],
  [
    'a reset link',
    async () => {
      await calls.requestPasswordReset(member.email);
      const tokens = resetTokensIn(await mailTo(server, member.email));
      return (code) =>
        calls.resetPassword({ ...tokens, password: 'Tuesday8pm', ...(code !== undefined && { code }) });
    },
  ],
];

describe.each(waysToSignIn)('%s', (_door, open) => {
  it('asks for a code, refuses a wrong one, and accepts the right one; nothing is used up before', async () => {
    const enter = await open();
    const before = await signIns();
    expect(await enter()).toMatchObject(asked);
    expect(await enter('  ')).toMatchObject(asked);
    expect(await enter(wrong())).toMatchObject(wrongCode);
    expect(await enter('not a code')).toMatchObject(wrongCode);
    expect(await signIns()).toBe(before);
    expect((await enter(nextCode())).errors).toBeUndefined();
  });

  it('takes a recovery code in the same field', async () => {
    const enter = await open();
    expect((await enter(recoveryCodes[3]?.toUpperCase())).errors).toBeUndefined();
    const left = await server.sql('SELECT 1 FROM recovery_codes WHERE user_id = ?', [member.id]);
    expect(left).toHaveLength(9);
  });

  it('logs wrong codes in the member’s log, once an hour', async () => {
    const enter = await open();
    expect(await enter()).toMatchObject(asked);
    expect(await actsAbout(server, member.id)).not.toContain('sign_in_refused');
    for (const _twice of [1, 2]) {
      expect(await enter(wrong())).toMatchObject(wrongCode);
      await refusalNoted(server, member.id);
    }
    expect((await actsAbout(server, member.id)).filter((act) => act === 'sign_in_refused')).toHaveLength(1);
  });

  it('doesn’t ask once it is turned off', async () => {
    const enter = await open();
    await factor.disable(member.token);
    expect((await enter()).errors).toBeUndefined();
  });
});

it('a wrong password has the same response whether or not the account asks for a code', async () => {
  const answer = await calls.signIn({ email: member.email, password: 'Wrong7pm', code: nextCode() });
  expect(answer).toMatchObject({
    errors: [{ message: messages.signIn.refused, extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

it('a reset without the code leaves the password as it was', async () => {
  await calls.requestPasswordReset(member.email);
  const tokens = resetTokensIn(await mailTo(server, member.email));
  await calls.resetPassword({ ...tokens, password: 'Tuesday8pm', code: wrong() });
  expect((await byPassword(nextCode())).errors).toBeUndefined();
});

it('a link that confirms an address signs nobody in', async () => {
  await server.sql('UPDATE users SET email_confirmed_at = NULL WHERE id = ?', [member.id]);
  await calls.requestEmailConfirmation(member.email, member.token);
  const token = magicTokenIn(await mailTo(server, member.email));
  const before = await signIns();
  expect((await calls.confirmEmail(token, member.token)).errors).toBeUndefined();
  expect(await signIns()).toBe(before);
});

it('a code works once, on two servers concurrently', async () => {
  const code = nextCode();
  const answers = await Promise.all(
    [calls, accountCalls(other), calls, accountCalls(other)].map((on) => byPassword(code, on)),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  for (const answer of answers.filter(({ errors }) => errors)) expect(answer).toMatchObject(wrongCode);
});

it('a code older than the last used one doesn’t work', async () => {
  const earlier = totpOf(secret, now());
  expect((await byPassword(nextCode())).errors).toBeUndefined();
  expect(await byPassword(earlier)).toMatchObject(wrongCode);
});

it('the code that turned it on doesn’t sign in', async () => {
  expect(await byPassword(totpOf(secret, now()))).toMatchObject(wrongCode);
});

it('a recovery code works once, on two servers concurrently, and for its member only, who is notified', async () => {
  const stranger = await buildMember(server);
  const theirs = await turnOnSecondFactor(server, stranger, now());
  expect(await byPassword(theirs.recoveryCodes[0])).toMatchObject(wrongCode);
  await refusalNoted(server, member.id);
  const answers = await Promise.all(
    [calls, accountCalls(other), calls].map((on) => byPassword(recoveryCodes[0], on)),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await factor.state(member.token)).toMatchObject({ recoveryCodesLeft: 9 });
  expect(await actsAbout(server, member.id)).toContain('recovery_code_used');
});

it('open sign-ins, refreshing and personal access tokens go on without a code', async () => {
  expect((await calls.whoAmI(member.token)).status).toBe(200);
  expect((await calls.refresh(member.refreshToken)).errors).toBeUndefined();
  const { token } = await buildToken(server, member);
  expect((await server.graphql('{ viewer { user { id } } }', {}, token)).errors).toBeUndefined();
});

describe('the statement that signs in', () => {
  const enter = async (id: string) => {
    const ctx = await contextOf(server);
    return ctx.db.transaction((tx) => {
      return startSignIn(tx, ctx, id, { remembered: true });
    });
  };

  it('refuses members who owe a code, in case a way to sign in forgets to ask', async () => {
    await expect(enter(member.id)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });

  it('waits for a second factor that is being turned on, and then refuses', async () => {
    const without = await buildMember(server);
    const { db } = server.app.services;
    let refused: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.read('SELECT id FROM users WHERE id = ? FOR UPDATE', [without.id]);
      await tx.execute(
        'INSERT INTO totp_secrets (user_id, secret, created_at, confirmed_at) VALUES (?, ?, NOW(3), NOW(3))',
        [without.id, 'sealed'],
      );
      // It has found no second factor, as this isn't committed yet.
      refused = expect(enter(without.id)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
      await eventually('a waiting sign-in', async () => {
        const [waiting] = await db.read(
          "SELECT id FROM information_schema.processlist WHERE info LIKE 'INSERT INTO sign_ins%'",
        );
        return waiting;
      });
    });
    await refused;
  });
});

it('with another AUTH_SECRET only recovery codes work, and the log says why', async () => {
  const changed = await server.another({
    authSecret: new TextEncoder().encode('another secret of 32 chars or more'),
  });
  const there = accountCalls(changed);
  expect(await byPassword(nextCode(), there)).toMatchObject(wrongCode);
  expect(changed.logLines.join()).toContain('sealed with another AUTH_SECRET');
  expect((await byPassword(recoveryCodes[0], there)).errors).toBeUndefined();
  await changed.close();
});
