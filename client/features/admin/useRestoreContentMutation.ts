import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRestoreContentMutation as Mutation } from '../../__generated__/useRestoreContentMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useRestoreContentMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useRestoreContentMutation($input: RestoreContentInput!) {
      restoreContent(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
  const restoreContent = useCallback((id: string) => commit({ input: { id } }), [commit]);
  return [restoreContent, inFlight] as const;
}
