import type { PrivacyLevel } from '../../../contract/enums';
import { languageTag } from '../../../contract/languageTag';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import type { Row } from '../../../db/entityRows';
import { snakeCase } from '../../../db/naming';
import type { SqlValue } from '../../../db/rows';
import { notFound } from '../../../lib/errors';
import { oneLine, sortKeyOf } from '../../../lib/normalizeText';
import { derivedFrom } from '../../../markdown/excerpt';
import { Story, storyRows, workingUpdatedAt } from '../../../model/story.entity';
import type { StoryVersion } from '../../../model/storyVersion.entity';
import { sizeSql } from '../../../record/textSizes';
import type { Context } from '../../../request/context';
import type { UpdateStoryInput } from './story.inputs';

export type StoryChanges = Partial<Story>;
/** The columns that an input sets. */
type Given = StoryChanges & { privacyLevel?: PrivacyLevel };

/** Returns the columns that an input sets, also those that equal the current ones. */
export function changesFrom(input: UpdateStoryInput): Given {
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

/** A story whose row is locked until the commit. */
export interface LockedStory {
  before: Story;
  /** Whether its text differs from the one that the save gives; false if it gives none. */
  differsFromGiven: boolean;
  /** The stored size of its text. */
  size: number;
}

/** Locks a story until the commit, and compares its text with the given one; NOT_FOUND if it was deleted. */
export async function lockForSave(
  tx: Transaction,
  id: string,
  content: string | undefined,
): Promise<LockedStory> {
  const [row] = await tx.read<Row<Story> & { differsFromGiven: number; size: string }>(
    // Binary comparison, because the collation treats 'a' and 'A' as equal.
    `SELECT ${storyRows.columns}, s.is_autosaved AS isAutosaved, s.version_kept_at AS versionKeptAt, s.withheld,
       ${content === undefined ? '0' : 'CAST(s.content AS BINARY) <> CAST(? AS BINARY)'} AS differsFromGiven,
       ${sizeSql('s.content')} AS size
     FROM stories s WHERE s.id = ? FOR UPDATE`,
    content === undefined ? [id] : [content, id],
  );
  if (!row) throw notFound(messages.story.notFound);
  const { differsFromGiven, size, ...story } = row;
  const before = Object.assign(storyRows.toNode(story), { isAutosaved: Boolean(story.isAutosaved) });
  return { before, differsFromGiven: Number(differsFromGiven) === 1, size: Number(size) };
}

/** What saving or discarding a draft sets, which readers mustn't notice. */
const ofDrafts: ReadonlySet<string> = new Set(['draftChangedAt', 'versionNumber']);

/**
 * Writes to a locked story, and returns it as it is then. The condition on its privacy level is always met: `db/publicData.ts` reads the level there,
 * so that a write to a story that isn't public leaves visitors' cached responses valid.
 */
export async function writeStory(tx: Transaction, before: Story, given: StoryChanges): Promise<Story> {
  const { id, privacyLevel, rowVersion, unnoticedWrites } = before;
  const { title } = given;
  const isNoticed = Object.keys(given).some((property) => !ofDrafts.has(property));
  const counts = { rowVersion: rowVersion + 1, unnoticedWrites: unnoticedWrites + (isNoticed ? 0 : 1) };
  const editedAt = given.draftChangedAt ?? given.updatedAt;
  const written = {
    ...given,
    ...(title !== undefined && { titleKey: sortKeyOf(title) }),
    ...(editedAt && { editedAt }),
    ...counts,
  };
  await tx.execute(
    `UPDATE stories SET ${Object.keys(written)
      .map((property) => `${snakeCase(property)} = ?`)
      .join(', ')} WHERE id = ? AND privacy_level = '${privacyLevel}'`,
    [...(Object.values(written) as SqlValue[]), id],
  );
  return Object.assign(new Story(), before, given, counts);
}

export interface Saved {
  story: Story;
  /** The version with the replaced text, if one was stored. */
  version: StoryVersion | null;
}

/** What a save's transaction returns. */
export interface Outcome extends Saved {
  /** False if the save was refused because of a conflict. */
  isAccepted: boolean;
  /** The increase in stored bytes. */
  grown: number;
  /** The story's new text, if it changed. */
  content?: string | undefined;
}

export interface SaveOptions {
  /** Whether the words count for a writing day; those of a restored version don't. */
  isWriting: boolean;
  /** Whether title, text and tags are taken from the draft; without one, nothing changes. */
  publishesDraft?: boolean;
}

/** What a member saves. */
export interface SaveInput {
  given: Given;
  tags: string[] | null | undefined;
  /** When the text that the client edited was last changed; a later change is a conflict. */
  base: Date | null | undefined;
  isAutosave: boolean;
  replacesDraft: boolean;
  publishesDraft: boolean;
  now: Date;
}

export interface Save extends SaveInput {
  ctx: Context;
  tx: Transaction;
  isWriting: boolean;
  writtenOn: string | null | undefined;
  /** The number of tags that it may add to the group's. */
  newTags: number;
  sessionId: string | null;
}

/** The time of a change, always later than that of the one before, because the next save compares them. */
export const timeAfter = (before: Story, now: Date) =>
  new Date(Math.max(now.getTime(), workingUpdatedAt(before).getTime() + 1));

export const refusal = (story: Story): Outcome => ({ story, isAccepted: false, version: null, grown: 0 });
export const unchanged = (story: Story): Outcome => ({ ...refusal(story), isAccepted: true });
