import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import type { Row } from '../../../db/entityRows';
import type { SqlValue } from '../../../db/rows';
import { type Connection, type EntitySource, pageOf } from '../../../graphql/connection';
import { badInput } from '../../../lib/errors';
import { type Journal, journalRows } from '../../../model/journal.entity';
import type { Context } from '../../../request/context';
import { keepNodes, nodesOf } from '../../../request/loaders';
import { ownTexts } from '../privateDocument/ownTexts';
import { type JournalOfDayArgs, type JournalsArgs, journalDates } from './journal.inputs';

export const journalsSource: EntitySource<Journal> = {
  ...journalRows,
  sortBy: { column: 'j.journal_date', key: ({ journalDate }) => journalDate },
};

/** The viewer's journal, latest journal date first. */
export async function journals(
  ctx: Context,
  viewerId: string,
  { authorId, search, ...args }: JournalsArgs,
): Promise<Connection<Journal>> {
  if (authorId != null && authorId !== viewerId) return pageOf(args, journalsSource, [], async () => 0);
  const list = { source: journalsSource, index: 'journals_date', authorId: viewerId, search };
  const page = await ownTexts(ctx, args, list);
  keepNodes(ctx.loaders.journalById, nodesOf(page));
  return page;
}

const longestDayMs = limits.journal.dayHours * 60 * 60 * 1000;

/** Clamps a time to the range that journal dates can have. */
function clampToJournalDates(time: Date): Date {
  if (time < journalDates.from) return journalDates.from;
  return time > journalDates.before ? journalDates.before : time;
}

/** The viewer's entry whose journal date or creation is within a day; of several, the one with the latest journal date. */
export async function journalOfDay(
  ctx: Context,
  viewerId: string,
  { from, to }: JournalOfDayArgs,
): Promise<Journal | null> {
  if (to.getTime() - from.getTime() > longestDayMs) throw badInput({ to: messages.journal.dayTooLong });
  const params: SqlValue[] = [viewerId, clampToJournalDates(from), clampToJournalDates(to)];
  const latestBySql = (column: string, index: string) =>
    `(SELECT ${journalRows.columns} FROM journals j FORCE INDEX (${index})
      WHERE j.author_id = ? AND j.${column} >= ? AND j.${column} < ?
      ORDER BY j.${column} DESC, j.id DESC LIMIT 1)`;
  const rows = await ctx.db.read<Row<Journal>>(
    `${latestBySql('journal_date', 'journals_date')} UNION ALL ${latestBySql('created_at', 'journals_made')}`,
    [...params, ...params],
  );
  const [journal] = rows
    .map(journalRows.toNode)
    .sort((one, other) => other.journalDate.getTime() - one.journalDate.getTime());
  if (journal) keepNodes(ctx.loaders.journalById, [journal]);
  return journal ?? null;
}
