import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localDay } from '../../../../client/documents/model/localDay';
import { dashboardRoutes } from '../../../../client/features/members/dashboard/dashboardRoutes';
import { buildSession } from '../../sessions/session/sessionScreens';
import {
  answer,
  buildStory,
  documents,
  refuse,
  renderScreens,
  setOnline,
} from '../../stories/story/renderScreens';
import { noStats, show, viewerWith } from './dashboardData';

describe('first comes', () => {
  const session = (overrides: Record<string, unknown>) => buildSession({ title: 'Monday', ...overrides });
  const first = (name: string) => within(screen.getByRole('region', { name }));

  test('the session in progress, with one button into its room for those in it', async () => {
    await show(viewerWith([], [session({ status: 'IN_PROGRESS', viewerIsParticipant: true })]));
    const link = first('Session in progress').getByRole('link', { name: 'Enter the room' });
    expect(link).toHaveAttribute('href', '/sessions/session_1');
    expect(screen.queryByText(/Nothing is running/)).toBeNull();
  });

  test.each([
    ['others join and enter at once', '/sessions/session_1'],
    ['does not call back whoever goes elsewhere while joining', '/goals'],
  ])('the session in progress, which %s', async (_what, at) => {
    const { router } = await show(viewerWith([], [session({ status: 'IN_PROGRESS' })]));
    await userEvent.click(first('Session in progress').getByRole('button', { name: 'Join and enter' }));
    if (at === '/goals') await act(() => router.navigate(at));
    await answer({ joinSession: { session: session({ status: 'IN_PROGRESS', viewerIsParticipant: true }) } });
    expect(router.state.location.pathname).toBe(at);
  });

  test('else the next session to join, and where to write meanwhile', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await show(viewerWith([], [session({})]));
    expect(screen.getByRole('link', { name: 'Drop in and write' })).toHaveAttribute(
      'href',
      '/sessions/drop-in',
    );
    await userEvent.click(first('Next session').getByRole('button', { name: 'Join' }));
    await refuse('joinSession', { code: 'CONFLICT', message: 'This session is full' });
    expect(first('Next session').getByRole('alert')).toHaveTextContent('This session is full');
  });

  test('a session that is full can be looked at', async () => {
    await show(viewerWith([], [session({ registration: 'FULL' })]));
    expect(first('Next session').getByRole('link', { name: 'View session' })).toBeInTheDocument();
  });
});

test('an unconfirmed address has a notice above the rest, until it is confirmed', async () => {
  await show(viewerWith([], [], { emailConfirmedAt: null }));
  expect(screen.getByText('Mails wait until you confirm ann@example.org.')).toBeInTheDocument();
  expect(screen.getByLabelText('Six-digit code')).toBeInTheDocument();
});

test('what waits is from others: shares by name, new comments and reports; private stories are not mentioned', async () => {
  setOnline(false);
  await show(
    viewerWith([], [], {
      waitingStories: [
        { story: buildStory(), newComments: 0 },
        { story: buildStory({ id: 'story_2', title: '' }), newComments: 1 },
        { story: buildStory({ id: 'story_3', title: 'Rain' }), newComments: 2 },
      ],
      shares: [
        {
          id: 'notification_1',
          path: '/stories/story_4',
          story: buildStory({ id: 'story_4', title: 'Ours' }),
          actors: [{ __typename: 'User', id: 'user_ben', name: 'Ben' }],
        },
      ],
      reportsWaiting: 1,
    }),
  );
  await act(async () => {
    const { localId } = await documents.write(documents.begin({}), { title: 'New', content: 'One line.' });
    await documents.autosave(localId);
  });
  const items = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('listitem')
      .map((item) => [within(item).getByRole('link').getAttribute('href'), item.textContent]);
  await waitFor(() =>
    expect(items('Not finished')).toEqual([
      ['/stories', '1 textOnly on this device so far'],
      ['/stories/story_1/edit', 'The LampUnpublished changes'],
    ]),
  );
  expect(items('Waiting for you')).toEqual([
    ['/stories/story_4?notification=notification_1', 'OursShared with you by Ben'],
    ['/stories/story_2#comments', 'Untitled1 new comment'],
    ['/stories/story_3#comments', 'Rain2 new comments'],
    ['/admin/reports', '1 reportFor organisers'],
  ]);
  expect(screen.queryByText(/draft/)).toBeNull();
});

describe('goals', () => {
  const day = localDay(Date.now());
  const period = { period: 'DAY', unit: 'WORDS', target: 300, from: day, to: day };
  const goals = [
    { __typename: 'WritingGoal', ...period, done: 120, isDayOff: false, streak: 3, perDay: 300 },
  ];

  test('are shown with what is done and the streak', async () => {
    await show(viewerWith([], [], { goals }));
    const section = within(screen.getByRole('region', { name: 'Goals' }));
    expect(section.getByText('120 of 300 words')).toBeInTheDocument();
    expect(section.getByText('3 days in a row')).toBeInTheDocument();
    expect(section.getByRole('link', { name: 'Goals and challenges' })).toHaveAttribute('href', '/goals');
  });

  test('are off by default: a line leads to them', async () => {
    await show(viewerWith([]));
    expect(screen.queryByRole('region', { name: 'Goals' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Set a goal or join a challenge' })).toHaveAttribute(
      'href',
      '/goals',
    );
  });

  test('are shown offline as they were last known', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await show(viewerWith([], [], { goals }));
    await renderScreens(dashboardRoutes, '/dashboard');
    await refuse('viewer.writingDays', { code: 'NETWORK', message: 'gone' });
    const section = within(screen.getByRole('region', { name: 'Goals, as of your last visit' }));
    expect(section.getByText('120 of 300 words')).toBeInTheDocument();
    localStorage.clear();
  });
});

test('nothing is said to wait if nothing does', async () => {
  await show(viewerWith([], [], { stats: noStats }));
  expect(screen.queryByText(/Mails wait/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
});

test('recent stories with unpublished changes are marked', async () => {
  await show(viewerWith([buildStory({ hasUnpublishedChanges: true }), buildStory({ id: 'story_2' })]));
  expect(screen.getAllByText('Unpublished changes')).toHaveLength(1);
});

test('new in the group are the latest stories by others, with who wrote them', async () => {
  const story = buildStory({ privacyLevel: 'SHARED', title: 'The Owl' });
  await show(viewerWith([], [], { newInGroup: [story] }));
  const section = within(screen.getByRole('region', { name: 'New in the group' }));
  expect(section.getByRole('link', { name: 'The Owl' })).toHaveAttribute('href', '/stories/story_1');
  expect(section.getByRole('link', { name: story.author.name })).toBeInTheDocument();
  expect(section.getByRole('link', { name: 'Shared Stories' })).toHaveAttribute(
    'href',
    '/stories?tab=shared',
  );
});
