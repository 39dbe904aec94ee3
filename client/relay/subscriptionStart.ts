import { createListeners } from '../lib/store';

/**
 * Notifies whenever subscriptions start on a connection, initially and after an outage. Earlier changes cause
 * no events, so pages must fetch their data again.
 */
export const { subscribe: onSubscriptionStart, notify: announceSubscriptionStart } = createListeners();
