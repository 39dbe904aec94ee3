import type { Authorized } from '../../../../server/authz/authorize';
import { ReportReason, VoteType } from '../../../../server/contract/enums';
import { joinSession } from '../../../../server/features/sessions/session/registration.service';
import { newId } from '../../../../server/lib/ids';
import { AccountLink } from '../../../../server/model/accountLink.entity';
import { ChallengeMembership } from '../../../../server/model/challenge.entity';
import { Comment } from '../../../../server/model/comment.entity';
import { DeletedDocument } from '../../../../server/model/deletedDocument.entity';
import { FeedbackVote } from '../../../../server/model/feedback.entity';
import { Follow } from '../../../../server/model/follow.entity';
import { Journal } from '../../../../server/model/journal.entity';
import { Mail } from '../../../../server/model/mail.entity';
import { Block, Mute } from '../../../../server/model/memberBlock.entity';
import { Note } from '../../../../server/model/note.entity';
import { Report, ReportCase } from '../../../../server/model/report.entity';
import {
  SessionPresence,
  SessionWordInterval,
  SessionWords,
  SessionWriter,
} from '../../../../server/model/room.entity';
import type { Session } from '../../../../server/model/session.entity';
import { SessionLines } from '../../../../server/model/sessionLines.entity';
import { SessionMessage } from '../../../../server/model/sessionMessage.entity';
import { DeletedSessionMember, SessionPlaceRequest } from '../../../../server/model/sessionNotices.entity';
import { SessionReader } from '../../../../server/model/sessionReading.entity';
import { SprintWords } from '../../../../server/model/sprint.entity';
import { StoryFavorite } from '../../../../server/model/storyLinks.entity';
import { WritingDayWords } from '../../../../server/model/writingDay.entity';
import { contextOf, type TestServer } from '../../../support/testServer';
import type { Life } from './buildLife';

/** Rows that connect two members, created by the first. Returns their ids. */
export async function meet(server: TestServer, one: Life, other: Life) {
  const now = new Date('2026-11-23T19:00:00.123Z');
  const ids = {
    onPublic: newId('comment'),
    onShared: newId('comment'),
    onOwn: newId('comment'),
    journal: newId('journal'),
    note: newId('note'),
    mail: newId('mail'),
  };
  const authorId = one.member.id;
  const named = await one.stories.named([other.member]);
  const comment = (id: string, storyId: string, where: string) => ({
    id,
    storyId,
    authorId,
    content: `${one.member.username} on ${where}`,
    createdAt: now,
    updatedAt: now,
  });
  const sessionId = other.session.id;
  await joinSession(await contextOf(server, one.member.token), authorId, {
    id: sessionId,
  } as Authorized<Session, 'joinSession'>);
  await server.app.services.db.transaction(async (tx) => {
    const who = { sessionId, userId: authorId };
    const storyId = one.stories.private.id;
    await tx.insert(SessionWriter, {
      ...who,
      storyId,
      showsPiece: false,
      showsWords: true,
    });
    await tx.insert(SessionPlaceRequest, { ...who, requestedAt: now });
    await tx.insert(DeletedSessionMember, {
      sessionId: newId('session'),
      userId: authorId,
      leaderId: other.member.id,
      deletedAt: now,
      dateTime: now,
      title: `An evening with ${other.member.username}`,
    });
    // Those of a server that is gone are cleaned up.
    const seenAt = new Date('2126-11-23T19:00:00.123Z');
    await tx.insert(SessionPresence, { ...who, serverId: 'server_of_the_test', seenAt });
    await tx.insert(SessionMessage, {
      id: newId('message'),
      sessionId,
      authorId,
      isDeleted: false,
      createdAt: now,
      content: `Good evening, says ${one.member.username}`,
    });
    await tx.execute(
      `INSERT INTO session_readings (session_id, reader_id, changed_at) VALUES (?, ?, ?)
       ON DUPLICATE KEY UPDATE reader_id = ?`,
      [sessionId, authorId, now, authorId],
    );
    await tx.insert(SessionReader, { ...who, position: 2, hasRead: true, addedAt: now });
    await tx.insert(SessionWords, { ...who, storyId, wordsBefore: 3, wordsNow: 253 });
    const startedAt = other.session.dateTime;
    await tx.insert(SprintWords, { ...who, storyId, startedAt, wordsBefore: 3, wordsNow: 13 });
    const intention = 'A page by the lamp';
    await tx.insert(SessionLines, { ...who, intention, updatedAt: now });
    await tx.insert(SessionWordInterval, [
      { ...who, place: 0, words: 260 },
      { ...who, place: 4, words: -10 },
    ]);
  });
  await server.app.services.db.transaction(async (tx) => {
    await tx.insert(Comment, [
      comment(ids.onPublic, other.stories.public.id, 'a public story'),
      comment(ids.onShared, other.stories.shared.id, 'a shared story'),
      comment(ids.onOwn, one.stories.public.id, 'a story of their own'),
    ]);
    await tx.insert(Follow, { followerId: authorId, followedId: other.member.id, createdAt: now });
    // A member joins once, however often they meet others here.
    await tx.execute('INSERT IGNORE INTO invitation_uses VALUES (?, ?)', [authorId, other.invitation.id]);
    await tx.insert(FeedbackVote, {
      feedbackId: other.feedbackId,
      userId: authorId,
      voteType: VoteType.UPVOTE,
      createdAt: now,
    });
    await tx.insert(Mute, { memberId: authorId, otherId: other.member.id, createdAt: now });
    await tx.insert(Block, { memberId: authorId, otherId: other.member.id, createdAt: now });
    const reportCase = { id: newId('case'), subjectId: newId('comment'), subjectAuthorId: other.member.id };
    await tx.insert(ReportCase, {
      ...reportCase,
      excerpt: 'A lamp',
      open: 1,
      createdAt: now,
    });
    await tx.insert(Report, {
      id: newId('report'),
      caseId: reportCase.id,
      reporterId: authorId,
      createdAt: now,
      reason: ReportReason.STOLEN,
      note: 'From a book',
    });
    await tx.insert(StoryFavorite, { userId: authorId, storyId: other.stories.public.id, createdAt: now });
    await tx.insert(Journal, {
      id: ids.journal,
      authorId,
      title: 'Monday, November 23, 2026',
      content: `Dear diary, says ${one.member.username}`,
      journalDate: now,
      mood: 'calm',
      wordCount: 4,
      createdAt: now,
      updatedAt: now,
    });
    await tx.insert(Note, {
      id: ids.note,
      authorId,
      journalId: ids.journal,
      title: 'Ideas: a "lamp"',
      tags: ['Lamp', 'a, b'],
      content: `A note of ${one.member.username}`,
      isPinned: true,
      wordCount: 4,
      createdAt: now,
      updatedAt: now,
    });
    await tx.insert(DeletedDocument, {
      authorId,
      kind: 'note',
      localId: ids.note,
      deletedAt: now,
    });
    await tx.insert(ChallengeMembership, {
      challengeId: other.challenge.id,
      userId: authorId,
      joinedAt: now,
    });
    await tx.execute('UPDATE challenges SET member_count = member_count + 1 WHERE id = ?', [
      other.challenge.id,
    ]);
    await tx.insert(WritingDayWords, {
      userId: authorId,
      day: '2025-11-22',
      textId: ids.note,
      wordsBefore: 3,
      wordsNow: 253,
    });
    // Far in the future, so that no server sends it.
    const dueAt = new Date('2036-01-01T00:00:00Z');
    await tx.insert(Mail, {
      id: ids.mail,
      kind: 'magic_link',
      email: one.member.email,
      createdAt: now,
      dueAt,
      attempts: 0,
    });
    await tx.insert(AccountLink, {
      tokenHash: ids.mail.replace(/\W/g, '').padEnd(64, '0').slice(0, 64),
      userId: authorId,
      purpose: 'magic_link',
      mailId: ids.mail,
      expiresAt: dueAt,
    });
  });
  return { ...ids, named: named.id };
}
