import { createListeners } from '../lib/store';

/** Notifies whenever subscriptions start on a connection: earlier changes cause no events, so pages fetch their data again. */
export const { subscribe: onSubscriptionStart, notify: announceSubscriptionStart } = createListeners();
