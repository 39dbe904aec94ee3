import { chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { AuditList_query$key } from '../../../__generated__/AuditList_query.graphql';
import type { AuditListPaginationQuery } from '../../../__generated__/AuditListPaginationQuery.graphql';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { AuditRows } from './AuditRows';

interface AuditListProps {
  query: AuditList_query$key;
  /** The name of the member that the list is limited to; null for all members. */
  about: string | null;
  onShowEveryone: () => void;
}

/** The entries of the audit log that match the filter. */
export function AuditList({ query, about, onShowEveryone }: AuditListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AuditListPaginationQuery,
    AuditList_query$key
  >(
    graphql`
      fragment AuditList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
        act: { type: "AuditAct" }
        memberId: { type: "ID" }
      )
      @refetchable(queryName: "AuditListPaginationQuery") {
        auditLog(first: $count, after: $cursor, act: $act, memberId: $memberId)
          @connection(key: "AuditList_auditLog", filters: ["act", "memberId"]) {
          edges {
            node {
              id
              ...AuditRow_entry
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.auditLog;
  return (
    <>
      {about !== null && (
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mb="4">
          <span>
            Only about <bdi>{about}</bdi>, or by them.
          </span>
          <Button variant="outline" size="sm" onClick={onShowEveryone}>
            Show everyone
          </Button>
        </chakra.p>
      )}
      {edges.length === 0 && !hasNext ? (
        <EmptyState
          title="Nothing here"
          text={`Nothing like this happened in the last ${limits.audit.keptDays} days.`}
        />
      ) : (
        <AuditRows
          aria-label="Audit log"
          edges={edges}
          hasNext={hasNext}
          loading={isLoadingNext}
          loadNext={loadNext}
        />
      )}
    </>
  );
}
