import { ConnectionHandler } from 'react-relay';
import type { IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** The store ids of a member's list of followers, if it was loaded. */
export function followersLists(environment: IEnvironment, id: string): string[] {
  const list = ConnectionHandler.getConnectionID(id, 'ProfileFollowers_followers');
  return environment.getStore().getSource().has(list) ? [list] : [];
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

// An updater instead of an optimistic response, which would have to contain absolute counts.

export function setFollowing(store: RecordSourceProxy, id: string, follows: boolean): void {
  const member = store.get(id);
  member?.setValue(follows, 'viewerIsFollowing');
  addToCount(member, 'followers', follows ? 1 : -1);
}

/** Updates the viewer's own count, which the responses don't contain. */
export function countFollowing(store: RecordSourceProxy, viewerId: string | undefined, change: number): void {
  if (viewerId) addToCount(store.get(viewerId), 'following', change);
}
