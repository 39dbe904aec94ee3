/** Sent by the service worker to an open page when a push message is clicked. The app answers; public documents don't. */
export const navigationRequest = 'NAVIGATE';

export interface NavigationRequest {
  type: typeof navigationRequest;
  path: string;
}

/** Sent to open pages when the browser has ended or replaced its subscription to push messages. */
export const pushReplaced = 'PUSH_REPLACED';
