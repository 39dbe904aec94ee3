import { graphql } from 'react-relay';
import type { useJoinSessionReadingMutation as Mutation } from '../../../../__generated__/useJoinSessionReadingMutation.graphql';
import { useAppMutation } from '../../../../relay/useAppMutation';

export function useJoinSessionReadingMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useJoinSessionReadingMutation($input: JoinSessionReadingInput!) {
      joinSessionReading(input: $input) {
        reading {
          ...useReading_reading @relay(mask: false)
        }
      }
    }
  `);
}
