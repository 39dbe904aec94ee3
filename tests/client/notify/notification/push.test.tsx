import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  onOpenedNotification,
  takeNotification,
  takeOpenedNotification,
} from '../../../../client/features/notify/notification/openedNotification';
import { followNavigationRequests } from '../../../../client/serviceWorker/followNavigationRequests';
import { navigationRequest, pushReplaced } from '../../../../client/serviceWorker/navigationRequest';
import { endPushSubscription } from '../../../../client/serviceWorker/pushSubscription';
import { subscribeAgain } from '../../../../client/serviceWorker/subscribeAgain';
import { answer, pending, refuse, settle, variablesOf } from '../../stories/story/renderScreens';
import { type FakePush, fakePush, publicKey, removePush } from './fakePush';
import { showNotifications, viewerWith } from './notificationScreens';

beforeEach(() => localStorage.clear());
afterEach(removePush);

const endpoint = 'https://push.example.com/1';
const subscriptions = (...current: boolean[]) =>
  current.map((isCurrent, n) => ({
    __typename: 'PushSubscription',
    id: `push_${n}`,
    signIn: { __typename: 'SignIn', id: `signIn_${n}`, isCurrent },
  }));

const row = () => {
  const panel = within(screen.getByRole('dialog', { name: 'Notifications' }));
  return panel.getByText('Push messages').parentElement?.parentElement as HTMLElement;
};
const turn = (way: 'on' | 'off') =>
  within(row()).queryByRole('button', { name: `Turn ${way} push messages` });

/** Opens the bell's panel. */
async function openPanel(known: boolean[] = []) {
  await showNotifications('/help');
  await userEvent.click(screen.getByRole('button', { name: '0 notifications' }));
  await answer(viewerWith([]));
  await answer({
    viewer: { pushPublicKey: publicKey, pushSubscriptions: subscriptions(...known) },
  });
}

const click = async (button: HTMLElement | null) => {
  await userEvent.click(button as HTMLElement);
  await settle();
};

test('push messages are turned on below the bell: only the click asks, and the server gets the subscription', async () => {
  const push = fakePush();
  await openPanel();
  expect(row()).toHaveTextContent('Off on this device.');
  expect(push.asked).toBe(0);
  await click(turn('on'));
  expect(push.asked).toBe(1);
  expect(variablesOf('addPushSubscription')).toEqual({
    input: { endpoint, p256dh: 'their key', auth: 'their secret' },
  });
  await answer({ addPushSubscription: { pushSubscriptions: subscriptions(true) } });
  expect(row()).toHaveTextContent('On for this device');
  expect(turn('off')).toBeInTheDocument();
});

test('they are turned off at the server and in the browser', async () => {
  const push = fakePush({ permission: 'granted', endpoint });
  await openPanel([false, true]);
  await click(turn('off'));
  expect(variablesOf('removePushSubscription')).toEqual({ input: { endpoint } });
  await answer({ removePushSubscription: { pushSubscriptions: subscriptions(false) } });
  expect(push.endpoint).toBeNull();
  expect(turn('on')).toBeInTheDocument();
});

test('they stay off after they were turned off, although the browser can’t end the subscription', async () => {
  fakePush({ permission: 'granted', endpoint, isStuck: true });
  await openPanel([true]);
  await click(turn('off'));
  await answer({ removePushSubscription: { pushSubscriptions: [] } });
  expect(turn('on')).toBeInTheDocument();
  const bell = screen.getByRole('button', { name: '0 notifications', hidden: true });
  await userEvent.keyboard('{Escape}');
  await click(bell);
  // Not answered yet: it shows what the store has.
  expect(turn('on')).toBeInTheDocument();
});

test.each([
  ['the person refuses', { answers: 'denied' }, 'Blocked by your browser.'],
  ['the person does not answer', { answers: 'default' }, 'Off on this device.'],
  ['the browser can’t reach its push service', { isDown: true }, 'They could not be turned on.'],
] as const)('if %s, the panel says so, and the server is not asked', async (_when, state, text) => {
  fakePush(state);
  await openPanel();
  await click(turn('on'));
  expect(row()).toHaveTextContent(text);
  expect(pending('addPushSubscription')).toHaveLength(0);
});

test('if the server refuses, they are off', async () => {
  fakePush();
  await openPanel();
  await click(turn('on'));
  await refuse('addPushSubscription', { code: 'NETWORK', message: 'We can’t reach the server.' });
  expect(within(row()).getByRole('alert')).toHaveTextContent('They could not be turned on.');
  expect(turn('on')).toBeEnabled();
});

test.each<[string, Partial<FakePush>, boolean[]]>([
  ['it was added by another sign-in', { permission: 'granted', endpoint }, [false]],
  ['the browser has none', { permission: 'granted' }, [true]],
])('a subscription counts as off if %s', async (_when, state, known) => {
  fakePush(state);
  await openPanel(known);
  expect(turn('on')).toBeInTheDocument();
});

test.each([
  ['blocked', () => void fakePush({ permission: 'denied' }), 'Blocked by your browser.'],
  ['not there', () => {}, 'This browser has none.'],
  [
    'for installed apps only',
    () => void Object.defineProperty(navigator, 'standalone', { configurable: true, value: false }),
    'Add this app to your home screen to have them.',
  ],
])('where push messages are %s, the panel says so without a button', async (_what, prepare, text) => {
  prepare();
  await openPanel();
  expect(row()).toHaveTextContent(text);
  expect(within(row()).queryByRole('button')).toBeNull();
});

test('the browser’s subscription ends as the member leaves, also where there is none', async () => {
  await endPushSubscription();
  const push = fakePush({ permission: 'granted', endpoint });
  await endPushSubscription();
  expect(push.endpoint).toBeNull();
});

test('a page that a push message opens in this tab is without the parameter, and its notification is read', () => {
  fakePush();
  const opened: string[] = [];
  const read = jest.fn();
  const stop = onOpenedNotification(read);
  followNavigationRequests((path) => opened.push(takeNotification(path)));
  const port = { postMessage: jest.fn() };
  const post = (data: object) =>
    navigator.serviceWorker.dispatchEvent(
      Object.defineProperty(new MessageEvent('message', { data }), 'ports', { value: [port] }),
    );
  post({ type: 'another' });
  post({ type: navigationRequest, path: '/stories/story_1?notification=notification_7#comments' });
  stop();
  expect(opened).toEqual(['/stories/story_1#comments']);
  expect(port.postMessage).toHaveBeenCalledTimes(1);
  expect(read).toHaveBeenCalled();
  expect(takeOpenedNotification()).toBe('notification_7');
});

describe('a subscription that the browser ended', () => {
  const second = 'https://push.example.com/2';
  const turnedOn = async () => {
    const push = fakePush();
    await openPanel();
    await click(turn('on'));
    await answer({ addPushSubscription: { pushSubscriptions: subscriptions(true) } });
    return push;
  };
  const answerRenewal = () => answer({ viewer: { pushPublicKey: publicKey } });

  test('is made anew at the next start', async () => {
    const push = await turnedOn();
    push.endpoint = null;
    cleanup();
    await showNotifications('/help');
    await settle();
    await answerRenewal();
    expect(variablesOf('addPushSubscription')).toEqual({
      input: { endpoint, p256dh: 'their key', auth: 'their secret' },
    });
  });

  test('and replaced is registered at once, and until then the switch says that they are off', async () => {
    const push = await turnedOn();
    cleanup();
    await openPanel([true]);
    expect(turn('off')).toBeInTheDocument();
    expect(pending('viewer.pushPublicKey')).toHaveLength(0);
    push.endpoint = second;
    cleanup();
    await openPanel([true]);
    expect(turn('on')).toBeInTheDocument();
    await answerRenewal();
    expect(variablesOf('addPushSubscription')).toMatchObject({ input: { endpoint: second } });
    await answer({ addPushSubscription: { pushSubscriptions: subscriptions(true) } });
    push.endpoint = 'https://push.example.com/3';
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: pushReplaced } }));
    await settle();
    expect(pending('viewer.pushPublicKey')).toHaveLength(1);
  });

  test('stays ended where they were turned off, and for who signs in after', async () => {
    await turnedOn();
    await endPushSubscription();
    cleanup();
    await showNotifications('/help');
    await settle();
    expect(pending('viewer.pushPublicKey')).toHaveLength(0);
  });

  test('is replaced by the service worker with the same key, and the open app is notified', async () => {
    const subscribe = jest.fn().mockResolvedValue({});
    const postMessage = jest.fn();
    const applicationServerKey = new Uint8Array([1, 2, 3]).buffer;
    const oldSubscription = { options: { applicationServerKey, userVisibleOnly: true } };
    const worker = { pushManager: { subscribe }, pages: async () => [{ postMessage }] };
    await subscribeAgain({ oldSubscription, newSubscription: null }, worker);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
    expect(postMessage).toHaveBeenCalledWith({ type: pushReplaced });
  });
});
