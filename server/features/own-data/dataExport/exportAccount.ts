import type { AuditAct, AuditActorKind } from '../../../model/auditEntry.entity';
import { isVisibleToSubject } from '../../../record/audit/audit';
import { type ExportSource, streamRows } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { asFile, jsonLists, mapped } from './exportLists';

interface EntryRow {
  id: string;
  act: AuditAct;
  actorKind: AuditActorKind;
  isOwn: number;
  thing: string | null;
  reason: string | null;
  happenedAt: Date;
}

/** The account's log. It has the acts of others, but not their names. */
export function* accountLogFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<EntryRow>(source, {
    columns:
      'id, act, actor_kind AS actorKind, actor_id <=> subject_id AS isOwn, thing, reason, created_at AS happenedAt',
    from: 'audit_log',
    where: `subject_id = ? AND ${isVisibleToSubject()}`,
    id: 'id',
  });
  const content = asFile(
    mapped(rows, ({ isOwn, actorKind, ...row }) => ({ ...row, by: isOwn ? 'you' : actorKind })),
  );
  yield { path: 'account-log.json', content };
}

interface VoteRow {
  id: string;
  title: string;
  vote: string;
  at: Date;
}

/** The member's feedback and votes. */
export function* feedbackFile(source: ExportSource): Generator<ZipFile> {
  const given = streamRows<{ id: string }>(source, {
    columns:
      'id, title, description, category, status, priority, created_at AS createdAt, updated_at AS updatedAt',
    from: 'feedback',
    where: 'author_id = ?',
    id: 'id',
  });
  const votes = streamRows<VoteRow>(source, {
    columns: 'f.id, f.title, v.vote_type AS vote, v.created_at AS at',
    from: 'feedback_votes v STRAIGHT_JOIN feedback f ON f.id = v.feedback_id',
    where: 'v.user_id = ?',
    id: 'v.feedback_id',
  });
  const lists = {
    given,
    votes: mapped(votes, ({ id, title, vote, at }) => ({ feedback: id, title, vote, votedAt: at })),
  };
  yield { path: 'feedback.json', content: jsonLists(lists) };
}

/** The member's invitations, without those who joined by them. */
export function* invitationsFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string; note: string }>(source, {
    columns:
      'id, note, uses, uses_max AS usesMax, created_at AS createdAt, expires_at AS expiresAt, revoked_at AS revokedAt',
    from: 'invitations',
    where: 'invited_by_id = ?',
    id: 'id',
  });
  yield { path: 'invitations.json', content: asFile(rows) };
}
