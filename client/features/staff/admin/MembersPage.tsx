import { chakra } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { MembersPageQuery } from '../../../__generated__/MembersPageQuery.graphql';
import { isAdmin } from '../../../auth/roles';
import { useAuth } from '../../../auth/useAuth';
import { usePageQuery } from '../../../relay/usePageQuery';
import { FilterSelect } from '../../../ui/form/FilterSelect';
import { SearchBox } from '../../../ui/form/SearchBox';
import { useFilters } from '../../../ui/form/useFilters';
import { AdminPage } from './AdminPage';
import { ManagedMemberList } from './ManagedMemberList';
import { memberFilter, memberParams, roleChoices, stateChoices } from './memberFilter';

export const MembersPage = () => (
  <AdminPage title="Members" lead="Everyone with an account, newest first." filters={<MemberFilters />}>
    <Members />
  </AdminPage>
);

function Members() {
  const query = usePageQuery<MembersPageQuery>(graphql`
    query MembersPageQuery($search: String, $role: Role, $state: MemberState) @preloadable {
      ...ManagedMemberList_query @arguments(search: $search, role: $role, state: $state)
    }
  `);
  const { search, role, state } = memberFilter(useSearchParams()[0]);
  return <ManagedMemberList query={query} isFiltered={!!(search || role || state)} />;
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
