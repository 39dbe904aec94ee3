import type { Transaction } from '../db/database';
import { newId } from '../lib/ids';
import { NotificationEvent } from '../model/notification.entity';

/** What happened. `receivers.ts` says whom it is told to, and `removal.ts` what those that take back remove. */
export type Act =
  | 'comment_added'
  | 'comment_edited'
  | 'story_shared'
  /** For the first time, or shared with the group. */
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
  /** The weekly mails to readers are due: `readers/readerRun.ts`. */
  | 'readers_due'
  | 'story_hidden'
  | 'comment_removed'
  | 'member_suspended'
  /** Something waits for staff no longer. */
  | 'staff_decided';

const takingBack = [
  'story_hidden',
  'comment_removed',
  'member_suspended',
  'staff_decided',
] as const satisfies Act[];
/** Acts that take notifications back, instead of telling anybody. */
export type TakingBack = (typeof takingBack)[number];
export const takesBack = (act: string): act is TakingBack => (takingBack as readonly string[]).includes(act);

export interface ActFacts {
  act: Act;
  /** Who did it and isn't told; null if nobody did, or if they are told themselves. */
  actorId: string | null;
  /** The story, session, feedback or member that it is about. */
  subjectId: string;
  /** The comment, story or follower; by default an id of its own. */
  itemId?: string;
}

export interface ActCtx {
  now: () => Date;
  notifier: { kick(): void };
}

/**
 * Records in the transaction of what happened that members are to be notified; the notifier does so after the commit,
 * on this server or, if it dies, on another.
 */
export const recordAct = (tx: Transaction, ctx: ActCtx, facts: ActFacts): Promise<void> =>
  recordActs(tx, ctx, [facts]);

/** Rows per statement. */
const batch = 500;

export async function recordActs(tx: Transaction, ctx: ActCtx, all: readonly ActFacts[]): Promise<void> {
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
  for (let at = 0; at < rows.length; at += batch)
    await tx.insert(NotificationEvent, rows.slice(at, at + batch));
  if (rows.length > 0) tx.afterCommit(() => ctx.notifier.kick());
}

/** What a notification for staff is about: one for each, until it is looked at. */
export const staffSubjects = {
  join_requested: 'joining',
  content_reported: 'reports',
  content_held: 'held',
} as const satisfies Partial<Record<Act, string>>;

/** Records that something waits for staff. Nobody is left out as who did it: muting somebody doesn't hide what they report. */
export const recordForStaff = (
  tx: Transaction,
  ctx: ActCtx,
  act: keyof typeof staffSubjects,
  itemId: string,
) => recordAct(tx, ctx, { act, actorId: null, subjectId: staffSubjects[act], itemId });

/** Records that something waits for staff no longer, so that it leaves the notifications of all of them. */
export const recordDecided = (tx: Transaction, ctx: ActCtx) =>
  recordAct(tx, ctx, { act: 'staff_decided', actorId: null, subjectId: '' });

/** What concerns the security of an account; `notificationTexts.ts` has the sentences. */
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

/** Told at once by a security mail with advice of its own, so that the notice isn't mailed again. */
export const isMailedApart = ({ act, itemId }: Pick<ActFacts, 'act'> & { itemId: string }) =>
  act === 'account_security' && /^(?:password|email)_changed\./.test(itemId);

/** Records that its member is told, whoever did it. */
export const recordSecurityAct = (tx: Transaction, ctx: ActCtx, userId: string, what: SecurityAct) =>
  recordAct(tx, ctx, {
    act: 'account_security',
    actorId: null,
    subjectId: userId,
    // Each time is told.
    itemId: `${what}.${ctx.now().getTime().toString(36)}`,
  });
