import type { AuditAct, AuditActorKind } from '../../../model/auditEntry.entity';
import { isVisibleToSubject } from '../../../record/audit/audit';
import { type ExportSource, rowsOf } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { asFile, mapped } from './exportLists';

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
  const rows = rowsOf<EntryRow>(source, {
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
