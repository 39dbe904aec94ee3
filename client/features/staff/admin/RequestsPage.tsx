import { graphql } from 'react-relay';
import type { RequestsPageQuery } from '../../../__generated__/RequestsPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { AdminPage } from './AdminPage';
import { RequestList } from './RequestList';

export const RequestsPage = () => (
  <AdminPage title="Requests" lead="Who asked to join, longest first.">
    <Requests />
  </AdminPage>
);

function Requests() {
  const query = usePageQuery<RequestsPageQuery>(graphql`
    query RequestsPageQuery @preloadable {
      ...RequestList_query
    }
  `);
  return <RequestList query={query} />;
}
