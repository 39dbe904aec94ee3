import { newId } from '../../server/lib/ids';
import { excerptTextMax } from '../../server/markdown/excerpt';
import { plainText } from '../../server/markdown/plainText';
import { countWords } from '../../server/markdown/wordCount';
import { inTransaction } from './database';
import { isSignedIn, signIn, signInOf, type Viewer } from './signIn';

export interface Draft {
  id: string;
  title: string;
  content: string;
}

interface DraftRow {
  wordCount: number;
  size: number;
  versionNumber: number;
  updatedAt: Date;
  textChanges: number;
}

/** A subquery, so that only the story is locked. */
const lockOwnStory = `SELECT s.word_count AS wordCount, OCTET_LENGTH(s.content) AS size, s.version_number AS versionNumber,
  s.updated_at AS updatedAt, CAST(s.title AS BINARY) <> CAST(? AS BINARY)
    OR CAST(s.content AS BINARY) <> CAST(? AS BINARY) AS textChanges
  FROM stories s WHERE s.id = ? AND s.author_id = ? AND EXISTS (SELECT 1 FROM ${signIn} WHERE ${isSignedIn})
  FOR UPDATE`;

const keepVersion = `INSERT INTO story_versions
  (id, story_id, version_number, title, content, word_count, kind, created_at)
  SELECT ?, id, version_number, title, content, word_count, 'saved', ? FROM stories WHERE id = ?`;

const saveStory = `UPDATE stories SET version_number = ?, title = ?, content = ?, excerpt_text = ?,
  word_count = ?, updated_at = ? WHERE id = ?`;

const countForDay = `INSERT INTO writing_days (user_id, day, text_id, words_before, words_now) VALUES (?, ?, ?, ?, ?)
  ON DUPLICATE KEY UPDATE
    words_before = words_before + GREATEST(0, -(CAST(words_now AS SIGNED) + ?)),
    words_now = GREATEST(0, CAST(words_now AS SIGNED) + ?)`;

const hourMs = 60 * 60 * 1000;

/** What the member stores, with the limits in all and an hour. */
const chargeStored = `UPDATE stored_texts SET bytes = bytes + ?, hour_bytes = IF(hour = ?, hour_bytes, 0) + ?,
  hour = ?, changed_at = ?
  WHERE user_id = ? AND bytes + ? <= 2e9 AND IF(hour = ?, hour_bytes, 0) + ? <= 2e11`;

export async function saveDraft({ id, title, content }: Draft, viewer: Viewer) {
  const excerpt = plainText(content, excerptTextMax);
  const wordCount = countWords(content);
  const saved = await inTransaction(async ({ read, write }) => {
    const [row] = await read<DraftRow>(lockOwnStory, [title, content, id, viewer.id, ...signInOf(viewer)]);
    if (!row) return undefined;
    const now = new Date();
    const updatedAt = new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
    const versionNumber = row.versionNumber + row.textChanges;
    if (row.textChanges) await write(keepVersion, [newId('version'), now, id]);
    await write(saveStory, [versionNumber, title, content, excerpt, wordCount, updatedAt, id]);
    const growth = wordCount - row.wordCount;
    if (growth !== 0) {
      const day = now.toISOString().slice(0, 10);
      await write(countForDay, [viewer.id, day, id, row.wordCount, wordCount, growth, growth]);
    }
    const received = Buffer.byteLength(content);
    const grown = received - (row.textChanges ? 0 : row.size);
    const hour = Math.floor(now.getTime() / hourMs);
    const charged = [grown, hour, received, hour, now, viewer.id, grown, hour, received];
    if ((await write(chargeStored, charged)) === 0) {
      await write('INSERT INTO stored_texts (user_id, changed_at) VALUES (?, ?)', [viewer.id, now]);
      await write(chargeStored, charged);
    }
    return { versionNumber, updatedAt };
  });
  return saved && { data: { updateStory: { story: { id, title, wordCount, ...saved } } } };
}
