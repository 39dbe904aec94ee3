import { graphql } from 'react-relay';
import type { useArrangeSessionReadingMutation as Mutation } from '../../../../__generated__/useArrangeSessionReadingMutation.graphql';
import { useAppMutation } from '../../../../relay/useAppMutation';

export function useArrangeSessionReadingMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useArrangeSessionReadingMutation($input: ArrangeSessionReadingInput!) {
      arrangeSessionReading(input: $input) {
        reading {
          ...useReading_reading @relay(mask: false)
        }
      }
    }
  `);
}
