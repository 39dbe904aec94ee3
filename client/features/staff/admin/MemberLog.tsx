import { chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { MemberLog_member$key } from '../../../__generated__/MemberLog_member.graphql';
import type { MemberLogPaginationQuery } from '../../../__generated__/MemberLogPaginationQuery.graphql';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { AuditRows } from './AuditRows';

/** A member's part of the audit log; nothing for instructors, who don't see it. */
export function MemberLog({ member }: { member: MemberLog_member$key }) {
  const { data, isLoadingNext, ...paging } = usePaginationFragment<
    MemberLogPaginationQuery,
    MemberLog_member$key
  >(
    graphql`
      fragment MemberLog_member on ManagedMember
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
      @refetchable(queryName: "MemberLogPaginationQuery") {
        auditLog(first: $count, after: $cursor) @connection(key: "MemberLog_auditLog") {
          edges {
            node {
              id
              ...AuditRows_entry
            }
          }
        }
      }
    `,
    member,
  );
  if (!data.auditLog) return null;
  const { edges } = data.auditLog;
  return (
    <SettingsSection
      title="What happened"
      lead={`With their account, and what they did about others, in the last ${limits.audit.keptDays} days.`}
    >
      {edges.length === 0 ? (
        <chakra.p color="ink.muted">Nothing so far.</chakra.p>
      ) : (
        <AuditRows aria-label="What happened" edges={edges} {...paging} loading={isLoadingNext} />
      )}
    </SettingsSection>
  );
}
