import { graphql } from 'react-relay';
import type { useApproveContentMutation as Mutation } from '../../../__generated__/useApproveContentMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Shows what waits, as it was read: a later change is refused. */
export function useApproveContentMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useApproveContentMutation($input: ApproveContentInput!) {
      approveContent(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
}
