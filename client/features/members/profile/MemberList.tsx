import { graphql, usePaginationFragment } from 'react-relay';
import type { MemberList_query$key } from '../../../__generated__/MemberList_query.graphql';
import type { MemberListPaginationQuery } from '../../../__generated__/MemberListPaginationQuery.graphql';
import { FoundRows } from '../../../ui/content/FoundRows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';
import { MemberRow } from './MemberRow';
import { peoplePerPage } from './PeopleList';

export function MemberList({ query, isFiltered }: { query: MemberList_query$key; isFiltered: boolean }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    MemberListPaginationQuery,
    MemberList_query$key
  >(
    graphql`
      fragment MemberList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        role: { type: "Role" }
      )
      @refetchable(queryName: "MemberListPaginationQuery") {
        members(first: $count, after: $cursor, search: $search, role: $role)
          @connection(key: "MemberList_members", filters: ["search", "role"]) {
          edges {
            node {
              id
              ...MemberRow_user
            }
          }
        }
      }
    `,
    query,
  );
  const members = data.members.edges.map(({ node }) => node);
  return (
    <FoundRows
      of={['member', 'members']}
      isFiltered={isFiltered}
      empty={
        <EmptyState
          title="No members found"
          text="Names and usernames are searched from their start. Try fewer letters, or everyone."
          action={
            <LinkButton to="/members" variant="outline">
              Show everyone
            </LinkButton>
          }
        />
      }
      items={members}
      row={(member) => <MemberRow user={member} />}
      hasNext={hasNext}
      loading={isLoadingNext}
      loadNext={loadNext}
      count={peoplePerPage}
    />
  );
}
