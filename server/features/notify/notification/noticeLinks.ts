import type { NotificationKind } from '../../../contract/enums';
import { type NotificationFacts, notificationPath } from '../../../contract/notificationTexts';
import type { Database } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import type { NoticeGroup } from './noticeFacts';

/** Paths in the app for mails and push messages; opening one marks the unread notification as read. */
export async function noticePaths(
  db: Pick<Database, 'read'>,
  userId: string,
  groups: readonly NoticeGroup[],
): Promise<(facts: NotificationFacts) => string> {
  if (groups.length === 0) return notificationPath;
  const kinds = [...new Set(groups.map(({ facts }) => facts.kind))];
  const subjects = [...new Set(groups.map(({ facts }) => facts.subjectId))];
  const rows = await db.read<{ id: string; kind: NotificationKind; subjectId: string }>(
    `SELECT id, kind, subject_id AS subjectId FROM notifications WHERE user_id = ? AND unread = 1
       AND kind IN (${placeholders(kinds)}) AND subject_id IN (${placeholders(subjects)})`,
    [userId, ...kinds, ...subjects],
  );
  const unread = new Map(rows.map(({ id, kind, subjectId }) => [`${kind} ${subjectId}`, id]));
  return (facts) => {
    const [path = '', fragment] = notificationPath(facts).split('#');
    const id = unread.get(`${facts.kind} ${facts.subjectId}`);
    const parameter = id ? `${path.includes('?') ? '&' : '?'}notification=${id}` : '';
    return `${path}${parameter}${fragment ? `#${fragment}` : ''}`;
  };
}
