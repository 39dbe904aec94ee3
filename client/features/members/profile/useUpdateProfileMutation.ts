import { graphql } from 'react-relay';
import type { useUpdateProfileMutation as Mutation } from '../../../__generated__/useUpdateProfileMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** The response updates the member everywhere, including the top bar. */
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
