import { limits } from '../../contract/limits';
import { type Route, route } from '../route';

const { restDefault } = limits.page;
const registration = 'isRegistered: viewerIsParticipant';

export const sessionsRoutes: readonly Route[] = [
  route('GET /sessions', 'sessions', '...SessionListItem', {
    summary:
      'Writing sessions: earliest first if only upcoming statuses are requested, otherwise latest first',
    list: restDefault,
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
  }),
  route('POST /sessions', 'createSession.session', '...Session', {
    summary: 'Create a writing session led by the viewer; allowed for staff',
    status: 201,
  }),
  route('GET /sessions/drop-in', 'dropInSession', '...Session', {
    summary: 'The standing session of the group, open to every member',
  }),
  route('GET /sessions/:id', 'session', '...Session', { summary: 'A writing session' }),
  route('PUT /sessions/:id', 'updateSession.session', '...Session', {
    summary: 'Change a session; omitted fields stay unchanged',
  }),
  route('DELETE /sessions/:id', 'deleteSession', 'deletedSessionId', {
    summary: 'Delete a session; stories written in it stay',
    status: 204,
  }),
  route('POST /sessions/:id/register', 'joinSession.session', '...Session', { summary: 'Join a session' }),
  route('DELETE /sessions/:id/register', 'leaveSession.session', '...Session', {
    summary: 'Leave a session',
  }),
  route('GET /sessions/:id/registration', 'sessionRegistration: session', registration, {
    summary: 'Whether the viewer has joined a session',
  }),
  route('PUT /sessions/:id/status', 'setSessionStatus.session', '...Session', {
    summary: 'Start, end, cancel or reinstate a session',
  }),
  route('PUT /sessions/:id/lines', 'saySessionLines.session', '...Session', {
    summary: 'Set what the viewer intends to do in a session, and their line at the end; null removes one',
  }),
  route('GET /sessions/:id/participants', 'participantsOfSession: session.participants', '...Profile', {
    summary: 'Participants of a session by time of joining',
    list: restDefault,
  }),

  route('GET /exercises', 'exercises', '...Exercise', {
    summary: 'Writing exercises, newest first',
    list: restDefault,
    query: {
      difficulty: { variable: 'difficulty', description: 'Only those of this difficulty' },
      category: { variable: 'category', description: 'Only those of this category' },
    },
  }),
  route('POST /exercises', 'createExercise.exercise', '...Exercise', {
    summary: 'Create an exercise; allowed for staff',
    status: 201,
  }),
  route('GET /exercises/:id', 'exercise', '...Exercise', { summary: 'A writing exercise' }),
  route('PUT /exercises/:id', 'updateExercise.exercise', '...Exercise', {
    summary: 'Change an exercise; omitted fields stay unchanged',
  }),
  route('DELETE /exercises/:id', 'deleteExercise', 'deletedExerciseId', {
    summary: 'Delete an exercise; stories written from it stay',
    status: 204,
  }),
];
