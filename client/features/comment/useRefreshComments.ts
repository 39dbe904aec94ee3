import { useCallback, useEffect, useRef } from 'react';
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { limits } from '../../../server/contract/limits';
import type { useRefreshCommentsQuery } from '../../__generated__/useRefreshCommentsQuery.graphql';
import { countShown, showLatest } from './latestComments';

/** So many may have come since before the list on the page starts over with the latest. */
const newAtMost = 20;

const query = graphql`
  query useRefreshCommentsQuery($id: ID!, $count: Int!) {
    story(id: $id) {
      id
      viewerCanComment
      comments(last: $count) {
        totalCount
        edges {
          cursor
          node {
            content
            author {
              id
              name
            }
            ...CommentItem_comment
          }
        }
        pageInfo {
          hasPreviousPage
        }
      }
    }
  }
`;

/**
 * Reads the comments on the page again, and leaves the list where it stands: the connection's own refetch would drop
 * the earlier pages from under whoever reads them. Where it fails, what is shown stays.
 */
export function useRefreshComments(id: string): () => void {
  const environment = useRelayEnvironment();
  const reading = useRef<{ unsubscribe(): void } | null>(null);
  useEffect(() => () => reading.current?.unsubscribe(), []);
  return useCallback(() => {
    let shown: number | undefined;
    commitLocalUpdate(environment, (store) => {
      shown = countShown(store, id);
    });
    if (shown === undefined) return;
    const count = Math.min(limits.page.max, shown + newAtMost);
    reading.current?.unsubscribe();
    reading.current = fetchQuery<useRefreshCommentsQuery>(environment, query, { id, count }).subscribe({
      next: () => commitLocalUpdate(environment, (store) => showLatest(store, id, count)),
      error: () => {},
    });
  }, [environment, id]);
}
