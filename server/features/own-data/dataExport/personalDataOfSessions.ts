import { SessionStatus } from '../../../contract/enums';
import { later } from '../../../model/columns';
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
import { type PersonalData, rowsOf } from './personalDataTable';

const { SCHEDULED, CANCELLED } = SessionStatus;

/** The part of the table about sessions and their rooms. */
export const sessionData: Record<string, PersonalData> = {
  session_participants: {
    members: ['user_id'],
    taken: { not: 'they stand in sessions.json' },
    removed: [
      {
        by: 'userId',
        remove: (tx, userId) =>
          tx.execute(
            `UPDATE session_participants p JOIN sessions s ON s.id = p.session_id
             SET s.participant_count = s.participant_count - 1 WHERE p.user_id = ?`,
            [userId],
          ),
      },
      rowsOf(SessionParticipant, 'userId'),
    ],
  },
  session_messages: {
    members: ['author_id'],
    taken: chatFile,
    removed: [rowsOf(SessionMessage, 'authorId')],
  },
  session_readers: {
    members: ['user_id'],
    taken: { not: 'they stand in sessions.json' },
    removed: [rowsOf(SessionReader, 'userId')],
  },
  session_readings: {
    members: ['reader_id'],
    taken: { not: 'whose turn it is at this moment' },
    removed: [
      {
        by: 'readerId',
        remove: (tx, readerId) =>
          tx.update(SessionReading, { readerId }, { readerId: null, endsAt: null, leftSeconds: null }),
      },
    ],
  },
  session_writers: {
    members: ['user_id'],
    taken: { not: 'they stand in sessions.json' },
    removed: [rowsOf(SessionWriter, 'userId')],
  },
  session_presences: {
    members: ['user_id'],
    taken: { not: 'who is there at this moment' },
    removed: [rowsOf(SessionPresence, 'userId')],
  },
  session_words: {
    members: ['user_id'],
    taken: { not: 'they stand in sessions.json' },
    removed: [rowsOf(SessionWords, 'userId')],
  },
  session_word_intervals: {
    members: ['user_id'],
    taken: { not: 'they stand in sessions.json' },
    removed: [rowsOf(SessionWordInterval, 'userId')],
  },
  session_sprints: {
    members: [],
    taken: { not: 'times' },
    removed: { not: 'they go with their sessions' },
  },
  session_sprint_words: {
    members: ['user_id'],
    taken: { not: 'they stand in sessions.json' },
    removed: [rowsOf(SprintWords, 'userId')],
  },
  session_lines: {
    members: ['user_id'],
    taken: { not: 'they stand in sessions.json' },
    removed: [rowsOf(SessionLines, 'userId')],
  },
  sessions: {
    members: ['leader_id', 'sprint_starter_id'],
    taken: sessionsFile,
    // Past sessions stay, by 'Deleted member'. Upcoming ones are cancelled and their series end.
    removed: [
      {
        by: 'sprintStarterId',
        remove: (tx, sprintStarterId) => tx.update(Session, { sprintStarterId }, { sprintStarterId: null }),
      },
      {
        by: 'leaderId',
        remove: async (tx, leaderId) => {
          const now = new Date();
          const ahead = { leaderId, status: SCHEDULED };
          await tx.update(Session, ahead, {
            status: CANCELLED,
            endedAt: now,
            updatedAt: later(now),
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
