import { useCallback, useEffect, useRef } from 'react';
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { useRefreshCommentsQuery } from '../../../__generated__/useRefreshCommentsQuery.graphql';
import { countShown, showLatest } from './latestComments';

/** The most new comments that are added to the list; if there are more, it starts over with the latest. */
const maxNewComments = 20;

const query = graphql`
  query useRefreshCommentsQuery($id: ID!, $count: Int!) {
    story(id: $id) {
      id
      viewerCanComment
      ...CommentsModeChoice_story
      ...WaitingComments_story
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
 * Fetches the latest comments without dropping loaded earlier pages, as the connection's own refetch would.
 * On failure the shown comments stay.
 */
export function useRefreshComments(id: string): () => void {
  const environment = useRelayEnvironment();
  const request = useRef<{ unsubscribe(): void } | null>(null);
  useEffect(() => () => request.current?.unsubscribe(), []);
  return useCallback(() => {
    let shown: number | undefined;
    commitLocalUpdate(environment, (store) => {
      shown = countShown(store, id);
    });
    if (shown === undefined) return;
    const count = Math.min(limits.page.max, shown + maxNewComments);
    request.current?.unsubscribe();
    request.current = fetchQuery<useRefreshCommentsQuery>(environment, query, { id, count }).subscribe({
      next: () => commitLocalUpdate(environment, (store) => showLatest(store, id, count)),
      error: () => {},
    });
  }, [environment, id]);
}
