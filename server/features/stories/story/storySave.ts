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
import { type Story, storyRows, workingUpdatedAt } from '../../../model/story.entity';
import type { StoryVersion } from '../../../model/storyVersion.entity';
import { sizeSql } from '../../../record/textSizes';
import type { Context } from '../../../request/context';
import type { UpdateStoryInput } from './story.inputs';

export type StoryChanges = Partial<Story>;
type Given = StoryChanges & { privacyLevel?: PrivacyLevel };

/** The columns that an input sets, before comparing with the current row. */
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
  /** Whether the new text differs. */
  contentChanges: boolean;
  /** The stored size of its text. */
  size: number;
}

export async function lock(tx: Transaction, id: string, content: string | undefined): Promise<LockedStory> {
  const [row] = await tx.read<Row<Story> & { contentChanges: number; size: string }>(
    // Binary comparison, because the collation treats 'a' and 'A' as equal.
    `SELECT ${storyRows.columns}, s.is_autosaved AS isAutosaved, s.version_kept_at AS versionKeptAt, s.withheld,
       ${content === undefined ? '0' : 'CAST(s.content AS BINARY) <> CAST(? AS BINARY)'} AS contentChanges,
       ${sizeSql('s.content')} AS size
     FROM stories s WHERE s.id = ? FOR UPDATE`,
    content === undefined ? [id] : [content, id],
  );
  if (!row) throw notFound(messages.story.notFound);
  const { contentChanges, size, ...story } = row;
  const before = Object.assign(storyRows.toNode(story), { isAutosaved: Boolean(story.isAutosaved) });
  return { before, contentChanges: Number(contentChanges) === 1, size: Number(size) };
}

/** Writes to a locked story. The statement names its privacy level, so that writing to a non-public story doesn't invalidate visitors' cached responses. */
export function writeStory(tx: Transaction, { id, privacyLevel }: Story, given: StoryChanges) {
  const { title } = given;
  const editedAt = given.draftChangedAt ?? given.updatedAt;
  const written = {
    ...given,
    ...(title !== undefined && { titleKey: sortKeyOf(title) }),
    ...(editedAt && { editedAt }),
  };
  return tx.execute(
    `UPDATE stories SET ${Object.keys(written)
      .map((property) => `${snakeCase(property)} = ?`)
      .join(', ')} WHERE id = ? AND privacy_level = '${privacyLevel}'`,
    [...(Object.values(written) as SqlValue[]), id],
  );
}

/** The saved story, and the version with the replaced text, if one was stored. */
export interface Saved {
  story: Story;
  kept: StoryVersion | null;
}

export interface Outcome extends Saved {
  written: boolean;
  /** The increase in stored bytes. */
  grown: number;
  /** The text as given. */
  content?: string | undefined;
}

export interface SaveOptions {
  /** False, as for a restored version: words don't count for a writing day. */
  isWriting: boolean;
  /** Takes title, text and tags from the draft; without one, nothing changes. */
  publishesDraft?: boolean;
}

/** What a member saves. */
export interface SaveInput {
  given: Given;
  tags: string[] | null | undefined;
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
  /** How many of its tags may be new to the group. */
  newTags: number;
  sessionId: string | null;
}

/** Always later than before, even within a millisecond: the next update compares with it. */
export const timeAfter = (before: Story, now: Date) =>
  new Date(Math.max(now.getTime(), workingUpdatedAt(before).getTime() + 1));

export const refused = (story: Story): Outcome => ({ story, written: false, kept: null, grown: 0 });
