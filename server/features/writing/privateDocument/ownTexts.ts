import type { SqlValue } from '../../../db/rows';
import { declareLimit } from '../../../db/statementLimits';
import { inTextSql, ownComparedBytesMax, parseSearch, searchSeconds } from '../../../db/wordSearch';
import { type Connection, type ConnectionArgs, type ListSource, paginate } from '../../../graphql/connection';
import { searchInTurn } from '../../../graphql/searchTurns';
import type { Context } from '../../../request/context';

interface OwnList<Row, T> {
  source: Omit<ListSource<Row, T>, 'branches'>;
  /** The index of the list's order. */
  index: string;
  authorId: string;
  search?: string | null;
}

/**
 * A page of a member's own texts. A search compares each text, from the list's start until `ownComparedBytesMax` bytes were read: only the
 * author may find these texts, so they have no full-text index.
 */
export async function ownTexts<Row, T extends { id: string }>(
  ctx: Context,
  args: ConnectionArgs,
  { source, index, authorId, search }: OwnList<Row, T>,
): Promise<Connection<T>> {
  const alias = source.table.split(' ')[1] ?? '';
  const from = `${source.table} FORCE INDEX (${index})`;
  const ownSql = `${alias}.author_id = ?`;
  const wanted = parseSearch(search);
  if (!wanted)
    return paginate(ctx, args, { ...source, branches: [{ from, where: ownSql, params: [authorId] }] });
  const { condition, params } = inTextSql(wanted.words, alias);
  const sortColumn = source.sortBy?.column;
  const order = `ORDER BY ${sortColumn} DESC, ${alias}.id DESC`;
  const bytesBefore = `SUM(LENGTH(${alias}.content)) OVER (${order} ROWS UNBOUNDED PRECEDING) - LENGTH(${alias}.content)`;
  // Reads the first text after those that are compared.
  const firstUnreadStatement = declareLimit(
    searchSeconds,
    `SELECT id, at FROM (SELECT ${alias}.id, ${sortColumn} AS at, ${bytesBefore} AS bytes FROM ${from} WHERE ${ownSql}) texts
     WHERE bytes >= ${ownComparedBytesMax} ORDER BY at DESC, id DESC LIMIT 1`,
  );
  return searchInTurn(ctx, wanted, async () => {
    const [firstUnread] = await ctx.db.read<{ id: string; at: SqlValue }>(firstUnreadStatement, [authorId]);
    const comparedSql = firstUnread
      ? ` AND (${sortColumn} > ? OR (${sortColumn} = ? AND ${alias}.id > ?))`
      : '';
    const branch = {
      from,
      where: `${ownSql} AND ${condition}${comparedSql}`,
      params: [authorId, ...params, ...(firstUnread ? [firstUnread.at, firstUnread.at, firstUnread.id] : [])],
    };
    const page = await paginate(ctx, args, { ...source, branches: [branch], seconds: searchSeconds });
    return { ...page, textsLeftOut: firstUnread !== undefined };
  });
}
