import { graphql } from 'react-relay';
import type { useReportContentMutation as Mutation } from '../../../__generated__/useReportContentMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useReportContentMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useReportContentMutation($input: ReportContentInput!) {
      reportContent(input: $input) {
        reportedId
      }
    }
  `);
}
