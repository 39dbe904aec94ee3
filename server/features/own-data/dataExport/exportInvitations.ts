import { type ExportSource, rowsOf } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { asFile } from './exportLists';

/** The member's invitations, without those who joined by them. */
export function* invitationsFile(source: ExportSource): Generator<ZipFile> {
  const rows = rowsOf<{ id: string; note: string }>(source, {
    columns:
      'id, note, uses, uses_max AS usesMax, created_at AS createdAt, expires_at AS expiresAt, revoked_at AS revokedAt',
    from: 'invitations',
    where: 'invited_by_id = ?',
    id: 'id',
  });
  yield { path: 'invitations.json', content: asFile(rows) };
}
