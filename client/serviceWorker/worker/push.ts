import { isRoute } from '../../../server/contract/routes';
import { type NavigationRequest, navigationRequest } from '../navigationRequest';
import { subscribeAgain } from '../subscribeAgain';

declare const self: ServiceWorkerGlobalScope;

/** The content of a push message: the same as the server's `PushText`. */
interface PushText {
  title: string;
  path: string;
  tag: string;
}

/** The notification of a push message. A message that can't be read gets one, too: otherwise browsers end the subscription. */
function textOf(data: PushMessageData | null): PushText {
  try {
    const { title, path, tag } = (data?.json() ?? {}) as Partial<PushText>;
    if (title && path?.startsWith('/') && !path.startsWith('//')) return { title, path, tag: tag ?? path };
  } catch {
    // The message can't be read.
  }
  return { title: 'You have a new notification', path: '/notifications', tag: 'unknown' };
}

/** Shows push messages, and opens what they are about: in the open app if there is one. */
export function listenToPush(): void {
  self.addEventListener('push', (event) => {
    const { title, path, tag } = textOf(event.data);
    // `renotify` alerts the user again as a notification replaces another. TypeScript's library doesn't know it.
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

/** How long to wait for an open app's answer, which usually comes at once. */
const answerTimeoutMs = 1_000;

/** Asks an open app to navigate by its router, so that no text is lost. False without an answer, as of a page that isn't the app. */
const askToNavigate = (client: WindowClient, path: string) =>
  new Promise<boolean>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), answerTimeoutMs);
    client.postMessage({ type: navigationRequest, path } satisfies NavigationRequest, [channel.port2]);
  });

const isApp = ({ url }: WindowClient) => isRoute(new URL(url).pathname);

/** Opens a path in an open app if there is one, otherwise in a new window. */
async function open(path: string): Promise<void> {
  const appWindows = (await self.clients.matchAll({ type: 'window' })).filter(isApp);
  const appWindow = appWindows.find(({ focused }) => focused) ?? appWindows[0];
  if (!appWindow) {
    await self.clients.openWindow(path);
    return;
  }
  await appWindow.focus().catch(() => undefined);
  // An app that is still starting, or of an older version, doesn't answer.
  if (!(await askToNavigate(appWindow, path))) await appWindow.navigate(path);
}
