import type { Authorized } from '../../authz/authorize';
import type { Context } from '../../context';
import { PrivacyLevel, StoryVersionKind } from '../../contract/enums';
import { languageTag } from '../../contract/languageTag';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import type { Transaction } from '../../db/database';
import type { Row } from '../../db/entityRows';
import { snakeCase } from '../../db/naming';
import type { SqlValue } from '../../db/rows';
import { secondsFor } from '../../db/statementLimits';
import { notFound } from '../../errors';
import { publishStoryChanged } from '../../events/publish';
import { derivedFrom } from '../../markdown/excerpt';
import { Story, storyRows } from '../../model/story.entity';
import { StoryShare } from '../../model/storyLinks.entity';
import type { StoryVersion } from '../../model/storyVersion.entity';
import { oneLine } from '../../normalizeText';
import { dateTags, setTags } from '../../tags/setTags';
import { countForDay } from '../../writingDays/countForDay';
import { lockForSave, recordWords } from '../room/words';
import { keepText } from './keepText';
import type { UpdateStoryInput } from './story.inputs';
import { conflictWith, forget, storyNow, tagsOf } from './story.service';

type Given = Partial<Story>;

/** Columns set by an update, before comparing with the current row. */
function givenBy(input: UpdateStoryInput): Given {
  const given: Given = {};
  if (input.title != null) given.title = oneLine(input.title);
  if (input.content != null) Object.assign(given, { content: input.content, ...derivedFrom(input.content) });
  if (input.notes != null) given.authorNotes = input.notes || null;
  if (input.isCollaborative != null) given.isCollaborative = input.isCollaborative;
  if (input.listed != null) given.listed = input.listed;
  if (input.lang != null) given.lang = languageTag(input.lang);
  if (input.privacyLevel != null) given.privacyLevel = input.privacyLevel;
  return given;
}

/** A story whose row is locked until the commit, and whether the new text differs. */
interface Locked {
  before: Story;
  contentChanges: boolean;
}

async function lock(tx: Transaction, id: string, content: string | undefined): Promise<Locked> {
  const [row] = await tx.read<Row<Story> & { contentChanges: number }>(
    // Binary comparison, because the collation treats 'a' and 'A' as equal.
    `SELECT ${storyRows.columns}, s.is_autosaved AS isAutosaved, s.version_kept_at AS versionKeptAt,
       ${content === undefined ? '0' : 'CAST(s.content AS BINARY) <> CAST(? AS BINARY)'} AS contentChanges
     FROM stories s WHERE s.id = ? FOR UPDATE`,
    content === undefined ? [id] : [content, id],
  );
  if (!row) throw notFound(messages.story.notFound);
  const { contentChanges, ...story } = row;
  const before = Object.assign(storyRows.toNode(story), { isAutosaved: Boolean(story.isAutosaved) });
  return { before, contentChanges: Number(contentChanges) === 1 };
}

/** Dates and sharing set by a change of privacy. */
function datesOf({ sharedAt, publishedAt }: Story, level: PrivacyLevel | undefined, now: Date): Given {
  if (level === PrivacyLevel.PRIVATE) return { sharedWithAll: true };
  if (level === PrivacyLevel.SHARED) return { sharedAt: sharedAt ?? now };
  if (level === PrivacyLevel.PUBLIC) return { publishedAt: publishedAt ?? now };
  return {};
}

const keptForMs = limits.version.autosaveMinutes * 60 * 1000;

/** Whether a save stores the replaced text as a version. Source: contract, section 4. */
const keeps = (before: Story, isAutosave: boolean, now: Date) =>
  !isAutosave ||
  !before.isAutosaved ||
  before.versionKeptAt === null ||
  now.getTime() - before.versionKeptAt.getTime() > keptForMs;

/** The saved story, and the version with the replaced text, if one was stored. */
interface Saved {
  story: Story;
  kept: StoryVersion | null;
}

/**
 * Changes a story and stores the replaced text. The row is locked first, so comparing with baseUpdatedAt and
 * writing are atomic: of many updates from one base exactly one is written and stores one version; the others
 * get CONFLICT with the server's copy. With `isWriting` false, as for a restored version, words don't count
 * for a writing day. Source: contract, section 4.
 */
export async function saveStory(
  ctx: Context,
  { id, sessionId }: Authorized<Story, 'updateStory'>,
  input: UpdateStoryInput,
  { isWriting }: { isWriting: boolean },
): Promise<Saved> {
  const tags = input.tags && tagsOf(input.tags);
  // An empty change must not move updatedAt, which would cause conflicts on other devices.
  const { id: _id, baseUpdatedAt: base, autosave, writtenOn, ...changes } = input;
  if (Object.values(changes).every((change) => change == null))
    return { story: await storyNow(ctx, id), kept: null };
  const given = givenBy(input);
  const isAutosave = autosave ?? false;
  const saves = given.content !== undefined || given.title !== undefined;
  const now = ctx.now();
  const outcome = await ctx.db.transaction(async (tx) => {
    tx.mayTake(secondsFor(given.content));
    const { before, contentChanges } = await lock(tx, id, given.content);
    if (base && before.updatedAt > base) {
      tx.skipPublicCacheBump();
      return { story: before, written: false, kept: null };
    }
    const inSession = sessionId && saves ? await lockForSave(tx, ctx, id) : null;
    const textChanges = contentChanges || (given.title !== undefined && given.title !== before.title);
    const kept =
      textChanges && keeps(before, isAutosave, now)
        ? await keepText(tx, before, {
            kind: isAutosave ? StoryVersionKind.AUTOSAVED : StoryVersionKind.SAVED,
            createdAt: now,
          })
        : null;
    const written: Given = {
      ...given,
      ...datesOf(before, given.privacyLevel, now),
      ...(kept && { versionNumber: before.versionNumber + 1 }),
      ...(kept && isAutosave && { versionKeptAt: now }),
      ...(saves && (textChanges || !isAutosave) && { isAutosaved: isAutosave }),
      // Always later than before, even within a millisecond: the next update compares with it.
      updatedAt: new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1)),
    };
    const columns = Object.keys(written).map((property) => `${snakeCase(property)} = ?`);
    await tx.execute(`UPDATE stories SET ${columns.join(', ')} WHERE id = ?`, [
      ...(Object.values(written) as SqlValue[]),
      id,
    ]);
    const story = Object.assign(new Story(), before, written);
    if (!story.publishedAt) tx.skipPublicCacheBump();
    if (inSession) await recordWords(tx, ctx, inSession, story);
    if (isWriting) await countForDay(tx, ctx, { text: story, before: before.wordCount, writtenOn });
    if (tags) await setTags(tx, 'story', id, tags);
    else if (story.publishedAt && !before.publishedAt) await dateTags(tx, id);
    if (given.privacyLevel === PrivacyLevel.PRIVATE) await tx.delete(StoryShare, { storyId: id });
    publishStoryChanged(tx, ctx, id);
    return { story, written: true, kept };
  });
  forget(ctx, id);
  if (!outcome.written) throw await conflictWith(ctx, outcome.story);
  ctx.loaders.storyById.prime(id, outcome.story);
  if (given.content !== undefined) ctx.loaders.storyContent.prime(id, given.content);
  return outcome;
}

export const updateStory = async (
  ctx: Context,
  story: Authorized<Story, 'updateStory'>,
  input: UpdateStoryInput,
): Promise<Story> => (await saveStory(ctx, story, input, { isWriting: true })).story;
