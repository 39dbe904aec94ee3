import { graphql } from 'react-relay';
import type { useUpdateProfileMutation as Mutation } from '../../__generated__/useUpdateProfileMutation.graphql';
import { useAppMutation } from '../../relay/useAppMutation';

/** The answer changes the member wherever they are shown, in the bar at the top too. */
export function useUpdateProfileMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        user {
          id
          name
          displayName
          bio
          websiteUrl
          profileImageUrl
        }
      }
    }
  `);
}
