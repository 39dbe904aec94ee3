import type { AuditLogPageQuery } from '../../../__generated__/AuditLogPageQuery.graphql';
import auditLogPageQuery from '../../../__generated__/AuditLogPageQuery$parameters';
import type { GroupSettingsPageQuery } from '../../../__generated__/GroupSettingsPageQuery.graphql';
import groupSettingsPageQuery from '../../../__generated__/GroupSettingsPageQuery$parameters';
import type { InvitationsPageQuery } from '../../../__generated__/InvitationsPageQuery.graphql';
import invitationsPageQuery from '../../../__generated__/InvitationsPageQuery$parameters';
import type { MemberPageQuery } from '../../../__generated__/MemberPageQuery.graphql';
import memberPageQuery from '../../../__generated__/MemberPageQuery$parameters';
import type { MembersPageQuery } from '../../../__generated__/MembersPageQuery.graphql';
import membersPageQuery from '../../../__generated__/MembersPageQuery$parameters';
import type { OverviewPageQuery } from '../../../__generated__/OverviewPageQuery.graphql';
import overviewPageQuery from '../../../__generated__/OverviewPageQuery$parameters';
import type { ReportsPageQuery } from '../../../__generated__/ReportsPageQuery.graphql';
import reportsPageQuery from '../../../__generated__/ReportsPageQuery$parameters';
import type { RequestsPageQuery } from '../../../__generated__/RequestsPageQuery.graphql';
import requestsPageQuery from '../../../__generated__/RequestsPageQuery$parameters';
import type { SystemPageQuery } from '../../../__generated__/SystemPageQuery.graphql';
import systemPageQuery from '../../../__generated__/SystemPageQuery$parameters';
import { pageQuery } from '../../../relay/pageQuery';
import { auditVariables } from './auditFilter';
import { memberFilter } from './memberFilter';
import { reportFilter } from './reportFilters';

export const overview = pageQuery<OverviewPageQuery>(overviewPageQuery);

export const requests = pageQuery<RequestsPageQuery>(requestsPageQuery);

export const invitations = pageQuery<InvitationsPageQuery>(invitationsPageQuery);

export const members = pageQuery<MembersPageQuery>(membersPageQuery, ({ url }) =>
  memberFilter(url.searchParams),
);

export const member = pageQuery<MemberPageQuery>(memberPageQuery, ({ params }) => ({ id: params.id ?? '' }));

export const reports = pageQuery<ReportsPageQuery>(reportsPageQuery, ({ url }) => ({
  state: reportFilter(url.searchParams).state,
}));

export const auditLog = pageQuery<AuditLogPageQuery>(auditLogPageQuery, ({ url }) =>
  auditVariables(url.searchParams),
);

export const groupSettings = pageQuery<GroupSettingsPageQuery>(groupSettingsPageQuery);

export const system = pageQuery<SystemPageQuery>(systemPageQuery);
