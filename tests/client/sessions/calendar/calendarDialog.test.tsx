import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarButton } from '../../../../client/features/sessions/calendar/CalendarButton';
import { answer, pending, refuse, renderScreens, variablesOf } from '../../stories/story/renderScreens';

const query = 'viewer.calendarFeed';
const renewal = 'renewCalendarFeed';
const revocation = 'revokeCalendarFeed';

const feed = (id: string) => ({
  __typename: 'CalendarFeed',
  id: `feed_${id}`,
  url: `https://writers.example/calendar/feed_${id}-secret.ics`,
  createdAt: '2026-03-02T19:00:00.000Z',
});
const viewerWith = (calendarFeed: object | null) => ({ viewer: { __typename: 'Viewer', calendarFeed } });

let user: ReturnType<typeof userEvent.setup>;
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const address = () => screen.getByLabelText<HTMLInputElement>('Your calendar address');

async function open(calendarFeed: object | null) {
  user = userEvent.setup();
  await renderScreens([{ path: '/sessions', element: <CalendarButton /> }], '/sessions');
  expect(pending(query)).toEqual([]);
  await press('Subscribe in your calendar');
  await answer(viewerWith(calendarFeed));
  expect(screen.getByRole('dialog', { name: 'Sessions in your calendar' })).toBeInTheDocument();
}
/** Number of elements with this text: a toast of the previous test may still be shown. */
const said = (text: string) => screen.queryAllByText(text).length;

/** Confirms the question that a button asks; Cancel is focused first. */
async function confirm(question: string, name: string) {
  const group = await screen.findByRole('group', { name: question });
  await waitFor(() => expect(within(group).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.click(within(group).getByRole('button', { name }));
}
const questionGone = () => waitFor(() => expect(screen.queryByRole('group')).toBeNull());

test('without an address it offers to create one, and then shows it', async () => {
  await open(null);
  await press('Make my calendar address');
  expect(variablesOf(renewal)).toEqual({ input: { replaces: null } });
  expect(screen.getByRole('button', { name: 'Making it…' })).toBeDisabled();
  await answer({ renewCalendarFeed: viewerWith(feed('one')) });
  expect(address()).toHaveValue(feed('one').url);
  expect(address()).toHaveAttribute('readonly');
  await waitFor(() => expect(address()).toHaveFocus());
  expect(await screen.findByText('Your calendar address is ready')).toBeInTheDocument();
});

test('an address is copied, or selected for copying by keyboard, and opens in a calendar program', async () => {
  await open(feed('one'));
  expect(screen.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
    'href',
    'webcal://writers.example/calendar/feed_one-secret.ics',
  );
  await press('Copy');
  expect(await screen.findByText('Address copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(feed('one').url);
  // Where a page may not copy.
  const before = said('Address copied');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await press('Copy');
  await waitFor(() => expect(address()).toHaveFocus());
  expect([address().selectionStart, address().selectionEnd]).toEqual([0, feed('one').url.length]);
  expect(said('Address copied')).toBe(before);
});

test('a new address is created after a question, and replaces the shown one', async () => {
  await open(feed('one'));
  await press('Make a new address');
  expect(pending(renewal)).toEqual([]);
  await confirm('Make a new address?', 'Make a new one');
  expect(variablesOf(renewal)).toEqual({ input: { replaces: 'feed_one' } });
  await answer({ renewCalendarFeed: viewerWith(feed('two')) });
  await questionGone();
  expect(address()).toHaveValue(feed('two').url);
});

test('it is turned off after a question, unless that is cancelled or fails, and can be created again', async () => {
  await open(feed('one'));
  await press('Turn off');
  await confirm('Turn off your calendar address?', 'Cancel');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Turn off' })).toHaveFocus());
  expect(pending(revocation)).toEqual([]);
  const before = said('Your calendar address is turned off');
  await press('Turn off');
  await confirm('Turn off your calendar address?', 'Turn off');
  await refuse(revocation, { code: 'NETWORK', message: 'The server could not be reached.' });
  await questionGone();
  expect(screen.getByText('The server could not be reached.').closest('[role=alert]')).not.toBeNull();
  expect(address()).toHaveValue(feed('one').url);
  expect(said('Your calendar address is turned off')).toBe(before);
  await press('Turn off');
  await confirm('Turn off your calendar address?', 'Turn off');
  expect(variablesOf(revocation)).toEqual({ input: { id: 'feed_one' } });
  await answer({ revokeCalendarFeed: viewerWith(null) });
  await questionGone();
  expect(screen.queryByLabelText('Your calendar address')).toBeNull();
  const again = screen.getByRole('button', { name: 'Make my calendar address' });
  await waitFor(() => expect(again).toHaveFocus());
});

test('an address created on another device meanwhile is shown instead', async () => {
  await open(feed('one'));
  await press('Turn off');
  await confirm('Turn off your calendar address?', 'Turn off');
  await answer({ revokeCalendarFeed: viewerWith(feed('elsewhere')) });
  await questionGone();
  expect(address()).toHaveValue(feed('elsewhere').url);
});

test('a load failure is shown, with a retry; when closed, it restores the focus to its button', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  user = userEvent.setup();
  await renderScreens([{ path: '/sessions', element: <CalendarButton /> }], '/sessions');
  await press('Subscribe in your calendar');
  await refuse(query, { code: 'NETWORK', message: 'The server could not be reached.' });
  expect(screen.getByText('Your calendar address could not be loaded.')).toBeInTheDocument();
  await press('Try again');
  await answer(viewerWith(null));
  expect(screen.getByRole('button', { name: 'Make my calendar address' })).toBeInTheDocument();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Subscribe in your calendar' })).toHaveFocus(),
  );
});
