import type { ExportSource } from '../export/exportSource';
import { type TextRow, textFiles } from '../export/textFiles';

interface JournalRow extends TextRow {
  title: string;
  journalDate: Date;
  mood: string | null;
  prompt: string | null;
  wordCount: number;
  createdAt: Date;
}

export const journalFiles = (source: ExportSource) =>
  textFiles<JournalRow, { content: string }>(source, {
    table: 'journals',
    columns:
      'title, journal_date AS journalDate, mood, prompt, word_count AS wordCount, created_at AS createdAt',
    texts: 'content',
    folder: 'journals/',
    nameOf: ({ title, journalDate }) => `${journalDate.toISOString().slice(0, 10)} ${title}`,
    nameless: 'Untitled',
    factsOf: (row) => ({
      title: row.title,
      id: row.id,
      date: row.journalDate,
      mood: row.mood,
      prompt: row.prompt,
      words: row.wordCount,
      created: row.createdAt,
      updated: row.updatedAt,
    }),
  });

interface NoteRow extends TextRow {
  title: string | null;
  /** A list as JSON. */
  tags: string | null;
  journalId: string | null;
  category: string | null;
  isPinned: number;
  wordCount: number;
  createdAt: Date;
}

export const noteFiles = (source: ExportSource) =>
  textFiles<NoteRow, { content: string }>(source, {
    table: 'notes',
    columns: `title, tags, journal_id AS journalId, category, is_pinned AS isPinned, word_count AS wordCount,
      created_at AS createdAt`,
    texts: 'content',
    folder: 'notes/',
    nameOf: ({ title }) => title ?? '',
    nameless: 'Untitled Note',
    factsOf: (row) => ({
      title: row.title,
      id: row.id,
      tags: row.tags === null ? null : (JSON.parse(row.tags) as string[]),
      journal: row.journalId,
      category: row.category,
      pinned: row.isPinned === 1,
      words: row.wordCount,
      created: row.createdAt,
      updated: row.updatedAt,
    }),
  });
