import { canPush, readPushSubscription } from '../../../serviceWorker/pushSubscription';

/** Whether this browser shows push messages; `homeScreen` if it does so for installed apps only. */
export type PushPermission = 'granted' | 'unasked' | 'blocked' | 'unsupported' | 'homeScreen';

const permissions = { granted: 'granted', denied: 'blocked', default: 'unasked' } as const;

export function pushPermission(): PushPermission {
  if (canPush()) return permissions[Notification.permission];
  // Only Safari on phones has this property, and shows push messages for installed apps only.
  const isInstalled = (navigator as { standalone?: boolean }).standalone;
  return isInstalled === false ? 'homeScreen' : 'unsupported';
}

/** Asks the member for permission. Browsers allow this only after a click. */
export async function askForPush(): Promise<PushPermission> {
  await Notification.requestPermission();
  return pushPermission();
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));

function isForKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const used = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return used.length === key.length && used.every((byte, n) => byte === key[n]);
}

export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Subscribes this browser, and ends a subscription for another server key first, such as from before the database was replaced. */
export async function subscribeToPush(publicKey: string): Promise<BrowserSubscription> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('Without a service worker nobody shows push messages');
  const key = bytesOf(publicKey);
  const existing = await readPushSubscription();
  if (existing && !isForKey(existing, key)) await existing.unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}
