import type { EntityRows, Row } from '../../../db/entityRows';
import type { Fact } from '../../../markdown/frontMatter';
import { journalRows } from '../../../model/journal.entity';
import { noteRows } from '../../../model/note.entity';
import { versionRows } from '../../../model/storyVersion.entity';
import { type ExportSource, streamRows } from '../../stories/export/exportSource';
import { fileNamer } from '../../stories/export/fileNames';
import { type TextRow, textFiles } from '../../stories/export/textFiles';
import type { ZipFile } from '../../stories/export/zip';

/** What says nothing new to the member: their own id, the start of the text, its size, the time of the file. */
const without: ReadonlySet<string> = new Set(['authorId', 'excerptText', 'bytes', 'updatedAt']);

interface TextFiles<T> {
  folder: string;
  /** Fields that come first, by property, with their names. */
  names: { [Property in keyof T]?: string };
  nameOf(row: T): string;
  untitledName?: string;
  rows?: { where: string; params: string[] };
  changed?: string;
}

/** One file for each text. Fields that aren't named, such as new ones, follow the others under their own names. */
const filesIn = <T extends object>(
  source: ExportSource,
  { table, columns, toNode }: EntityRows<T>,
  { names, nameOf, untitledName = 'Untitled', ...files }: TextFiles<T>,
) =>
  textFiles<Row<T> & TextRow, { content: string }>(source, {
    ...files,
    table,
    columns,
    texts: 'content',
    untitledName,
    nameOf: (row) => nameOf(toNode(row)),
    factsOf(row) {
      const facts = toNode(row) as Record<string, Fact>;
      const others = Object.keys(facts).filter((property) => !(property in names) && !without.has(property));
      return Object.fromEntries([
        ...Object.entries(names).map(([property, name]) => [name, facts[property]]),
        ...others.map((property) => [property, facts[property]]),
      ]);
    },
  });

export const journalFiles = (source: ExportSource) =>
  filesIn(source, journalRows, {
    folder: 'journals/',
    names: {
      ...{ title: 'title', id: 'id', journalDate: 'date', mood: 'mood', prompt: 'prompt' },
      ...{ wordCount: 'words', createdAt: 'created', updatedAt: 'updated' },
    },
    nameOf: ({ title, journalDate }) => `${journalDate.toISOString().slice(0, 10)} ${title}`,
  });

export const noteFiles = (source: ExportSource) =>
  filesIn(source, noteRows, {
    folder: 'notes/',
    names: {
      ...{ title: 'title', id: 'id', tags: 'tags', journalId: 'journal', category: 'category' },
      ...{ isPinned: 'pinned', wordCount: 'words', createdAt: 'created', updatedAt: 'updated' },
    },
    nameOf: ({ title }) => title ?? '',
    untitledName: 'Untitled Note',
  });

/** Earlier texts of the member's stories: one folder per story, named like the story's file. */
export async function* versionFiles(source: ExportSource): AsyncGenerator<ZipFile> {
  const folderOf = fileNamer('');
  const stories = streamRows<{ id: string; title: string; versionNumber: number }>(source, {
    columns: 'id, title, version_number AS versionNumber',
    from: 'stories',
    where: 'author_id = ?',
    id: 'id',
  });
  for await (const story of stories) {
    const folder = `versions/${folderOf(story.title)}/`;
    // Each stored version increases the number, so 1 means that there is none.
    if (story.versionNumber === 1) continue;
    yield* filesIn(source, versionRows, {
      folder,
      rows: { where: 'story_id = ?', params: [story.id] },
      changed: 'created_at',
      names: {
        ...{ title: 'title', id: 'id', storyId: 'story', versionNumber: 'version', name: 'name' },
        ...{ kind: 'kind', wordCount: 'words', createdAt: 'kept' },
      },
      nameOf: ({ versionNumber, name }) => `${versionNumber} ${name ?? ''}`,
    });
  }
}
