import { messages } from '../../../contract/messages';
import { badInput, unauthenticated } from '../../../lib/errors';
import type { Context } from '../../../request/context';
import { requireFreshSignIn, requireFreshSignInBesidePassword } from '../secondFactor/freshSignIn';
import { verifyPassword } from './passwords';

/**
 * Requires the password before an act that can't be undone. Members with a second factor need a fresh sign-in as well; members
 * without a password need one instead. `wrongMessage` is the message for a wrong password.
 */
export async function confirmWithPassword(
  ctx: Context,
  passwordHash: string | null,
  password: string | null | undefined,
  wrongMessage: string,
): Promise<void> {
  if (!ctx.viewer) throw unauthenticated();
  if (passwordHash === null) return requireFreshSignIn(ctx);
  await requireFreshSignInBesidePassword(ctx);
  if (!password) throw badInput({ password: messages.password.required });
  await ctx.rateLimits.take('confirmPassword', ctx.viewer.id);
  if (!(await verifyPassword(passwordHash, password))) throw badInput({ password: wrongMessage });
  await ctx.rateLimits.giveBack('confirmPassword', ctx.viewer.id);
}
