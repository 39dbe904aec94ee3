import { messages } from '../../../server/contract/messages';
import { accountCalls } from '../../support/accountCalls';
import { buildMember, buildToken, memberOfTest } from '../../support/factories';
import { eventually, outboxOf } from '../../support/mails';
import { codeOf, secondFactorCalls, turnOnSecondFactor, wrongCodeOf } from '../../support/secondFactorCalls';
import { testServer } from '../../support/testServer';
import { filesOf } from '../dataExport/exportLink';

const server = testServer();
const calls = accountCalls(server);
const factor = secondFactorCalls(server);
const member = memberOfTest(server);
const errorOf = ({ errors }: { errors?: { message: string; extensions: object }[] }) => errors?.[0];

const rowsOf = (table: string) =>
  server.app.services.db.read(`SELECT * FROM ${table} WHERE user_id = ?`, [member.id]);

const actsOf = async () =>
  (
    await server.app.services.db.read<{ act: string }>(
      'SELECT act FROM audit_log WHERE subject_id = ? ORDER BY id',
      [member.id],
    )
  ).map(({ act }) => act);

describe('turning two-step sign-in on', () => {
  it('begins with a secret that is stored sealed, and asks for nothing yet', async () => {
    const { data } = await factor.start(member.token);
    const { secret, uri } = data.startTotp;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(member.username);
    expect(JSON.stringify(await rowsOf('totp_secrets'))).not.toContain(secret);
    expect(await factor.state(member.token)).toBeNull();
    const answer = await calls.signIn({ email: member.email, password: member.password });
    expect(answer.errors).toBeUndefined();
  });

  it('ends with a first code, and with ten recovery codes that are stored as hashes', async () => {
    const { secret } = (await factor.start(member.token)).data.startTotp;
    const { data } = await factor.confirm(codeOf(secret, new Date()), member.token);
    const { recoveryCodes, viewer } = data.confirmTotp;
    expect(recoveryCodes).toHaveLength(10);
    expect(viewer.secondFactor).toEqual({ turnedOnAt: expect.any(String), recoveryCodesLeft: 10 });
    const stored = JSON.stringify(await rowsOf('recovery_codes'));
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });

  it('ends no sign-in', async () => {
    const elsewhere = await calls.signIn({ email: member.email, password: member.password });
    await turnOnSecondFactor(server, member, new Date());
    expect((await calls.whoAmI(elsewhere.data.signIn.tokens.accessToken)).status).toBe(200);
  });

  it('doesn’t happen by a wrong code, nor by a recovery code of before', async () => {
    const { secret } = (await factor.start(member.token)).data.startTotp;
    for (const code of [wrongCodeOf(secret, new Date()), 'abcd-efgh-0123-4567'])
      expect(errorOf(await factor.confirm(code, member.token))?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { code: messages.secondFactor.wrongFirstCode },
      });
    expect(await factor.state(member.token)).toBeNull();
    // The member holds the secret, so nobody has guessed.
    await turnOnSecondFactor(server, member, new Date());
    expect(await actsOf()).toEqual(['signed_in', 'second_factor_on']);
  });

  it('started again has another secret, and the first is forgotten', async () => {
    const { secret } = (await factor.start(member.token)).data.startTotp;
    const again = (await factor.start(member.token)).data.startTotp.secret;
    expect(again).not.toBe(secret);
    expect(errorOf(await factor.confirm(codeOf(secret, new Date()), member.token))).toBeDefined();
    expect((await factor.confirm(codeOf(again, new Date()), member.token)).errors).toBeUndefined();
  });

  it('is refused while it is on', async () => {
    const { secret } = await turnOnSecondFactor(server, member, new Date());
    expect(errorOf(await factor.start(member.token))).toMatchObject({
      message: messages.secondFactor.alreadyOn,
      extensions: { code: 'CONFLICT' },
    });
    expect(errorOf(await factor.confirm(codeOf(secret, new Date()), member.token))).toMatchObject({
      message: messages.secondFactor.startFirst,
      extensions: { code: 'CONFLICT' },
    });
  });

  it('by two requests at once has one winner', async () => {
    const { secret } = (await factor.start(member.token)).data.startTotp;
    const code = codeOf(secret, new Date());
    const answers = await Promise.all([1, 2].map(() => factor.confirm(code, member.token)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await factor.state(member.token)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('needs a confirmed address, so that nobody keeps its owner out', async () => {
    const unproved = await buildMember(server, { confirmed: false });
    expect(errorOf(await factor.start(unproved.token))).toMatchObject({
      message: messages.waysIn.confirmAddressFirst,
      extensions: { code: 'FORBIDDEN' },
    });
  });

  it('is told by mail, as is turning it off', async () => {
    await turnOnSecondFactor(server, member, new Date());
    await factor.disable(member.token);
    // Such mails wait two minutes for what else happens.
    const mail = await eventually('a mail about both', async () => {
      await server.app.services.db.dataSource.query(
        `UPDATE mails SET send_at = '2026-01-01' WHERE user_id = ?
         AND (SELECT COUNT(*) FROM notices WHERE user_id = ?) = 2`,
        [member.id, member.id],
      );
      await server.app.mailQueue.drain();
      return (await outboxOf(server, member.email))[0];
    });
    // It names the last of what happened.
    expect(mail.text).toContain('Two-step sign-in was turned off');
  });
});

describe('two-step sign-in that is on', () => {
  it('is turned off with its recovery codes; repeating that changes nothing', async () => {
    await turnOnSecondFactor(server, member, new Date());
    for (const _twice of [1, 2]) {
      const { data } = await factor.disable(member.token);
      expect(data.disableTotp.viewer.secondFactor).toBeNull();
    }
    expect([await rowsOf('totp_secrets'), await rowsOf('recovery_codes')]).toEqual([[], []]);
    expect(await actsOf()).toEqual(['signed_in', 'second_factor_on', 'second_factor_off']);
  });

  it('gets new recovery codes, which end the former ones', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(server, member, new Date());
    const { data } = await factor.renew(member.token);
    const { recoveryCodes: renewed, viewer } = data.renewRecoveryCodes;
    expect(viewer.secondFactor.recoveryCodesLeft).toBe(10);
    const enter = (code: string) => calls.signIn({ email: member.email, password: member.password, code });
    expect((await enter(recoveryCodes[0] ?? '')).errors).toBeDefined();
    expect((await enter(renewed[0])).errors).toBeUndefined();
  });

  it('is in the data export, without its secret', async () => {
    const { secret } = await turnOnSecondFactor(server, member, new Date());
    const files = await filesOf(server, member);
    const text = String(files.get('second-factor.json'));
    expect(JSON.parse(text)).toEqual({ turnedOnAt: expect.any(String), recoveryCodesLeft: 10 });
    expect(text).not.toContain(secret);
  });

  it('goes with the account', async () => {
    await turnOnSecondFactor(server, member, new Date());
    expect((await calls.deleteAccount(member.password, member.token)).errors).toBeUndefined();
    expect([await rowsOf('totp_secrets'), await rowsOf('recovery_codes')]).toEqual([[], []]);
  });
});

it('without two-step sign-in there are no recovery codes to renew', async () => {
  expect(errorOf(await factor.renew(member.token))).toMatchObject({
    message: messages.secondFactor.off,
    extensions: { code: 'CONFLICT' },
  });
});

it('a personal access token neither sees nor changes it', async () => {
  const { token } = await buildToken(server, member);
  const answers = [
    await factor.start(token),
    await factor.disable(token),
    await factor.renew(token),
    await factor.verify({ password: member.password }, token),
    await server.graphql('{ viewer { secondFactor { turnedOnAt } } }', {}, token),
  ];
  for (const answer of answers) expect(errorOf(answer)?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});
