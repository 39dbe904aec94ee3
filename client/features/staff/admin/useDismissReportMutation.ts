import { graphql } from 'react-relay';
import type { useDismissReportMutation as Mutation } from '../../../__generated__/useDismissReportMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useDismissReportMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useDismissReportMutation($input: DismissReportInput!) {
      dismissReport(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
}
