/*
 * Conditions for statements about sessions, whose alias is `s`. A member is a column, or a placeholder that is bound as often as the
 * condition says.
 */

/** Whether the member has joined; bound once. */
export const hasJoinedSql = (member: string) =>
  `EXISTS (SELECT 1 FROM session_participants p WHERE p.session_id = s.id AND p.user_id = ${member})`;

/** Whether the member takes part, as in `takesPart` of `authz/rules.ts`, but without the state of their account; bound twice. */
export const takesPartSql = (member: string) =>
  `(s.leader_id = ${member} OR s.kind = 'drop_in' OR ${hasJoinedSql(member)})`;
