import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type {
  RequestsPage_query$data,
  RequestsPage_query$key,
} from '../../../__generated__/RequestsPage_query.graphql';
import type { RequestsPagePaginationQuery } from '../../../__generated__/RequestsPagePaginationQuery.graphql';
import type { RequestsPageQuery } from '../../../__generated__/RequestsPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { LoadMore } from '../../../ui/content/LoadMore';
import { Rows } from '../../../ui/content/Rows';
import { Time } from '../../../ui/content/Time';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button, LinkButton } from '../../../ui/form/Button';
import { useFocusAfterRender } from '../../../ui/layout/useFocusAfterRender';
import { AdminPage } from './AdminPage';
import { type Decision, RequestDecision } from './RequestDecision';

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
              askedAt
              email
              user {
                id
                username
                name
              }
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
                <RequestRow {...node} onDecide={setDecision} />
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

type Request = RequestsPage_query$data['waitingMembers']['edges'][number]['node'];

/** Somebody who asked to join, with the two answers. */
function RequestRow({
  askedAt,
  email,
  user,
  onDecide,
}: Request & { onDecide: (decision: Decision) => void }) {
  const { id, name, username } = user;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3">
      <chakra.div flex="1 1 16rem" minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </chakra.p>
        <chakra.p textStyle="facts" color="ink.muted" overflowWrap="anywhere">
          {email ?? `@${username}`} · Asked <Time value={askedAt} />
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="3">
        <Button size="sm" onClick={() => onDecide({ answer: 'approve', id, name })}>
          Approve<chakra.span srOnly> {name}</chakra.span>
        </Button>
        <Button size="sm" variant="outline" onClick={() => onDecide({ answer: 'decline', id, name })}>
          Decline<chakra.span srOnly> {name}</chakra.span>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
