import { forgetUnconfirmedMails, takeUnconfirmedMail } from '../../../../server/record/unconfirmedMails';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, type TestMember } from '../../../support/factories';
import { outboxOf } from '../../../support/mails';
import { mailsSent } from '../../../support/readerCalls';
import { testServer } from '../../../support/testServer';

const server = testServer();

/** Deletes the account and returns the mails to its address. */
async function mailsAfterLeaving({ email, token }: TestMember) {
  const { errors } = await accountCalls(server).deleteAccount('Monday7pm', token);
  expect(errors).toBeUndefined();
  await mailsSent(server);
  return outboxOf(server, email);
}

const confirm = ({ email }: TestMember, at: Date | null) =>
  server.sql('UPDATE users SET email_confirmed_at = ? WHERE email = ?', [at, email]);

/** Uses up the mails that an address gets while it isn't confirmed. */
const useUp = (address: string) =>
  server.app.services.db.transaction((tx) =>
    takeUnconfirmedMail(tx, { kind: 'account_deleted', address, mailId: 'another', now: new Date() }),
  );

it('the owner of a deleted account is notified at its address, which is then deleted', async () => {
  const member = await buildMember(server);
  await confirm(member, new Date());
  await useUp(member.email);
  const mail = (await mailsAfterLeaving(member)).at(-1);
  expect(mail?.subject).toBe('Your Monday Writers account was deleted');
  expect(mail?.text).toContain('If it was not, somebody could use your account. Write to ');
  expect(mail?.html).toContain('/blog');
  const { db } = server.app.services;
  expect(await db.read('SELECT 1 FROM mails WHERE email = ?', [member.email])).toEqual([]);
});

it('an address that was never confirmed is notified only if it may get another mail', async () => {
  const member = await buildMember(server);
  await confirm(member, null);
  await mailsSent(server);
  await server.app.services.db.transaction((tx) => forgetUnconfirmedMails(tx, member.email));
  await useUp(member.email);
  const subjects = (await mailsAfterLeaving(member)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Your Monday Writers account was deleted');
});
