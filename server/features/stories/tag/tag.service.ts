import { authorize } from '../../../authz/authorize';
import { publicStorySql } from '../../../authz/storyAudience';
import { messages } from '../../../contract/messages';
import { isDuplicate } from '../../../db/database';
import { AppError, badInput, notFound } from '../../../lib/errors';
import { kindOf, newId } from '../../../lib/ids';
import { withoutEdges } from '../../../lib/normalizeText';
import { Tag, tagRows } from '../../../model/tag.entity';
import type { Context } from '../../../request/context';
import { nameProblem, normalName, storedName } from '../../writing/tag/tagNames';
import { storiesPublishedWithTag } from '../table/storiesTable';
import type { CreateTagInput, UpdateTagInput } from './tag.inputs';

const noSuchTag = () => notFound(messages.tag.notFound);

/** Normalises a name; BAD_USER_INPUT if it can't be a tag. */
function checkedName(name: string): string {
  const normal = storedName(name);
  const problem = nameProblem(normal);
  if (problem) throw badInput({ name: problem });
  return normal;
}

const descriptionOf = (description: string) => withoutEdges(description) || null;

export async function tagByName(ctx: Context, name: string): Promise<Tag> {
  const tag = await tagRows.first(ctx.db, 'WHERE t.name = ?', [normalName(name)]);
  if (!tag) throw noSuchTag();
  return tag;
}

/** A tag of a public story. A tag that only other texts have is treated as missing. */
export async function publicTag(ctx: Context, name: string): Promise<Tag | null> {
  const tag = await tagRows.first(
    ctx.db,
    // For EXISTS, the database would first collect all of the tag's stories.
    `WHERE t.name = ? AND (
       SELECT 1 FROM ${storiesPublishedWithTag('t.id')} AND ${publicStorySql()} LIMIT 1) = 1`,
    [normalName(name)],
  );
  return tag ?? null;
}

/** Creates a tag, or returns the existing one with that name. */
export async function createTag(ctx: Context, userId: string, input: CreateTagInput): Promise<Tag> {
  const description = descriptionOf(input.description ?? '');
  // Members who may not change tags may not give a new one a description, either.
  if (description !== null) authorize(ctx, 'updateTag');
  const name = checkedName(input.name);
  const existing = await tagRows.first(ctx.db, 'WHERE t.name = ?', [name]);
  if (existing) return existing;
  await ctx.rateLimits.takeOfRunning('tagMember', userId);
  return ctx.db.transaction(async (tx) => {
    await tx.execute('INSERT IGNORE INTO tags (id, name, description) VALUES (?, ?, ?)', [
      newId('tag'),
      name,
      description,
    ]);
    const made = await tagRows.first(tx, 'WHERE t.name = ?', [name]);
    if (!made) throw noSuchTag();
    return made;
  });
}

/** Changes a tag's name or description. */
export async function updateTag(ctx: Context, { id, name, description }: UpdateTagInput): Promise<Tag> {
  const changes: Partial<Tag> = {};
  if (name != null) changes.name = checkedName(name);
  if (description != null) changes.description = descriptionOf(description);
  if (kindOf(id) === 'tag' && Object.keys(changes).length > 0)
    await ctx.db
      .transaction((tx) => tx.update(Tag, { id }, changes))
      .catch((error) => {
        throw isDuplicate(error, 'tags_name') ? new AppError('CONFLICT', messages.tag.taken) : error;
      });
  const tag = await ctx.loaders.tagById.load(id);
  if (!tag) throw noSuchTag();
  return tag;
}

export async function deleteTag(ctx: Context, id: string): Promise<void> {
  if (kindOf(id) !== 'tag') throw noSuchTag();
  const deleted = await ctx.db.transaction((tx) => tx.delete(Tag, { id }));
  if (deleted === 0) throw noSuchTag();
}
