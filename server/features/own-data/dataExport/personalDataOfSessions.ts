import { SessionStatus } from '../../../contract/enums';
import { updatedAtSql } from '../../../model/columns';
import {
  SessionPresence,
  SessionWordInterval,
  SessionWords,
  SessionWriter,
} from '../../../model/room.entity';
import { Session } from '../../../model/session.entity';
import { SessionLines } from '../../../model/sessionLines.entity';
import { SessionMessage } from '../../../model/sessionMessage.entity';
import { SessionParticipant } from '../../../model/sessionParticipant.entity';
import { SessionReader, SessionReading } from '../../../model/sessionReading.entity';
import { SprintWords } from '../../../model/sprint.entity';
import { chatFile, sessionsFile } from './exportSessions';
import { type PersonalData, removalOf } from './personalDataTable';

const { SCHEDULED, CANCELLED } = SessionStatus;

/** The part of the table of personal data that is about sessions and their rooms. */
export const personalSessions: Record<string, PersonalData> = {
  session_participants: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in sessions.json' },
    deleted: [
      {
        by: 'userId',
        remove: (tx, userId) =>
          tx.execute(
            `UPDATE session_participants p JOIN sessions s ON s.id = p.session_id
             SET s.participant_count = s.participant_count - 1 WHERE p.user_id = ?`,
            [userId],
          ),
      },
      removalOf(SessionParticipant, 'userId'),
    ],
  },
  session_messages: {
    memberColumns: ['author_id'],
    exported: chatFile,
    deleted: [removalOf(SessionMessage, 'authorId')],
  },
  session_readers: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in sessions.json' },
    deleted: [removalOf(SessionReader, 'userId')],
  },
  session_readings: {
    memberColumns: ['reader_id'],
    exported: { none: 'whose turn it is at this moment' },
    deleted: [
      {
        by: 'readerId',
        remove: (tx, readerId) =>
          tx.update(SessionReading, { readerId }, { readerId: null, endsAt: null, leftSeconds: null }),
      },
    ],
  },
  session_writers: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in sessions.json' },
    deleted: [removalOf(SessionWriter, 'userId')],
  },
  session_presences: {
    memberColumns: ['user_id'],
    exported: { none: 'who is there at this moment' },
    deleted: [removalOf(SessionPresence, 'userId')],
  },
  session_words: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in sessions.json' },
    deleted: [removalOf(SessionWords, 'userId')],
  },
  session_word_intervals: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in sessions.json' },
    deleted: [removalOf(SessionWordInterval, 'userId')],
  },
  session_sprints: {
    memberColumns: [],
    exported: { none: 'times' },
    deleted: { none: 'they go with their sessions' },
  },
  session_sprint_words: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in sessions.json' },
    deleted: [removalOf(SprintWords, 'userId')],
  },
  session_lines: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in sessions.json' },
    deleted: [removalOf(SessionLines, 'userId')],
  },
  sessions: {
    memberColumns: ['leader_id', 'sprint_starter_id'],
    exported: sessionsFile,
    // Past sessions stay, led by 'Deleted member'. Upcoming sessions are cancelled, and their series end.
    deleted: [
      {
        by: 'sprintStarterId',
        remove: (tx, sprintStarterId) => tx.update(Session, { sprintStarterId }, { sprintStarterId: null }),
      },
      {
        by: 'leaderId',
        remove: async (tx, leaderId) => {
          const now = new Date();
          const upcoming = { leaderId, status: SCHEDULED };
          await tx.update(Session, upcoming, {
            status: CANCELLED,
            endedAt: now,
            updatedAt: updatedAtSql(now),
            revision: () => 'revision + 1',
          });
          await tx.execute(
            `UPDATE sessions
             SET updated_at = IF(is_recurring, GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND), updated_at),
               edited_at = IF(is_recurring, updated_at, edited_at), revision = revision + is_recurring,
               is_recurring = 0, due_at = IF(status = 'in_progress', due_at, NULL)
             WHERE leader_id = ? AND status <> 'completed'`,
            [now, leaderId],
          );
        },
      },
    ],
  },
};
