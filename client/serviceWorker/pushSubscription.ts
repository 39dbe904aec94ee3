import { parseJson } from '../lib/parseJson';
import { storage } from '../lib/storage';

/** Whether the browser supports push messages, which the service worker shows. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';

/** This browser's subscription to push messages, if it has one. */
export async function readPushSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const registrationKey = 'push.told';

/** The subscription that this browser last registered at the server, with its member; null if messages are off here. */
export const registeredPush = (): { memberId: string; endpoint: string } | null =>
  parseJson(storage.get(registrationKey));

/** Stores that the server has the subscription. */
export const rememberPush = (memberId: string, endpoint: string): void =>
  storage.set(registrationKey, JSON.stringify({ memberId, endpoint }));

/** Ends this browser's subscription at sign-out; never rejects. The server ends its own record with the sign-in. */
export async function endPushSubscription(): Promise<void> {
  storage.remove(registrationKey);
  try {
    await (await readPushSubscription())?.unsubscribe();
  } catch {
    // The subscription remains, but the server sends it no more messages.
  }
}
