import type { StoryVersionKind } from '../../contract/enums';
import type { Transaction } from '../../db/database';
import { newId } from '../../ids';
import type { Story } from '../../model/story.entity';
import { StoryVersion } from '../../model/storyVersion.entity';

interface Kept {
  kind: StoryVersionKind;
  createdAt: Date;
  name?: string | null;
  localId?: string | null;
  /** A text other than the story's current one. */
  text?: Pick<Story, 'content' | 'wordCount'> & { title: string | null };
}

/**
 * Stores a text of a story, by default the current one, as the version with the story's number. The caller
 * locks the story's row and increments its number, so that numbers are unique. The current text is copied
 * within the database.
 */
export async function keepText(
  tx: Transaction,
  { id: storyId, versionNumber, ...story }: Pick<Story, 'id' | 'versionNumber' | 'title' | 'wordCount'>,
  { kind, createdAt, name = null, localId = null, text }: Kept,
): Promise<StoryVersion> {
  const version = {
    id: newId('version'),
    storyId,
    versionNumber,
    title: text?.title ?? story.title,
    wordCount: text?.wordCount ?? story.wordCount,
    ...{ kind, name, localId, createdAt },
  };
  await tx.execute(
    `INSERT INTO story_versions
       (id, story_id, version_number, title, content, word_count, kind, name, local_id, created_at)
     SELECT ?, s.id, ?, ?, COALESCE(?, s.content), ?, ?, ?, ?, ? FROM stories s WHERE s.id = ?`,
    [
      version.id,
      versionNumber,
      version.title,
      text?.content ?? null,
      version.wordCount,
      ...[kind, name, localId, createdAt, storyId],
    ],
  );
  return Object.assign(new StoryVersion(), version);
}
