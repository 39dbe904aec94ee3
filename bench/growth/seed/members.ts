import type { Pool } from 'mysql2/promise';
import { Role } from '../../../server/contract/enums';
import { hashPassword } from '../../../server/features/identity/account/passwords';
import { newIdAt } from '../../../server/lib/ids';
import { oneOf, type Random, wholeBelow } from '../../random';
import { bulkInsert } from '../../seed/bulkInsert';
import { writingRange } from '../../seed/dashboard';
import { emailOf } from '../../seed/seed';
import { textOf, titleOf } from '../../seed/text';
import { settings } from '../../settings';

export const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
/** When the newest story was written. */
export const newestAt = Date.UTC(2025, 6, 1);
const joinedAt = new Date(Date.UTC(2022, 0, 3));
/** Far enough ahead that the clock of sessions changes nothing while the database is kept. */
const firstSession = Date.UTC(2099, 0, 1, 18);
const sessionMinutes = 90;
const capacity = 12;
const usualFollows = 30;

/** The one with a share of everything: of stories, journals, notes, favourites, follows and followers. */
export const busyEmail = emailOf(settings.connections);
export const busyUsername = `member${settings.connections}`;

export interface People {
  /** Each has as much at every size. */
  usual: string[];
  busy: string;
  others: string[];
}

export async function seedUsers(pool: Pool, random: Random, count: number): Promise<People> {
  const passwordHash = await hashPassword(settings.password);
  const ids: string[] = [];
  await bulkInsert(
    pool,
    'users',
    ['id', 'username', 'email', 'password_hash', 'roles', 'display_name', 'bio', 'created_at', 'updated_at'],
    (function* () {
      for (let number = 0; number < count; number += 1) {
        const id = newIdAt('user', joinedAt);
        ids.push(id);
        const name = number % 5 === 0 ? null : `Member ${number}`;
        const bio = textOf(random, 20).content;
        yield [
          ...[id, `member${number}`, emailOf(number), passwordHash, Role.USER, name, bio],
          joinedAt,
          joinedAt,
        ];
      }
    })(),
  );
  const [busy = '', ...others] = ids.slice(settings.connections);
  return { usual: ids.slice(0, settings.connections), busy, others };
}

export async function seedFollows(pool: Pool, { usual, busy, others }: People, count: number) {
  await bulkInsert(
    pool,
    'follows',
    ['follower_id', 'followed_id', 'created_at'],
    (function* () {
      for (const [number, other] of others.slice(0, count).entries()) {
        const at = new Date(joinedAt.getTime() + number * minuteMs);
        yield [busy, other, at];
        yield [other, busy, at];
      }
      for (const member of usual)
        for (const other of others.slice(0, usualFollows)) {
          yield [member, other, joinedAt];
          yield [other, member, joinedAt];
        }
    })(),
  );
}

/** Words on every other day. */
export async function seedWritingDays(pool: Pool, random: Random, { usual, busy }: People) {
  const from = Date.parse(writingRange.from);
  await bulkInsert(
    pool,
    'writing_days',
    ['user_id', 'day', 'text_id', 'words_before', 'words_now'],
    (function* () {
      for (const userId of [...usual, busy])
        for (let at = from; at <= Date.parse(writingRange.to); at += 2 * dayMs) {
          const day = new Date(at);
          yield [
            ...[userId, day.toISOString().slice(0, 10), newIdAt('story', day), 0],
            1 + wholeBelow(random, 900),
          ];
        }
    })(),
  );
}

/** As many in progress as scheduled. */
export async function seedSessions(pool: Pool, random: Random, { usual, busy }: People, count: number) {
  const written = new Date(newestAt);
  const made = Array.from({ length: count }, (_, number) => {
    const starts = new Date(firstSession + number * minuteMs);
    const participants = new Set(Array.from({ length: capacity }, () => oneOf(random, usual)));
    const status = number % 2 === 0 ? 'scheduled' : 'in_progress';
    return { id: newIdAt('session', written), status, starts, participants };
  });
  await bulkInsert(
    pool,
    'sessions',
    [
      ...['id', 'leader_id', 'series_id', 'title', 'description', 'date_time', 'duration_minutes', 'ends_at'],
      ...['wall_clock', 'capacity', 'status', 'participant_count', 'due_at', 'created_at', 'updated_at'],
    ],
    made.map(({ id, status, starts, participants }) => {
      const ends = new Date(starts.getTime() + sessionMinutes * minuteMs);
      return [
        ...[id, busy, id, titleOf(random), '', starts, sessionMinutes, ends],
        ...['18:00', capacity, status, participants.size, status === 'scheduled' ? starts : ends],
        ...[written, written],
      ];
    }),
  );
  await bulkInsert(
    pool,
    'session_participants',
    ['session_id', 'user_id', 'joined_at'],
    made.flatMap(({ id, participants }) => [...participants].map((userId) => [id, userId, written])),
  );
}
