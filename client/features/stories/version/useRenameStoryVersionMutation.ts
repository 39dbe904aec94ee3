import { graphql } from 'react-relay';
import type { useRenameStoryVersionMutation as Mutation } from '../../../__generated__/useRenameStoryVersionMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

/** An empty name removes it. */
export function useRenameStoryVersionMutation() {
  return useAppMutation<Mutation>(graphql`
    mutation useRenameStoryVersionMutation($input: RenameStoryVersionInput!) {
      renameStoryVersion(input: $input) {
        version {
          id
          name
        }
      }
    }
  `);
}
