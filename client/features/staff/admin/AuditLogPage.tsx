import { chakra } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { AuditLogPageQuery } from '../../../__generated__/AuditLogPageQuery.graphql';
import { MemberPicker } from '../../../forms/MemberPicker';
import { usePageQuery } from '../../../relay/usePageQuery';
import { FilterSelect } from '../../../ui/form/FilterSelect';
import { useFilters } from '../../../ui/form/useFilters';
import { AdminPage } from './AdminPage';
import { AuditList } from './AuditList';
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
      ...AuditList_query @arguments(act: $act, memberId: $memberId)
    }
  `);
  return (
    <AuditList
      query={query}
      // Undefined where the list isn't limited to a member, null where their account was deleted.
      about={query.about === undefined ? null : (query.about?.user.name ?? 'a deleted member')}
      onShowEveryone={onShowEveryone}
    />
  );
}
