import { messages } from '../../../../server/contract/messages';
import { newId } from '../../../../server/lib/ids';
import { queueMail } from '../../../../server/record/queueMail';
import { takeUnconfirmedMail } from '../../../../server/record/unconfirmedMails';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, memberOfTest, type TestMember } from '../../../support/factories';
import { magicTokenIn, mailTo, outboxOf } from '../../../support/mails';
import { codeOf, fieldsOf, refusalOf, testServer } from '../../../support/testServer';

const server = testServer();
const member = memberOfTest(server);
let calls: ReturnType<typeof accountCalls>;
let made = 0;
beforeAll(() => {
  calls = accountCalls(server);
});

const newAddress = () => {
  made += 1;
  return `new-address${made}@example.com`;
};
const request = (email: string, who: TestMember = member) =>
  calls.requestEmailChange({ email, password: who.password }, who.token);

async function linkTo(email: string, who: TestMember = member) {
  expect((await request(email, who)).errors).toBeUndefined();
  return magicTokenIn(await mailTo(server, email));
}

describe('a change of address', () => {
  it('happens when the link at the new address is opened, and confirms it', async () => {
    const email = newAddress();
    const token = await linkTo(email);
    expect((await calls.signIn({ email: member.email, password: member.password })).errors).toBeUndefined();
    const { data } = await calls.confirmEmailChange(token, member.token);
    expect(data.confirmEmailChange).toEqual({
      email,
      viewer: { email, emailConfirmedAt: expect.any(String) },
    });
    expect((await calls.signIn({ email, password: member.password })).errors).toBeUndefined();
    expect(codeOf(await calls.signIn({ email: member.email, password: member.password }))).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('is mailed to the former address, keeps sign-ins, and ends other mailed links', async () => {
    const email = newAddress();
    const token = await linkTo(email);
    const former = (await outboxOf(server, member.email)).length;
    await calls.requestMagicLink(member.email);
    const magic = magicTokenIn(await mailTo(server, member.email, former + 1));
    await calls.confirmEmailChange(token, member.token);
    const mail = await mailTo(server, member.email, former + 2);
    expect(mail.subject).toBe('Your Monday Writers address was changed');
    expect(mail.text).not.toContain(email);
    expect((await calls.whoAmI(member.token)).status).toBe(200);
    expect((await calls.refresh(member.refreshToken)).errors).toBeUndefined();
    expect((await calls.signInWithMagicLink(magic)).status).toBe(401);
  });

  it('also ends a link whose mail was begun before the change and written after it', async () => {
    const mails = (await outboxOf(server, member.email)).length;
    await calls.requestMagicLink(member.email);
    const magic = magicTokenIn(await mailTo(server, member.email, mails + 1));
    await server.sql('UPDATE users SET email = ? WHERE id = ?', [newAddress(), member.id]);
    expect((await calls.signInWithMagicLink(magic)).status).toBe(401);
  });

  it('needs the password, and another address', async () => {
    const email = newAddress();
    const wrong = await calls.requestEmailChange({ email, password: 'Wrong1234' }, member.token);
    expect(fieldsOf(wrong)).toEqual({ password: messages.password.notCurrent });
    expect(fieldsOf(await request(member.email.toUpperCase()))).toEqual({
      email: messages.emailChange.unchanged,
    });
  });

  it('is pending until it is confirmed, also for a taken address, whose owner gets no mail; the response is the same', async () => {
    const other = await buildMember(server);
    const waitsFor = async () =>
      (await server.ask('{ viewer { pendingEmail } }', member.token)).viewer.pendingEmail;
    expect(await waitsFor()).toBeNull();
    const taken = await request(other.email);
    await server.app.mailQueue.drain();
    expect(await waitsFor()).toBe(other.email);
    const email = newAddress();
    expect((await request(email)).data).toEqual(taken.data);
    const token = magicTokenIn(await mailTo(server, email));
    expect(await outboxOf(server, other.email)).toEqual([]);
    expect(await waitsFor()).toBe(email);
    await calls.confirmEmailChange(token, member.token);
    expect(await waitsFor()).toBeNull();
  });

  it('is refused if somebody took the address meanwhile, and changes nothing', async () => {
    const email = newAddress();
    const token = await linkTo(email);
    await buildMember(server, { email });
    const answer = await calls.confirmEmailChange(token, member.token);
    expect(refusalOf(answer)).toMatchObject({ message: messages.emailChange.taken, code: 'CONFLICT' });
    expect((await calls.signIn({ email: member.email, password: member.password })).errors).toBeUndefined();
  });

  it('can’t be confirmed by others or signed out: it would tie their mailbox to the account', async () => {
    const token = await linkTo(newAddress());
    const other = await buildMember(server);
    expect(codeOf(await calls.confirmEmailChange(token))).toBe('UNAUTHENTICATED');
    expect(codeOf(await calls.confirmEmailChange(token, other.token))).toBe('NOT_FOUND');
    expect((await calls.confirmEmailChange(token, member.token)).errors).toBeUndefined();
  });

  it('works once in 20 concurrent attempts', async () => {
    const token = await linkTo(newAddress());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => calls.confirmEmailChange(token, member.token)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers) if (answer.errors) expect(codeOf(answer)).toBe('NOT_FOUND');
  });

  it('is replaced by a later request, and ends after 24 hours', async () => {
    const first = await linkTo(newAddress());
    const second = await linkTo(newAddress());
    expect(codeOf(await calls.confirmEmailChange(first, member.token))).toBe('NOT_FOUND');
    const { db } = server.app.services;
    const [row] = await db.read<{ expiresAt: Date }>(
      "SELECT expires_at AS expiresAt FROM account_links WHERE user_id = ? AND purpose = 'email_change'",
      [member.id],
    );
    const hours = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await db.dataSource.query(
      'UPDATE account_links SET expires_at = NOW() - INTERVAL 1 DAY WHERE user_id = ?',
      [member.id],
    );
    expect(codeOf(await calls.confirmEmailChange(second, member.token))).toBe('NOT_FOUND');
  });

  it('to the same address, requested again, keeps the mailed link, because no other is mailed that day', async () => {
    const email = newAddress();
    const token = await linkTo(email);
    await request(email);
    await server.app.mailQueue.drain();
    expect(await outboxOf(server, email)).toHaveLength(1);
    expect((await calls.confirmEmailChange(token, member.token)).errors).toBeUndefined();
  });

  it('requested again sends the mail that waits for a retry, the only one that may go there that day', async () => {
    const email = newAddress();
    const inAnHour = { mailQueue: { wake() {} }, now: () => new Date(Date.now() + 3_600_000) };
    await server.app.services.db.transaction(async (tx) => {
      const mailId = await queueMail(tx, inAnHour, 'email_change', email, { userId: member.id });
      await takeUnconfirmedMail(tx, { kind: 'email_change', address: email, mailId, now: new Date() });
    });
    const token = await linkTo(email);
    expect((await calls.confirmEmailChange(token, member.token)).errors).toBeUndefined();
  });
});

describe('an address that isn’t confirmed', () => {
  it('gets three links a day to sign in or to set a password, and the responses stay the same', async () => {
    const email = newAddress();
    const known = await calls.requestMagicLink('nobody@example.com');
    await buildMember(server, { email, confirmed: false });
    const { db } = server.app.services;
    const ask = async () => {
      expect((await calls.requestMagicLink(email)).data).toEqual(known.data);
      await server.app.mailQueue.drain();
      expect((await calls.requestPasswordReset(email)).errors).toBeUndefined();
      await server.app.mailQueue.drain();
    };
    for (const day of [1, 2]) {
      await ask();
      expect(await outboxOf(server, email)).toHaveLength(day * 3 - 1);
      await ask();
      await server.app.mailQueue.drain();
      expect(await outboxOf(server, email)).toHaveLength(day * 3);
      await db.dataSource.query('UPDATE unconfirmed_mails SET last_sent_at = last_sent_at - INTERVAL 1 DAY');
    }
    const [newest] = (await outboxOf(server, email)).slice(-1);
    const entered = await calls.signInWithMagicLink(magicTokenIn(newest as NonNullable<typeof newest>));
    expect(entered.errors).toBeUndefined();
    for (let n = 1; n <= 2; n += 1) await ask();
    expect(await outboxOf(server, email)).toHaveLength(10);
  });

  it('that has just signed up gets a link to sign in and one to set a password', async () => {
    const email = newAddress();
    await calls.signUp({ username: `first${Date.now()}`, email, password: 'Monday7pm' });
    await mailTo(server, email);
    await calls.requestPasswordReset(email);
    await mailTo(server, email, 2);
    await calls.requestMagicLink(email);
    expect((await mailTo(server, email, 3)).subject).toBe('Your link to sign in to Monday Writers');
  });

  it('gets six more mails a day that confirm it, and its member sees when the next may be requested', async () => {
    const email = newAddress();
    const { token } = await buildMember(server, { email, confirmed: false });
    const { db } = server.app.services;
    for (let n = 1; n <= 6; n += 1) {
      const mailId = newId('mail');
      const mail = { kind: 'email_confirmation', address: email, mailId, now: new Date() } as const;
      const take = () => db.transaction((tx) => takeUnconfirmedMail(tx, mail));
      expect([await take(), await take()]).toEqual([true, true]);
    }
    const refused = await calls.requestEmailConfirmation(email, token);
    expect(refused.errors?.[0]).toMatchObject({
      message: messages.confirmation.tooMany,
      extensions: { code: 'RATE_LIMITED' },
    });
    expect(refused.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(86_000);
    await calls.requestMagicLink(email);
    await mailTo(server, email);
  });

  it('gets no more than that if many servers begin its mails concurrently', async () => {
    const address = newAddress();
    const { db } = server.app.services;
    const taken = await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction((tx) =>
          takeUnconfirmedMail(tx, { kind: 'magic_link', address, mailId: newId('mail'), now: new Date() }),
        ),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(3);
  });
});

describe('a test mail', () => {
  const send = (who: TestMember) =>
    server.graphql('mutation { sendTestEmail { isSent message } }', {}, who.token);

  it('says that no mail server is set up, and is written as other mails are', async () => {
    expect((await send(member)).data.sendTestEmail).toEqual({
      isSent: false,
      message: messages.testEmail.notConfigured,
    });
    expect((await mailTo(server, member.email)).subject).toBe('A test email from Monday Writers');
  });

  it('needs a confirmed address', async () => {
    const someone = await buildMember(server, { confirmed: false });
    expect(refusalOf(await send(someone))).toMatchObject({ message: messages.testEmail.confirmFirst });
  });
});
