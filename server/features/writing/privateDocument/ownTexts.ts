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
 * A member's own texts. A search reads each text, from the list's start to a limit, as for their stories: only the author may
 * find them, so there is no full-text index.
 */
export async function ownTexts<Row, T extends { id: string }>(
  ctx: Context,
  args: ConnectionArgs,
  { source, index, authorId, search }: OwnList<Row, T>,
): Promise<Connection<T>> {
  const alias = source.table.split(' ')[1] ?? '';
  const from = `${source.table} FORCE INDEX (${index})`;
  const own = `${alias}.author_id = ?`;
  const wanted = parseSearch(search);
  if (!wanted)
    return paginate(ctx, args, { ...source, branches: [{ from, where: own, params: [authorId] }] });
  const { condition, params } = inTextSql(wanted.words, alias);
  const key = source.sortBy?.column;
  const order = `ORDER BY ${key} DESC, ${alias}.id DESC`;
  const before = `SUM(LENGTH(${alias}.content)) OVER (${order} ROWS UNBOUNDED PRECEDING) - LENGTH(${alias}.content)`;
  const firstBeyond = declareLimit(
    searchSeconds,
    `SELECT id, at FROM (SELECT ${alias}.id, ${key} AS at, ${before} AS bytes FROM ${from} WHERE ${own}) texts
     WHERE bytes >= ${ownComparedBytesMax} ORDER BY at DESC, id DESC LIMIT 1`,
  );
  return searchInTurn(ctx, wanted, async () => {
    const [beyond] = await ctx.db.read<{ id: string; at: SqlValue }>(firstBeyond, [authorId]);
    const branch = {
      from,
      where: `${own} AND ${condition}${beyond ? ` AND (${key} > ? OR (${key} = ? AND ${alias}.id > ?))` : ''}`,
      params: [authorId, ...params, ...(beyond ? [beyond.at, beyond.at, beyond.id] : [])],
    };
    const page = await paginate(ctx, args, { ...source, branches: [branch], seconds: searchSeconds });
    return { ...page, textsLeftOut: beyond !== undefined };
  });
}
