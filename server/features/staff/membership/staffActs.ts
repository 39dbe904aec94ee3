import { ReportDecision, Role } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { publishSignInsEnded } from '../../../events/publish';
import { AppError, badInput, forbidden, notFound } from '../../../lib/errors';
import type { AuditAct } from '../../../model/auditEntry.entity';
import type { MailKind } from '../../../model/mail.entity';
import { ReportCase } from '../../../model/report.entity';
import { User } from '../../../model/user.entity';
import { recordAct, recordDecided } from '../../../record/acts';
import { recordActOf, type StaffActor } from '../../../record/audit/audit';
import { queueMail } from '../../../record/queueMail';
import type { Context } from '../../../request/context';
import { revokeSignInsOf } from '../../identity/account/signIns.service';
import { lockSignIn } from '../../identity/secondFactor/lockSignIn';
import { lockAdmins } from '../../members/user/admins';
import { readMember } from '../../members/user/memberRows';
import { publishChatsAndRoomsOfMember } from '../../sessions/room/publishOfMember';
import { publishStoriesOf, release, withhold } from '../../stories/withholding/withholding';
import { removeEverything } from './removeEverything';

/** The part of the context that the acts need, which the command line has as well. */
export type StaffCtx = Pick<Context, 'pubSub' | 'now' | 'notifier' | 'mailQueue'> &
  Partial<Pick<Context, 'viewer'>>;

export interface About {
  actor: StaffActor;
  userId: string;
  /** Null if the operator gave none. */
  reason: string | null;
}

/** The time limit of a statement: a member may have thousands of stories. */
const statementSeconds = 120;

const texts = messages.membership;
const conflict = (message: string) => new AppError('CONFLICT', message);

interface LockedMember {
  member: Pick<User, 'state' | 'roles' | 'email'>;
  /** The administrators who may act. */
  admins: string[];
}

/**
 * Locks the administrators, then the member; deleting an account locks in the same order. The actor is checked again, because two
 * administrators may act against each other at the same time.
 */
async function lockMember(
  tx: Transaction,
  { viewer = null }: Pick<StaffCtx, 'viewer'>,
  { actor, userId }: Pick<About, 'actor' | 'userId'>,
): Promise<LockedMember> {
  const admins = await lockAdmins(tx);
  if (actor.kind === 'member') {
    if (!admins.includes(actor.id)) throw forbidden();
    await lockSignIn(tx, { viewer });
  }
  const member = await readMember(tx, { id: userId }, ['state', 'roles', 'email'], { lock: 'FOR UPDATE' });
  if (!member) throw notFound(messages.account.notFound);
  if (member.state === 'waiting') throw conflict(texts.waits);
  return { member, admins };
}

/** Records the act, and mails it with its reason to the member. */
async function recordAndMail(
  tx: Transaction,
  ctx: StaffCtx,
  { actor, userId, reason }: About,
  { mail, acts }: { mail: MailKind; acts: { act: AuditAct; thing?: string }[] },
): Promise<void> {
  let topic: string | undefined;
  for (const act of acts) topic = await recordActOf(actor, tx, ctx, { ...act, subjectId: userId, reason });
  // Without an address, the mail goes to the one that the member has when it is sent.
  await queueMail(tx, ctx, mail, '', { userId, topic });
}

const storiesOf = (userId: string) => ({ condition: 'author_id = ?', params: [userId] });

/** Notifies open pages that show texts of the member: stories, comments, chats and rooms. */
async function publishTextsOf(tx: Transaction, ctx: StaffCtx, userId: string): Promise<void> {
  await publishStoriesOf(tx, ctx, userId);
  await publishChatsAndRoomsOfMember(tx, ctx, userId);
}

/** Settles reports about the member's texts, which nobody sees any more. Texts that are held still wait for an organiser. */
async function settleReportsAbout(
  tx: Transaction,
  ctx: StaffCtx,
  userId: string,
  reason: string,
): Promise<void> {
  const settled = await tx.update(
    ReportCase,
    { subjectAuthorId: userId, open: 1, held: 0 },
    {
      open: null,
      decision: ReportDecision.HIDDEN,
      decisionNote: reason || null,
      settledById: ctx.viewer?.id ?? null,
      settledAt: ctx.now(),
    },
  );
  if (settled > 0) await recordDecided(tx, ctx);
}

/**
 * Suspends an account. With the commit all use of it ends, because only active members are authenticated. Sign-ins end for good; tokens
 * and calendar addresses don't work until the account is restored. Returns false if it was suspended already.
 */
export async function suspend(
  tx: Transaction,
  ctx: StaffCtx,
  about: About,
  { removesContent = false } = {},
): Promise<boolean> {
  tx.mayTake(statementSeconds);
  const { userId } = about;
  const reason = about.reason ?? '';
  const { member, admins } = await lockMember(tx, ctx, about);
  if (member.state === 'suspended') {
    // The texts of a member suspended before are to be removed as well. A repeated request finds none.
    if (removesContent && (await removeEverything(tx, ctx, { userId, reason })))
      await recordActOf(about.actor, tx, ctx, { act: 'content_removed', subjectId: userId, reason });
    return false;
  }
  if (admins.length === 1 && admins[0] === userId) throw conflict(texts.lastAdmin);
  await publishTextsOf(tx, ctx, userId);
  await tx.update(User, { id: userId }, { state: 'suspended' });
  await withhold(tx, ctx, storiesOf(userId), 'suspension');
  await recordAct(tx, ctx, { act: 'member_suspended', actorId: null, subjectId: userId });
  if (removesContent) await removeEverything(tx, ctx, { userId, reason });
  await settleReportsAbout(tx, ctx, userId, reason);
  await revokeSignInsOf(tx, ctx, userId);
  // This event also closes sockets of personal access tokens.
  publishSignInsEnded(tx, ctx, userId);
  const acts: { act: AuditAct }[] = [
    { act: 'suspended' },
    ...(removesContent ? [{ act: 'content_removed' as const }] : []),
  ];
  await recordAndMail(tx, ctx, about, { mail: 'suspended', acts });
  return true;
}

/** Restores a suspended account; returns false if it wasn't suspended. */
export async function restore(tx: Transaction, ctx: StaffCtx, about: About): Promise<boolean> {
  tx.mayTake(statementSeconds);
  const { userId } = about;
  const { member } = await lockMember(tx, ctx, about);
  if (member.state === 'active') return false;
  await tx.update(User, { id: userId }, { state: 'active' });
  await release(tx, ctx, storiesOf(userId), 'suspension');
  await publishTextsOf(tx, ctx, userId);
  await recordAndMail(tx, ctx, about, { mail: 'restored', acts: [{ act: 'restored' }] });
  return true;
}

/** Sets the roles that a function returns for the current ones. They take effect at once, because roles are read on each request. */
export async function setRoles(
  tx: Transaction,
  ctx: StaffCtx,
  about: About,
  newRoles: (current: readonly Role[]) => readonly Role[],
): Promise<boolean> {
  const { actor, userId } = about;
  const { member, admins } = await lockMember(tx, ctx, about);
  const wanted = new Set([...newRoles(member.roles), Role.USER]);
  const given = [...wanted].filter((role) => !member.roles.includes(role));
  const taken = member.roles.filter((role) => !wanted.has(role));
  if (given.length + taken.length === 0) return false;
  if (taken.includes(Role.ADMIN)) {
    if (actor.kind === 'member' && actor.id === userId) throw badInput({ roles: texts.ownAdminRole });
    if (admins.length === 1 && admins[0] === userId) throw conflict(texts.lastAdmin);
  }
  const roles = Object.values(Role).filter((role) => wanted.has(role));
  await tx.update(User, { id: userId }, { roles, updatedAt: new Date() });
  const acts = [
    ...given.map((thing) => ({ act: 'role_given' as const, thing })),
    ...taken.map((thing) => ({ act: 'role_taken' as const, thing })),
  ];
  await recordAndMail(tx, ctx, about, { mail: 'roles_changed', acts });
  return true;
}

/** Ends all sign-ins; returns false if there were none. */
export async function endSignIns(tx: Transaction, ctx: StaffCtx, about: About): Promise<boolean> {
  await lockMember(tx, ctx, about);
  if ((await revokeSignInsOf(tx, ctx, about.userId)).length === 0) return false;
  const acts = [{ act: 'sign_ins_ended' as const }];
  await recordAndMail(tx, ctx, about, { mail: 'sign_ins_ended', acts });
  return true;
}

/** Queues the mail that members ask for themselves when they have forgotten their password. */
export async function sendRecovery(
  tx: Transaction,
  ctx: StaffCtx,
  { actor, userId }: Omit<About, 'reason'>,
): Promise<void> {
  const { member } = await lockMember(tx, ctx, { actor, userId });
  await queueMail(tx, ctx, 'password_reset', member.email);
  await recordActOf(actor, tx, ctx, { act: 'recovery_sent', subjectId: userId });
}
