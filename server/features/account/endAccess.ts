import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import { CalendarFeed } from '../../model/calendarFeed.entity';
import { ProviderIdentity } from '../../model/provider.entity';
import { revokePersonalAccessTokensOf } from '../personalAccessToken/personalAccessToken.service';
import { removeLinksOf } from './accountLinks';
import { revokeSignInsOf } from './signIns.service';

/**
 * Ends all access to the account: sign-ins with their tokens and sockets, personal access tokens, mailed
 * links, the calendar address, linked providers and known devices. Add every new kind of access here. The caller must have
 * changed the member's row before, in the same transaction, as revokeSignInsOf() requires.
 */
export async function endAllAccess(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  userId: string,
): Promise<void> {
  await removeLinksOf(tx, userId);
  await revokeSignInsOf(tx, ctx, userId);
  await revokePersonalAccessTokensOf(tx, ctx, userId);
  await tx.delete(CalendarFeed, { userId });
  await tx.delete(ProviderIdentity, { userId });
}
