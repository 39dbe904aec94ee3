import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localDay } from '../../../../client/documents/model/localDay';
import { goalRoutes } from '../../../../client/features/writing/goal/goalRoutes';
import { answer, connectionOf, renderScreens, variablesOf } from '../../stories/story/renderScreens';

export const today = localDay(Date.now());

export const goal = (given: object = {}) => ({
  __typename: 'WritingGoal',
  period: 'DAY',
  unit: 'WORDS',
  target: 300,
  weekdaysOff: [],
  from: today,
  to: today,
  done: 120,
  isDayOff: false,
  streak: 0,
  perDay: 300,
  ...given,
});

export const challenge = (given: object = {}) => ({
  __typename: 'Challenge',
  id: 'challenge_1',
  title: 'November',
  unit: 'WORDS',
  target: 50_000,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  closedOn: null,
  isOver: false,
  memberCount: 3,
  total: 12_000,
  viewerTotal: 0,
  viewerIsMember: false,
  viewerCanClose: false,
  viewerCanDelete: false,
  members: null,
  ...given,
});

export const joined = {
  viewerIsMember: true,
  viewerTotal: 4_000,
  members: [
    { user: { __typename: 'User', id: 'user_ben', name: 'Ben' }, total: 8_000 },
    { user: { __typename: 'User', id: 'user_ann', name: 'Ann' }, total: 4_000 },
  ],
};

interface Shown {
  goals?: object[];
  daysOff?: string[];
  challenges?: { id: string }[];
  hasMoreChallenges?: boolean;
  countsMinutes?: boolean;
  canOpenChallenges?: boolean;
}
export const page = ({
  goals = [],
  daysOff = [],
  challenges = [],
  hasMoreChallenges = false,
  countsMinutes = false,
  canOpenChallenges = false,
}: Shown = {}) => ({
  viewer: { __typename: 'Viewer', goals, daysOff, canOpenChallenges, countsMinutes },
  challenges: connectionOf(challenges as never, hasMoreChallenges ? 'c1' : null),
});

export async function show(shown?: Shown) {
  const view = await renderScreens(goalRoutes, '/goals');
  await answer(page(shown));
  return view;
}
export const inputOf = (name: string) => (variablesOf(name) as { input: object }).input;
export const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
