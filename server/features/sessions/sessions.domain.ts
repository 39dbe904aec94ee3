import { SessionStatus } from '../../contract/enums';
import type { Transaction } from '../../db/database';
import {
  daysBefore,
  type Sweep,
  saidKeptDays,
  sweepByIndex,
  sweepByPages,
  sweepByTime,
} from '../../jobs/sweeps';
import { newIdAt } from '../../lib/ids';
import type { Story } from '../../model/story.entity';
import type { LoadersOf } from '../../request/requestLoaders';
import { CalendarResolver, SessionCalendarResolver } from './calendar/calendar.resolver';
import { chatLoaders } from './chat/chat.loaders';
import { ChatResolver, SessionChatResolver } from './chat/chat.resolver';
import { readingLoaders } from './readAloud/reading.loaders';
import { ReadingResolver } from './readAloud/reading.resolver';
import { roomLoaders } from './room/room.loaders';
import { RoomResolver } from './room/room.resolver';
import { SessionPieceResolver, SessionRoomResolver, SessionWritingResolver } from './room/writers.resolver';
import { SessionPlaceResolver } from './session/placeRequests.resolver';
import { sessionLoaders } from './session/session.loaders';
import { SessionResolver, StorySessionResolver, ViewerSessionsResolver } from './session/session.resolver';
import { SessionSubscriptions } from './session/session.subscriptions';
import { OfMemberResolver } from './table/ofMember';

const sweepPlaceRequests = sweepByPages('session_place_requests', 'session_id', {
  pageSql: `SELECT r.session_id AS id, MAX(s.status = '${SessionStatus.COMPLETED}') AS isDue
   FROM session_place_requests r STRAIGHT_JOIN sessions s ON s.id = r.session_id
   WHERE r.session_id > ? GROUP BY r.session_id ORDER BY r.session_id`,
  condition: '1 = 1',
  params: [],
});

/** Deletes old rows of sessions in progress, because the standing session never ends. Rows of others are deleted with their session. */
const sweepRunningSessions =
  (table: string, before: Date): Sweep =>
  async (db) => {
    const sessions = await db.read<{ id: string }>('SELECT id FROM sessions WHERE status = ?', [
      SessionStatus.IN_PROGRESS,
    ]);
    for (const { id } of sessions)
      await sweepByIndex(
        table,
        'session_id = ? AND started_at < ?',
        [id, before],
        'session_id, started_at',
      )(db);
  };

/** Deletes expired rows from the domain's tables. */
const makeSessionsSweeps = (now: Date) => {
  const saidBefore = daysBefore(now)(saidKeptDays);
  return {
    messages: sweepByTime('session_messages', 'id', newIdAt('message', saidBefore)),
    lines: sweepByTime('session_lines', 'updated_at', saidBefore),
    readers: sweepByTime('session_readers', 'added_at', saidBefore),
    readings: sweepByTime('session_readings', 'changed_at', saidBefore),
    sprints: sweepRunningSessions('session_sprints', saidBefore),
    sprintWords: sweepRunningSessions('session_sprint_words', saidBefore),
    placeRequests: sweepPlaceRequests,
  };
};

export const sessions = {
  resolvers: [
    CalendarResolver,
    SessionCalendarResolver,
    ChatResolver,
    SessionChatResolver,
    ReadingResolver,
    RoomResolver,
    SessionPieceResolver,
    SessionRoomResolver,
    OfMemberResolver,
    SessionWritingResolver,
    SessionPlaceResolver,
    SessionResolver,
    StorySessionResolver,
    ViewerSessionsResolver,
    SessionSubscriptions,
  ],
  loaders: {
    ...chatLoaders,
    ...sessionLoaders,
    ...roomLoaders,
    ...readingLoaders,
  },
  sweeps: makeSessionsSweeps,
};

type StorySessionRow = Pick<Story, 'id' | 'authorId' | 'sessionId'>;

declare module '../../request/context' {
  interface Loaders extends LoadersOf<(typeof sessions)['loaders']> {}

  interface Services {
    /** Locks a story until the commit; undefined if the member has none of that id. */
    lockOwnStory(tx: Transaction, authorId: string, id: string): Promise<StorySessionRow | undefined>;
    /** From now on, saves of a locked story count in the session. */
    assignStoryToSession(
      tx: Transaction,
      ctx: Context,
      story: StorySessionRow,
      sessionId: string,
    ): Promise<void>;
  }
}
