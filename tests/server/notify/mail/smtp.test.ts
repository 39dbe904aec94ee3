import type { Email } from 'postal-mime';
import { findLink } from '../../../../server/features/identity/account/accountLinks';
import {
  eventually,
  linkIn,
  magicTokenIn,
  resetTokensIn,
  startMailServer,
  type TestMailServer,
} from '../../../support/mails';
import { mailQueues } from './mailQueues';
import { smtpOf } from './testTransports';

const test = mailQueues();

describe('by SMTP', () => {
  let smtp: TestMailServer;
  beforeEach(async () => {
    smtp = await startMailServer();
  });
  afterEach(() => smtp.close());

  it('a reset link is sent as text and HTML, marked as automatic', async () => {
    await test.ask('password_reset');
    await test.queueWith(smtpOf(smtp)).drain();
    const [mail] = smtp.mails;
    if (!mail) throw new Error('No mail came');
    expect(mail).toMatchObject({
      from: { name: 'Monday Writers', address: 'hello@writers.example' },
      to: [{ address: test.member.email }],
      subject: 'Choose a new password for Monday Writers',
      messageId: expect.stringMatching(/^<mail_\w{26}@writers\.example>$/),
    });
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    const link = linkIn(mail);
    expect(link.href).toMatch(
      /^https:\/\/writers\.example\/#access_token=[\w-]{43}&refresh_token=[\w-]{43}&type=recovery$/,
    );
    const { accessToken, refreshToken } = resetTokensIn(mail);
    expect(accessToken).not.toBe(refreshToken);
    expect(mail.html).toContain(`href="${link.href.replaceAll('&', '&amp;')}"`);
    for (const words of ['within an hour', 'If you did not ask for it', `Hello ${test.member.username},`]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
  });

  it('the mail about a changed password has no token, and has the time in the group’s zone', async () => {
    await test.ask('password_changed');
    await test.dataSource.query("UPDATE mails SET created_at = '2026-07-06 18:00:00.000'");
    await test.queueWith(smtpOf(smtp)).drain();
    expect(smtp.mails[0]?.text).toMatch(/Monday,? 6 July 2026 at 19:00 \(Europe\/London\)/);
    expect(smtp.mails[0]?.text).toContain('https://writers.example/forgot-password');
    expect(smtp.mails[0]?.text).not.toContain('token');
  });

  it('a mail is sent when its mail server is back', async () => {
    await test.ask('magic_link');
    const queue = test.queueWith(smtpOf(smtp));
    await smtp.close();
    await queue.drain();
    expect(await test.waiting()).toMatchObject([{ attempts: 1 }]);
    await smtp.open();
    test.later(5);
    await queue.drain();
    expect(smtp.mails).toEqual([]);
    test.later(9);
    await queue.drain();
    expect(smtp.mails).toMatchObject([{ to: [{ address: test.member.email }] }]);
    expect(await test.waiting()).toEqual([]);
  });

  it.each([
    ['for now is tried again', 450, 1],
    ['for good is not', 550, 0],
  ])('a mail that is refused %s', async (_what, responseCode, left) => {
    smtp.refuse = (address) => Object.assign(new Error(`<${address}>: not here`), { responseCode });
    await test.ask('magic_link');
    await test.queueWith(smtpOf(smtp)).drain();
    expect(await test.waiting()).toHaveLength(left);
    expect(test.logLines.join('')).toContain(String(responseCode));
    expect(test.logLines.join('')).not.toContain(test.member.email);
  });

  it('a mail isn’t sent a third time when the answer of the mail server was lost twice', async () => {
    smtp.beforeAnswer = () => new Promise(() => undefined);
    await test.ask('magic_link');
    for (const copies of [1, 2]) {
      // This server dies: it gets no response, and its lease ends.
      void test.queueWith(smtpOf(smtp)).drain();
      await eventually(`copy ${copies}`, () => smtp.mails[copies - 1]);
      test.later(121);
    }
    const queue = test.queueWith(smtpOf(smtp));
    await queue.drain();
    expect(smtp.mails).toHaveLength(2);
    expect(await test.waiting()).toEqual([]);
    expect(queue.counts).toEqual({ sent: 0, failed: 0, givenUp: 0, perhapsSent: 1 });
    expect(test.logLines.join('')).toContain('perhaps sent');
  });

  it('a mail whose answer takes almost two minutes is sent once', async () => {
    let answer = () => {};
    smtp.beforeAnswer = () => new Promise((resolve) => (answer = resolve));
    await test.ask('magic_link');
    const [queue, another] = [test.queueWith(smtpOf(smtp)), test.queueWith(smtpOf(smtp))];
    const sending = queue.drain();
    await eventually('the mail', () => smtp.mails[0]);
    test.later(119);
    await another.drain();
    answer();
    await sending;
    expect(smtp.mails).toHaveLength(1);
    expect(queue.counts.sent).toBe(1);
    expect(await test.waiting()).toEqual([]);
  });

  it('the links of both copies work when the answer of the mail server to the first was lost', async () => {
    smtp.beforeAnswer = () => new Promise(() => undefined);
    await test.ask('magic_link');
    void test.queueWith(smtpOf(smtp)).drain();
    await eventually('the first copy', () => smtp.mails[0]);
    test.later(121);
    smtp.beforeAnswer = undefined;
    await test.queueWith(smtpOf(smtp)).drain();
    const [first, second] = smtp.mails;
    expect(second?.messageId).toBe(first?.messageId);
    const ctx = { db: test.db, now: () => new Date(test.now()) };
    const owners = [first, second].map((mail) => findLink(ctx, 'magic_link', [magicTokenIn(mail as Email)]));
    const owner = expect.objectContaining({ userId: test.member.id });
    expect(await Promise.all(owners)).toEqual([owner, owner]);
  });

  it('refusals for now don’t count as lost answers', async () => {
    const later = Object.assign(new Error('later'), { responseCode: 451 });
    await test.ask('password_changed');
    const queue = test.queueWith(smtpOf(smtp));
    for (const refuse of ['refuse', 'refuseData', 'refuseData', 'refuseData'] as const) {
      Object.assign(smtp, { refuse: undefined, refuseData: undefined, [refuse]: () => later });
      await queue.drain();
      test.later(3_600);
    }
    smtp.refuseData = undefined;
    await queue.drain();
    expect(smtp.mails).toHaveLength(1);
    expect(queue.counts).toEqual({ sent: 1, failed: 4, givenUp: 0, perhapsSent: 0 });
  });

  it('an address is marked when mails to it are refused three times in a row; mails about its security are still sent', async () => {
    const state = async () =>
      (
        await test.db.read<{ refusals: number; refusedAt: Date | null }>(
          'SELECT mail_refusals AS refusals, mail_refused_at AS refusedAt FROM users WHERE id = ?',
          [test.member.id],
        )
      )[0];
    const queue = test.queueWith(smtpOf(smtp));
    const refused = (responseCode: number) => () => Object.assign(new Error('no'), { responseCode });
    smtp.refuse = refused(550);
    for (const refusals of [1, 2]) {
      await test.ask('password_changed');
      await queue.drain();
      expect(await state()).toEqual({ refusals, refusedAt: null });
    }
    smtp.refuse = undefined;
    await test.ask('password_changed');
    await queue.drain();
    expect(await state()).toEqual({ refusals: 0, refusedAt: null });
    smtp.refuseData = refused(554);
    for (let n = 0; n < 3; n += 1) {
      await test.ask('password_changed');
      await queue.drain();
    }
    expect(await state()).toEqual({ refusals: 3, refusedAt: expect.any(Date) });
    smtp.refuseData = undefined;
    const { length } = smtp.mails;
    await test.ask('password_changed');
    await queue.drain();
    expect(smtp.mails).toHaveLength(length + 1);
    expect(await state()).toEqual({ refusals: 0, refusedAt: null });
    // Members write parts of mails, so a refusal by a filter isn't about the address.
    smtp.refuseData = () => Object.assign(new Error('5.7.1 Message rejected as spam'), { responseCode: 550 });
    await test.ask('password_changed');
    await queue.drain();
    expect(await state()).toEqual({ refusals: 0, refusedAt: null });
    expect(await test.waiting()).toEqual([]);
  });
});
