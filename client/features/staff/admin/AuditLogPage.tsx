import { chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { AuditLogPage_query$key } from '../../../__generated__/AuditLogPage_query.graphql';
import type { AuditLogPagePaginationQuery } from '../../../__generated__/AuditLogPagePaginationQuery.graphql';
import type { AuditLogPageQuery } from '../../../__generated__/AuditLogPageQuery.graphql';
import { MemberPicker } from '../../../forms/MemberPicker';
import { usePageQuery } from '../../../relay/usePageQuery';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { FilterSelect } from '../../../ui/form/FilterSelect';
import { useFilters } from '../../../ui/form/useFilters';
import { AdminPage } from './AdminPage';
import { AuditRows } from './AuditRows';
import { auditFilter, auditParams } from './auditFilter';
import { type ActName, auditTexts } from './auditTexts';

const actChoices = (Object.keys(auditTexts) as ActName[]).map((value) => ({
  value,
  label: auditTexts[value].label,
}));

export function AuditLogPage() {
  const [{ act, memberId }, choose] = useFilters(auditFilter, auditParams);
  return (
    <AdminPage
      title="Audit log"
      lead={`What happened with accounts in the last ${limits.audit.keptDays} days, newest first.`}
      filters={
        <chakra.div
          role="search"
          aria-label="Audit log"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 18rem))' }}
          alignItems="start"
          gap="4"
          mb="6"
        >
          <FilterSelect
            label="What happened"
            all="Everything"
            choices={actChoices}
            value={act}
            onChange={(chosen) => choose({ act: chosen })}
          />
          {!memberId && (
            <MemberPicker
              isSingle
              hint="What happened with them, and what they did about others."
              chosen={[]}
              onChange={([member]) => choose({ memberId: member?.id ?? null })}
            />
          )}
        </chakra.div>
      }
    >
      <AuditLog onShowEveryone={() => choose({ memberId: null })} />
    </AdminPage>
  );
}

function AuditLog({ onShowEveryone }: { onShowEveryone: () => void }) {
  const query = usePageQuery<AuditLogPageQuery>(graphql`
    query AuditLogPageQuery($act: AuditAct, $memberId: ID, $aboutId: ID!, $isAboutMember: Boolean!)
    @preloadable {
      about: managedMember(id: $aboutId) @include(if: $isAboutMember) {
        user {
          name
        }
      }
      ...AuditLogPage_query @arguments(act: $act, memberId: $memberId)
    }
  `);
  const { data, isLoadingNext, ...paging } = usePaginationFragment<
    AuditLogPagePaginationQuery,
    AuditLogPage_query$key
  >(
    graphql`
      fragment AuditLogPage_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
        act: { type: "AuditAct" }
        memberId: { type: "ID" }
      )
      @refetchable(queryName: "AuditLogPagePaginationQuery") {
        auditLog(first: $count, after: $cursor, act: $act, memberId: $memberId)
          @connection(key: "AuditLogPage_auditLog", filters: ["act", "memberId"]) {
          edges {
            node {
              id
              ...AuditRows_entry
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
      {/* Undefined where the list isn't limited to a member, null where their account was deleted. */}
      {query.about !== undefined && (
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mb="4">
          <span>
            Only about <bdi>{query.about?.user.name ?? 'a deleted member'}</bdi>, or by them.
          </span>
          <Button variant="outline" size="sm" onClick={onShowEveryone}>
            Show everyone
          </Button>
        </chakra.p>
      )}
      {edges.length === 0 && !paging.hasNext ? (
        <EmptyState
          title="Nothing here"
          text={`Nothing like this happened in the last ${limits.audit.keptDays} days.`}
        />
      ) : (
        <AuditRows aria-label="Audit log" edges={edges} {...paging} loading={isLoadingNext} />
      )}
    </>
  );
}
