import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeNotificationAtStart } from '../../../../client/features/notify/notification/openedNotification';
import { setUnreadCount } from '../../../../client/features/notify/notification/unreadCount';
import { toast } from '../../../../client/ui/feedback/toaster';
import { answer, pending, refuse, sendEvent, settle, variablesOf } from '../../stories/story/renderScreens';
import { buildNotification, showNotifications, viewerWith } from './notificationScreens';

beforeEach(() => localStorage.clear());

const readAt = '2026-03-02T20:00:00.000Z';
const change = (unreadCount: number, id: string | null = null) => ({
  notificationsChanged: {
    unreadCount,
    notification: id === null ? null : { __typename: 'Notification', id },
  },
});
const marked = (ids: string[], unreadCount: number) => ({
  markNotificationsRead: {
    notifications: ids.map((id) => ({ __typename: 'Notification', id, readAt })),
    unreadCount,
  },
});
const bell = (name: string) => screen.getByRole('button', { name });

describe('the page', () => {
  test('says of each notification what happened, and which are unread', async () => {
    await showNotifications();
    await answer(viewerWith([buildNotification(1), buildNotification(2, { readAt })]));
    expect(screen.getByRole('link', { name: 'Unread: Ben commented on “Story 1”' })).toHaveAttribute(
      'href',
      '/stories/story_1#comments',
    );
    expect(screen.getByRole('link', { name: 'Ben commented on “Story 2”' })).toBeInTheDocument();
    expect(screen.getAllByText('Well said.')).toHaveLength(2);
  });

  test('says that mails wait until the address is confirmed, takes the code, and is gone then', async () => {
    await showNotifications();
    await answer(viewerWith([], null, null));
    const region = screen.getByRole('region', { name: 'Your email address' });
    expect(region).toHaveTextContent('Mails wait until you confirm ann@example.org.');
    const field = within(region).getByLabelText('Six-digit code');
    await userEvent.type(field, '12345');
    await userEvent.click(within(region).getByRole('button', { name: 'Confirm address' }));
    expect(field).toHaveAccessibleDescription('The code has six digits');
    await userEvent.type(field, ' 6');
    await userEvent.click(within(region).getByRole('button', { name: 'Confirm address' }));
    expect(variablesOf('confirmEmail')).toEqual({ input: { code: '123456' } });
    await answer({ confirmEmail: { email: 'ann@example.org' } });
    expect(within(region).getByText('ann@example.org is confirmed.').parentElement).toHaveFocus();
    expect(screen.queryByText(/Mails wait/)).not.toBeInTheDocument();
  });

  test.each([
    ['', { unread: null, kinds: null }],
    ['?show=unread', { unread: true, kinds: null }],
    ['?show=comments', { unread: null, kinds: ['STORY_COMMENT', 'LATER_COMMENT', 'MENTION'] }],
    ['?show=followers', { unread: null, kinds: ['NEW_FOLLOWER'] }],
    ['?show=anything', { unread: null, kinds: null }],
  ])('/notifications%s asks for %j', async (search, variables) => {
    await showNotifications(`/notifications${search}`);
    expect(variablesOf('viewer.notifications')).toMatchObject(variables);
  });

  test('what has failed in this tab stays here until it is dismissed', async () => {
    await showNotifications();
    await answer(viewerWith([]));
    act(() => {
      toast.error('Failed to vote');
      toast.error('Failed to vote');
      toast.error('Failed to update note');
      toast.success('Deleted');
    });
    const failed = within(screen.getByRole('list', { name: 'What has failed here' }));
    expect(failed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Failed to update note just now',
      'Failed to vote just now',
    ]);
    for (const text of ['Failed to vote', 'Failed to update note'])
      await userEvent.click(screen.getByRole('button', { name: `Dismiss: ${text}` }));
    expect(screen.queryByRole('list', { name: 'What has failed here' })).toBeNull();
  });

  test('a filter is in the address, and an empty list says what will be there', async () => {
    const { router } = await showNotifications();
    await answer(viewerWith([buildNotification(1)]));
    await userEvent.click(screen.getByRole('tab', { name: 'Followers' }));
    await answer(viewerWith([]));
    expect(router.state.location.search).toBe('?show=followers');
    expect(screen.getByText('When someone starts following you, it will appear here.')).toBeInTheDocument();
  });

  test('one is marked as read in place, and the focus goes to the next', async () => {
    await showNotifications();
    await answer(viewerWith([buildNotification(1), buildNotification(2)]));
    const button = (n: number) =>
      screen.queryByRole('button', { name: `Mark as read: Ben commented on “Story ${n}”` });
    button(1)?.focus();
    await userEvent.keyboard('{Enter}');
    expect(variablesOf('markNotificationsRead')).toEqual({ input: { ids: ['notification_1'] } });
    await answer(marked(['notification_1'], 1));
    expect(button(1)).toBeNull();
    expect(button(2)).toHaveFocus();
  });

  test('opening one marks it as read', async () => {
    await showNotifications();
    await answer(viewerWith([buildNotification(1)]));
    await userEvent.click(screen.getByRole('link', { name: /Story 1/ }));
    expect(screen.getByText(/^at \/stories\/story_1/)).toBeInTheDocument();
    expect(variablesOf('markNotificationsRead')).toEqual({ input: { ids: ['notification_1'] } });
  });
});

describe('the bell', () => {
  test.each([
    [1, '1 notification'],
    [99, '99 notifications'],
    [100, '99+ notifications'],
  ])('with %d unread is called %s', async (count, name) => {
    await showNotifications('/help');
    expect(bell('0 notifications')).toHaveTextContent('0');
    await sendEvent(change(count));
    expect(bell(name)).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('has the last known count at the next start, for the same member', async () => {
    const view = await showNotifications('/help');
    await sendEvent(change(3));
    view.unmount();
    await showNotifications('/help');
    expect(bell('3 notifications')).toBeInTheDocument();
  });

  test('announces a new notification without its content', async () => {
    await showNotifications('/help');
    await sendEvent(change(0));
    await sendEvent(change(1, 'notification_1'));
    expect(screen.getByRole('status')).toHaveTextContent('New notification. 1 unread.');
  });

  test('opens the latest, which follow what happens, and Escape leads back', async () => {
    await showNotifications('/help');
    await sendEvent(change(1));
    bell('1 notification').focus();
    await userEvent.keyboard('{Enter}');
    await answer(viewerWith([buildNotification(1)]));
    const panel = within(screen.getByRole('dialog', { name: 'Notifications' }));
    expect(panel.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/notifications');
    await sendEvent(change(2, 'notification_2'));
    await answer(viewerWith([buildNotification(2), buildNotification(1)]));
    expect(panel.getAllByText('Unread:')).toHaveLength(2);
    // All were read on another device.
    await sendEvent(change(0));
    expect(panel.queryByText('Unread:')).toBeNull();
    expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bell('0 notifications')).toHaveFocus();
  });

  test('marks all as read, and the focus stays in the panel though the button goes', async () => {
    await showNotifications('/help');
    await sendEvent(change(1));
    await userEvent.click(bell('1 notification'));
    await answer(viewerWith([buildNotification(1)]));
    const panel = screen.getByRole('dialog', { name: 'Notifications' });
    within(panel).getByRole('button', { name: 'Mark all as read' }).focus();
    await userEvent.keyboard('{Enter}');
    await answer(marked(['notification_1'], 0));
    expect(within(panel).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(panel).toContainElement(document.activeElement as HTMLElement);
  });

  test('has one that came while all were marked as read, which stays unread', async () => {
    await showNotifications('/help');
    await sendEvent(change(1));
    await userEvent.click(bell('1 notification'));
    await answer(viewerWith([buildNotification(1)]));
    const panel = within(screen.getByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
    await sendEvent(change(1, 'notification_2'));
    await answer(
      viewerWith([buildNotification(2), buildNotification(1, { readAt: '2026-03-02T19:05:00.000Z' })]),
    );
    await answer(marked(['notification_1'], 0));
    expect(panel.getAllByText('Unread:')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(bell('1 notification')).toBeInTheDocument();
  });

  test('marks all as read on its page, and the focus goes to the filters', async () => {
    setUnreadCount('user_ann', 1);
    await showNotifications();
    await answer(viewerWith([buildNotification(1)]));
    screen.getByRole('button', { name: 'Mark all as read' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
    expect(pending('markNotificationsRead')).toHaveLength(1);
  });

  test('says if they can’t be loaded, and tries again', async () => {
    await showNotifications('/help');
    await userEvent.click(bell('0 notifications'));
    await refuse('viewer.notifications', { code: 'NETWORK', message: 'We can’t reach the server.' });
    expect(screen.getByText('Your notifications could not be loaded.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answer(viewerWith([]));
    expect(screen.getByText(/^Nothing new/)).toBeInTheDocument();
  });
});

test('the notification that a link names is marked as read, and leaves the address', async () => {
  const history = { state: null, replaceState: jest.fn() };
  const url = new URL('https://writers.test/stories/story_1?tab=a&notification=notification_1#comments');
  takeNotificationAtStart(url as unknown as Location, history as unknown as History);
  expect(history.replaceState).toHaveBeenCalledWith(null, '', '/stories/story_1?tab=a#comments');
  await showNotifications('/help');
  expect(variablesOf('markNotificationsRead')).toEqual({ input: { ids: ['notification_1'] } });
  expect(pending('markNotificationsRead')).toHaveLength(1);
});
