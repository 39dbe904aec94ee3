import type { Transaction } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import { badInput } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { TooManyNewTags } from './newTags';
import { nameProblem, storedName } from './tagNames';

/** Distinct names as they are stored; BAD_USER_INPUT if one is invalid or there are too many. */
export function normalTags(names: readonly string[], max: number, tooMany: string): string[] {
  const tags = [...new Set(names.map(storedName))];
  if (tags.length > max) throw badInput({ tags: tooMany });
  for (const tag of tags) {
    const problem = nameProblem(tag);
    if (problem) throw badInput({ tags: problem });
  }
  return tags;
}

/** Returns the tags' ids in order, and creates missing tags; throws TooManyNewTags if they are more than allowed. */
async function findOrCreateTags(
  tx: Transaction,
  names: readonly string[],
  allowed: number,
): Promise<string[]> {
  if (names.length === 0) return [];
  const find = () =>
    tx.read<{ id: string; name: string }>(
      // The tags are locked, so that a concurrent deletion can't make the save fail.
      `SELECT id, name FROM tags WHERE name IN (${placeholders(names)}) LOCK IN SHARE MODE`,
      [...names],
    );
  let rows = await find();
  const known = new Set(rows.map(({ name }) => name));
  // Sorted, so that two saves that create the same tags don't deadlock.
  const missing = names.filter((name) => !known.has(name)).sort();
  if (missing.length > allowed) throw new TooManyNewTags(missing.length);
  if (missing.length > 0) {
    await tx.execute(
      `INSERT IGNORE INTO tags (id, name) VALUES ${missing.map(() => '(?, ?)').join(',')}`,
      missing.flatMap((name) => [newId('tag'), name]),
    );
    rows = await find();
  }
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return names.map((name) => ids.get(name)).filter((id) => id !== undefined);
}

/** A table that links texts to their tags. */
interface TagLinks {
  table: string;
  /** The column of the text's id. */
  textColumn: string;
  /** A further column with its value as SQL, in which the text's id is bound once. */
  more?: [column: string, value: string];
}

export const exerciseTags: TagLinks = { table: 'exercise_tags', textColumn: 'exercise_id' };

/** Replaces the tags of a text. Call it within `addingTags`, which passes how many may be new to the group. */
export async function setTags(
  tx: Transaction,
  { table, textColumn, more }: TagLinks,
  id: string,
  names: readonly string[],
  allowed: number,
): Promise<void> {
  await tx.execute(`DELETE FROM ${table} WHERE ${textColumn} = ?`, [id]);
  const tagIds = await findOrCreateTags(tx, names, allowed);
  if (tagIds.length === 0) return;
  const [column, value] = more ? [`, ${more[0]}`, `, ${more[1]}`] : ['', ''];
  await tx.execute(
    `INSERT INTO ${table} (${textColumn}, tag_id, position${column})
     VALUES ${tagIds.map(() => `(?, ?, ?${value})`).join(',')}`,
    tagIds.flatMap((tagId, position) => [id, tagId, position, ...(more ? [id] : [])]),
  );
}
