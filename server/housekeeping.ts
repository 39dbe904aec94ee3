import type { Services } from './context';
import { PrivacyLevel, SessionStatus } from './contract/enums';
import { limits } from './contract/limits';
import type { Database } from './db/database';
import { asWork } from './eventLoop';
import { purgeOrphans } from './features/accountDeletion/accountDeletion.service';
import { endLongWaits } from './features/joining/longWaits';
import { thinVersions } from './features/version/thinning';
import type { TrustedDocuments } from './graphql/trustedDocuments';
import { newIdAt } from './ids';
import { confirmationDays } from './readers/readerRows';
import { recountStored } from './storedTexts';
import { dateLeftTags } from './tags/setTags';
import { withholdMissed } from './withholding';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** A day more than the longest lifetime of a refresh token. */
const keptDays = 31;
/** Longer than any request, and than a server's outage of a night. */
const leftoverHours = 48;
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
/** Maximum rows per statement, to keep locks short. */
const batch = 1_000;

/**
 * Deletes expired refresh tokens, links, challenges and visits to the provider, rate limits that ended, sign-ins without tokens, old
 * personal access tokens, cards of stories that are no longer public, what members said in sessions long ago, the keys of documents
 * deleted long ago, old goals, days off, minutes and challenges, the audit log, settled reports and decisions about texts of long
 * ago, old notifications with what was never sent of them, readers who did not confirm, and documents of old builds. Safe on any number of servers at once.
 */
export async function removeEnded(db: Database, now = new Date()): Promise<void> {
  const longAgo = new Date(now.getTime() - keptDays * 24 * hourMs);
  const deletedBefore = new Date(now.getTime() - deletedKeptDays * 24 * hourMs);
  const tokensBefore = new Date(now.getTime() - tokenKeptDays * 24 * hourMs);
  const saidBefore = new Date(now.getTime() - saidKeptDays * 24 * hourMs);
  const before = (days: number) => new Date(now.getTime() - days * 24 * hourMs);
  const dayBefore = (days: number) => before(days).toISOString().slice(0, 10);
  const [goalEndBefore, countedBefore] = [dayBefore(goalKeptDays), dayBefore(goalKeptDays + rangeDays)];
  for (const [sql, value] of [
    [`DELETE FROM refresh_tokens WHERE expires_at < ? LIMIT ${batch}`, now],
    [`DELETE FROM rate_limits WHERE expire < ? LIMIT ${batch}`, now.getTime() - hourMs],
    [`DELETE FROM passkey_challenges WHERE expires_at < ? LIMIT ${batch}`, now],
    [`DELETE FROM account_links WHERE expires_at < ? LIMIT ${batch}`, now],
    [`DELETE FROM provider_flows WHERE expires_at < ? LIMIT ${batch}`, now],
    [`DELETE FROM provider_codes WHERE expires_at < ? LIMIT ${batch}`, now],
    [`DELETE FROM sign_ins WHERE last_used_at < ? LIMIT ${batch}`, longAgo],
    [`DELETE FROM personal_access_tokens WHERE expires_at < ? LIMIT ${batch}`, tokensBefore],
    [`DELETE FROM personal_access_tokens WHERE revoked_at < ? LIMIT ${batch}`, tokensBefore],
    [
      `DELETE FROM story_cards WHERE story_id IN (SELECT id FROM stories WHERE privacy_level <> ?) LIMIT ${batch}`,
      PrivacyLevel.PUBLIC,
    ],
    // Ids sort by time.
    [`DELETE FROM session_messages WHERE id < ? LIMIT ${batch}`, newIdAt('message', saidBefore)],
    [`DELETE FROM session_lines WHERE updated_at < ? LIMIT ${batch}`, saidBefore],
    [`DELETE FROM session_readers WHERE added_at < ? LIMIT ${batch}`, saidBefore],
    [`DELETE FROM session_readings WHERE changed_at < ? LIMIT ${batch}`, saidBefore],
    ...['session_sprints', 'session_sprint_words'].map(
      (table) =>
        [
          `DELETE FROM ${table} WHERE started_at < ?
           AND session_id IN (SELECT id FROM sessions WHERE status = 'in_progress') LIMIT ${batch}`,
          saidBefore,
        ] as const,
    ),
    [
      `DELETE FROM readers WHERE confirmed_at IS NULL AND created_at < ? LIMIT ${batch}`,
      before(confirmationDays),
    ],
    [`DELETE FROM unconfirmed_mails WHERE last_sent_at < ? LIMIT ${batch}`, saidBefore],
    [`DELETE FROM persisted_documents WHERE registered_at < ? LIMIT ${batch}`, before(documentDays)],
    [`DELETE FROM deleted_documents WHERE deleted_at < ? LIMIT ${batch}`, deletedBefore],
    [`DELETE FROM writing_goals WHERE ends_on < ? LIMIT ${batch}`, goalEndBefore],
    [`DELETE FROM writing_days_off WHERE day < ? LIMIT ${batch}`, countedBefore],
    [`DELETE FROM writing_minutes WHERE day < ? LIMIT ${batch}`, countedBefore],
    [`DELETE FROM challenges WHERE ends_on < ? LIMIT ${batch}`, goalEndBefore],
    [`DELETE FROM notifications WHERE changed_at < ? LIMIT ${batch}`, before(notificationDays)],
    [
      `DELETE FROM notifications WHERE changed_at < ? AND unread IS NULL LIMIT ${batch}`,
      before(readNotificationDays),
    ],
    [`DELETE FROM told_members WHERE created_at < ? LIMIT ${batch}`, before(notificationDays)],
    [`DELETE FROM deleted_session_members WHERE deleted_at < ? LIMIT ${batch}`, before(notificationDays)],
    [`DELETE FROM notices WHERE id < ? LIMIT ${batch}`, newIdAt('notice', before(noticeDays))],
    [`DELETE FROM report_cases WHERE settled_at < ? LIMIT ${batch}`, before(auditKeptDays)],
    [`DELETE FROM content_decisions WHERE id < ? LIMIT ${batch}`, newIdAt('decision', before(auditKeptDays))],
    [`DELETE FROM audit_log WHERE id < ? LIMIT ${batch}`, newIdAt('audit', before(auditKeptDays))],
    [`DELETE FROM mail_failures WHERE failed_at < ? LIMIT ${batch}`, before(mailFailureDays)],
    // A session that starts now is never reminded of again.
    [`DELETE FROM session_reminders WHERE date_time < ? LIMIT ${batch}`, before(1)],
    [
      `DELETE FROM session_place_requests
       WHERE session_id IN (SELECT id FROM sessions WHERE status = ?) LIMIT ${batch}`,
      SessionStatus.COMPLETED,
    ],
  ] as const) {
    for (let removed = batch; removed === batch; )
      removed = await db.transaction(async (tx) => {
        tx.skipPublicCacheBump();
        return (await tx.execute(sql, [value])).affectedRows;
      });
  }
}

/**
 * Runs the clean-up, and what an upgrade left, within a minute of the start (some servers are restarted often) and then hourly, until
 * the returned function is called. The jitter separates servers that started together. The time is the database's: a server
 * whose clock is fast would delete what is still to be kept.
 */
export function startHousekeeping(
  services: Pick<Services, 'db' | 'config' | 'log' | 'deletionList' | 'mailQueue' | 'notifier' | 'pubSub'> & {
    documents: Pick<TrustedDocuments, 'register'>;
  },
  now: () => Date,
): () => void {
  const { db, config, log, deletionList, documents } = services;
  const tidy = () => {
    asWork('registering our documents', () => documents.register(now())).catch((error) =>
      log.warn({ err: error }, 'the documents of this build could not be registered'),
    );
    asWork('removing ended sign-ins', () => removeEnded(db, now())).catch((error) =>
      log.warn({ err: error }, 'ended sign-ins and links could not be removed'),
    );
    asWork('dating the tags of published stories', () => dateLeftTags(db)).catch((error) =>
      log.warn({ err: error }, 'tags saved during an upgrade could not be dated'),
    );
    asWork('thinning versions of stories', () => thinVersions(db, now())).catch((error) =>
      log.warn({ err: error }, 'old versions of stories could not be thinned'),
    );
    asWork('adding up stored texts', () => recountStored(db, config, now())).catch((error) =>
      log.warn({ err: error }, 'the stored texts of members could not be added up'),
    );
    asWork('ending long waits for approval', () => endLongWaits({ ...services, now })).catch((error) =>
      log.warn({ err: error }, 'accounts that waited too long for approval could not be deleted'),
    );
    asWork('withholding stories of suspended members', () => withholdMissed(db)).catch((error) =>
      log.warn({ err: error }, 'stories of suspended members could not be withheld'),
    );
    const lately = new Date(now().getTime() - leftoverHours * hourMs);
    purgeOrphans(db, lately).catch((error) =>
      log.warn({ err: error }, 'what members who left wrote last could not be removed'),
    );
    void deletionList.complete(db, lately);
  };
  const first = setTimeout(tidy, Math.random() * minuteMs);
  const hourly = setInterval(tidy, hourMs);
  first.unref();
  hourly.unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}
