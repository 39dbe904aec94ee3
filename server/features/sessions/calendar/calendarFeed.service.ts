import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config/config';
import { dayMs } from '../../../contract/calendar';
import { messages } from '../../../contract/messages';
import { isDuplicate } from '../../../db/database';
import type { Row } from '../../../db/entityRows';
import type { SqlValue } from '../../../db/rows';
import { notFound } from '../../../lib/errors';
import { kindOf, newId, onlyIds } from '../../../lib/ids';
import { CalendarFeed as CalendarFeedRow } from '../../../model/calendarFeed.entity';
import { type Session, sessionRows } from '../../../model/session.entity';
import type { Context, Services } from '../../../request/context';
import { lockSignIn } from '../../identity/secondFactor/lockSignIn';
import { activeMemberSql, joinMember } from '../../members/user/memberConditions';
import type { CalendarFeed } from './calendar.types';
import { readCalendarLink } from './calendarLink';
import {
  type CalendarSession,
  calendarOfSession,
  calendarOfSessions,
  type DeletedSession,
} from './sessionEvents';

/** How many past days a calendar includes. */
const pastDays = 90;
/** Maximum number of sessions in a calendar, for joined and led ones each. */
const sessionsMax = 1_000;

/** 192 bits. */
const secretBytes = 24;

/** Derives the secret in a feed's address from its id, so it can't be computed from anything in the database. */
const secretOf = (id: string, authSecret: Uint8Array): Buffer => {
  const key = createHmac('sha256', authSecret).update('addresses of calendar feeds').digest();
  return createHmac('sha256', key).update(id).digest().subarray(0, secretBytes);
};

const addressOf = (id: string, { appUrl, authSecret }: Config) =>
  `${appUrl}/calendar/${id}-${secretOf(id, authSecret).toString('base64url')}.ics`;

/** A feed's id, whose characters are those of `newId`, and its secret of 24 bytes in base64url. */
const feedFileName = /^(feed_[0-7][0-9a-hjkmnp-tv-z]{25})-([\w-]{32})\.ics$/;

/** Returns the feed id of a file name; undefined if the secret is wrong. */
function feedIdOf(file: string, { authSecret }: Config): string | undefined {
  const [, id, secret] = feedFileName.exec(file) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  return timingSafeEqual(Buffer.from(secret, 'base64url'), secretOf(id, authSecret)) ? id : undefined;
}

export async function calendarFeedOf({ db, config }: Context, userId: string): Promise<CalendarFeed | null> {
  const [row] = await db.read<{ id: string; createdAt: Date }>(
    'SELECT id, created_at AS createdAt FROM calendar_feeds WHERE user_id = ?',
    [userId],
  );
  return row ? { ...row, url: addressOf(row.id, config) } : null;
}

/**
 * Creates the member's calendar address, replacing the one named. If a different one exists by then, it
 * stays, so a retry changes nothing.
 */
export async function renewCalendarFeed(
  { db, now, viewer }: Context,
  userId: string,
  replaces: string | null,
): Promise<void> {
  const feed = { id: newId('feed'), userId, createdAt: now() };
  await db.transaction(async (tx) => {
    await lockSignIn(tx, { viewer });
    // An id of another kind matches no row.
    const replaced = replaces !== null && kindOf(replaces) === 'feed' ? replaces : '';
    const { id, createdAt } = feed;
    if ((await tx.update(CalendarFeedRow, { userId, id: replaced }, { id, createdAt })) > 0) return;
    try {
      await tx.insert(CalendarFeedRow, feed);
    } catch (error) {
      if (!isDuplicate(error, 'calendar_feeds_user')) throw error;
    }
  });
}

/** Deletes the member's calendar address if it is still the one named. */
export async function revokeCalendarFeed({ db }: Context, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(CalendarFeedRow, { userId, id: kindOf(id) === 'feed' ? id : '' });
  });
}

const hostSetting = 'calendar_host';

/**
 * The ending of UIDs: the host of this installation's address when a calendar was first read. If UIDs changed with the
 * address, calendars would have every session twice.
 */
async function uidHost({ db, config }: Services): Promise<string> {
  const read = () =>
    db.read<{ value: string }>('SELECT value FROM installation_settings WHERE name = ?', [hostSetting]);
  let [row] = await read();
  if (!row) {
    const value = new URL(config.appUrl).hostname;
    // The first of several servers decides.
    await db.writeRepeatable('INSERT IGNORE INTO installation_settings (name, value) VALUES (?, ?)', [
      hostSetting,
      value,
    ]);
    [row = { value }] = await read();
  }
  return row.value;
}

/** Reads the sessions of a member that were deleted before they were over; `tail` continues the condition. */
const readDeletedSessions = ({ db }: Services, tail: string, params: SqlValue[]): Promise<DeletedSession[]> =>
  db.read<DeletedSession>(
    `SELECT session_id AS sessionId, title, date_time AS dateTime, ends_at AS endsAt, deleted_at AS deletedAt, revision
     FROM deleted_session_members WHERE user_id = ? AND ends_at IS NOT NULL ${tail}`,
    params,
  );

/** One session's calendar file for the token of a link, and its day. */
export async function readSessionFile(
  services: Services,
  token: string,
): Promise<{ calendar: string; day: string }> {
  const { sessionId, userId } = await readCalendarLink(services, token);
  const [id = ''] = onlyIds('session', [sessionId]);
  const session =
    (await sessionRows.first(services.db, 'WHERE s.id = ?', [id])) ??
    (await readDeletedSessions(services, 'AND session_id = ?', [userId, id]))[0];
  if (!session) throw notFound(messages.session.notFound);
  const calendar = calendarOfSession(session, { ...services, host: await uidHost(services) });
  return { calendar, day: session.dateTime.toISOString().slice(0, 10) };
}

/**
 * Returns the calendar for a file name; undefined if the address is wrong or revoked, or the account was
 * deleted.
 */
export async function readCalendarFeed(services: Services, file: string): Promise<string | undefined> {
  const { db, config, now } = services;
  const id = feedIdOf(file, config);
  if (!id) return undefined;
  const [feed] = await db.read<{ userId: string }>(
    `SELECT f.user_id AS userId FROM calendar_feeds f ${joinMember('f.user_id')}
     WHERE f.id = ? AND ${activeMemberSql()}`,
    [id],
  );
  if (!feed) return undefined;
  const since = new Date(now().getTime() - pastDays * dayMs);
  const hasNextSql = 'EXISTS (SELECT 1 FROM sessions n WHERE n.previous_id = s.id) AS hasNext';
  const { columns, toNode } = sessionRows;
  const rows = await db.read<Row<Session> & { hasNext: number }>(
    `(SELECT ${columns}, ${hasNextSql} FROM sessions s FORCE INDEX (sessions_leader)
      WHERE s.leader_id = ? AND s.date_time >= ? ORDER BY s.date_time LIMIT ${sessionsMax})
     UNION ALL
     (SELECT ${columns}, ${hasNextSql} FROM session_participants p STRAIGHT_JOIN sessions s ON s.id = p.session_id
      WHERE p.user_id = ? AND s.date_time >= ? ORDER BY s.date_time LIMIT ${sessionsMax})
     ORDER BY dateTime, id`,
    [feed.userId, since, feed.userId, since],
  );
  const sessions = rows.map(
    ({ hasNext, ...row }): CalendarSession => Object.assign(toNode(row), { hasNext: Number(hasNext) === 1 }),
  );
  const deleted = await readDeletedSessions(
    services,
    `AND date_time >= ? ORDER BY date_time, session_id LIMIT ${sessionsMax}`,
    [feed.userId, since],
  );
  return calendarOfSessions(sessions, deleted, { ...services, host: await uidHost(services) });
}
