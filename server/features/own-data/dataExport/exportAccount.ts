import type { AuditAct, AuditActorKind } from '../../../model/auditEntry.entity';
import { visibleToSubjectSql } from '../../../record/audit/audit';
import { deviceOf } from '../../identity/account/device';
import { readMember } from '../../members/user/memberRows';
import { type ExportSource, streamRows } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { jsonListFile, jsonListsFile, jsonOf, mapRows } from './jsonFiles';

export async function* profileFile(source: ExportSource): AsyncGenerator<ZipFile> {
  const columns = [
    ...(['id', 'username', 'email', 'emailConfirmedAt', 'displayName', 'bio', 'websiteUrl'] as const),
    ...(['profileImageUrl', 'roles', 'createdAt', 'updatedAt'] as const),
  ];
  const row = await readMember(source, { id: source.userId }, columns, { among: 'all' });
  if (!row) return;
  const { createdAt: memberSince, updatedAt: changedAt, ...profile } = row;
  yield { path: 'profile.json', content: `${jsonOf({ ...profile, memberSince, changedAt })}\n` };
}

/** The settings that follow the member. Those that a device keeps for itself can be exported in the app. */
export function* settingsFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string; value: string; at: Date }>(source, {
    columns: 's.name AS id, s.value, s.changed_at AS at',
    from: 'member_settings s',
    where: 's.user_id = ?',
    id: 's.name',
  });
  yield {
    path: 'settings.json',
    content: jsonListFile(
      mapRows(rows, ({ id, value, at }) => ({ name: id, value: JSON.parse(value), changed: at })),
    ),
  };
}

/** The second factor, without its secret. */
export async function* secondFactorFile({ read, userId }: ExportSource): AsyncGenerator<ZipFile> {
  const [row] = await read<{ recoveryCodesLeft: number }>(
    `SELECT confirmed_at AS turnedOnAt, (SELECT COUNT(*) FROM recovery_codes WHERE user_id = t.user_id) AS recoveryCodesLeft
     FROM totp_secrets t WHERE user_id = ? AND confirmed_at IS NOT NULL`,
    [userId],
  );
  if (!row) return;
  const recoveryCodesLeft = Number(row.recoveryCodesLeft);
  yield { path: 'second-factor.json', content: `${jsonOf({ ...row, recoveryCodesLeft })}\n` };
}

/** Names and times of passkeys, without their keys. */
export function* passkeysFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string }>(source, {
    columns: 'id, name, created_at AS addedAt, last_used_at AS lastUsedAt',
    from: 'passkeys',
    where: 'user_id = ?',
    id: 'id',
  });
  yield { path: 'passkeys.json', content: jsonListFile(rows) };
}

interface SignInRow {
  id: string;
  userAgent: string;
  signedInAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
}

export function* signInsFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<SignInRow>(source, {
    columns: `id, user_agent AS userAgent, created_at AS signedInAt, last_used_at AS lastUsedAt,
      revoked_at AS endedAt`,
    from: 'sign_ins',
    where: 'user_id = ?',
    id: 'id',
  });
  const content = jsonListFile(mapRows(rows, (row) => ({ device: deviceOf(row.userAgent), ...row })));
  yield { path: 'sign-ins.json', content };
}

/** Metadata of each token, without its hash. */
export function* personalAccessTokensFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string }>(source, {
    columns: `id, name, scope, last_four AS endsIn, created_at AS createdAt, last_used_at AS lastUsedAt,
      expires_at AS expiresAt, revoked_at AS revokedAt`,
    from: 'personal_access_tokens',
    where: 'user_id = ?',
    id: 'id',
  });
  yield { path: 'personal-access-tokens.json', content: jsonListFile(rows) };
}

interface AuditRow {
  id: string;
  act: AuditAct;
  actorKind: AuditActorKind;
  isOwn: number;
  thing: string | null;
  reason: string | null;
  happenedAt: Date;
}

/** The audit log of the account: acts of others are in it, but not their names. */
export function* accountLogFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<AuditRow>(source, {
    columns:
      'id, act, actor_kind AS actorKind, actor_id <=> subject_id AS isOwn, thing, reason, created_at AS happenedAt',
    from: 'audit_log',
    where: `subject_id = ? AND ${visibleToSubjectSql()}`,
    id: 'id',
  });
  const content = jsonListFile(
    mapRows(rows, ({ isOwn, actorKind, ...row }) => ({ ...row, by: isOwn ? 'you' : actorKind })),
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
  const ownFeedback = streamRows<{ id: string }>(source, {
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
    given: ownFeedback,
    votes: mapRows(votes, ({ id, title, vote, at }) => ({ feedback: id, title, vote, votedAt: at })),
  };
  yield { path: 'feedback.json', content: jsonListsFile(lists) };
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
  yield { path: 'invitations.json', content: jsonListFile(rows) };
}
