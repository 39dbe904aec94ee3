import { limits } from '../contract/limits';

const { rowBytes } = limits.stored;

/** The bytes that a row with these texts takes. */
export const sizeOf = (...texts: (string | null | undefined)[]): number =>
  texts.reduce<number>((sum, text) => sum + Buffer.byteLength(text ?? ''), rowBytes);

/** SQL: the bytes that a stored row with texts in these columns takes. */
export const sizeSql = (...columns: string[]): string =>
  [...columns.map((column) => `COALESCE(OCTET_LENGTH(${column}), 0)`), rowBytes].join(' + ');

const sumSql = (size: string, from: string) => `(SELECT COALESCE(SUM(${size}), 0) FROM ${from})`;

/**
 * SQL: sums of the sizes of versions `v`. The first reads an index alone; the second reads the texts of versions that an earlier release
 * stored, which have no size in the index until measureVersions().
 */
const versionSizesSql = (from: string, where: string) => {
  const source = `${from} FORCE INDEX (story_versions_bytes) ${where}`;
  return [
    sumSql(`v.content_bytes + ${rowBytes}`, source),
    sumSql(sizeSql('v.content'), `${source} AND v.content_bytes IS NULL`),
  ];
};

/** SQL: the bytes that deleting a document frees, by its kind, in a statement about its row. */
export const documentSizeSql = {
  story: `${sizeSql('content', 'author_notes')}
    + ${versionSizesSql('story_versions v', 'WHERE v.story_id = stories.id').join(' + ')}
    + ${sumSql(sizeSql('d.content'), 'story_drafts d WHERE d.id = stories.id')}`,
  journal: sizeSql('content', 'prompt'),
  note: sizeSql('content'),
};

/** SQL: the sizes of a member's texts. Bind the member's id in each. */
export const memberSizesSql = [
  sumSql(sizeSql('content', 'author_notes'), 'stories WHERE author_id = ?'),
  ...versionSizesSql('stories s JOIN story_versions v', 'ON v.story_id = s.id WHERE s.author_id = ?'),
  sumSql(sizeSql('d.content'), 'story_drafts d JOIN stories s ON s.id = d.id WHERE s.author_id = ?'),
  sumSql(documentSizeSql.journal, 'journals WHERE author_id = ?'),
  sumSql(documentSizeSql.note, 'notes WHERE author_id = ?'),
];
