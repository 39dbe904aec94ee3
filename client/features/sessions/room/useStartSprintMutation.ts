import { graphql } from 'react-relay';
import type { useStartSprintMutation as Mutation } from '../../../__generated__/useStartSprintMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useStartSprintMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useStartSprintMutation($input: StartSprintInput!) {
      startSprint(input: $input) {
        session {
          id
          sprint {
            startedAt
            endsAt
            starterId
          }
        }
      }
    }
  `);
}
