import type { TestServer } from '../../../support/testServer';
import { buildLife, everything, type Life } from '../dataExport/buildLife';
import { meet } from '../dataExport/meet';

/** Two members who met: one who leaves, and one who stays. Each test has a pair of its own. */
export function twoLives(server: TestServer) {
  const leaver = {} as Life;
  const other = {} as Life;
  const made = {} as Awaited<ReturnType<typeof meet>>;
  let tests = 0;
  // The notifier would change rows while a test compares them.
  beforeAll(() => server.app.notifier.close());
  const newName = (name: string) => `${name}_${tests}x`;
  beforeEach(async () => {
    tests += 1;
    Object.assign(leaver, await buildLife(server, newName('ines')));
    Object.assign(other, await buildLife(server, newName('teo')));
    Object.assign(made, await meet(server, leaver, other));
    await meet(server, other, leaver);
  });
  /** The table of each row that contains any of these words. */
  const mentions = (...words: string[]) => tablesWith(server, words);
  return { leaver, other, made, newName, mentions };
}

/**
 * Tables that still name a deleted member: challenges they opened, comments on public stories of others, exercises, feedback, reports
 * of others' writing, and sessions they led.
 */
export const stays = ['challenges', 'comments', 'exercises', 'feedback', 'reports', 'sessions', 'users'];

/** The table of each row that contains any of these words. */
export async function tablesWith(server: TestServer, words: string[]): Promise<string[]> {
  const found = Object.entries(await everything(server)).flatMap(([table, rows]) =>
    rows
      .filter((row) => words.some((word) => row.toLowerCase().includes(word.toLowerCase())))
      .map(() => table),
  );
  return found.sort();
}

/** The rows of each table that contain none of these words. */
export async function rowsWithout(server: TestServer, words: string[]) {
  return Object.fromEntries(
    Object.entries(await everything(server))
      // Others' notifications are covered by their own tests. Titles of deleted sessions are blanked.
      .filter(
        ([table]) => !['public_epoch', 'notification_events', 'deleted_session_members'].includes(table),
      )
      .map(([table, rows]) => [
        table,
        rows
          .filter((row) => !words.some((word) => row.includes(word)))
          // The participant counts that change are covered by sessions.test.ts, and versions grow with them.
          .map((row) => row.replace(/"(participant_count|member_count|row_version)":\d+/g, '')),
      ]),
  );
}

/** The ids of the member's sign-ins, stories, invitations and cases, which others' rows may name. */
export async function idsOwnedBy(server: TestServer, userId: string): Promise<string[]> {
  const rows = await server.sql<{ id: string }>(
    `SELECT id FROM sign_ins WHERE user_id = ? UNION SELECT id FROM stories WHERE author_id = ?
     UNION SELECT id FROM invitations WHERE invited_by_id = ?
     UNION SELECT id FROM report_cases WHERE subject_author_id = ?`,
    [userId, userId, userId, userId],
  );
  return rows.map(({ id }) => id);
}
