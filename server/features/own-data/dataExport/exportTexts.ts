import type { Row } from '../../../db/entityRows';
import { type Journal, journalRows } from '../../../model/journal.entity';
import { type Note, noteRows } from '../../../model/note.entity';
import type { ExportSource } from '../../stories/export/exportSource';
import { type TextRow, textFiles } from '../../stories/export/textFiles';

/** The journal, one file per entry. Fields that aren't named here, such as new ones, follow the others under their own names. */
export const journalFiles = (source: ExportSource) =>
  textFiles<Row<Journal> & TextRow, { content: string }>(source, {
    table: journalRows.table,
    columns: journalRows.columns,
    texts: 'content',
    folder: 'journals/',
    nameOf: ({ title, journalDate }) => `${journalDate.toISOString().slice(0, 10)} ${title}`,
    untitledName: 'Untitled',
    factsOf({ bytes, ...row }) {
      const { authorId, excerptText, content, localId, ...facts } = journalRows.toNode(row);
      const { title, id, journalDate, mood, prompt, wordCount, createdAt, updatedAt, ...others } = facts;
      return {
        title,
        id,
        date: journalDate,
        mood,
        prompt,
        words: wordCount,
        created: createdAt,
        updated: updatedAt,
        ...others,
      };
    },
  });

/** The notes, one file each. Fields that aren't named here, such as new ones, follow the others under their own names. */
export const noteFiles = (source: ExportSource) =>
  textFiles<Row<Note> & TextRow, { content: string }>(source, {
    table: noteRows.table,
    columns: noteRows.columns,
    texts: 'content',
    folder: 'notes/',
    nameOf: ({ title }) => title ?? '',
    untitledName: 'Untitled Note',
    factsOf(row) {
      const { authorId, excerptText, content, localId, bytes, ...facts } = row;
      const { title, id, tags, journalId, category, isPinned, wordCount, createdAt, updatedAt, ...others } =
        facts;
      return {
        title,
        id,
        tags: tags === null ? null : (JSON.parse(tags) as string[]),
        journal: journalId,
        category,
        pinned: isPinned === 1,
        words: wordCount,
        created: createdAt,
        updated: updatedAt,
        ...others,
      };
    },
  });
