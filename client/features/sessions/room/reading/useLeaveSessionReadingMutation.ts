import { graphql } from 'react-relay';
import type { useLeaveSessionReadingMutation as Mutation } from '../../../../__generated__/useLeaveSessionReadingMutation.graphql';
import { useAppMutation } from '../../../../relay/useAppMutation';

export function useLeaveSessionReadingMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useLeaveSessionReadingMutation($input: LeaveSessionReadingInput!) {
      leaveSessionReading(input: $input) {
        reading {
          ...useReading_reading @relay(mask: false)
        }
      }
    }
  `);
}
