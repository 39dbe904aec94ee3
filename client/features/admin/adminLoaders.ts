import type { InvitationsPageQuery } from '../../__generated__/InvitationsPageQuery.graphql';
import invitationsPageQuery from '../../__generated__/InvitationsPageQuery$parameters';
import type { OverviewPageQuery } from '../../__generated__/OverviewPageQuery.graphql';
import overviewPageQuery from '../../__generated__/OverviewPageQuery$parameters';
import type { RequestsPageQuery } from '../../__generated__/RequestsPageQuery.graphql';
import requestsPageQuery from '../../__generated__/RequestsPageQuery$parameters';
import { pageQuery } from '../../relay/pageQuery';

export const overview = pageQuery<OverviewPageQuery>(overviewPageQuery);

export const requests = pageQuery<RequestsPageQuery>(requestsPageQuery);

export const invitations = pageQuery<InvitationsPageQuery>(invitationsPageQuery);
