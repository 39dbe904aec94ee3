import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localDay } from '../../../../client/documents/model/localDay';
import { dashboardRoutes } from '../../../../client/features/members/dashboard/dashboardRoutes';
import { daysToRead } from '../../../../client/features/members/dashboard/writingCalendar';
import { buildSession, change } from '../../sessions/session/sessionScreens';
import {
  answer,
  buildStory,
  documents,
  pending,
  refuse,
  renderScreens,
  sendEvent,
  variablesOf,
} from '../../stories/story/renderScreens';
import { environment } from '../../support/mockEnvironment';

import { noStats, show, someStats, upcoming, viewerWith } from './dashboardData';

test.each([
  ['a member', false, []],
  ['staff', true, ['/sessions/new']],
])('quick actions of %s', async (_who, isStaff, more) => {
  await show(viewerWith([]), isStaff);
  const actions = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
  expect(actions.map((link) => link.getAttribute('href')).sort()).toEqual(
    ['/blog', '/exercises', '/journals/new', '/notes/new', '/stories/new', ...more].sort(),
  );
});

test('one request loads everything', async () => {
  await renderScreens(dashboardRoutes, '/dashboard');
  expect(environment.mock.getAllOperations()).toEqual(pending('viewer.writingDays'));
  const today = localDay(Date.now());
  expect(variablesOf('viewer.writingDays')).toEqual(daysToRead(today));
  await answer(viewerWith([buildStory()]));
  const asked = environment.mock.getAllOperations().map(({ request }) => request.node.params.operationKind);
  expect(asked).toEqual(['subscription']);
});

test('while it loads, the parts that need no data are shown', async () => {
  await renderScreens(dashboardRoutes, '/dashboard');
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Quick actions' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

describe('a press on a quick action while the page loads', () => {
  const press = async () => {
    const { router } = await renderScreens(dashboardRoutes, '/dashboard');
    const newStory = screen.getByRole('link', { name: 'New Story' });
    const pointer = userEvent.setup();
    // The press moves the focus, as it does from the page, which has it after each navigation.
    await pointer.tab();
    await pointer.tab();
    expect(newStory).not.toHaveFocus();
    await pointer.pointer({ target: newStory, keys: '[MouseLeft>]' });
    expect(newStory).toHaveFocus();
    await answer(viewerWith([]));
    expect(screen.getByText('Stories written')).toBeInTheDocument();
    // It would move the link.
    expect(screen.queryByText(/Nothing is running/)).toBeNull();
    const release = (target: Element) => pointer.pointer({ target, keys: '[/MouseLeft]' });
    return { newStory, release, router };
  };

  test('counts, even if the page has loaded when it ends', async () => {
    const { newStory, release, router } = await press();
    await release(newStory);
    expect(router.state.location.pathname).toBe('/stories/new');
  });

  test('holds up what comes above it only until it ends', async () => {
    const { release } = await press();
    await release(document.body);
    expect(await screen.findByText(/Nothing is running/)).toBeInTheDocument();
  });
});

test('the member’s statistics', async () => {
  await show(viewerWith([]));
  const figures = screen
    .getAllByRole('term')
    .map((term) => term.parentElement?.querySelector('dd')?.textContent);
  expect(figures).toEqual(['12', '40', '61,500', '3', '7', '5', '48,250']);
  expect(screen.getByText('in your stories, journals and notes as they are now')).toBeInTheDocument();
  expect(screen.getByText('in your stories as they are now')).toBeInTheDocument();
});

describe('a new member', () => {
  test('sees three steps, then the usual parts in order, but no empty calendar', async () => {
    await show(viewerWith([], [], { stats: noStats }));
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);
    expect(headings).toEqual([
      ['H1', 'Welcome, Ann'],
      ['H2', 'Your first story'],
      ['H3', 'Begin with one line'],
      ['H3', 'Go on as long as you like'],
      ['H3', 'Give it a title and save it'],
      ['H2', 'Your writing'],
      ['H2', 'Upcoming Sessions'],
      ['H3', 'No upcoming sessions'],
      ['H2', 'Recent Stories'],
      ['H3', 'No stories yet'],
    ]);
    for (const name of ['Start writing', 'Write your first story'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/stories/new');
    expect(screen.getAllByRole('term')).toHaveLength(7);
    expect(screen.getByText('Stories written').parentElement).toHaveTextContent('0');
    expect(screen.getByText(/starts with your first words/)).toBeInTheDocument();
  });

  test('a member who has written sees the calendar, even if nothing remains of it', async () => {
    const writingDays = [{ day: localDay(Date.now()), words: 3 }];
    await show(viewerWith([], [], { stats: noStats, writingDays }));
    expect(screen.getByRole('heading', { level: 3, name: 'Writing days' })).toBeInTheDocument();
  });

  test('sees no steps once there is a story', async () => {
    await show(viewerWith([buildStory()], [], { stats: { ...noStats, storiesCount: 1 } }));
    expect(screen.queryByRole('heading', { name: 'Your first story' })).toBeNull();
  });
});

describe('the shown data is refreshed', () => {
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

  test('when the tab is visible again, since another tab may have changed it', async () => {
    await show(viewerWith([]));
    await comeBack();
    await answer(viewerWith([], [], { stats: { ...someStats, notesCount: 8 } }));
    expect(screen.getByText('Notes created').parentElement).toHaveTextContent('8');
  });

  test('but is kept if the server is unreachable', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await show(viewerWith([buildStory()]));
    await comeBack();
    await refuse('viewer.writingDays', { code: 'NETWORK', message: 'gone' });
    expect(screen.getByRole('link', { name: 'The Lamp' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('offline it shows the data of the device, and no error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await renderScreens(dashboardRoutes, '/dashboard');
  await act(async () => {
    await documents.write(documents.begin({}), { title: 'A draft of mine', content: 'One line.' });
    await documents.write(documents.begin({ kind: 'journal', title: 'Sunday' }), { content: 'Rain.' });
    await documents.write(documents.begin({ kind: 'note' }), { content: 'Names' });
  });
  await refuse('viewer.writingDays', { code: 'NETWORK', message: 'gone' });
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(
    screen.getByText(/The server can’t be reached just now. This is what is on this device/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New Note' })).toBeInTheDocument();
  const listed = [
    ['Stories', 'A draft of mine'],
    ['Journals', 'Sunday'],
    ['Notes', 'Names'],
  ] as const;
  for (const [titles, text] of listed) {
    const section = within(screen.getByRole('region', { name: `${titles} on this device` }));
    expect(section.getByRole('link', { name: text })).toBeInTheDocument();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(viewerWith([]));
  expect(screen.getByText('Total words written')).toBeInTheDocument();
});

describe('upcoming sessions', () => {
  const sessionAt = (day: number, overrides: Record<string, unknown> = {}) =>
    buildSession({
      id: `session_${day}`,
      title: `Day ${day}`,
      dateTime: new Date(Date.UTC(2026, 2, day, 19)).toISOString(),
      ...overrides,
    });
  const upcomingSection = () => within(screen.getByRole('region', { name: 'Upcoming Sessions' }));
  const titles = () =>
    screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
      .filter((title) => title?.startsWith('Day'));

  test('those in progress come first, then the next, five in all', async () => {
    const inProgress = [2, 9].map((day) => sessionAt(day, { status: 'IN_PROGRESS' }));
    await show(viewerWith([], [...inProgress, ...[5, 6, 7, 8].map((day) => sessionAt(day))]));
    expect(titles()).toEqual(['Day 2', 'Day 9', 'Day 5', 'Day 6', 'Day 7']);
    expect(screen.getByRole('link', { name: 'Day 2' })).toHaveAttribute('href', '/sessions/session_2');
    expect(screen.getAllByText('in progress')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'All sessions' })).toHaveAttribute('href', '/sessions');
  });

  test('changes are shown in place; the list is only refetched if it has other sessions', async () => {
    const days = [5, 6].map((day) => sessionAt(day));
    await show(viewerWith([], days));
    await sendEvent(change([]));
    await answer(upcoming(days));

    await sendEvent(change([sessionAt(5, { participantCount: 8 })]));
    expect(upcomingSection().getByText(/^8\/10/)).toBeInTheDocument();
    await sendEvent(change([sessionAt(1, { status: 'COMPLETED' })]));
    expect(pending('scheduled')).toHaveLength(0);

    await sendEvent(change([sessionAt(6, { status: 'IN_PROGRESS' })]));
    await answer(upcoming([sessionAt(6, { status: 'IN_PROGRESS' }), sessionAt(5)]));
    expect(titles()).toEqual(['Day 6', 'Day 5']);

    await sendEvent(change([], ['session_6']));
    expect(titles()).toEqual(['Day 5']);
    expect(pending('scheduled')).toHaveLength(1);
  });
});

test.each([
  ['The Lamp', buildStory()],
  ['Untitled', buildStory({ title: '' })],
])('a recent story, %s, leads to reading and editing it', async (name, story) => {
  await show(viewerWith([story]));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/stories/story_1');
  expect(screen.getByRole('link', { name: `Edit ${name}` })).toHaveAttribute('href', '/stories/story_1/edit');
});

test('going back shows no story that was deleted meanwhile', async () => {
  const { router } = await show(
    viewerWith([buildStory(), buildStory({ id: 'story_2', title: 'The Second' })]),
  );
  await act(() => router.navigate('/elsewhere'));
  await act(async () => environment.commitUpdate((store) => store.delete('story_1')));
  await act(() => router.navigate('/dashboard'));
  expect(screen.getByRole('link', { name: 'The Second' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'The Lamp' })).toBeNull();
});
