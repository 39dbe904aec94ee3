import { dayMs } from '../../../contract/calendar';
import { limits } from '../../../contract/limits';
import { recordRuleAct } from '../../../record/audit/audit';
import { queueMail } from '../../../record/queueMail';
import type { Services } from '../../../request/context';
import { readWaitingMembers } from '../../members/user/memberRows';

/** Accounts deleted in one run, because each takes the time of hashing a password. The next run, an hour later, deletes others. */
const accountsPerRun = 100;

type Ctx = Pick<
  Services,
  'db' | 'deletionList' | 'mailQueue' | 'notifier' | 'pubSub' | 'now' | 'deleteWaitingAccount'
>;

/**
 * Deletes accounts that have waited for approval too long: declines them in the audit log and by mail. Of concurrent decisions, and
 * of several servers, one wins.
 */
export async function endLongWaits(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - limits.waitingMembers.days * dayMs);
  for (const id of await readWaitingMembers(ctx.db, before, accountsPerRun))
    await ctx.deleteWaitingAccount(ctx, id, async (tx, email) => {
      await queueMail(tx, ctx, 'declined', email);
      await recordRuleAct(tx, ctx, { act: 'declined', subjectId: id });
    });
}
