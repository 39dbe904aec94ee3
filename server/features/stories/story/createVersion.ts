import { StoryVersionKind } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import type { Transaction } from '../../../db/database';
import { newId } from '../../../lib/ids';
import type { Story } from '../../../model/story.entity';
import type { StoryDraft } from '../../../model/storyDraft.entity';
import { StoryVersion } from '../../../model/storyVersion.entity';

interface NewVersion {
  kind: StoryVersionKind;
  createdAt: Date;
  name?: string | null;
  localId?: string | null;
  /** The text to store, if it isn't the story's current one. */
  text?: (Pick<Story, 'content' | 'wordCount'> & { title: string | null }) | undefined;
  /** The story's draft, if its text is to be stored instead. */
  draft?: Pick<StoryDraft, 'title' | 'wordCount'> | null | undefined;
}

/** Auto-saves within this time of the last version store no further one. */
const autosaveVersionMs = limits.version.autosaveMinutes * 60 * 1000;

/** Whether a save must store the text that it replaces as a version. Source: contract, section 4. */
export const needsVersion = (
  before: Pick<Story, 'isAutosaved' | 'versionKeptAt'>,
  isAutosave: boolean,
  now: Date,
): boolean =>
  !isAutosave ||
  !before.isAutosaved ||
  before.versionKeptAt === null ||
  now.getTime() - before.versionKeptAt.getTime() > autosaveVersionMs;

/** The kind of version for a text that an auto-save, or a save by button, replaced. */
export const versionKindOf = (isAutosave: boolean): StoryVersionKind =>
  isAutosave ? StoryVersionKind.AUTOSAVED : StoryVersionKind.SAVED;

/**
 * Stores a text of a story, by default the published one, as the version with the story's current number. The caller locks the
 * story's row and increments that number, so that numbers are unique. A stored text is copied within the database.
 */
export async function createVersion(
  tx: Transaction,
  { id: storyId, versionNumber, ...story }: Pick<Story, 'id' | 'versionNumber' | 'title' | 'wordCount'>,
  { kind, createdAt, name = null, localId = null, text, draft = null }: NewVersion,
): Promise<StoryVersion> {
  const version = {
    id: newId('version'),
    storyId,
    versionNumber,
    title: text?.title ?? (draft ?? story).title,
    wordCount: (text ?? draft ?? story).wordCount,
    kind,
    name,
    localId,
    createdAt,
  };
  await tx.execute(
    `INSERT INTO story_versions
       (id, story_id, version_number, title, content, content_bytes, word_count, kind, name, local_id, created_at)
     SELECT ?, t.id, ?, ?, COALESCE(?, t.content), COALESCE(?, OCTET_LENGTH(t.content)), ?, ?, ?, ?, ? FROM ${draft ? 'story_drafts' : 'stories'} t
     WHERE t.id = ?`,
    [
      version.id,
      versionNumber,
      version.title,
      text?.content ?? null,
      text ? Buffer.byteLength(text.content) : null,
      version.wordCount,
      ...[kind, name, localId, createdAt, storyId],
    ],
  );
  return Object.assign(new StoryVersion(), version);
}
