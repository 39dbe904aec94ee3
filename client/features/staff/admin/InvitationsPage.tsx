import { graphql } from 'react-relay';
import type { InvitationsPageQuery } from '../../../__generated__/InvitationsPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { AdminPage } from './AdminPage';
import { InvitationList } from './InvitationList';

export const InvitationsPage = () => (
  <AdminPage title="Invitations" lead="Links that let people join at once.">
    <Invitations />
  </AdminPage>
);

function Invitations() {
  const query = usePageQuery<InvitationsPageQuery>(graphql`
    query InvitationsPageQuery @preloadable {
      ...InvitationList_query
    }
  `);
  return <InvitationList query={query} />;
}
