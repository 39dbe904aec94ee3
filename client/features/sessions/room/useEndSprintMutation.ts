import { graphql } from 'react-relay';
import type { useEndSprintMutation as Mutation } from '../../../__generated__/useEndSprintMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useEndSprintMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useEndSprintMutation($input: EndSprintInput!) {
      endSprint(input: $input) {
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
