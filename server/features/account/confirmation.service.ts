import type { Context } from '../../context';
import { messages } from '../../contract/messages';
import { AppError, badInput, notFound } from '../../errors';
import { queueMail } from '../../mail/queueMail';
import { mayMailUnconfirmed } from '../../mail/unconfirmedMails';
import { findLink } from './accountLinks';
import type {
  ConfirmEmailInput,
  LookUpAccountLinkInput,
  RequestEmailConfirmationInput,
} from './confirmation.inputs';
import { normalEmail } from './emailAddress';
import { useProof } from './proof';

const daySeconds = 24 * 60 * 60;

const refused = () => notFound(messages.confirmation.refused);

/**
 * Confirms the address with a mailed link. If the request's access token belongs to the same account,
 * password and sign-ins stay. An invalid link is NOT_FOUND, because UNAUTHENTICATED would make the client
 * refresh its tokens.
 */
export async function confirmEmail(ctx: Context, { token }: ConfirmEmailInput) {
  // Don't treat an expired token as a visitor's: after a refresh the same call may keep the password.
  if (ctx.refusedToken) throw ctx.refusedToken;
  await ctx.rateLimits.take('linkAddress', ctx.ip);
  const found = await findLink(ctx, 'email_confirmation', [token]);
  if (!found) throw refused();
  const { userId, email } = found;
  const { endedAccess } = await ctx.db.transaction(async (tx) => {
    tx.skipPublicCacheBump();
    const proof = await useProof(tx, ctx, {
      userId,
      purpose: 'email_confirmation',
      tokens: [token],
      signedInHere: ctx.viewer?.id === userId,
    });
    if (!proof) throw refused();
    return proof;
  });
  await ctx.rateLimits.giveBack('linkAddress', ctx.ip);
  return { email, endedAccess };
}

/**
 * Mails another confirmation link to the member's own address, unless it is already confirmed. RATE_LIMITED if no mail may go
 * to it now; the member may know that, unlike whoever asks for recovery.
 */
export async function requestEmailConfirmation(
  ctx: Context,
  userId: string,
  { email }: RequestEmailConfirmationInput,
) {
  await ctx.rateLimits.take('confirmationMember', userId);
  const [member] = await ctx.db.read<{ confirmedAt: Date | null }>(
    'SELECT email_confirmed_at AS confirmedAt FROM users WHERE id = ? AND email = ?',
    [userId, normalEmail(email)],
  );
  if (!member) throw badInput({ email: messages.confirmation.notYours });
  if (!member.confirmedAt) {
    if (!(await mayMailUnconfirmed(ctx.db, normalEmail(email), ctx.now())))
      throw new AppError('RATE_LIMITED', messages.confirmation.tooMany, { retryAfter: daySeconds });
    await ctx.db.transaction(async (tx) => {
      tx.skipPublicCacheBump();
      await queueMail(tx, ctx, 'email_confirmation', normalEmail(email));
    });
  }
  return { message: messages.confirmation.requested };
}

/** Returns the owner of a link without using it, so that a client can ask before switching accounts. */
export async function lookUpAccountLink(ctx: Context, { purpose, tokens }: LookUpAccountLinkInput) {
  await ctx.rateLimits.take('linkAddress', ctx.ip);
  const found = await findLink(ctx, purpose, tokens);
  if (!found) throw refused();
  await ctx.rateLimits.giveBack('linkAddress', ctx.ip);
  return found;
}
