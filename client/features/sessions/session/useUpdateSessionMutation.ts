import { graphql } from 'react-relay';
import type { useUpdateSessionMutation as Mutation } from '../../../__generated__/useUpdateSessionMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useUpdateSessionMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useUpdateSessionMutation($input: UpdateSessionInput!) {
      updateSession(input: $input) {
        session {
          id
          title
          description
          dateTime
          endsAt
          durationMinutes
          capacity
          location
          isRecurring
          hasReading
          registration
          updatedAt
        }
      }
    }
  `);
}
