import { PrivacyLevel, Role, SessionStatus } from '../../../server/contract/enums';
import { newId } from '../../../server/lib/ids';
import { accountCalls } from '../../support/accountCalls';
import {
  buildChallenge,
  buildComment,
  buildExercise,
  buildFeedback,
  buildInvitation,
  buildJournal,
  buildMember,
  buildNote,
  buildSession,
  buildStory,
  buildToken,
  changeStory,
} from '../../support/factories';
import { feedbackCalls } from '../../support/feedbackCalls';
import { sessionCalls } from '../../support/sessionCalls';
import { storyCalls } from '../../support/storyCalls';
import type { TestServer } from '../../support/testServer';

/** How many edges most connections have. */
export const size = 9;

/** A member for whom every connection of the schema has edges, many of them with equal times. */
export async function buildConnectedThings(server: TestServer) {
  const { dataSource } = server.app.services.db;
  const me = await buildMember(server, { username: 'me', roles: [Role.ADMIN] });
  const others = await buildMember(server, { username: 'others' });
  const { favorite } = storyCalls(server);
  for (let n = 0; n < size; n += 1) {
    await buildStory(server, me, { title: `Mine ${n}` });
    const open = await buildStory(server, others, {
      title: `Lamp ${n}`,
      tags: ['a'],
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    await favorite({ id: open.id }, me.token);
    if (n % 2) await buildStory(server, others, { title: `For me ${n}`, sharedWith: [me] });
    else await buildStory(server, others, { title: `All ${n}`, privacyLevel: PrivacyLevel.SHARED });
  }
  const commentedId = (await buildStory(server, me, { title: 'Commented' })).id;
  for (let n = 0; n < size; n += 1) await buildComment(server, me, commentedId);
  await buildStory(server, others, {
    title: 'Tagged',
    tags: ['ä', 'a b', 'a-b', 'ab', 'z', '1', 'é', '日本', 'a'],
    privacyLevel: PrivacyLevel.PRIVATE,
  });
  const versioned = await buildStory(server, me, { title: 'Often said' });
  for (let n = 0; n < size; n += 1) await changeStory(server, me, versioned, { content: `Text ${n}` });
  const joinedId = (await buildSession(server, others, { capacity: 50 })).id;
  for (let n = 1; n < size; n += 1) await buildSession(server, others);
  for (let n = 0; n < size; n += 1) await buildExercise(server, others);
  for (let n = 0; n < size; n += 1) {
    const challengeId = (await buildChallenge(server, others)).id;
    await dataSource.query('INSERT INTO challenge_members VALUES (?, ?, NOW(3))', [challengeId, me.id]);
  }
  for (let n = 0; n < size; n += 1)
    await dataSource.query(
      `INSERT INTO notifications (id, user_id, kind, subject_id, unread, created_at, changed_at)
       VALUES (?, ?, ?, ?, 1, '2026-11-24 19:00:00', '2026-11-24 19:00:00')`,
      [newId('notification'), me.id, n % 2 ? 'mention' : 'session_recap', newId('story')],
    );
  for (let n = 1; n < size; n += 1) await buildFeedback(server, others);
  const votedOnId = (await buildFeedback(server, others)).id;
  for (let n = 0; n < size; n += 1) await buildToken(server, me);
  for (let n = 1; n < size; n += 1) await buildInvitation(server, me);
  const { id: invitationId } = await buildInvitation(server, me, { usesMax: size });
  const reportCaseId = newId('case');
  for (let n = 0; n < size; n += 1)
    await dataSource.query(
      `INSERT INTO report_cases (id, subject_id, subject_author_id, excerpt, open, created_at)
       VALUES (?, ?, ?, '', 1, '2026-01-05 19:00:00.000')`,
      [n === 0 ? reportCaseId : newId('case'), newId('comment'), others.id],
    );
  let notedId = '';
  for (let n = 0; n < size; n += 1) {
    const { id } = await buildJournal(server, me, { journalDate: new Date('2026-01-05T19:00:00Z') });
    notedId ||= id;
    await buildNote(server, me, { isPinned: n % 3 === 0, journalId: notedId });
  }
  const { signIn } = accountCalls(server);
  for (let n = 1; n < size; n += 1) await signIn({ email: me.email, password: me.password });
  for (let n = 0; n < size; n += 1) {
    const { id, token } = await buildMember(server, { username: `peer${n}` });
    await sessionCalls(server).join(joinedId, token);
    await dataSource.query(
      `INSERT INTO session_messages (id, session_id, author_id, content, created_at) VALUES (?, ?, ?, 'Hello', NOW(3))`,
      [newId('message'), joinedId, id],
    );
    await feedbackCalls(server).vote({ id: votedOnId, voteType: 'UPVOTE' }, token);
    await dataSource.query(
      `INSERT INTO reports (id, case_id, reporter_id, reason, note, created_at)
       VALUES (?, ?, ?, 'spam', '', '2026-01-05 19:00:00.000')`,
      [newId('report'), reportCaseId, id],
    );
    await dataSource.query('INSERT INTO invitation_uses VALUES (?, ?)', [id, invitationId]);
    for (const table of ['mutes', 'blocks'])
      await dataSource.query(
        `INSERT INTO ${table} (member_id, other_id, created_at) VALUES (?, ?, '2026-01-05 19:00:00.000')`,
        [me.id, id],
      );
    await dataSource.query(
      `INSERT INTO audit_log (id, act, actor_kind, actor_id, subject_id, created_at)
       VALUES (?, 'email_changed', 'member', ?, ?, '2026-01-05 19:00:00.000')`,
      [newId('audit'), me.id, me.id],
    );
    const asker = await buildMember(server, { username: `asker${n}` });
    await dataSource.query("UPDATE users SET state = 'waiting' WHERE id = ?", [asker.id]);
    await dataSource.query(
      `INSERT INTO follows (follower_id, followed_id, created_at)
       VALUES (?, ?, '2026-01-05 19:00:00.000'), (?, ?, '2026-01-05 19:00:00.000')`,
      [id, others.id, others.id, id],
    );
  }
  await dataSource.query("DELETE FROM audit_log WHERE subject_id = ? AND act <> 'email_changed'", [me.id]);
  // Equal times, so that the order depends on the id.
  await dataSource.query(
    `UPDATE sessions SET date_time = '2026-01-05 19:00:00.000',
       status = IF(id > ?, '${SessionStatus.IN_PROGRESS}', '${SessionStatus.SCHEDULED}')`,
    [joinedId],
  );
  await dataSource.query("UPDATE session_participants SET joined_at = '2026-01-05 19:00:00.000'");
  await dataSource.query('UPDATE sign_ins SET last_used_at = NOW(3) WHERE user_id = ?', [me.id]);
  await dataSource.query(
    `UPDATE stories s LEFT JOIN story_favorites f ON f.story_id = s.id
     SET s.published_at = IF(s.published_at IS NULL, NULL, '2026-01-05 19:00:00.000'),
         s.shared_at = IF(s.shared_at IS NULL, NULL, '2026-01-05 19:00:00.000'), f.created_at = '2026-01-05 19:00:00.000'`,
  );
  await dataSource.query(
    'UPDATE story_tags l JOIN stories s ON s.id = l.story_id SET l.published_at = s.published_at',
  );
  return {
    me,
    invitationId,
    reportCaseId,
    commentedId,
    versionedId: versioned.id,
    joinedId,
    notedId,
    votedOnId,
  };
}
