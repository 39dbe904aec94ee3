import { pushReplaced } from './navigationRequest';

interface SubscriptionChange {
  oldSubscription: Pick<PushSubscription, 'options'> | null;
  newSubscription: object | null;
}

interface WorkerParts {
  pushManager: Pick<PushManager, 'subscribe'>;
  /** The open pages. */
  pages: () => Promise<readonly { postMessage(message: object): void }[]>;
}

/** Replaces a subscription that the browser ended. The app registers it, now or at its start: the worker has no sign-in. */
export async function subscribeAgain(
  { oldSubscription, newSubscription }: SubscriptionChange,
  { pushManager, pages }: WorkerParts,
): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && applicationServerKey)
    // If the browser refuses here, the app subscribes at its next start.
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => undefined);
  for (const page of await pages()) page.postMessage({ type: pushReplaced });
}
