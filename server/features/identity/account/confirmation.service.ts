import { messages } from '../../../contract/messages';
import { normalEmail } from '../../../lib/emailAddress';
import { AppError, badInput, forbidden, notFound, unauthenticated } from '../../../lib/errors';
import { queueMail } from '../../../record/queueMail';
import { waitForUnconfirmedMail } from '../../../record/unconfirmedMails';
import type { Context } from '../../../request/context';
import { readMember } from '../../members/user/memberRows';
import { lockSignIn } from '../secondFactor/lockSignIn';
import { findLink } from './accountLinks';
import type {
  ConfirmEmailInput,
  LookUpAccountLinkInput,
  RequestEmailConfirmationInput,
} from './confirmation.inputs';
import { confirmByCode, readCode } from './confirmationCodes';
import { useProof } from './proof';

const refused = () => notFound(messages.confirmation.refused);

/** Confirms the viewer's address by the token of a mailed link or by the code in the mail. */
export async function confirmEmail(ctx: Context, { token, code }: ConfirmEmailInput) {
  if (ctx.refusedToken) throw ctx.refusedToken;
  const userId = ctx.viewer?.id;
  if ((token == null) === (code == null)) throw badInput({ token: messages.confirmation.tokenOrCode });
  if (token != null) return { ...(await confirmByLink(ctx, token)), endedAccess: false };
  if (!userId) throw unauthenticated();
  const confirmed = await confirmByCode(ctx, userId, (code ?? '').replace(/\s/g, ''));
  return { ...confirmed, endedAccess: false };
}

/**
 * Confirms the address by a link that is opened where its account is signed in: opened anywhere else, it would confirm the account of
 * an impostor who signed up with the address. An invalid link is NOT_FOUND, because UNAUTHENTICATED would make the client refresh its
 * tokens.
 */
async function confirmByLink(ctx: Context, token: string): Promise<{ email: string }> {
  await ctx.rateLimits.take('linkAddress', ctx.ip);
  const found = await findLink(ctx, 'email_confirmation', [token]);
  if (!found) throw refused();
  const { userId, email } = found;
  await ctx.rateLimits.giveBack('linkAddress', ctx.ip);
  if (!ctx.viewer) throw unauthenticated(messages.confirmation.elsewhere);
  if (ctx.viewer.id !== userId) throw forbidden(messages.confirmation.elsewhere);
  await ctx.db.transaction(async (tx) => {
    const proof = { userId, purpose: 'email_confirmation', tokens: [token], signedInHere: true } as const;
    if (!(await useProof(tx, ctx, proof))) throw refused();
    await lockSignIn(tx, ctx);
  });
  return { email };
}

/**
 * Mails another confirmation link to the member's own address, unless it is already confirmed. RATE_LIMITED if no mail may go
 * to it now; unlike for recovery, revealing that to the member is safe.
 */
export async function requestEmailConfirmation(
  ctx: Context,
  userId: string,
  { email }: RequestEmailConfirmationInput,
) {
  await ctx.rateLimits.take('confirmationMember', userId);
  const own = { id: userId, email: normalEmail(email) };
  const member = await readMember(ctx.db, own, ['emailConfirmedAt'], { among: 'all' });
  if (!member) throw badInput({ email: messages.confirmation.notYours });
  if (!member.emailConfirmedAt) {
    const mail = { kind: 'email_confirmation', address: normalEmail(email), now: ctx.now() } as const;
    const retryAfter = await waitForUnconfirmedMail(ctx.db, mail);
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', messages.confirmation.tooMany, { retryAfter });
    await ctx.db.transaction(async (tx) => {
      await queueMail(tx, ctx, 'email_confirmation', normalEmail(email));
    });
  }
  return { message: messages.confirmation.requested };
}

/** Returns the owner of a link without using it, so that a client can ask before it switches accounts. */
export async function lookUpAccountLink(ctx: Context, { purpose, tokens }: LookUpAccountLinkInput) {
  await ctx.rateLimits.take('linkAddress', ctx.ip);
  const found = await findLink(ctx, purpose, tokens);
  if (!found) throw refused();
  await ctx.rateLimits.giveBack('linkAddress', ctx.ip);
  const code = purpose === 'email_confirmation' ? await readCode(ctx, found) : null;
  return { ...found, code, requestId: purpose === 'magic_link' ? found.mailId : null };
}
