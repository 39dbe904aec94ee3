import { storyNotPrivateSql, storyOpenToOthersSql } from '../../../authz/storyAudience';
import { PrivacyLevel } from '../../../contract/enums';
import type { Database, Transaction } from '../../../db/database';
import { placeholders, type SqlValue } from '../../../db/rows';
import { publishRoomsThatShow, publishStoryChanged, publishStoryChangedFor } from '../../../events/publish';
import type { Story } from '../../../model/story.entity';
import { recordActs } from '../../../record/acts';
import type { Context } from '../../../request/context';
import { joinSuspended } from '../../members/user/memberConditions';
import { shownCommentSql } from '../table/commentStates';
import { joinStory, withheldFor } from '../table/storiesTable';
import { setTagDates } from '../tag/storyTags';

type Reason = keyof typeof withheldFor;

/** Selects stories by a condition on `stories`. */
interface Selection {
  condition: string;
  params: SqlValue[];
}

type EventCtx = Pick<Context, 'pubSub' | 'now' | 'notifier'>;

/** The privacy level that the author chose. */
export const chosenLevel = ({ privacyLevel, withheldLevel }: Pick<Story, 'privacyLevel' | 'withheldLevel'>) =>
  (withheldLevel ?? privacyLevel) as PrivacyLevel;

export type Levels = Partial<Pick<Story, 'privacyLevel' | 'withheldLevel' | 'withheld'>>;

/**
 * The columns of a story whose author chooses a privacy level or changes its text. A withheld story keeps the choice, and a
 * private one keeps the reasons, so that publishing it again doesn't show it. Only public stories wait for an organiser;
 * `decideLevels()` decides whether they do.
 */
export function levelColumns(
  before: Pick<Story, 'privacyLevel' | 'withheldLevel' | 'withheld'>,
  level: PrivacyLevel | undefined,
  waits: boolean,
): Levels {
  if (level === undefined && !waits) return {};
  const chosen = level ?? chosenLevel(before);
  const reasons = before.withheld ?? 0;
  const withheld =
    chosen === PrivacyLevel.PUBLIC
      ? reasons | (waits ? withheldFor.review : 0)
      : reasons & ~withheldFor.review;
  if (withheld && chosen !== PrivacyLevel.PRIVATE)
    return { privacyLevel: 'withheld', withheldLevel: chosen, withheld };
  return { privacyLevel: chosen, withheldLevel: null, withheld };
}

/** Deletes the pictures of stories that are no longer public. */
export async function deleteCards(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.execute(`DELETE FROM story_cards WHERE story_id IN (${placeholders(ids)})`, [...ids]);
}

/** Informs open pages, and the rooms that show the stories. The number of statements doesn't depend on that of the stories. */
async function publishChanges(tx: Transaction, ctx: EventCtx, ids: readonly string[]): Promise<void> {
  for (const id of ids) publishStoryChanged(tx, ctx, id);
  if (ids.length > 0) await publishRoomsThatShow(tx, ctx, 'story', ids);
}

/** Locks the stories until the commit. */
export const lockSelected = (tx: Transaction, { condition, params }: Selection) =>
  tx.read<Pick<Story, 'id' | 'title' | 'excerptText'>>(
    `SELECT id, title, excerpt_text AS excerptText FROM stories WHERE ${condition} FOR UPDATE`,
    params,
  );

type Changed = Pick<Story, 'id' | 'authorId' | 'privacyLevel' | 'withheldLevel' | 'withheld' | 'publishedAt'>;

/** Locks the stories, and returns those whose visibility to others changes. */
async function lockChanged(
  tx: Transaction,
  { condition, params }: Selection,
  isChanged: (story: Changed) => boolean,
): Promise<Changed[]> {
  const rows = await tx.read<Changed>(
    `SELECT id, author_id AS authorId, privacy_level AS privacyLevel, withheld_level AS withheldLevel, withheld,
       published_at AS publishedAt
     FROM stories WHERE ${condition} FOR UPDATE`,
    params,
  );
  return rows.filter(isChanged);
}

/** SQL: raises the version, and sets the level `withheld` for stories that aren't private. The order matters, because MariaDB assigns from left to right. */
const setWithheldSql = `s.row_version = s.row_version + 1, s.withheld_level = IF(${storyOpenToOthersSql()}, s.privacy_level, s.withheld_level),
  s.privacy_level = IF(${storyNotPrivateSql()}, 'withheld', s.privacy_level)`;

/**
 * Hides stories from all but their authors, from the commit on; repeating it changes nothing. No list or permission includes the
 * level `withheld`, so the stories are hidden everywhere. Private stories also get the reason, so that they are withheld if their
 * author publishes them meanwhile. Times stay, because devices compare drafts with them.
 */
export async function withhold(
  tx: Transaction,
  ctx: EventCtx,
  selection: Selection,
  reason: Reason,
): Promise<void> {
  // Stories that others can read now; the rest is private, or hidden already for another reason.
  const changed = await lockChanged(
    tx,
    selection,
    ({ privacyLevel }) => privacyLevel !== PrivacyLevel.PRIVATE && privacyLevel !== 'withheld',
  );
  const ids = changed.map(({ id }) => id);
  await tx.execute(
    `UPDATE stories s SET ${setWithheldSql}, s.withheld = s.withheld | ${withheldFor[reason]}
     WHERE ${selection.condition}`,
    selection.params,
  );
  await deleteCards(tx, ids);
  await recordActs(
    tx,
    ctx,
    ids.map((id) => ({ act: 'story_hidden', actorId: null, subjectId: id, itemId: id })),
  );
  await publishChanges(tx, ctx, ids);
}

/**
 * Removes one reason. Stories without another one are shown as their authors chose. Those that were never public before are
 * published now, and followers are notified.
 */
export async function release(
  tx: Transaction,
  ctx: EventCtx,
  selection: Selection,
  reason: Reason,
): Promise<void> {
  // All bits of the column's one byte but that of the reason.
  const otherReasons = 255 - withheldFor[reason];
  const changed = await lockChanged(
    tx,
    selection,
    ({ privacyLevel, withheld }) => privacyLevel === 'withheld' && ((withheld ?? 0) & otherReasons) === 0,
  );
  // The order of assignments matters, because MariaDB assigns from left to right.
  await tx.execute(
    `UPDATE stories SET row_version = row_version + 1,
       privacy_level = IF(privacy_level = 'withheld' AND (withheld & ${otherReasons}) = 0, withheld_level, privacy_level),
       withheld_level = IF((withheld & ${otherReasons}) = 0, NULL, withheld_level), withheld = withheld & ${otherReasons},
       published_at = IF(privacy_level = 'public', COALESCE(published_at, ?), published_at)
     WHERE ${selection.condition}`,
    [ctx.now(), ...selection.params],
  );
  const published = changed.filter(
    (story) => !story.publishedAt && story.withheldLevel === PrivacyLevel.PUBLIC,
  );
  for (const { id } of published) await setTagDates(tx, id);
  await recordActs(
    tx,
    ctx,
    published.map(({ id, authorId }) => ({
      act: 'story_published' as const,
      actorId: authorId,
      subjectId: authorId,
      itemId: id,
    })),
  );
  await publishChanges(
    tx,
    ctx,
    changed.map(({ id }) => id),
  );
}

/**
 * Withholds the stories of suspended members that a suspension missed, because a server of the previous version wrote them, or another
 * node of a cluster while the suspension was committed. Returns their number.
 */
export const withholdMissed = (db: Pick<Database, 'transaction'>): Promise<number> =>
  db.transaction(async (tx) => {
    const { affectedRows } = await tx.execute(
      `UPDATE stories s ${joinSuspended('s.author_id')}
       SET ${setWithheldSql}, s.withheld = s.withheld | ${withheldFor.suspension}
       WHERE s.withheld & ${withheldFor.suspension} = 0 OR ${storyOpenToOthersSql()}`,
    );
    return affectedRows;
  });

/** Notifies open pages that show a member's stories or comments. Private stories are left out, because only their author follows them. */
export async function publishStoriesOf(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  userId: string,
): Promise<void> {
  const stories = await tx.read<{ id: string }>(
    `SELECT id FROM stories WHERE author_id = ? AND ${storyNotPrivateSql('stories')}
     UNION SELECT story_id FROM comments c WHERE c.author_id = ? AND ${shownCommentSql()}`,
    [userId, userId],
  );
  for (const { id } of stories) publishStoryChanged(tx, ctx, id);
  const waiting = await tx.read<{ id: string; memberId: string }>(
    `SELECT DISTINCT s.id, s.author_id AS memberId FROM comments c ${joinStory('c.story_id')}
     WHERE c.author_id = ? AND c.state = 'waiting'`,
    [userId],
  );
  for (const waitingOn of waiting) publishStoryChangedFor(tx, ctx, waitingOn);
}
