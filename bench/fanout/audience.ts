import { createPool, type RowDataPacket } from 'mysql2/promise';
import { Authenticator } from '../../server/features/identity/account/authenticator';
import { newId } from '../../server/lib/ids';
import { bulkInsert } from '../seed/bulkInsert';
import { settings } from '../settings';

const participants = 12;
const hourMs = 60 * 60 * 1000;

export interface Audience {
  sessionId: string;
  /** One per member, each from its own sign-in. */
  tokens: string[];
}

/** A session with participants, and signed-in members to subscribe to it. */
export async function provideAudience(databaseUrl: string): Promise<Audience> {
  const pool = createPool({ uri: databaseUrl, timezone: 'Z', charset: 'utf8mb4_unicode_ci' });
  try {
    const [users] = await pool.query<RowDataPacket[]>('SELECT id FROM users ORDER BY id');
    const ids = users.map(({ id }) => String(id));
    // Rows of an earlier run would slow down look-ups.
    for (const table of ['sign_ins', 'sessions']) await pool.query(`DELETE FROM ${table}`);
    const [leaderId = '', ...others] = ids;
    const now = new Date();
    const sessionId = newId('session');
    const dateTime = new Date(now.getTime() + hourMs);
    await bulkInsert(
      pool,
      'sessions',
      [
        ...[
          'id',
          'leader_id',
          'series_id',
          'title',
          'description',
          'date_time',
          'duration_minutes',
          'ends_at',
        ],
        ...['wall_clock', 'capacity', 'participant_count', 'due_at', 'created_at', 'updated_at'],
      ],
      [
        [
          ...[sessionId, leaderId, sessionId, 'Before', 'We write together, and read aloud at the end.'],
          ...[dateTime, 120, new Date(dateTime.getTime() + 2 * hourMs), '19:00:00', 50, participants],
          ...[dateTime, now, now],
        ],
      ],
    );
    await bulkInsert(
      pool,
      'session_participants',
      ['session_id', 'user_id', 'joined_at'],
      others.slice(0, participants).map((id) => [sessionId, id, now]),
    );
    const signIns = ids.map((userId) => ({ id: newId('signin'), userId }));
    await bulkInsert(
      pool,
      'sign_ins',
      ['id', 'user_id', 'remembered', 'user_agent', 'created_at', 'last_used_at'],
      signIns.map(({ id, userId }) => [id, userId, 1, 'bench', now, now]),
    );
    const authenticator = new Authenticator(new TextEncoder().encode(settings.secret), undefined as never);
    const tokens: string[] = [];
    for (const { id, userId } of signIns)
      tokens.push((await authenticator.makeAccessToken(userId, id)).accessToken);
    return { sessionId, tokens };
  } finally {
    await pool.end();
  }
}
