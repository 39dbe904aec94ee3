import type { Context } from '../../context';
import { inText, ownBytesCompared, searchSeconds, wantedBy } from '../../db/wordSearch';
import { type Connection, type ConnectionArgs, type ListSource, paginate } from '../../graphql/connection';
import { searched } from '../../searchTurns';

interface OwnList<Row, T> {
  source: Omit<ListSource<Row, T>, 'arms'>;
  /** The index of the list's order. */
  index: string;
  authorId: string;
  search?: string | null;
}

/**
 * A member's own texts. A search reads each text, from the list's start to a limit, as it does for their stories: nobody but the
 * author may find them, so there is no index of everyone's words to ask.
 */
export async function ownTexts<Row, T extends { id: string }>(
  ctx: Context,
  args: ConnectionArgs,
  { source, index, authorId, search }: OwnList<Row, T>,
): Promise<Connection<T>> {
  const alias = source.table.split(' ')[1] ?? '';
  const from = `${source.table} FORCE INDEX (${index})`;
  const own = `${alias}.author_id = ?`;
  const wanted = wantedBy(search);
  if (!wanted) return paginate(ctx, args, { ...source, arms: [{ from, where: own, params: [authorId] }] });
  const { condition, params } = inText(wanted.words, alias);
  const order = `ORDER BY ${source.sortBy?.column} DESC, ${alias}.id DESC ROWS UNBOUNDED PRECEDING`;
  const first = `SELECT ${alias}.id, SUM(LENGTH(${alias}.content)) OVER (${order}) - LENGTH(${alias}.content) AS bytes
    FROM ${from} WHERE ${own}`;
  const arm = {
    from: `(${first}) first STRAIGHT_JOIN ${source.table} ON ${alias}.id = first.id AND first.bytes < ${ownBytesCompared}`,
    where: condition,
    params: [authorId, ...params],
  };
  return searched(ctx, wanted, () => paginate(ctx, args, { ...source, arms: [arm], seconds: searchSeconds }));
}
