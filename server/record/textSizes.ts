import { limits } from '../contract/limits';

const { rowBytes } = limits.stored;

/** Bytes of the texts of a row, with the row. */
export const sizeOf = (...texts: (string | null | undefined)[]): number =>
  texts.reduce<number>((sum, text) => sum + Buffer.byteLength(text ?? ''), rowBytes);

/** SQL: bytes of a stored row with texts in these columns. */
export const sizeSql = (...columns: string[]): string =>
  [...columns.map((column) => `COALESCE(OCTET_LENGTH(${column}), 0)`), rowBytes].join(' + ');

const sumOf = (size: string, from: string) => `(SELECT COALESCE(SUM(${size}), 0) FROM ${from})`;

/**
 * Sums of the sizes of versions `v`, read from an index alone. A version stored by an earlier release has no size there until
 * measureVersions(), so its text is read.
 */
const sizesOfVersions = (from: string, where: string) => {
  const source = `${from} FORCE INDEX (story_versions_bytes) ${where}`;
  return [
    sumOf(`v.content_bytes + ${rowBytes}`, source),
    sumOf(sizeSql('v.content'), `${source} AND v.content_bytes IS NULL`),
  ];
};

/** SQL: the bytes that deleting a document frees, as a column of its row. */
export const sizesOfDocument = {
  story: `${sizeSql('content', 'author_notes')}
    + ${sizesOfVersions('story_versions v', 'WHERE v.story_id = stories.id').join(' + ')}
    + ${sumOf(sizeSql('d.content'), 'story_drafts d WHERE d.id = stories.id')}`,
  journal: sizeSql('content', 'prompt'),
  note: sizeSql('content'),
};

/** SQL: the sizes of a member's texts, each of which binds the member's id. */
export const sizesOfMember = [
  sumOf(sizeSql('content', 'author_notes'), 'stories WHERE author_id = ?'),
  ...sizesOfVersions('stories s JOIN story_versions v', 'ON v.story_id = s.id WHERE s.author_id = ?'),
  sumOf(sizeSql('d.content'), 'story_drafts d JOIN stories s ON s.id = d.id WHERE s.author_id = ?'),
  sumOf(sizesOfDocument.journal, 'journals WHERE author_id = ?'),
  sumOf(sizesOfDocument.note, 'notes WHERE author_id = ?'),
];
