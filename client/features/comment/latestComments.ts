import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';

export const commentsKey = 'CommentSection_comments';

export interface JoinedComments {
  ids: readonly string[];
  /** Whether more came before the first; undefined where what was known of that still holds. */
  hasEarlier: boolean | undefined;
}

/**
 * What to show once the latest comments were read anew. What is shown stays in its place: what came since follows,
 * what was deleted goes, and what nobody asked to see before the first does not appear.
 */
export function joinLatest(
  shown: readonly string[],
  latest: readonly string[],
  latestHasEarlier: boolean,
): JoinedComments {
  const isShown = new Set(shown);
  const meeting = latest.findIndex((id) => isShown.has(id));
  // Nothing is left of what was shown, or so much came since that there is a gap.
  if (meeting === -1) return { ids: latest, hasEarlier: latestHasEarlier };
  if (meeting > 0) return { ids: latest.slice(meeting), hasEarlier: true };
  if (!latestHasEarlier) return { ids: latest, hasEarlier: false };
  const before = shown.slice(0, shown.indexOf(latest[0] as string));
  return { ids: [...before, ...latest], hasEarlier: before.length > 0 ? undefined : true };
}

const edgesOf = (connection: RecordProxy): Map<string, RecordProxy> =>
  new Map(
    (connection.getLinkedRecords('edges') ?? []).flatMap((edge) => {
      const id = edge?.getLinkedRecord('node')?.getDataID();
      return edge && id ? [[id, edge] as const] : [];
    }),
  );

const connectionOf = (store: RecordSourceProxy, storyId: string) => {
  const story = store.get(storyId);
  return story && ConnectionHandler.getConnection(story, commentsKey);
};

/** How many comments the page shows; undefined where it shows none of that story. */
export function countShown(store: RecordSourceProxy, storyId: string): number | undefined {
  const connection = connectionOf(store, storyId);
  return connection ? edgesOf(connection).size : undefined;
}

/** Brings the list on the page up to the latest comments that were read, `comments(last: count)`. */
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
