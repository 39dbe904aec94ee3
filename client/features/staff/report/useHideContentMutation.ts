import { graphql } from 'react-relay';
import type { useHideContentMutation as Mutation } from '../../../__generated__/useHideContentMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** Hides a story or comment, and updates its case in the list of reports. */
export function useHideContentMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useHideContentMutation($input: HideContentInput!) {
      hideContent(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
}
