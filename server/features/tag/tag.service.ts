import { authorize } from '../../authz/authorize';
import type { Context } from '../../context';
import { messages } from '../../contract/messages';
import { isDuplicate, type SqlValue, type Transaction } from '../../db/database';
import { placeholders } from '../../db/rows';
import { AppError, badInput, notFound } from '../../errors';
import { kindOf, newId } from '../../ids';
import { withoutEdges } from '../../texts';
import type { Tag } from './tag.entity';
import type { CreateTagInput, UpdateTagInput } from './tag.inputs';
import { type TagRow, tagColumns, toTag } from './tag.lists';
import { nameProblem, normalName } from './tagNames';

/** Trimmed, lowercased, without repetition; BAD_USER_INPUT where one is no tag or there are too many. */
export function normalTags(names: readonly string[], most: number, tooMany: string): string[] {
  const tags = [...new Set(names.map(normalName))];
  if (tags.length > most) throw badInput({ tags: tooMany });
  for (const tag of tags) {
    const problem = nameProblem(tag);
    if (problem) throw badInput({ tags: problem });
  }
  return tags;
}

/** The ids of the tags, in their order; new ones are made. */
export async function tagIdsOf(tx: Transaction, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const find = () =>
    tx.read<{ id: string; name: string }>(
      // Locked, so that none is deleted before the commit, and a save fails for it.
      `SELECT id, name FROM tags WHERE name IN (${placeholders(names)}) LOCK IN SHARE MODE`,
      [...names],
    );
  let rows = await find();
  const known = new Set(rows.map(({ name }) => name));
  // Sorted, so that two stories that make the same tags wait for each other instead of dead-locking.
  const missing = names.filter((name) => !known.has(name)).sort();
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

/** Gives a story or an exercise its tags, in their order, in place of those it had. */
export async function setTags(
  tx: Transaction,
  kind: 'story' | 'exercise',
  id: string,
  names: readonly string[],
): Promise<void> {
  await tx.execute(`DELETE FROM ${kind}_tags WHERE ${kind}_id = ?`, [id]);
  const tagIds = await tagIdsOf(tx, names);
  if (tagIds.length === 0) return;
  await tx.execute(
    `INSERT INTO ${kind}_tags (${kind}_id, tag_id, position) VALUES ${tagIds.map(() => '(?, ?, ?)').join(',')}`,
    tagIds.flatMap((tagId, position) => [id, tagId, position]),
  );
}

/** One name as it is kept; BAD_USER_INPUT where it can't be a tag's. */
function checkedName(name: string): string {
  const normal = normalName(name);
  const problem = nameProblem(normal);
  if (problem) throw badInput({ name: problem });
  return normal;
}

const descriptionOf = (description: string) => withoutEdges(description) || null;

export async function tagByName(ctx: Context, name: string): Promise<Tag> {
  const [row] = await ctx.db.read<TagRow>(`SELECT ${tagColumns} FROM tags t WHERE t.name = ?`, [
    normalName(name),
  ]);
  if (!row) throw notFound(messages.tag.notFound);
  return toTag(row);
}

/** Makes a tag; one of the name that is there already is returned as it is. */
export async function createTag(ctx: Context, input: CreateTagInput): Promise<Tag> {
  const description = descriptionOf(input.description ?? '');
  if (description !== null) authorize(ctx, 'updateTag');
  const name = checkedName(input.name);
  const tag = await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    await tx.execute('INSERT IGNORE INTO tags (id, name, description) VALUES (?, ?, ?)', [
      newId('tag'),
      name,
      description,
    ]);
    const [row] = await tx.read<TagRow>(`SELECT ${tagColumns} FROM tags t WHERE t.name = ?`, [name]);
    if (!row) throw notFound(messages.tag.notFound);
    return toTag(row);
  });
  ctx.loaders.tagById.clear(tag.id).prime(tag.id, tag);
  return tag;
}

/** Renames a tag or says what it is for: wherever it stands it reads so from now on. */
export async function updateTag(ctx: Context, { id, name, description }: UpdateTagInput): Promise<Tag> {
  const assignments: string[] = [];
  const params: SqlValue[] = [];
  if (name != null) {
    assignments.push('name = ?');
    params.push(checkedName(name));
  }
  if (description != null) {
    assignments.push('description = ?');
    params.push(descriptionOf(description));
  }
  if (kindOf(id) === 'tag' && assignments.length > 0)
    await ctx.db
      .transaction((tx) =>
        tx.execute(`UPDATE tags SET ${assignments.join(', ')} WHERE id = ?`, [...params, id]),
      )
      .catch((error) => {
        throw isDuplicate(error, 'tags_name') ? new AppError('CONFLICT', messages.tag.taken) : error;
      });
  const tag = await ctx.loaders.tagById.clear(id).load(id);
  if (!tag) throw notFound(messages.tag.notFound);
  return tag;
}

export async function deleteTag(ctx: Context, id: string): Promise<void> {
  const { affectedRows } = await ctx.db.transaction((tx) =>
    tx.execute('DELETE FROM tags WHERE id = ?', [kindOf(id) === 'tag' ? id : '']),
  );
  ctx.loaders.tagById.clear(id);
  if (affectedRows === 0) throw notFound(messages.tag.notFound);
}
