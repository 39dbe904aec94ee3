import type { Pool } from 'mysql2/promise';
import { newIdAt } from '../../server/lib/ids';
import { oneOf, type Random, wholeBelow } from '../random';
import { settings } from '../settings';
import { bulkInsert } from './bulkInsert';
import { titleOf } from './text';

const dayMs = 24 * 60 * 60 * 1000;
/** The days that the benchmark's dashboard shows. */
export const writingRange = { from: '2024-09-02', to: '2025-09-07' };
const daysShown = (Date.parse(writingRange.to) - Date.parse(writingRange.from)) / dayMs + 1;
/** Far enough ahead that the clock of sessions changes nothing while the database is kept. */
const firstSession = Date.UTC(2099, 0, 1, 18);
/** When the rows were written. */
const written = new Date(writingRange.to);
const sessionCounts = { in_progress: 6, scheduled: 60 };
const capacity = 12;
const sessionMinutes = 90;
const followersOfEach = 30;

const membersOf = (userIds: string[]) => userIds.slice(0, settings.connections);

/** Words on about half of the days, in one text a day. */
async function seedWritingDays(pool: Pool, random: Random, userIds: string[]) {
  const from = Date.parse(writingRange.from);
  await bulkInsert(
    pool,
    'writing_days',
    ['user_id', 'day', 'text_id', 'words_before', 'words_now'],
    (function* () {
      for (const userId of membersOf(userIds))
        for (let day = 0; day < daysShown; day += 1) {
          if (random() < 0.5) continue;
          const at = new Date(from + day * dayMs);
          const words = 1 + wholeBelow(random, 1_200);
          yield [userId, at.toISOString().slice(0, 10), newIdAt('story', at), 0, words];
        }
    })(),
  );
}

/** By other members, because the benchmark measures what its own ones follow. */
async function seedFollowers(pool: Pool, random: Random, userIds: string[]) {
  const others = userIds.slice(settings.connections);
  if (others.length === 0) return;
  await bulkInsert(
    pool,
    'follows',
    ['follower_id', 'followed_id', 'created_at'],
    (function* () {
      for (const followedId of membersOf(userIds)) {
        const followers = new Set(Array.from({ length: followersOfEach }, () => oneOf(random, others)));
        for (const followerId of followers) yield [followerId, followedId, written];
      }
    })(),
  );
}

async function seedSessions(pool: Pool, random: Random, userIds: string[]) {
  const members = membersOf(userIds);
  const made = Object.entries(sessionCounts).flatMap(([status, count]) =>
    Array.from({ length: count }, (_, number) => {
      const starts = new Date(firstSession + number * dayMs);
      const participants = new Set(Array.from({ length: capacity }, () => oneOf(random, members)));
      return { id: newIdAt('session', written), status, starts, participants };
    }),
  );
  await bulkInsert(
    pool,
    'sessions',
    [
      ...['id', 'leader_id', 'series_id', 'title', 'description', 'date_time', 'duration_minutes', 'ends_at'],
      ...['wall_clock', 'capacity', 'status', 'participant_count', 'due_at', 'created_at', 'updated_at'],
    ],
    made.map(({ id, status, starts, participants }) => {
      const ends = new Date(starts.getTime() + sessionMinutes * 60_000);
      return [
        ...[id, userIds.at(-1) as string, id, titleOf(random), '', starts, sessionMinutes, ends],
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

/** What the dashboards of the benchmark's members show besides their stories. */
export async function seedDashboards(pool: Pool, random: Random, userIds: string[]) {
  await seedWritingDays(pool, random, userIds);
  await seedFollowers(pool, random, userIds);
  await seedSessions(pool, random, userIds);
}
