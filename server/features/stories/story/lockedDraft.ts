import type { Transaction } from '../../../db/database';
import type { Row } from '../../../db/entityRows';
import { draftRows, type StoryDraft } from '../../../model/storyDraft.entity';
import { sizeSql } from '../../../record/textSizes';

/** A draft read under the lock of its story's row, compared with the texts of a save. */
export interface LockedDraft extends StoryDraft {
  /** Whether its text differs from the published one. */
  differsFromPublished: boolean;
  /** Whether its text differs from the one that the save gives; false if it gives none. */
  differsFromGiven: boolean;
  /** The stored size of its text. */
  size: number;
}

export interface LoadedDraft {
  draft: LockedDraft | null;
  /** The names of the story's own tags. */
  publishedTags: string[];
}

/** Reads the draft of a locked story, and compares it with the given text byte by byte: the collation ignores case and accents. */
export async function loadDraftForSave(
  tx: Transaction,
  id: string,
  content: string | undefined,
): Promise<LoadedDraft> {
  const [row] = await tx.read<
    Row<StoryDraft> & {
      publishedTags: string | null;
      differsFromPublished: number;
      differsFromGiven: number;
      size: string;
    }
  >(
    `SELECT ${draftRows.columns}, d.is_autosaved AS isAutosaved, d.version_kept_at AS versionKeptAt,
       CAST(d.content AS BINARY) <> CAST(s.content AS BINARY) AS differsFromPublished, ${sizeSql('d.content')} AS size,
       ${content === undefined ? '0' : 'CAST(d.content AS BINARY) <> CAST(? AS BINARY)'} AS differsFromGiven,
       (SELECT GROUP_CONCAT(t.name ORDER BY l.position) FROM story_tags l JOIN tags t ON t.id = l.tag_id
        WHERE l.story_id = s.id) AS publishedTags
     FROM stories s LEFT JOIN story_drafts d ON d.id = s.id WHERE s.id = ?`,
    content === undefined ? [id] : [content, id],
  );
  if (!row) return { draft: null, publishedTags: [] };
  const { publishedTags, differsFromPublished, differsFromGiven, size, ...draft } = row;
  return {
    // A tag's name contains no comma.
    publishedTags: publishedTags === null ? [] : publishedTags.split(','),
    draft:
      draft.id === null // The story has no draft.
        ? null
        : Object.assign(draftRows.toNode(draft), {
            isAutosaved: Boolean(draft.isAutosaved),
            differsFromPublished: Number(differsFromPublished) === 1,
            differsFromGiven: Number(differsFromGiven) === 1,
            size: Number(size),
          }),
  };
}

/** The columns that a save of a draft sets, other than its text. */
export type DraftRow = Omit<StoryDraft, 'id' | 'content' | 'createdAt'>;

/** Writes the draft of a locked story. If no text is given, an existing draft's text stays, and a new draft gets the story's. */
export const writeDraft = (
  tx: Transaction,
  id: string,
  { title, tags, wordCount, isConflicting, isAutosaved, versionKeptAt, updatedAt }: DraftRow,
  { isNew, content = null }: { isNew: boolean; content: string | null | undefined },
) =>
  // No other save can create or remove the draft meanwhile, because the story's row is locked.
  tx.execute(
    isNew
      ? `INSERT INTO story_drafts (title, tags, word_count, is_conflicting, is_autosaved, version_kept_at,
           updated_at, content, created_at, id)
         SELECT ?, ?, ?, ?, ?, ?, ?, COALESCE(?, s.content), ?, s.id FROM stories s WHERE s.id = ?`
      : `UPDATE story_drafts SET title = ?, tags = ?, word_count = ?, is_conflicting = ?, is_autosaved = ?,
           version_kept_at = ?, updated_at = ?, content = COALESCE(?, content) WHERE id = ?`,
    [
      ...[title, JSON.stringify(tags), wordCount, isConflicting, isAutosaved, versionKeptAt, updatedAt],
      ...[content, ...(isNew ? [updatedAt] : []), id],
    ],
  );

export const removeDraft = (tx: Transaction, id: string) =>
  tx.execute('DELETE FROM story_drafts WHERE id = ?', [id]);

export const markDraftConflicting = (tx: Transaction, id: string) =>
  tx.execute('UPDATE story_drafts SET is_conflicting = 1 WHERE id = ?', [id]);

export async function readDraftText(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx.read<{ content: string }>('SELECT content FROM story_drafts WHERE id = ?', [id]);
  return row?.content ?? '';
}
