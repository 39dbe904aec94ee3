import { useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { RequestsPage_query$key } from '../../../__generated__/RequestsPage_query.graphql';
import type { RequestsPagePaginationQuery } from '../../../__generated__/RequestsPagePaginationQuery.graphql';
import type { RequestsPageQuery } from '../../../__generated__/RequestsPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { LoadMore } from '../../../ui/content/LoadMore';
import { Rows } from '../../../ui/content/Rows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';
import { useFocusAfterRender } from '../../../ui/layout/useFocusAfterRender';
import { AdminPage } from './AdminPage';
import { type Decision, RequestDecision } from './RequestDecision';
import { RequestRow } from './RequestRow';

export const RequestsPage = () => (
  <AdminPage title="Requests" lead="Who asked to join, longest first.">
    <Requests />
  </AdminPage>
);

function Requests() {
  const query = usePageQuery<RequestsPageQuery>(graphql`
    query RequestsPageQuery @preloadable {
      ...RequestsPage_query
    }
  `);
  const { data, isLoadingNext, ...paging } = usePaginationFragment<
    RequestsPagePaginationQuery,
    RequestsPage_query$key
  >(
    graphql`
      fragment RequestsPage_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "RequestsPagePaginationQuery") {
        joining {
          mode
        }
        waitingMembers(first: $count, after: $cursor) @connection(key: "RequestsPage_waitingMembers") {
          __id
          edges {
            node {
              user {
                id
              }
              ...RequestRow_request
            }
          }
        }
      }
    `,
    query,
  );
  const [decision, setDecision] = useState<Decision | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const focusArea = useFocusAfterRender(area);
  const { __id: connection, edges } = data.waitingMembers;
  const isByApproval = data.joining.mode === 'APPROVAL';
  return (
    <div ref={area} tabIndex={-1}>
      {edges.length === 0 && !paging.hasNext ? (
        <EmptyState
          title="Nobody waits"
          text={
            isByApproval
              ? 'When somebody asks to join, their request appears here.'
              : 'People ask to join only while the group is joined by approval.'
          }
          action={
            <LinkButton to="/admin/invitations" variant="outline">
              Invite somebody
            </LinkButton>
          }
        />
      ) : (
        <>
          <Rows aria-label="Requests to join">
            {edges.map(({ node }) => (
              <li key={node.user.id}>
                <RequestRow request={node} onDecide={setDecision} />
              </li>
            ))}
          </Rows>
          <LoadMore {...paging} loading={isLoadingNext} count={20} what="requests" />
        </>
      )}
      <RequestDecision
        decision={decision}
        connection={connection}
        onClose={() => setDecision(null)}
        onDecided={focusArea}
      />
    </div>
  );
}
