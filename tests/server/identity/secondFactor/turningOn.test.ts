import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { actsAbout } from '../../../support/auditActs';
import { buildMember, memberOfTest } from '../../../support/factories';
import { eventually, outboxOf } from '../../../support/mails';
import {
  secondFactorCalls,
  totpOf,
  turnOnSecondFactor,
  wrongCodeOf,
} from '../../../support/secondFactorCalls';
import { codeOf, fieldsOf, refusalOf, testServer } from '../../../support/testServer';
import { filesOf } from '../../own-data/dataExport/exportLink';

const server = testServer();
const calls = accountCalls(server);
const factor = secondFactorCalls(server);
const member = memberOfTest(server);

const rowsOf = (table: string) => server.sql(`SELECT * FROM ${table} WHERE user_id = ?`, [member.id]);

describe('turning two-step sign-in on', () => {
  it('begins with a secret that is stored sealed, and ends with a first code and ten recovery codes, stored as hashes; it ends no sign-in', async () => {
    const { secret, uri } = (await factor.start(member.token)).data.startTotp;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(member.username);
    expect(JSON.stringify(await rowsOf('totp_secrets'))).not.toContain(secret);
    expect(await factor.state(member.token)).toBeNull();
    // No code is asked for yet.
    const elsewhere = await calls.signIn({ email: member.email, password: member.password });
    expect(elsewhere.errors).toBeUndefined();
    const { data } = await factor.confirm(totpOf(secret, new Date()), member.token);
    const { recoveryCodes, viewer } = data.confirmTotp;
    expect(recoveryCodes).toHaveLength(10);
    expect(viewer.secondFactor).toEqual({ turnedOnAt: expect.any(String), recoveryCodesLeft: 10 });
    const stored = JSON.stringify(await rowsOf('recovery_codes'));
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
    expect((await calls.whoAmI(elsewhere.data.signIn.tokens.accessToken)).status).toBe(200);
  });

  it('fails with a wrong code, and with an earlier recovery code', async () => {
    const { secret } = (await factor.start(member.token)).data.startTotp;
    for (const code of [wrongCodeOf(secret, new Date()), 'abcd-efgh-0123-4567'])
      expect(fieldsOf(await factor.confirm(code, member.token))).toEqual({
        code: messages.secondFactor.wrongFirstCode,
      });
    expect(await factor.state(member.token)).toBeNull();
    // The member holds the secret, so nobody has guessed.
    await turnOnSecondFactor(server, member, new Date());
    expect(await actsAbout(server, member.id)).toEqual(['signed_in', 'second_factor_on']);
  });

  it('started again has another secret, and the first is forgotten', async () => {
    const { secret } = (await factor.start(member.token)).data.startTotp;
    const again = (await factor.start(member.token)).data.startTotp.secret;
    expect(again).not.toBe(secret);
    expect(codeOf(await factor.confirm(totpOf(secret, new Date()), member.token))).toBe('BAD_USER_INPUT');
    expect((await factor.confirm(totpOf(again, new Date()), member.token)).errors).toBeUndefined();
  });

  it('is refused while it is on, and without a confirmed address, so that nobody locks its owner out', async () => {
    const { secret } = await turnOnSecondFactor(server, member, new Date());
    const { alreadyOn, startFirst } = messages.secondFactor;
    const code = 'CONFLICT';
    expect(refusalOf(await factor.start(member.token))).toEqual({ message: alreadyOn, code });
    const confirmed = await factor.confirm(totpOf(secret, new Date()), member.token);
    expect(refusalOf(confirmed)).toEqual({ message: startFirst, code });
    const unproved = await buildMember(server, { confirmed: false });
    expect(refusalOf(await factor.start(unproved.token))).toEqual({
      message: messages.waysIn.confirmAddressFirst,
      code: 'FORBIDDEN',
    });
  });

  it('by two concurrent requests succeeds once', async () => {
    const { secret } = (await factor.start(member.token)).data.startTotp;
    const code = totpOf(secret, new Date());
    const answers = await Promise.all([1, 2].map(() => factor.confirm(code, member.token)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await factor.state(member.token)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('is announced by mail, as is turning it off', async () => {
    await turnOnSecondFactor(server, member, new Date());
    await factor.disable(member.token);
    // Such mails wait two minutes for further events.
    const mail = await eventually('a mail about both', async () => {
      await server.sql(
        `UPDATE mails SET send_at = '2026-01-01' WHERE user_id = ?
         AND (SELECT COUNT(*) FROM notices WHERE user_id = ?) = 2`,
        [member.id, member.id],
      );
      await server.app.mailQueue.drain();
      return (await outboxOf(server, member.email))[0];
    });
    // The mail names the latest event.
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
    expect(await actsAbout(server, member.id)).toEqual([
      'signed_in',
      'second_factor_on',
      'second_factor_off',
    ]);
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
    expect(JSON.parse(text)).toMatchObject({ turnedOnAt: expect.any(String), recoveryCodesLeft: 10 });
    expect(text).not.toContain(secret);
  });
});
