import { graphql } from 'react-relay';
import type { MembersPageQuery } from '../../__generated__/MembersPageQuery.graphql';
import { usePageQuery } from '../../relay/usePageQuery';
import { AdminPage } from './AdminPage';
import { ManagedMemberList } from './ManagedMemberList';
import { MemberFilters } from './MemberFilters';

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
  return <ManagedMemberList query={query} />;
}
