import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useReportContentMutation as Mutation } from '../../__generated__/useReportContentMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';
import type { Reason } from './reportWords';

export function useReportContentMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useReportContentMutation($input: ReportContentInput!) {
      reportContent(input: $input) {
        reportedId
      }
    }
  `);
  const reportContent = useCallback(
    (id: string, reason: Reason, note: string) => commit({ input: { id, reason, note } }),
    [commit],
  );
  return [reportContent, inFlight] as const;
}
