import { createPool, type RowDataPacket } from 'mysql2/promise';
import { cursorOf } from '../../server/graphql/cursor';
import { tokenOf } from '../facts';
import { emailOf } from '../seed/seed';
import { settings } from '../settings';
import { busyEmail } from './seed/members';
import { localIds } from './seed/stories';

export interface GrowthFacts {
  /** Sign-ins of members who have as much at every size. */
  usual: string[];
  /** The sign-in of the one with a share of everything. */
  busy: string;
  commentedId: string;
  discussedId: string;
}

export async function learnGrowth(databaseUrl: string, appUrl: string): Promise<GrowthFacts> {
  const pool = createPool({ uri: databaseUrl, connectionLimit: 1 });
  try {
    const idOf = async (localId: string) =>
      String(
        (await pool.query<RowDataPacket[]>('SELECT id FROM stories WHERE local_id = ?', [localId]))[0][0]?.id,
      );
    const usual: string[] = [];
    for (let number = 0; number < settings.connections; number += 1)
      usual.push(await tokenOf(appUrl, emailOf(number)));
    return {
      usual,
      busy: await tokenOf(appUrl, busyEmail),
      commentedId: await idOf(localIds.commented),
      discussedId: await idOf(localIds.discussed),
    };
  } finally {
    await pool.end();
  }
}

/** A list whose middle is looked for. */
export interface Middle {
  table: string;
  where: string;
  order: string;
  /** The column that sorts it, if not the id. */
  key?: string;
}

/** The cursor in the middle of a list. */
export async function middleOf(
  databaseUrl: string,
  { table, where, order, key }: Middle,
): Promise<string | undefined> {
  const pool = createPool({ uri: databaseUrl, connectionLimit: 1, timezone: 'Z' });
  try {
    const [[counted]] = await pool.query<RowDataPacket[]>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`,
    );
    const [[row]] = await pool.query<RowDataPacket[]>(
      `SELECT id${key ? `, ${key} AS at` : ''} FROM ${table} WHERE ${where} ORDER BY ${order}
       LIMIT 1 OFFSET ${Math.floor(Number(counted?.n) / 2) - 1}`,
    );
    return row && cursorOf({ id: row.id, at: row.at });
  } finally {
    await pool.end();
  }
}
