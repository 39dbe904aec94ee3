import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { edgesOf } from '../../../relay/edgesOf';

/** The key of a story's list of comments in Relay's store. */
export const commentsKey = 'CommentSection_comments';

interface MergedComments {
  ids: readonly string[];
  /** Whether there are earlier comments; undefined if that hasn't changed. */
  hasEarlier: boolean | undefined;
}

/**
 * Merges the ids of newly fetched latest comments into the shown ones: new ones follow, deleted ones disappear, and
 * earlier ones that weren't loaded stay hidden.
 */
export function mergeLatest(
  shown: readonly string[],
  latest: readonly string[],
  latestHasEarlier: boolean,
): MergedComments {
  const shownIds = new Set(shown);
  const overlapStart = latest.findIndex((id) => shownIds.has(id));
  // Without an overlap, all shown comments were deleted, or too many are new.
  if (overlapStart === -1) return { ids: latest, hasEarlier: latestHasEarlier };
  // The fetch reaches further back than the shown comments.
  if (overlapStart > 0) return { ids: latest.slice(overlapStart), hasEarlier: true };
  if (!latestHasEarlier) return { ids: latest, hasEarlier: false };
  const loadedBefore = shown.slice(0, shown.indexOf(latest[0] as string));
  return { ids: [...loadedBefore, ...latest], hasEarlier: loadedBefore.length > 0 ? undefined : true };
}

const connectionOf = (store: RecordSourceProxy, storyId: string) => {
  const story = store.get(storyId);
  return story && ConnectionHandler.getConnection(story, commentsKey);
};

/** The number of shown comments; undefined if no page shows that story's comments. */
export function countShown(store: RecordSourceProxy, storyId: string): number | undefined {
  const connection = connectionOf(store, storyId);
  return connection ? edgesOf(connection).size : undefined;
}

/** Updates the shown list with the fetched `comments(last: count)`. */
export function showLatest(store: RecordSourceProxy, storyId: string, count: number): void {
  const connection = connectionOf(store, storyId);
  const latest = store.get(storyId)?.getLinkedRecord('comments', { last: count });
  if (!connection || !latest) return;
  const shownEdges = edgesOf(connection);
  const latestEdges = edgesOf(latest);
  const { ids, hasEarlier } = mergeLatest(
    [...shownEdges.keys()],
    [...latestEdges.keys()],
    latest.getLinkedRecord('pageInfo')?.getValue('hasPreviousPage') === true,
  );
  const edges = ids.flatMap((id) => {
    const edge =
      shownEdges.get(id) ??
      ConnectionHandler.buildConnectionEdge(store, connection, latestEdges.get(id) as RecordProxy);
    return edge ? [edge] : [];
  });
  connection.setLinkedRecords(edges, 'edges');
  connection.setValue(latest.getValue('totalCount'), 'totalCount');
  const pageInfo = connection.getLinkedRecord('pageInfo');
  pageInfo?.setValue(edges[0]?.getValue('cursor') ?? null, 'startCursor');
  if (hasEarlier !== undefined) pageInfo?.setValue(hasEarlier, 'hasPreviousPage');
}

/**
 * Removes a comment from the shown list and from those that wait. Not by @deleteEdge: an event may have removed it already, and the
 * count must not be decremented twice.
 */
export function removeComment(store: RecordSourceProxy, storyId: string, id: string): void {
  const connection = connectionOf(store, storyId);
  if (connection && edgesOf(connection).has(id)) {
    ConnectionHandler.deleteNode(connection, id);
    connection.setValue(Number(connection.getValue('totalCount')) - 1, 'totalCount');
  }
  const story = store.get(storyId);
  const waiting = story?.getLinkedRecords('waitingComments');
  if (waiting)
    story?.setLinkedRecords(
      waiting.filter((comment) => comment?.getDataID() !== id),
      'waitingComments',
    );
}
