import { limits } from '../../contract/limits';
import { type Route, route } from '../route';

const sessionBody = {
  title: 'title',
  description: 'description',
  date_time: 'dateTime',
  duration_minutes: 'durationMinutes',
  capacity: 'capacity',
  location: 'location',
  is_recurring: 'isRecurring',
} as const;

export const sessionsRoutes: readonly Route[] = [
  route('GET /sessions', 'sessions', {
    summary: 'Writing sessions: what is ahead by itself the earliest first, else the latest first',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    query: {
      status: { variable: 'status', description: 'Only those that stand so; several with commas between' },
      leader_id: { variable: 'leaderId', description: 'Only those that this member leads' },
      participants: {
        variable: 'withParticipants',
        default: true,
        description: 'false leaves out who has joined; the counts stay',
      },
    },
    select: 'sessions',
  }),
  route('POST /sessions', 'createSession', {
    summary: 'Set a writing session, which the viewer leads; staff may',
    auth: 'required',
    body: { ...sessionBody, local_id: 'localId' },
    select: 'createSession.session',
    status: 201,
  }),
  route('GET /sessions/:id', 'session', {
    summary: 'A writing session',
    auth: 'required',
    select: 'session',
  }),
  route('PUT /sessions/:id', 'updateSession', {
    summary: 'Change a session; what is left out stays as it is',
    auth: 'required',
    body: { ...sessionBody, base_updated_at: 'baseUpdatedAt' },
    select: 'updateSession.session',
  }),
  route('DELETE /sessions/:id', 'deleteSession', {
    summary: 'Delete a session; the stories written in it stay',
    auth: 'required',
    status: 204,
  }),
  route('POST /sessions/:id/register', 'joinSession', {
    summary: 'Take a seat in a session',
    auth: 'required',
    select: 'joinSession.session',
  }),
  route('DELETE /sessions/:id/register', 'leaveSession', {
    summary: 'Give the seat back',
    auth: 'required',
    select: 'leaveSession.session',
  }),
  route('GET /sessions/:id/registration', 'sessionRegistration', {
    summary: 'Whether the viewer has joined a session',
    auth: 'required',
    select: 'session',
  }),
  route('PUT /sessions/:id/status', 'setSessionStatus', {
    summary: 'Start, end, call off or reinstate a session',
    auth: 'required',
    body: { status: 'status' },
    select: 'setSessionStatus.session',
  }),
  route('GET /sessions/:id/participants', 'participantsOfSession', {
    summary: 'The writers who joined a session, in the order of their joining',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    select: 'session.participants',
  }),
];
