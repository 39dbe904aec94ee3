import type { Database, Transaction } from '../../db/database';
import { newId, newIdAt } from '../../lib/ids';
import { type AuditAct, AuditEntry } from '../../model/auditEntry.entity';

interface Ctx {
  now(): Date;
}

interface Entry {
  act: AuditAct;
  /** The member it is about, if any. */
  subjectId: string | null;
  /** The sign-in, token, role, invitation or setting that it is about. */
  thing?: string;
  /** Why staff did it. */
  reason?: string | null;
}

/** Somebody acting as staff: an administrator, or the operator at the command line. */
export type StaffActor = { kind: 'member'; id: string } | { kind: 'operator' };

/** Adds an entry to the audit log, in the transaction of the act, so that neither is stored without the other. Returns its id. */
async function recordEntry(
  tx: Transaction,
  { now }: Ctx,
  { act, subjectId, thing, reason }: Entry,
  actor: Pick<AuditEntry, 'actorKind' | 'actorId'>,
): Promise<string> {
  const id = newId('audit');
  await tx.insert(AuditEntry, {
    id,
    act,
    subjectId,
    thing: thing ?? null,
    reason: reason ?? null,
    ...actor,
    createdAt: now(),
  });
  return id;
}

/** Records what a member did to their own account. */
export const recordOwnAct = (tx: Transaction, ctx: Ctx, entry: Entry) =>
  recordEntry(tx, ctx, entry, { actorKind: 'member', actorId: entry.subjectId });

/** Records the second use of a token that can be used once: it was stolen from its owner, or the owner lost it. */
export const recordReplay = (tx: Transaction, ctx: Ctx, entry: Entry) =>
  recordEntry(tx, ctx, entry, { actorKind: 'visitor', actorId: null });

/** Records what an organiser did about a member. */
export const recordStaffAct = (tx: Transaction, ctx: Ctx & { viewer: { id: string } | null }, entry: Entry) =>
  recordEntry(tx, ctx, entry, { actorKind: 'member', actorId: ctx.viewer?.id ?? null });

/** Records what the operator did at the command line. */
export const recordOperatorsAct = (tx: Transaction, ctx: Ctx, entry: Entry) =>
  recordEntry(tx, ctx, entry, { actorKind: 'operator', actorId: null });

/** Records what a rule did about a member's text. */
export const recordRuleAct = (tx: Transaction, ctx: Ctx, entry: Entry) =>
  recordEntry(tx, ctx, entry, { actorKind: 'system', actorId: null });

/** Records what an administrator or the operator did about a member. */
export const recordActOf = (actor: StaffActor, tx: Transaction, ctx: Ctx, entry: Entry) =>
  actor.kind === 'operator'
    ? recordOperatorsAct(tx, ctx, entry)
    : recordEntry(tx, ctx, entry, { actorKind: 'member', actorId: actor.id });

/** SQL: the affected member may see the entry. Dismissed reports about them stay hidden. */
export const visibleToSubjectSql = (table = 'audit_log') => `${table}.act <> 'report_dismissed'`;

const hourMs = 60 * 60 * 1000;

/** The account of a refused sign-in: by its address, as strangers name it, or by its id once a password or a link was right. */
export type RefusedAccount = { email: string } | { id: string };

/**
 * Records that a sign-in to the account was refused: at most once an hour, or strangers could fill the table. The statement inserts
 * nothing if nobody has the address. A response must not wait for it, because the time would reveal whether somebody has.
 */
export async function recordRefusedSignIn(
  db: Pick<Database, 'writeRepeatable'>,
  { now }: Ctx,
  account: RefusedAccount,
): Promise<void> {
  const at = now();
  const [column, value] = 'id' in account ? ['id', account.id] : ['email', account.email];
  await db.writeRepeatable(
    `INSERT INTO audit_log (id, act, actor_kind, subject_id, created_at)
     SELECT ?, 'sign_in_refused', 'visitor', u.id, ? FROM users u
     WHERE u.${column} = ? AND u.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM audit_log a
       WHERE a.subject_id = u.id AND a.id > ? AND a.act = 'sign_in_refused')`,
    [newId('audit'), at, value, newIdAt('audit', new Date(at.getTime() - hourMs))],
  );
}
