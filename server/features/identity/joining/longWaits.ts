import { dayMs } from '../../../contract/calendar';
import { limits } from '../../../contract/limits';
import { recordRuleAct } from '../../../record/audit/audit';
import { queueMail } from '../../../record/queueMail';
import type { Services } from '../../../request/context';
import { waitingSince } from '../../members/user/memberRows';

/** Limits a run, because each account takes the time of hashing a password; the rest are deleted an hour later. */
const atOnce = 100;

type Ctx = Pick<
  Services,
  'db' | 'deletionList' | 'mailQueue' | 'notifier' | 'pubSub' | 'now' | 'deleteWaitingAccount'
>;

/**
 * Deletes accounts that have waited for approval too long, and mails their addresses that they were declined, as the log says. Safe
 * on any number of servers and with concurrent decisions: one wins.
 */
export async function endLongWaits(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - limits.waitingMembers.days * dayMs);
  for (const id of await waitingSince(ctx.db, before, atOnce))
    await ctx.deleteWaitingAccount(ctx, id, async (tx, email) => {
      await queueMail(tx, ctx, 'declined', email);
      await recordRuleAct(tx, ctx, { act: 'declined', subjectId: id });
    });
}
