import { type ExportSource, streamRows } from '../../stories/export/exportSource';
import { fileNamer } from '../../stories/export/fileNames';
import { type TextRow, textFiles } from '../../stories/export/textFiles';
import type { ZipFile } from '../../stories/export/zip';

interface StoryRow {
  id: string;
  title: string;
  versionNumber: number;
}

interface VersionRow extends TextRow {
  versionNumber: number;
  title: string;
  name: string | null;
  kind: string;
  wordCount: number;
}

/** Earlier texts of the member's stories: one folder per story, named like the story's file. */
export async function* versionFiles(source: ExportSource): AsyncGenerator<ZipFile> {
  const folderOf = fileNamer('');
  const stories = streamRows<StoryRow>(source, {
    columns: 'id, title, version_number AS versionNumber',
    from: 'stories',
    where: 'author_id = ?',
    id: 'id',
  });
  for await (const story of stories) {
    const folder = `versions/${folderOf(story.title)}/`;
    // Each stored version increases the number, so 1 means that there is none.
    if (story.versionNumber === 1) continue;
    yield* textFiles<VersionRow, { content: string }>(source, {
      table: 'story_versions',
      rows: { where: 'story_id = ?', params: [story.id] },
      changed: 'created_at',
      columns: 'version_number AS versionNumber, title, name, kind, word_count AS wordCount',
      texts: 'content',
      folder,
      nameOf: ({ versionNumber, name }) => `${versionNumber} ${name ?? ''}`,
      untitledName: 'Untitled',
      factsOf: (row) => ({
        title: row.title,
        id: row.id,
        story: story.id,
        version: row.versionNumber,
        name: row.name,
        kind: row.kind,
        words: row.wordCount,
        kept: row.updatedAt,
      }),
    });
  }
}
