import type { ListSource } from '../../graphql/connection';
import type { ListOfEach } from '../../graphql/pagesOfMany';
import { Note } from '../../model/note.entity';

/** All columns except the text, which lists don't read. The table's alias is `n`. */
export const noteColumns = `n.id, n.author_id AS authorId, n.journal_id AS journalId, n.title,
  n.excerpt_text AS excerptText, n.category, n.is_pinned AS isPinned, n.tags, n.word_count AS wordCount,
  n.created_at AS createdAt, n.updated_at AS updatedAt`;

export type NoteRow = Omit<Note, 'content' | 'localId' | 'isPinned' | 'tags'> & {
  isPinned: number;
  tags: string | null;
};

export const toNote = (row: NoteRow): Note =>
  Object.assign(new Note(), row, {
    isPinned: row.isPinned === 1,
    tags: row.tags === null ? [] : (JSON.parse(row.tags) as string[]),
  });

/** Pinned notes first, then by id, which is the order of creation. */
export const notesSource: Omit<ListSource<NoteRow, Note>, 'arms'> = {
  table: 'notes n',
  columns: noteColumns,
  toNode: toNote,
  sortBy: { column: 'n.is_pinned', key: ({ isPinned }) => Number(isPinned), of: 'number', hasManyTies: true },
};

/** The notes of each journal entry; all are by its author. */
export const notesOfEach = (countOf: (journalId: string) => Promise<number>): ListOfEach<NoteRow, Note> => ({
  source: notesSource,
  armOf: (journalId) => ({
    from: 'notes n FORCE INDEX (notes_journal)',
    where: 'n.journal_id = ?',
    params: [journalId],
  }),
  ownerOf: ({ journalId }) => journalId ?? '',
  compare: (one, other) => other.isPinned - one.isPinned || (one.id > other.id ? -1 : 1),
  totalOf: (journalId) => () => countOf(journalId),
});
