import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { edgesOf } from '../../../relay/edgesOf';

const commentsKey = 'CommentSection_comments';

interface JoinedComments {
  ids: readonly string[];
  /** Whether there are earlier ones; undefined if that hasn't changed. */
  hasEarlier: boolean | undefined;
}

/**
 * Merges newly fetched latest comments into the shown ones: new ones follow, deleted ones disappear, and
 * earlier ones that weren't loaded stay hidden.
 */
export function joinLatest(
  shown: readonly string[],
  latest: readonly string[],
  latestHasEarlier: boolean,
): JoinedComments {
  const isShown = new Set(shown);
  const meeting = latest.findIndex((id) => isShown.has(id));
  // No overlap: all shown ones were deleted, or too many are new.
  if (meeting === -1) return { ids: latest, hasEarlier: latestHasEarlier };
  if (meeting > 0) return { ids: latest.slice(meeting), hasEarlier: true };
  if (!latestHasEarlier) return { ids: latest, hasEarlier: false };
  const before = shown.slice(0, shown.indexOf(latest[0] as string));
  return { ids: [...before, ...latest], hasEarlier: before.length > 0 ? undefined : true };
}

const connectionOf = (store: RecordSourceProxy, storyId: string) => {
  const story = store.get(storyId);
  return story && ConnectionHandler.getConnection(story, commentsKey);
};

/** Number of shown comments; undefined if the page shows none of that story. */
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
  const { ids, hasEarlier } = joinLatest(
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
