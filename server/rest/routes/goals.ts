import { limits } from '../../contract/limits';
import { type Route, route } from '../route';

const { restDefault } = limits.page;

export const goalsRoutes: readonly Route[] = [
  route('GET /goals', 'goals: viewer.goals', '...Goal', {
    summary: "The viewer's writing goals, and how far they are",
    query: {
      today: { variable: 'today', description: "Today in the viewer's time zone, as YYYY-MM-DD" },
    },
  }),
  route('PUT /goals/:period', 'setGoal.goals', '...Goal', {
    summary: 'Set the goal of a period: day, week or range',
  }),
  route('DELETE /goals/:period', 'removeGoal.goals', '...Goal', { summary: 'Remove the goal of a period' }),
  route('PUT /days-off/:day', 'setDayOff', 'daysOff', {
    summary: 'Take a single day off, which ends no streak',
    sets: { isOff: true },
  }),
  route('DELETE /days-off/:day', 'unsetDayOff: setDayOff', 'daysOff', {
    summary: 'Take a day off back',
    sets: { isOff: false },
  }),
  route('POST /writing-minutes', 'recordWritingMinutes', 'minutes', {
    summary: 'Count minutes of a day in which the viewer wrote',
  }),
  route('GET /challenges', 'challenges', '...Challenge', {
    summary: 'Challenges of the group, latest first',
    list: restDefault,
  }),
  route('POST /challenges', 'openChallenge.challenge', '...Challenge', {
    summary: 'Open a challenge; allowed for staff',
    status: 201,
  }),
  route('GET /challenges/:id', 'challenge', '...Challenge', { summary: 'A challenge' }),
  route('DELETE /challenges/:id', 'deleteChallenge', 'deletedChallengeId', {
    summary: 'Delete a challenge',
    status: 204,
  }),
  route('POST /challenges/:id/join', 'joinChallenge.challenge', '...Challenge', {
    summary: 'Join a challenge',
  }),
  route('DELETE /challenges/:id/join', 'leaveChallenge.challenge', '...Challenge', {
    summary: 'Leave a challenge',
  }),
  route('POST /challenges/:id/close', 'closeChallenge.challenge', '...Challenge', {
    summary: 'Close a challenge; today is its last day',
  }),
];
