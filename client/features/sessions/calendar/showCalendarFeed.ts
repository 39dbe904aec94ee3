import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';

/**
 * Shows a payload's calendar address, which another device may have created. A viewer has no id, so Relay can't
 * match the payload's with the query's.
 */
export function showCalendarFeed(store: RecordSourceSelectorProxy, payload: RecordProxy | null): void {
  const feed = payload?.getLinkedRecord('viewer')?.getLinkedRecord('calendarFeed');
  const viewer = store.getRoot().getLinkedRecord('viewer');
  if (feed) viewer?.setLinkedRecord(feed, 'calendarFeed');
  else viewer?.setValue(null, 'calendarFeed');
}
