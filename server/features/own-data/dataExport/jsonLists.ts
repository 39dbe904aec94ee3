import { getMetadataArgsStorage } from 'typeorm';
import { columnsOf, type Row } from '../../../db/entityRows';
import { snakeCase } from '../../../db/naming';
import { type ExportSource, streamRows } from '../../stories/export/exportSource';
import { type EntityClass, memberColumns, tableNameOf } from './memberColumns';

/** A list of the export. */
export interface JsonList {
  entity: EntityClass;
  read(source: ExportSource): AsyncIterable<unknown>;
}

/** The columns that no list has, by the reason. */
const leftOut = {
  'secrets, and parts of keys': 'auth p256dh endpoint credentialId',
  'by which programs recognise their own requests, and count':
    'localId slot lastStep counter transports unread unnotified failures refusals mailedUntil carrierId dueAt',
  'by which a browser recognises the newest answer': 'rowVersion unnoticedWrites',
  'who else did something, and what': 'actorId itemId caseId',
  'the same in all rows that are exported': 'isDeleted deletedAt',
  'what an organiser’s decision would restore': 'stateBefore',
};
const leftOutColumns = new Set(Object.values(leftOut).flatMap((names) => names.split(' ')));
const isLeftOut = (property: string) =>
  leftOutColumns.has(property) || /(hash|key|secret|token)$/i.test(property);

/** A column with an id is named after what the id is of. */
const nameOf = (property: string) => (property === 'subjectId' ? 'about' : property.replace(/(?<=.)Id$/, ''));

export const isList = (file: JsonFile): file is JsonList => 'entity' in file;

interface ListOptions<T> {
  /** The property with the member's id; by default the first one whose foreign key refers to a member. */
  by?: keyof T & string;
  /** SQL for the member's id, if a joined table has it. */
  member?: string;
  /** Names of fields that differ from their properties in more than a final `Id`. */
  names?: { [Property in keyof T]?: string };
  /** Columns of tables that are joined to the row `r`. Each placeholder is bound to the member's id. */
  joined?: { columns: string; from?: string };
  /** SQL: which of the member's rows are exported. */
  where?: string;
  // biome-ignore lint/suspicious/noExplicitAny: joined columns are not in the type
  change?(row: T & Record<string, any>): unknown;
}

/**
 * A member's rows of a table: all columns but those of `leftOut` and with the ids of other members. A test lists the
 * columns, so that a new one is exported or left out on purpose.
 */
export function rowsIn<T extends object>(entity: EntityClass<T>, options: ListOptions<T> = {}): JsonList {
  const { joined, where = 'TRUE', change = (row) => row } = options;
  const names = (options.names ?? {}) as Record<string, string>;
  const members = memberColumns.flatMap((column) => (column.entity === entity ? column.property : []));
  const by = options.by ?? members[0];
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === entity);
  const properties = columns
    .map(({ propertyName }) => propertyName as keyof T & string)
    .filter((property) => !members.includes(property) && !isLeftOut(property));
  const { list, values } = columnsOf(entity);
  const keys = columns.filter(({ options: { primary } }) => primary);
  // Of the member's own rows, the rest of the key is unique.
  const ownKeys = keys.filter(({ propertyName }) => options.member || propertyName !== by);
  const id = sortKey(ownKeys[0] ? ownKeys : keys);
  const member = options.member ?? `r.${snakeCase(by ?? '')}`;
  const otherProperties = properties.filter((property) => property !== 'id');
  const columnsSql = [`${id} AS id`, list('r', otherProperties), joined?.columns ?? ''];
  const bound = joined?.columns.split('?').length ?? 1;

  const toItem = (row: Row<T>) => {
    // The `id` by which rows are sorted is the row's own only if it has one.
    const { id: _, ...others } = row as Row<T> & { id: string };
    const item = change({ ...others, ...values(row, properties) } as T);
    if (typeof item !== 'object' || item === null) return item;
    const fields = Object.entries(item).map(([name, value]) => [names[name] ?? nameOf(name), value]);
    return Object.fromEntries(fields);
  };
  return {
    entity,
    async *read(source) {
      const rows = streamRows<Row<T> & { id: string }>(source, {
        columns: columnsSql.filter(Boolean).join(', '),
        from: `${tableNameOf(entity)} r ${joined?.from ?? ''}`,
        where: `${member} = ? AND ${where}`,
        params: new Array<string>(bound).fill(source.userId),
        id,
      });
      for await (const row of rows) yield toItem(row);
    },
  };
}

/** SQL by which a member's rows are sorted and read page by page. The order of an enum is not that of its texts. */
function sortKey(keys: readonly { propertyName: string; options: { type?: unknown } }[]): string {
  const columns = keys.map(({ propertyName }) => `r.${snakeCase(propertyName)}`);
  const isPlain = columns.length === 1 && keys[0]?.options.type !== 'enum';
  if (isPlain) return columns.join();
  const parts = columns.map((column, n) =>
    /int$/.test(String(keys[n]?.options.type)) ? `LPAD(${column}, 10, '0')` : column,
  );
  return `CONCAT_WS('/', ${parts.join(', ')})`;
}

/** A list that a statement of its own reads. */
export const rowsBySql = <Row extends { id: string }>(
  entity: EntityClass,
  list: Parameters<typeof streamRows>[1],
  toItem: (row: Row) => unknown,
): JsonList => ({
  entity,
  async *read(source) {
    for await (const row of streamRows<Row>(source, list)) yield toItem(row);
  },
});

/** Indented JSON, without a line break at the end. */
export const jsonOf = (value: unknown, indent = '') =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

/** A list as JSON, piece by piece as its rows are read. */
async function* jsonList(rows: AsyncIterable<unknown>, indent = ''): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n${indent}  ${jsonOf(row, `${indent}  `)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : `\n${indent}]`;
}

/** A file with a list, or with several by name. */
export type JsonFile = JsonList | Record<string, JsonList>;

export async function* contentOf(file: JsonFile, source: ExportSource): AsyncGenerator<string> {
  if (isList(file)) yield* jsonList(file.read(source));
  else {
    let before = '{';
    for (const [name, list] of Object.entries(file)) {
      yield `${before}\n  ${JSON.stringify(name)}: `;
      yield* jsonList(list.read(source), '  ');
      before = ',';
    }
    yield '\n}';
  }
  yield '\n';
}
