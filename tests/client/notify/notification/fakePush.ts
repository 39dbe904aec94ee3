/** The browser's part of push messages, which jsdom lacks. */
export interface FakePush {
  permission: NotificationPermission;
  /** The person's answer when asked. */
  answers: NotificationPermission;
  asked: number;
  endpoint: string | null;
  /** The browser can't reach its push service. */
  isDown: boolean;
  /** The browser can't end a subscription. */
  isStuck: boolean;
}

const subscriptionOf = (push: FakePush) =>
  push.endpoint && {
    endpoint: push.endpoint,
    options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
    toJSON: () => ({ endpoint: push.endpoint, keys: { p256dh: 'their key', auth: 'their secret' } }),
    unsubscribe: async () => {
      if (push.isStuck) throw new DOMException('Unregistration failed', 'AbortError');
      push.endpoint = null;
      return true;
    },
  };

/** The public key of the server, as in the answers: the bytes 1, 2 and 3. */
export const publicKey = 'AQID';

const removed = ['PushManager', 'Notification'] as const;

/** Gives the page a browser with push messages. */
export function fakePush(state: Partial<FakePush> = {}): FakePush {
  const push: FakePush = {
    permission: 'default',
    answers: 'granted',
    asked: 0,
    endpoint: null,
    isDown: false,
    isStuck: false,
    ...state,
  };
  const pushManager = {
    getSubscription: async () => subscriptionOf(push),
    subscribe: async () => {
      if (push.isDown) throw new DOMException('Registration failed', 'AbortError');
      push.endpoint ??= 'https://push.example.com/1';
      return subscriptionOf(push);
    },
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    }),
  });
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      get permission() {
        return push.permission;
      },
      async requestPermission() {
        push.asked += 1;
        push.permission = push.answers;
        return push.permission;
      },
    },
  });
  return push;
}

export function removePush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'standalone');
  for (const name of removed) Reflect.deleteProperty(window, name);
}
