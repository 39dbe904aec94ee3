import { Badge } from '../../ui/content/Badge';
import type { LocalDocument } from '../model/model';

type Tone = 'neutral' | 'accent' | 'warning' | 'danger';

/** A document's sync state, in the specification's words (section 2). */
function statusOf(
  { syncStatus, id }: Pick<LocalDocument, 'syncStatus' | 'id'>,
  online: boolean,
): { label: string; tone: Tone } {
  if (syncStatus === 'conflict') return { label: 'Conflict', tone: 'warning' };
  if (syncStatus === 'error') return { label: 'Error', tone: 'danger' };
  if (!online && (syncStatus !== 'synced' || id === null)) return { label: 'Offline', tone: 'warning' };
  if (syncStatus === 'syncing') return { label: 'Syncing...', tone: 'neutral' };
  if (syncStatus === 'synced') return { label: 'Synced', tone: 'accent' };
  return { label: 'Draft', tone: 'neutral' };
}

/** A document's sync state as a badge. */
export function DocumentStatus({ document, online }: { document: LocalDocument; online: boolean }) {
  const { label, tone } = statusOf(document, online);
  return <Badge tone={tone}>{label}</Badge>;
}
