import { limits } from '../../contract/limits';
import { type Route, route } from '../route';

export const sessionsRoutes: readonly Route[] = [
  route('GET /sessions', 'sessions', {
    summary:
      'Writing sessions: earliest first if only upcoming statuses are requested, otherwise latest first',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    query: {
      status: {
        variable: 'status',
        description: 'Only sessions with this status; several separated by commas',
      },
      leader_id: { variable: 'leaderId', description: 'Only sessions led by this member' },
      participants: {
        variable: 'withParticipants',
        default: true,
        description: 'false omits the participants but keeps their number',
      },
    },
    select: 'sessions',
  }),
  route('POST /sessions', 'createSession', {
    summary: 'Create a writing session led by the viewer; allowed for staff',
    auth: 'required',
    select: 'createSession.session',
    status: 201,
  }),
  route('GET /sessions/:id', 'session', {
    summary: 'A writing session',
    auth: 'required',
    select: 'session',
  }),
  route('PUT /sessions/:id', 'updateSession', {
    summary: 'Change a session; omitted fields stay unchanged',
    auth: 'required',
    select: 'updateSession.session',
  }),
  route('DELETE /sessions/:id', 'deleteSession', {
    summary: 'Delete a session; stories written in it stay',
    auth: 'required',
    status: 204,
  }),
  route('POST /sessions/:id/register', 'joinSession', {
    summary: 'Join a session',
    auth: 'required',
    select: 'joinSession.session',
  }),
  route('DELETE /sessions/:id/register', 'leaveSession', {
    summary: 'Leave a session',
    auth: 'required',
    select: 'leaveSession.session',
  }),
  route('GET /sessions/:id/registration', 'sessionRegistration', {
    summary: 'Whether the viewer has joined a session',
    auth: 'required',
    select: 'session',
  }),
  route('PUT /sessions/:id/status', 'setSessionStatus', {
    summary: 'Start, end, cancel or reinstate a session',
    auth: 'required',
    select: 'setSessionStatus.session',
  }),
  route('GET /sessions/:id/participants', 'participantsOfSession', {
    summary: 'Participants of a session by time of joining',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    select: 'session.participants',
  }),
];
