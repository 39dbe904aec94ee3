import { padded } from '../../db/database';
import { grouped, placeholders } from '../../db/rows';
import { fileNamer } from '../story/fileNames';
import { type ExportSource, pagesOf } from './exportSource';
import type { ZipFile } from './exportZip';

/** Bytes of text read at once; a text that is longer is read by itself. */
const bytesAtOnce = 1024 * 1024;

interface TextRow {
  id: string;
  bytes: number;
  updatedAt: Date;
}

type Fact = string | number | boolean | Date | null | readonly string[];

/** What YAML calls not printable goes as an escape; the rest of a JSON text is YAML as it stands. */
const yamlText = (text: string) =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function yamlOf(fact: Exclude<Fact, null>): string {
  if (fact instanceof Date) return fact.toISOString();
  if (typeof fact === 'string') return yamlText(fact);
  if (typeof fact === 'object') return `[${fact.map(yamlText).join(', ')}]`;
  return String(fact);
}

/** A text under its facts, as Markdown programs keep them; what is empty is left out. */
export function withFrontMatter(facts: Record<string, Fact>, text: string): string {
  const lines = Object.entries(facts).flatMap(([name, fact]) =>
    fact === null ? [] : [`${name}: ${yamlOf(fact)}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${text}${text.endsWith('\n') ? '' : '\n'}`;
}

/** Rows in their order, in groups whose texts can be read at once. */
function* groupsOf<Row extends TextRow>(rows: readonly Row[]): Generator<Row[]> {
  let group: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (group.length > 0 && bytes + Number(row.bytes) > bytesAtOnce) {
      yield group;
      [group, bytes] = [[], 0];
    }
    group.push(row);
    bytes += Number(row.bytes);
  }
  if (group.length > 0) yield group;
}

interface TextTable<Row extends TextRow, Text> {
  table: string;
  /** What tells of each, but for `id`, `bytes` and `updatedAt`. */
  columns: string;
  /** What is long: read group by group. */
  texts: string;
  folder: string;
  nameOf(row: Row): string;
  /** What is called so that has no name. */
  nameless: string;
  factsOf(row: Row, text: Text): Record<string, Fact>;
  /** Adds to a page of rows what other tables hold on them. */
  complete?(source: ExportSource, rows: Row[]): Promise<void>;
}

async function* textFiles<Row extends TextRow, Text extends { content: string }>(
  source: ExportSource,
  { table, columns, texts, folder, nameOf, nameless, factsOf, complete }: TextTable<Row, Text>,
): AsyncGenerator<ZipFile> {
  const name = fileNamer('.md', nameless);
  const pages = pagesOf<Row>(source, {
    columns: `id, ${columns}, updated_at AS updatedAt, LENGTH(content) AS bytes`,
    from: table,
    where: 'author_id = ?',
    params: [source.userId],
    id: 'id',
  });
  for await (const rows of pages) {
    await complete?.(source, rows);
    for (const group of groupsOf(rows)) {
      const ids = padded(group.map(({ id }) => id));
      const found = await source.read<Text & { id: string }>(
        `SELECT id, ${texts} FROM ${table} WHERE id IN (${placeholders(ids)})`,
        ids,
      );
      const byId = new Map(found.map((text) => [text.id, text]));
      for (const row of group) {
        const text = byId.get(row.id);
        // Deleted a moment ago.
        if (!text) continue;
        yield {
          path: `${folder}/${name(nameOf(row))}`,
          changedAt: row.updatedAt,
          content: withFrontMatter(factsOf(row, text), text.content),
        };
      }
    }
  }
}

interface StoryRow extends TextRow {
  title: string;
  privacyLevel: string;
  versionNumber: number;
  wordCount: number;
  createdAt: Date;
  sharedAt: Date | null;
  publishedAt: Date | null;
  tags: string[];
}

export const storyFiles = (source: ExportSource) =>
  textFiles<StoryRow, { content: string; authorNotes: string | null }>(source, {
    table: 'stories',
    columns: `title, privacy_level AS privacyLevel, version_number AS versionNumber, word_count AS wordCount,
      created_at AS createdAt, shared_at AS sharedAt, published_at AS publishedAt`,
    texts: 'content, author_notes AS authorNotes',
    folder: 'stories',
    nameOf: ({ title }) => title,
    nameless: 'Untitled',
    async complete({ read }, rows) {
      const ids = padded(rows.map(({ id }) => id));
      const tags = await read<{ storyId: string; name: string }>(
        `SELECT st.story_id AS storyId, t.name FROM story_tags st JOIN tags t ON t.id = st.tag_id
         WHERE st.story_id IN (${placeholders(ids)}) ORDER BY st.story_id, st.position`,
        ids,
      );
      const named = grouped(
        rows.map(({ id }) => id),
        tags,
        ({ storyId }) => storyId,
      );
      for (const [n, row] of rows.entries()) row.tags = named[n]?.map((tag) => tag.name) ?? [];
    },
    factsOf: (row, { authorNotes }) => ({
      title: row.title,
      id: row.id,
      tags: row.tags,
      privacy: row.privacyLevel,
      words: row.wordCount,
      version: row.versionNumber,
      created: row.createdAt,
      updated: row.updatedAt,
      shared: row.sharedAt,
      published: row.publishedAt,
      notes: authorNotes,
    }),
  });

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
    folder: 'journals',
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
  journalId: string | null;
  category: string | null;
  isPinned: number;
  wordCount: number;
  createdAt: Date;
}

export const noteFiles = (source: ExportSource) =>
  textFiles<NoteRow, { content: string }>(source, {
    table: 'notes',
    columns: `title, journal_id AS journalId, category, is_pinned AS isPinned, word_count AS wordCount,
      created_at AS createdAt`,
    texts: 'content',
    folder: 'notes',
    nameOf: ({ title }) => title ?? '',
    nameless: 'Untitled Note',
    factsOf: (row) => ({
      title: row.title,
      id: row.id,
      journal: row.journalId,
      category: row.category,
      pinned: row.isPinned === 1,
      words: row.wordCount,
      created: row.createdAt,
      updated: row.updatedAt,
    }),
  });
