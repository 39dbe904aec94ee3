/** Sent by the service worker to an open page when a push message is clicked. The app answers; public documents don't. */
export const navigationRequest = 'NAVIGATE';

export interface NavigationRequest {
  type: typeof navigationRequest;
  path: string;
}
