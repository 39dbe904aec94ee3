import { ReportDecision } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import { newId } from '../../../lib/ids';
import { ContentDecision, ReportCase } from '../../../model/report.entity';
import { User } from '../../../model/user.entity';
import { settleCases } from '../../../record/audit/contentDecisions';
import { excerptOf } from '../../../record/findings';
import type { Context } from '../../../request/context';
import { readMemberWith } from '../../members/user/memberRows';
import { withheldFor } from '../../stories/table/storiesTable';
import { lockSelected, withhold } from '../../stories/withholding/withholding';

type Ctx = Pick<Context, 'pubSub' | 'now' | 'notifier'> & Partial<Pick<Context, 'viewer'>>;

interface About {
  userId: string;
  reason: string;
}

interface Thing {
  subjectId: string;
  text: string;
}

/** Rows removed per statement. */
const batch = 500;

/** The texts to remove in batches: the statement that reads them under a lock, and the one that removes them. */
const removals = [
  {
    read: 'SELECT id AS subjectId, content AS text FROM comments WHERE author_id = ?',
    remove: 'DELETE FROM comments WHERE author_id = ? AND id',
  },
  {
    read: "SELECT id AS subjectId, CONCAT(title, '\\n\\n', description) AS text FROM feedback WHERE author_id = ?",
    remove: 'DELETE FROM feedback WHERE author_id = ? AND id',
  },
  {
    read: 'SELECT id AS subjectId, content AS text FROM session_messages WHERE author_id = ? AND is_deleted = 0',
    remove: "UPDATE session_messages SET content = '', is_deleted = 1 WHERE author_id = ? AND id",
  },
  {
    read: `SELECT session_id AS subjectId, CONCAT_WS('\\n\\n', intention, closing) AS text FROM session_lines WHERE user_id = ?`,
    remove: 'DELETE FROM session_lines WHERE user_id = ? AND session_id',
  },
] as const;

/** Stores decisions with reason and text for the author's data export. Sends no notification for each: one mail reports all. */
const keepDecisions = (
  tx: Transaction,
  { now, viewer }: Ctx,
  { userId, reason }: About,
  things: readonly { subjectId: string; text: string | null }[],
) =>
  tx.insert(
    ContentDecision,
    things.map(({ subjectId, text }) => ({
      id: newId('decision'),
      subjectId,
      authorId: userId,
      decision: text === null ? ('hidden' as const) : ('removed' as const),
      reason,
      removedText: text,
      decidedById: viewer?.id ?? null,
      createdAt: now(),
    })),
  );

async function removeProfile(tx: Transaction, ctx: Ctx, about: About): Promise<boolean> {
  const id = about.userId;
  const row = await readMemberWith<{ text: string }>(
    tx,
    id,
    `CONCAT_WS('\\n\\n', u.display_name, u.bio, u.website_url, u.profile_image_url) AS text`,
    { among: 'all' },
  );
  if (!row?.text) return false;
  const nothing = { displayName: null, bio: null, websiteUrl: null, profileImageUrl: null };
  await tx.update(User, { id }, { ...nothing, updatedAt: ctx.now() });
  await keepDecisions(tx, ctx, about, [{ subjectId: id, text: row.text }]);
  return true;
}

/** Stories hidden by the suspension, and not by staff before. */
const toHide = (userId: string) => ({
  condition: `author_id = ? AND privacy_level = 'withheld' AND withheld & ${withheldFor.staff} = 0`,
  params: [userId],
});

/** Stories are hidden as by staff, each with a settled case by which it can be found and shown again. */
async function hideStories(tx: Transaction, ctx: Ctx, about: About): Promise<boolean> {
  const { userId, reason } = about;
  const stories = await lockSelected(tx, toHide(userId));
  const now = ctx.now();
  for (let at = 0; at < stories.length; at += batch) {
    const some = stories.slice(at, at + batch);
    await settleCases(
      tx,
      { ...ctx, viewer: ctx.viewer ?? null },
      some.map(({ id }) => id),
      { decision: ReportDecision.HIDDEN, note: reason },
    );
    await tx.insert(
      ReportCase,
      some.map(({ id, title, excerptText }) => ({
        id: newId('case'),
        subjectId: id,
        subjectAuthorId: userId,
        excerpt: excerptOf(title, excerptText),
        open: null,
        held: 0,
        createdAt: now,
        decision: ReportDecision.HIDDEN,
        decisionNote: reason,
        settledById: ctx.viewer?.id ?? null,
        settledAt: now,
      })),
    );
    await keepDecisions(
      tx,
      ctx,
      about,
      some.map(({ id }) => ({ subjectId: id, text: null })),
    );
  }
  if (stories.length > 0) await withhold(tx, ctx, toHide(userId), 'staff');
  return stories.length > 0;
}

/** Removes everything that a member wrote for others, but no private texts. Returns false if there was nothing. */
export async function removeEverything(tx: Transaction, ctx: Ctx, about: About): Promise<boolean> {
  const { userId, reason } = about;
  let isRemoved = await hideStories(tx, ctx, about);
  for (const { read, remove } of removals)
    for (let count: number = batch; count === batch; ) {
      const things = await tx.read<Thing>(`${read} LIMIT ${batch} FOR UPDATE`, [userId]);
      count = things.length;
      if (count === 0) break;
      isRemoved = true;
      const ids = things.map(({ subjectId }) => subjectId);
      const settling = { decision: ReportDecision.REMOVED, note: reason };
      await settleCases(tx, { ...ctx, viewer: ctx.viewer ?? null }, ids, settling);
      await keepDecisions(tx, ctx, about, things);
      await tx.execute(`${remove} IN (${placeholders(ids)})`, [userId, ...ids]);
    }
  return (await removeProfile(tx, ctx, about)) || isRemoved;
}
