import { chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { MembersPage_query$key } from '../../../__generated__/MembersPage_query.graphql';
import type { MembersPagePaginationQuery } from '../../../__generated__/MembersPagePaginationQuery.graphql';
import type { MembersPageQuery } from '../../../__generated__/MembersPageQuery.graphql';
import { isAdmin } from '../../../auth/roles';
import { useAuth } from '../../../auth/useAuth';
import { usePageQuery } from '../../../relay/usePageQuery';
import { FoundRows } from '../../../ui/content/FoundRows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/form/Button';
import { FilterSelect } from '../../../ui/form/FilterSelect';
import { SearchBox } from '../../../ui/form/SearchBox';
import { useFilters } from '../../../ui/form/useFilters';
import { AdminPage } from './AdminPage';
import { ManagedMemberRow } from './ManagedMemberRow';
import { memberFilter, memberParams, roleChoices, stateChoices } from './memberFilter';

export const MembersPage = () => (
  <AdminPage title="Members" lead="Everyone with an account, newest first." filters={<MemberFilters />}>
    <Members />
  </AdminPage>
);

function Members() {
  const query = usePageQuery<MembersPageQuery>(graphql`
    query MembersPageQuery($search: String, $role: Role, $state: MemberState) @preloadable {
      ...MembersPage_query @arguments(search: $search, role: $role, state: $state)
    }
  `);
  const { data, isLoadingNext, ...paging } = usePaginationFragment<
    MembersPagePaginationQuery,
    MembersPage_query$key
  >(
    graphql`
      fragment MembersPage_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        role: { type: "Role" }
        state: { type: "MemberState" }
      )
      @refetchable(queryName: "MembersPagePaginationQuery") {
        managedMembers(first: $count, after: $cursor, search: $search, role: $role, state: $state)
          @connection(key: "MembersPage_managedMembers", filters: ["search", "role", "state"]) {
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
  const { search, role, state } = memberFilter(useSearchParams()[0]);
  return (
    <FoundRows
      of={['member', 'members']}
      isFiltered={!!(search || role || state)}
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
      items={data.managedMembers.edges.map(({ node }) => node)}
      row={(node) => <ManagedMemberRow member={node} />}
      {...paging}
      loading={isLoadingNext}
      count={20}
    />
  );
}

function MemberFilters() {
  const { viewer } = useAuth();
  const [{ role, state }, choose] = useFilters(memberFilter, memberParams);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', lg: 'minmax(0, 20rem) 11rem 13rem' }}
      alignItems="end"
      gap="4"
      mb="6"
    >
      <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <SearchBox label={isAdmin(viewer) ? 'Search by name or address' : 'Search by name'} />
      </chakra.div>
      <FilterSelect
        label="Role"
        all="All"
        choices={roleChoices}
        value={role}
        onChange={(chosen) => choose({ role: chosen })}
      />
      <FilterSelect
        label="State"
        all="All"
        choices={stateChoices}
        value={state}
        onChange={(chosen) => choose({ state: chosen })}
      />
    </chakra.div>
  );
}
