import { isToldToSubject } from '../../audit/audit';
import type { AuditAct, AuditActorKind } from '../../model/auditEntry.entity';
import { type ExportSource, rowsOf } from '../export/exportSource';
import type { ZipFile } from '../export/zip';
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

/** What happened with the account. Of acts by others it says what they are, and not who they are. */
export function* accountLogFile(source: ExportSource): Generator<ZipFile> {
  const rows = rowsOf<EntryRow>(source, {
    columns:
      'id, act, actor_kind AS actorKind, actor_id <=> subject_id AS isOwn, thing, reason, created_at AS happenedAt',
    from: 'audit_log',
    where: `subject_id = ? AND ${isToldToSubject()}`,
    id: 'id',
  });
  const content = asFile(
    mapped(rows, ({ isOwn, actorKind, ...row }) => ({ ...row, by: isOwn ? 'you' : actorKind })),
  );
  yield { path: 'account-log.json', content };
}
