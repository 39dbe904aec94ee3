import { chakra } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { useNavigation, useSearchParams } from 'react-router-dom';
import type { DirectoryPageQuery } from '../../../__generated__/DirectoryPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { FilterSelect } from '../../../ui/form/FilterSelect';
import { SearchBox } from '../../../ui/form/SearchBox';
import { useFilters } from '../../../ui/form/useFilters';
import { Page } from '../../../ui/layout/Page';
import { MemberList } from './MemberList';
import { membersFilter, membersParams, roles } from './membersFilter';

export function DirectoryPage() {
  const [{ role }, choose] = useFilters(membersFilter, membersParams);
  return (
    <Page title="Members" lead="Everyone who writes here, and what they published lately.">
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="4" mb="8">
        <SearchBox label="Search members" />
        <chakra.div w={{ base: 'full', sm: '14rem' }}>
          <FilterSelect
            label="Role"
            all="Everyone"
            choices={roles}
            value={role}
            onChange={(chosen) => choose({ role: chosen })}
          />
        </chakra.div>
      </chakra.div>
      <LoadedContent>
        <FoundMembers />
      </LoadedContent>
    </Page>
  );
}

function FoundMembers() {
  const query = usePageQuery<DirectoryPageQuery>(graphql`
    query DirectoryPageQuery($search: String, $role: Role) @preloadable {
      ...MemberList_query @arguments(search: $search, role: $role)
    }
  `);
  const [params] = useSearchParams();
  const { search, role } = membersFilter(params);
  const { state } = useNavigation();
  return (
    <div aria-busy={state !== 'idle'}>
      <MemberList query={query} isFiltered={search !== '' || role !== null} />
    </div>
  );
}
