import type { Authorized } from '../../../authz/authorize';
import { PrivacyLevel } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { publishStoryChanged } from '../../../events/publish';
import { badInput } from '../../../lib/errors';
import { onlyIds } from '../../../lib/ids';
import type { Story } from '../../../model/story.entity';
import { StoryShare } from '../../../model/storyLinks.entity';
import { recordAct } from '../../../record/acts';
import type { Context } from '../../../request/context';
import { hasBlocked } from '../../members/memberBlock/blockConditions';
import { lockAccount, readMembers } from '../../members/user/memberRows';
import { takeMemberPoints } from '../../members/user/newAccount';
import { onAudienceChanged } from '../comment/audienceChange';
import { isOpenToGroup } from '../comment/judging';
import { joinStory, readStory } from '../table/storiesTable';
import { chosenLevel } from '../withholding/withholding';
import { loadStory } from './currentStory';
import type { ShareStoryInput } from './story.inputs';

const unknownMember = 'One of these members does not exist';

/**
 * Shares a story with every member, or with named ones. A public story stays public: only whether readers may comment changes,
 * if that is given. Source: contract, section 4.
 */
export async function shareStory(
  ctx: Context,
  { id, authorId }: Authorized<Story, 'shareStory'>,
  input: ShareStoryInput,
): Promise<Story> {
  const userIds = [...new Set(input.userIds ?? [])];
  if (onlyIds('user', userIds).length < userIds.length) throw badInput({ userIds: unknownMember });
  if (userIds.length > 0) {
    const known = await readMembers(ctx.db, { id: userIds }, ['id'], { condition: "u.state <> 'waiting'" });
    if (known.length < userIds.length) throw badInput({ userIds: unknownMember });
    await takeMemberPoints(ctx, 'shareMember', authorId);
  } else await ctx.rateLimits.takeOfRunning('textlessSaveMember', authorId);
  await ctx.db.transaction(async (tx) => {
    await refuseBlocked(tx, authorId, userIds);
    const before = await lockSharing(tx, id);
    if (!before) return;
    const isPublic = before.level === PrivacyLevel.PUBLIC;
    const isChanged = isPublic
      ? await setReadersMayComment(tx, id, before, input.canComment)
      : await setSharing(tx, id, before, userIds, input.canComment ?? true);
    if (!isChanged) return;
    const wasOpen = isOpenToGroup(before);
    const isOpen = isPublic || userIds.length === 0;
    await onAudienceChanged(tx, ctx, id, { before: wasOpen, after: isOpen });
    const about = { actorId: authorId, subjectId: id, itemId: id };
    // Withdraws the notifications of members who may no longer read it.
    await recordAct(tx, ctx, { act: 'story_hidden', ...about });
    if (userIds.length > 0) await recordAct(tx, ctx, { act: 'story_shared', ...about });
    else if (!wasOpen) await recordAct(tx, ctx, { ...about, act: 'story_published', subjectId: authorId });
    publishStoryChanged(tx, ctx, id);
  });
  return loadStory(ctx, id);
}

/** Refuses sharing by name with members blocked by the author. The lock serialises this with new blocks. */
async function refuseBlocked(tx: Transaction, authorId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await lockAccount(tx, authorId);
  if (await hasBlocked(tx, authorId, userIds)) throw badInput({ userIds: messages.memberBlock.named });
}

/** Locks the story, and returns how it is shared; `level` is the one that its author chose. */
async function lockSharing(tx: Transaction, id: string) {
  const columns = ['privacyLevel', 'withheldLevel', 'sharedWithAll', 'readersMayComment'] as const;
  const story = await readStory(tx, id, columns, 'FOR UPDATE');
  return story && { ...story, level: chosenLevel(story) };
}

type Sharing = NonNullable<Awaited<ReturnType<typeof lockSharing>>>;

/** SQL: raises the version, and sets a time of the change that is later than that of the one before, because saves compare them. The current time is bound. */
const setChangedSql = `row_version = row_version + 1, updated_at = GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND,
  COALESCE(draft_changed_at, updated_at) + INTERVAL 1000 MICROSECOND)`;

/** Sets whether readers of a public story may comment; returns whether that changed. */
async function setReadersMayComment(
  tx: Transaction,
  id: string,
  before: Sharing,
  canComment: boolean | null | undefined,
): Promise<boolean> {
  if (canComment == null || canComment === before.readersMayComment) return false;
  await tx.execute(`UPDATE stories SET readers_may_comment = ?, ${setChangedSql} WHERE id = ?`, [
    canComment,
    new Date(),
    id,
  ]);
  return true;
}

/** Shares a story with every member, or with named ones. Returns whether that changed: repeating it doesn't even set updatedAt. */
async function setSharing(
  tx: Transaction,
  id: string,
  before: Sharing,
  userIds: readonly string[],
  readersMayComment: boolean,
): Promise<boolean> {
  const shares = await tx.read<{ userId: string }>(
    'SELECT user_id AS userId FROM story_shares WHERE story_id = ?',
    [id],
  );
  const isShared =
    before.level === PrivacyLevel.SHARED &&
    before.sharedWithAll === (userIds.length === 0) &&
    before.readersMayComment === readersMayComment &&
    shares.length === userIds.length &&
    shares.every(({ userId }) => userIds.includes(userId));
  if (isShared) return false;
  const now = new Date();
  const isOpened = userIds.length === 0 && !isOpenToGroup(before);
  await tx.execute(
    `UPDATE stories SET shared_with_all = ?, readers_may_comment = ?,
       privacy_level = IF(withheld = 0, 'shared', 'withheld'), withheld_level = IF(withheld = 0, NULL, 'shared'),
       audience_revision = audience_revision + 1, shared_at = IF(?, ?, COALESCE(shared_at, ?)), ${setChangedSql} WHERE id = ? AND privacy_level = '${before.privacyLevel}'`,
    [userIds.length === 0, readersMayComment, isOpened, now, now, now, id],
  );
  await tx.delete(StoryShare, { storyId: id });
  if (userIds.length > 0)
    await tx.insert(
      StoryShare,
      userIds.map((userId) => ({ storyId: id, userId })),
    );
  return true;
}

/** Ends the author's shares with a member by name, in the transaction of a block. */
export async function endShares(
  tx: Transaction,
  ctx: Pick<Context, 'now' | 'notifier' | 'pubSub'>,
  authorId: string,
  userId: string,
): Promise<void> {
  const sharesSql = `story_shares sh ${joinStory('sh.story_id')} WHERE sh.user_id = ? AND s.author_id = ?`;
  const shared = await tx.read<{ id: string }>(`SELECT s.id FROM ${sharesSql} FOR UPDATE`, [
    userId,
    authorId,
  ]);
  await tx.execute(`DELETE sh FROM ${sharesSql}`, [userId, authorId]);
  for (const { id } of shared) {
    await recordAct(tx, ctx, { act: 'story_hidden', actorId: authorId, subjectId: id, itemId: id });
    publishStoryChanged(tx, ctx, id);
  }
}
