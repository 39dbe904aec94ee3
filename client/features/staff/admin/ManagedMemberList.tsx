import { graphql, usePaginationFragment } from 'react-relay';
import type { ManagedMemberList_query$key } from '../../../__generated__/ManagedMemberList_query.graphql';
import type { ManagedMemberListPaginationQuery } from '../../../__generated__/ManagedMemberListPaginationQuery.graphql';
import { FoundRows } from '../../../ui/content/FoundRows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';
import { ManagedMemberRow } from './ManagedMemberRow';

const perPage = 20;

interface ManagedMemberListProps {
  query: ManagedMemberList_query$key;
  isFiltered: boolean;
}

export function ManagedMemberList({ query, isFiltered }: ManagedMemberListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ManagedMemberListPaginationQuery,
    ManagedMemberList_query$key
  >(
    graphql`
      fragment ManagedMemberList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        role: { type: "Role" }
        state: { type: "MemberState" }
      )
      @refetchable(queryName: "ManagedMemberListPaginationQuery") {
        managedMembers(first: $count, after: $cursor, search: $search, role: $role, state: $state)
          @connection(key: "ManagedMemberList_managedMembers", filters: ["search", "role", "state"]) {
          edges {
            node {
              id
              ...ManagedMemberRow_member
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.managedMembers;
  return (
    <FoundRows
      of={['member', 'members']}
      isFiltered={isFiltered}
      empty={
        <EmptyState
          title="No members found"
          text="Nobody matches what you look for."
          action={
            <LinkButton to="/admin/members" variant="outline" replace preventScrollReset>
              Show all members
            </LinkButton>
          }
        />
      }
      aria-label="Members"
      items={edges.map(({ node }) => node)}
      row={(node) => <ManagedMemberRow member={node} />}
      hasNext={hasNext}
      loading={isLoadingNext}
      loadNext={loadNext}
      count={perPage}
    />
  );
}
