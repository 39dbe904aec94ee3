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

interface RemovedText {
  subjectId: string;
  text: string;
}

const batchSize = 500;

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

/** Stores decisions with reason and text for the author's data export. They aren't notified one by one, because one mail reports all. */
const storeDecisions = (
  tx: Transaction,
  { now, viewer }: Ctx,
  { userId, reason }: About,
  /** Hidden items have no text. */
  items: readonly { subjectId: string; text: string | null }[],
) =>
  tx.insert(
    ContentDecision,
    items.map(({ subjectId, text }) => ({
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

/** Empties the profile; returns false if it was empty. */
async function removeProfile(tx: Transaction, ctx: Ctx, about: About): Promise<boolean> {
  const id = about.userId;
  const row = await readMemberWith<{ text: string }>(
    tx,
    id,
    `CONCAT_WS('\\n\\n', u.display_name, u.bio, u.website_url, u.profile_image_url) AS text`,
    { among: 'all' },
  );
  if (!row?.text) return false;
  const emptyProfile = { displayName: null, bio: null, websiteUrl: null, profileImageUrl: null };
  await tx.update(User, { id }, { ...emptyProfile, updatedAt: ctx.now() });
  await storeDecisions(tx, ctx, about, [{ subjectId: id, text: row.text }]);
  return true;
}

/** Selects the stories that the suspension has hidden, but staff hadn't hidden before. */
const storiesToHide = (userId: string) => ({
  condition: `author_id = ? AND privacy_level = 'withheld' AND withheld & ${withheldFor.staff} = 0`,
  params: [userId],
});

/** Hides stories as staff does, each with a settled case by which it can be found and shown again. Returns false if there are none. */
async function hideStories(tx: Transaction, ctx: Ctx, about: About): Promise<boolean> {
  const { userId, reason } = about;
  const stories = await lockSelected(tx, storiesToHide(userId));
  const now = ctx.now();
  for (let at = 0; at < stories.length; at += batchSize) {
    const part = stories.slice(at, at + batchSize);
    await settleCases(
      tx,
      { ...ctx, viewer: ctx.viewer ?? null },
      part.map(({ id }) => id),
      { decision: ReportDecision.HIDDEN, note: reason },
    );
    await tx.insert(
      ReportCase,
      part.map(({ id, title, excerptText }) => ({
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
    await storeDecisions(
      tx,
      ctx,
      about,
      part.map(({ id }) => ({ subjectId: id, text: null })),
    );
  }
  if (stories.length > 0) await withhold(tx, ctx, storiesToHide(userId), 'staff');
  return stories.length > 0;
}

/** Removes the next texts of one kind; returns their number. */
async function removeBatch(
  tx: Transaction,
  ctx: Ctx,
  about: About,
  { read, remove }: (typeof removals)[number],
): Promise<number> {
  const { userId, reason } = about;
  const texts = await tx.read<RemovedText>(`${read} LIMIT ${batchSize} FOR UPDATE`, [userId]);
  if (texts.length === 0) return 0;
  const ids = texts.map(({ subjectId }) => subjectId);
  const settling = { decision: ReportDecision.REMOVED, note: reason };
  await settleCases(tx, { ...ctx, viewer: ctx.viewer ?? null }, ids, settling);
  await storeDecisions(tx, ctx, about, texts);
  await tx.execute(`${remove} IN (${placeholders(ids)})`, [userId, ...ids]);
  return texts.length;
}

/** Removes everything that a member wrote for others, but no private texts. Returns false if there was nothing. */
export async function removeEverything(tx: Transaction, ctx: Ctx, about: About): Promise<boolean> {
  let hasRemoved = await hideStories(tx, ctx, about);
  for (const removal of removals) {
    let removed: number;
    do {
      removed = await removeBatch(tx, ctx, about, removal);
      if (removed > 0) hasRemoved = true;
    } while (removed === batchSize);
  }
  return (await removeProfile(tx, ctx, about)) || hasRemoved;
}
