import { graphql } from 'react-relay';
import type { useRemoveContentMutation as Mutation } from '../../../__generated__/useRemoveContentMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useRemoveContentMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useRemoveContentMutation($input: RemoveContentInput!) {
      removeContent(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
}
