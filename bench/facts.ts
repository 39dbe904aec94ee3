import { createPool, type RowDataPacket } from 'mysql2/promise';
import { randomFrom } from './random';
import { emailOf, ownLocalIds } from './seed/seed';
import { textOf } from './seed/text';
import { settings } from './settings';

/** The member of one connection. */
export interface Member {
  token: string;
  draftId: string;
  /** A public story to favourite. */
  favoriteId: string;
  /** Feedback by someone else on which only this member votes, so that its counts are predictable. */
  feedbackId: string;
  /** A member whom only this one follows or unfollows meanwhile. */
  followId: string;
}

export interface Facts {
  members: Member[];
  longStoryId: string;
  /** Two texts of 2,000 words, so that every save changes something. */
  drafts: [string, string];
}

export async function tokenOf(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: settings.password }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`Signing in as ${email} answered ${answer.status}`);
  return token;
}

/** Signs members in and looks up the ids that the jobs need. */
export async function learn(databaseUrl: string, appUrl: string): Promise<Facts> {
  const pool = createPool({ uri: databaseUrl, connectionLimit: 1 });
  try {
    const ids = async (sql: string, params: (string | string[])[] = []) =>
      (await pool.query<RowDataPacket[]>(sql, params))[0].map((row) => String(row.id));
    const [longStoryId = ''] = await ids('SELECT id FROM stories WHERE local_id = ?', [ownLocalIds.long]);
    const popular = await ids(
      `SELECT id FROM stories WHERE privacy_level = 'public' ORDER BY published_at DESC LIMIT ${settings.connections}`,
    );
    const feedback = await ids('SELECT id FROM feedback ORDER BY id DESC');
    const others = await ids(
      `SELECT id FROM users WHERE email NOT IN (?) ORDER BY id LIMIT ${settings.connections}`,
      [Array.from({ length: settings.connections }, (_, number) => emailOf(number))],
    );
    const members: Member[] = [];
    for (let number = 0; number < settings.connections; number += 1) {
      const [draftId = ''] = await ids(
        'SELECT s.id FROM stories s JOIN users u ON u.id = s.author_id WHERE u.email = ? AND s.local_id = ?',
        [emailOf(number), ownLocalIds.draft],
      );
      const token = await tokenOf(appUrl, emailOf(number));
      members.push({
        token,
        draftId,
        favoriteId: popular[number] ?? longStoryId,
        feedbackId: feedback[number] ?? '',
        followId: others[number] ?? '',
      });
    }
    const random = randomFrom(7);
    return { members, longStoryId, drafts: [textOf(random, 2_000).content, textOf(random, 2_000).content] };
  } finally {
    await pool.end();
  }
}
