import { IsNull } from 'typeorm';
import { messages } from '../../../contract/messages';
import { AppError, unauthenticated } from '../../../lib/errors';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { readMember } from '../../members/user/memberRows';
import { requireFreshSignIn } from '../secondFactor/freshSignIn';
import { lockSignIn } from '../secondFactor/lockSignIn';
import type { SetPasswordInput } from './account.inputs';
import { finishPasswordChange } from './account.service';
import { hashPassword } from './passwords';

/**
 * Sets the first password of an account, after a fresh sign-in. Like a change of the password, this ends other sign-ins and personal
 * access tokens. CONFLICT if the account has a password; of concurrent calls one sets it.
 */
export async function setPassword(ctx: Context, userId: string, { newPassword }: SetPasswordInput) {
  const alreadySet = () => new AppError('CONFLICT', messages.setPassword.hasOne);
  const member = await readMember(ctx.db, { id: userId }, ['email', 'passwordHash'], { among: 'all' });
  if (!member) throw unauthenticated();
  if (member.passwordHash !== null) throw alreadySet();
  await requireFreshSignIn(ctx);
  await ctx.rateLimits.take('providerMember', userId);
  const passwordHash = await hashPassword(newPassword);
  const revoked = await ctx.db.transaction(async (tx) => {
    const withoutPassword = { id: userId, passwordHash: IsNull(), deletedAt: IsNull() };
    if ((await tx.update(User, withoutPassword, { passwordHash, updatedAt: ctx.now() })) === 0)
      throw alreadySet();
    await lockSignIn(tx, ctx);
    return finishPasswordChange(tx, ctx, userId, member.email);
  });
  return revoked;
}
