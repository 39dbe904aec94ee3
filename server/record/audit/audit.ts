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

/** Adds to the audit log, in the transaction of the act: neither is stored without the other. Returns the id. */
async function record(
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
  record(tx, ctx, entry, { actorKind: 'member', actorId: entry.subjectId });

/** Records the use of a stolen token, or of one that its owner had lost. */
export const recordReplay = (tx: Transaction, ctx: Ctx, entry: Entry) =>
  record(tx, ctx, entry, { actorKind: 'visitor', actorId: null });

/** Records what an organiser did about a member. */
export const recordStaffAct = (tx: Transaction, ctx: Ctx & { viewer: { id: string } | null }, entry: Entry) =>
  record(tx, ctx, entry, { actorKind: 'member', actorId: ctx.viewer?.id ?? null });

/** Records what the operator did at the command line. */
export const recordOperatorsAct = (tx: Transaction, ctx: Ctx, entry: Entry) =>
  record(tx, ctx, entry, { actorKind: 'operator', actorId: null });

/** Records what a rule did about a member's text. */
export const recordRuleAct = (tx: Transaction, ctx: Ctx, entry: Entry) =>
  record(tx, ctx, entry, { actorKind: 'system', actorId: null });

/** Records what an administrator or the operator did about a member. */
export const recordActOf = (actor: StaffActor, tx: Transaction, ctx: Ctx, entry: Entry) =>
  actor.kind === 'operator'
    ? recordOperatorsAct(tx, ctx, entry)
    : record(tx, ctx, entry, { actorKind: 'member', actorId: actor.id });

/** SQL: entries that the affected member may see. Dismissed reports about them stay hidden. */
export const isVisibleToSubject = (table = 'audit_log') => `${table}.act <> 'report_dismissed'`;

const hourMs = 60 * 60 * 1000;

/** The account: by address, as strangers name it, or by id once a password or a link was right. */
export type RefusedAccount = { email: string } | { id: string };

/**
 * Adds that a sign-in to the account was refused, at most once an hour, or strangers could fill the table. One statement, which
 * finds nothing if nobody has the address. The response must not wait for it: its timing would reveal
 * whether somebody does.
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
