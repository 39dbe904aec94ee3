import { storage } from '../lib/storage';

/** The service worker shows push messages; without it, or without this part of the browser, there are none. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';

/** This browser's subscription to push messages, if it has one. */
export async function readPushSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const registeredKey = 'push.told';

/** The member and the address of the subscription that was last registered at the server, while messages are on here. */
export function registeredPush(): { memberId: string; endpoint: string } | null {
  try {
    return JSON.parse(storage.get(registeredKey) ?? 'null');
  } catch {
    return null;
  }
}

export const rememberPush = (memberId: string, endpoint: string): void =>
  storage.set(registeredKey, JSON.stringify({ memberId, endpoint }));

/** Ends this browser's subscription, as the member leaves it; never rejects. The server ends its own with the sign-in. */
export async function endPushSubscription(): Promise<void> {
  storage.remove(registeredKey);
  try {
    await (await readPushSubscription())?.unsubscribe();
  } catch {
    // The server sends it no messages any more.
  }
}
