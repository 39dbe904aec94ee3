import { dayMs } from '../../../contract/calendar';
import type { Database, Transaction } from '../../../db/database';
import { placeholders, type SqlValue } from '../../../db/rows';
import { idOf } from '../../../lib/ids';
import { type ActCtx, recordAct } from '../../../record/acts';
import { storiesListedSince } from '../../stories/story/publicLists';

/** If no server ran within this time after noon, the mails wait for the next Monday, so that two don't follow each other quickly. */
const startMs = dayMs;
const settingName = 'readers_told';

/** Stories published within this time before the run are mailed the week after, because their transactions may not be committed yet. */
const commitMs = 60_000;

/** Mails queued in one transaction. */
const batchSize = 100;
/** While this many mails to readers are due, no more are queued, so that a link that a member asked for doesn't wait behind them. */
const dueMax = 50;

/**
 * Records that the mails of the week are due, given its Monday noon; of several servers, one does it. The database has the last noon. A
 * noon less than three days after it counts as the same, because the group's time zone may have changed.
 */
export async function beginReaderRun(
  db: Pick<Database, 'read' | 'transaction'>,
  ctx: ActCtx,
  noon: Date,
): Promise<void> {
  if (ctx.now().getTime() - noon.getTime() > startMs) return;
  const lastNoon = new Date(noon.getTime() - 3 * dayMs).toISOString();
  const [last] = await db.read<{ value: string }>('SELECT value FROM installation_settings WHERE name = ?', [
    settingName,
  ]);
  if (last && last.value >= lastNoon) return;
  await db.transaction(async (tx) => {
    await tx.execute("INSERT IGNORE INTO installation_settings (name, value) VALUES (?, '')", [settingName]);
    const { affectedRows } = await tx.execute(
      'UPDATE installation_settings SET value = ? WHERE name = ? AND value < ?',
      [noon.toISOString(), settingName, lastNoon],
    );
    if (affectedRows > 0)
      await recordAct(tx, ctx, { act: 'readers_due', actorId: null, subjectId: 'readers' });
  });
}

/** SQL: the list has a story. */
const existsSql = ({ from, condition }: ReturnType<typeof storiesListedSince>) =>
  `EXISTS (SELECT 1 FROM ${from} WHERE ${condition})`;
/** SQL: a story was published since the last mail to reader `r`. Bind the time up to which stories count, twice. */
const hasNewsSql = `${existsSql(storiesListedSince('r.told_until', 'r.follows'))}
  OR (r.follows = 'blog' AND ${existsSql(storiesListedSince('r.told_until'))})`;

interface Run {
  /** The id of the act that started the run. */
  id: string;
  createdAt: Date;
  afterId: string | null;
}

/** The progress of a run: the last reader, `done`, or `full` if it must wait until mails were sent. */
type Progress = { afterId: string } | 'done' | 'full';

/**
 * Queues the next mails of a run: one for each address with news, however much it follows. The mail's id is made from the run and the
 * address, so that several rows of an address, and a batch that runs again, make one mail. The mail has the stories published up to its
 * time of creation.
 */
export async function queueReaderMails(tx: Transaction, run: Run, now: Date): Promise<Progress> {
  const until = new Date(run.createdAt.getTime() - commitMs);
  const due = await tx.read(
    `SELECT 1 FROM mails WHERE send_at <= ? AND kind = 'reader_stories' LIMIT ${dueMax}`,
    [now],
  );
  if (due.length === dueMax) return 'full';
  const rows = await tx.read<{ id: string; addressKey: string }>(
    `SELECT r.id, r.address_key AS addressKey FROM readers r
     WHERE r.id > ? AND r.confirmed_at IS NOT NULL AND (${hasNewsSql}) ORDER BY r.id LIMIT ${batchSize}`,
    [run.afterId ?? '', until, until],
  );
  const last = rows.at(-1);
  if (!last) return 'done';
  const values = rows.map(({ addressKey }): SqlValue[] => {
    const id = idOf('mail', `${run.id} ${addressKey}`);
    return [id, 'reader_stories', '', addressKey, until, now];
  });
  await tx.execute(
    `INSERT IGNORE INTO mails (id, kind, email, topic, created_at, send_at)
     VALUES ${values.map((row) => `(${placeholders(row)})`).join(', ')}`,
    values.flat(),
  );
  return rows.length < batchSize ? 'done' : { afterId: last.id };
}
