import { type NavigationRequest, navigationRequest } from './navigationRequest';

/** Opens the pages that the service worker asks for, in this tab. */
export function followNavigationRequests(open: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const request = data as Partial<NavigationRequest> | null;
    if (request?.type !== navigationRequest || request.path === undefined) return;
    ports[0]?.postMessage(true);
    open(request.path);
  });
}
