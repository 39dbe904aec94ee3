import { storyIdsBySql } from '../table/storiesTable';
import type { ExportSource } from './exportSource';
import { type TextRow, textFiles } from './textFiles';

interface DraftRow extends TextRow {
  title: string;
  tags: string;
  wordCount: number;
  isConflicting: number;
  createdAt: Date;
}

/** Changes of the member's stories that are not published yet. */
export const draftFiles = (source: ExportSource, folder = 'drafts/') =>
  textFiles<DraftRow, { content: string }>(source, {
    table: 'story_drafts',
    rows: { where: `id IN ${storyIdsBySql('?')}`, params: [source.userId] },
    columns: 'title, tags, word_count AS wordCount, is_conflicting AS isConflicting, created_at AS createdAt',
    texts: 'content',
    folder,
    nameOf: ({ title }) => title,
    untitledName: 'Untitled',
    factsOf: (row) => ({
      title: row.title,
      story: row.id,
      tags: JSON.parse(row.tags) as string[],
      words: row.wordCount,
      conflicting: row.isConflicting === 1,
      created: row.createdAt,
      updated: row.updatedAt,
    }),
  });
