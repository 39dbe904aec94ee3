import { validateSync } from 'class-validator';
import { ImportOutcome, PrivacyLevel } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { isDuplicate } from '../../../db/database';
import type { Row } from '../../../db/entityRows';
import { padded, placeholders } from '../../../db/rows';
import { secondsFor } from '../../../db/statementLimits';
import { AppError, badInput } from '../../../lib/errors';
import { newId, newIdAt } from '../../../lib/ids';
import { Story, storyRows } from '../../../model/story.entity';
import { chargeStored } from '../../../record/storedTexts';
import { sizeOf } from '../../../record/textSizes';
import type { Context } from '../../../request/context';
import { lockAccount } from '../../members/user/memberRows';
import { addingTags } from '../../writing/tag/newTags';
import { computeFactsForRules } from '../spam/publishing';
import { CreateStoryInput } from '../story/story.inputs';
import { checkedTags, newStory, withCheckedLevels } from '../story/story.service';
import { setStoryTags } from '../tag/storyTags';
import type { ImportedStoryInput, ImportStoriesInput } from './import.inputs';
import type { FieldProblem, ImportStoryResult } from './import.types';

/** A validated text. */
interface Importable {
  input: CreateStoryInput;
  tags: string[];
}

/** The earliest time that the database can store. */
const earliest = new Date('1000-01-01T00:00:00.000Z');

/** Validates one text by the rules of a new story; returns its problems if it has any. */
function validateText(text: ImportedStoryInput): Importable | FieldProblem[] {
  const { title, content, privacyLevel, notes, tags, listed, lang, localId } = text;
  const given = { title, content, privacyLevel, notes, tags, listed, lang, localId };
  const input = Object.assign(new CreateStoryInput(), given);
  const problems = validateSync(input, { stopAtFirstError: true }).map(({ property, constraints }) => ({
    field: property,
    message: Object.values(constraints ?? {})[0] ?? '',
  }));
  try {
    const storedTags = checkedTags(tags ?? []);
    return problems.length > 0 ? problems : { input, tags: storedTags };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const wrong = problems.filter(({ field }) => field !== 'tags');
    return [...wrong, { field: 'tags', message: error.message }];
  }
}

/** Builds the story with its original times. Its id has the time of writing, by which stories are sorted. */
function storyOf(authorId: string, text: ImportedStoryInput, input: CreateStoryInput, now: Date): Story {
  const clamped = (time: Date | null | undefined) => {
    if (!time) return time;
    if (time > now) return now;
    return time < earliest ? earliest : time;
  };
  const [sharedAt, publishedAt] = [clamped(text.sharedAt), clamped(text.publishedAt)];
  // A text is written before it is shared, but the date of a file that was copied may be later.
  const createdAt = [sharedAt, publishedAt].reduce<Date>(
    (first, time) => (time && time < first ? time : first),
    clamped(text.createdAt) ?? now,
  );
  const changedAt = clamped(text.updatedAt) ?? createdAt;
  const updatedAt = changedAt < createdAt ? createdAt : changedAt;
  const made = newStory(authorId, input, now);
  // Ids have no times before 1970.
  const idTime = createdAt.getTime() < 0 ? new Date(0) : createdAt;
  return Object.assign(made, {
    id: createdAt < now ? newIdAt('story', idTime) : newId('story'),
    createdAt,
    updatedAt,
    editedAt: updatedAt,
    revisedAt: updatedAt,
    sharedAt: sharedAt ?? (made.privacyLevel === PrivacyLevel.SHARED ? createdAt : null),
    publishedAt: publishedAt ?? (made.privacyLevel === PrivacyLevel.PUBLIC ? createdAt : null),
  });
}

/** The author's stories that have one of the local ids, by that id. */
async function storiesByLocalId(ctx: Context, authorId: string, localIds: readonly string[]) {
  if (localIds.length === 0) return new Map<string, Story>();
  const wanted = padded(localIds);
  const rows = await ctx.db.read<Row<Story>>(
    `SELECT s.local_id AS localId, ${storyRows.columns} FROM stories s
     WHERE s.author_id = ? AND s.local_id IN (${placeholders(wanted)})`,
    [authorId, ...wanted],
  );
  return new Map(rows.map((row) => [row.localId ?? '', storyRows.toNode(row)]));
}

/** Inserts the story; returns the existing one if a concurrent request created it. */
async function insertStory(ctx: Context, given: Story, tags: readonly string[]): Promise<ImportStoryResult> {
  let story = given;
  if (given.privacyLevel === PrivacyLevel.PUBLIC) await computeFactsForRules(ctx, [given.content]);
  try {
    story = await addingTags(ctx, { userId: given.authorId, limit: 'importedTagMember' }, (newTags) =>
      ctx.db.transaction(async (tx) => {
        tx.mayTake(secondsFor(given.content));
        await lockAccount(tx, given.authorId);
        const made = await withCheckedLevels(tx, ctx, given, { keepsDate: true });
        await tx.insert(Story, made);
        if (tags.length > 0) await setStoryTags(tx, made.id, tags, newTags);
        const size = sizeOf(made.content, made.authorNotes);
        await chargeStored(tx, ctx, given.authorId, { received: size, grown: size });
        return made;
      }),
    );
  } catch (error) {
    const { authorId, localId } = given;
    if (!localId || !isDuplicate(error, 'stories_local_id')) throw error;
    const existing = (await storiesByLocalId(ctx, authorId, [localId])).get(localId);
    if (!existing) throw error;
    return { outcome: ImportOutcome.ALREADY_THERE, story: existing, problems: [] };
  }
  return { outcome: ImportOutcome.CREATED, story, problems: [] };
}

/**
 * Creates a story from each valid text, in one transaction each: a later failure doesn't undo earlier ones,
 * and a retry with the same local ids creates the rest. A dry run only reports.
 */
export async function importStories(
  ctx: Context,
  authorId: string,
  { stories: texts, dryRun }: ImportStoriesInput,
): Promise<ImportStoryResult[]> {
  const bytes = texts.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  if (bytes > limits.import.bytesMax) throw badInput({ stories: messages.import.tooLong });
  if (!dryRun) await ctx.rateLimits.take('importMember', authorId, texts.length);

  const checked = texts.map(validateText);
  const localIds = checked.flatMap((text) => (Array.isArray(text) ? [] : (text.input.localId ?? [])));
  const existing = await storiesByLocalId(ctx, authorId, localIds);
  const seen = new Set<string>();
  const results: ImportStoryResult[] = [];
  for (const [n, text] of texts.entries()) {
    const importable = checked[n] ?? [];
    if (Array.isArray(importable)) {
      results.push({ outcome: ImportOutcome.REFUSED, story: null, problems: importable });
      continue;
    }
    const { localId } = importable.input;
    const known = localId ? existing.get(localId) : undefined;
    if (known || (localId && seen.has(localId)))
      results.push({ outcome: ImportOutcome.ALREADY_THERE, story: known ?? null, problems: [] });
    else if (dryRun) results.push({ outcome: ImportOutcome.CREATED, story: null, problems: [] });
    else {
      const story = storyOf(authorId, text, importable.input, new Date());
      const result = await insertStory(ctx, story, importable.tags);
      if (localId && result.story) existing.set(localId, result.story);
      results.push(result);
    }
    if (localId) seen.add(localId);
  }
  return results;
}
