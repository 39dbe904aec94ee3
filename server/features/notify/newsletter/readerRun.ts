import type { Database, Transaction } from '../../../db/database';
import { placeholders, type SqlValue } from '../../../db/rows';
import { idOf } from '../../../lib/ids';
import { type ActCtx, recordAct } from '../../../record/acts';
import { storiesListedSince } from '../../stories/story/publicLists';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Later than this after noon, a week's mails wait for the next Monday, so that they don't come in quick succession. */
const latestMs = dayMs;
const setting = 'readers_told';

/** Stories published within this time before the run come the week after: their transactions may not be committed yet. */
const settledMs = 60_000;

/** Mails queued in one transaction. */
const batchSize = 100;
/** While so many mails to readers are due, no more are queued: a link that a member asked for must not wait behind them. */
const dueMax = 50;

/**
 * Records that the mails of the week are due, given its Monday noon; of any number of servers one does it. The last noon is
 * in the database. A noon within three days of it counts as the same: the group's time zone may be changed.
 */
export async function beginReaderRun(
  db: Pick<Database, 'read' | 'transaction'>,
  ctx: ActCtx,
  noon: Date,
): Promise<void> {
  if (ctx.now().getTime() - noon.getTime() > latestMs) return;
  const lastNoon = new Date(noon.getTime() - 3 * dayMs).toISOString();
  const [last] = await db.read<{ value: string }>('SELECT value FROM installation_settings WHERE name = ?', [
    setting,
  ]);
  if (last && last.value >= lastNoon) return;
  await db.transaction(async (tx) => {
    await tx.execute("INSERT IGNORE INTO installation_settings (name, value) VALUES (?, '')", [setting]);
    const { affectedRows } = await tx.execute(
      'UPDATE installation_settings SET value = ? WHERE name = ? AND value < ?',
      [noon.toISOString(), setting, lastNoon],
    );
    if (affectedRows > 0)
      await recordAct(tx, ctx, { act: 'readers_due', actorId: null, subjectId: 'readers' });
  });
}

const isAny = ({ from, condition }: ReturnType<typeof storiesListedSince>) =>
  `EXISTS (SELECT 1 FROM ${from} WHERE ${condition})`;
/** SQL: whether a story was published since the reader's last mail, up to the time of the run. */
const hasNews = `${isAny(storiesListedSince('r.told_until', 'r.follows'))}
  OR (r.follows = 'blog' AND ${isAny(storiesListedSince('r.told_until'))})`;

interface Run {
  /** The id of the act that started the run. */
  id: string;
  createdAt: Date;
  afterId: string | null;
}

/** How far a run got: the last reader, `done`, or `full` if it must wait for mails to leave. */
type Progress = { afterId: string } | 'done' | 'full';

/**
 * Queues the next mails of a run: one for each address with news, however much it follows. The mail's id belongs to address
 * and run, so that readers of the same address, and a batch that runs again, make one mail. It has the stories published up to
 * its time of creation.
 */
export async function queueReaderMails(tx: Transaction, run: Run, now: Date): Promise<Progress> {
  const until = new Date(run.createdAt.getTime() - settledMs);
  const due = await tx.read(
    `SELECT 1 FROM mails WHERE send_at <= ? AND kind = 'reader_stories' LIMIT ${dueMax}`,
    [now],
  );
  if (due.length === dueMax) return 'full';
  const rows = await tx.read<{ id: string; addressKey: string }>(
    `SELECT r.id, r.address_key AS addressKey FROM readers r
     WHERE r.id > ? AND r.confirmed_at IS NOT NULL AND (${hasNews}) ORDER BY r.id LIMIT ${batchSize}`,
    [run.afterId ?? '', until, until],
  );
  const last = rows.at(-1);
  if (!last) return 'done';
  const values = rows.map(({ addressKey }): SqlValue[] => [
    ...[idOf('mail', `${run.id} ${addressKey}`), 'reader_stories', '', addressKey, until, now],
  ]);
  await tx.execute(
    `INSERT IGNORE INTO mails (id, kind, email, topic, created_at, send_at)
     VALUES ${values.map((row) => `(${placeholders(row)})`).join(', ')}`,
    values.flat(),
  );
  return rows.length < batchSize ? 'done' : { afterId: last.id };
}
