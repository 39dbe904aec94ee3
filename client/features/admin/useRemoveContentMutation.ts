import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRemoveContentMutation as Mutation } from '../../__generated__/useRemoveContentMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

export function useRemoveContentMutation() {
  const [commit] = useAppMutation<Mutation>(graphql`
    mutation useRemoveContentMutation($input: RemoveContentInput!) {
      removeContent(input: $input) {
        reportCase {
          ...ReportCaseItem_case
        }
      }
    }
  `);
  return useCallback((id: string, reason: string) => commit({ input: { id, reason } }), [commit]);
}
