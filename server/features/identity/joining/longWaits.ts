import { dayMs } from '../../../contract/calendar';
import { limits } from '../../../contract/limits';
import { newIdAt } from '../../../lib/ids';
import { recordRuleAct } from '../../../record/audit/audit';
import { queueMail } from '../../../record/queueMail';
import type { Services } from '../../../request/context';

/** Each takes the time of hashing a password; what is left over goes the hour after. */
const atOnce = 100;

type Ctx = Pick<
  Services,
  'db' | 'deletionList' | 'mailQueue' | 'notifier' | 'pubSub' | 'now' | 'deleteWaitingAccount'
>;

/**
 * Deletes the accounts of those who have waited for approval longest, and mails their addresses that they were declined, as the log says. On any
 * number of servers: a decision at the same time comes first or second, and one wins.
 */
export async function endLongWaits(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - limits.waitingMembers.days * dayMs);
  // Ids sort by creation.
  const waiting = await ctx.db.read<{ id: string }>(
    `SELECT id FROM users FORCE INDEX (users_state)
     WHERE state = 'waiting' AND id < ? AND created_at < ? ORDER BY id LIMIT ${atOnce}`,
    [newIdAt('user', before), before],
  );
  for (const { id } of waiting)
    await ctx.deleteWaitingAccount(ctx, id, async (tx, email) => {
      await queueMail(tx, ctx, 'declined', email);
      await recordRuleAct(tx, ctx, { act: 'declined', subjectId: id });
    });
}
