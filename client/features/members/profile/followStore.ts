import { ConnectionHandler } from 'react-relay';
import type { IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** The Relay store's id of a member's list of followers, as an array that is empty if the list wasn't loaded. */
export function followersConnections(environment: IEnvironment, id: string): string[] {
  const connection = ConnectionHandler.getConnectionID(id, 'ProfileFollowers_followers');
  return environment.getStore().getSource().has(connection) ? [connection] : [];
}

function addToCount(
  member: RecordProxy | null | undefined,
  field: 'followers' | 'following',
  change: number,
) {
  const list = member?.getLinkedRecord(field, { first: 0 });
  const count = list?.getValue('totalCount');
  if (typeof count === 'number') list?.setValue(Math.max(0, count + change), 'totalCount');
}

/**
 * Shows optimistically that the viewer follows a member, or no longer does. An updater does it because an optimistic response
 * would have to contain absolute counts.
 */
export function setFollowing(store: RecordSourceProxy, id: string, follows: boolean): void {
  const member = store.get(id);
  member?.setValue(follows, 'viewerIsFollowing');
  addToCount(member, 'followers', follows ? 1 : -1);
}

/** Adds to the number of members that the viewer follows, which the responses don't contain. */
export function addToFollowing(store: RecordSourceProxy, viewerId: string | undefined, change: number): void {
  if (viewerId) addToCount(store.get(viewerId), 'following', change);
}
