/**
 * SQL for whether a member may read story `s`, as abilities.ts decides it; `userId` is a column, or a placeholder that is
 * bound twice. Source: contract, section 2.
 */
export const mayReadStory = (userId: string) => `(s.privacy_level = 'public' OR s.author_id = ${userId}
  OR (s.privacy_level = 'shared' AND (s.shared_with_all = 1
    OR EXISTS (SELECT 1 FROM story_shares sh WHERE sh.story_id = s.id AND sh.user_id = ${userId}))))`;
