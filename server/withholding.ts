import type { Context } from './context';
import { PrivacyLevel } from './contract/enums';
import type { Database, Transaction } from './db/database';
import type { SqlValue } from './db/rows';
import { publishRoomsThatShow, publishStoryChanged } from './events/publish';
import type { Story } from './model/story.entity';
import { recordActs } from './notifications/acts';
import { dateTags } from './tags/setTags';

/** Why stories are withheld, as bits of `stories.withheld`: several reasons may hold at once. */
export const withheldFor = { suspension: 1, staff: 2, review: 4 } as const;
type Reason = keyof typeof withheldFor;

/** Which stories, as a condition on `stories`. */
interface Which {
  condition: string;
  params: SqlValue[];
}

type Ctx = Pick<Context, 'pubSub' | 'now' | 'notifier'>;

/** The privacy level that the author chose. */
export const chosenLevel = ({ privacyLevel, withheldLevel }: Pick<Story, 'privacyLevel' | 'withheldLevel'>) =>
  (withheldLevel ?? privacyLevel) as PrivacyLevel;

export type Levels = Partial<Pick<Story, 'privacyLevel' | 'withheldLevel' | 'withheld'>>;

/**
 * What a story has stored when its author chooses a privacy level, or changes its text. A withheld one remembers the choice, and
 * a private one the reasons: publishing it again shows it to nobody. Only what is public waits for an organiser; `levelsFor()`
 * decides whether it does.
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

/** Tells open pages, and the rooms that show the stories, with as many statements whatever their number. */
async function change(tx: Transaction, ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const id of ids) publishStoryChanged(tx, ctx, id);
  if (ids.length > 0) await publishRoomsThatShow(tx, ctx, 'story', ids);
}

type Changed = Pick<Story, 'id' | 'authorId' | 'privacyLevel' | 'withheldLevel' | 'withheld' | 'publishedAt'>;

/** Locks the stories, and returns those that others see before or after the reason. */
async function lockChanged(
  tx: Transaction,
  { condition, params }: Which,
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

/**
 * Hides stories from all but their authors, from the commit on; repeating it changes nothing. The level `withheld` is none
 * that any list or permission asks for, so what forgets it hides them. Private ones get the reason, too: what their author
 * saves meanwhile is withheld. Their times stay, as devices compare drafts with them.
 */
export async function withhold(tx: Transaction, ctx: Ctx, which: Which, reason: Reason): Promise<void> {
  // Another reason hides the others already.
  const changed = await lockChanged(
    tx,
    which,
    ({ privacyLevel }) => privacyLevel !== PrivacyLevel.PRIVATE && privacyLevel !== 'withheld',
  );
  const ids = changed.map(({ id }) => id);
  await tx.execute(
    `UPDATE stories SET withheld_level = IF(privacy_level IN ('shared', 'public'), privacy_level, withheld_level),
       privacy_level = IF(privacy_level = 'private', 'private', 'withheld'), withheld = withheld | ${withheldFor[reason]}
     WHERE ${which.condition}`,
    which.params,
  );
  await recordActs(
    tx,
    ctx,
    ids.map((id) => ({ act: 'story_hidden', actorId: null, subjectId: id, itemId: id })),
  );
  await change(tx, ctx, ids);
}

/**
 * Ends one reason. Stories without another are shown as their authors chose; those that nobody has seen yet are published by it,
 * and followers are told.
 */
export async function release(tx: Transaction, ctx: Ctx, which: Which, reason: Reason): Promise<void> {
  const others = 255 - withheldFor[reason];
  const changed = await lockChanged(
    tx,
    which,
    ({ privacyLevel, withheld }) => privacyLevel === 'withheld' && ((withheld ?? 0) & others) === 0,
  );
  // Assigned from left to right.
  await tx.execute(
    `UPDATE stories SET
       privacy_level = IF(privacy_level = 'withheld' AND (withheld & ${others}) = 0, withheld_level, privacy_level),
       withheld_level = IF((withheld & ${others}) = 0, NULL, withheld_level), withheld = withheld & ${others},
       published_at = IF(privacy_level = 'public', COALESCE(published_at, ?), published_at)
     WHERE ${which.condition}`,
    [ctx.now(), ...which.params],
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
  await change(
    tx,
    ctx,
    changed.map(({ id }) => id),
  );
}

/**
 * Withholds stories of suspended members that slipped through: written by a server of the version before, or on another node of
 * a cluster while the suspension was committed. Returns their number.
 */
export const withholdLeft = (db: Pick<Database, 'transaction'>): Promise<number> =>
  db.transaction(async (tx) => {
    const { affectedRows } = await tx.execute(
      `UPDATE stories s JOIN users u FORCE INDEX (users_state) ON u.id = s.author_id
       SET s.withheld_level = IF(s.privacy_level IN ('shared', 'public'), s.privacy_level, s.withheld_level),
         s.privacy_level = IF(s.privacy_level = 'private', 'private', 'withheld'),
         s.withheld = s.withheld | ${withheldFor.suspension}
       WHERE u.state = 'suspended'
         AND (s.withheld & ${withheldFor.suspension} = 0 OR s.privacy_level IN ('shared', 'public'))`,
    );
    if (affectedRows === 0) tx.skipPublicCacheBump();
    return affectedRows;
  });
