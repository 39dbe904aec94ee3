import { PrivacyLevel } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { escapeLike } from '../../../db/like';
import type { Story } from '../../../model/story.entity';
import { type User, userRows } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { activeMemberSql } from '../../members/user/memberConditions';
import { searchMembers } from '../../members/user/memberSearch';
import { shownCommentSql } from '../table/commentStates';

/**
 * Members who may read the story and whose name or username starts with the text, without the viewer. If the story is shared by name,
 * only its author finds all members it is shared with; others find the author and those of them who have commented.
 */
export async function mentionableMembers(
  ctx: Context,
  viewerId: string,
  story: Story,
  search: string,
): Promise<User[]> {
  const wanted = search.trim().replace(/^@/, '').slice(0, limits.search.max);
  const isOpenToGroup =
    story.privacyLevel === PrivacyLevel.PUBLIC ||
    (story.privacyLevel === PrivacyLevel.SHARED && story.sharedWithAll);
  if (isOpenToGroup) return wanted ? searchMembers(ctx, viewerId, wanted, limits.mentionable) : [];
  if (story.privacyLevel === PrivacyLevel.PRIVATE) return [];
  const isAuthor = viewerId === story.authorId;
  const startPattern = `${escapeLike(wanted)}%`;
  return userRows.read(
    ctx.db,
    `WHERE u.id <> ? AND ${activeMemberSql()}
       AND (u.id = ? OR u.id IN (SELECT sh.user_id FROM story_shares sh WHERE sh.story_id = ?
         ${
           isAuthor
             ? ''
             : `AND sh.user_id IN (SELECT c.author_id FROM comments c
           WHERE c.story_id = sh.story_id AND ${shownCommentSql()})`
         }))
       AND (u.display_name LIKE ? OR u.username LIKE CONVERT(? USING ascii))
     ORDER BY COALESCE(NULLIF(u.display_name, ''), u.username), u.id LIMIT ${limits.mentionable}`,
    [viewerId, story.authorId, story.id, startPattern, startPattern],
  );
}
