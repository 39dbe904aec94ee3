import type { LoadersOf } from '../../request/requestLoaders';
import { CalendarResolver, SessionCalendarResolver } from './calendar/calendar.resolver';
import { chatLoaders } from './chat/chat.loaders';
import { ChatResolver, SessionChatResolver } from './chat/chat.resolver';
import { readingLoaders } from './readAloud/reading.loaders';
import { ReadingResolver, SessionReaderResolver } from './readAloud/reading.resolver';
import { roomLoaders } from './room/room.loaders';
import { RoomResolver } from './room/room.resolver';
import {
  SessionLinesResolver,
  SessionPieceResolver,
  SessionRoomResolver,
  SessionRoomWriterResolver,
  SessionSprintWriterResolver,
  SessionSummaryWriterResolver,
  SessionWritingResolver,
} from './room/writers.resolver';
import { SessionPlaceResolver } from './session/placeRequests.resolver';
import { sessionLoaders } from './session/session.loaders';
import { SessionResolver, StorySessionResolver, ViewerSessionsResolver } from './session/session.resolver';
import { SessionSubscriptions } from './session/session.subscriptions';
import { sessionsSweeps } from './sessions.sweeps';

export const sessions = {
  resolvers: [
    CalendarResolver,
    SessionCalendarResolver,
    ChatResolver,
    SessionChatResolver,
    ReadingResolver,
    SessionReaderResolver,
    RoomResolver,
    SessionLinesResolver,
    SessionPieceResolver,
    SessionRoomResolver,
    SessionRoomWriterResolver,
    SessionSprintWriterResolver,
    SessionSummaryWriterResolver,
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
  sweeps: sessionsSweeps,
};

declare module '../../request/context' {
  interface Loaders extends LoadersOf<(typeof sessions)['loaders']> {}
}
