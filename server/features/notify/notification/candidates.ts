import { sharedStorySql, storyOpenToAllMembersSql, storyReadableBySql } from '../../../authz/storyAudience';
import { NotificationKind } from '../../../contract/enums';
import { mentionsIn } from '../../../contract/mentions';
import type { Transaction } from '../../../db/database';
import { placeholders, type SqlValue } from '../../../db/rows';
import type { Act } from '../../../model/notification.entity';
import type { ActKind, RemovingAct } from '../../../record/acts';
import { staffMemberSql } from '../../members/user/memberConditions';
import { readMembers } from '../../members/user/memberRows';
import { shownCommentSql, withheldCommentSql } from '../../stories/table/commentStates';
import { joinStory } from '../../stories/table/storiesTable';

/** Possible receivers of an act: for each kind of notification, a SELECT of their ids. */
export type Candidates = readonly { kind: NotificationKind; sql: string; params: readonly SqlValue[] }[];

export type ClaimedAct = Pick<Act, 'act' | 'actorId' | 'subjectId' | 'itemId' | 'afterId'>;
type Reader = Pick<Transaction, 'read'>;

/** The candidates of a comment. Each is notified once: as mentioned, as the story's author, or as an earlier commenter. */
async function commentCandidates(
  db: Reader,
  { subjectId, itemId }: ClaimedAct,
  { onlyMentions }: { onlyMentions: boolean },
): Promise<Candidates> {
  const [comment] = await db.read<{ content: string; authorId: string; isShown: number; isWithheld: number }>(
    `SELECT c.content, s.author_id AS authorId, ${shownCommentSql()} AS isShown, ${withheldCommentSql} AS isWithheld
     FROM comments c ${joinStory('c.story_id')} WHERE c.id = ?`,
    [itemId],
  );
  if (!comment || comment.isWithheld) return [];
  const author = {
    kind: NotificationKind.STORY_COMMENT,
    sql: 'SELECT c.id FROM users c WHERE c.id = ?',
    params: [comment.authorId],
  };
  // A comment that waits for the approval of the story's author concerns nobody else until it is approved.
  if (!comment.isShown) return onlyMentions ? [] : [author];
  const names = mentionsIn(comment.content);
  const mentioned =
    names.length === 0
      ? []
      : (await readMembers(db, { username: names }, ['id'], { among: 'active' })).map(({ id }) => id);
  const joinReadableStory = `${joinStory('?')} AND ${storyReadableBySql('c.id')}`;
  const candidates: Candidates[number][] = [];
  if (mentioned.length > 0)
    candidates.push({
      kind: NotificationKind.MENTION,
      sql: `SELECT c.id FROM users c ${joinReadableStory} WHERE c.id IN (${placeholders(mentioned)})`,
      params: [subjectId, ...mentioned],
    });
  if (onlyMentions) return candidates;
  if (!mentioned.includes(comment.authorId)) candidates.push(author);
  const included = [...mentioned, comment.authorId];
  candidates.push({
    kind: NotificationKind.LATER_COMMENT,
    sql: `SELECT c.id FROM (SELECT DISTINCT author_id AS id FROM comments k
        WHERE story_id = ? AND id < ? AND ${shownCommentSql('k')}) c ${joinReadableStory}
      WHERE c.id NOT IN (${placeholders(included)})`,
    params: [subjectId, itemId, subjectId, ...included],
  });
  return candidates;
}

/** The participants and the leader of a session `s` that meets a condition. */
const sessionCandidates = (kind: NotificationKind, subjectId: string, condition: string): Candidates => [
  {
    kind,
    sql: `SELECT p.user_id AS id FROM session_participants p JOIN sessions s ON s.id = p.session_id ${condition}
        WHERE p.session_id = ?
      UNION SELECT s.leader_id FROM sessions s WHERE s.id = ? ${condition}`,
    params: [subjectId, subjectId],
  },
];

/** The administrators and instructors `u` who meet a condition. */
const staffCandidates = (kind: NotificationKind, condition = '', params: readonly SqlValue[] = []) => ({
  kind,
  sql: `SELECT u.id FROM users u FORCE INDEX (users_roles)
    WHERE ${staffMemberSql()} ${condition}`,
  params,
});

const candidatesByAct: Record<
  Exclude<ActKind, RemovingAct | 'readers_due'>,
  (db: Reader, claimedAct: ClaimedAct) => Candidates | Promise<Candidates>
> = {
  comment_added: (db, claimedAct) => commentCandidates(db, claimedAct, { onlyMentions: false }),
  comment_edited: (db, claimedAct) => commentCandidates(db, claimedAct, { onlyMentions: true }),
  story_shared: (_db, { subjectId }) => [
    {
      kind: NotificationKind.STORY_SHARED,
      sql: `SELECT sh.user_id AS id FROM story_shares sh ${joinStory('sh.story_id')} AND ${sharedStorySql()} WHERE sh.story_id = ?`,
      params: [subjectId],
    },
  ],
  story_published: (_db, { subjectId, itemId }) => [
    {
      kind: NotificationKind.NEW_STORY,
      sql: `SELECT f.follower_id AS id FROM follows f FORCE INDEX (follows_followed)
        ${joinStory('?')} AND ${storyOpenToAllMembersSql()} WHERE f.followed_id = ?`,
      params: [itemId, subjectId],
    },
  ],
  followed: (_db, { subjectId, itemId }) => [
    {
      kind: NotificationKind.NEW_FOLLOWER,
      sql: 'SELECT f.followed_id AS id FROM follows f WHERE f.followed_id = ? AND f.follower_id = ?',
      params: [subjectId, itemId],
    },
  ],
  session_reminder: (_db, { subjectId }) =>
    sessionCandidates(NotificationKind.SESSION_REMINDER, subjectId, "AND s.status = 'scheduled'"),
  session_moved: (_db, { subjectId }) =>
    sessionCandidates(NotificationKind.SESSION_MOVED, subjectId, "AND s.status = 'scheduled'"),
  session_cancelled: (_db, { subjectId }) => [
    ...sessionCandidates(NotificationKind.SESSION_CANCELLED, subjectId, "AND s.status = 'cancelled'"),
    {
      kind: NotificationKind.SESSION_CANCELLED,
      sql: 'SELECT d.user_id AS id FROM deleted_session_members d WHERE d.session_id = ?',
      params: [subjectId],
    },
  ],
  session_completed: (_db, { subjectId }) =>
    sessionCandidates(
      NotificationKind.SESSION_RECAP,
      subjectId,
      "AND s.status = 'completed' AND EXISTS (SELECT 1 FROM session_words w WHERE w.session_id = s.id)",
    ),
  session_place: (_db, { subjectId }) => [
    {
      kind: NotificationKind.SESSION_PLACE,
      sql: `SELECT r.user_id AS id FROM session_place_requests r JOIN sessions s ON s.id = r.session_id
        AND s.status IN ('scheduled', 'in_progress') AND s.participant_count < s.capacity WHERE r.session_id = ?`,
      params: [subjectId],
    },
  ],
  feedback_status: (_db, { subjectId }) => [
    {
      kind: NotificationKind.FEEDBACK_STATUS,
      sql: 'SELECT f.author_id AS id FROM feedback f WHERE f.id = ?',
      params: [subjectId],
    },
  ],
  account_security: (_db, { subjectId }) => [
    {
      kind: NotificationKind.ACCOUNT_SECURITY,
      sql: 'SELECT u.id FROM users u WHERE u.id = ?',
      params: [subjectId],
    },
  ],
  join_requested: () => [staffCandidates(NotificationKind.JOIN_REQUEST)],
  // Staff don't handle cases about themselves, and those who reported it know of it.
  content_reported: (_db, { itemId }) => [
    staffCandidates(
      NotificationKind.NEW_REPORT,
      `AND EXISTS (SELECT 1 FROM report_cases rc WHERE rc.id = ? AND rc.open = 1 AND rc.subject_author_id <> u.id)
       AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.case_id = ? AND r.reporter_id = u.id)`,
      [itemId, itemId],
    ),
  ],
  content_held: (_db, { itemId }) => [
    staffCandidates(
      NotificationKind.CONTENT_WAITS,
      'AND EXISTS (SELECT 1 FROM report_cases rc WHERE rc.id = ? AND rc.open = 1 AND rc.held = 1)',
      [itemId],
    ),
  ],
  content_decided: (_db, { subjectId }) => [
    {
      kind: NotificationKind.CONTENT_DECISION,
      sql: 'SELECT d.author_id AS id FROM content_decisions d WHERE d.id = ?',
      params: [subjectId],
    },
  ],
};

/** Reads which members an act concerns; readReceivers() leaves out its actor, members already notified, and those who may not act. */
export const readCandidates = async (db: Reader, claimedAct: ClaimedAct): Promise<Candidates> =>
  candidatesByAct[claimedAct.act as keyof typeof candidatesByAct](db, claimedAct);
