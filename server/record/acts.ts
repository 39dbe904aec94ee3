import type { Transaction } from '../db/database';
import { newId } from '../lib/ids';
import { Act } from '../model/notification.entity';

/** The kind of act. `candidates.ts` says who is notified of each, and `removal.ts` which notifications the removing acts remove. */
export type ActKind =
  | 'comment_added'
  | 'comment_edited'
  | 'story_shared'
  /** The story was published for the first time, or shared with the whole group. */
  | 'story_published'
  | 'followed'
  | 'session_reminder'
  | 'session_moved'
  | 'session_cancelled'
  | 'session_place'
  | 'session_completed'
  | 'feedback_status'
  | 'account_security'
  | 'content_decided'
  | 'join_requested'
  | 'content_reported'
  | 'content_held'
  /** The weekly mails to readers are due: `newsletter/readerRun.ts`. */
  | 'readers_due'
  | 'story_hidden'
  | 'comment_removed'
  | 'member_suspended'
  /** Something no longer waits for staff. */
  | 'staff_decided';

const removingActs = [
  'story_hidden',
  'comment_removed',
  'member_suspended',
  'staff_decided',
] as const satisfies ActKind[];
/** Acts that remove notifications instead of making any. */
export type RemovingAct = (typeof removingActs)[number];
export const isRemovingAct = (act: string): act is RemovingAct =>
  (removingActs as readonly string[]).includes(act);

export interface NewAct {
  act: ActKind;
  /** The actor, who isn't notified; null if there is none, or if they are notified themselves. */
  actorId: string | null;
  /** The story, session, feedback or member that the act is about. */
  subjectId: string;
  /** The comment, story or follower that the act added; by default the act's own id. */
  itemId?: string;
}

export interface ActCtx {
  now: () => Date;
  notifier: { wake(): void };
}

/** Adds an act to the outbox, in the transaction of the act; the notifier notifies members after the commit, on this server or, if it dies, on another. */
export const recordAct = (tx: Transaction, ctx: ActCtx, act: NewAct): Promise<void> =>
  recordActs(tx, ctx, [act]);

/** SQL: a member is still to be notified of an act about a subject; `member` and `subject` are columns. */
export const pendingNotificationSql = (act: ActKind, member: string, subject: string): string =>
  `(EXISTS (SELECT 1 FROM notification_events e WHERE e.act = '${act}' AND e.subject_id = ${subject})
    OR EXISTS (SELECT 1 FROM notices n WHERE n.user_id = ${member} AND n.kind = '${act}' AND n.subject_id = ${subject}))`;

/** Rows per INSERT. */
const batchSize = 500;

/** Adds several acts to the outbox, as recordAct() does one. */
export async function recordActs(tx: Transaction, ctx: ActCtx, all: readonly NewAct[]): Promise<void> {
  const now = ctx.now();
  const rows = all.map(({ act, actorId, subjectId, itemId }) => {
    const id = newId('event');
    return {
      id,
      act,
      actorId,
      subjectId,
      itemId: itemId ?? id,
      createdAt: now,
      dueAt: now,
      claim: null,
      attempts: 0,
      afterId: null,
    };
  });
  for (let at = 0; at < rows.length; at += batchSize) await tx.insert(Act, rows.slice(at, at + batchSize));
  if (rows.length > 0) tx.afterCommit(() => ctx.notifier.wake());
}

/** Subjects of notifications for staff: there is one notification for each subject until it is read. */
export const staffSubjects = {
  join_requested: 'joining',
  content_reported: 'reports',
  content_held: 'held',
} as const satisfies Partial<Record<ActKind, string>>;

/** Records that something waits for staff. It has no actor, so that muting somebody doesn't hide their reports. */
export const recordForStaff = (
  tx: Transaction,
  ctx: ActCtx,
  act: keyof typeof staffSubjects,
  itemId: string,
) => recordAct(tx, ctx, { act, actorId: null, subjectId: staffSubjects[act], itemId });

/** Records that something no longer waits for staff, which removes it from the notifications of all of them. */
export const recordDecided = (tx: Transaction, ctx: ActCtx) =>
  recordAct(tx, ctx, { act: 'staff_decided', actorId: null, subjectId: '' });

/** Acts that concern the security of an account; `notificationTexts.ts` has the sentences. */
type SecurityAct =
  | 'password_changed'
  | 'email_changed'
  | 'token_created'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'provider_linked'
  | 'provider_unlinked';

/** Whether the act has a mail with advice of its own, so that the notification isn't mailed as well. */
export const hasOwnMail = ({ act, itemId }: Pick<NewAct, 'act'> & { itemId: string }) =>
  act === 'account_security' && /^(?:password|email)_changed\./.test(itemId);

/** Records an act about the security of an account, of which the member is notified even if it is their own. */
export const recordSecurityAct = (tx: Transaction, ctx: ActCtx, userId: string, act: SecurityAct) =>
  recordAct(tx, ctx, {
    act: 'account_security',
    actorId: null,
    subjectId: userId,
    // The time makes the item unique, so that the member is notified of each occurrence.
    itemId: `${act}.${ctx.now().getTime().toString(36)}`,
  });
