import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useHideContentMutation as Mutation } from '../../__generated__/useHideContentMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useHideContentMutation() {
  const [commit] = useAppMutation<Mutation>(graphql`
    mutation useHideContentMutation($input: HideContentInput!) {
      hideContent(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
  return useCallback((id: string, reason: string) => commit({ input: { id, reason } }), [commit]);
}
