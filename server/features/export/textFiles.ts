import { padded, type SqlValue } from '../../db/database';
import { placeholders } from '../../db/rows';
import { type Fact, writeFrontMatter } from '../../markdown/frontMatter';
import { type ExportSource, pagesOf } from './exportSource';
import { fileNamer } from './fileNames';
import type { ZipFile } from './zip';

/** Bytes of text read at once; a text that is longer is read by itself. */
const bytesAtOnce = 1024 * 1024;

export interface TextRow {
  id: string;
  bytes: number;
  updatedAt: Date;
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

export interface TextTable<Row extends TextRow, Text> {
  table: string;
  /** Which of its rows, where they are not those of the member by `author_id`. */
  rows?: { where: string; params: SqlValue[] };
  /** The column that tells when a text last changed, where it is not `updated_at`. */
  changed?: string;
  /** What tells of each, but for `id`, `bytes` and `updatedAt`. */
  columns: string;
  /** What is long: read group by group. */
  texts: string;
  /** With its slash; empty for none. */
  folder: string;
  nameOf(row: Row): string;
  /** What is called so that has no name. */
  nameless: string;
  factsOf(row: Row, text: Text): Record<string, Fact>;
  /** Adds to a page of rows what other tables hold on them. */
  complete?(source: ExportSource, rows: Row[]): Promise<void>;
}

/** The texts of a table, one file each under its facts; read group by group, as the reader takes them. */
export async function* textFiles<Row extends TextRow, Text extends { content: string }>(
  source: ExportSource,
  {
    table,
    rows: which,
    changed,
    columns,
    texts,
    folder,
    nameOf,
    nameless,
    factsOf,
    complete,
  }: TextTable<Row, Text>,
): AsyncGenerator<ZipFile> {
  const name = fileNamer('.md', nameless);
  const pages = pagesOf<Row>(source, {
    columns: `id, ${columns}, ${changed ?? 'updated_at'} AS updatedAt, LENGTH(content) AS bytes`,
    from: table,
    ...(which ?? { where: 'author_id = ?', params: [source.userId] }),
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
          path: `${folder}${name(nameOf(row))}`,
          changedAt: row.updatedAt,
          content: writeFrontMatter(factsOf(row, text), text.content),
        };
      }
    }
  }
}
