import { randomBytes } from 'node:crypto';
import { Role } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import type { Database, Transaction } from '../../../db/database';
import { AppError, badInput, unauthenticated } from '../../../lib/errors';
import { Mail } from '../../../model/mail.entity';
import { Reader } from '../../../model/reader.entity';
import { User } from '../../../model/user.entity';
import { type ActCtx, type NewAct, recordActs, recordDecided } from '../../../record/acts';
import { withdrawCases } from '../../../record/findings';
import { confirmedAddressTopic } from '../../../record/mailKinds';
import { queueMail } from '../../../record/queueMail';
import type { Context } from '../../../request/context';
import { confirmWithPassword } from '../../identity/account/confirmWithPassword';
import { hashPassword } from '../../identity/account/passwords';
import { revokeSignInsOf } from '../../identity/account/signIns.service';
import { lockSignIn } from '../../identity/secondFactor/lockSignIn';
import { lockAdmins } from '../../members/user/admins';
import { adminSql } from '../../members/user/memberConditions';
import { readDeletedSince, readMember } from '../../members/user/memberRows';
import { addressKey } from '../../notify/newsletter/readerKeys';
import { publishSessionsOfMember } from '../../sessions/room/publishOfMember';
import { raiseSessionVersion } from '../../sessions/table/raiseSessionVersion';
import { commentsWithCase } from '../../stories/comment/hiding';
import { storyIdsBySql } from '../../stories/table/storiesTable';
import { publishStoriesOf } from '../../stories/withholding/withholding';
import type { DeleteAccountInput } from './accountDeletion.inputs';
import type { Deletion } from './deletionList';
import { removals } from './removals';

type Ctx = Pick<Context, 'pubSub'> & Pick<ActCtx, 'notifier'>;

/** Time limit of a statement, which may delete thousands of stories with all their versions. */
const statementSeconds = 120;

/** 100 random bits as text. */
function randomName(): string {
  const letters = '0123456789abcdefghjkmnpqrstvwxyz';
  return Array.from(randomBytes(20), (byte) => letters[byte % 32]).join('');
}

/**
 * Deletes the member's account and data in one transaction. Comments on others' public stories stay, and the
 * blanked row stays as their author. Username and address become available at once.
 */
export async function deleteAccount(ctx: Context, userId: string, { password }: DeleteAccountInput) {
  // Check this before the password: otherwise the only admin's password could be guessed here without
  // deleting anything.
  await ctx.db.transaction(async (tx) => {
    await refuseOnlyAdmin(tx, userId);
  });
  const member = await readMember(ctx.db, { id: userId }, ['passwordHash']);
  if (!member) throw unauthenticated();
  const knownHash = member.passwordHash;
  await confirmWithPassword(ctx, knownHash, password, messages.accountDeletion.wrongPassword);
  const unknownHash = await hashUnknownPassword();
  const deletedAt = new Date();
  await ctx.db.transaction(async (tx) => {
    tx.mayTake(statementSeconds);
    // Locks the admins' rows before the member's own row; everyone who locks both uses this order.
    await refuseOnlyAdmin(tx, userId);
    const account = await lockAccountRow(tx, userId);
    if (!account) throw unauthenticated();
    await lockSignIn(tx, ctx);
    // The member may have become an administrator before their row was locked.
    await refuseOnlyAdmin(tx, userId);
    // If the hash differs, the password was changed since it was checked.
    if (account.passwordHash !== knownHash)
      throw badInput({ password: messages.accountDeletion.wrongPassword });
    const acts = await readActs(tx, userId);
    await removeAccount(tx, ctx, account, { unknownHash, deletedAt });
    // The acts come late in the transaction, because their due rows are locked from here on, and the notifier waits for them.
    await recordActs(tx, ctx, acts);
    // Notifies the owner, because an intruder could have deleted the account.
    await queueMail(tx, ctx, 'account_deleted', account.email, {
      topic: account.emailConfirmedAt ? confirmedAddressTopic : null,
    });
  });
  await ctx.deletionList.add({ id: userId, deletedAt });
  await removeLeftovers(ctx.db, userId).catch((error: unknown) =>
    ctx.log.warn(
      { err: error, requestId: ctx.requestId },
      'rows written during a deletion are left to the hourly clean-up',
    ),
  );
}

/**
 * Repeats a deletion, in a database that was restored from an older backup. False if there is no such account, or it is deleted.
 * Deletes even the only administrator's account.
 */
export async function deleteAccountAgain(
  { db, pubSub }: { db: Database; pubSub: Ctx['pubSub'] },
  { id, deletedAt }: Deletion,
): Promise<boolean> {
  const unknownHash = await hashUnknownPassword();
  return db.transaction(async (tx) => {
    tx.mayTake(statementSeconds);
    const account = await lockAccountRow(tx, id);
    // No notifier has to be woken: the servers find the acts when they poll.
    const ctx = { pubSub, notifier: { wake: () => undefined } };
    if (account) await removeAccount(tx, ctx, account, { unknownHash, deletedAt });
    return account !== undefined;
  });
}

/**
 * Deletes an account that waits for approval, whose member has published nothing. False if it doesn't wait: of concurrent decisions one
 * wins. `afterRemoval` runs in the same transaction, after mails to the address were deleted.
 */
export async function deleteWaitingAccount(
  ctx: Ctx & { db: Pick<Database, 'transaction'>; deletionList: Context['deletionList'] },
  id: string,
  afterRemoval: (tx: Transaction, email: string) => Promise<unknown>,
): Promise<boolean> {
  const unknownHash = await hashUnknownPassword();
  const deletedAt = new Date();
  const isDeleted = await ctx.db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, id);
    if (account?.state !== 'waiting') return false;
    await removeAccount(tx, ctx, account, { unknownHash, deletedAt });
    await afterRemoval(tx, account.email);
    return true;
  });
  if (isDeleted) await ctx.deletionList.add({ id, deletedAt });
  return isDeleted;
}

/** The hash of a password that nobody knows. It is a valid one, so that signing in takes the usual path and time. */
const hashUnknownPassword = () => hashPassword(randomName());

/**
 * CONFLICT if the member is the only administrator. Locks the rows of all administrators, but only if the member is one, because
 * administrators can't write anything meanwhile.
 */
async function refuseOnlyAdmin(tx: Transaction, userId: string) {
  if (!(await readMember(tx, { id: userId }, ['id'], { among: 'all', condition: adminSql() }))) return;
  const admins = await lockAdmins(tx);
  if (admins.length === 1 && admins[0] === userId)
    throw new AppError('CONFLICT', messages.accountDeletion.onlyAdmin);
}

const accountColumns = ['id', 'email', 'emailConfirmedAt', 'passwordHash', 'state'] as const;
type Account = Pick<User, (typeof accountColumns)[number]>;

/** Reads and locks the account; undefined if it is deleted. */
const lockAccountRow = (tx: Transaction, id: string): Promise<Account | undefined> =>
  readMember(tx, { id }, accountColumns, { lock: 'FOR UPDATE' });

/** Blanks the account and deletes its data, in the caller's transaction. */
async function removeAccount(
  tx: Transaction,
  ctx: Ctx,
  { id, email, emailConfirmedAt }: Account,
  blank: { unknownHash: string; deletedAt: Date },
): Promise<void> {
  await blankUserRow(tx, id, blank);
  await revokeSignInsOf(tx, ctx, id);
  // An address that isn't confirmed may be a stranger's, who keeps following by mail.
  if (emailConfirmedAt) await tx.delete(Reader, { addressKey: addressKey(email) });
  await publishStoriesOf(tx, ctx, id);
  const sessionIds = await publishSessionsOfMember(tx, ctx, id);
  const actCtx = { now: () => blank.deletedAt, notifier: ctx.notifier };
  const commentIds = await commentsWithCase(tx, `c.story_id IN ${storyIdsBySql('?')}`, [id]);
  for (const { remove } of removals) await remove(tx, id);
  await raiseSessionVersion(tx, ...sessionIds);
  await tx.delete(Mail, { email });
  await withdrawCases(tx, actCtx, ...commentIds);
  // The member, or a text of theirs, may have waited for staff.
  await recordDecided(tx, actCtx);
}

/** Blanks the account's row except for its id. */
async function blankUserRow(
  tx: Transaction,
  userId: string,
  { unknownHash, deletedAt }: { unknownHash: string; deletedAt: Date },
): Promise<void> {
  const name = randomName();
  await tx.update(
    User,
    { id: userId },
    {
      username: `deleted-${name}`,
      email: `${name}@deleted.invalid`,
      emailConfirmedAt: null,
      passwordHash: unknownHash,
      roles: [Role.USER],
      displayName: null,
      bio: null,
      websiteUrl: null,
      profileImageUrl: null,
      state: 'active',
      createdAt: deletedAt,
      updatedAt: deletedAt,
      deletedAt,
    },
  );
}

/** Reads the acts that notify participants of sessions that end with the account, and members who wait for a place that it frees. */
async function readActs(tx: Transaction, userId: string): Promise<NewAct[]> {
  const sessions = await tx.read<{ id: string; isLed: number }>(
    `SELECT id, 1 AS isLed FROM sessions WHERE leader_id = ? AND status = 'scheduled'
     UNION ALL SELECT p.session_id, 0 FROM session_participants p JOIN sessions s ON s.id = p.session_id
       WHERE p.user_id = ? AND s.status IN ('scheduled', 'in_progress')`,
    [userId, userId],
  );
  return sessions.map(({ id, isLed }) => ({
    act: Number(isLed) === 1 ? 'session_cancelled' : 'session_place',
    actorId: null,
    subjectId: id,
  }));
}

/**
 * Deletes rows written by requests that were in progress during the deletion. Their foreign key checks waited
 * for it and then succeeded, because the user's row still exists.
 */
async function removeLeftovers(db: Pick<Database, 'transaction'>, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    tx.mayTake(statementSeconds);
    // The lock keeps new rows from referring to the member until all tables are cleaned.
    await readMember(tx, { id: userId }, ['id'], { among: 'all', lock: 'FOR UPDATE' });
    for (const { remove } of removals) await remove(tx, userId);
  });
}

/** Removes the leftovers of all accounts deleted since then once more, in case requests took even longer. */
export async function purgeLeftovers(db: Database, since: Date): Promise<void> {
  for (const { id } of await readDeletedSince(db, since)) await removeLeftovers(db, id);
}
