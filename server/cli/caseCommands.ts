import { activeMemberSql, joinMember, staffMemberSql } from '../features/members/user/memberConditions';
import type { CliApp } from './openCliApp';
import { tableOf } from './table';

/** Lists open cases that no organiser may decide, because the only organiser is the one reported. */
export async function listUndecidableCases({ db }: Pick<CliApp, 'db'>): Promise<string> {
  const rows = await db.read<{
    id: string;
    username: string;
    excerpt: string;
    createdAt: Date;
    reasons: string;
  }>(
    `SELECT rc.id, u.username, rc.excerpt, rc.created_at AS createdAt,
       (SELECT GROUP_CONCAT(DISTINCT r.reason ORDER BY r.reason) FROM reports r WHERE r.case_id = rc.id) AS reasons
     FROM report_cases rc ${joinMember('rc.subject_author_id')}
     WHERE rc.open = 1 AND NOT EXISTS (SELECT 1 FROM users o WHERE o.id <> rc.subject_author_id AND ${activeMemberSql('o')}
       AND ${staffMemberSql('o')})
     ORDER BY rc.id LIMIT 1000`,
  );
  if (rows.length === 0) return 'Every open case can be read by an organiser.';
  const table = tableOf(
    ['since', 'about', 'reasons', 'text'],
    rows.map(({ username, excerpt, createdAt, reasons }) => [
      ...[createdAt.toISOString().slice(0, 10), username, reasons ?? ''],
      // Members' texts must not control the terminal.
      excerpt.replace(/\p{C}/gu, ' ').slice(0, 60),
    ]),
  );
  return `${table}\n\nNo other organiser can decide about these. Promote another member, and they see them at /admin/reports.`;
}
