import { isNotPrivate, isOpenToOthers } from '../../../authz/storyAudience';
import { PrivacyLevel } from '../../../contract/enums';
import type { Database, Transaction } from '../../../db/database';
import { placeholders, type SqlValue } from '../../../db/rows';
import { publishRoomsThatShow, publishStoryChanged, publishStoryChangedFor } from '../../../events/publish';
import type { Story } from '../../../model/story.entity';
import { recordActs } from '../../../record/acts';
import type { Context } from '../../../request/context';
import { joinSuspended } from '../../members/user/memberConditions';
import { isShown } from '../table/commentStates';
import { joinStory, withheldFor } from '../table/storiesTable';
import { dateTags } from '../tag/storyTags';

type Reason = keyof typeof withheldFor;

/** Selects stories by a condition on `stories`. */
interface Selection {
  condition: string;
  params: SqlValue[];
}

type Ctx = Pick<Context, 'pubSub' | 'now' | 'notifier'>;

/** The privacy level that the author chose. */
export const chosenLevel = ({ privacyLevel, withheldLevel }: Pick<Story, 'privacyLevel' | 'withheldLevel'>) =>
  (withheldLevel ?? privacyLevel) as PrivacyLevel;

export type Levels = Partial<Pick<Story, 'privacyLevel' | 'withheldLevel' | 'withheld'>>;

/**
 * The columns of a story whose author chooses a privacy level or changes its text. A withheld story keeps the choice, and a
 * private one keeps the reasons, so that publishing it again doesn't show it. Only public stories wait for an organiser;
 * `levelsFor()` decides whether they do.
 */
export function levelsOf(
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
async function publishChanges(tx: Transaction, ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const id of ids) publishStoryChanged(tx, ctx, id);
  if (ids.length > 0) await publishRoomsThatShow(tx, ctx, 'story', ids);
}

/** Locks the stories. */
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

/** MariaDB assigns from left to right. */
const hidden = `s.withheld_level = IF(${isOpenToOthers()}, s.privacy_level, s.withheld_level),
  s.privacy_level = IF(${isNotPrivate()}, 'withheld', s.privacy_level)`;

/**
 * Hides stories from all but their authors, from the commit on; repeating it changes nothing. No list or permission asks for
 * the level `withheld`, so code that doesn't know it hides these stories, too. Private stories also get the reason, so that
 * they are withheld if their author publishes them meanwhile. Times stay, because devices compare drafts with them.
 */
export async function withhold(
  tx: Transaction,
  ctx: Ctx,
  selection: Selection,
  reason: Reason,
): Promise<void> {
  // The others are hidden already, for another reason.
  const changed = await lockChanged(
    tx,
    selection,
    ({ privacyLevel }) => privacyLevel !== PrivacyLevel.PRIVATE && privacyLevel !== 'withheld',
  );
  const ids = changed.map(({ id }) => id);
  await tx.execute(
    `UPDATE stories s SET ${hidden}, s.withheld = s.withheld | ${withheldFor[reason]}
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
  ctx: Ctx,
  selection: Selection,
  reason: Reason,
): Promise<void> {
  const others = 255 - withheldFor[reason];
  const changed = await lockChanged(
    tx,
    selection,
    ({ privacyLevel, withheld }) => privacyLevel === 'withheld' && ((withheld ?? 0) & others) === 0,
  );
  // MariaDB assigns from left to right.
  await tx.execute(
    `UPDATE stories SET
       privacy_level = IF(privacy_level = 'withheld' AND (withheld & ${others}) = 0, withheld_level, privacy_level),
       withheld_level = IF((withheld & ${others}) = 0, NULL, withheld_level), withheld = withheld & ${others},
       published_at = IF(privacy_level = 'public', COALESCE(published_at, ?), published_at)
     WHERE ${selection.condition}`,
    [ctx.now(), ...selection.params],
  );
  const published = changed.filter(
    (story) => !story.publishedAt && story.withheldLevel === PrivacyLevel.PUBLIC,
  );
  for (const { id } of published) await dateTags(tx, id);
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
 * Withholds the stories of suspended members that a suspension missed: written by a server of the previous version, or on
 * another node of a cluster while the suspension was committed. Returns their number.
 */
export const withholdMissed = (db: Pick<Database, 'transaction'>): Promise<number> =>
  db.transaction(async (tx) => {
    const { affectedRows } = await tx.execute(
      `UPDATE stories s ${joinSuspended('s.author_id')}
       SET ${hidden}, s.withheld = s.withheld | ${withheldFor.suspension}
       WHERE s.withheld & ${withheldFor.suspension} = 0 OR ${isOpenToOthers()}`,
    );
    return affectedRows;
  });

/**
 * Notifies open pages of a member's stories, and those that show their comments or messages. Nobody else follows private
 * stories.
 */
export async function publishStoriesOf(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  userId: string,
): Promise<void> {
  const stories = await tx.read<{ id: string }>(
    `SELECT id FROM stories WHERE author_id = ? AND ${isNotPrivate('stories')}
     UNION SELECT story_id FROM comments c WHERE c.author_id = ? AND ${isShown()}`,
    [userId, userId],
  );
  for (const { id } of stories) publishStoryChanged(tx, ctx, id);
  const waiting = await tx.read<{ id: string; memberId: string }>(
    `SELECT DISTINCT s.id, s.author_id AS memberId FROM comments c ${joinStory('c.story_id')}
     WHERE c.author_id = ? AND c.state = 'waiting'`,
    [userId],
  );
  for (const one of waiting) publishStoryChangedFor(tx, ctx, one);
}
