import { createPool, type Pool } from 'mysql2/promise';
import { Authenticator } from '../../server/features/identity/account/authenticator';
import { newId } from '../../server/lib/ids';
import { bulkInsert } from '../seed/bulkInsert';
import { settings } from '../settings';
import type { Room } from './messages';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A draft of 300 words, to which each save adds one. */
export const draft = 'word '.repeat(300).trim();

const columns = {
  sessions: [
    ...['id', 'leader_id', 'series_id', 'title', 'description', 'date_time', 'duration_minutes', 'ends_at'],
    ...['wall_clock', 'capacity', 'participant_count', 'due_at', 'created_at', 'updated_at'],
    ...['status', 'started_at'],
  ],
  stories: [
    ...['id', 'author_id', 'title', 'content', 'excerpt_text', 'word_count', 'privacy_level', 'local_id'],
    ...['session_id', 'created_at', 'updated_at'],
  ],
};

async function insertRooms(pool: Pool, rooms: Room[], now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + 2 * hourMs);
  const each = <Row>(make: (room: Room, writer: Room['writers'][number], place: number) => Row) =>
    rooms.flatMap((room) => room.writers.map((writer, place) => make(room, writer, place)));
  await bulkInsert(
    pool,
    'sessions',
    columns.sessions,
    rooms.map(({ sessionId, writers }, place) => [
      ...[
        sessionId,
        writers[0]?.id ?? '',
        sessionId,
        `Room ${place}`,
        'We write together.',
        now,
        120,
        endsAt,
      ],
      ...['19:00:00', writers.length, writers.length - 1, endsAt, now, now, 'in_progress', now],
    ]),
  );
  await bulkInsert(
    pool,
    'session_participants',
    ['session_id', 'user_id', 'joined_at'],
    rooms.flatMap(({ sessionId, writers }) => writers.slice(1).map(({ id }) => [sessionId, id, now])),
  );
  await bulkInsert(
    pool,
    'stories',
    columns.stories,
    each(({ sessionId }, { id, storyId }) => [
      ...[storyId, id, 'What I write here', draft, draft.slice(0, 200), 300, 'private', storyId],
      ...[sessionId, now, now],
    ]),
  );
  await bulkInsert(
    pool,
    'session_writers',
    ['session_id', 'user_id', 'story_id', 'shows_piece', 'shows_words'],
    each(({ sessionId }, { id, storyId }) => [sessionId, id, storyId, 1, 1]),
  );
  // Present for longer than the benchmark runs, without a subscription to attend.
  await bulkInsert(
    pool,
    'session_presences',
    ['session_id', 'user_id', 'server_id', 'seen_at'],
    each(({ sessionId }, { id }) => [sessionId, id, 'bench', new Date(now.getTime() + dayMs)]),
  );
}

/** Sessions in progress, full of members with a story in it, who show their words and are signed in. */
export async function provideRooms(
  databaseUrl: string,
  size: { rooms: number; members: number },
): Promise<Room[]> {
  const pool = createPool({ uri: databaseUrl, timezone: 'Z', charset: 'utf8mb4_unicode_ci' });
  try {
    const [users] = await pool.query('SELECT id FROM users ORDER BY id LIMIT ?', [size.rooms * size.members]);
    const ids = (users as { id: string }[]).map(({ id }) => id);
    // Rows of an earlier run would slow down look-ups.
    await pool.query('DELETE FROM stories WHERE session_id IS NOT NULL');
    for (const table of ['sign_ins', 'sessions']) await pool.query(`DELETE FROM ${table}`);
    const now = new Date();
    const authenticator = new Authenticator(new TextEncoder().encode(settings.secret), undefined as never);
    const signIns: [string, string][] = [];
    const makeWriter = async (id: string) => {
      const signInId = newId('signin');
      signIns.push([signInId, id]);
      const { accessToken: token } = await authenticator.makeAccessToken(id, signInId);
      return { id, token, storyId: newId('story'), storyUpdatedAt: now.toISOString() };
    };
    const rooms: Room[] = [];
    for (let from = 0; from < ids.length; from += size.members)
      rooms.push({
        sessionId: newId('session'),
        writers: await Promise.all(ids.slice(from, from + size.members).map(makeWriter)),
      });
    await insertRooms(pool, rooms, now);
    await bulkInsert(
      pool,
      'sign_ins',
      ['id', 'user_id', 'remembered', 'user_agent', 'created_at', 'last_used_at'],
      signIns.map(([signInId, id]) => [signInId, id, 1, 'bench', now, now]),
    );
    return rooms;
  } finally {
    await pool.end();
  }
}
