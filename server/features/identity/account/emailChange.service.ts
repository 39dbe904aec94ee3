import { IsNull, Not } from 'typeorm';
import { messages } from '../../../contract/messages';
import { isDuplicate, type Transaction } from '../../../db/database';
import { normalEmail } from '../../../lib/emailAddress';
import { AppError, badInput, forbidden, notFound, unauthenticated } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { AccountLink } from '../../../model/accountLink.entity';
import { Mail } from '../../../model/mail.entity';
import { User } from '../../../model/user.entity';
import { recordSecurityAct } from '../../../record/acts';
import { recordOwnAct } from '../../../record/audit/audit';
import { confirmedAddressTopic, dueOf } from '../../../record/mailKinds';
import { queueMail } from '../../../record/queueMail';
import { forgetUnconfirmedMails } from '../../../record/unconfirmedMails';
import type { Context } from '../../../request/context';
import { readMember } from '../../members/user/memberRows';
import { lockSignIn } from '../secondFactor/lockSignIn';
import { findLink, makeLink, removeLinksOf, useLink } from './accountLinks';
import { confirmWithPassword } from './confirmWithPassword';
import type { ConfirmEmailChangeInput, RequestEmailChangeInput } from './emailChange.inputs';

const refused = () => notFound(messages.emailChange.refused);

/**
 * Queues the mail to a new address. A mail that waits for a retry is made due now instead, because a second one would not be sent: an
 * address that isn't confirmed gets one such mail a day. Returns the id of the new mail, or else an unused id.
 */
async function queueChangeMail(
  tx: Transaction,
  ctx: Context,
  userId: string,
  email: string,
): Promise<string> {
  const waiting = { userId, kind: 'email_change', email, claim: IsNull() } as const;
  if ((await tx.update(Mail, waiting, dueOf('email_change', ctx.now()))) === 0)
    return queueMail(tx, ctx, 'email_change', email, { userId });
  tx.afterCommit(() => ctx.mailQueue.wake());
  return newId('mail');
}

/**
 * Mails a link to a new address, which replaces the links to other addresses. A link already mailed to the same address stays valid,
 * because no other mail may be sent today. The response and its time are the same whether or not the address is taken: the mail queue
 * looks that up later, and then sends nothing.
 */
export async function requestEmailChange(
  ctx: Context,
  userId: string,
  { email: given, password }: RequestEmailChangeInput,
): Promise<{ message: string }> {
  const email = normalEmail(given);
  const member = await readMember(ctx.db, { id: userId }, ['email', 'passwordHash'], { among: 'all' });
  if (!member) throw unauthenticated();
  if (member.email === email) throw badInput({ email: messages.emailChange.unchanged });
  await confirmWithPassword(ctx, member.passwordHash, password, messages.password.notCurrent);
  await ctx.rateLimits.take('emailChangeMember', userId);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(AccountLink, { userId, purpose: 'email_change', email: Not(email) });
    await tx.delete(Mail, { userId, kind: 'email_change', email: Not(email) });
    const mailId = await queueChangeMail(tx, ctx, userId, email);
    // This link is sent to nobody. It stores the pending address until the mail's own link replaces it, or until it expires if no mail
    // is sent, because the address is taken.
    await makeLink(tx, { purpose: 'email_change', userId, mailId, email, now: ctx.now() });
  });
  return { message: messages.emailChange.requested };
}

/** Reads the new address that isn't confirmed yet; null if there is none. */
export async function readPendingEmail(ctx: Context, userId: string): Promise<string | null> {
  const [link] = await ctx.db.read<{ email: string }>(
    "SELECT email FROM account_links WHERE user_id = ? AND purpose = 'email_change' AND expires_at > ? LIMIT 1",
    [userId, ctx.now()],
  );
  return link?.email ?? null;
}

/** Reads the member's address and locks their row, so that other links and confirmations wait. */
async function lockAddress(tx: Transaction, userId: string) {
  const row = await readMember(tx, { id: userId }, ['email', 'emailConfirmedAt'], { lock: 'FOR UPDATE' });
  if (!row) throw refused();
  return row;
}

/**
 * Changes the address by a mailed link, which must be opened where the account is signed in: opened by somebody else, it would tie
 * their mailbox to an account whose password they don't know. Sign-ins stay; other mailed links end; the former address is notified.
 * NOT_FOUND if the link isn't valid; CONFLICT if the address is taken by now.
 */
export async function confirmEmailChange(
  ctx: Context,
  userId: string,
  { token }: ConfirmEmailChangeInput,
): Promise<{ email: string }> {
  await ctx.rateLimits.take('linkAddress', ctx.ip);
  const found = await findLink(ctx, 'email_change', [token]);
  if (found?.userId !== userId) throw refused();
  const { email } = found;
  const now = ctx.now();
  try {
    await ctx.db.transaction(async (tx) => {
      const former = await lockAddress(tx, userId);
      await lockSignIn(tx, ctx);
      if (!(await useLink(tx, ctx, 'email_change', [token]))) throw refused();
      await tx.update(
        User,
        { id: userId },
        { email, emailConfirmedAt: now, mailRefusals: 0, mailRefusedAt: null, updatedAt: now },
      );
      await removeLinksOf(tx, userId);
      await forgetUnconfirmedMails(tx, email);
      const topic = former.emailConfirmedAt ? confirmedAddressTopic : null;
      await queueMail(tx, ctx, 'email_changed', former.email, { userId, topic });
      // The notification is in the app only, because the mail above has the advice.
      await recordSecurityAct(tx, ctx, userId, 'email_changed');
      await recordOwnAct(tx, ctx, { act: 'email_changed', subjectId: userId });
    });
  } catch (error) {
    if (!isDuplicate(error, 'users_email')) throw error;
    throw new AppError('CONFLICT', messages.emailChange.taken);
  }
  await ctx.rateLimits.giveBack('linkAddress', ctx.ip);
  return { email };
}

/** Mails the member a test. FORBIDDEN until the address is confirmed. */
export async function sendTestEmail(
  ctx: Context,
  userId: string,
): Promise<{ isSent: boolean; message: string }> {
  const { emailConfirmedAt } = await ctx.loaders.accountStateById.load(userId);
  if (!emailConfirmedAt) throw forbidden(messages.testEmail.confirmFirst);
  await ctx.rateLimits.take('testMailMember', userId);
  await ctx.db.transaction(async (tx) => {
    await queueMail(tx, ctx, 'test', '', { userId });
  });
  const isSent = ctx.config.smtpUrl !== undefined;
  return { isSent, message: messages.testEmail[isSent ? 'sent' : 'notConfigured'] };
}
