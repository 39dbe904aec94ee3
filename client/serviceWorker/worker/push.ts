import { isRoute } from '../../../server/contract/routes';
import { type NavigationRequest, navigationRequest } from '../navigationRequest';
import { subscribeAgain } from '../subscribeAgain';

declare const self: ServiceWorkerGlobalScope;

/** As `PushText` of the server. */
interface PushText {
  title: string;
  path: string;
  tag: string;
}

/** Every push must show a notification: browsers end the subscription otherwise. */
function textOf(data: PushMessageData | null): PushText {
  try {
    const { title, path, tag } = (data?.json() ?? {}) as Partial<PushText>;
    if (title && path?.startsWith('/') && !path.startsWith('//')) return { title, path, tag: tag ?? path };
  } catch {
    // Shown as below.
  }
  return { title: 'You have a new notification', path: '/notifications', tag: 'unknown' };
}

/** Shows push messages, and opens what they are about: in the open app if there is one. */
export function listenToPush(): void {
  self.addEventListener('push', (event) => {
    const { title, path, tag } = textOf(event.data);
    // One that replaces another is heard, too. TypeScript's library doesn't know the option.
    const options = { tag, renotify: true, data: { path }, icon: '/icons/icon-192.png' };
    event.waitUntil(self.registration.showNotification(title, options));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { pushManager } = self.registration;
    const pages = () => self.clients.matchAll({ type: 'window' });
    event.waitUntil(subscribeAgain(event, { pushManager, pages }));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = event.notification.data as { path: string };
    event.waitUntil(open(path));
  });
}

/** An open app answers at once. */
const patienceMs = 1_000;

/** The app's router follows the path, so that no text being written is lost. False if no app is open there. */
const ask = (client: WindowClient, path: string) =>
  new Promise<boolean>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), patienceMs);
    client.postMessage({ type: navigationRequest, path } satisfies NavigationRequest, [channel.port2]);
  });

const isApp = ({ url }: WindowClient) => isRoute(new URL(url).pathname);

async function open(path: string): Promise<void> {
  const windows = (await self.clients.matchAll({ type: 'window' })).filter(isApp);
  const shown = windows.find(({ focused }) => focused) ?? windows[0];
  if (!shown) {
    await self.clients.openWindow(path);
    return;
  }
  await shown.focus().catch(() => undefined);
  // An app that is still starting, or of a version without the answer.
  if (!(await ask(shown, path))) await shown.navigate(path);
}
