import { setTimeout as sleep } from 'node:timers/promises';
import { SessionStatus } from '../contract/enums';
import { limits } from '../contract/limits';
import type { Database } from '../db/database';
import { placeholders, type SqlValue } from '../db/rows';
import { confirmationDays } from '../features/notify/newsletter/readerRows';
import { newIdAt } from '../lib/ids';

const hourMs = 60 * 60 * 1000;
/** A day more than the longest lifetime of a refresh token. */
const keptDays = 31;
/** How long expired personal access tokens are listed, and revoked ones stay in the data export. */
const tokenKeptDays = 30;
/** How long the keys of deleted documents are remembered: longer than a device is likely to hold an unsent text. */
const deletedKeptDays = 90;
/** How long other servers run the documents of a build that no server has any more: longer than a page is likely to stay open. */
const documentDays = 90;
/** How long what members say in sessions is kept, chats and readings included, and sprints of a session that never ends. */
const saidKeptDays = 400;
/** How long the audit log goes back. */
const auditKeptDays = 400;
/** Goals and challenges are kept for so long after their end, and what they count as long as the longest of them may. */
const { keptDays: goalKeptDays, rangeDays } = limits.goal;
/** How long notifications are kept that were read, and any. */
const readNotificationDays = 180;
const notificationDays = 400;
/** How long notices wait to be mailed: longer than the weekly digest with all its retries. */
const noticeDays = 30;
/** How long it is kept that mails were given up: longer than administrators see it. */
const mailFailureDays = 30;
/** Maximum rows that a statement deletes or looks at, to keep it and its locks short: each may have others that go with it. */
const batch = 500;

/** Deletes all rows of one kind that are past their date. */
export type Sweep = (db: Pick<Database, 'read' | 'transaction'>) => Promise<void>;

/** Pauses as long as the statement took, so that at least half of the database's time is that of requests. */
async function write(db: Pick<Database, 'transaction'>, sql: string, params: SqlValue[]): Promise<number> {
  const begunAt = performance.now();
  const rows = await db.transaction(async (tx) => {
    return (await tx.execute(sql, params)).affectedRows;
  });
  const tookMs = performance.now() - begunAt;
  if (tookMs >= 1) await sleep(tookMs, undefined, { ref: false });
  return rows;
}

/** By an index on the columns of `order`, which begins with what is due: the statement reads little else. */
function sweep(table: string, condition: string, params: SqlValue[], order: string): Sweep {
  const sql = `DELETE FROM ${table} WHERE ${condition} ORDER BY ${order} LIMIT ${batch}`;
  return async (db) => {
    while ((await write(db, sql, params)) === batch);
  };
}

const byTime = (table: string, column: string, before: SqlValue): Sweep =>
  sweep(table, `${column} < ?`, [before], column);

/**
 * Page by page along the primary key, or its first column, for conditions without an index. `page` reads, without a
 * lock, the ids after its last parameter, each with `isDue`; `condition` spares what is no longer due.
 */
function walk(table: string, key: string, page: string, condition: string, params: SqlValue[]): Sweep {
  return async (db) => {
    for (let after = ''; ; ) {
      const rows = await db.read<{ id: string; isDue: number }>(`${page} LIMIT ${batch}`, [...params, after]);
      const due = rows.filter(({ isDue }) => Number(isDue) === 1).map(({ id }) => id);
      if (due.length > 0)
        await write(
          db,
          `DELETE t FROM ${table} t FORCE INDEX (PRIMARY) WHERE ${key} IN (${placeholders(due)}) AND ${condition}`,
          [...due, ...params],
        );
      if (rows.length < batch) return;
      after = rows.at(-1)?.id ?? '';
    }
  };
}

/** What was withdrawn by servers of the previous version; the others delete a card with the publication. */
const cardsOfWithdrawn = walk(
  'story_cards',
  'story_id',
  `SELECT c.story_id AS id, s.privacy_level <> 'public' AS isDue
   FROM story_cards c STRAIGHT_JOIN stories s ON s.id = c.story_id WHERE c.story_id > ? ORDER BY c.story_id`,
  '1 = 1',
  [],
);

const placeRequestsOfEnded = walk(
  'session_place_requests',
  'session_id',
  `SELECT r.session_id AS id, MAX(s.status = '${SessionStatus.COMPLETED}') AS isDue
   FROM session_place_requests r STRAIGHT_JOIN sessions s ON s.id = r.session_id
   WHERE r.session_id > ? GROUP BY r.session_id ORDER BY r.session_id`,
  '1 = 1',
  [],
);

/** They have no index on the state; an id is older than all that happened to its row. */
const readNotifications = (before: Date): Sweep =>
  walk(
    'notifications',
    'id',
    `SELECT id, changed_at < ? AND unread IS NULL AS isDue FROM notifications WHERE id < '${newIdAt('notification', before)}'
       AND id > ? ORDER BY id`,
    'changed_at < ? AND unread IS NULL',
    [before],
  );

/** Of sessions that never end. Those of others go with their session. */
const sprintsUnderWay =
  (table: string, before: Date): Sweep =>
  async (db) => {
    const sessions = await db.read<{ id: string }>('SELECT id FROM sessions WHERE status = ?', [
      SessionStatus.IN_PROGRESS,
    ]);
    for (const { id } of sessions)
      await sweep(table, 'session_id = ? AND started_at < ?', [id, before], 'session_id, started_at')(db);
  };

/** By the name of what each deletes. Ids of rows sort by the time of their creation. */
export function sweepsOf(now: Date): Readonly<Record<string, Sweep>> {
  const before = (days: number) => new Date(now.getTime() - days * 24 * hourMs);
  const dayBefore = (days: number) => before(days).toISOString().slice(0, 10);
  const [goalEndBefore, countedBefore] = [dayBefore(goalKeptDays), dayBefore(goalKeptDays + rangeDays)];
  const [said, audited, tokens] = [before(saidKeptDays), before(auditKeptDays), before(tokenKeptDays)];
  return {
    refreshTokens: byTime('refresh_tokens', 'expires_at', now),
    rateLimits: byTime('rate_limits', 'expire', now.getTime() - hourMs),
    passkeyChallenges: byTime('passkey_challenges', 'expires_at', now),
    links: byTime('account_links', 'expires_at', now),
    confirmationCodes: byTime('confirmation_codes', 'expires_at', now),
    providerFlows: byTime('provider_flows', 'expires_at', now),
    providerCodes: byTime('provider_codes', 'expires_at', now),
    signIns: byTime('sign_ins', 'last_used_at', before(keptDays)),
    expiredTokens: byTime('personal_access_tokens', 'expires_at', tokens),
    revokedTokens: byTime('personal_access_tokens', 'revoked_at', tokens),
    cards: cardsOfWithdrawn,
    messages: byTime('session_messages', 'id', newIdAt('message', said)),
    lines: byTime('session_lines', 'updated_at', said),
    readers: byTime('session_readers', 'added_at', said),
    readings: byTime('session_readings', 'changed_at', said),
    sprints: sprintsUnderWay('session_sprints', said),
    sprintWords: sprintsUnderWay('session_sprint_words', said),
    unconfirmedReaders: sweep(
      'readers',
      'confirmed_at IS NULL AND created_at < ?',
      [before(confirmationDays)],
      'confirmed_at, created_at',
    ),
    unconfirmedMails: byTime('unconfirmed_mails', 'last_sent_at', said),
    documents: byTime('persisted_documents', 'registered_at', before(documentDays)),
    deletedDocuments: byTime('deleted_documents', 'deleted_at', before(deletedKeptDays)),
    goals: byTime('writing_goals', 'ends_on', goalEndBefore),
    daysOff: byTime('writing_days_off', 'day', countedBefore),
    minutes: byTime('writing_minutes', 'day', countedBefore),
    challenges: byTime('challenges', 'ends_on', goalEndBefore),
    notifications: byTime('notifications', 'changed_at', before(notificationDays)),
    readNotifications: readNotifications(before(readNotificationDays)),
    toldMembers: byTime('told_members', 'created_at', before(notificationDays)),
    deletedSessionMembers: byTime('deleted_session_members', 'deleted_at', before(notificationDays)),
    notices: byTime('notices', 'id', newIdAt('notice', before(noticeDays))),
    // Few of so long ago are still open.
    cases: sweep('report_cases', 'id < ? AND settled_at < ?', [newIdAt('case', audited), audited], 'id'),
    decisions: byTime('content_decisions', 'id', newIdAt('decision', audited)),
    auditLog: byTime('audit_log', 'id', newIdAt('audit', audited)),
    mailFailures: byTime('mail_failures', 'failed_at', before(mailFailureDays)),
    // A session that starts now is never reminded of again. The others are those of the next day.
    reminders: sweep('session_reminders', 'date_time < ?', [before(1)], 'session_id, hours, date_time'),
    placeRequests: placeRequestsOfEnded,
  };
}
