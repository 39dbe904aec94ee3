import { padded, placeholders, type SqlValue } from '../../../db/rows';
import { type Fact, writeFrontMatter } from '../../../markdown/frontMatter';
import { type ExportSource, readPages } from './exportSource';
import { fileNamer } from './fileNames';
import type { ZipFile } from './zip';

/** Bytes of text read at once; a longer text is read alone. */
const bytesAtOnce = 1024 * 1024;

export interface TextRow {
  id: string;
  bytes: number;
  updatedAt: Date;
}

/** Groups consecutive rows whose texts fit into one read. */
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
  /** Filter for rows; by default those with the member's `author_id`. */
  rows?: { where: string; params: SqlValue[] };
  /** The column with the time of the last change; by default `updated_at`. */
  changed?: string;
  /** Columns other than `id`, `bytes` and `updatedAt`. */
  columns: string;
  /** Long text columns, read group by group. */
  texts: string;
  /** With a trailing slash; may be empty. */
  folder: string;
  nameOf(row: Row): string;
  /** File name for texts without a title. */
  untitledName: string;
  factsOf(row: Row, text: Text): Record<string, Fact>;
  /** Adds data from other tables to a page of rows. */
  addRelated?(source: ExportSource, rows: Row[]): Promise<void>;
}

/** Yields one file per text, with front matter; texts are read group by group as the client consumes them. */
export async function* textFiles<Row extends TextRow, Text extends { content: string }>(
  source: ExportSource,
  {
    table,
    rows: filter,
    changed,
    columns,
    texts,
    folder,
    nameOf,
    untitledName,
    factsOf,
    addRelated,
  }: TextTable<Row, Text>,
): AsyncGenerator<ZipFile> {
  const nameFile = fileNamer('.md', untitledName);
  const pages = readPages<Row>(source, {
    columns: `id, ${columns}, ${changed ?? 'updated_at'} AS updatedAt, LENGTH(content) AS bytes`,
    from: table,
    ...(filter ?? { where: 'author_id = ?' }),
    id: 'id',
  });
  for await (const rows of pages) {
    await addRelated?.(source, rows);
    for (const group of groupsOf(rows)) {
      const ids = padded(group.map(({ id }) => id));
      const found = await source.read<Text & { id: string }>(
        `SELECT id, ${texts} FROM ${table} WHERE id IN (${placeholders(ids)})`,
        ids,
      );
      const byId = new Map(found.map((text) => [text.id, text]));
      for (const row of group) {
        const text = byId.get(row.id);
        // The text was deleted meanwhile.
        if (!text) continue;
        yield {
          path: `${folder}${nameFile(nameOf(row))}`,
          changedAt: row.updatedAt,
          content: writeFrontMatter(factsOf(row, text), text.content),
        };
      }
    }
  }
}
