import { StoryVersionKind } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import type { Row } from '../../../db/entityRows';
import type { Story } from '../../../model/story.entity';
import { draftRows, type StoryDraft } from '../../../model/storyDraft.entity';
import type { StoryVersion } from '../../../model/storyVersion.entity';
import { sizeOf, sizeSql } from '../../../record/storedTexts';
import { createsVersion, createVersion, kindOfReplaced } from './keepText';

/** A draft read under the lock of its story's row, compared with the texts of a save. */
export interface LockedDraft extends StoryDraft {
  /** Whether its text differs from the published one. */
  isChanged: boolean;
  /** Whether its text differs from the one being saved. */
  contentChanges: boolean;
  /** The stored size of its text. */
  size: number;
}

interface LoadedDraft {
  draft: LockedDraft | null;
  /** The names of the story's own tags. */
  publishedTags: string[];
}

/** The draft of a locked story, compared with the given text. Binary, as in the lock. */
export async function loadDraftForSave(
  tx: Transaction,
  id: string,
  content: string | undefined,
): Promise<LoadedDraft> {
  const [row] = await tx.read<
    Row<StoryDraft> & {
      publishedTags: string | null;
      isChanged: number;
      contentChanges: number;
      size: string;
    }
  >(
    `SELECT ${draftRows.columns}, d.is_autosaved AS isAutosaved, d.version_kept_at AS versionKeptAt,
       CAST(d.content AS BINARY) <> CAST(s.content AS BINARY) AS isChanged, ${sizeSql('d.content')} AS size,
       ${content === undefined ? '0' : 'CAST(d.content AS BINARY) <> CAST(? AS BINARY)'} AS contentChanges,
       (SELECT GROUP_CONCAT(t.name ORDER BY l.position) FROM story_tags l JOIN tags t ON t.id = l.tag_id
        WHERE l.story_id = s.id) AS publishedTags
     FROM stories s LEFT JOIN story_drafts d ON d.id = s.id WHERE s.id = ?`,
    content === undefined ? [id] : [content, id],
  );
  if (!row) return { draft: null, publishedTags: [] };
  const { publishedTags, isChanged, contentChanges, size, ...draft } = row;
  return {
    // Names contain no commas.
    publishedTags: publishedTags === null ? [] : publishedTags.split(','),
    draft:
      draft.id === null // The outer join found none.
        ? null
        : Object.assign(draftRows.toNode(draft), {
            isAutosaved: Boolean(draft.isAutosaved),
            isChanged: Number(isChanged) === 1,
            contentChanges: Number(contentChanges) === 1,
            size: Number(size),
          }),
  };
}

/** A text to save as a draft; missing fields keep their values. */
interface DraftText {
  title?: string | undefined;
  content?: string | undefined;
  wordCount?: number | undefined;
  tags?: readonly string[] | null | undefined;
}

interface DraftSave {
  story: Story;
  /** The stored size of the story's own text. */
  storySize: number;
  text: DraftText;
  /** Whether the text differs from the published one. */
  contentChanges: boolean;
  /** Whether the base isn't older than the published text, so that the author has seen both. */
  isOnCurrent: boolean;
  isAutosave: boolean;
  now: Date;
  at: Date;
}

interface SavedDraft {
  kept: StoryVersion | null;
  wordsBefore: number;
  wordsNow: number;
  /** The increase in stored bytes. */
  grown: number;
}

export const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, place) => item === other[place]);

/** Saves the draft of a locked story, and stores the replaced draft as a version. A draft that equals the published text is deleted. */
export async function saveDraft(
  tx: Transaction,
  { story, storySize, text, contentChanges, isOnCurrent, isAutosave, now, at }: DraftSave,
): Promise<SavedDraft> {
  const { draft, publishedTags } = await loadDraftForSave(tx, story.id, text.content);
  const before = draft ?? { ...story, tags: publishedTags };
  const title = text.title ?? before.title;
  const tags = text.tags ?? before.tags;
  const wordsNow = text.wordCount ?? before.wordCount;
  const changes = draft ? draft.contentChanges || title !== draft.title : true;
  const endsConflict = draft?.isConflicting && isOnCurrent;
  // Auto-saves come from a device that merged both texts, so they contain the draft; a save by button means that the author chose another text.
  const kind = endsConflict && !isAutosave ? StoryVersionKind.NOT_CHOSEN : kindOfReplaced(isAutosave);
  const kept =
    draft && changes && (endsConflict || createsVersion(draft, isAutosave, now))
      ? await createVersion(tx, story, { kind, createdAt: now, draft })
      : null;
  const sizeBefore = draft?.size ?? 0;
  const differs = text.content === undefined ? draft?.isChanged : contentChanges;
  if (!differs && title === story.title && sameList(tags, publishedTags)) {
    await removeDraft(tx, story.id);
    return { kept, wordsBefore: before.wordCount, wordsNow, grown: (kept ? sizeBefore : 0) - sizeBefore };
  }
  const isAutosaved = draft && !changes && isAutosave ? draft.isAutosaved : isAutosave;
  const keptAt = isAutosave && (kept || !draft) ? now : (draft?.versionKeptAt ?? null);
  const isConflicting = (draft?.isConflicting ?? false) && !isOnCurrent;
  const values = [title, JSON.stringify(tags), wordsNow, isConflicting, isAutosaved, keptAt, at];
  // The story's row is locked, so no other save can run between reading and writing.
  await tx.execute(
    draft
      ? `UPDATE story_drafts SET title = ?, tags = ?, word_count = ?, is_conflicting = ?, is_autosaved = ?,
           version_kept_at = ?, updated_at = ?, content = COALESCE(?, content) WHERE id = ?`
      : `INSERT INTO story_drafts (title, tags, word_count, is_conflicting, is_autosaved, version_kept_at,
           updated_at, content, created_at, id)
         SELECT ?, ?, ?, ?, ?, ?, ?, COALESCE(?, s.content), ?, s.id FROM stories s WHERE s.id = ?`,
    [...values, text.content ?? null, ...(draft ? [] : [at]), story.id],
  );
  const size = text.content === undefined ? (draft?.size ?? storySize) : sizeOf(text.content);
  const grown = size - (kept ? 0 : sizeBefore);
  return { kept, wordsBefore: before.wordCount, wordsNow, grown };
}

export const removeDraft = (tx: Transaction, id: string) =>
  tx.execute('DELETE FROM story_drafts WHERE id = ?', [id]);

export const markConflicting = (tx: Transaction, id: string) =>
  tx.execute('UPDATE story_drafts SET is_conflicting = 1 WHERE id = ?', [id]);

export async function textOfDraft(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx.read<{ content: string }>('SELECT content FROM story_drafts WHERE id = ?', [id]);
  return row?.content ?? '';
}
