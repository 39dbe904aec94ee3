import { graphql } from 'react-relay';
import type { useRestoreContentMutation as Mutation } from '../../../__generated__/useRestoreContentMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useRestoreContentMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useRestoreContentMutation($input: RestoreContentInput!) {
      restoreContent(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
}
