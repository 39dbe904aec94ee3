import { graphql } from 'react-relay';
import type { useStepSessionReadingMutation as Mutation } from '../../../../__generated__/useStepSessionReadingMutation.graphql';
import { useAppMutation } from '../../../../relay/useAppMutation';

export function useStepSessionReadingMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useStepSessionReadingMutation($input: StepSessionReadingInput!) {
      stepSessionReading(input: $input) {
        reading {
          ...useReading_reading @relay(mask: false)
        }
      }
    }
  `);
}
