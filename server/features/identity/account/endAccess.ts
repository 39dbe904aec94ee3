import type { Transaction } from '../../../db/database';
import { CalendarFeed } from '../../../model/calendarFeed.entity';
import { ProviderIdentity } from '../../../model/provider.entity';
import type { Context } from '../../../request/context';
import { revokePersonalAccessTokensOf } from '../personalAccessToken/personalAccessToken.service';
import { removeLinksOf } from './accountLinks';
import { revokeSignInsOf } from './signIns.service';

/**
 * Ends what gives access without the password, because an intruder may have made or copied it: mailed links, the calendar address, and
 * personal access tokens, whose ids it returns.
 */
export async function endLinksAndTokens(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  userId: string,
): Promise<string[]> {
  await removeLinksOf(tx, userId);
  await tx.delete(CalendarFeed, { userId });
  return revokePersonalAccessTokensOf(tx, ctx, userId);
}

/**
 * Ends all access to the account: sign-ins with their tokens and sockets, personal access tokens, mailed links, the calendar address,
 * linked providers and known devices. Add every new kind of access here. The caller must have changed the member's row before, in the
 * same transaction, as revokeSignInsOf() requires.
 */
export async function endAllAccess(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  userId: string,
): Promise<void> {
  await revokeSignInsOf(tx, ctx, userId);
  await endLinksAndTokens(tx, ctx, userId);
  await tx.delete(ProviderIdentity, { userId });
}
