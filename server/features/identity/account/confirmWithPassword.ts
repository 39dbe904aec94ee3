import { messages } from '../../../contract/messages';
import { badInput, unauthenticated } from '../../../lib/errors';
import type { Context } from '../../../request/context';
import { requireFreshSignIn, requireFreshSignInBesidePassword } from '../secondFactor/freshSignIn';
import { verifyPassword } from './passwords';

/**
 * Asks for the password before what can't be undone, and from who has a second factor for a fresh sign-in as well. Who has
 * no password needs a fresh sign-in. `wrong` is the text about another password.
 */
export async function confirmWithPassword(
  ctx: Context,
  passwordHash: string | null,
  password: string | null | undefined,
  wrong: string,
): Promise<void> {
  if (!ctx.viewer) throw unauthenticated();
  if (passwordHash === null) return requireFreshSignIn(ctx);
  await requireFreshSignInBesidePassword(ctx);
  if (!password) throw badInput({ password: messages.password.required });
  await ctx.rateLimits.take('confirmPassword', ctx.viewer.id);
  if (!(await verifyPassword(passwordHash, password))) throw badInput({ password: wrong });
  await ctx.rateLimits.giveBack('confirmPassword', ctx.viewer.id);
}
