import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config';
import type { Context, Services } from '../../context';
import { isDuplicate } from '../../db/database';
import { kindOf, newId } from '../../ids';
import { CalendarFeed as CalendarFeedRow } from '../../model/calendarFeed.entity';
import { type SessionRow, sessionColumns, toSession } from '../session/session.loaders';
import type { CalendarFeed } from './calendar.types';
import { type CalendarSession, calendarOfSessions } from './sessionEvents';

const dayMs = 24 * 60 * 60 * 1000;
/** How far back a calendar reaches. */
const keptDays = 90;
/** Sessions that a calendar holds at most, for each of joining and leading. */
const sessionsMax = 1_000;

/** Proves that the address is one of ours: nobody makes it from a feed's id, nor from all that the database holds. */
const secretOf = (id: string, authSecret: Uint8Array): Buffer => {
  const key = createHmac('sha256', authSecret).update('addresses of calendar feeds').digest();
  // 192 bits.
  return createHmac('sha256', key).update(id).digest().subarray(0, 24);
};

const addressOf = (id: string, { appUrl, authSecret }: Config) =>
  `${appUrl}/calendar/${id}-${secretOf(id, authSecret).toString('base64url')}.ics`;

const fileName = /^(feed_[0-7][0-9a-hjkmnp-tv-z]{25})-([\w-]{32})\.ics$/;

/** The feed that a file's name stands for; undefined where the secret is not its own. */
function feedIdOf(file: string, { authSecret }: Config): string | undefined {
  const [, id, secret] = fileName.exec(file) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  return timingSafeEqual(Buffer.from(secret, 'base64url'), secretOf(id, authSecret)) ? id : undefined;
}

/** The member's calendar address; null where there is none. */
export async function calendarFeedOf({ db, config }: Context, userId: string): Promise<CalendarFeed | null> {
  const [row] = await db.read<{ id: string; createdAt: Date }>(
    'SELECT id, created_at AS createdAt FROM calendar_feeds WHERE user_id = ?',
    [userId],
  );
  return row ? { ...row, url: addressOf(row.id, config) } : null;
}

/**
 * Makes the member's calendar address, in the place of the one named: that no longer works. Where another stands by then,
 * it stays, so that a repeated call changes nothing.
 */
export async function renewCalendarFeed(
  { db, now }: Context,
  userId: string,
  replaces: string | null,
): Promise<void> {
  const feed = { id: newId('feed'), userId, createdAt: now() };
  await db.transaction(async (tx) => {
    tx.skipPublicCacheBump();
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

/** Takes the member's calendar address away, if it is still the one named. */
export async function revokeCalendarFeed({ db }: Context, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    tx.skipPublicCacheBump();
    await tx.delete(CalendarFeedRow, { userId, id: kindOf(id) === 'feed' ? id : '' });
  });
}

/** What the address of this file name shows; undefined where it is wrong, was revoked, or its member left. */
export async function readCalendarFeed(services: Services, file: string): Promise<string | undefined> {
  const { db, config, now } = services;
  const id = feedIdOf(file, config);
  if (!id) return undefined;
  const [feed] = await db.read<{ userId: string }>(
    `SELECT f.user_id AS userId FROM calendar_feeds f JOIN users u ON u.id = f.user_id
     WHERE f.id = ? AND u.deleted_at IS NULL`,
    [id],
  );
  if (!feed) return undefined;
  const since = new Date(now().getTime() - keptDays * dayMs);
  const hasNext = 'EXISTS (SELECT 1 FROM sessions n WHERE n.previous_id = s.id) AS hasNext';
  const rows = await db.read<SessionRow & { hasNext: number }>(
    `(SELECT ${sessionColumns}, ${hasNext} FROM sessions s FORCE INDEX (sessions_leader)
      WHERE s.leader_id = ? AND s.date_time >= ? ORDER BY s.date_time LIMIT ${sessionsMax})
     UNION ALL
     (SELECT ${sessionColumns}, ${hasNext} FROM session_participants p STRAIGHT_JOIN sessions s ON s.id = p.session_id
      WHERE p.user_id = ? AND s.date_time >= ? ORDER BY s.date_time LIMIT ${sessionsMax})
     ORDER BY dateTime, id`,
    [feed.userId, since, feed.userId, since],
  );
  const sessions = rows.map(
    ({ hasNext, ...row }): CalendarSession => Object.assign(toSession(row), { hasNext: hasNext === 1 }),
  );
  return calendarOfSessions(sessions, services);
}
